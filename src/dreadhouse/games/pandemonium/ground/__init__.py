"""The board (PAN-25 to PAN-43): spaces, edges, openings, distances and ways, without any figure."""
