#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""implementations.py BENCH_HOST KNOWN [--peers] [--targets]: the harness' list of implementations with Tesela in it, as JSON. --targets adds Tesela's code for older processors."""
import json
import sys

host, known = sys.argv[1], json.load(open(sys.argv[2]))
chosen = [i for i in known if i["name"] == "cpp"] + [{"name": "tesela", "cmd": [host]}]
if "--targets" in sys.argv:
    chosen += [{"name": "tesela-" + target, "cmd": [host], "env": {"TESELA_TARGET": target}} for target in ("avx2", "sse4")]
if "--peers" in sys.argv:
    chosen += [i for i in known if i["name"] != "cpp"]
print(json.dumps(chosen, indent=1))
