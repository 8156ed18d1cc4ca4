#include "checker/engines/regress/silenced.h"

#include <utility>

namespace hanaproof::regress {

namespace {

class Silenced : public games::Game {
 public:
  Silenced(const games::Game& game, const std::set<std::string>& members)
      : game_(game), tells_(game.tells()) {
    tells_.silent.insert(members.begin(), members.end());
  }

  const rulebook::Ruleset& rules() const override { return game_.rules(); }
  const games::Tells& tells() const override { return tells_; }
  std::unique_ptr<games::State> open(const games::Position& laid_out) const override {
    return game_.open(laid_out);
  }
  std::unique_ptr<games::State> at(const games::Position& position) const override {
    return game_.at(position);
  }
  std::optional<games::Position> deal(std::uint64_t seed) const override {
    return game_.deal(seed);
  }
  std::unique_ptr<games::State> open_dealt(const games::Position& laid_out,
                                           std::uint64_t seed) const override {
    return game_.open_dealt(laid_out, seed);
  }
  std::uint64_t perft(const games::Position& position, int depth) const override {
    return game_.perft(position, depth);
  }

 private:
  const games::Game& game_;
  games::Tells tells_;
};

}  // namespace

std::unique_ptr<games::Game> silenced(const games::Game& game,
                                      const std::set<std::string>& members) {
  return std::make_unique<Silenced>(game, members);
}

}  // namespace hanaproof::regress
