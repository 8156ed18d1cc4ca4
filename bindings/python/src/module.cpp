// import hanaproof: the library in Python.
#include <pybind11/pybind11.h>

#include "bind.h"
#include "hanaproof/error.h"
#include "hanaproof/version.h"

PYBIND11_MODULE(_hanaproof, module) {
  namespace python = hanaproof::python;
  module.doc() = "The compiled part of hanaproof; import hanaproof instead.";
  module.attr("__version__") = hanaproof::version();
  auto& error = pybind11::register_exception<hanaproof::Error>(module, "Error", PyExc_ValueError);
  error.attr("__doc__") =
      "Input that is wrong: an edition, an id, a position or a move. One line says what and, for "
      "an "
      "id, which is nearest.";
  python::bind_editions(module);
  python::bind_rules(module);
  python::bind_game(module);
  python::bind_solving(module);
  python::bind_odds(module);
  python::bind_findings(module);
}
