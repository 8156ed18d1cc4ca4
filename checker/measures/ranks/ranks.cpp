#include "checker/measures/ranks/ranks.h"

#include <algorithm>
#include <compare>
#include <map>
#include <set>

#include "model/spec/betting/showdown.h"
#include "solvers/graph/analysis.h"

namespace hanaproof::checker {

using cards::CardSet;
using spec::betting::Rules;

namespace {

std::vector<HandClass> classes_of(const Rules& rules) {
  std::vector<HandClass> classes;
  for (const CardSet hand : spec::betting::all_hands(rules)) {
    const spec::betting::Standing standing = spec::betting::standing(rules, hand);
    auto known = std::ranges::find(classes, standing, &HandClass::standing);
    if (known == classes.end()) known = classes.insert(classes.end(), {standing, {}});
    known->hands.push_back(hand);
  }
  std::ranges::stable_sort(classes, {}, [](const HandClass& one) {
    return std::pair(one.standing.place ? -*one.standing.place : -1000, one.standing.points);
  });
  return classes;
}

// Who beats whom among the classes.
class Relation {
 public:
  Relation(const Rules& rules, const std::vector<HandClass>& classes) : size_(classes.size()) {
    for (const HandClass& a : classes) {
      std::vector<bool> row;
      for (const HandClass& b : classes) {
        row.push_back(std::is_gt(spec::betting::compare(rules, a.standing, b.standing)));
      }
      beats_.push_back(std::move(row));
    }
  }

  bool beats(std::size_t a, std::size_t b) const { return beats_[a][b]; }
  bool equal(std::size_t a, std::size_t b) const { return !beats(a, b) && !beats(b, a); }

  bool strict_weak_order() const {
    for (std::size_t a = 0; a < size_; ++a) {
      for (std::size_t b = 0; b < size_; ++b) {
        for (std::size_t c = 0; c < size_; ++c) {
          if (beats(a, b) && beats(b, c) && !beats(a, c)) return false;
          if (equal(a, b) && equal(b, c) && !equal(a, c)) return false;
        }
      }
    }
    return true;
  }

  // Edges from who beats to who is beaten; from the first class all are reached by an added root.
  graph::Graph as_graph() const {
    graph::Graph graph{size_ + 1, {}};
    for (std::size_t a = 0; a < size_; ++a) {
      graph.edges.push_back({0, a + 1});
      for (std::size_t b = 0; b < size_; ++b) {
        if (beats(a, b)) graph.edges.push_back({a + 1, b + 1});
      }
    }
    return graph;
  }

 private:
  std::size_t size_;
  std::vector<std::vector<bool>> beats_;
};

void find_circles(const Relation& relation, Ranks& ranks) {
  const graph::Graph graph = relation.as_graph();
  const graph::Analysis shape = graph::analyse(graph);
  for (const auto& loop : shape.loops) {
    std::vector<std::size_t> places;
    for (const graph::Vertex vertex : loop) places.push_back(vertex - 1);
    ranks.loops.push_back(std::move(places));
  }
  if (!shape.cycle) return;
  for (const std::size_t edge : *shape.cycle) ranks.circle.push_back(graph.edges[edge].from - 1);
}

bool can_meet(const HandClass& a, const HandClass& b) {
  return std::ranges::any_of(a.hands, [&](CardSet x) {
    return std::ranges::any_of(b.hands, [&](CardSet y) { return (x & y).empty(); });
  });
}

// Whether the winner among three classes depends on who shows first, were hands compared in turn.
bool depends_on_order(const Rules& in_turn, const std::vector<HandClass>& classes,
                      std::array<std::size_t, 3> triple) {
  std::set<std::vector<std::size_t>> winners;
  std::ranges::sort(triple);
  do {
    spec::betting::Round round;
    for (const std::size_t one : triple) {
      round.seats.push_back({});
      round.hands.push_back(classes[one].standing);
    }
    std::vector<std::size_t> winning;
    for (const int seat : spec::betting::showdown(in_turn, round).winners) {
      winning.push_back(triple[static_cast<std::size_t>(seat)]);
    }
    std::ranges::sort(winning);
    winners.insert(std::move(winning));
  } while (std::ranges::next_permutation(triple).found);
  return winners.size() > 1;
}

void count(DealCount& share, const HandTriple& triple) {
  ++share.deals;
  if (!share.first) share.first = triple;
}

void count_deals(const Rules& in_turn, const Relation& relation, Ranks& ranks) {
  std::vector<std::pair<CardSet, std::size_t>> hands;  // with the class of each
  for (std::size_t place = 0; place < ranks.classes.size(); ++place) {
    for (const CardSet hand : ranks.classes[place].hands) hands.emplace_back(hand, place);
  }
  std::ranges::sort(hands);
  std::map<std::array<std::size_t, 3>, bool> known;
  const auto in_circle = [&](std::size_t a, std::size_t b, std::size_t c) {
    return relation.beats(a, b) && relation.beats(b, c) && relation.beats(c, a);
  };
  for (std::size_t i = 0; i < hands.size(); ++i) {
    for (std::size_t j = i + 1; j < hands.size(); ++j) {
      if (!(hands[i].first & hands[j].first).empty()) continue;
      const CardSet taken = hands[i].first | hands[j].first;
      for (std::size_t k = j + 1; k < hands.size(); ++k) {
        if (!(taken & hands[k].first).empty()) continue;
        ++ranks.deals;
        const HandTriple triple = {hands[i].first, hands[j].first, hands[k].first};
        std::array<std::size_t, 3> places = {hands[i].second, hands[j].second, hands[k].second};
        if (in_circle(places[0], places[1], places[2]) ||
            in_circle(places[0], places[2], places[1])) {
          count(ranks.circles, triple);
        }
        std::ranges::sort(places);
        const auto [entry, is_new] = known.try_emplace(places);
        if (is_new) entry->second = depends_on_order(in_turn, ranks.classes, places);
        if (entry->second) count(ranks.depends_on_order, triple);
      }
    }
  }
}

}  // namespace

Ranks rank_hands(const rulebook::Ruleset& ruleset) {
  const Rules rules(ruleset);
  const Rules in_turn(ruleset.with("showdown.compared", "in-turn"));
  Ranks ranks;
  ranks.classes = classes_of(rules);
  ranks.hands = spec::betting::all_hands(rules).size();
  const Relation relation(rules, ranks.classes);
  ranks.strict_weak_order = relation.strict_weak_order();
  find_circles(relation, ranks);
  for (const HandClass& one : ranks.classes) {
    const spec::betting::Standing& standing = one.standing;
    const bool special = !standing.catches.empty() || !standing.replays_up_to.empty();
    if (!standing.combination.empty() && !standing.place && !special) {
      ranks.unranked.push_back(standing.combination);
    }
  }
  for (std::size_t a = 0; a < ranks.classes.size(); ++a) {
    for (std::size_t b = a; b < ranks.classes.size(); ++b) {
      if (!can_meet(ranks.classes[a], ranks.classes[b])) ranks.never_meet.emplace_back(a, b);
    }
  }
  count_deals(in_turn, relation, ranks);
  return ranks;
}

}  // namespace hanaproof::checker
