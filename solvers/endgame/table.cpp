#include "solvers/endgame/table.h"

#include <algorithm>

namespace hanaproof::endgame {

Table::Table(int log2_entries) : buckets_(std::size_t{1} << std::max(0, log2_entries - 2)) {}

void Table::clear() {
  if (++season_ != 0) return;
  std::fill(buckets_.begin(), buckets_.end(), Bucket{});
  season_ = 1;
}

}  // namespace hanaproof::endgame
