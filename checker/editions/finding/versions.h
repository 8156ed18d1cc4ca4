// With what a finding was made: which program, which solver, which texts. Data only.
#pragma once

#include <string>
#include <vector>

#include "checker/editions/finding/finding.h"

namespace hanaproof::checker {

// One edition file as it was read.
struct EditionText {
  std::string id;
  std::string file;                         // as it was given
  std::string sha256;                       // of its bytes, 64 hexadecimal digits
  std::vector<std::string> builds_on = {};  // ids of editions that it inherits or supplements
};

struct Versions {
  std::string hanaproof;  // "0.1.0"
  std::string z3;         // "4.8.12"
  std::string compiler;   // "g++ 12.2.0"
  std::vector<EditionText> editions = {};
};

// The same with those editions only that take part in the finding: who answers, whose rules were
// executed, and what these build on. In the order of `all`.
Versions taking_part(const Finding& finding, const Versions& all);

}  // namespace hanaproof::checker
