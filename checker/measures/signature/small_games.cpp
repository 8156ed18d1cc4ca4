#include <algorithm>

#include "checker/games/registry.h"
#include "checker/measures/signature/graph.h"
#include "checker/measures/signature/parts.h"
#include "checker/measures/signature/play.h"
#include "model/spec/games/game.h"

namespace hanaproof::signature {

using rulebook::Ruleset;

namespace {

// Games with no more deals than this are gone through whole: every number of players has some, and
// all editions together take a few seconds.
constexpr std::uint64_t kWhole = 1000;

// `most`: deals to go through where there are more than that; 0: all.
std::uint64_t small_game(games::SmallGame& game, const spec::Game& spec, const Graph::OfState& look,
                         std::uint64_t most, Part& part) {
  const std::uint64_t all = game.starts();
  const std::uint64_t count = most == 0 || all <= kWhole ? all : std::min(all, most);
  ++part.counts.games;
  part.counts.whole_games += count == all ? 1 : 0;
  part.counts.all_deals += all;
  part.counts.deals += count;
  Gathered trees;
  for (std::uint64_t i = 0; i < count; ++i) {
    auto opened = games::start(spec, game.start(i * (all / count) + i * (all % count) / count));
    if (game.most() == 1) {
      ++part.counts.positions;
      trees.add(look(*opened).value());
    } else {
      trees.add(Graph(std::move(opened), look, digest, part.counts).as_tree());
    }
  }
  part.note(spec.consulted());
  return trees.value();
}

// More cards in a hand or on the field than the rules deal: what only they bring up, such as four
// pairs on the field, is no part of the game.
bool deals_more(const Ruleset& small, const Ruleset& whole) {
  const auto more = [&](const char* topic) {
    return *small[topic].number() > *whole[topic].number();
  };
  return more("deal.hand-size") || more("deal.field-size");
}

}  // namespace

Part small_games(const Ruleset& rules, std::uint64_t deals) {
  Part part;
  Gathered games;
  for (const auto& game : games::capturing().small_games(rules)) {
    if (deals_more(game->rules(), rules)) continue;
    const auto spec = spec::capturing_game(game->rules());
    const auto look = [&](const games::State& state) {
      const auto& position = std::get<notation::Position>(state.position());
      return Digest().add(seen(position)).add(worth(spec->asked(), position));
    };
    games.add(small_game(*game, *spec, look, deals, part));
  }
  part.value = games.value();
  return part;
}

Part all_small_games(const Ruleset& rules) {
  Part part;
  Gathered games;
  const games::Family& family = games::family(rules);
  for (const auto& game : family.small_games(rules)) {
    const auto spec = spec::game(game->rules());
    const auto look = [&](const games::State& state) {
      const games::Position& here = state.position();
      Digest digest;
      digest.add(games::to_json(family.seen(rules, here, here)));
      for (const auto& [name, text] : notation::fields(state.score())) digest.add(name).add(text);
      return digest;
    };
    games.add(small_game(*game, *spec, look, 0, part));
  }
  part.value = games.value();
  return part;
}

}  // namespace hanaproof::signature
