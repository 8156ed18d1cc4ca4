#include "properties/lattice.h"

#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <stdexcept>

#include "model/spec/hachi/willow.h"
#include "model/spec/score.h"
#include "properties/making.h"
#include "properties/relations.h"
#include "solvers/graph/reduction.h"
#include "solvers/piles/pile_answers.h"

namespace hanaproof::properties {

using rulebook::Ruleset;

namespace {

constexpr std::size_t kMostYaku = 64;

bool includes(YakuSet larger, YakuSet smaller) { return (smaller & ~larger) == 0; }
bool holds(YakuSet set, std::size_t yaku) { return ((set >> yaku) & 1U) != 0; }

graph::Graph covers_of(const std::vector<HeldYaku>& nodes) {
  graph::Graph order{nodes.size(), {}};
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    for (std::size_t j = 0; j < nodes.size(); ++j) {
      if (i != j && includes(nodes[j].yaku, nodes[i].yaku)) order.edges.push_back({i, j});
    }
  }
  return graph::transitive_reduction(order);
}

std::vector<std::string> relations_of(const YakuLattice& lattice) {
  std::vector<std::string> all;
  for (std::size_t a = 0; a < lattice.yaku.size(); ++a) {
    for (std::size_t b = a + 1; b < lattice.yaku.size(); ++b) {
      Seen seen;
      for (const HeldYaku& node : lattice.nodes) {
        const bool first = holds(node.yaku, a);
        const bool second = holds(node.yaku, b);
        seen.both = seen.both || (first && second);
        seen.first_only = seen.first_only || (first && !second);
        seen.second_only = seen.second_only || (second && !first);
      }
      std::string line = sentence(lattice.yaku[a], relation(seen), lattice.yaku[b]);
      if (!line.empty()) all.push_back(std::move(line));
    }
  }
  return all;
}

void sort(std::vector<HeldYaku>& nodes) {
  std::ranges::sort(nodes, {}, [](const HeldYaku& node) {
    return std::pair(std::popcount(node.yaku), node.yaku);
  });
}

}  // namespace

std::optional<HeldYaku> YakuLattice::smallest(std::size_t wanted) const {
  std::optional<HeldYaku> least;
  for (const HeldYaku& node : nodes) {
    if (holds(node.yaku, wanted) && (!least || piles::lesser(node.least, least->least)))
      least = node;
  }
  return least;
}

std::optional<YakuSet> YakuLattice::closure(std::size_t wanted) const {
  std::optional<YakuSet> common;
  for (const HeldYaku& node : nodes) {
    if (holds(node.yaku, wanted)) common = common.value_or(node.yaku) & node.yaku;
  }
  return common;
}

std::vector<std::string> YakuLattice::ids(YakuSet set) const {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < yaku.size(); ++i) {
    if (holds(set, i)) all.push_back(yaku[i]);
  }
  return all;
}

YakuLattice yaku_lattice(const Ruleset& asked) {
  const Ruleset rules = spec::hachi::with_willow(asked);
  const std::vector<rulebook::Yaku>& yaku = rules.yaku();
  if (yaku.size() > kMostYaku) throw std::length_error("more yaku than can be told apart");
  YakuLattice lattice;
  lattice.per_month = piles::per_month(rules);
  std::vector<rulebook::yaku::Expr> conditions;
  for (const rulebook::Yaku& one : yaku) {
    lattice.yaku.push_back(one.id);
    conditions.push_back(one.cards);
  }
  const auto sakes = sake_cups(rules);
  std::map<YakuSet, HeldYaku> held;
  // The classes come fewest cards first, so the first pile of a set is its least.
  for (const piles::PileClass& one : piles::classes_of(conditions, lattice.per_month)) {
    YakuSet set = 0;
    for (std::size_t i = 0; i < yaku.size(); ++i) {
      if (makes(one.pile, yaku[i], sakes)) set |= YakuSet{1} << i;
    }
    HeldYaku& node = held.try_emplace(set, HeldYaku{set, one.pile, 0, 0}).first->second;
    node.piles += one.piles;
  }
  const spec::Rules scoring(rules);
  for (auto& [set, node] : held) {
    node.points = spec::sum(spec::made_yaku(scoring, node.least));
    lattice.nodes.push_back(node);
  }
  sort(lattice.nodes);
  lattice.covers = covers_of(lattice.nodes);
  lattice.relations = relations_of(lattice);
  return lattice;
}

YakuLattice of_single_yaku(const YakuLattice& lattice) {
  YakuLattice part = lattice;
  std::set<YakuSet> kept = {0};
  for (std::size_t i = 0; i < lattice.yaku.size(); ++i) {
    const auto closure = lattice.closure(i);
    if (!closure) continue;
    const HeldYaku* least = nullptr;
    for (const HeldYaku& node : lattice.nodes) {
      if (!includes(node.yaku, *closure)) continue;
      const int more = least ? std::popcount(node.yaku) - std::popcount(least->yaku) : -1;
      if (more < 0 || (more == 0 && piles::lesser(node.least, least->least))) least = &node;
    }
    kept.insert(least->yaku);
  }
  std::erase_if(part.nodes, [&](const HeldYaku& node) { return !kept.contains(node.yaku); });
  part.covers = covers_of(part.nodes);
  return part;
}

}  // namespace hanaproof::properties
