// Which scores can occur, and what rulebooks claim about them.
#include <map>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/spec/score.h"
#include "properties/discharge.h"
#include "properties/shared.h"
#include "properties/solver.h"
#include "solvers/rounds/bounds.h"

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
    parts.push_back(first == last ? std::to_string(*first)
                                  : fmt::format("{} to {}", *first, *last));
    first = std::next(last);
  }
  return parts.empty() ? "none" : fmt::format("{}", fmt::join(parts, ", "));
}

int points_of(const spec::Rules& rules, CardSet pile) { return sum(made_yaku(rules, pile)); }

// The scores up to which solver and count check each other: beyond, a solver takes long to see that
// a score is impossible.
constexpr int kLow = 20;

std::set<int> missing(const std::set<int>& possible, int most) {
  std::set<int> never;
  for (int score = 1; score <= most; ++score) {
    if (!possible.contains(score)) never.insert(score);
  }
  return never;
}

void tell_low(Proof& proof, const std::set<int>& possible) {
  proof.details.push_back(
      fmt::format("never, up to {}: {}", kLow, ranges(missing(possible, kLow))));
}

using BySize = std::map<int, piles::PileClass>;

std::map<int, BySize> classes_by_points(const spec::Rules& rules) {
  std::map<int, BySize> by_points;
  for (const piles::PileClass& one :
       piles::score_classes(rules.ruleset(), piles::per_month(rules.ruleset()))) {
    piles::PileClass& all = by_points[points_of(rules, one.pile)][one.pile.size()];
    if (all.piles == 0) all.pile = one.pile;
    all.piles += one.piles;
  }
  return by_points;
}

// The piles of each score, those of so many cards left out that a player cannot capture them all.
std::map<int, piles::PileClass> count_by_points(const Effort& effort, const spec::Rules& rules,
                                                int most_cards = cards::kCards) {
  const std::string key = rules.ruleset().scope().text() + "\n" + rules.ruleset().text();
  const auto classes = shared_of(effort)->points.of(key, [&] { return classes_by_points(rules); });
  std::map<int, piles::PileClass> by_points;
  for (const auto& [points, by_size] : *classes) {
    for (const auto& [size, one] : by_size) {
      if (size > most_cards) continue;  // the least of its class
      piles::PileClass& all = by_points[points];
      if (all.piles == 0) all.pile = one.pile;
      all.piles += one.piles;
    }
  }
  return by_points;
}

std::set<int> points(const std::map<int, piles::PileClass>& by_points) {
  std::set<int> points;
  for (const auto& [score, piles] : by_points) points.insert(score);
  return points;
}

Proof counted(const spec::Rules& rules) {
  Proof proof{.verdict = Verdict::proved, .summary = {}};
  proof.space = static_cast<long long>(piles::all_piles(piles::per_month(rules.ruleset())));
  proof.summary = fmt::format("Every class of the {} piles that can be captured.", proof.space);
  return proof;
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

spec::Tally tally_of(int points, const smt::Situation& situation) {
  return {points, situation.own_calls, situation.opponent_called ? 1 : 0};
}

Witness occurs(const Ruleset& ruleset, std::int64_t score, const smt::Situation& situation) {
  const spec::Rules rules(ruleset);
  const int points = points_of(rules, situation.captured);
  const int factor = spec::factor(rules, tally_of(points, situation));
  if (points * factor != score) {
    throw std::logic_error(fmt::format("a pile for {} points does not replay", score));
  }
  return {fmt::format("{} points: {} times {}, from {} with {} own koi-koi{}", score, points,
                      factor, situation.captured.codes(), situation.own_calls,
                      situation.opponent_called ? " and an opponent's" : ""),
          situation.captured, situation.own_calls, situation.opponent_called};
}

Proof look_for_excluded(const Subject& subject, const Effort& effort, bool counter) {
  const Ruleset rules = subject.rules();
  const Excluded excluded(subject);
  const smt::Measure measure = smt::final_score(rules);
  Solver solver(effort, subject, counter ? "claim.scores" : "claim.scores.without-counter",
                piles::per_month(rules));
  std::vector<smt::Assertion> given;
  if (!counter) given.push_back({"no opponent has called", !smt::opponent_called()});
  const auto found = solver.values(measure, excluded.from, excluded.to, given);
  Proof proof{.verdict = Verdict::proved,
              .summary = fmt::format("One query for each score from {} to {}.", excluded.from,
                                     excluded.to)};
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
Proof count_excluded(const Subject& subject, const Effort& effort, bool counter) {
  const Ruleset ruleset = subject.rules();
  const spec::Rules rules(ruleset);
  const Excluded excluded(subject);
  const piles::PerMonth months = piles::per_month(ruleset);
  const int most_calls = rules.deal_hand_size.number();
  Proof proof{.verdict = Verdict::proved, .summary = {}};
  std::map<int, smt::Situation> found;
  for (const auto& [points, piles] : count_by_points(effort, rules)) {
    for (int calls = 0; calls <= most_calls; ++calls) {
      for (int opponent = 0; opponent <= (counter ? 1 : 0); ++opponent) {
        const smt::Situation situation{piles.pile, calls, opponent == 1};
        const int score = points * spec::factor(rules, tally_of(points, situation));
        if (score < excluded.from || score > excluded.to) continue;
        found.emplace(score, situation);
      }
    }
  }
  for (const auto& [score, situation] : found) {
    proof.verdict = Verdict::refuted;
    proof.witnesses.push_back(occurs(ruleset, score, situation));
  }
  proof.space = static_cast<long long>(piles::all_piles(months));
  proof.summary = fmt::format("Every class of the {} piles, under 0 to {} koi-koi{}.", proof.space,
                              most_calls, counter ? " and with or without an opponent's" : "");
  return proof;
}

}  // namespace

Proof scores_by_counting(const Subject& subject, const Effort& effort) {
  const spec::Rules rules(subject.rules());
  const rounds::Bound in_play = rounds::cards_in_play(rules.ruleset());
  const auto by_points = count_by_points(effort, rules, in_play.most);
  const auto& [most, piles] = *by_points.rbegin();
  Proof proof = counted(rules);
  proof.summary +=
      fmt::format(" No pile is larger than {} cards: {}.", in_play.most, in_play.argument);
  proof.details = {"possible: " + ranges(points(by_points)),
                   "never, up to the highest: " + ranges(missing(points(by_points), most)),
                   fmt::format("highest: {}", most)};
  proof.witnesses.push_back(
      {fmt::format("{} points from {}", most, piles.pile.codes()), piles.pile});
  return proof;
}

Proof low_scores_by_counting(const Subject& subject, const Effort& effort) {
  const spec::Rules rules(subject.rules());
  Proof proof = counted(rules);
  tell_low(proof, points(count_by_points(effort, rules)));
  return proof;
}

Proof low_scores_by_solver(const Subject& subject, const Effort& effort) {
  const Ruleset ruleset = subject.rules();
  const spec::Rules rules(ruleset);
  const smt::Measure measure = smt::base_score(ruleset);
  Solver solver(effort, subject, "scores", piles::per_month(ruleset));
  const auto found = solver.values(measure, 0, kLow);
  std::set<int> possible;
  for (int score = 0; score <= kLow; ++score) {
    const auto& situation = found[static_cast<std::size_t>(score)];
    if (!situation) continue;
    if (points_of(rules, situation->captured) != score) {
      throw std::logic_error(fmt::format("a pile for {} points does not replay", score));
    }
    possible.insert(score);
  }
  Proof proof{.verdict = Verdict::proved,
              .summary = fmt::format("One query for each score from 0 to {}.", kLow)};
  tell_low(proof, possible);
  solver.conclude(proof);
  return proof;
}

Discharge excluded_by_solver(bool counter) {
  return [=](const Subject& subject, const Effort& effort) {
    return look_for_excluded(subject, effort, counter);
  };
}

Discharge excluded_by_counting(bool counter) {
  return [=](const Subject& subject, const Effort& effort) {
    return count_excluded(subject, effort, counter);
  };
}

}  // namespace hanaproof::properties
