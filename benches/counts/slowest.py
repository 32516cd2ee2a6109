#!/usr/bin/env python3
"""The table of the slowest calls in the guide, from the times of the scenes in worst.txt.

    benches/counts/slowest.py           # measures the scenes, and writes the table of guide/precision.rs
    benches/counts/slowest.py --search  # looks for slower scenes first, for a quarter of an hour, and writes them into worst.txt
    benches/counts/slowest.py --check   # measures nothing; fails if the table has other rows
"""

import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
GUIDE = ROOT / "guide" / "precision.rs"
SCENES = HERE / "worst.txt"
BEGIN, END = "//! <!-- times: benches/counts/slowest.py -->\n", "//! <!-- end of times -->\n"
# What a row shows, and the searches of it: without a polygon or a box, and with one.
ROWS = {
    "`intersects`, `within`": (["intersects", "within"], ["intersects of polygons", "intersects of boxes"]),
    "`contains`": (["contains"], ["contains of polygons"]),
    # With a polygon, a signed distance is a distance or a penetration.
    "`distance`, `signed_distance`": (
        ["distance", "signed_distance"],
        ["distance of polygons", "penetration of polygons", "distance of octagons"],
    ),
    "`closest_point`, `closest_boundary_point`": (["closest_point", "closest_boundary_point"], ["closest_point of polygons"]),
    "`closest_points`": (["closest_points"], ["closest_points of polygons"]),
    "`penetration`, `penetration_offset`": (["penetration", "penetration_offset"], ["penetration of polygons"]),
    "`penetration_toward`": (
        ["penetration_toward"],
        ["penetration_toward of polygons", "penetration_toward of octagons"],
    ),
    "`contact`": (["contact"], ["contact of polygons"]),
    "`raycast`": (["raycast", "raycast up to 1"], ["raycast of polygons"]),
    "`chord`": (["chord"], ["chord of polygons"]),
    "`cast`": (["cast"], ["cast of polygons", "cast of boxes", "cast of octagons"]),
    "`side`": (["side"], []),
    "`circle_circle`": (["circle_circle"], []),
}
# The columns: a precision, and the sizes of the numbers.
COLUMNS = [("f32", ["ordinary", "any"]), ("f64", ["ordinary"]), ("f64", ["ordinary", "any"])]
HEADERS = ["`f32`", "`f64`, ordinary", "`f64`, any"]


def program(argument):
    command = ["cargo", "run", "--quiet", "--profile", "counts", "--package", "counts", "--bin", "worst", argument]
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout


def times():
    """The microseconds of each scene, by precision, query and sizes."""
    lines = (line.rsplit(": ", 1) for line in program("times").splitlines())
    return {tuple(name.split(" ", 1)): float(time) for name, time in lines}


def cell(measured, column, queries):
    precision, sizes = column
    found = [measured[precision, f"{query} {size}"] for query in queries for size in sizes]
    return "–" if not found else f"{max(found):.{0 if max(found) >= 10 else 1}f}"


def table(measured):
    headers = ["query", *HEADERS, *(f"{header}, polygons" for header in HEADERS)]
    lines = [f"| {' | '.join(headers)} |", "|---" * len(headers) + "|"]
    for name, kinds in ROWS.items():
        cells = [cell(measured, column, queries) for queries in kinds for column in COLUMNS]
        lines.append(f"| {' | '.join([name, *cells])} |")
    return "".join(f"//! {line}\n" for line in lines)


def names(text):
    """The first cell of each row."""
    return [line.split("|")[1].strip() for line in text.splitlines() if line.startswith("//! |")]


def main():
    before, rest = GUIDE.read_text().split(BEGIN)
    old, after = rest.split(END)
    if "--check" in sys.argv[1:]:
        searched = {line.split("|")[2] for line in SCENES.read_text().splitlines()}
        shown = {query for kinds in ROWS.values() for queries in kinds for query in queries}
        if names(old) != ["query", "---", *ROWS] or searched != shown:
            sys.exit("the table of the slowest calls in guide/precision.rs has other rows: benches/counts/slowest.py")
        return
    if "--search" in sys.argv[1:]:
        SCENES.write_text(program("search"))
    GUIDE.write_text(f"{before}{BEGIN}//!\n{table(times())}//!\n{END}{after}")


main()
