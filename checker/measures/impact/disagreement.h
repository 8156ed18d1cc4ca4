// Two methods that must say the same, and do not: a fault of this project.
#pragma once

#include <stdexcept>

namespace hanaproof::impact {

class Disagreement : public std::logic_error {
 public:
  using std::logic_error::logic_error;
};

}  // namespace hanaproof::impact
