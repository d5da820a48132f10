#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""measure.py BUILD WORK CASES OUT: what the report shows beside the harness' timings, as JSON: the machine's ceilings, the way from text to callable code
(in a fresh process and from the cache), process starts, and how cost grows (bench_scaling). WORK is the harness' working folder, after `prepare`."""
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time

ROUNDS = 5


def merged(samples):
    """The median of each number in dictionaries of one form."""
    first = samples[0]
    if isinstance(first, dict):
        return {key: merged([s[key] for s in samples]) for key in first}
    return statistics.median(samples)


def ceilings(work):
    return merged([json.loads(subprocess.run([work + "/bin/ceilings"], check=True, capture_output=True).stdout) for _ in range(3)])


def host_once(host, plan, out, cache):
    """One case in a process of its own: what it says, and the time from its start to its first result."""
    env = {**os.environ, "TESELA_CACHE": cache} if cache else {k: v for k, v in os.environ.items() if k != "TESELA_CACHE"}
    start = time.perf_counter()
    process = subprocess.Popen([host, plan, out, "once"], stdout=subprocess.PIPE, text=True, env=env)
    result = {}
    for line in process.stdout:
        if line.startswith("FIRST"):
            result["first_result_ms"] = (time.perf_counter() - start) * 1e3
        elif line.startswith("RESULT "):
            result.update(json.loads(line[7:]))
    process.wait()
    return result


def compile_times(host, plans, folder):
    """Case by case, fresh and from the cache in turn."""
    kept = {"fresh": [], "cached": []}
    times = {name: {"fresh": [], "cached": []} for name in plans}
    for name, plan in plans.items():
        host_once(host, plan, folder, folder + "/cache")
    for _ in range(ROUNDS):
        for name, plan in plans.items():
            for kind in kept:
                result = host_once(host, plan, folder, folder + "/cache" if kind == "cached" else "")
                if "error" not in result:
                    times[name][kind].append(result)
    return {name: {kind: {key: merged([s[key] for s in samples]) for key in ("compile_ms", "first_result_ms", "stages_ms")} for kind, samples in kinds.items() if samples}
            for name, kinds in times.items()}


def program_ms(tesela, kernel, folder):
    """`tesela run` of a small kernel as a process; and a process that does nothing."""
    run = [tesela, "run", kernel, "--items", "1000", "--in", "src=iota:1000", "--in", "dst=zeros:1000", "--quiet"]
    env = {**os.environ, "TESELA_CACHE": folder + "/program"}
    samples = {"no_cache": [], "cached": [], "version": []}
    subprocess.run(run, check=True, env=env)
    for _ in range(4 * ROUNDS):
        for name, command in (("no_cache", run + ["--no-cache"]), ("cached", run), ("version", [tesela, "--version"])):
            start = time.perf_counter()
            subprocess.run(command, check=True, env=env, stdout=subprocess.DEVNULL)
            samples[name].append((time.perf_counter() - start) * 1e3)
    return {name: statistics.median(values) for name, values in samples.items()}


def machine():
    model = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), platform.machine())
    return "%s, %d processors" % (model, os.cpu_count())


def main():
    build, work, cases_path, out = sys.argv[1:5]
    cases = json.load(open(cases_path))["cases"]
    plans = {c["name"]: "%s/plan/%s.txt" % (work, c["name"]) for c in cases}
    startup = next(c for c in cases if c["name"] == "startup")
    with tempfile.TemporaryDirectory() as folder:
        result = {"machine": machine(), "ceilings": ceilings(work), "compile": compile_times(build + "/bin/bench_host", plans, folder),
                  "program_ms": program_ms(build + "/bin/tesela", os.path.join(os.path.dirname(cases_path), startup["kernel"]), folder)}
    result["scaling"] = json.loads(subprocess.run([build + "/bin/bench_scaling"], check=True, capture_output=True).stdout)
    json.dump(result, open(out, "w"), indent=1)


main()
