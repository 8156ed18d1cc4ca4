// A finding in one paragraph, in the terms of edition files.
#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/finding/finding.h"

namespace hanaproof::checker {

namespace {

// "duty (a, b)", "left open (c)".
std::string told_of(const Standpoint& standpoint) {
  const std::string editions = fmt::format("{}", fmt::join(standpoint.editions, ", "));
  switch (standpoint.stance) {
    case Stance::says:
      return fmt::format("{} ({})", standpoint.value, editions);
    case Stance::either:
      return fmt::format("can be read as {} ({})", standpoint.value, editions);
    case Stance::open:
      return fmt::format("left open ({})", editions);
    case Stance::none:
      return fmt::format("no such rule ({})", editions);
    case Stance::assumed:
      break;
  }
  return fmt::format("not legible ({})", editions);
}

std::string told_of(const std::vector<Standpoint>& stances) {
  std::vector<std::string> parts;
  for (const Standpoint& each : stances) parts.push_back(told_of(each));
  return fmt::format("{}.", fmt::join(parts, "; "));
}

// What the readings of an ambiguity rest on: "duty: The rule is told as what happens."
std::vector<std::string> reasons(const Finding& finding) {
  std::vector<std::string> all;
  for (const Side& side : finding.positions) {
    if (!side.why.empty()) all.push_back(fmt::format("{}: {}", side.value, side.why));
  }
  return all;
}

// Whether the stances say what the matter is.
bool is_of_stances(const Finding& finding) {
  switch (finding.kind) {
    case Kind::translation:
    case Kind::contradiction:
    case Kind::ambiguity:
    case Kind::gap:
      return !finding.stances.empty();
    case Kind::internal:
    case Kind::dead_rule:
    case Kind::terminology:
      break;
  }
  return finding.remarks.empty();
}

}  // namespace

std::string summary(const Finding& finding) {
  std::vector<std::string> sentences;
  if (is_of_stances(finding)) sentences.push_back(told_of(finding.stances));
  std::ranges::copy(reasons(finding), std::back_inserter(sentences));
  if (!finding.assumed.empty())
    sentences.push_back(fmt::format("Played meanwhile as \"{}\".", finding.assumed));
  if (!finding.remarks.empty()) sentences.push_back(finding.remarks);
  if (!finding.elsewhere.empty()) sentences.push_back("Elsewhere: " + told_of(finding.elsewhere));
  if (!finding.rows.empty()) {
    sentences.push_back(fmt::format("The same of {} more question{}.", finding.rows.size(),
                                    finding.rows.size() == 1 ? "" : "s"));
  }
  return fmt::format("{}", fmt::join(sentences, " "));
}

}  // namespace hanaproof::checker
