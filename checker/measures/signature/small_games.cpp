#include <algorithm>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "checker/games/registry.h"
#include "checker/measures/signature/graph.h"
#include "checker/measures/signature/parts.h"
#include "model/games/added.h"
#include "model/spec/games/game.h"
#include "model/spec/match.h"
#include "model/spec/settle.h"
#include "solvers/reduced_decks/canonical.h"

namespace hanaproof::signature {

using notation::Move;
using rulebook::Ruleset;

namespace {

constexpr std::uint64_t kUnknown = 0;
// Stands for a position that play comes back to while it is being looked at.
constexpr std::uint64_t kComesBack = 0xC1C1E;

using Values = std::vector<std::uint64_t>;

std::set<std::uint64_t> distinct(const Values& values) { return {values.begin(), values.end()}; }

struct Node {
  Digest local = {};
  std::vector<std::pair<std::uint64_t, std::size_t>> ways = {};  // a move, and where it leads
};

// The start first.
std::vector<Node> explored(std::unique_ptr<games::State> start, const Look& look, Counts& counts) {
  std::unordered_map<std::string, std::size_t> known;
  std::vector<std::unique_ptr<games::State>> open;
  const auto reach = [&](std::unique_ptr<games::State> state) {
    const auto [entry, is_new] = known.try_emplace(games::key(state->position()), open.size());
    if (is_new) open.push_back(std::move(state));
    return entry->second;
  };
  reach(std::move(start));
  std::vector<Node> nodes;
  while (nodes.size() < open.size()) {
    const auto state = std::move(open[nodes.size()]);
    ++counts.positions;
    Node& node = nodes.emplace_back(Node{look(*state)});
    for (const Move& move : state->moves()) {
      ++counts.moves;
      node.ways.emplace_back(digest(move), reach(state->after(move)));
    }
  }
  return nodes;
}

template <class Value>
std::uint64_t ways_of(const Node& node, Value value) {
  Gathered ways;
  for (const auto& [move, to] : node.ways) ways.add(Digest().add(move).add(value(to)).value());
  return ways.value();
}

std::uint64_t tree_from(const std::vector<Node>& nodes, std::size_t node, Values& known) {
  if (known[node] != kUnknown) return known[node];
  known[node] = kComesBack;
  Digest whole = nodes[node].local;
  whole.add(ways_of(nodes[node], [&](std::size_t to) { return tree_from(nodes, to, known); }));
  return known[node] = whole.value();
}

}  // namespace

std::uint64_t as_tree(std::unique_ptr<games::State> start, const Look& look, Counts& counts) {
  const auto nodes = explored(std::move(start), look, counts);
  Values known(nodes.size(), kUnknown);
  return tree_from(nodes, 0, known);
}

std::uint64_t as_lines(std::unique_ptr<games::State> start, const Look& look, Counts& counts) {
  const auto nodes = explored(std::move(start), look, counts);
  Values values;
  for (const Node& node : nodes) values.push_back(node.local.value());
  for (std::size_t known = 0; distinct(values).size() > known;) {
    known = distinct(values).size();
    Values further;
    for (const Node& node : nodes) {
      const auto ways = ways_of(node, [&](std::size_t to) { return values[to]; });
      further.push_back(Digest().add(node.local.value()).add(ways).value());
    }
    values = std::move(further);
  }
  return Digest().add(values.front()).add_all(distinct(values)).value();
}

std::uint64_t seen(const notation::Position& position) {
  Digest digest;
  digest.add_all(position.hands).add(position.field).add_all(position.captured);
  digest.add(static_cast<int>(position.stock.size())).add(position.phase).add(position.drawn);
  digest.add_all(position.teams);
  if (position.phase != notation::Phase::over) return digest.add(position.turn).value();
  digest.add(position.stopped).add(position.deal_end).add_all(position.hand_winners);
  return digest.value();
}

std::uint64_t worth(const spec::Rules& rules, const notation::Position& position) {
  const spec::Score score = spec::score(rules, position);
  Digest digest;
  for (const auto& made : score.yaku) {
    Gathered points;
    for (const spec::MadeYaku& yaku : made) {
      points.add(static_cast<std::uint64_t>(std::int64_t{yaku.points}));
    }
    digest.add(points.value());
  }
  digest.add_all(score.points).add_all(score.result).add_all(score.payment);
  if (position.phase != notation::Phase::over) return digest.value();
  const auto match =
      spec::after(rules, spec::Match::begin(position.players, position.dealer), position);
  digest.add_all(match.totals).add_all(match.won).add(match.rounds).add(match.dealer);
  return digest.value();
}

std::uint64_t digest(const Move& move) {
  Digest digest;
  digest.add(move.sort).add(move.amount);
  if (move.sort == Move::Sort::card) digest.add(move.card).add(move.takes);
  return digest.value();
}

namespace {

// Games with no more deals than this are gone through whole: every number of players has some, and
// all editions together take a few seconds.
constexpr std::uint64_t kWhole = 1000;

// `most`: deals to go through where there are more than that; 0: all.
std::uint64_t small_game(games::SmallGame& game, const spec::Game& spec, const Look& look,
                         std::uint64_t most, Counts& counts) {
  const std::uint64_t all = game.starts();
  const std::uint64_t count = most == 0 || all <= kWhole ? all : std::min(all, most);
  ++counts.games;
  counts.whole_games += count == all ? 1 : 0;
  counts.all_deals += all;
  counts.deals += count;
  Gathered trees;
  for (std::uint64_t i = 0; i < count; ++i) {
    auto opened = games::start(spec, game.start(i * (all / count) + i * (all % count) / count));
    if (game.most() == 1) {
      ++counts.positions;
      trees.add(look(*opened).value());
    } else {
      trees.add(as_tree(std::move(opened), look, counts));
    }
  }
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

// A position of a game that was added: as it is written, and what it is worth.
Digest written(const games::Family& family, const Ruleset& rules, const games::State& state) {
  const games::Position& here = state.position();
  Digest digest;
  digest.add(games::to_json(family.seen(rules, here, here)));
  const games::Score score = state.score();
  for (const auto& field : notation::score_fields()) digest.add(field.name).add(field.text(score));
  return digest;
}

}  // namespace

Part small_games(const Ruleset& rules, std::uint64_t deals) {
  const bool is_added = games::added(rules.edition().game) != nullptr;
  const games::Family& family = games::family(rules);
  // Thresholds are scaled by how they are put: in the same words where they mean the same.
  const Ruleset put = is_added ? rules : reduced_decks::canonical(rules);
  Part part;
  Gathered games;
  for (const auto& game : family.small_games(put)) {
    if (!is_added && deals_more(game->rules(), rules)) continue;
    const auto spec = spec::game(game->rules());
    const auto look = [&](const games::State& state) {
      if (is_added) return written(family, rules, state);
      const auto& position = std::get<notation::Position>(state.position());
      const auto& asked = dynamic_cast<const spec::CapturingGame&>(*spec).asked();
      return Digest().add(seen(position)).add(worth(asked, position));
    };
    games.add(small_game(*game, *spec, look, is_added ? 0 : deals, part.counts));
    const auto consulted = spec->consulted();
    part.consulted.insert(part.consulted.end(), consulted.begin(), consulted.end());
  }
  part.value = games.value();
  return part;
}

}  // namespace hanaproof::signature
