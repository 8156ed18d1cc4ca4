// What long runs keep by the number of the unit that it came from. For source files only.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/json/archive.h"

namespace hanaproof::reports {

template <class T>
struct UnitDone {
  std::uint64_t unit = 0;
  T result = {};
};

template <class T, class Describe>
std::string written_units(const std::map<std::uint64_t, T>& units,
                          const documents::Document<std::vector<UnitDone<T>>, Describe>& document) {
  std::vector<UnitDone<T>> all;
  for (const auto& [unit, result] : units) all.push_back({unit, result});
  return document.written(all).dump();
}

// Throws InputError.
template <class T, class Describe>
std::map<std::uint64_t, T> read_units(
    std::string_view text,
    const documents::Document<std::vector<UnitDone<T>>, Describe>& document) {
  std::map<std::uint64_t, T> units;
  for (UnitDone<T>& each : read_document(text, document)) {
    units[each.unit] = std::move(each.result);
  }
  return units;
}

}  // namespace hanaproof::reports
