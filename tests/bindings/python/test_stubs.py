"""The type stub and the module say the same: names, kinds and parameters."""

import ast
import inspect
import pathlib
import re

import pytest

import hanaproof
from hanaproof import _hanaproof

STUB = pathlib.Path(hanaproof.__file__).resolve().parent / "_hanaproof.pyi"
# Said by Python itself, or by the records: not in the stub.
UNSAID = re.compile(r"__(?!getitem|len|contains|iter|init|version)\w+__|_(?!_)\w+")


def of_stub(text):
    """{name: "property", "value" or a list of parameters}, members as Class.name."""
    said = {}

    def look(body, prefix):
        for node in body:
            if isinstance(node, ast.ClassDef):
                said[prefix + node.name] = "class"
                look(node.body, f"{prefix}{node.name}.")
            elif isinstance(node, ast.AnnAssign):
                said[prefix + node.target.id] = "value"
            elif isinstance(node, ast.FunctionDef) and not UNSAID.fullmatch(node.name):
                said[prefix + node.name] = parameters_of_stub(node)

    look(ast.parse(text).body, "")
    return said


def parameters_of_stub(function):
    if any(getattr(one, "id", "") == "property" for one in function.decorator_list):
        return "property"
    names = [one.arg for one in function.args.args if one.arg != "self"]
    needed = len(names) - len(function.args.defaults)
    return [name if i < needed else name + "=" for i, name in enumerate(names)]


def of_module(module):
    said = {}
    for name, thing in vars(module).items():
        if UNSAID.fullmatch(name):
            continue
        said[name] = kind_of(thing)
        if inspect.isclass(thing):
            for member, inner in vars(thing).items():
                if not UNSAID.fullmatch(member) and not issubclass(thing, Exception):
                    said[f"{name}.{member}"] = kind_of(inner)
    # What cannot be made has an __init__ that says so.
    return {name: kind for name, kind in said.items() if kind is not None}


def kind_of(thing):
    if inspect.isclass(thing):
        return "class"
    if isinstance(thing, property):
        return "property"
    if isinstance(thing, str):
        return "value"
    function = getattr(thing, "__func__", thing)
    return parameters_of_doc(function.__doc__ or "")


def parameters_of_doc(doc):
    """pybind11 writes the signature in the first line."""
    signature = re.match(r"\w+\((.*)\) -> ", doc)
    if not signature:
        return None
    found = re.findall(r"(?:^|, )(\w+): ([^:]*?)(?= = |, \w+: |$)( = )?", signature[1])
    return [name + ("=" if default else "") for name, _, default in found if name != "self"]


def differences(stub, module):
    for name in sorted(stub.keys() | module.keys()):
        if stub.get(name) != module.get(name):
            yield f"{name}: {stub.get(name)} in the stub, {module.get(name)} in the module"


def test_stub_and_module_agree():
    stub, module = of_stub(STUB.read_text(encoding="utf-8")), of_module(_hanaproof)
    assert len(stub) > 100
    assert list(differences(stub, module)) == []


@pytest.mark.parametrize(
    "right, wrong, name",
    [
        ("def perft(self, state: State, depth: int)", "def perft(self, state: State)", "Game.perft"),
        ("seed: int, dealer: int = ...", "seed: int, dealer: int", "Game.deal"),
        ("dealer: int", "giver: int", "Game.deal"),
        ("    def over(self)", "    def ended(self)", "State.over"),
        ("class Yaku:", "class Yakus:", "Yaku"),
        ("def hand_odds(", "def hands_odds(", "hand_odds"),
        ("__version__: str", "", "__version__"),
    ],
)
def test_a_difference_is_seen(right, wrong, name):
    text = STUB.read_text(encoding="utf-8")
    assert right in text
    found = list(differences(of_stub(text.replace(right, wrong, 1)), of_module(_hanaproof)))
    assert any(line.startswith(name + ":") for line in found)


def test_all_that_is_public_is_exported():
    public = {name for name in vars(_hanaproof) if not name.startswith("_")}
    assert set(hanaproof.__all__) == public | {"__version__"}


def test_everything_has_a_docstring():
    for name in hanaproof.__all__:
        thing = getattr(hanaproof, name)
        assert name == "__version__" or thing.__doc__, name
        if inspect.isclass(thing) and not issubclass(thing, Exception):
            for member, inner in vars(thing).items():
                if not member.startswith("_"):
                    text = inner.__doc__ or ""
                    assert not text.startswith(f"{member}(") or "\n\n" in text.strip(), f"{name}.{member}"
                    assert text, f"{name}.{member}"


def test_help_names_no_type_of_cpp():
    docs = [thing.__doc__ for thing in vars(_hanaproof).values()]
    docs += [
        inner.__doc__
        for thing in vars(_hanaproof).values()
        if inspect.isclass(thing)
        for inner in vars(thing).values()
    ]
    assert [doc for doc in docs if doc and "::" in doc] == []


def test_the_package_says_that_it_has_types():
    assert (STUB.parent / "py.typed").exists()
    assert STUB.exists()


def test_the_version_is_that_of_the_project():
    root = pathlib.Path(__file__).resolve().parents[3]
    text = (root / "CMakeLists.txt").read_text(encoding="utf-8")
    assert f"project(hanaproof VERSION {hanaproof.__version__} " in text
