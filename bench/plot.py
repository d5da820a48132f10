# SPDX-License-Identifier: Apache-2.0
"""The plot of the report: for each kernel the times of all implementations in units of the C++ reference, on a logarithmic axis, as SVG."""
import math
from xml.sax.saxutils import escape

COLOURS = {"tesela": "#c2410c", "cpp": "#111827"}
OTHERS = ["#2563eb", "#059669", "#7c3aed", "#0891b2", "#ca8a04", "#be185d"]
ROW, LEFT, WIDTH, TOP = 20, 150, 640, 46


def ratios_svg(rows, names):
    """`rows`: (kernel, {implementation: ratio}); `names`: the implementations in the order of the legend."""
    values = [v for _, ratios in rows for v in ratios.values()]
    low, high = min(values + [0.5]), max(values + [2])
    first, last = math.floor(math.log10(low) * 2) / 2, math.ceil(math.log10(high))
    height = TOP + ROW * len(rows) + 26
    x = lambda v: LEFT + (math.log10(v) - first) / (last - first) * WIDTH
    colour = {n: COLOURS.get(n) or OTHERS[i % len(OTHERS)] for i, n in enumerate([n for n in names if n not in COLOURS])}
    colour.update(COLOURS)
    out = ['<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" font-family="sans-serif" font-size="12">' % (LEFT + WIDTH + 30, height),
           '<rect width="100%" height="100%" fill="#ffffff"/>', '<text x="%d" y="16" font-weight="bold">time in units of hand-written C++ (left is faster)</text>' % LEFT]
    at = LEFT
    for name in names:
        out.append('<circle cx="%d" cy="30" r="4" fill="%s"/><text x="%d" y="34">%s</text>' % (at + 5, colour[name], at + 13, escape(name)))
        at += 30 + 7 * len(name)
    ticks = [m * 10 ** e for e in range(math.floor(first), last + 1) for m in (1, 2, 5)]
    for tick in ticks:
        if not 10 ** first <= tick <= 10 ** last:
            continue
        out.append('<line x1="%.1f" y1="%d" x2="%.1f" y2="%d" stroke="%s"/>' % (x(tick), TOP - 6, x(tick), height - 20, "#111827" if tick == 1 else "#e5e7eb"))
        out.append('<text x="%.1f" y="%d" text-anchor="middle" fill="#6b7280">%g</text>' % (x(tick), height - 6, tick))
    for i, (kernel, ratios) in enumerate(rows):
        y = TOP + ROW * i + ROW / 2
        out.append('<text x="%d" y="%.1f" text-anchor="end">%s</text>' % (LEFT - 10, y + 4, escape(kernel)))
        if len(ratios) > 1:
            out.append('<line x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f" stroke="#d1d5db"/>' % (x(min(ratios.values())), y, x(max(ratios.values())), y))
        for name in reversed(names):
            if name in ratios:
                out.append('<circle cx="%.1f" cy="%.1f" r="%s" fill="%s"><title>%s: %.2f</title></circle>' % (x(ratios[name]), y, 5 if name == "tesela" else 3.5, colour[name], escape(name), ratios[name]))
    return "\n".join(out + ["</svg>"]) + "\n"
