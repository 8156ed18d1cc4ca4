// Findings as a person reads them in a terminal.
#pragma once

#include <string>

#include "checker/editions/finding/finding.h"

namespace hanaproof::reports {

struct TerminalStyle {
  bool colour = false;  // off when NO_COLOR is set or nobody looks: the caller knows
  int width = 80;
};

std::string to_terminal(const checker::Report& report, const TerminalStyle& style);

}  // namespace hanaproof::reports
