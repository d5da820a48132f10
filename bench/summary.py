#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""summary.py CASES RESULTS: what Tesela does on each case: time of a dispatch, rates, compile time, and how it stands to the others."""
import json
import math
import statistics
import sys

OURS, REFERENCE = "tesela", "cpp"


def median(rounds, name, key):
    values = [r[name][key] for r in rounds if name in r and key in r[name]]
    return statistics.median(values) if values else None


def main():
    cases = {c["name"]: c for c in json.load(open(sys.argv[1]))["cases"]}
    results = json.load(open(sys.argv[2]))
    others = [i for i in results["impls"] if i != OURS]
    print("%-18s %10s %8s %8s %10s  %s" % ("case", "ms", "GB/s", "Gop/s", "compile ms", "  ".join("x %s" % o for o in others)))
    ratios = {o: [] for o in others}
    for name, entry in results["cases"].items():
        rounds, case = entry["rounds"], cases[name]
        ms = median(rounds, OURS, "ms")
        if ms is None:
            print("%-18s fails: %s" % (name, entry["failed"].get(OURS, "?").splitlines()[0][:120]))
            continue
        columns = []
        for other in others:
            theirs = median(rounds, other, "ms")
            columns.append("%.2f" % (ms / theirs) if theirs else "-")
            if theirs:
                ratios[other].append(ms / theirs)
        print("%-18s %10.4f %8.1f %8.1f %10.1f  %s" % (name, ms, case["useful_bytes"] / ms / 1e6, case["useful_ops"] / ms / 1e6, median(rounds, OURS, "compile_ms"), "  ".join(columns)))
    for other, values in ratios.items():
        if values:
            print("time in units of %s: %.2f in the geometric mean of %d cases" % (other, math.exp(sum(map(math.log, values)) / len(values)), len(values)))
    compile_times = [m for e in results["cases"].values() if (m := median(e["rounds"], OURS, "compile_ms")) is not None]
    if compile_times:
        print("text to callable code: median %.1f ms" % statistics.median(compile_times))


main()
