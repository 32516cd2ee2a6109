#!/usr/bin/env python3
"""Instructions that one call takes in each row of the comparison with peers, which are repeatable where times are not.

    benches/peers/counts.py          # compares with counts.txt; fails where one differs by more than 3 %
    benches/peers/counts.py --bless  # writes counts.txt

Half of the calls hit and half miss. Wants valgrind.
"""

import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
TABLE = HERE / "counts.txt"
# Which document has the rows.
DOCUMENTS = HERE / "src" / "documents.rs"
PROGRAM = HERE.parent.parent / "target" / "peers" / "release" / "peers"
INPUTS = 4096
TOLERANCE = 0.03


def rows():
    document = re.search(r'TABLES: &str = "(.+)"', DOCUMENTS.read_text())[1]
    table = (HERE.parent.parent / document).read_text().split("| one call |")[1].split("\n\n")[0]
    return re.findall(r"^\| ([^|]+?) \|", table, re.MULTILINE)[1:]


def instructions(row, times):
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", PROGRAM, "--count", row, "impinge", str(times)]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", run.stderr)[1])


def counted():
    return {row: round((instructions(row, 3) - instructions(row, 1)) / (2 * INPUTS)) for row in rows()}


def main():
    subprocess.run([HERE / "run", "--build"], check=True)
    counts = counted()
    text = "".join(f"{count:5} {row}\n" for row, count in counts.items())
    print(text, end="")
    if "--bless" in sys.argv[1:]:
        TABLE.write_text(text)
        return
    expected = {row: int(count) for count, row in (line.split(maxsplit=1) for line in TABLE.read_text().splitlines())}
    differing = [row for row, count in counts.items() if abs(count - expected.get(row, 0)) > TOLERANCE * count]
    if differing or expected.keys() != counts.keys():
        sys.exit(f"not as in counts.txt: {', '.join(differing) or 'the rows'}")


main()
