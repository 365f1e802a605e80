"""Drawings that every game may use: icons, card faces and box covers, all as SVG text."""
