#include "checker/engines/regress/maker.h"

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
  switch (rulebook::family_of(rules.edition().game)) {
    case rulebook::Family::betting:
      return plain_maker(rules, seed);
    case rulebook::Family::hachi:
      return hachi_maker(rules, seed);
    default:
      return capturing_maker(rules, seed);
  }
}

}  // namespace hanaproof::regress
