// Exact numbers in JSON. For source files only.
#pragma once

#include <array>
#include <string>

#include "reports/document/document.h"
#include "reports/json/values.h"

namespace hanaproof::reports {

// In lowest terms: ["38", "150"] is ["19", "75"].
inline std::array<std::string, 2> fraction(const Exact& number) {
  return {numerator(number).str(), denominator(number).str()};
}

}  // namespace hanaproof::reports
