// Every yaku can be made in a round: the least pile of each, and a round in which it is captured.
#include <fmt/format.h>

#include "model/spec/score.h"
#include "properties/discharge.h"
#include "properties/making.h"
#include "solvers/rounds/bounds.h"
#include "solvers/rounds/construct.h"

namespace hanaproof::properties {

using cards::CardSet;
using rulebook::Ruleset;

namespace {

int months_in(CardSet pile) {
  int months = 0;
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    if (!(pile & CardSet::month(month)).empty()) ++months;
  }
  return months;
}

// The least pile, by size and then as a word, that makes the yaku.
std::optional<CardSet> least_pile(const Ruleset& rules, const rulebook::Yaku& yaku) {
  const auto sakes = sake_cups(rules);
  for (const piles::PileClass& one : piles::classes_of({yaku.cards}, piles::per_month(rules))) {
    if (makes(one.pile, yaku, sakes)) return one.pile;
  }
  return std::nullopt;
}

// A round that is played out in which the first seat captures the pile and perhaps more.
std::optional<rounds::Construction> play_out_with(const spec::Rules& rules, CardSet pile,
                                                  const rulebook::Yaku& yaku) {
  const auto sakes = sake_cups(rules.ruleset());
  const auto players = static_cast<std::size_t>(rules.players());
  rounds::Shares shares{std::vector<CardSet>(players),
                        std::vector<CardSet>(players, CardSet::all())};
  shares.piles.front() = pile;
  return rounds::play_out(rules, shares, [&](const notation::Position& end) {
    return makes(counted_cards(rules, end, 0), yaku, sakes);
  });
}

}  // namespace

Proof reach_yaku(const Subject& subject, const Effort&) {
  const Ruleset ruleset = subject.rules();
  const spec::Rules rules(ruleset);
  const rounds::Bound most = rounds::captures(ruleset);
  Proof proof{.verdict = Verdict::proved, .summary = {}};
  std::string missing;
  for (const rulebook::Yaku& yaku : ruleset.yaku()) {
    const auto least = least_pile(ruleset, yaku);
    if (!least && rules.option_wildcard.is("on")) {
      missing = fmt::format("{} may need the wildcard", yaku.id);
      continue;
    }
    const int needed = least ? months_in(*least) : 0;
    if (!least || needed > most.most) {
      const std::string why =
          !least ? "no pile of captured cards makes it"
                 : fmt::format("its least pile takes {} captures, but {}", needed, most.argument);
      return refuted("The least pile of each yaku.", {yaku.id + ": " + why});
    }
    auto made = rounds::construct(rules, *least);
    if (!made && counts_cards(rules)) made = play_out_with(rules, *least, yaku);
    if (!made) {
      missing =
          fmt::format("no round was found in which {} is captured for {}", least->codes(), yaku.id);
      continue;
    }
    proof.details.push_back(
        fmt::format("{}: {} ({} cards)", yaku.id, least->codes(), least->size()));
    proof.witnesses.push_back(
        {fmt::format("{} with {}, after {} decisions", yaku.id, least->codes(), made->line.size()),
         *least, 0, false, made->deal, made->line});
  }
  proof.space = static_cast<long long>(piles::all_piles(piles::per_month(ruleset)));
  if (!missing.empty()) {
    proof.verdict = Verdict::unknown;
    proof.summary = missing;
    return proof;
  }
  proof.summary = fmt::format(
      "The least pile of each yaku and a round in which it is captured; {}: at most {} captures.",
      most.argument, most.most);
  return proof;
}

}  // namespace hanaproof::properties
