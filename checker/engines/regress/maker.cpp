#include "checker/engines/regress/maker.h"

#include "checker/engines/lockstep/lockstep.h"
#include "checker/games/registry.h"
#include "model/games/added.h"

namespace hanaproof::regress {

const spec::RuleReader& reader(const spec::Game& spec) {
  return *spec::visit_rules(spec,
                            [](const auto& rules) -> const spec::RuleReader* { return &rules; });
}

spec::Consulted take_asked(const spec::Game& spec) {
  const spec::Consulted asked = reader(spec).consulted_bits();
  spec.forget();
  return asked;
}

Maker::Maker(const rulebook::Ruleset& rules, std::uint64_t seed)
    : family_(games::family(rules)),
      spec_(spec::game(rules)),
      dealer_(spec::game(rules)),
      guide_(reader(*spec_)),
      seed_(seed) {}

std::vector<Round> Maker::rounds() {
  playout_ = family_.playout(*dealer_, next_seed());
  std::vector<Round> rounds;
  spec_->forget();
  games::for_each_round(*spec_, *playout_, [&](const games::Line& line) {
    rounds.push_back({line, take_asked(*spec_)});
  });
  return rounds;
}

std::unique_ptr<Maker> maker(const rulebook::Ruleset& rules, std::uint64_t seed) {
  if (games::added(rules.edition().game)) return plain_maker(rules, seed);
  const auto make = games::of_family(rulebook::family_of(rules.edition().game), capturing_maker,
                                     plain_maker, hachi_maker);
  return make(rules, seed);
}

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
