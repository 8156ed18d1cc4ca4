#include "model/games/added.h"
#include "model/spec/deal.h"
#include "model/spec/games/game.h"
#include "model/spec/play.h"
#include "model/spec/settle.h"

namespace hanaproof::spec {

namespace {

class CapturingState : public games::State {
 public:
  CapturingState(const Rules& rules, notation::Position position)
      : rules_(rules), position_(std::move(position)) {}

  std::vector<games::Move> moves() const override { return legal_moves(rules_, here()); }
  std::unique_ptr<State> after(const games::Move& move) const override {
    return std::make_unique<CapturingState>(rules_, play(rules_, here(), move));
  }
  const games::Position& position() const override { return position_; }
  games::Score score() const override { return spec::score(rules_, here()); }

 private:
  const notation::Position& here() const { return *std::get_if<notation::Position>(&position_); }

  const Rules& rules_;
  games::Position position_;
};

class Capturing : public CapturingGame {
 public:
  using CapturingGame::CapturingGame;

  std::unique_ptr<games::State> open(const games::Position& laid_out) const override {
    return at(spec::open(asked(), std::get<notation::Position>(laid_out)));
  }
  std::unique_ptr<games::State> at(const games::Position& position) const override {
    return std::make_unique<CapturingState>(asked(), std::get<notation::Position>(position));
  }
};

}  // namespace

std::unique_ptr<CapturingGame> capturing_game(const rulebook::Ruleset& rules) {
  return std::make_unique<Capturing>(rules);
}

std::unique_ptr<Game> game(const rulebook::Ruleset& rules) {
  if (const auto* added = games::added(rules.edition().game)) return added->spec(rules);
  switch (rulebook::family_of(rules.edition().game)) {
    case rulebook::Family::betting:
      return betting_game(rules);
    case rulebook::Family::hachi:
      return hachi_game(rules);
    default:
      return capturing_game(rules);
  }
}

}  // namespace hanaproof::spec
