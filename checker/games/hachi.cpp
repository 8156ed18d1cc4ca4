// Hachi-Hachi: cards are captured, with a match and its money around each round.
#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "checker/games/registry.h"
#include "checker/situations/playout.h"
#include "model/notation/position_json.h"
#include "model/spec/games/game.h"
#include "model/spec/hachi/validate.h"

namespace hanaproof::games {

using cards::CardSet;
using notation::HachiPhase;
using notation::HachiPosition;

namespace {

const HachiPosition& of_hachi(const Position& any) {
  if (const auto* position = std::get_if<HachiPosition>(&any)) return *position;
  throw notation::NotationError("position: \"match\" is missing");
}

// What seats, pot, track and bank hold together.
int money_of(const notation::HachiMatch& match) {
  return std::accumulate(match.money.begin(), match.money.end(),
                         match.pot + match.track + match.bank);
}

// So many cards in all hands together leave some hundred positions, seldom many thousands.
constexpr int kFewCards = 6;

// The round up to where so few cards are left; nothing if it did not come to that.
std::optional<Line> with_few_cards(const Game& spec, const Line& round) {
  Line late{.start = round.start, .laid_out = round.laid_out};
  std::optional<Line> found;
  games::follow(spec, round, [&](const State& before, const Move& move, const State&) {
    const auto& position = std::get<HachiPosition>(before.position());
    const bool few = notation::cards_in_hands(position) <= kFewCards;
    if (!found && position.phase == HachiPhase::play && few) found = late;
    late.moves.push_back(move);
  });
  return found;
}

// Cards that lie in two places, or nowhere though three stay.
std::string misplaced(const HachiPosition& position) {
  std::vector<CardSet> all = {position.field, CardSet(position.stock)};
  all.insert(all.end(), position.hands.begin(), position.hands.end());
  all.insert(all.end(), position.captured.begin(), position.captured.end());
  if (position.drawn) all.push_back({*position.drawn});
  CardSet seen;
  for (const CardSet cards : all) {
    if (!(seen & cards).empty()) return fmt::format("{} is there twice", (seen & cards).codes());
    seen |= cards;
  }
  const CardSet missing = CardSet::all() - seen;
  // Before three have stayed the cards not dealt are nowhere.
  return position.oya && !missing.empty() ? "lost: " + missing.codes() : std::string();
}

class Hachi : public Family {
 public:
  std::string name() const override { return "hachi"; }

  void validate(const Game& spec, const Position& position) const override {
    spec::hachi::validate(rules_of(spec), of_hachi(position));
  }
  void validate_laid_out(const Game& spec, const Position& position) const override {
    spec::hachi::validate_laid_out(rules_of(spec), of_hachi(position));
  }

  // Whose turn it is and who has said sage mean nothing when the round is over, nor the combos from
  // which a turn went out between turns.
  Position seen(const rulebook::Ruleset&, Position any, const Position&) const override {
    auto& position = std::get<HachiPosition>(any);
    position.edition.clear();
    position.rules.clear();
    if (position.phase == HachiPhase::over) position.turn = 0;
    if (position.end != notation::HachiEnd::none) position.sage.assign(position.sage.size(), false);
    const bool in_turn = position.phase == HachiPhase::play ||
                         position.phase == HachiPhase::choose ||
                         position.phase == HachiPhase::call || position.phase == HachiPhase::cancel;
    if (!in_turn) {
      position.before.clear();
      position.kan_before = 0;
    }
    return any;
  }

  std::string displaced(const Position& first, const Position& second) const override {
    const auto& before = std::get<HachiPosition>(first);
    const auto& after = std::get<HachiPosition>(second);
    if (after.edition != before.edition) return "another edition";
    if (after.rules != before.rules) return "other rules";
    if (after.match.players != before.match.players) return "another number of players";
    if (after.match.rounds != before.match.rounds) return "a match of another length";
    if (after.number != before.number) return "another round";
    if (after.dealt_by != before.dealt_by) return "another dealer";
    if (!(after.deal == before.deal)) return "another deal";
    return misplaced(after);
  }

  std::string lost(const Position& first, const Position& second) const override {
    const notation::HachiMatch& before = std::get<HachiPosition>(first).match;
    const notation::HachiMatch& after = std::get<HachiPosition>(second).match;
    if (!before.money.empty() && money_of(after) != money_of(before)) {
      return fmt::format("{} points became {}", money_of(before), money_of(after));
    }
    const auto below = [](int amount) { return amount < 0; };
    const bool owed = std::ranges::any_of(after.money, below) ||
                      std::ranges::any_of(after.debt, below) || after.pot < 0 || after.track < 0;
    return owed ? "less than nothing is held or owed" : "";
  }

  std::unique_ptr<Playout> playout(const Game& spec, std::uint64_t seed) const override {
    return checker::playout(rules_of(spec), seed);
  }
  std::string playouts() const override { return "matches"; }

  std::vector<Line> late(const Game& spec, std::uint64_t seed) const override {
    std::vector<Line> lines;
    const auto matches = playout(spec, seed);
    for_each_round(spec, *matches, [&](const Line& round) {
      if (auto line = with_few_cards(spec, round)) lines.push_back(std::move(*line));
    });
    return lines;
  }
  std::uint64_t portion() const override { return 2; }

 private:
  static const spec::hachi::Rules& rules_of(const Game& spec) {
    return dynamic_cast<const spec::HachiGame&>(spec).asked();
  }
};

}  // namespace

const Family& hachi() {
  static const Hachi family;
  return family;
}

}  // namespace hanaproof::games
