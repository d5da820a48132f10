# SPDX-License-Identifier: Apache-2.0
"""The history: one JSON object a line for each report, and what changed since the last one of the same machine.

Of the picture examples it keeps our time in units of each peer's.

A kernel's figure is its time in units of the C++ reference of the same round, with its quartiles over the rounds: machine and load cancel out. It counts as changed
where the medians are more than 5 % apart and neither lies within the other's quartiles."""
import json
import os
import statistics
import subprocess
import time

LEAST = 1.05


def quartiles(values):
    """First quartile, median, third quartile."""
    if len(values) < 2:
        return [values[0]] * 3
    return statistics.quantiles(values, n=4, method="inclusive")


def entry(root, machine, ratios, ms, compile_ms, images):
    commit = subprocess.run(["git", "-C", root, "describe", "--always", "--dirty"], capture_output=True, text=True).stdout.strip()
    return {"date": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()), "commit": commit, "machine": machine,
            "ratio": {name: [round(q, 4) for q in quartiles(values)] for name, values in ratios.items()},
            "ms": {name: round(value, 5) for name, value in ms.items()},
            "compile_ms": {kind: round(value, 3) for kind, value in compile_ms.items()},
            "images": {name: {"ms": round(statistics.median(r["tesela"] for r in rounds), 4),
                              **{p: [round(q, 5) for q in quartiles([r["tesela"] / r[p] for r in rounds])] for p in images["peers"]}} for name, rounds in images.get("cases", {}).items()}}


def last(path, machine):
    """The last entry of this machine, or None. Lines that cannot be read are passed over."""
    found = None
    if not os.path.exists(path):
        return found
    with open(path) as lines:
        for line in lines:
            try:
                old = json.loads(line)
                if old["machine"] == machine:
                    found = old
            except (ValueError, KeyError, TypeError):
                continue
    return found


def append(path, new):
    with open(path, "a") as out:
        out.write(json.dumps(new) + "\n")


def changes(old, new):
    """Lines of text: kernels that got slower or faster by more than the noise, slower ones first."""
    found = []

    def compare(name, unit, before, now):
        (old_low, old_median, old_high), (low, median, high) = before, now
        factor = median / old_median
        if max(factor, 1 / factor) > LEAST and not old_low <= median <= old_high and not low <= old_median <= high:
            found.append((factor, "%s: %.3g times the %s time, before %.3g (%s by %.0f %%)" % (name, median, unit, old_median, "slower" if factor > 1 else "faster", abs(factor - 1) * 100)))

    for name, quartiles_ in new["ratio"].items():
        if name in old["ratio"]:
            compare(name, "C++", old["ratio"][name], quartiles_)
    for name, peers in new.get("images", {}).items():
        before = old.get("images", {}).get(name, {})
        for peer, quartiles_ in peers.items():
            if peer != "ms" and peer in before:
                compare(name, peer, before[peer], quartiles_)
    for kind, value in new["compile_ms"].items():
        before = old["compile_ms"].get(kind)
        if before and max(value / before, before / value) > 1.25:
            found.append((value / before, "text to callable code, %s: %.1f ms, before %.1f" % (kind, value, before)))
    return [text for _, text in sorted(found, reverse=True)]
