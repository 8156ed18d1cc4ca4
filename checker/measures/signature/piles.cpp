#include <sstream>

#include "checker/measures/signature/graph.h"
#include "checker/measures/signature/parts.h"
#include "checker/situations/piles.h"
#include "model/spec/score.h"

namespace hanaproof::signature {

using cards::CardSet;
using cards::Kind;

namespace {

constexpr int kMostPoints = 60;
constexpr int kMostCalls = 4;

// The first and the last so many cards of a kind, with and without the sake cup.
void add_rows(Kind kind, std::vector<CardSet>& piles) {
  const std::vector<cards::Card> cards = CardSet::kind(kind).cards();
  CardSet first;
  CardSet last;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    first.insert(cards[i]);
    last.insert(cards[cards.size() - 1 - i]);
    for (const CardSet pile : {first, last}) {
      piles.push_back(pile);
      piles.push_back(pile | CardSet{cards::kSakeCup});
    }
  }
}

// Every two cards, every three that are no dregs, every set of lights, every month, rows of each
// kind, and what rounds leave behind.
std::vector<CardSet> make_piles() {
  std::vector<CardSet> piles = checker::sample_piles();
  for (const Kind kind : cards::kKinds) {
    add_rows(kind, piles);
  }
  for (int month = 1; month <= cards::kMonths; ++month) piles.push_back(CardSet::month(month));
  const std::vector<cards::Card> lights = CardSet::kind(Kind::light).cards();
  for (unsigned chosen = 0; chosen < 1U << lights.size(); ++chosen) {
    CardSet pile;
    for (std::size_t i = 0; i < lights.size(); ++i) {
      if ((chosen >> i & 1U) != 0) pile.insert(lights[i]);
    }
    piles.push_back(pile);
  }
  const std::vector<cards::Card> all = CardSet::all().cards();
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t j = i + 1; j < all.size(); ++j) {
      piles.push_back({all[i], all[j]});
      for (std::size_t k = j + 1; k < all.size(); ++k) {
        const CardSet three{all[i], all[j], all[k]};
        if ((three & CardSet::kind(Kind::dreg)).empty()) piles.push_back(three);
      }
    }
  }
  return piles;
}

// `topic`: its id, whatever follows.
bool is_about_piles(const std::string& topic) {
  return topic.starts_with("yaku.") || topic.starts_with("triad.") ||
         topic.starts_with("option.triad") || topic.starts_with("card.sake-cup") ||
         topic.starts_with("score.");
}

}  // namespace

std::string decides_piles(const rulebook::Ruleset& rules) {
  std::string text;
  std::istringstream lines(rules.text());
  for (std::string line; std::getline(lines, line);) {
    if (is_about_piles(line)) text += line + "\n";
  }
  return text;
}

Part piles(const rulebook::Ruleset& ruleset) {
  static const std::vector<CardSet> all = make_piles();
  const spec::Rules rules(ruleset);
  Counts counts;
  Digest digest;
  const bool by_cards = spec::counts_cards(rules);
  const bool by_yaku = spec::counts_yaku(rules);
  for (const CardSet pile : all) {
    ++counts.situations;
    if (by_cards) digest.add(spec::card_points(rules, pile));
    if (!by_yaku) continue;
    Gathered points;
    for (const spec::MadeYaku& made : spec::made_yaku(rules, pile)) {
      points.add(static_cast<std::uint64_t>(std::int64_t{made.points}));
    }
    digest.add(points.value());
  }
  // Where cards count nobody calls and nothing is multiplied.
  for (int worth = 0; worth <= kMostPoints && !by_cards; ++worth) {
    for (spec::Tally tally : tallies(rules, kMostCalls)) {
      ++counts.situations;
      tally.points = worth;
      digest.add(factor(rules, tally));
    }
  }
  return {digest.value(), counts, rules.consulted()};
}

}  // namespace hanaproof::signature
