#include "checker/engines/identify/tree.h"

#include <algorithm>
#include <numeric>

namespace hanaproof::identify {

namespace {

using Split = std::map<std::size_t, std::vector<std::size_t>>;  // classes by their answers

Split split_by(const Pool& pool, const std::vector<std::size_t>& classes, std::size_t question) {
  Split split;
  for (const std::size_t one : classes) {
    split[pool.answers[pool.classes[one].front()][question]].push_back(one);
  }
  return split;
}

// The sum of squares is the number of classes left in the mean, times the number of all.
std::size_t left_over(const Split& split) {
  std::size_t sum = 0;
  for (const auto& [answer, classes] : split) sum += classes.size() * classes.size();
  return sum;
}

// Depths of all leaves below a node.
void collect(const Tree& tree, std::size_t node, std::size_t depth,
             std::vector<std::size_t>& depths) {
  if (tree.nodes[node].is_leaf()) depths.push_back(depth);
  for (const auto& [answer, next] : tree.nodes[node].next) collect(tree, next, depth + 1, depths);
}

}  // namespace

std::optional<std::size_t> best_question(const Pool& pool, const std::vector<std::size_t>& classes,
                                         const std::set<std::size_t>& asked) {
  std::optional<std::size_t> best;
  std::size_t least = classes.size() * classes.size();
  for (std::size_t question = 0; question < pool.questions.size(); ++question) {
    if (asked.contains(question)) continue;
    const std::size_t left = left_over(split_by(pool, classes, question));
    if (left >= least) continue;
    least = left;
    best = question;
  }
  return best;
}

std::size_t Tree::depth() const {
  std::vector<std::size_t> depths;
  collect(*this, 0, 0, depths);
  return *std::ranges::max_element(depths);
}

double Tree::mean() const {
  std::vector<std::size_t> depths;
  collect(*this, 0, 0, depths);
  const auto sum = std::accumulate(depths.begin(), depths.end(), std::size_t{0});
  return static_cast<double>(sum) / static_cast<double>(depths.size());
}

Tree decide(const Pool& pool) {
  Tree tree;
  std::vector<std::size_t> all(pool.classes.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  tree.nodes.push_back({std::move(all)});
  for (std::size_t now = 0; now < tree.nodes.size(); ++now) {
    const std::vector<std::size_t> classes = tree.nodes[now].classes;
    const auto question = best_question(pool, classes);
    if (!question) continue;
    tree.nodes[now].question = *question;
    for (auto& [answer, some] : split_by(pool, classes, *question)) {
      tree.nodes[now].next[answer] = tree.nodes.size();
      tree.nodes.push_back({std::move(some)});
    }
  }
  return tree;
}

}  // namespace hanaproof::identify
