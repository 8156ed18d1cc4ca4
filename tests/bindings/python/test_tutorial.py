"""Every example of the tutorial and of the docstrings prints what stands there."""

import doctest
import pathlib

import hanaproof

PAGE = pathlib.Path(__file__).resolve().parents[3] / "docs" / "python.md"


def test_the_tutorial():
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failed == 0 and tried > 20


def test_the_docstring_of_the_package():
    failed, tried = doctest.testmod(hanaproof)
    assert failed == 0 and tried > 0
