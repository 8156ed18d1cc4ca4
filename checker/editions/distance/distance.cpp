#include "checker/editions/distance/distance.h"

#include <algorithm>
#include <mutex>
#include <set>
#include <utility>

#include "checker/editions/distance/edit_path.h"
#include "checker/editions/survey/answers.h"
#include "solvers/graph/spanning.h"
#include "solvers/parallel/executor.h"

namespace hanaproof::distance {

using rulebook::Edition;
using rulebook::Topic;

namespace {

bool changes(const EditPath& way, const Topic* topic) {
  return std::ranges::any_of(way.changes,
                             [&](const Change& change) { return change.topic == topic; });
}

bool separates(const Distances& all, const Topic* topic, std::size_t a, std::size_t b) {
  return changes(all.ways[a][b], topic) || changes(all.ways[b][a], topic);
}

// Editions of equal answers stand together, and so do those of different answers that separate
// nobody.
Split split_by(const Distances& all, const Topic* topic, checker::RulesetComparer& comparer) {
  Split split{topic, {}};
  for (std::size_t i = 0; i < all.editions.size(); ++i) {
    const rulebook::Value& answer = comparer.rules(*all.editions[i], all.scope)[topic->id];
    const auto group = std::ranges::find(split.groups, answer, &Group::answer);
    if (group == split.groups.end()) {
      split.groups.push_back({answer, {i}});
    } else {
      group->editions.push_back(i);
    }
  }
  const auto apart = [&](const Group& first, const Group& second) {
    return std::ranges::any_of(first.editions, [&](std::size_t a) {
      return std::ranges::any_of(second.editions,
                                 [&](std::size_t b) { return separates(all, topic, a, b); });
    });
  };
  for (std::size_t a = 0; a < split.groups.size(); ++a) {
    for (std::size_t b = a + 1; b < split.groups.size();) {
      if (apart(split.groups[a], split.groups[b])) {
        ++b;
        continue;
      }
      auto& into = split.groups[a].editions;
      into.insert(into.end(), split.groups[b].editions.begin(), split.groups[b].editions.end());
      std::ranges::sort(into);
      split.groups.erase(split.groups.begin() + static_cast<std::ptrdiff_t>(b));
    }
  }
  return split;
}

std::vector<Split> splits(const Distances& all, checker::RulesetComparer& comparer) {
  std::vector<const Topic*> topics;
  for (std::size_t a = 0; a < all.editions.size(); ++a) {
    for (std::size_t b = 0; b < all.editions.size(); ++b) {
      for (const Topic* topic : playable_topics(*all.editions[a], *all.editions[b])) {
        if (changes(all.ways[a][b], topic) && std::ranges::find(topics, topic) == topics.end()) {
          topics.push_back(topic);
        }
      }
    }
  }
  // In the order of the registry; the editions' own topics after it.
  const auto place = [](const Topic* topic) {
    const auto& known = rulebook::topics();
    const auto found = std::ranges::find_if(known, [&](const Topic& one) { return &one == topic; });
    return found - known.begin();
  };
  std::ranges::stable_sort(topics,
                           [&](const Topic* a, const Topic* b) { return place(a) < place(b); });
  std::vector<Split> found;
  for (const Topic* topic : topics) found.push_back(split_by(all, topic, comparer));
  return found;
}

// The editions on the side of a link's first end.
std::set<std::size_t> side_of(const std::vector<Link>& tree, const Link& cut) {
  std::set<std::size_t> side = {cut.a};
  for (bool grown = true; grown;) {
    grown = false;
    for (const Link& link : tree) {
      if (&link == &cut || side.contains(link.a) == side.contains(link.b)) continue;
      side.insert(link.a);
      side.insert(link.b);
      grown = true;
    }
  }
  return side;
}

void mark(Distances& all) {
  for (Link& link : all.tree) {
    const std::set<std::size_t> side = side_of(all.tree, link);
    for (const Split& split : all.splits) {
      if (split.groups.size() != 2) continue;
      for (const Group& group : split.groups) {
        if (std::set<std::size_t>(group.editions.begin(), group.editions.end()) == side) {
          link.marks.push_back(split.topic->id);
        }
      }
    }
  }
}

std::vector<Link> spanning_tree(const Distances& all) {
  std::vector<graph::Link> links;
  for (std::size_t a = 0; a < all.editions.size(); ++a) {
    for (std::size_t b = a + 1; b < all.editions.size(); ++b) {
      links.push_back({a, b, all.length(a, b)});
    }
  }
  std::vector<Link> tree;
  for (const std::size_t i : graph::minimum_spanning_tree(all.editions.size(), links)) {
    const auto& [a, b, length] = links[i];
    const bool back = all.ways[b][a].length() > all.ways[a][b].length();
    Link link{a, b, length, back ? all.ways[b][a].changes : all.ways[a][b].changes, {}};
    if (back) {
      for (Change& change : link.changes) std::swap(change.from, change.to);
    }
    tree.push_back(std::move(link));
  }
  return tree;
}

}  // namespace

const EditPath& Distances::longer(std::size_t a, std::size_t b) const {
  return ways[b][a].length() > ways[a][b].length() ? ways[b][a] : ways[a][b];
}

int Distances::length(std::size_t a, std::size_t b) const { return longer(a, b).length(); }

Distances measure(const std::vector<const Edition*>& editions, const rulebook::Scope& scope,
                  checker::RulesetComparer& comparer, const Progress& progress) {
  Distances all{
      editions.empty() ? std::string() : editions.front()->game, scope, editions, {}, {}, {}};
  const std::size_t count = editions.size();
  all.ways.assign(count, std::vector<EditPath>(count));
  std::vector<std::pair<std::size_t, std::size_t>> pairs;
  for (std::size_t a = 0; a < count; ++a) {
    for (std::size_t b = 0; b < count; ++b) {
      if (a != b) pairs.emplace_back(a, b);
    }
  }
  std::mutex mutex;
  std::size_t done = 0;
  parallel::for_each_index(pairs.size(), 0, [&](std::size_t i) {
    const auto [a, b] = pairs[i];
    all.ways[a][b] = Pathfinder(*editions[a], *editions[b], scope, comparer).way();
    const std::lock_guard lock(mutex);
    if (progress) progress(++done, pairs.size());
  });
  all.splits = splits(all, comparer);
  all.tree = spanning_tree(all);
  mark(all);
  return all;
}

std::vector<Family> families(const std::vector<const Edition*>& editions, int players,
                             const std::vector<std::string>& options) {
  std::vector<Family> all;
  for (const Edition* edition : editions) {
    const auto known = std::ranges::find(all, edition->game, &Family::game);
    if (known == all.end()) {
      all.push_back({edition->game, {}, {edition}, {}});
    } else {
      known->editions.push_back(edition);
    }
  }
  for (Family& family : all) {
    const auto at = [&](int number) {
      rulebook::Scope scope{number, options};
      std::ranges::sort(scope.options);
      return scope;
    };
    const auto playing = [&](int number) {
      return std::ranges::count_if(family.editions, [&](const Edition* edition) {
        return rulebook::plays_at(*edition, at(number));
      });
    };
    int best = players;
    if (best == 0) {
      best = family.editions.front()->players.front();
      for (const int number : family.editions.front()->players) {
        if (playing(number) > playing(best)) best = number;
      }
    }
    family.scope = at(best);
    for (const Edition* edition : family.editions) {
      if (!rulebook::plays_at(*edition, family.scope)) family.others.push_back(edition);
    }
    std::erase_if(family.editions, [&](const Edition* edition) {
      return !rulebook::plays_at(*edition, family.scope);
    });
  }
  return all;
}

}  // namespace hanaproof::distance
