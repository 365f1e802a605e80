"""The rooms of Harrowmere as floor plans, seen from above by candle light."""

# mypyc: no
