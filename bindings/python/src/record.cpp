#include "record.h"

#include <string>

namespace hanaproof::python {

py::str repr_of_record(const py::object& record) {
  const py::type type = py::type::of(record);
  std::string text = py::str(type.attr("__name__"));
  char separator = '(';
  for (const py::handle name : type.attr("__match_args__")) {
    text += separator;
    if (separator == ',') text += ' ';
    separator = ',';
    text += std::string(py::str(name)) + "=" + std::string(py::repr(record.attr(name)));
  }
  return text + ")";
}

bool equal_records(const py::object& left, const py::object& right) {
  if (!py::type::of(left).is(py::type::of(right))) return false;
  for (const py::handle name : py::type::of(left).attr("__match_args__")) {
    if (!left.attr(name).equal(right.attr(name))) return false;
  }
  return true;
}

}  // namespace hanaproof::python
