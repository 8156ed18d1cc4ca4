// A set of numbers that are mostly neighbours, as ranges.
#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace hanaproof::runs {

class UnitSet {
 public:
  using Range = std::pair<std::uint64_t, std::uint64_t>;  // first, and one past the last

  UnitSet() = default;
  // The ranges must be in order, not empty and not touch: else std::invalid_argument.
  explicit UnitSet(const std::vector<Range>& ranges);

  bool contains(std::uint64_t number) const;
  // False when it was there already.
  bool insert(std::uint64_t number);
  std::uint64_t size() const { return size_; }
  std::vector<Range> ranges() const { return {ranges_.begin(), ranges_.end()}; }
  friend bool operator==(const UnitSet&, const UnitSet&) = default;

 private:
  std::map<std::uint64_t, std::uint64_t> ranges_;
  std::uint64_t size_ = 0;
};

}  // namespace hanaproof::runs
