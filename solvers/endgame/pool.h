// Solvers for several threads, kept for as long as positions under the same rules come.
#pragma once

#include <map>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "solvers/endgame/solver.h"

namespace hanaproof::endgame {

class Pool {
 public:
  explicit Pool(Options options) : options_(options) {}

  // Solves one position; safe to call from several threads.
  Solution solve(const notation::Position& position, const rulebook::Ruleset& rules) {
    const Name name{position.edition, rules.changes()};
    Solver solver = take(name, rules);
    Solution solution = solver.solve(position);
    const std::lock_guard lock(mutex_);
    idle_[name].push_back(std::move(solver));
    return solution;
  }

 private:
  // What tells rules for two players apart.
  using Name = std::pair<std::string, std::map<std::string, std::string>>;

  Solver take(const Name& name, const rulebook::Ruleset& rules) {
    {
      const std::lock_guard lock(mutex_);
      auto& idle = idle_[name];
      if (!idle.empty()) {
        Solver solver = std::move(idle.back());
        idle.pop_back();
        return solver;
      }
    }
    return Solver(rules, options_);
  }

  Options options_;
  std::mutex mutex_;
  std::map<Name, std::vector<Solver>> idle_;
};

}  // namespace hanaproof::endgame
