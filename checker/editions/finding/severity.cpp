#include "checker/editions/finding/severity.h"

#include <algorithm>
#include <string>

namespace hanaproof::checker {

namespace {

constexpr double kRare = 0.001;   // of rounds
constexpr double kSeldom = 0.01;  // of rounds

// Whether the answers come to something else at the table.
bool shows_in_play(const Finding& finding) { return finding.witness.outcomes.size() >= 2; }

// Whether it was measured, and comes up in a smaller part of rounds.
bool comes_up_below(const Finding& finding, double least) {
  bool measured = false;
  for (const Share& share : finding.impact.shares) {
    if (!share.frequency) continue;
    measured = true;
    const double part =
        share.basis == Basis::simulated ? share.high : std::stod(share.hits) / std::stod(share.all);
    if (part >= least) return false;
  }
  return measured;
}

// Whether no text gives any of the answers that were played.
bool is_given_by_nobody(const Finding& finding) {
  return std::ranges::all_of(finding.positions,
                             [](const Side& side) { return side.editions.empty(); });
}

// Whether all that is the matter is a passage of which the text itself tells the likelier reading.
bool leans(const Finding& finding) {
  return finding.kind == Kind::ambiguity && finding.also.empty() && !finding.leans.empty();
}

bool lacks_a_list(const Finding& finding) {
  return finding.topic.starts_with(rulebook::kListTopics);
}

}  // namespace

Severity severity_of(const Finding& finding, const rulebook::Topic& topic) {
  if (finding.kind == Kind::terminology)
    return lacks_a_list(finding) ? Severity::should_say : Severity::style;
  if (topic.need == rulebook::Need::wording) {
    const bool miscounted =
        finding.kind == Kind::internal && finding.evidence.method != Method::text;
    return miscounted ? Severity::should_say : Severity::style;
  }
  if (finding.kind == Kind::dead_rule || finding.kind == Kind::contradiction)
    return Severity::should_say;
  if (comes_up_below(finding, kRare)) return Severity::style;
  if (comes_up_below(finding, kSeldom) || is_given_by_nobody(finding)) return Severity::should_say;
  if (topic.asked == rulebook::Asked::draw || leans(finding)) return Severity::should_say;
  if (shows_in_play(finding)) return Severity::must_fix;
  if (finding.kind == Kind::internal && finding.evidence.method != Method::text)
    return Severity::must_fix;
  return topic.need == rulebook::Need::always ? Severity::should_say : Severity::style;
}

}  // namespace hanaproof::checker
