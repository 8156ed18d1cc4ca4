#include "checker/engines/crosscheck/plan.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "checker/games/registry.h"
#include "model/notation/json_outside.h"
#include "model/spec/games/game.h"
#include "solvers/adapters/games/game.h"
#include "solvers/runs/identity.h"

namespace hanaproof::crosscheck {

using Json = nlohmann::ordered_json;
using rulebook::Asked;
using rulebook::Ruleset;

namespace {

const games::Family& family(const Variant& variant) { return games::family(variant.rules); }

std::string of_players(const Variant& variant, const std::string& name) {
  return fmt::format("{} players, {}", variant.rules.scope().players, name);
}

// Whether what is chosen otherwise than by default shows where only some questions are asked.
template <class Shows>
bool all_chosen(const Variant& variant, Shows shows) {
  return std::ranges::all_of(variant.chosen, [&](const auto& choice) {
    return shows(rulebook::find_topic(choice.first)->asked);
  });
}

std::string_view name(Readings readings) {
  constexpr std::array<std::string_view, 4> kNames = {"defaults", "each", "values", "pairs"};
  return kNames[static_cast<std::size_t>(readings)];
}

}  // namespace

// A ruleset, played by the spec and by what is held against it.
class Plan::Bench {
 public:
  Bench(const Variant& variant, const Ruleset& rules, const games::MakeGame& make, Tally& tally)
      : variant_(variant),
        spec_(spec::game(rules)),
        subject_(make(rules)),
        pair_{family(variant), *spec_, *subject_},
        tally_(tally) {}

  const lockstep::Pair& pair() const { return pair_; }

  // Keeps the first failure of a unit, shortened, with the rules that its position needs.
  void add(const std::string& where, const lockstep::Walked& walked) {
    tally_.add(where, walked);
    if (!walked.failure || tally_.failures++ > 0) return;
    lockstep::Failure shown = lockstep::shortest(pair_, *walked.failure);
    const Ruleset& rules = spec_->rules();
    shown.line.start =
        games::with_rules(std::move(shown.line.start), rules.edition().id, rules.changes());
    tally_.first = Tally::Found{0, variant_.name, where, std::move(shown)};
  }

  void cover(const std::string& where) { enter(tally_.coverage, where, *spec_, variant_.rules); }

 private:
  const Variant& variant_;
  std::unique_ptr<spec::Game> spec_;
  std::unique_ptr<games::Game> subject_;
  lockstep::Pair pair_;
  Tally& tally_;
};

Plan::Plan(const Request& request, games::MakeGame make)
    : request_(request), make_(std::move(make)) {
  if (!make_) make_ = adapters::engine_game;
  std::map<const games::Family*, std::vector<std::size_t>> of;
  for (const rulebook::Edition* edition : request.editions) {
    for (Variant& variant : crosscheck::variants(*edition, request.readings)) {
      if (!is_played(variant.rules)) continue;
      of[&family(variant)].push_back(variants_.size());
      variants_.push_back(std::move(variant));
    }
  }
  if (request.deals >= 0) add_small_games();
  for (const auto* each : {&games::capturing(), &games::betting(), &games::hachi()}) {
    const bool matches = each == &games::hachi();
    add_random(Kind::playouts, of[each], matches ? request.matches : request.games,
               each->portion());
    if (matches) add_random(Kind::ends, of[each], request.ends, 1);
    if (each->counts_fast()) add_random(Kind::perft, of[each], request.perfts, 1);
  }
  if (request.profiles) add_profiles();
}

// Of all answers to all questions some make a game that the engine does not play.
bool Plan::is_played(const Ruleset& rules) {
  try {
    make_(rules);
    return true;
  } catch (const std::invalid_argument&) {
    ++unplayed_;
    return false;
  }
}

std::uint64_t Plan::spread(const games::SmallGame& game) const {
  const std::uint64_t all = game.starts();
  if (request_.deals == 0 || !game.has_many_alike()) return all;
  return std::min(all, static_cast<std::uint64_t>(request_.deals));
}

void Plan::add_small_games() {
  for (std::size_t v = 0; v < variants_.size(); ++v) {
    const auto games = family(variants_[v]).small_games(variants_[v].rules);
    for (std::size_t g = 0; g < games.size(); ++g) {
      const games::SmallGame& game = *games[g];
      if (!all_chosen(variants_[v], [&](Asked asked) { return game.shows(asked); })) continue;
      const std::uint64_t count = spread(game);
      for (std::uint64_t from = 0; from < count; from += game.portion()) {
        units_.push_back({Kind::small_game, v, g, from, std::min(count, from + game.portion())});
      }
    }
  }
}

void Plan::add_random(Kind kind, const std::vector<std::size_t>& variants, std::uint64_t count,
                      std::uint64_t portion) {
  for (std::uint64_t from = 0; from < count && !variants.empty(); from += portion) {
    const std::size_t variant = variants[from / portion % variants.size()];
    units_.push_back({kind, variant, 0, from, std::min(count, from + portion)});
  }
}

void Plan::add_profiles() {
  for (std::size_t v = 0; v < variants_.size(); ++v) {
    const bool differ = all_chosen(variants_[v], [](Asked asked) { return asked == Asked::deal; });
    if (differ) units_.push_back({Kind::profiles, v, 0, 0, 1});
  }
}

void Plan::run_small_game(const Unit& unit, Tally& tally) const {
  const Variant& variant = variants_[unit.variant];
  const auto games = family(variant).small_games(variant.rules);
  games::SmallGame& game = *games.at(unit.game);
  Bench bench(variant, game.rules(), make_, tally);
  const std::string where = of_players(variant, game.name());
  const lockstep::Bounds bounds{game.most(), game.hands(bench.pair().spec)};
  const std::uint64_t all = game.starts();
  const std::uint64_t count = spread(game);
  for (std::uint64_t i = unit.from; i < unit.to; ++i) {
    // i * all / count, without leaving 64 bits.
    const auto line = game.start(i * (all / count) + i * (all % count) / count);
    bench.add(where, lockstep::visit_all(bench.pair(), line, bounds));
  }
  bench.cover(where);
}

void Plan::run_playouts(const Unit& unit, Tally& tally) const {
  const Variant& variant = variants_[unit.variant];
  Bench bench(variant, variant.rules, make_, tally);
  const std::string name = family(variant).playouts();
  const bool matches = &family(variant) == &games::hachi();
  for (std::uint64_t i = unit.from; i < unit.to; ++i) {
    bench.add(matches ? of_players(variant, name) : name,
              lockstep::play(bench.pair(), request_.seed + i));
  }
  // Where there are small games, it is in them that every clause has to fire.
  if (family(variant).small_games(variant.rules).empty()) bench.cover(of_players(variant, name));
}

void Plan::run_ends(const Unit& unit, Tally& tally) const {
  const Variant& variant = variants_[unit.variant];
  Bench bench(variant, variant.rules, make_, tally);
  const lockstep::Pair& pair = bench.pair();
  const std::string where = of_players(variant, "ends of rounds");
  for (std::uint64_t i = unit.from; i < unit.to; ++i) {
    for (const games::Line& line : pair.family.late(pair.spec, request_.seed + i)) {
      bench.add(where, lockstep::visit_all(pair, line));
    }
  }
  bench.cover(where);
}

void Plan::run_perfts(const Unit& unit, Tally& tally) const {
  const Variant& variant = variants_[unit.variant];
  Bench bench(variant, variant.rules, make_, tally);
  const lockstep::Pair& pair = bench.pair();
  for (std::uint64_t i = unit.from; i < unit.to; ++i) {
    const auto deal = pair.family.playout(pair.spec, request_.seed + i)->deal(nullptr);
    const games::Position opened = pair.spec.open(deal.value())->position();
    lockstep::Walked walked{.starts = 1, .moves = pair.spec.perft(opened, request_.depth)};
    walked.failure = lockstep::compare_perft(pair, opened, request_.depth);
    bench.add("perft", walked);
  }
}

void Plan::run_profiles(const Unit& unit, Tally& tally) const {
  const Variant& variant = variants_[unit.variant];
  const auto deals = family(variant).kinds_of_deals(variant.rules);
  if (deals.empty()) return;
  Bench bench(variant, variant.rules, make_, tally);
  for (const games::Position& deal : deals) {
    const games::Line line{.start = deal, .laid_out = true};
    bench.add("deals", lockstep::visit_all(bench.pair(), line, {.most = 1}));
  }
}

Tally Plan::run(std::uint64_t index) const {
  const Unit& unit = units_.at(index);
  Tally tally;
  switch (unit.kind) {
    case Kind::small_game:
      run_small_game(unit, tally);
      break;
    case Kind::playouts:
      run_playouts(unit, tally);
      break;
    case Kind::ends:
      run_ends(unit, tally);
      break;
    case Kind::perft:
      run_perfts(unit, tally);
      break;
    case Kind::profiles:
      run_profiles(unit, tally);
      break;
  }
  if (tally.first) tally.first->unit = index;
  return tally;
}

std::map<std::string, std::string> Plan::parameters() const {
  std::map<std::string, std::string> all = {{"readings", std::string(name(request_.readings))},
                                            {"deals", std::to_string(request_.deals)},
                                            {"games", std::to_string(request_.games)},
                                            {"matches", std::to_string(request_.matches)},
                                            {"ends", std::to_string(request_.ends)},
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

Tally::Counts& Tally::Counts::operator+=(const Counts& more) {
  deals += more.deals;
  positions += more.positions;
  moves += more.moves;
  return *this;
}

void Tally::add(const std::string& where, const lockstep::Walked& walked) {
  counts[where] += {walked.starts, walked.positions, walked.moves};
}

void Tally::merge(const Tally& other) {
  for (const auto& [where, some] : other.counts) counts[where] += some;
  for (const auto& [clause, games] : other.coverage) {
    coverage[clause].insert(games.begin(), games.end());
  }
  failures += other.failures;
  if (other.first && (!first || other.first->unit < first->unit)) first = other.first;
}

Tally::Counts Tally::total() const {
  Counts sum;
  for (const auto& [where, some] : counts) sum += some;
  return sum;
}

std::string Tally::to_json() const {
  Json json;
  json["counts"] = Json::object();
  for (const auto& [where, some] : counts) {
    json["counts"][where] = {some.deals, some.positions, some.moves};
  }
  json["coverage"] = coverage;
  json["failures"] = failures;
  if (first) {
    json["first"] = {{"unit", first->unit},
                     {"rules", first->rules},
                     {"where", first->where},
                     {"failure", Json::parse(lockstep::to_json(first->failure))}};
  }
  return json.dump();
}

Tally Tally::from_json(std::string_view text) {
  const Json json = notation::read_json(text);
  Tally tally;
  for (const auto& [where, some] : json.at("counts").items()) {
    tally.counts[where] = {some.at(0), some.at(1), some.at(2)};
  }
  tally.coverage = json.at("coverage").get<Coverage>();
  tally.failures = json.at("failures");
  if (json.contains("first")) {
    const Json& first = json.at("first");
    tally.first = Found{first.at("unit"), first.at("rules"), first.at("where"),
                        lockstep::failure_from_json(first.at("failure").dump())};
  }
  return tally;
}

}  // namespace hanaproof::crosscheck
