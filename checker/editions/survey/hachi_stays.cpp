// Penalties for passing that no winner of a round ever gets: where three must stay, who decides
// last can only pass a round that is then not played.
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/survey.h"
#include "checker/situations/hachi_deals.h"
#include "model/spec/hachi/fields.h"
#include "model/spec/hachi/match_length.h"
#include "model/spec/hachi/money.h"
#include "model/spec/hachi/round.h"
#include "model/spec/hachi/staying.h"

namespace hanaproof::checker {

using notation::HachiMove;
using notation::HachiPhase;
using notation::HachiPosition;
using rulebook::Clause;
using rulebook::Edition;
using rulebook::Ruleset;
using rulebook::Value;

namespace {

constexpr const char* kPenalty = "pass.penalty";
constexpr std::uint64_t kDealSeed = 3;
constexpr int kDeals = 60;  // among them the blank card in every hand

// Penalties that are all different, so that what is paid says which was meant.
Ruleset numbered(const Ruleset& rules) {
  Value::List places;
  for (std::size_t i = 1; i <= rules[kPenalty].list()->size(); ++i) {
    places.emplace_back(static_cast<std::int64_t>(i));
  }
  return rules.with(kPenalty, Value(std::move(places)));
}

// What players pay for passing, by whether the round is played: places in the list, from 1.
struct Paid {
  std::set<int> played;
  std::set<int> not_played;
  long long orders = 0;  // in which they stay and pass

  void note(const spec::hachi::Rules& rules, const HachiPosition& position) {
    ++orders;
    const int unit =
        spec::hachi::points(rules, 1) / 2 * spec::hachi::factor(rules, position.sort, "penalties");
    for (const int penalty : position.penalties) {
      if (penalty == 0) continue;
      (position.end == notation::HachiEnd::no_match ? not_played : played).insert(penalty / unit);
    }
  }
};

void decide(const spec::hachi::Rules& rules, const HachiPosition& position, Paid& paid) {
  if (position.phase == HachiPhase::blind) {
    return decide(rules, play(rules, position, HachiMove::say(HachiMove::Sort::look)), paid);
  }
  if (position.phase != HachiPhase::stay) {
    const bool told = position.end == notation::HachiEnd::no_match || position.oya.has_value();
    return told ? paid.note(rules, position) : void();
  }
  for (const HachiMove& move : legal_moves(rules, position)) {
    decide(rules, play(rules, position, move), paid);
  }
}

Paid all_orders(const Ruleset& ruleset) {
  const spec::hachi::Rules rules(numbered(ruleset));
  const int rounds = spec::hachi::match_lengths(ruleset).front();
  const auto match = spec::hachi::first_match(rules, rounds, 0);
  cards::Dice dice(kDealSeed);
  Paid paid;
  for (int i = 0; i < kDeals; ++i) {
    const auto deal = stacked_deal(table_of(ruleset), HachiStyle::plain, dice);
    decide(rules, begin(rules, match, deal), paid);
  }
  return paid;
}

}  // namespace

std::vector<Finding> idle_penalties(const Edition& edition, RulesetComparer& comparer) {
  std::vector<Finding> findings;
  std::vector<std::string> never;
  const Clause* listed = nullptr;
  rulebook::Scope first;
  long long orders = 0;
  for (const rulebook::Scope& scope : scopes(edition)) {
    // Where only three play, every pass ends the round.
    if (!scope.options.empty() || scope.players == spec::hachi::kActive) continue;
    const EditionCheck check{edition, scope, comparer, findings};
    const auto clauses = stated(check, kPenalty);
    if (clauses.empty()) continue;
    const Paid paid = all_orders(check.rules());
    orders += paid.orders;
    std::vector<int> places;
    std::ranges::set_difference(paid.not_played, paid.played, std::back_inserter(places));
    if (places.empty()) continue;
    if (!listed) {
      listed = clauses.front();
      first = scope;
    }
    never.push_back(fmt::format("{}: place {}", scope.text(), fmt::join(places, ", ")));
  }
  if (!listed) return findings;
  Finding finding = start(
      Kind::dead_rule, *listed->topic, first,
      {{answer_text(*listed->topic, listed->readings.front().value), {edition.id}}}, {listed});
  finding.id += "/" + edition.id;
  const EditionCheck check{edition, first, comparer, findings};
  for (const char* topic : {"stay.active", "stay.too-few", "stay.too-few-pot"}) {
    for (const Clause* other : stated(check, topic)) add_clauses(finding, {reference(*other)});
  }
  finding.evidence = found_by(
      Method::exhaustive,
      fmt::format("All orders in which players stay and pass, over {} deals for each number of "
                  "players: {} in all.",
                  kDeals, orders),
      orders);
  finding.impact = {std::nullopt, "none in a round that is played"};
  finding.summary = fmt::format(
      "By the list of {} the last penalty never goes to the winner of a round ({}): who decides "
      "last can pass by choice only where fewer than three have stayed, and then the round is not "
      "played.",
      edition.id, fmt::join(never, "; "));
  finding.suggestion =
      "Add to the list that the last penalty is paid only where the round is not played.";
  findings.push_back(std::move(finding));
  return findings;
}

}  // namespace hanaproof::checker
