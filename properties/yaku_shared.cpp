// Which cards serve several yaku.
#include <fmt/format.h>

#include "model/rulebook/yaku/expression.h"
#include "properties/discharge.h"
#include "properties/making.h"
#include "properties/yaku_card_sets.h"

namespace hanaproof::properties {

using cards::Card;
using cards::CardSet;
using rulebook::Ruleset;
using rulebook::Yaku;

namespace {

// For each pair of yaku a line, where they share cards.
template <class Shared>
std::vector<std::string> lines(const std::vector<Yaku>& yaku, Shared shared) {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < yaku.size(); ++i) {
    for (std::size_t j = i + 1; j < yaku.size(); ++j) {
      const CardSet both = shared(i, j);
      if (both.empty()) continue;
      all.push_back(fmt::format("{} and {} share {}", yaku[i].id, yaku[j].id, both.codes()));
    }
  }
  return all;
}

}  // namespace

Proof share_by_ways(const Subject& subject, const Effort&) {
  const Ruleset rules = subject.rules();
  const std::vector<YakuCardSets> ways = yaku_card_sets(rules);
  Proof proof{.verdict = Verdict::proved,
              .summary = "The least sets of cards that make each yaku, held against each other."};
  proof.details = lines(
      rules.yaku(), [&](std::size_t i, std::size_t j) { return shared_cards(ways[i], ways[j]); });
  return proof;
}

// A card serves a yaku where some pile makes it and, without that card, does not: asked of every
// class of piles with the card and without it.
Proof share_by_piles(const Subject& subject, const Effort&) {
  const Ruleset rules = subject.rules();
  const auto sakes = sake_cups(rules);
  Proof proof{.verdict = Verdict::proved, .summary = {}};
  std::vector<CardSet> serves;
  for (const Yaku& yaku : rules.yaku()) {
    CardSet needed;
    for (const piles::PileClass& one : piles::classes_of({yaku.cards}, piles::PerMonth::any)) {
      for (const Card card : CardSet::all()) {
        const CardSet with = one.pile | CardSet{card};
        ++proof.space;
        if (makes(with, yaku, sakes) && !makes(with - CardSet{card}, yaku, sakes))
          needed.insert(card);
      }
    }
    serves.push_back(needed);
  }
  proof.details =
      lines(rules.yaku(), [&](std::size_t i, std::size_t j) { return serves[i] & serves[j]; });
  proof.summary = fmt::format(
      "Each card taken from a pile of each class that each yaku distinguishes: {} piles.",
      proof.space);
  return proof;
}

}  // namespace hanaproof::properties
