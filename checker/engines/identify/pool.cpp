#include "checker/engines/identify/pool.h"

#include <algorithm>
#include <numeric>

namespace hanaproof::identify {

namespace {

// The first candidate that gives each answer to a topic.
std::map<std::string, std::vector<std::size_t>> givers(const std::vector<Candidate>& candidates) {
  std::map<std::string, std::vector<std::size_t>> all;
  for (std::size_t i = 1; i < candidates.size(); ++i) {
    for (const std::string& topic : differing_topics(candidates[0].rules, candidates[i].rules)) {
      std::vector<std::size_t>& first = all.try_emplace(topic, 1, 0).first->second;
      const rulebook::Value& value = candidates[i].rules[topic];
      const bool is_new = std::ranges::none_of(
          first, [&](std::size_t other) { return candidates[other].rules[topic] == value; });
      if (is_new) first.push_back(i);
    }
  }
  return all;
}

class Builder {
 public:
  Builder(const std::vector<Candidate>& candidates, Finder& finder, const Progress& progress,
          const std::function<bool()>& stop)
      : candidates_(candidates), finder_(finder), progress_(progress), stop_(stop) {
    for (const Candidate& candidate : candidates) oracles_.emplace_back(candidate.rules);
    pool_.answers.resize(candidates.size());
  }

  Pool build() {
    by_topics();
    classify();
    // Whoever is in one class with another is held against it until nothing is found any more.
    bool found = true;
    while (found && !stop_()) {
      found = false;
      for (const auto& same : pool_.classes) found = split(same) || found;
      classify();
    }
    return std::move(pool_);
  }

 private:
  void add(const Question& question) {
    const bool known = std::ranges::any_of(
        pool_.questions, [&](const Question& other) { return same(other, question); });
    if (known) return;
    pool_.questions.push_back(question);
    for (std::size_t i = 0; i < candidates_.size(); ++i) {
      pool_.answers[i].push_back(number_of(oracles_[i].answer(question)));
    }
  }

  std::size_t number_of(const std::string& text) {
    const auto [entry, is_new] = numbers_.try_emplace(text, pool_.texts.size());
    if (is_new) pool_.texts.push_back(text);
    return entry->second;
  }

  void by_topics() {
    const auto all = givers(candidates_);
    std::size_t done = 0;
    for (const auto& [topic, first] : all) {
      if (stop_()) return;
      if (progress_) progress_(done++, all.size());
      for (std::size_t i = 0; i < first.size(); ++i) {
        for (std::size_t j = i + 1; j < first.size(); ++j) ask_about(topic, first[i], first[j]);
      }
    }
  }

  void ask_about(const std::string& topic, std::size_t i, std::size_t j) {
    const rulebook::Value& a = candidates_[i].rules[topic];
    const rulebook::Value& b = candidates_[j].rules[topic];
    auto question = finder_.about(candidates_[i].rules, topic, a, b);
    if (!question) question = finder_.about(candidates_[j].rules, topic, a, b);
    if (question) add(*question);
  }

  void classify() {
    std::map<std::vector<std::size_t>, std::size_t> place;
    pool_.classes.clear();
    for (std::size_t i = 0; i < candidates_.size(); ++i) {
      const auto [entry, is_new] = place.try_emplace(pool_.answers[i], pool_.classes.size());
      if (is_new) pool_.classes.emplace_back();
      pool_.classes[entry->second].push_back(i);
    }
  }

  // A question between the first of a class and one of the others, for each that is not yet told
  // apart; whether there is any.
  bool split(const std::vector<std::size_t>& same) {
    bool found = false;
    for (std::size_t i = 1; i < same.size(); ++i) {
      const std::size_t first = same.front();
      const std::size_t other = same[i];
      if (stop_() || pool_.answers[first] != pool_.answers[other]) continue;
      const rulebook::Ruleset& a = candidates_[first].rules;
      const rulebook::Ruleset& b = candidates_[other].rules;
      if (differing_topics(a, b).empty() || !tried_.insert({first, other}).second) continue;
      if (const auto question = finder_.between(a, b)) {
        add(*question);
        found = true;
      }
    }
    return found;
  }

  const std::vector<Candidate>& candidates_;
  Finder& finder_;
  const Progress& progress_;
  const std::function<bool()>& stop_;
  std::vector<Oracle> oracles_;
  Pool pool_;
  std::map<std::string, std::size_t> numbers_;
  std::set<std::pair<std::size_t, std::size_t>> tried_;
};

}  // namespace

Pool find_questions(const std::vector<Candidate>& candidates, Finder& finder,
                    const Progress& progress, const std::function<bool()>& stop) {
  return Builder(candidates, finder, progress, stop).build();
}

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
