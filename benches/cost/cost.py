#!/usr/bin/env python3
"""Counts the instructions of `intersects`, which are repeatable where times are not.

    benches/cost/cost.py

Of everyday pairs: how much more it takes than the same function that trusts plain evaluation, without the comparison
of its value with the bound on its error. Of pairs of integers, up to a thousand and up to a million, that all touch
exactly: how much more than of everyday ones. Fails where either is more than promised. Wants valgrind.
"""

import os
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
TARGET = HERE.parent.parent / "target" / "cost"
KINDS = ["circle-circle", "segment-circle", "segment-segment", "stadium-stadium"]
# As a ratio, or as so many instructions more where the everyday pair takes few.
MOST_FOR_THE_FILTER = 1.5, 25
MOST_FOR_TOUCHING = 3.0, 120
PAIRS = 1024
ROUNDS = 20


def built(name, flags):
    """The program, compiled with more flags."""
    target = TARGET / name
    environment = dict(os.environ, RUSTFLAGS=flags)
    command = ["cargo", "build", "--quiet", "--release", "--target-dir", str(target)]
    subprocess.run(command, cwd=HERE, env=environment, check=True)
    return target / "release" / "cost"


def instructions(program, kind, scene, rounds):
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={TARGET}/callgrind.out"]
    run = subprocess.run([*command, program, kind, scene, str(rounds)], capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", run.stderr)[1])


def each(program, kind, scene):
    """Instructions of one query."""
    return (instructions(program, kind, scene, ROUNDS) - instructions(program, kind, scene, 0)) / (ROUNDS * PAIRS)


def is_within(most, cost, base):
    ratio, more = most
    return cost <= ratio * base or cost <= base + more


def main():
    exact, plain = built("exact", ""), built("plain", "--cfg impinge_unfiltered")
    print(f"{'intersects':<18} {'plain':>7} {'exact':>7} {'ratio':>6} {'touching':>9} {'ratio':>6} {'far':>9} {'ratio':>6}")
    is_kept = True
    for kind in KINDS:
        plain_one, exact_one = each(plain, kind, "everyday"), each(exact, kind, "everyday")
        touching, far = each(exact, kind, "touching"), each(exact, kind, "touching-far")
        ratios = [exact_one / plain_one, touching / exact_one, far / exact_one]
        is_kept &= is_within(MOST_FOR_THE_FILTER, exact_one, plain_one)
        is_kept &= is_within(MOST_FOR_TOUCHING, max(touching, far), exact_one)
        print(f"{kind:<18} {plain_one:7.0f} {exact_one:7.0f} {ratios[0]:6.2f}", end=" ")
        print(f"{touching:9.0f} {ratios[1]:6.2f} {far:9.0f} {ratios[2]:6.2f}")
    if not is_kept:
        sys.exit("more than promised: see MOST_FOR_THE_FILTER and MOST_FOR_TOUCHING")


main()
