"""check_junit.py FILE: whether it is JUnit XML whose counts are those of its cases: 0 or 1."""

import sys
import xml.etree.ElementTree as xml

PROBLEMS = {"failure": "failures", "error": "errors", "skipped": "skipped"}

try:
    suite = xml.parse(sys.argv[1]).getroot()
except xml.ParseError as error:
    sys.exit(str(error))
if suite.tag != "testsuite" or not suite.get("name"):
    sys.exit("no test suite with a name")
cases = list(suite)
counts = dict.fromkeys(PROBLEMS.values(), 0)
for case in cases:
    if case.tag != "testcase" or not case.get("name") or not case.get("classname"):
        sys.exit("a case without a name")
    for problem in case:
        if problem.tag not in PROBLEMS or problem.get("message") is None:
            sys.exit("unknown: " + problem.tag)
        counts[PROBLEMS[problem.tag]] += 1
counts["tests"] = len(cases)
for name, count in counts.items():
    if suite.get(name) != str(count):
        sys.exit(f"{name}: {suite.get(name)}, but there are {count}")
