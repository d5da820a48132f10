#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""report.py CASES RESULTS MEASURED IMAGES HISTORY OUT: the bench report. RESULTS is what the harness wrote, MEASURED what measure.py did, IMAGES what bench/images did. Writes OUT/report.md and
OUT/ratios.svg, prints the report, says what changed since the last line of HISTORY of this machine, and adds a line to it."""
import json
import math
import os
import statistics
import sys

import history
import plot

OURS, REFERENCE = "tesela", "cpp"
STAGES = ["parse", "check", "specialize", "lower", "passes", "emit", "optimise", "codegen", "link"]


def median(values):
    return statistics.median(values) if values else None


def geometric(values):
    return math.exp(sum(map(math.log, values)) / len(values))


class Kernel:
    """One case: its times, and its ratios round by round."""

    def __init__(self, case, entry):
        self.name, self.case, self.rounds = case["name"], case, entry["rounds"]

    def times(self, name, key="ms"):
        return [r[name][key] for r in self.rounds if name in r and key in r[name]]

    def ratios(self, over):
        """Our time in units of theirs."""
        return [r[OURS]["ms"] / r[over]["ms"] for r in self.rounds if OURS in r and over in r]

    def best_peer(self, peers):
        ratios = {p: median(self.ratios(p)) for p in peers if self.ratios(p)}
        return max(ratios.items(), key=lambda item: item[1]) if ratios else None


def table(head, rows):
    """Markdown; the first column is text, the others are numbers."""
    lines = ["| " + " | ".join(head) + " |", "|---|" + "---:|" * (len(head) - 1)]
    return lines + ["| " + " | ".join(row) + " |" for row in rows] + [""]


def copy_bandwidth(ceilings, bytes_moved):
    """The copy that was measured over about as much memory: beyond the caches, partly in the last one, or in it."""
    both = ceilings["threads2"]
    return both["copy_12MB_GBps"] if bytes_moved <= 16e6 else both["copy_64MB_GBps"] if bytes_moved <= 80e6 else both["copy_plain_GBps"]


def kernel_section(kernels, ceilings, peers):
    fma = ceilings["threads2"]["fma_f32_GFLOPS"]
    rows = []
    for k in kernels:
        ms = median(k.times(OURS))
        gbps, gops = k.case["useful_bytes"] / ms / 1e6, k.case["useful_ops"] / ms / 1e6
        peak = fma if k.case["op_kind"] == "flop" else fma / 2
        low, mid, high = history.quartiles(k.ratios(REFERENCE))
        best = k.best_peer(peers)
        rows.append([k.name, "%.4f" % ms, "%.1f" % gbps, "%.0f" % (100 * gbps / copy_bandwidth(ceilings, k.case["useful_bytes"])), "%.1f" % gops, "%.0f" % (100 * gops / peak),
                     "%.2f" % mid, "%.2f to %.2f" % (low, high), "1/%.0f %s" % (1 / best[1], best[0]) if best and best[1] < 0.5 else "%.2f %s" % (best[1], best[0]) if best else "-"])
    both = ceilings["threads2"]
    lines = ["## Kernels", ""] + table(["kernel", "ms", "GB/s", "% of copy", "Gop/s", "% of peak", "x C++", "quartiles", "x best peer"], rows)
    lines += ["Times are medians over the rounds of a dispatch with all threads; `x C++` is the median of the rounds' ratios, below 1 is faster than C++. Bytes are compulsory traffic (each input read and each "
              "output written once), held against a copy of about as many bytes: %.0f GB/s beyond the caches, %.0f over 64 MB, %.0f over 12 MB. The peak is %.0f GFLOP/s of fused multiply-add; integer operations, "
              "one to an instruction, are held against half of it." % (both["copy_plain_GBps"], both["copy_64MB_GBps"], both["copy_12MB_GBps"], both["fma_f32_GFLOPS"]), ""]
    ratios = [1 / median(k.ratios(REFERENCE)) for k in kernels]
    lines.append("C++ time / Tesela time: %.2f in the geometric mean of %d kernels, least %.2f (%s)." %
                 (geometric(ratios), len(ratios), min(ratios), min(kernels, key=lambda k: 1 / median(k.ratios(REFERENCE))).name))
    for peer in peers:
        theirs = [1 / median(k.ratios(peer)) for k in kernels if k.ratios(peer)]
        if theirs:
            lines.append("%s time / Tesela time: %.0f in the geometric mean of %d kernels, least %.1f." % (peer, geometric(theirs), len(theirs), min(theirs)))
    return lines + [""]


def image_section(images):
    """The picture examples, where they were measured."""
    if not images.get("cases"):
        return []
    peers = images["peers"]
    rows = [[name, "%.3f" % median([r[OURS] for r in rounds])] + [text for p in peers for text in ("%.2f" % median([r[p] for r in rounds]), "%.1f" % median([r[p] / r[OURS] for r in rounds]))] for name, rounds in images["cases"].items()]
    lines = ["## Pictures (ms)", ""] + table(["example", OURS] + [text for p in peers for text in (p, "/ " + OURS)], rows)
    for p in peers:
        ratios = [median([r[p] / r[OURS] for r in rounds]) for rounds in images["cases"].values()]
        lines.append("%s time / Tesela time: %.0f in the geometric mean, least %.1f." % (p, geometric(ratios), min(ratios)))
    return lines + ["Measured %s, implementations in turn; medians of the rounds, and of their ratios." % images["date"], ""]


def target_section(kernels, targets):
    """Tesela's code for other processors, here."""
    if not targets:
        return []
    rows = [[k.name] + ["%.2f" % (1 / median(k.ratios(t))) if k.ratios(t) else "fails" for t in targets] + ["%.2f" % median([r[t]["ms"] / r[REFERENCE]["ms"] for r in k.rounds if t in r]) if k.ratios(t) else "-" for t in targets]
            for k in kernels]
    means = ["%s: %.2f times as long as the native code in the geometric mean" % (t, geometric([1 / median(k.ratios(t)) for k in kernels if k.ratios(t)])) for t in targets]
    return ["## Code for other processors, run here", ""] + table(["kernel"] + [t + " / native" for t in targets] + [t + " x C++" for t in targets], rows) + ["; ".join(means) + ".", ""]


def compile_section(measured, warm):
    compiled = {n: c for n, c in measured["compile"].items() if "fresh" in c and "cached" in c}
    rows = [[name] + ["%.2f" % c["fresh"]["stages_ms"].get(stage, 0) for stage in STAGES] + ["%.1f" % c["fresh"]["compile_ms"], "%.1f" % warm[name] if name in warm else "-", "%.2f" % c["cached"]["compile_ms"]]
            for name, c in compiled.items()]
    kinds = compile_medians(measured, warm)
    program = measured["program_ms"]
    return ["## From text to callable code (ms)", ""] + table(["kernel"] + STAGES + ["fresh", "warm", "from the cache"], rows) + [
        "Medians over the kernels: %.1f ms in a fresh process, %s in a warm one, %.2f ms from the cache on disk." % (kinds["fresh"], "%.1f ms" % kinds["warm"] if "warm" in kinds else "-", kinds["cached"]),
        "`tesela run` of `startup` as a process: %.0f ms, from the cache %.0f ms; a process that only says its version: %.0f ms. Process start to first result of `startup` in the harness: %.1f ms, from the cache %.1f ms." %
        (program["no_cache"], program["cached"], program["version"], compiled["startup"]["fresh"]["first_result_ms"], compiled["startup"]["cached"]["first_result_ms"]), ""]


def compile_medians(measured, warm):
    compiled = [c for n, c in measured["compile"].items() if n != "startup" and "fresh" in c and "cached" in c]
    kinds = {kind: median([c[kind]["compile_ms"] for c in compiled]) for kind in ("fresh", "cached")}
    return {**kinds, "warm": median(list(warm.values()))} if warm else kinds


def scaling_section(scaling):
    one, large = scaling["dispatch_us"], scaling["large_grid_s"]
    lines = ["## How cost grows", "", "### By dispatches", ""] + table(["a dispatch of one workgroup", "us"], [[name.replace("_", " "), "%.2f" % us] for name, us in one.items()])
    lines += ["### By items (saxpy, all threads)", ""] + table(["items", "us", "ns per item"], [["%d" % n, "%.2f" % us, "%.3f" % (us * 1e3 / n)] for n, us in scaling["items_us"]])
    lines += ["### By workgroups: 65535 x 65535 of them", ""] + table(["kernel", "s", "ns per workgroup"], [[name.replace("_", " "), "%.3f" % s, "%.3f" % (s * 1e9 / 65535 ** 2)] for name, s in large.items()])
    first = scaling["threads_us"][0]
    kinds = [k for k in first if k != "threads"]
    lines += ["### By threads (times as fast as one)", ""] + table(["threads"] + [k.replace("_", " ") for k in kinds], [["%d" % t["threads"]] + ["%.2f" % (first[k] / t[k]) for k in kinds] for t in scaling["threads_us"]])
    workers = [1, 2, 4, 8, 16, 32, 64]
    lines += ["### By processors (simulated with the executor's own block sizes; part of the ideal speed-up)", ""] + table(
        ["workgroups x ns each"] + ["%d" % w for w in workers], [["%d x %g" % (p["groups"], p["group_ns"])] + ["%.2f" % e for e in p["efficiency"]] for p in scaling["processors"]])
    lines += ["### By shader size (straight-line code)", ""] + table(["statements", "ms", "ms per 100 statements"] + STAGES, [["%d" % s["statements"], "%.1f" % s["ms"], "%.2f" % (s["ms"] * 100 / s["statements"])] +
                                                                                                                                 ["%.1f" % s.get(stage, 0) for stage in STAGES] for s in scaling["shader_ms"]])
    return lines


def main():
    cases_path, results_path, measured_path, images_path, history_path, out = sys.argv[1:7]
    cases = {c["name"]: c for c in json.load(open(cases_path))["cases"]}
    results, measured = json.load(open(results_path)), json.load(open(measured_path))
    images = json.load(open(images_path)) if os.path.exists(images_path) else {}
    kernels = [Kernel(cases[name], entry) for name, entry in results["cases"].items() if any(OURS in r and REFERENCE in r for r in entry["rounds"])]
    targets = [i for i in results["impls"] if i.startswith(OURS + "-")]
    peers = [i for i in results["impls"] if i not in (OURS, REFERENCE) and i not in targets]
    warm = {k.name: median(k.times(OURS, "warm_compile_ms")) for k in kernels if k.times(OURS, "warm_compile_ms")}
    lines = ["# Bench report", "", "%s; %s; %d rounds, implementations in turn; load average %s." %
             (results["date"], measured["machine"], results["rounds"], " ".join("%.1f" % load[0] for load in results["load"])), ""]
    lines += kernel_section(kernels, measured["ceilings"], peers) + image_section(images) + target_section(kernels, targets) + compile_section(measured, warm) + scaling_section(measured["scaling"])
    failed = ["- %s on %s: %s" % (name, i, (why.splitlines() or ["?"])[0][:200]) for name, entry in results["cases"].items() for i, why in entry["failed"].items()]
    if failed:
        lines += ["## Failing", ""] + failed + [""]
    new = history.entry(os.path.dirname(os.path.abspath(__file__)), measured["machine"], {k.name: k.ratios(REFERENCE) for k in kernels}, {k.name: median(k.times(OURS)) for k in kernels}, compile_medians(measured, warm), images)
    old = history.last(history_path, measured["machine"])
    if old:
        lines += ["## Since %s (%s)" % (old["commit"], old["date"]), ""] + (["- " + text for text in history.changes(old, new)] or ["Nothing changed by more than the noise."]) + [""]
    history.append(history_path, new)
    rows = [(k.name, {name: (1 if name == REFERENCE else median([r[name]["ms"] / r[REFERENCE]["ms"] for r in k.rounds if name in r and REFERENCE in r]))
                      for name in [REFERENCE, OURS] + targets + peers if k.times(name)}) for k in sorted(kernels, key=lambda k: median(k.ratios(REFERENCE)))]
    os.makedirs(out, exist_ok=True)
    open(out + "/ratios.svg", "w").write(plot.ratios_svg(rows, [OURS, REFERENCE] + targets + peers))
    open(out + "/report.md", "w").write("\n".join(lines))
    print("\n".join(lines))


main()
