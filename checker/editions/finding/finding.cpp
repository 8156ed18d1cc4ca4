#include "checker/editions/finding/finding.h"

#include <array>

namespace hanaproof::checker {

std::string_view name(Kind kind) {
  constexpr std::array<std::string_view, 6> kNames = {"translation", "contradiction", "internal",
                                                      "ambiguity",   "gap",           "dead-rule"};
  return kNames[static_cast<std::size_t>(kind)];
}

const std::vector<Kind>& kinds() {
  static const std::vector<Kind> all = {Kind::translation, Kind::contradiction, Kind::internal,
                                        Kind::ambiguity,   Kind::gap,           Kind::dead_rule};
  return all;
}

std::string_view name(Method method) {
  constexpr std::array<std::string_view, 7> kNames = {
      "text", "arithmetic", "smt", "exhaustive", "graph", "lockstep", "simulation"};
  return kNames[static_cast<std::size_t>(method)];
}

std::string_view name(Situation situation) {
  constexpr std::array<std::string_view, 12> kNames = {"text",     "draw",  "deal",   "pile",
                                                       "decision", "round", "match",  "showdown",
                                                       "stake",    "hand",  "fields", "table"};
  return kNames[static_cast<std::size_t>(situation)];
}

}  // namespace hanaproof::checker
