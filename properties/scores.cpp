// Which scores can occur, and what rulebooks claim about them.
#include <map>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/spec/score.h"
#include "properties/discharge.h"
#include "properties/solver.h"

namespace hanaproof::properties {

using cards::CardSet;
using rulebook::Ruleset;
using rulebook::Value;

namespace {

// "0 to 14, 16, 18 to 20".
std::string ranges(const std::set<int>& numbers) {
  std::vector<std::string> parts;
  for (auto first = numbers.begin(); first != numbers.end();) {
    auto last = first;
    while (std::next(last) != numbers.end() && *std::next(last) == *last + 1) ++last;
    parts.push_back(first == last ? std::to_string(*first) : fmt::format("{} to {}", *first, *last));
    first = std::next(last);
  }
  return parts.empty() ? "none" : fmt::format("{}", fmt::join(parts, ", "));
}

int points_of(const spec::Rules& rules, CardSet pile) { return sum(made_yaku(rules, pile)); }

// Which scores occur, told in the same words by both methods.
void tell(Proof& proof, const std::set<int>& possible) {
  const int most = *possible.rbegin();
  std::set<int> never;
  for (int score = 1; score < most; ++score) {
    if (!possible.contains(score)) never.insert(score);
  }
  proof.details.push_back("possible: " + ranges(possible));
  proof.details.push_back("never, up to the highest: " + ranges(never));
  proof.details.push_back(fmt::format("highest: {}", most));
}

// The scores that a text says cannot occur.
struct Excluded {
  std::int64_t from;
  std::int64_t to;
  explicit Excluded(const Subject& subject) {
    const Value& claimed = subject.clause->readings.front().value;
    from = *claimed.field("never-from")->number();
    to = *claimed.field("never-to")->number();
  }
};

Witness occurs(const Ruleset& ruleset, std::int64_t score, const smt::Situation& situation) {
  const spec::Rules rules(ruleset);
  const int points = points_of(rules, situation.captured);
  const int factor = spec::factor(rules, points, situation.own_calls, situation.opponent_called);
  if (points * factor != score) {
    throw std::logic_error(fmt::format("a pile for {} points does not replay", score));
  }
  return {fmt::format("{} points: {} times {}, from {} with {} own koi-koi{}", score, points, factor,
                      situation.captured.codes(), situation.own_calls,
                      situation.opponent_called ? " and an opponent's" : ""),
          situation.captured, situation.own_calls, situation.opponent_called};
}

Proof excluded_by_solver(const Subject& subject, const Effort& effort, bool counter) {
  const Ruleset rules = subject.rules();
  const Excluded excluded(subject);
  Solver solver(effort, subject, counter ? "claim.scores" : "claim.scores.without-counter",
                per_month(rules));
  std::vector<smt::Assertion> given;
  if (!counter) given.push_back({"no opponent has called", !smt::opponent_called()});
  const auto found = solver.values(smt::final_score(rules), excluded.from, excluded.to, given);
  Proof proof{.verdict = Verdict::proved,
              .summary = fmt::format("One query for each score from {} to {}.", excluded.from, excluded.to)};
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (!found[i]) continue;
    proof.verdict = Verdict::refuted;
    const auto score = excluded.from + static_cast<std::int64_t>(i);
    proof.witnesses.push_back(occurs(rules, score, *found[i]));
  }
  solver.conclude(proof);
  return proof;
}

// Every class of piles under every number of calls.
Proof excluded_by_counting(const Subject& subject, bool counter) {
  const Ruleset ruleset = subject.rules();
  const spec::Rules rules(ruleset);
  const Excluded excluded(subject);
  const PerMonth months = per_month(ruleset);
  const int most_calls = rules.hand_size.number();
  Proof proof{.verdict = Verdict::proved, .summary = {}};
  std::map<int, smt::Situation> found;
  std::map<int, CardSet> by_points;
  for (const PileClass& one : score_classes(ruleset, months)) {
    by_points.emplace(points_of(rules, one.pile), one.pile);
  }
  for (const auto& [points, pile] : by_points) {
    for (int calls = 0; calls <= most_calls; ++calls) {
      for (int opponent = 0; opponent <= (counter ? 1 : 0); ++opponent) {
        const int score = points * spec::factor(rules, points, calls, opponent == 1);
        if (score < excluded.from || score > excluded.to) continue;
        found.emplace(score, smt::Situation{pile, calls, opponent == 1});
      }
    }
  }
  for (const auto& [score, situation] : found) {
    proof.verdict = Verdict::refuted;
    proof.witnesses.push_back(occurs(ruleset, score, situation));
  }
  proof.space = static_cast<long long>(all_piles(months));
  proof.summary = fmt::format("Every class of the {} piles, under 0 to {} koi-koi{}.", proof.space,
                              most_calls, counter ? " and with or without an opponent's" : "");
  return proof;
}

}  // namespace

Proof scores_by_counting(const Subject& subject, const Effort&) {
  const Ruleset ruleset = subject.rules();
  const spec::Rules rules(ruleset);
  const PerMonth months = per_month(ruleset);
  const auto classes = score_classes(ruleset, months);
  std::map<int, PileClass> by_points;
  for (const PileClass& one : classes) {
    PileClass& all = by_points[points_of(rules, one.pile)];
    if (all.piles == 0) all.pile = one.pile;
    all.piles += one.piles;
  }
  std::set<int> possible;
  for (const auto& [points, piles] : by_points) possible.insert(points);
  Proof proof{.verdict = Verdict::proved, .summary = {}};
  tell(proof, possible);
  const auto& [most, piles] = *by_points.rbegin();
  proof.witnesses.push_back({fmt::format("{} points from {}", most, piles.pile.codes()), piles.pile});
  proof.space = static_cast<long long>(all_piles(months));
  proof.summary = fmt::format("{} classes of the {} piles that can be captured.", classes.size(), proof.space);
  return proof;
}

Proof scores_by_solver(const Subject& subject, const Effort& effort) {
  const Ruleset ruleset = subject.rules();
  const spec::Rules rules(ruleset);
  Solver solver(effort, subject, "scores", per_month(ruleset));
  const smt::Measure measure = smt::base_score(ruleset);
  Proof proof{.verdict = Verdict::proved, .summary = {}};
  // No set of cards is worth more than the range of the score's own arithmetic.
  const auto from = measure.value.value.range.least;
  const auto to = measure.value.value.range.most;
  const auto found = solver.values(measure, from, to);
  std::set<int> possible;
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (!found[i]) continue;
    const int score = static_cast<int>(from) + static_cast<int>(i);
    if (points_of(rules, found[i]->captured) != score) {
      throw std::logic_error(fmt::format("a pile for {} points does not replay", score));
    }
    possible.insert(score);
  }
  tell(proof, possible);
  solver.conclude(proof);
  proof.summary = fmt::format("One query for each score from {} to {}.", from, to);
  return proof;
}

Proof excluded_by_solver(const Subject& subject, const Effort& effort) {
  return excluded_by_solver(subject, effort, true);
}
Proof excluded_by_counting(const Subject& subject, const Effort&) {
  return excluded_by_counting(subject, true);
}
Proof excluded_without_counter_by_solver(const Subject& subject, const Effort& effort) {
  return excluded_by_solver(subject, effort, false);
}
Proof excluded_without_counter_by_counting(const Subject& subject, const Effort&) {
  return excluded_by_counting(subject, false);
}

}  // namespace hanaproof::properties
