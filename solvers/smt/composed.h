// Numbers that remember what they are made of.
//
// Two sums differ only where a summand differs, two products only where a factor does. A solver
// that sees bits has to find that out by adding and multiplying; told so, it looks at the parts
// first.
#pragma once

#include <map>
#include <string>

#include "solvers/smt/number.h"

namespace hanaproof::smt {

struct Composed {
  enum class How {
    plain,    // nothing is known of its parts
    sum,      // of the parts; one that is missing is 0
    product,  // of the parts
    larger,   // the largest of the parts
  };
  Number value;
  How how = How::plain;
  std::map<std::string, Composed> parts = {};
};

// What follows from it when the values differ: which parts then do.
Term where_they_differ(const Composed& a, const Composed& b);

}  // namespace hanaproof::smt
