#include "checker/engines/regress/situation_pool.h"

#include <algorithm>
#include <utility>

namespace hanaproof::regress {

void SituationPool::offer(Situation situation) {
  constexpr int kEnough = 4;
  const bool wanted = std::ranges::any_of(
      situation.shows, [&](const std::string& what) { return seen_[what] < kEnough; });
  if (!wanted) return;
  for (const std::string& what : situation.shows) ++seen_[what];
  all_.push_back(std::move(situation));
}

std::vector<Situation> SituationPool::cover() const {
  std::set<std::string> left;
  for (const auto& [what, count] : seen_) left.insert(what);
  std::vector<Situation> kept;
  const auto gain = [&](const Situation& situation) {
    return std::ranges::count_if(situation.shows,
                                 [&](const std::string& what) { return left.contains(what); });
  };
  while (!left.empty()) {
    const auto best = std::ranges::max_element(all_, {}, gain);
    for (const std::string& what : best->shows) left.erase(what);
    kept.push_back(*best);
  }
  return kept;
}

}  // namespace hanaproof::regress
