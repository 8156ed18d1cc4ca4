#include "model/spec/games/game.h"
#include "model/spec/hachi/round.h"
#include "model/spec/hachi/score.h"

namespace hanaproof::spec {

using notation::HachiPosition;

namespace {

class HachiState : public games::State {
 public:
  HachiState(const hachi::Rules& rules, HachiPosition position)
      : rules_(rules), position_(std::move(position)) {}

  std::vector<games::Move> moves() const override { return hachi::legal_moves(rules_, here()); }
  std::unique_ptr<State> after(const games::Move& move) const override {
    return std::make_unique<HachiState>(rules_, hachi::play(rules_, here(), move));
  }
  const games::Position& position() const override { return position_; }
  games::Score score() const override { return hachi::score(rules_, here()); }

 private:
  const HachiPosition& here() const { return *std::get_if<HachiPosition>(&position_); }

  const hachi::Rules& rules_;
  games::Position position_;
};

class HachiSpec : public HachiGame {
 public:
  using HachiGame::HachiGame;

  std::unique_ptr<games::State> open(const games::Position& laid_out) const override {
    const auto& dealt = std::get<HachiPosition>(laid_out);
    const notation::HachiMatch match =
        dealt.match.money.empty()
            ? hachi::first_match(asked(), dealt.match.rounds, dealt.match.dealer)
            : dealt.match;
    return at(
        games::with_rules(hachi::begin(asked(), match, dealt.deal), dealt.edition, dealt.rules));
  }
  std::unique_ptr<games::State> at(const games::Position& position) const override {
    return std::make_unique<HachiState>(asked(), std::get<HachiPosition>(position));
  }
};

}  // namespace

std::unique_ptr<HachiGame> hachi_game(const rulebook::Ruleset& rules) {
  return std::make_unique<HachiSpec>(rules);
}

}  // namespace hanaproof::spec
