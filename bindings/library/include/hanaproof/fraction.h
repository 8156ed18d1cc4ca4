// An exact number.
#pragma once

#include <string>

#include "hanaproof/export.h"

namespace hanaproof {

// In lowest terms, of whole numbers of any size in decimal; the denominator is positive.
struct HANAPROOF_API Fraction {
  std::string numerator = "0";
  std::string denominator = "1";

  // The nearest double.
  double value() const;
  // "3/190", "2".
  std::string text() const;
  friend bool operator==(const Fraction&, const Fraction&) = default;
};

}  // namespace hanaproof
