#include "solvers/fields/machine.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace hanaproof::fields {

namespace {

// Which of those that wait is played, the last of which were just made: its place among them.
std::size_t next(const Rules& rules, const std::vector<Field>& waiting, std::size_t just_made) {
  switch (rules.plain().priority) {
    case Priority::oldest_first:
      return 0;
    case Priority::newest_first:
      return just_made == 0 ? 0 : waiting.size() - just_made;
    default: {
      const auto grand = std::ranges::find(waiting, FieldSort::grand, &Field::sort);
      return grand == waiting.end() ? 0 : static_cast<std::size_t>(grand - waiting.begin());
    }
  }
}

Outcome advance(const Rules& rules, const State& before, const Made& fresh, bool no_match) {
  Outcome outcome;
  outcome.after = before;
  State& after = outcome.after;
  ++after.deals;
  if (!no_match || rules.no_match_counts) ++after.rounds;
  for (int i = 0; i < fresh.grand; ++i) outcome.arisen.push_back({FieldSort::grand, after.deals});
  for (int i = 0; i < fresh.twofold; ++i) {
    outcome.arisen.push_back({FieldSort::twofold, after.deals});
  }
  after.waiting.insert(after.waiting.end(), outcome.arisen.begin(), outcome.arisen.end());
  if (!after.waiting.empty()) {
    const std::size_t place = next(rules, after.waiting, outcome.arisen.size());
    outcome.taken = after.waiting[place];
    outcome.played = !(no_match && rules.plain().no_match_waits);
    after.waiting.erase(after.waiting.begin() + static_cast<std::ptrdiff_t>(place));
    if (!outcome.played) after.waiting.insert(after.waiting.begin(), *outcome.taken);
  }
  if (!rules.carried) outcome.gone = std::exchange(after.waiting, {});
  return outcome;
}

std::string waiting_text(const State& state) {
  const Made made = state.counts();
  std::string text;
  if (made.grand > 0) text += fmt::format("{} grand", made.grand);
  if (made.twofold > 0)
    text += fmt::format("{}{} double", text.empty() ? "" : " and ", made.twofold);
  if (text.empty()) return "none waits";
  return text + (made.all() == 1 ? " waits" : " wait");
}

}  // namespace

Made State::counts() const {
  Made made;
  for (const Field& field : waiting) ++(field.sort == FieldSort::grand ? made.grand : made.twofold);
  return made;
}

Outcome play(const Rules& rules, const State& before, const Made& made) {
  return advance(rules, before, made, false);
}

Outcome step(const Rules& rules, const State& before, const Turn& turn) {
  return advance(rules, before, made(rules, turn.lights), turn.no_match);
}

bool over(const Rules& rules, const State& state, int rounds) {
  return state.rounds >= rounds && (!rules.plain().extra_rounds || state.waiting.empty());
}

std::string text(const Turn& turn, const Outcome& outcome) {
  return fmt::format("deal {}: {}, a {} field{}; {}", outcome.after.deals,
                     turn.lights.empty() ? "no light" : turn.lights.codes(), name(outcome.sort()),
                     turn.no_match ? ", too few stay" : "", waiting_text(outcome.after));
}

std::string text(const Rules& rules, const std::vector<Turn>& line) {
  std::string all;
  State state;
  for (const Turn& turn : line) {
    const Outcome outcome = step(rules, state, turn);
    all += (all.empty() ? "" : ". ") + text(turn, outcome);
    state = outcome.after;
  }
  return all;
}

}  // namespace hanaproof::fields
