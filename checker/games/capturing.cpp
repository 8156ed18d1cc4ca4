// Games in which cards are captured.
#include <optional>

#include "checker/games/registry.h"
#include "checker/situations/playout.h"
#include "checker/situations/profiles.h"
#include "model/notation/validate.h"
#include "model/spec/deal.h"
#include "model/spec/games/game.h"
#include "solvers/reduced_decks/catalogue.h"
#include "solvers/reduced_decks/deals.h"

namespace hanaproof::games {

using cards::CardSet;
using notation::NotationError;

namespace {

const notation::Position& of_capturing(const Position& any) {
  if (const auto* position = std::get_if<notation::Position>(&any)) return *position;
  const bool bets = std::holds_alternative<notation::BetPosition>(any);
  throw NotationError(bets ? "position: \"bets\" belong to betting games"
                           : "position: \"match\" belongs to Hachi-Hachi");
}

class ReducedDeck : public SmallGame {
 public:
  ReducedDeck(const rulebook::Ruleset& whole, const reduced_decks::Table& table)
      : whole_(whole), table_(table) {}

  std::string name() const override { return table_.id; }
  std::uint64_t starts() const override { return reduced_decks::Deals::number(table_); }
  std::uint64_t portion() const override { return 200; }
  bool has_many_alike() const override { return true; }
  std::uint64_t most() const override { return table_.deal_only ? 1 : 0; }
  const rulebook::Ruleset& rules() override { return game().rules; }
  Line start(std::uint64_t number) override {
    game();
    notation::Position deal = deals_->at(number);
    deal.rules.clear();  // they would be copied with every move
    return {.start = std::move(deal), .laid_out = true};
  }

 private:
  const reduced_decks::Game& game() {
    if (!game_) {
      game_ = reduced_decks::derive(whole_, table_);
      deals_.emplace(*game_);
    }
    return *game_;
  }

  const rulebook::Ruleset& whole_;
  const reduced_decks::Table& table_;
  std::optional<reduced_decks::Game> game_;
  std::optional<reduced_decks::Deals> deals_;
};

class Capturing : public Family {
 public:
  std::string name() const override { return "capturing"; }

  void validate(const Game& spec, const Position& position) const override {
    notation::validate(of_capturing(position), spec.rules());
  }

  void validate_laid_out(const Game& spec, const Position& any) const override {
    const rulebook::Ruleset& rules = spec.rules();
    notation::Position dealt = of_capturing(any);
    const int begins = rules.is("dealer.begins", "dealer") ? dealt.dealer : dealt.dealer + 1;
    dealt.turn = begins % dealt.players;
    if (dealt.teams == notation::Position::empty("", dealt.players).teams) {
      dealt.teams = spec::teams(dynamic_cast<const spec::CapturingGame&>(spec).asked());
    }
    if (dealt.phase != notation::Phase::play) throw NotationError("open: expected phase play");
    notation::validate(dealt, rules);
  }

  std::string displaced(const Position& first, const Position& second) const override {
    const auto& before = std::get<notation::Position>(first);
    const auto& after = std::get<notation::Position>(second);
    if (after.edition != before.edition) return "another edition";
    if (after.rules != before.rules) return "other rules";
    if (after.players != before.players) return "another number of players";
    if (after.dealer != before.dealer) return "another dealer";
    if (after.deck != before.deck) return "another deck";
    CardSet seen;
    CardSet twice;
    const auto place = [&](CardSet cards) {
      twice |= seen & cards;
      seen |= cards;
    };
    for (const CardSet hand : after.hands) place(hand);
    for (const CardSet pile : after.captured) place(pile);
    place(after.field);
    for (const cards::Card card : after.stock) place({card});
    if (after.drawn) place({*after.drawn});
    if (!twice.empty()) return "card " + twice.codes() + " is there twice";
    if (const CardSet lost = after.deck - seen; !lost.empty()) return "lost: " + lost.codes();
    if (const CardSet more = seen - after.deck; !more.empty()) {
      return "not in the deck: " + more.codes();
    }
    return {};
  }

  std::unique_ptr<Playout> playout(const Game& spec, std::uint64_t seed) const override {
    const auto& rules = dynamic_cast<const spec::CapturingGame&>(spec).asked();
    cards::Dice dice(seed);
    const checker::Style& style = dice.pick(checker::styles());
    return checker::playout(rules, style, dice);
  }

  std::vector<std::unique_ptr<SmallGame>> small_games(
      const rulebook::Ruleset& rules) const override {
    std::vector<std::unique_ptr<SmallGame>> games;
    for (const auto& table : reduced_decks::catalogue(rules.scope().players)) {
      if (reduced_decks::misfit(rules, table)) continue;
      games.push_back(std::make_unique<ReducedDeck>(rules, table));
    }
    return games;
  }

  std::vector<Position> kinds_of_deals(const rulebook::Ruleset& rules) const override {
    std::vector<Position> deals;
    const auto number = [&](const char* topic) { return static_cast<int>(*rules[topic].number()); };
    checker::for_each_deal(rules.scope().players, number("deal.hand-size"),
                           number("deal.field-size"), [&](const notation::Position& deal) {
                             deals.emplace_back(deal);
                             return true;
                           });
    return deals;
  }

  bool counts_fast() const override { return true; }
};

}  // namespace

const Family& capturing() {
  static const Capturing family;
  return family;
}

}  // namespace hanaproof::games
