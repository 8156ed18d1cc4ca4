#include "solvers/endgame/likeness.h"

#include <limits>
#include <map>
#include <vector>

#include "model/cards/names.h"

namespace hanaproof::endgame {

using cards::Card;
using cards::CardSet;
using rulebook::Ruleset;
using rulebook::Value;
using rulebook::yaku::SakeCup;

namespace {

// Everything that the rules say of a card.
using Traits = std::vector<bool>;

std::vector<CardSet> sets_that_count(const Ruleset& rules) {
  std::vector<CardSet> sets;
  for (const rulebook::Yaku& yaku : rules.yaku()) {
    for (const auto* expression : {&yaku.cards, &yaku.points}) {
      for (const auto& set : sets_of(*expression)) {
        for (const SakeCup sake : {SakeCup::animal, SakeCup::dreg, SakeCup::both}) {
          sets.push_back(set.resolve(sake));
        }
      }
    }
  }
  if (!rules.is("score.by", "yaku")) {
    const Value& worth = rules["score.card-values"];
    const auto worth_of = [&](cards::Kind kind) {
      return *worth.field(std::string(cards::name(kind)))->number();
    };
    for (const Card card : CardSet::all()) {
      CardSet equal;
      for (const Card other : CardSet::all()) {
        if (worth_of(other.kind()) == worth_of(card.kind())) equal.insert(other);
      }
      sets.push_back(equal);
    }
  }
  if (rules.is("option.wildcard", "on")) sets.push_back({cards::kLightning});
  if (rules.is("card.sake-cup", "animal-or-dreg")) sets.push_back({cards::kSakeCup});
  return sets;
}

// The weight of each sort in a number with one digit a sort; empty when 64 bits are too few.
std::vector<std::uint64_t> digits(const std::vector<std::uint64_t>& sizes) {
  std::vector<std::uint64_t> weights;
  std::uint64_t weight = 1;
  for (const std::uint64_t size : sizes) {
    weights.push_back(weight);
    if (weight > std::numeric_limits<std::uint64_t>::max() / (size + 1)) return {};
    weight *= size + 1;
  }
  return weights;
}

}  // namespace

Likeness::Likeness() {
  for (int card = 0; card < cards::kCards; ++card) {
    auto& month = weights_[static_cast<std::size_t>(engine::month_of(card))];
    for (unsigned held = 0; held < month.size(); ++held) {
      if ((held >> (card & 3) & 1U) != 0) month[held] += engine::bit(card);
    }
  }
}

Likeness::Likeness(const Ruleset& rules) {
  const std::vector<CardSet> sets = sets_that_count(rules);
  std::map<Traits, std::size_t> sorts;
  std::vector<std::uint64_t> sizes;
  std::array<std::size_t, 48> sort{};
  for (const Card card : CardSet::all()) {
    Traits traits;
    for (const CardSet& set : sets) traits.push_back(set.contains(card));
    const auto [found, is_new] = sorts.try_emplace(std::move(traits), sorts.size());
    if (is_new) sizes.push_back(0);
    ++sizes[found->second];
    sort[static_cast<std::size_t>(card.index())] = found->second;
  }
  const std::vector<std::uint64_t> weights = digits(sizes);
  *this = Likeness();
  for (std::size_t card = 0; card + 1 < sort.size(); ++card) {
    if (card % 4 == 3 || sort[card] != sort[card + 1]) continue;
    like_next_ |= Bits{1} << card;
  }
  if (weights.empty()) return;
  weights_ = {};
  for (std::size_t card = 0; card < sort.size(); ++card) {
    auto& month = weights_[card / 4];
    for (std::size_t held = 0; held < month.size(); ++held) {
      if ((held >> (card % 4) & 1U) != 0) month[held] += weights[sort[card]];
    }
  }
}

}  // namespace hanaproof::endgame
