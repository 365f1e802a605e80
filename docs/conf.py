"""How the pages of docs/ are built: plain Markdown, read just as well unbuilt."""

project = "Dreadhouse"
copyright = "Dreadhouse contributors"
extensions = ["myst_parser"]
myst_heading_anchors = 4
html_theme = "furo"
html_title = "Dreadhouse"
# Pages also point at sources and the licence, which are read in the repository.
# Twee is shown as it stands: there is no highlighter for it.
suppress_warnings = ["myst.xref_missing", "toc.not_included", "misc.highlighting_failure"]
