"""The search bot: many re-dealt worlds played on, one tree for each observer.

`thinking.py` runs the search, `tree.py` remembers what it has seen, `playout.py` plays a world on
from where the trees end, `levels.py` says how long and how well it thinks.
"""
