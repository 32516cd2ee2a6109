#!/usr/bin/env python3
"""Instructions of one call of each query, for each pair of kinds: repeatable, where times are not.

    benches/counts/counts.py          # compares with counts.txt, and fails where one differs by more than 1 %
    benches/counts/counts.py --quick  # without `any` and `more_polygons`, programs that take minutes to compile
    benches/counts/counts.py --bless  # writes counts.txt

Fails, too, where a release answers otherwise than a debug build (see answers.txt), where a query takes much more than a like
one (see LIMITS) or than in `f32` (see MEAN), and where shapes that touch exactly take much more than everyday ones (see
TOUCHING). Wants valgrind.
"""

import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
TABLE = HERE / "counts.txt"
# Digests of the answers of a debug build: `tests/answers.rs` writes them.
ANSWERS = HERE / "answers.txt"
TARGET = HERE.parent.parent / "target" / "counts"
SCENES = ["everyday", "grid", "fine"]
# The slowest scenes that are known. They are found by `worst search`, which writes worst.txt.
WORST = "worst"
# For each set of scenes: the program with its first argument, and the number of inputs in a row (None if that depends
# on the kinds).
PROGRAMS = {
    "everyday": (["counts", "everyday"], 512),
    "grid": (["counts", "grid"], 512),
    "fine": (["counts", "fine"], 512),
    WORST: (["worst"], 1),
    "everyday polygons": (["polygons", "everyday"], 64),
    "grid polygons": (["polygons", "grid"], 64),
    "everyday more polygons": (["more_polygons", "everyday"], 64),
    "grid more polygons": (["more_polygons", "grid"], 64),
    "everyday many": (["many", "everyday"], 1600),
    "everyday any": (["any", "everyday"], None),
}
# In tables of their own, after the others.
POLYGONS = ["everyday polygons", "grid polygons"]
MORE_POLYGONS = ["everyday more polygons", "grid more polygons"]
# `batch`: the instructions of one call, for each hundred of the 10 000 shapes of a list. `-columns` is a list in `Columns`.
MANY = "everyday many"
# The same rows as elsewhere, with shapes in an `AnyShape`. A query should take at most `MORE_OF_ANY` instructions more. It must
# not take `MOST_OF_ANY` more: 2 more than any row took when that was set.
ANY, MORE_OF_ANY = "everyday any", 25
MOST_OF_ANY, MOST_OF_CONTACT = 43, 93
# The concrete pairs of the same program: polygons with as much room for vertices as an `AnyShape` has.
ROOMY = "roomy-"
# The pairs of that program of which one shape is in an `AnyShape` and the other is not.
MIXED = "mixed-"
PRECISIONS = ["f32", "f64"]
TOLERANCE = 0.01
# What a query may take of everyday shapes, by what another one takes: so many times as much, and so many instructions more.
LIMITS = {
    "penetration_offset": ("penetration", 1.15, 0),
    "signed_distance": ("distance", 1.3, 0),
    "within": ("intersects", 1, 10),
    "contains": ("intersects", 1.5, 0),
    "chord": ("raycast", 2, 0),
}
# `intersects` of two bare straight shapes needs no distance; `within` does.
BARE = {"segment–segment", "segment–ray", "ray–segment", "ray–ray"}
# What a cast of two stadiums that start apart may take, by that of a circle at a stadium.
CASTS = "stadium–stadium", "circle–stadium", 2
# Shapes that touch may take so many times the instructions of everyday ones in `intersects`, or so many more.
TOUCHING = 3.0, 140
# What everyday shapes may take in `f64`, by what they take in `f32`: on average over all queries and kinds, and at most;
# and at most where the answer is a gap or a depth.
MEAN, MOST, MOST_OF_GAPS = 2.5, 3.0, 5.0
# What a list may take in `f64`.
MOST_OF_MANY = 2.0
GAPS = {"distance", "signed_distance", "penetration", "penetration_toward", "penetration_offset", "contact"}


def counted(scenes, precision):
    """Instructions of a call, by query and by kinds."""
    with tempfile.TemporaryDirectory() as folder:
        # A file for each row: what was counted between the beginnings of these functions.
        options = ["--zero-before=*ask_about_all*", "--dump-before=*conclude_row*", f"--callgrind-out-file={folder}/row"]
        (program, *arguments), inputs = PROGRAMS[scenes]
        command = ["valgrind", "--tool=callgrind", *options, TARGET / program, *arguments, precision]
        names = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
        dumps = len(list(pathlib.Path(folder).glob("row.*")))
        if dumps != len(names):
            sys.exit(f"{dumps} dumps for {len(names)} rows: do the functions have other names?")
        files = [pathlib.Path(folder, f"row.{number}").read_text() for number in range(1, dumps + 1)]
    totals = [int(re.search(r"^totals: (\d+)", file, re.MULTILINE)[1]) for file in files]
    table = {}
    for name, total in zip(names, totals):
        query, kinds = name.rsplit(" ", 1)
        table.setdefault(query, {})[kinds] = round(total / (inputs or inputs_of(kinds)))
    return table


def inputs_of(kinds):
    """How many inputs a row has: a kind with polygons has fewer."""
    return PROGRAMS[POLYGONS[0]][1] if re.search("box|triangle|quad|octagon", kinds) else PROGRAMS[SCENES[0]][1]


def answers_of(program, scenes, precision):
    """Digests of the answers, a line for each query."""
    command = [TARGET / program, scenes, precision, "answers"]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    return {f"{program} {scenes} {precision} {line}" for line in lines}


def wrong_answers(programs):
    """The queries that a release answers otherwise than a debug build."""
    expected = {line for line in ANSWERS.read_text().splitlines() if line.split()[0] in programs}
    asked = {tuple(line.split()[:3]) for line in expected}
    return sorted(set().union(*(answers_of(*program) for program in asked)) ^ expected)


def text_of(tables):
    """A line for the kinds, a column for each query that is asked about the same kinds."""
    lines = []
    for (scenes, precision), table in tables.items():
        title = f"{scenes} {precision}"
        first = max(18, len(title))
        groups = {}
        for query, rows in table.items():
            groups.setdefault(tuple(rows), []).append(query)
        for kinds, queries in groups.items():
            lines += ["", f"{title:<{first}}" + "".join(f" {query:>{width(query)}}" for query in queries)]
            lines += [f"{kind:<{first}}" + "".join(f" {table[query][kind]:{width(query)}}" for query in queries) for kind in kinds]
    return "\n".join(lines[1:]) + "\n"


def expected_text(tables):
    """The same tables in the file."""
    titles = tuple(f"{scenes} {precision} " for scenes, precision in tables)
    return "\n\n".join(block for block in TABLE.read_text().split("\n\n") if block.startswith(titles))


def width(query):
    return max(len(query), 6)


def differences(text, expected):
    """Pairs of lines that differ, by more than the tolerance where they are numbers."""
    lines, others = text.splitlines(), expected.splitlines()
    if len(lines) != len(others):
        return [(f"{len(lines)} lines", f"{len(others)} lines")]
    return [pair for pair in zip(lines, others) if not are_alike(*map(str.split, pair))]


def are_alike(cells, others):
    return len(cells) == len(others) and all(map(is_alike, cells, others))


def is_alike(cell, other):
    both = [cell, other]
    if not all(map(str.isdecimal, both)):
        return cell == other
    count, other = map(int, both)
    return abs(count - other) <= max(TOLERANCE * other, 1)


def costly(tables):
    """The kinds whose touching takes too long."""
    times, more = TOUCHING
    everyday, grid = (tables[scenes, "f32"]["intersects"] for scenes in ["everyday", "grid"])
    return [kinds for kinds, count in everyday.items() if grid[kinds] > max(times * count, count + more)]


def excessive(everyday):
    """The queries that take too much beside another one, with their kinds."""
    for query, (other, times, more) in LIMITS.items():
        for kinds, count in everyday[query].items():
            if query == "within" and kinds in BARE:
                continue
            # A chord is of a path, and a raycast of a ray.
            others = kinds if query != "chord" else f"ray–{kinds.split('–')[1]}"
            if count > times * everyday[other][others] + more:
                yield f"{query} of {kinds}"
    kinds, others, times = CASTS
    if everyday["cast"][kinds] > times * everyday["cast"][others]:
        yield f"cast of {kinds}"


def dear_as_any(any_shapes, tables):
    """The rows that take too much where the kinds are known at run time only."""
    concrete = [table for (scenes, _), table in tables.items() if scenes not in {ANY, MANY}]
    more = {}
    for query, row in any_shapes.items():
        for name, count in row.items():
            kinds = name.removeprefix(MIXED)
            expected = [table[query][kinds] for table in concrete if kinds in table.get(query, {})]
            if ROOMY + kinds in row:
                expected = [row[ROOMY + kinds]]
            if expected:
                more[query, name] = count - expected[0]
    few = sum(count <= MORE_OF_ANY for count in more.values())
    print(f"\n{few} of {len(more)} rows of an AnyShape take at most {MORE_OF_ANY} instructions more")
    return [
        f"{query} of {name} (by {count})"
        for (query, name), count in more.items()
        if count > (MOST_OF_CONTACT if query == "contact" else MOST_OF_ANY)
    ]


def slow_in_f64(scenes, single, double):
    """The rows of these scenes that take too much in `f64` beside `f32`."""
    ratios = {(query, kinds): count / single[query][kinds] for query, row in double.items() for kinds, count in row.items()}
    mean = statistics.geometric_mean(ratios.values())
    print(f"\n{scenes}: f64 takes {mean:.2f} times the instructions of f32 in geometric mean")
    if mean > MEAN:
        yield "all on average"
    for (query, kinds), ratio in ratios.items():
        if ratio > (MOST_OF_MANY if scenes == MANY else MOST_OF_GAPS if query in GAPS else MOST):
            yield f"{query} of {kinds} ({ratio:.1f})"


def main():
    is_blessing, is_quick = (option in sys.argv[1:] for option in ["--bless", "--quick"])
    if is_blessing and is_quick:
        sys.exit("--bless writes all tables")
    scenes_last = [*POLYGONS, MANY] if is_quick else [*POLYGONS, *MORE_POLYGONS, MANY, ANY]
    programs = sorted({command[0] for scenes, (command, _) in PROGRAMS.items() if scenes in [*SCENES, WORST, *scenes_last]})
    built = [option for program in programs for option in ["--bin", program]]
    subprocess.run(["cargo", "build", "--quiet", "--package", "counts", "--profile", "counts", *built], cwd=HERE, check=True)
    if lines := wrong_answers(programs):
        sys.exit("\n".join(["not as in answers.txt, which `cargo test --package counts` checks for a debug build:", *lines]))
    all_scenes = [(scenes, precision) for precision in PRECISIONS for scenes in [*SCENES, WORST]]
    all_scenes += [(scenes, precision) for precision in PRECISIONS for scenes in scenes_last]
    tables = {(scenes, precision): counted(scenes, precision) for scenes, precision in all_scenes}
    text = text_of(tables)
    print(text, end="")
    if is_blessing:
        TABLE.write_text(text)
    changed = differences(text, expected_text(tables))
    for line, expected in changed:
        print(f"now      {line}\nexpected {expected}", file=sys.stderr)
    if changed:
        sys.exit("not as in counts.txt")
    if queries := list(excessive(tables["everyday", "f32"])):
        sys.exit(f"too much beside a like query: {', '.join(queries)}")
    of_both = [scenes for scenes in [*SCENES, *scenes_last] if scenes.startswith("everyday") and scenes != ANY]
    for scenes in of_both:
        if rows := list(slow_in_f64(scenes, tables[scenes, "f32"], tables[scenes, "f64"])):
            sys.exit(f"too slow in f64 beside f32: {', '.join(rows)}")
    for precision in PRECISIONS:
        everyday = {key: table for key, table in tables.items() if key[1] == precision and key[0].startswith("everyday")}
        if rows := [] if is_quick else dear_as_any(tables[ANY, precision], everyday):
            sys.exit(f"too much of an AnyShape: {', '.join(rows)}")
    if kinds := costly(tables):
        sys.exit(f"intersects takes too long where these touch: {', '.join(kinds)}")


main()
