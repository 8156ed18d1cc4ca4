#include <numeric>
#include <set>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/measures/audit/audit.h"
#include "model/spec/hachi/willow.h"
#include "model/spec/score.h"
#include "solvers/rounds/bounds.h"

namespace hanaproof::audit {

namespace {

bool is_hachi(const spec::Rules& rules) {
  return rulebook::family_of(rules.ruleset().edition().game) == rulebook::Family::hachi;
}

}  // namespace

rulebook::Ruleset scoring(const rulebook::Ruleset& rules) {
  return spec::hachi::with_willow(rules);
}

bool by_result(const spec::Rules& rules) { return counts_cards(rules) && !is_hachi(rules); }

std::string what_counts(const spec::Rules& rules) {
  return by_result(rules) ? "result of the round, nobody else having captured anything"
                          : "points of yaku";
}

properties::Worth worth(const spec::Rules& rules) {
  return by_result(rules) ? properties::own_result(rules) : properties::yaku_points(rules);
}

piles::PerMonth per_month(const spec::Rules& rules) {
  return rules.option_wildcard.is("on") ? piles::PerMonth::any : piles::per_month(rules.ruleset());
}

bool multiplies(const spec::Rules& rules) { return !counts_cards(rules) && !is_hachi(rules); }

namespace {

// "0 to 14, 16, 20 to 40 by fives": runs of equal steps together.
std::string ranges(const std::set<int>& numbers) {
  constexpr std::size_t kRun = 3;  // fewer stand by themselves
  const std::vector<int> all(numbers.begin(), numbers.end());
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < all.size();) {
    std::size_t last = i;
    const int step = i + 1 < all.size() ? all[i + 1] - all[i] : 0;
    while (last + 1 < all.size() && all[last + 1] - all[last] == step) ++last;
    // The first of a run without gaps belongs to that.
    if (step > 1 && last + 1 < all.size() && all[last + 1] - all[last] == 1) --last;
    if (last - i + 1 < kRun) {
      parts.push_back(fmt::format("{}", all[i++]));
      continue;
    }
    parts.push_back(fmt::format("{} to {}", all[i], all[last]));
    if (step > 1) parts.back() += fmt::format(" by {}s", step);
    i = last + 1;
  }
  return parts.empty() ? "none" : fmt::format("{}", fmt::join(parts, ", "));
}

std::set<int> holes(const std::set<int>& possible, int lowest, int highest, int step = 1) {
  std::set<int> never;
  for (int score = lowest; score <= highest; score += step) {
    if (!possible.contains(score)) never.insert(score);
  }
  return never;
}

// Where all scores lie on a grid, such as that of fives, only what is missing on it is told.
std::string holes_text(const std::set<int>& possible, int lowest, int highest) {
  int step = 0;
  for (const int score : possible) step = std::gcd(step, score - lowest);
  if (step <= 1) return ranges(holes(possible, lowest, highest));
  const std::set<int> never = holes(possible, lowest, highest, step);
  std::string text = lowest % step == 0
                         ? fmt::format("all but multiples of {}", step)
                         : fmt::format("all but {} and every {}th after it", lowest, step);
  if (!never.empty()) text += fmt::format(", and of these {}", ranges(never));
  return text;
}

}  // namespace

Scores count_scores(const rulebook::Ruleset& asked) {
  const spec::Rules rules(scoring(asked));
  const auto months = per_month(rules);
  const rounds::Bound in_play = rounds::cards_in_play(rules.ruleset());
  Scores scores;
  scores.table = properties::count_scores(rules.ruleset(), months, worth(rules), in_play.most);
  scores.of = what_counts(rules);
  std::set<int> possible;
  for (const auto& [score, row] : scores.table.rows) possible.insert(score);
  const int lowest = *possible.begin();
  const int highest = *possible.rbegin();
  scores.possible = ranges(possible);
  scores.never = holes_text(possible, lowest, highest);
  if (multiplies(rules)) {
    std::set<int> results;
    for (spec::Tally tally : tallies(rules, rules.deal_hand_size.number())) {
      for (const int points : possible) {
        tally.points = points;
        results.insert(points * factor(rules, tally));
      }
    }
    scores.results_never = ranges(holes(results, lowest, highest));
  }
  scores.evidence = {Basis::counted,
                     fmt::format("All piles of up to {} cards that can be captured, by classes; no "
                                 "larger one comes about: {}.",
                                 in_play.most, in_play.argument),
                     scores.table.piles};
  return scores;
}

}  // namespace hanaproof::audit
