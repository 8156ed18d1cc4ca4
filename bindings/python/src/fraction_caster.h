// Exact numbers become fractions.Fraction.
#pragma once

#include <pybind11/pybind11.h>

#include "hanaproof/fraction.h"

namespace pybind11::detail {

template <>
struct type_caster<hanaproof::Fraction> {
  PYBIND11_TYPE_CASTER(hanaproof::Fraction, const_name("fractions.Fraction"));

  // Nothing takes one.
  bool load(handle, bool) { return false; }

  static handle cast(const hanaproof::Fraction& number, return_value_policy, handle) {
    const object fraction = module_::import("fractions").attr("Fraction");
    return fraction(int_(str(number.numerator)), int_(str(number.denominator))).release();
  }
};

}  // namespace pybind11::detail
