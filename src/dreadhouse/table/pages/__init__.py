"""The pages of the house: typed Python that writes HTML, one module a page."""
