// What has been measured of the findings of a report so far, as a long run keeps it.
#pragma once

#include <string>
#include <string_view>

#include "checker/measures/impact/plan.h"

namespace hanaproof::reports {

struct MeasuredSoFar {
  impact::MeasuredUnits units;

  // Of two no unit is in both.
  void merge(const MeasuredSoFar& other) { units.insert(other.units.begin(), other.units.end()); }
  std::string to_json() const;
  // Throws InputError.
  static MeasuredSoFar from_json(std::string_view text);
};

}  // namespace hanaproof::reports
