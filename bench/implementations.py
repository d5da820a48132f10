#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""implementations.py BENCH_HOST KNOWN [--peers]: the harness' list of implementations with Tesela in it, as JSON."""
import json
import sys

host, known = sys.argv[1], json.load(open(sys.argv[2]))
tesela = {"name": "tesela", "cmd": [host]}
peers = [i for i in known if i["name"] != "cpp"] if "--peers" in sys.argv else []
print(json.dumps([i for i in known if i["name"] == "cpp"] + [tesela] + peers, indent=1))
