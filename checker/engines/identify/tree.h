// In which order to ask: a decision tree over the classes of a pool.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "checker/engines/identify/pool.h"

namespace hanaproof::identify {

struct Node {
  std::vector<std::size_t> classes;              // of the pool, those still possible
  std::size_t question = 0;                      // of the pool; means nothing at a leaf
  std::map<std::size_t, std::size_t> next = {};  // by the number of the answer, another node
  bool is_leaf() const { return next.empty(); }
};

struct Tree {
  std::vector<Node> nodes;  // the root first

  // Questions asked of the class that needs the most.
  std::size_t depth() const;
  // Questions asked in the mean, every class being as likely as any other.
  double mean() const;
};

// The question after which the fewest of these classes are left in the mean, exactly counted; of
// equals the first of the pool. Those in `asked` do not count. Nothing where none splits them.
std::optional<std::size_t> best_question(const Pool& pool, const std::vector<std::size_t>& classes,
                                         const std::set<std::size_t>& asked = {});

// At each node the best question. Every leaf holds one class.
Tree decide(const Pool& pool);

}  // namespace hanaproof::identify
