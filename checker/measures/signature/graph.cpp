#include "checker/measures/signature/graph.h"

#include <set>
#include <string>
#include <unordered_map>

namespace hanaproof::signature {

namespace {

constexpr std::uint64_t kUnknown = 0;
// Stands for a position that play comes back to while it is being looked at.
constexpr std::uint64_t kComesBack = 0xC1C1E;

std::set<std::uint64_t> distinct(const std::vector<std::uint64_t>& values) {
  return {values.begin(), values.end()};
}

}  // namespace

Graph::Graph(std::unique_ptr<games::State> start, const OfState& of_state, const OfMove& of_move,
             Counts& counts) {
  std::unordered_map<std::string, std::size_t> known;
  std::vector<std::unique_ptr<games::State>> open;
  const auto reach = [&](std::unique_ptr<games::State> state) {
    const auto [entry, is_new] = known.try_emplace(games::key(state->position()), open.size());
    if (is_new) open.push_back(std::move(state));
    return entry->second;
  };
  reach(std::move(start));
  for (std::size_t now = 0; now < open.size(); ++now) {
    const auto state = std::move(open[now]);
    ++counts.positions;
    Node node{of_state(*state), {}};
    for (const games::Move& move : state->moves()) {
      ++counts.moves;
      node.ways.emplace_back(of_move(move), reach(state->after(move)));
    }
    nodes_.push_back(std::move(node));
  }
}

std::uint64_t Graph::ways_of(const Node& node,
                             const std::function<std::uint64_t(std::size_t)>& value) {
  Gathered ways;
  for (const auto& [move, to] : node.ways) ways.add(Digest().add(move).add(value(to)).value());
  return ways.value();
}

std::uint64_t Graph::tree_from(std::size_t node, Values& known) const {
  if (known[node] != kUnknown) return known[node];
  known[node] = kComesBack;
  Digest whole = nodes_[node].local;
  whole.add(ways_of(nodes_[node], [&](std::size_t to) { return tree_from(to, known); }));
  return known[node] = whole.value();
}

std::uint64_t Graph::as_tree() const {
  Values known(nodes_.size(), kUnknown);
  return tree_from(0, known);
}

std::uint64_t Graph::as_lines() const {
  Values values;
  for (const Node& node : nodes_) values.push_back(node.local.value());
  for (std::size_t known = 0; distinct(values).size() > known;) {
    known = distinct(values).size();
    Values further;
    for (const Node& node : nodes_) {
      const auto ways = ways_of(node, [&](std::size_t to) { return values[to]; });
      further.push_back(Digest().add(node.local.value()).add(ways).value());
    }
    values = std::move(further);
  }
  return Digest().add(values.front()).add_all(distinct(values)).value();
}

}  // namespace hanaproof::signature
