// What goes wrong in writing or reading a report: one line that says what, where, and why.
#pragma once

#include <stdexcept>

namespace hanaproof::reports {

class ReportError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// What was read is not what it should be: bad input.
class InputError : public ReportError {
 public:
  using ReportError::ReportError;
};

}  // namespace hanaproof::reports
