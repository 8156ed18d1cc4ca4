#include "solvers/endgame/table.h"

#include <algorithm>

namespace hanaproof::endgame {

Table::Table(int log2_entries)
    : entries_(std::size_t{1} << std::max(1, log2_entries)), mask_((entries_.size() - 1) & ~1ULL) {}

void Table::clear() {
  if (++season_ != 0) return;
  std::fill(entries_.begin(), entries_.end(), Entry{});
  season_ = 1;
}

}  // namespace hanaproof::endgame
