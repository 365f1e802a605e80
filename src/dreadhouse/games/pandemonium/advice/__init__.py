"""A sensible player of Pandemonium, by what the asked seat may know."""
