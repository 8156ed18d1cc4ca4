#include "checker/measures/signature/small_games.h"

#include <algorithm>

#include "checker/measures/signature/play.h"
#include "model/spec/deal.h"
#include "solvers/reduced_decks/catalogue.h"
#include "solvers/reduced_decks/deals.h"

namespace hanaproof::signature {

using notation::Position;
using rulebook::Ruleset;

namespace {

constexpr int kFewest = 2;
constexpr int kMost = 7;
// Games with no more deals than this are gone through whole: every number of players has some, and
// all editions together take a few seconds.
constexpr std::uint64_t kWhole = 1000;

std::uint64_t small_game(const Ruleset& whole, const reduced_decks::Table& table,
                         std::uint64_t most, Part& part) {
  const reduced_decks::Game game = reduced_decks::derive(whole, table);
  const reduced_decks::Deals deals(game);
  const spec::Rules rules(game.rules);
  const std::uint64_t all = deals.size();
  const std::uint64_t count = most == 0 || all <= kWhole ? all : std::min(all, most);
  ++part.counts.games;
  part.counts.whole_games += count == all ? 1 : 0;
  part.counts.all_deals += all;
  part.counts.deals += count;
  Gathered trees;
  for (std::uint64_t i = 0; i < count; ++i) {
    Position deal = deals.at(i * (all / count) + i * (all % count) / count);
    deal.rules.clear();  // they would be copied with every move
    const Position opened = spec::open(rules, deal);
    if (table.deal_only) {
      ++part.counts.positions;
      trees.add(Digest().add(seen(opened)).add(worth(rules, opened)).value());
    } else {
      trees.add(tree(rules, opened, part.counts));
    }
  }
  for (const std::string& topic : rules.consulted()) part.consulted.insert(topic);
  return trees.value();
}

// More cards in a hand or on the field than the rules deal: what only they bring up, such as four
// pairs on the field, is no part of the game.
bool deals_more_than(const Ruleset& rules, const reduced_decks::Table& table) {
  return table.hand_size > *rules["deal.hand-size"].number() ||
         table.field_size > *rules["deal.field-size"].number();
}

}  // namespace

Part small_games(const Ruleset& rules, std::uint64_t deals) {
  Part part;
  Gathered games;
  const int players = rules.scope().players;
  if (players >= kFewest && players <= kMost) {
    for (const reduced_decks::Table& table : reduced_decks::catalogue(players)) {
      if (reduced_decks::misfit(rules, table) || deals_more_than(rules, table)) continue;
      games.add(small_game(rules, table, deals, part));
    }
  }
  part.value = games.value();
  return part;
}

}  // namespace hanaproof::signature
