// Structs as Python classes: members can be read, compared, matched and seen in the repr.
#pragma once

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <string>

namespace hanaproof::python {

namespace py = pybind11;

// "Name(member=value, ...)" of the members in __match_args__.
py::str repr_of_record(const py::object& record);
bool equal_records(const py::object& left, const py::object& right);

template <typename Struct>
class Record {
 public:
  Record(py::handle scope, const char* name, const char* doc) : cls_(scope, name, doc) {
    cls_.def("__repr__", &repr_of_record);
    cls_.def("__eq__", &equal_records, py::arg("other"));
    cls_.attr("__match_args__") = py::tuple();
  }

  template <typename Type, typename Holder>  // of the struct or a base of it
  Record& field(const char* name, Type Holder::*member, const char* doc) {
    cls_.def_readonly(name, member, doc);
    return matched(name);
  }
  // `get`: of a const Struct&.
  template <typename Get>
  Record& field(const char* name, Get get, const char* doc) {
    cls_.def_property_readonly(name, get, doc);
    return matched(name);
  }

  // "<hanaproof.Name text>" where all members would be too long. `text`: of a const Struct&.
  template <typename Text>
  Record& shown_as(Text text) {
    py::delattr(cls_, "__repr__");
    cls_.def("__repr__",
             [name = py::str(cls_.attr("__name__")).cast<std::string>(), text](const Struct& self) {
               return "<hanaproof." + name + " " + text(self) + ">";
             });
    return *this;
  }

  py::class_<Struct>& cls() { return cls_; }

 private:
  Record& matched(const char* name) {
    const py::object before = cls_.attr("__match_args__");
    cls_.attr("__match_args__") = before + py::make_tuple(name);
    return *this;
  }

  py::class_<Struct> cls_;
};

}  // namespace hanaproof::python
