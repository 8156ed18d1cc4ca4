// What the parts of the module share. Rules, games and states keep the Python objects that they
// were made from: `state.game.rules` hands these out again, and pickles are made of them.
#pragma once

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "fraction_caster.h"
#include "hanaproof/editions.h"
#include "hanaproof/game.h"

namespace hanaproof::python {

namespace py = pybind11;

// Together with how it came about.
struct KeptEditions {
  Editions editions;
  std::optional<std::string> folder = {};                           // none: the built-in ones
  std::vector<std::pair<std::string, std::string>> additions = {};  // text and name
};

struct KeptRules {
  py::object editions;
  Choice choice;
  Rules rules;
};

struct KeptGame {
  py::object rules;
  std::string referee;
  Game game;
};

struct KeptState {
  py::object game;
  State state;
};

// The editions that were passed, or the built-in ones: always the same object.
py::object editions_or_builtin(const std::optional<py::object>& editions);
const Editions& editions_of(const py::object& editions);

// Values never change, so a copy is the value itself.
template <typename Class>
void copies_are_the_same(Class& cls) {
  const auto itself = [](const py::object& self) { return self; };
  cls.def("__copy__", itself, "The same object: it never changes.");
  cls.def(
      "__deepcopy__", [](const py::object& self, const py::dict&) { return self; }, py::arg("memo"),
      "The same object: it never changes.");
}

void bind_editions(py::module_& module);
void bind_rules(py::module_& module);
void bind_game(py::module_& module);
void bind_solving(py::module_& module);
void bind_odds(py::module_& module);
void bind_findings(py::module_& module);

}  // namespace hanaproof::python
