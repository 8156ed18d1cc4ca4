#include "model/rulebook/yaku/expression.h"

#include <algorithm>
#include <array>

namespace hanaproof::rulebook::yaku {

namespace {

using cards::CardSet;
using cards::Kind;
using cards::Ribbon;

struct NamedSet {
  std::string_view name;
  CardSet cards;
};

constexpr std::array<NamedSet, 18> kSets = {{{"light", CardSet::kind(Kind::light)},
                                             {"animal", CardSet::kind(Kind::animal)},
                                             {"ribbon", CardSet::kind(Kind::ribbon)},
                                             {"dreg", CardSet::kind(Kind::dreg)},
                                             {"poem", CardSet::ribbon(Ribbon::poem)},
                                             {"blue", CardSet::ribbon(Ribbon::blue)},
                                             {"plain", CardSet::ribbon(Ribbon::plain)},
                                             {"card", CardSet::all()},
                                             {"crane", {cards::kCrane}},
                                             {"curtain", {cards::kCurtain}},
                                             {"moon", {cards::kMoon}},
                                             {"rainman", {cards::kRainMan}},
                                             {"phoenix", {cards::kPhoenix}},
                                             {"sake", {cards::kSakeCup}},
                                             {"boar", {cards::kBoar}},
                                             {"deer", {cards::kDeer}},
                                             {"butterflies", {cards::kButterflies}},
                                             {"lightning", {cards::kLightning}}}};

constexpr CardSet kSake = {cards::kSakeCup};

void collect_sets(const Expr& expression, std::vector<SetExpr>& found) {
  if (expression.set) found.push_back(*expression.set);
  for (const Expr& arg : expression.args) collect_sets(arg, found);
}

}  // namespace

std::optional<CardSet> named_set(std::string_view word, SakeCup sake) {
  if (const auto card = cards::Card::parse(word)) return CardSet{*card};
  const auto named = std::ranges::find(kSets, word, &NamedSet::name);
  if (named == kSets.end()) return std::nullopt;
  if (named->name == "animal" && sake == SakeCup::dreg) return named->cards - kSake;
  if (named->name == "dreg" && sake != SakeCup::animal) return named->cards | kSake;
  return named->cards;
}

SetName::SetName(std::string text) : text_(std::move(text)) {
  for (const SakeCup sake : {SakeCup::animal, SakeCup::dreg, SakeCup::both}) {
    const auto cards = named_set(text_, sake);
    if (!cards) throw std::invalid_argument("no set of cards is called " + text_);
    cards_[static_cast<std::size_t>(sake)] = *cards;
  }
}

CardSet SetExpr::combined(SakeCup sake) const {
  switch (op) {
    case Op::named:
      return name.cards(sake);
    case Op::month:
      return CardSet::month(month);
    case Op::unite:
      return args[0].resolve(sake) | args[1].resolve(sake);
    case Op::intersect:
      return args[0].resolve(sake) & args[1].resolve(sake);
    default:
      return args[0].resolve(sake) - args[1].resolve(sake);
  }
}

std::vector<SetExpr> sets_of(const Expr& expression) {
  std::vector<SetExpr> found;
  collect_sets(expression, found);
  return found;
}

bool asks_for(const Expr& factor, int Tally::*number) {
  if (factor.op == Expr::Op::variable) {
    return kVariables[static_cast<std::size_t>(factor.value)].number == number;
  }
  return std::ranges::any_of(factor.args, [&](const Expr& arg) { return asks_for(arg, number); });
}

std::vector<std::string> set_names() {
  std::vector<std::string> names;
  for (const NamedSet& set : kSets) names.emplace_back(set.name);
  return names;
}

}  // namespace hanaproof::rulebook::yaku
