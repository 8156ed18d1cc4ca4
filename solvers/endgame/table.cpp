#include "solvers/endgame/table.h"

#include <algorithm>

namespace hanaproof::endgame {

namespace {

constexpr std::size_t kFirstBuckets = std::size_t{1} << 14;  // one MiB

}  // namespace

Table::Table(int log2_entries)
    : most_(std::size_t{1} << std::max(0, log2_entries - 2)),
      buckets_(std::min(most_, kFirstBuckets)) {}

void Table::clear() {
  stored_ = 0;
  if (++season_ != 0) return;
  std::fill(buckets_.begin(), buckets_.end(), Bucket{});
  season_ = 1;
}

void Table::grow() {
  stored_ = 0;
  const std::size_t before = buckets_.size();
  if (before == most_) return;
  // The lower bits of a place stay as they are: what stood there may be looked for in each part.
  buckets_.resize(std::min(most_, 4 * before));
  for (std::size_t part = before; part < buckets_.size(); part += before) {
    std::copy_n(buckets_.begin(), before, buckets_.begin() + static_cast<std::ptrdiff_t>(part));
  }
}

}  // namespace hanaproof::endgame
