#include "checker/measures/impact/counts.h"

#include <algorithm>
#include <string>

#include <fmt/format.h>
#include <boost/multiprecision/cpp_int.hpp>

#include "checker/editions/compare/enact.h"
#include "checker/measures/impact/measurement.h"
#include "solvers/deals/count.h"
#include "solvers/hands/tally.h"

namespace hanaproof::impact {

using cards::CardSet;
using deals::Count;

namespace {

// Lights that lie on a field, and how many fields have just these.
struct Lights {
  CardSet cards;
  std::uint64_t fields = 0;
};

std::vector<Lights> all_lights(int field_size) {
  const std::vector<cards::Card> lights = CardSet::kind(cards::Kind::light).cards();
  const int others = cards::kCards - static_cast<int>(lights.size());
  std::vector<Lights> all;
  for (unsigned bits = 0; bits < 1U << lights.size(); ++bits) {
    CardSet set;
    for (std::size_t i = 0; i < lights.size(); ++i) {
      if ((bits >> i & 1U) != 0) set.insert(lights[i]);
    }
    if (set.size() > field_size) continue;
    all.push_back({set, hands::choose(others, field_size - set.size())});
  }
  return all;
}

}  // namespace

checker::Share fields_played_differently(const std::vector<rulebook::Ruleset>& sides, int rounds) {
  if (rounds < 1 || rounds > kMostRounds) {
    throw Unsupported(fmt::format("fields are counted of {} rounds at most", kMostRounds));
  }
  std::vector<std::unique_ptr<spec::HachiGame>> games;
  for (const rulebook::Ruleset& side : sides) games.push_back(spec::hachi_game(side));
  const auto lights = all_lights(sides.front().number("deal.field-size"));
  Count hits = 0;
  Count all = 0;
  checker::Witness witness;
  witness.situation = checker::Situation::fields;
  const auto go = [&](auto&& go_on, const Count& ways) -> void {
    if (static_cast<int>(witness.fields.size()) == rounds) {
      all += ways;
      const std::string first = checker::enact(*games.front(), witness);
      const bool differ = std::ranges::any_of(
          games, [&](const auto& other) { return checker::enact(*other, witness) != first; });
      if (differ) hits += ways;
      return;
    }
    for (const Lights& one : lights) {
      witness.fields.push_back(one.cards);
      go_on(go_on, ways * one.fields);
      witness.fields.pop_back();
    }
  };
  go(go, Count(1));
  checker::Share share;
  share.of = rounds == 1
                 ? std::string("all fields of the first round of a match, void deals included")
                 : fmt::format("all fields of the first {} rounds of a match, void deals included",
                               rounds);
  share.hits = deals::digits(hits);
  share.all = deals::digits(all);
  return share;
}

}  // namespace hanaproof::impact
