"""Exits with 0 when a JSON document fits a JSON Schema, and says where it does not.

Usage: check_schema.py SCHEMA DOCUMENT. Exits with 77 when python3-jsonschema is not installed.
"""

import json
import pathlib
import sys
import warnings

try:
    import jsonschema
except ImportError:
    print("python3-jsonschema is not installed")
    sys.exit(77)

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
with open(sys.argv[2], encoding="utf-8") as file:
    document = json.load(file)

# Schemas refer to others of their folder by file name.
known = {}
for path in pathlib.Path(sys.argv[1]).parent.glob("*.schema.json"):
    known[path.name] = json.loads(path.read_text(encoding="utf-8"))
# What takes its place is not in the version that Debian 12 has.
warnings.simplefilter("ignore", DeprecationWarning)
resolver = jsonschema.RefResolver("", schema, store=known)

validator = jsonschema.Draft202012Validator
validator.check_schema(schema)
checker = jsonschema.FormatChecker()
errors = list(validator(schema, resolver=resolver, format_checker=checker).iter_errors(document))
for error in errors:
    print("/".join(str(step) for step in error.absolute_path), error.message, sep=": ")
sys.exit(1 if errors else 0)
