"""A bot for Aerodrome in Python: it plays any of its legal moves. Try it with: aerodrome bot "python lucky.py"."""

import json
import random
import sys

chance = random.Random()


def say(**message):
    print(json.dumps(message), flush=True)  # one line each, and flush: nobody can read what stays in a buffer


for line in sys.stdin:
    told = json.loads(line)
    match told["t"]:
        case "hello":
            say(t="hello", protocol=1, name="Lucky", version="1.0", wants=[])
        case "start":
            chance.seed(told["seed"])
        case "sight":
            say(t="move", n=told["n"], action=chance.choice(told["legal"]))
