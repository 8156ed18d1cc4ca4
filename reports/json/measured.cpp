#include "reports/json/measured.h"

#include <cstdint>
#include <vector>

#include "reports/json/archive.h"
#include "reports/json/shares.h"

namespace hanaproof::reports {

namespace {

struct DoneUnit {
  std::uint64_t unit = 0;
  std::vector<impact::Measured> measured;
};

constexpr auto kMeasuredFinding = [](auto& io, auto& one) {
  io.field("finding", one.place);
  io.objects("counted", one.counted, kShare);
  io.objects("simulated", one.simulated, kShare);
  io.field("unsupported", one.unsupported);
};

constexpr auto kDoneUnit = [](auto& io, auto& one) {
  io.field("unit", one.unit);
  io.objects("measured", one.measured, kMeasuredFinding);
};

constexpr auto kDoneUnits = [](auto& io, auto& units) {
  io.needed_objects("units", units, kDoneUnit);
};

constexpr auto kUnitsDocument = documents::document<std::vector<DoneUnit>>(
    {"measured", 1, "Findings of which the impact was measured."}, kDoneUnits);

}  // namespace

std::string MeasuredSoFar::to_json() const {
  std::vector<DoneUnit> all;
  for (const auto& [unit, measured] : units) all.push_back({unit, measured});
  return kUnitsDocument.written(all).dump();
}

MeasuredSoFar MeasuredSoFar::from_json(std::string_view text) {
  MeasuredSoFar read;
  for (DoneUnit& each : read_document(text, kUnitsDocument)) {
    read.units[each.unit] = std::move(each.measured);
  }
  return read;
}

}  // namespace hanaproof::reports
