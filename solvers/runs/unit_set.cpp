#include "solvers/runs/unit_set.h"

#include <iterator>
#include <stdexcept>

namespace hanaproof::runs {

UnitSet::UnitSet(const std::vector<Range>& ranges) {
  for (const auto& [first, end] : ranges) {
    const bool behind = ranges_.empty() || ranges_.rbegin()->second < first;
    if (!behind || first >= end) throw std::invalid_argument("ranges out of order");
    ranges_.emplace(first, end);
    size_ += end - first;
  }
}

bool UnitSet::contains(std::uint64_t number) const {
  const auto after = ranges_.upper_bound(number);
  return after != ranges_.begin() && number < std::prev(after)->second;
}

bool UnitSet::insert(std::uint64_t number) {
  if (contains(number)) return false;
  ++size_;
  auto after = ranges_.upper_bound(number);
  std::uint64_t end = number + 1;
  if (after != ranges_.end() && after->first == end) {
    end = after->second;
    after = ranges_.erase(after);
  }
  if (after != ranges_.begin() && std::prev(after)->second == number) {
    std::prev(after)->second = end;
  } else {
    ranges_.emplace(number, end);
  }
  return true;
}

}  // namespace hanaproof::runs
