#!/usr/bin/env python3
"""Breaks one line of the library at a time and expects the test named for it to go red.

    tests/mutants.py [PART_OF_A_FILE_NAME]
    tests/mutants.py --check   # builds nothing: each line's piece is there once, and the words of each test's name are there

The mutations stand in tests/mutants.txt, in blocks of four lines: the file, the line's piece as it is, the piece as it
is broken, and the test target (`lib` or a file in tests/) with the full name of the test. The word `released` after it
asks for the bodies of a release build, which know the kinds of the shapes: see src/query/concrete.rs.
"""

import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
COPY = ROOT / "target" / "mutants"
# Each break is compiled once and runs one test.
UNOPTIMISED = [f"--config=profile.test.package.{package}.opt-level = 0" for package in ("common", "impinge")]
RELEASED = [f"--config=profile.test.package.{package}.debug-assertions = false" for package in ("common", "impinge")]
# Without them, their tests are empty.
FEATURES = "--features=approx,rayon,serde"
# Some tests need what this opens to them, and are empty without it.
ENVIRONMENT = os.environ | {"RUSTFLAGS": "--cfg impinge_internals"}


def mutations():
    text = (ROOT / "tests" / "mutants.txt").read_text()
    blocks = [block for block in text.split("\n\n") if block.strip() and not block.startswith("#")]
    for block in blocks:
        file, before, after, test = (line[2:] for line in block.strip().splitlines())
        yield file, before, after, test.split()


def copy():
    files = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True)
    names = set(files.stdout.splitlines())
    for old in COPY.rglob("*.rs"):
        name = str(old.relative_to(COPY))
        if name not in names and not name.startswith("target/"):
            old.unlink()
    for name in names:
        source, target = ROOT / name, COPY / name
        if source.is_file() and not (target.exists() and target.read_bytes() == source.read_bytes()):
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(source.read_bytes())


def run(target, test, *released):
    """Whether the test passed, or None if it did not run."""
    where = ["--package=impinge", "--lib"] if target == "lib" else ["--package=impinge-tests", "--test", target]
    options = UNOPTIMISED + (RELEASED if released else [])
    command = ["cargo", "test", "--quiet", FEATURES, *options, *where, "--", "--exact", test]
    done = subprocess.run(command, cwd=COPY, env=ENVIRONMENT, capture_output=True, text=True)
    if re.search(r"test result: ok\. 1 passed", done.stdout):
        return True
    return False if re.search(r"test result: FAILED", done.stdout) else None


def outcome(file, before, after, test):
    path = COPY / file
    whole = path.read_text()
    if whole.count(before) != 1:
        return f"stale: found {whole.count(before)} times"
    path.write_text(whole.replace(before, after))
    passed = run(*test)
    path.write_text(whole)
    return {False: "caught", True: "survived", None: "does not run"}[passed]


def stale():
    """The mutations whose piece of a line is not there once, or whose test has a name of other words than the sources."""
    sources = [*ROOT.glob("src/**/*.rs"), *ROOT.glob("tests/**/*.rs")]
    words = {word for source in sources for word in re.findall(r"\w+", source.read_text())}
    for file, before, _, (target, test, *_) in mutations():
        found = (ROOT / file).read_text().count(before)
        if found != 1:
            yield f"{file}: found {found} times: {before.strip()}"
        if not set(test.split("::")) <= words:
            yield f"there is no test {target} {test}"


def main():
    if sys.argv[1:] == ["--check"]:
        found = list(stale())
        sys.exit("\n".join(found) or 0)
    copy()
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    chosen = [mutation for mutation in mutations() if wanted in mutation[0]]
    for test in sorted({tuple(test) for *_, test in chosen}):
        if not run(*test):
            sys.exit(f"{' '.join(test)} is not there, or not green to begin with")
    results = []
    for file, before, after, test in chosen:
        results.append(outcome(file, before, after, test))
        print(f"{results[-1]:8}  {file}: {before.strip()}  ->  {after.strip()}  [{' '.join(test)}]", flush=True)
    print(f"{results.count('caught')} of {len(results)} mutations caught")
    sys.exit(0 if results and set(results) == {"caught"} else 1)


main()
