"""The plots of a report, as SVG: drawn here and now, so that the page loads nothing."""

from __future__ import annotations

from typing import Any, Final

import altair as alt
import vl_convert

from dreadhouse.lab.figures import Meetings, Tally

Point = dict[str, Any]

INK: Final = "#3b2f2a"
BLOOD: Final = "#8c2f2b"
PALE: Final = ["#fdf6ec", "#dd9a6d"]
SEATS: Final = ["#8c2f2b", "#2f5d62", "#b07d2b", "#5b4a7d", "#4f6b2f", "#7a5a45"]
WIDTH: Final = 640
FONT: Final = "Georgia, 'DejaVu Serif', serif"


def drawn(chart: Any) -> str:
    """A chart as SVG text."""
    styled = (
        chart.configure(font=FONT, background="transparent")
        .configure_axis(labelColor=INK, titleColor=INK, gridColor="#d9cfc4", labelLimit=320)
        .configure_legend(labelColor=INK, titleColor=INK)
        .configure_title(color=INK, anchor="start", fontWeight="normal")
        .configure_view(stroke=None)
        .configure_range(category=SEATS)
    )
    return str(vl_convert.vegalite_to_svg(styled.to_json()))


def _of(points: list[Point]) -> Any:
    return alt.InlineData(values=points)


def seat_shares(names: list[str], tallies: list[Tally]) -> str:
    """Win share by seat with its interval; a dashed line is a fair share."""
    points = [
        {"setting": name, "seat": f"seat {at + 1}", "share": 100 * share.value}
        | dict(zip(("low", "high"), (100 * end for end in share.interval), strict=True))
        for name, tally in zip(names, tallies, strict=True)
        for at, share in enumerate(tally.by_seat)
    ]
    fair = _of([{"fair": 100 / tallies[0].seats}])
    base = alt.Chart(_of(points)).encode(y=alt.Y("setting:N", title=None, sort=names))
    spans = base.mark_rule(strokeWidth=2).encode(
        x=alt.X("low:Q", title="win share, per cent", scale=alt.Scale(zero=False)),
        x2="high:Q",
        color=alt.Color("seat:N", title=None),
        yOffset="seat:N",
    )
    dots = base.mark_point(filled=True, size=60).encode(
        x="share:Q", color="seat:N", yOffset="seat:N"
    )
    line = alt.Chart(fair).mark_rule(strokeDash=[4, 4], color=INK).encode(x="fair:Q")
    return drawn((line + spans + dots).properties(width=WIDTH))


def endings(names: list[str], tallies: list[Tally]) -> str:
    """How the games of each setting end."""
    points = [
        {"setting": name, "ending": kind.replace("_", " "), "share": 100 * count / tally.games}
        for name, tally in zip(names, tallies, strict=True)
        for kind, count in sorted(tally.endings.items())
    ]
    chart = alt.Chart(_of(points)).mark_bar()
    return drawn(
        chart.encode(
            x=alt.X("share:Q", title="share of games, per cent"),
            y=alt.Y("setting:N", title=None, sort=names),
            color=alt.Color("ending:N", title="ending"),
        ).properties(width=WIDTH)
    )


def lengths(names: list[str], tallies: list[Tally], unit: str) -> str:
    """How long the games last: one setting as a histogram, several as spans."""
    if len(tallies) == 1:
        return _histogram(tallies[0], unit)
    points = [
        {"setting": name, "median": tally.median}
        | {"low": tally.length_at(0.05), "high": tally.length_at(0.95)}
        for name, tally in zip(names, tallies, strict=True)
    ]
    base = alt.Chart(_of(points)).encode(y=alt.Y("setting:N", title=None, sort=names))
    spans = base.mark_rule(strokeWidth=3, color=BLOOD).encode(
        x=alt.X("low:Q", title=f"{unit}: median, and where nine of ten games end"), x2="high:Q"
    )
    dots = base.mark_point(filled=True, size=70, color=INK).encode(x="median:Q")
    return drawn((spans + dots).properties(width=WIDTH))


def _histogram(tally: Tally, unit: str) -> str:
    low, high = min(tally.lengths), max(tally.lengths)
    step = max(1, (high - low) // 40 + 1)
    bars: dict[int, int] = {}
    for length in tally.lengths:
        at = low + (length - low) // step * step
        bars[at] = bars.get(at, 0) + 1
    points = [{"from": at, "to": at + step, "games": bars[at]} for at in sorted(bars)]
    chart = alt.Chart(_of(points)).mark_bar(color=BLOOD, binSpacing=1)
    return drawn(
        chart.encode(
            x=alt.X("from:Q", bin="binned", title=unit),
            x2="to:Q",
            y=alt.Y("games:Q", title="games"),
        ).properties(width=WIDTH)
    )


def heat(points: list[Point], across: str, down: str, title: str, form: str) -> str:
    """One measure over two options; `points` hold `x`, `y` and `value`."""
    base = alt.Chart(_of(points)).encode(
        x=alt.X("x:O", title=across, axis=alt.Axis(labelAngle=0)),
        y=alt.Y("y:O", title=down, sort="descending"),
    )
    tiles = base.mark_rect().encode(
        color=alt.Color("value:Q", legend=None, scale=alt.Scale(range=PALE))
    )
    numbers = base.mark_text(color=INK).encode(text=alt.Text("value:Q", format=form))
    return drawn((tiles + numbers).properties(title=title, width=WIDTH // 2, height=200))


def helpful(meetings: Meetings, count: int) -> str:
    """The things that help and hurt most: the share with a thing less the share without."""
    ordered = meetings.in_order()
    chosen = ordered if len(ordered) <= 2 * count else ordered[:count] + ordered[-count:]
    points = []
    for met in chosen:
        value, spread = meetings.difference(met)
        ends = {"low": 100 * (value - spread), "high": 100 * (value + spread)}
        points.append({"thing": met.title, "value": 100 * value} | ends)
    base = alt.Chart(_of(points)).encode(
        y=alt.Y("thing:N", title=None, sort=[met.title for met in chosen])
    )
    spans = base.mark_rule(color=BLOOD, strokeWidth=2).encode(
        x=alt.X("low:Q", title="win share with it less win share without it, points"), x2="high:Q"
    )
    dots = base.mark_point(filled=True, color=INK).encode(x="value:Q")
    zero = alt.Chart(_of([{"x": 0}])).mark_rule(strokeDash=[4, 4], color=INK).encode(x="x:Q")
    return drawn((zero + spans + dots).properties(width=WIDTH))


def front(points: list[Point], across: str, up: str) -> str:
    """Every trial by its distances from two targets, those of the front filled."""
    chart = alt.Chart(_of(points)).mark_point(size=60)
    return drawn(
        chart.encode(
            x=alt.X("x:Q", title=f"{across}: distance from the target"),
            y=alt.Y("y:Q", title=f"{up}: distance from the target"),
            fill=alt.condition("datum.front", alt.value(BLOOD), alt.value("transparent")),
            stroke=alt.value(INK),
        ).properties(width=WIDTH, height=320)
    )


def ratings(points: list[Point]) -> str:
    """Ratings with the interval that they leave open."""
    order = [point["name"] for point in points]
    base = alt.Chart(_of(points)).encode(y=alt.Y("name:N", title=None, sort=order))
    spans = base.mark_rule(strokeWidth=3, color=BLOOD).encode(
        x=alt.X("low:Q", title="rating, with 95 % interval", scale=alt.Scale(zero=False)),
        x2="high:Q",
    )
    dots = base.mark_point(filled=True, size=70, color=INK).encode(x="rating:Q")
    return drawn((spans + dots).properties(width=WIDTH))
