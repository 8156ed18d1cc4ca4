#include "reports/json/measured.h"

#include <vector>

#include "reports/json/by_unit.h"
#include "reports/json/shares.h"

namespace hanaproof::reports {

namespace {

constexpr auto kMeasuredFinding = [](auto& io, auto& one) {
  io.field("finding", one.place);
  io.objects("counted", one.counted, kShare);
  io.objects("simulated", one.simulated, kShare);
  io.field("unsupported", one.unsupported);
};

constexpr auto kMeasuredUnit = [](auto& io, auto& one) {
  io.field("unit", one.unit);
  io.objects("measured", one.result, kMeasuredFinding);
};

constexpr auto kMeasuredUnits = [](auto& io, auto& units) {
  io.needed_objects("units", units, kMeasuredUnit);
};

constexpr auto kMeasuredDocument =
    documents::document<std::vector<UnitDone<std::vector<impact::Measured>>>>(
        {"measured", 1, "Findings of which the impact was measured."}, kMeasuredUnits);

}  // namespace

std::string MeasuredSoFar::to_json() const { return written_units(units, kMeasuredDocument); }

MeasuredSoFar MeasuredSoFar::from_json(std::string_view text) {
  return {read_units(text, kMeasuredDocument)};
}

}  // namespace hanaproof::reports
