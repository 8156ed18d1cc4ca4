#include "checker/crosscheck/plan.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "checker/crosscheck/bet_engine_subject.h"
#include "checker/crosscheck/bet_walks.h"
#include "checker/crosscheck/engine_subject.h"
#include "checker/crosscheck/games.h"
#include "checker/crosscheck/hachi_engine_subject.h"
#include "checker/crosscheck/hachi_walks.h"
#include "checker/perft/perft.h"
#include "checker/situations/profiles.h"
#include "model/spec/deal.h"
#include "solvers/runs/identity.h"
#include "solvers/small/catalogue.h"
#include "solvers/small/deals.h"

namespace hanaproof::crosscheck {

using notation::Position;
using rulebook::Asked;
using rulebook::Family;
using rulebook::Ruleset;

namespace {

// Units take about a tenth of a second.
constexpr std::uint64_t kDealsPerUnit = 200;
constexpr std::uint64_t kGamesPerUnit = 10;
constexpr std::uint64_t kBetRoundsPerUnit = 2;
constexpr std::uint64_t kMatchesPerUnit = 2;
// Hands that each end of a small betting game is settled with.
constexpr std::uint64_t kDealsPerEnd = 48;
// So many players meet with all hands.
constexpr int kMostShown = 3;

std::string place(const small::Table& table) {
  return fmt::format("{} players, {}", table.players, table.id);
}

Family family(const Variant& variant) { return rulebook::family_of(variant.rules.edition().game); }

// What differs from the edition's own rules, if anything, matters at the showdown.
bool decides_showdowns(const Variant& variant) {
  return std::all_of(variant.chosen.begin(), variant.chosen.end(), [](const auto& choice) {
    return rulebook::find_topic(choice.first)->asked == Asked::showdown;
  });
}

// Nothing but what the cards dealt decide is different.
bool decides_deals(const Variant& variant) {
  return std::all_of(variant.chosen.begin(), variant.chosen.end(), [](const auto& choice) {
    return rulebook::find_topic(choice.first)->asked == Asked::deal;
  });
}

int number(const Ruleset& rules, const std::string& topic) {
  return static_cast<int>(*rules[topic].number());
}

std::string_view name(Readings readings) {
  switch (readings) {
    case Readings::defaults:
      return "defaults";
    case Readings::each:
      return "each";
    case Readings::values:
      return "values";
    default:
      return "pairs";
  }
}

// Keeps the first failure of a unit, shortened, with the rules that its position needs.
void enter_failure(Tally& tally, const std::string& where, const Variant& variant,
                   const spec::Rules& rules, const Subject& subject, const Failure& failure) {
  if (tally.failures++ > 0) return;
  Failure shown = shortest(rules, subject, failure);
  shown.start.edition = rules.ruleset().edition().id;
  shown.start.rules = rules.ruleset().changes();
  tally.first = Tally::Found{0, variant.name, where, std::move(shown)};
}

}  // namespace

Plan::Plan(const Request& request, MakeSubject make, MakeBetSubject make_bets,
           MakeHachiSubject make_hachi)
    : request_(request),
      make_(std::move(make)),
      make_bets_(std::move(make_bets)),
      make_hachi_(std::move(make_hachi)) {
  if (!make_) make_ = [](const Ruleset& rules) { return engine_subject(rules); };
  if (!make_bets_) make_bets_ = [](const Ruleset& rules) { return bet_engine_subject(rules); };
  if (!make_hachi_) make_hachi_ = [](const Ruleset& rules) { return hachi_engine_subject(rules); };
  for (const rulebook::Edition* edition : request.editions) {
    for (Variant& variant : crosscheck::variants(*edition, request.readings)) {
      variants_.push_back(std::move(variant));
    }
  }
  std::map<Family, std::vector<std::size_t>> of;
  for (std::size_t v = 0; v < variants_.size(); ++v) of[family(variants_[v])].push_back(v);
  const auto& capturing = of[Family::capturing];
  const auto& betting = of[Family::betting];
  if (request.deals >= 0) add_small_games();
  add_random(Kind::game, capturing, request.games, kGamesPerUnit);
  add_random(Kind::perft, capturing, request.perfts, 1);
  if (request.profiles) add_profiles();
  if (request.deals >= 0) add_betting(betting);
  add_random(Kind::bet_rounds, betting, request.games, kBetRoundsPerUnit);
  add_random(Kind::matches, of[Family::hachi], request.matches, kMatchesPerUnit);
}

std::uint64_t Plan::spread(std::uint64_t all) const {
  return request_.deals == 0 ? all : std::min(all, static_cast<std::uint64_t>(request_.deals));
}

void Plan::add_small_games() {
  for (std::size_t v = 0; v < variants_.size(); ++v) {
    if (family(variants_[v]) != Family::capturing) continue;
    const Ruleset& rules = variants_[v].rules;
    for (const small::Table& table : small::catalogue(rules.scope().players)) {
      if (small::misfit(rules, table)) continue;
      if (!deals_.contains(&table)) {
        const small::Game game = small::derive(rules, table);
        deals_[&table] = small::Deals(game).size();
      }
      const std::uint64_t count = spread(deals_[&table]);
      for (std::uint64_t from = 0; from < count; from += kDealsPerUnit) {
        units_.push_back(
            {Kind::small_game, v, &table, from, std::min(count, from + kDealsPerUnit)});
      }
    }
  }
}

void Plan::add_random(Kind kind, const std::vector<std::size_t>& variants, std::uint64_t count,
                      std::uint64_t per_unit) {
  for (std::uint64_t from = 0; from < count && !variants.empty(); from += per_unit) {
    const std::size_t variant = variants[from / per_unit % variants.size()];
    units_.push_back({kind, variant, nullptr, from, std::min(count, from + per_unit)});
  }
}

void Plan::add_betting(const std::vector<std::size_t>& variants) {
  for (const std::size_t v : variants) {
    const int players = variants_[v].rules.scope().players;
    if (players <= small::kMostBettors) {
      const std::size_t games = small::betting_games(players).size();
      for (std::size_t i = 0; i < games; ++i) units_.push_back({Kind::bets, v, nullptr, i, i + 1});
    }
    if (players <= kMostShown && decides_showdowns(variants_[v])) {
      units_.push_back({Kind::showdowns, v, nullptr, 0, 1});
    }
  }
}

void Plan::add_profiles() {
  for (std::size_t v = 0; v < variants_.size(); ++v) {
    if (family(variants_[v]) == Family::capturing && decides_deals(variants_[v]))
      units_.push_back({Kind::profiles, v, nullptr, 0, 1});
  }
}

void Plan::run_small_game(const Unit& unit, Tally& tally) const {
  const Variant& variant = variants_[unit.variant];
  const small::Game game = small::derive(variant.rules, *unit.table);
  const small::Deals deals(game);
  const spec::Rules rules(game.rules);
  const auto subject = make_(game.rules);
  const std::uint64_t all = deals.size();
  const std::uint64_t count = spread(all);
  for (std::uint64_t i = unit.from; i < unit.to; ++i) {
    // i * all / count, without leaving 64 bits.
    Position deal = deals.at(i * (all / count) + i * (all % count) / count);
    deal.rules.clear();  // they would be copied with every move
    const Walked walked = walk(rules, *subject, deal, unit.table->deal_only ? 1 : 0);
    tally.add(place(*unit.table), walked);
    if (walked.failure) {
      enter_failure(tally, unit.table->id, variant, rules, *subject, *walked.failure);
    }
  }
  enter(tally.coverage, place(*unit.table), rules, variant.rules);
}

void Plan::run_random(const Unit& unit, Tally& tally) const {
  const Variant& variant = variants_[unit.variant];
  const spec::Rules rules(variant.rules);
  const auto subject = make_(variant.rules);
  for (std::uint64_t i = unit.from; i < unit.to; ++i) {
    const std::uint64_t seed = request_.seed + i;
    if (unit.kind == Kind::game) {
      const Walked walked = play_game(rules, *subject, seed);
      tally.add("games", walked);
      if (walked.failure) {
        enter_failure(tally, "games", variant, rules, *subject, *walked.failure);
      }
      continue;
    }
    const Position deal = spec::open(rules, random_deal(rules, seed));
    Walked walked;
    walked.failure = compare_perft(rules, *subject, deal, request_.depth);
    walked.moves = checker::perft_by_spec(rules, deal, request_.depth).nodes;
    tally.add("perft", walked);
    if (walked.failure) enter_failure(tally, "perft", variant, rules, *subject, *walked.failure);
  }
}

void Plan::run_profiles(const Unit& unit, Tally& tally) const {
  const Variant& variant = variants_[unit.variant];
  const spec::Rules rules(variant.rules);
  const auto subject = make_(variant.rules);
  checker::for_each_deal(rules.players(), number(variant.rules, "deal.hand-size"),
                         number(variant.rules, "deal.field-size"), [&](const Position& deal) {
                           const Walked walked = walk(rules, *subject, deal, 1);
                           tally.add("deals", walked);
                           if (walked.failure) {
                             enter_failure(tally, "deals", variant, rules, *subject,
                                           *walked.failure);
                           }
                           return true;
                         });
}

void Plan::run_betting(const Unit& unit, Tally& tally) const {
  const Variant& variant = variants_[unit.variant];
  const sutda::Rules rules(variant.rules);
  const auto subject = make_bets_(variant.rules);
  const auto enter_walk = [&](const std::string& where, const BetWalked& walked) {
    tally.add(where, walked);
    if (!walked.failure || tally.failures++ > 0) return;
    tally.first = Tally::Found{0, variant.name, where, *walked.failure};
  };
  const std::string players = fmt::format("{} players, ", rules.players());
  std::string where;
  if (unit.kind == Kind::bets) {
    const auto games = small::betting_games(rules.players());
    const auto deals = deals_of_kinds(rules, rules.players(), kDealsPerEnd);
    where = players + "bets";
    enter_walk(where, walk_bets(rules, *subject, games.at(unit.from), deals));
  } else if (unit.kind == Kind::showdowns) {
    where = players + "showdowns";
    enter_walk(where, walk_showdowns(rules, *subject));
  } else {
    where = "rounds of bets";
    for (std::uint64_t i = unit.from; i < unit.to; ++i) {
      enter_walk(where, play_bets(rules, *subject, request_.seed + i));
    }
    // With many players there are no small games.
    if (rules.players() <= small::kMostBettors) return;
    where = players + where;
  }
  enter(tally.coverage, where, rules, variant.rules);
}

void Plan::run_matches(const Unit& unit, Tally& tally) const {
  const Variant& variant = variants_[unit.variant];
  const hachi::Rules rules(variant.rules);
  const auto subject = make_hachi_(variant.rules);
  const std::string where = fmt::format("{} players, matches", rules.players());
  for (std::uint64_t i = unit.from; i < unit.to; ++i) {
    const HachiWalked walked = play_match(rules, *subject, request_.seed + i);
    tally.add(where, walked);
    if (!walked.failure || tally.failures++ > 0) continue;
    tally.first = Tally::Found{0, variant.name, where, *walked.failure};
  }
  enter(tally.coverage, where, rules, variant.rules);
}

Tally Plan::run(std::uint64_t index) const {
  const Unit& unit = units_.at(index);
  Tally tally;
  switch (unit.kind) {
    case Kind::small_game:
      run_small_game(unit, tally);
      break;
    case Kind::profiles:
      run_profiles(unit, tally);
      break;
    case Kind::bets:
    case Kind::showdowns:
    case Kind::bet_rounds:
      run_betting(unit, tally);
      break;
    case Kind::matches:
      run_matches(unit, tally);
      break;
    default:
      run_random(unit, tally);
  }
  if (tally.first) tally.first->unit = index;
  return tally;
}

std::map<std::string, std::string> Plan::parameters() const {
  std::map<std::string, std::string> all = {{"readings", std::string(name(request_.readings))},
                                            {"deals", std::to_string(request_.deals)},
                                            {"games", std::to_string(request_.games)},
                                            {"matches", std::to_string(request_.matches)},
                                            {"perfts", std::to_string(request_.perfts)},
                                            {"depth", std::to_string(request_.depth)},
                                            {"profiles", request_.profiles ? "yes" : "no"},
                                            {"seed", std::to_string(request_.seed)}};
  std::string& editions = all["editions"];
  for (const rulebook::Edition* edition : request_.editions) {
    editions += (editions.empty() ? "" : " ") + edition->id;
  }
  // An edition may have been rewritten: every answer of every ruleset counts.
  std::string answers;
  for (const Variant& variant : variants_) {
    answers += variant.name + "\n" + variant.rules.text();
  }
  all["rules"] = runs::fingerprint(answers);
  return all;
}

std::vector<std::string> Plan::never_fired(const Tally& tally) const {
  std::vector<std::string> ids;
  for (const rulebook::Edition* edition : request_.editions) {
    for (const InForce& clause : clauses_with_effect(*edition)) {
      if (!clause.fired(tally.coverage)) ids.push_back(clause.text());
    }
  }
  return ids;
}

}  // namespace hanaproof::crosscheck
