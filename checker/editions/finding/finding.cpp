#include "checker/editions/finding/finding.h"

#include <array>
#include <set>

namespace hanaproof::checker {

std::string_view name(Kind kind) {
  constexpr std::array<std::string_view, 7> kNames = {
      "translation", "contradiction", "internal", "ambiguity", "gap", "dead-rule", "terminology"};
  return kNames[static_cast<std::size_t>(kind)];
}

const std::vector<Kind>& kinds() {
  static const std::vector<Kind> all = {Kind::translation, Kind::contradiction, Kind::internal,
                                        Kind::ambiguity,   Kind::gap,           Kind::dead_rule,
                                        Kind::terminology};
  return all;
}

std::string_view name(Stance stance) {
  constexpr std::array<std::string_view, 5> kNames = {"says", "either", "open", "none", "assumed"};
  return kNames[static_cast<std::size_t>(stance)];
}

std::string_view name(Severity severity) {
  constexpr std::array<std::string_view, 3> kNames = {"must-fix", "should-say", "style"};
  return kNames[static_cast<std::size_t>(severity)];
}

const std::vector<Severity>& severities() {
  static const std::vector<Severity> all = {Severity::must_fix, Severity::should_say,
                                            Severity::style};
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

namespace {

std::set<std::string> named_in(const Finding& finding) {
  std::set<std::string> ids(finding.editions.begin(), finding.editions.end());
  for (const Side& side : finding.positions) ids.insert(side.editions.begin(), side.editions.end());
  for (const Standpoint& each : finding.elsewhere)
    ids.insert(each.editions.begin(), each.editions.end());
  for (const ClauseRef& clause : finding.clauses) ids.insert(clause.edition);
  for (const Outcome& outcome : finding.witness.outcomes) ids.insert(outcome.edition);
  if (finding.witness.position) ids.insert(finding.witness.position->edition);
  if (finding.witness.deal) ids.insert(finding.witness.deal->edition);
  return ids;
}

}  // namespace

Versions taking_part(const Finding& finding, const Versions& all) {
  std::set<std::string> ids = named_in(finding);
  for (std::size_t before = 0; before != ids.size();) {
    before = ids.size();
    for (const EditionText& edition : all.editions) {
      if (ids.contains(edition.id)) ids.insert(edition.builds_on.begin(), edition.builds_on.end());
    }
  }
  Versions versions = {all.hanaproof, all.z3, all.compiler};
  std::copy_if(all.editions.begin(), all.editions.end(), std::back_inserter(versions.editions),
               [&](const EditionText& edition) { return ids.contains(edition.id); });
  return versions;
}

}  // namespace hanaproof::checker
