"""The lab: measuring, shrinking and simulating games."""
