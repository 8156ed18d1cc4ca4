// Betting games, and those that were added: rounds at random do.
#include "checker/engines/lockstep/lockstep.h"
#include "checker/engines/regress/maker.h"

namespace hanaproof::regress {

namespace {

class PlainMaker : public Maker {
 public:
  using Maker::Maker;

  games::Playout::Others others(const games::Position&) override {
    return games::Playout::Others::compare;
  }
  std::vector<games::Hands> hands(const games::Position& over) override {
    return playout().hands(over);
  }

  void record(Recorder& recorder, int games) override {
    for (int game = 0; game < games; ++game) {
      recorder.line(lockstep::play({family(), spec(), spec()}, next_seed()).last);
    }
  }

  std::string kind(bool opens, const games::Position&, const games::Move* move,
                   const games::Position&) const override {
    const std::string players = std::to_string(spec().rules().scope().players) + " ";
    if (opens) return players + "deal";
    if (!move) return players + "over";
    if (move->sort == games::Move::Sort::card) return players + "card";
    return players + (move->sort == games::Move::Sort::raise ? "raise" : move->text());
  }
};

}  // namespace

std::unique_ptr<Maker> plain_maker(const rulebook::Ruleset& rules, std::uint64_t seed) {
  return std::make_unique<PlainMaker>(rules, seed);
}

}  // namespace hanaproof::regress
