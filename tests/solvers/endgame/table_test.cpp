// The table of positions that the solver remembers.
#include "solvers/endgame/table.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

namespace hanaproof::endgame {
namespace {

Key key_of(std::uint64_t number) {
  Mixer mixer;
  mixer.take(number);
  return mixer.key();
}

Entry with_low(int low) {
  Entry entry;
  entry.low = low;
  entry.depth = 1;  // of more worth than an empty place
  return entry;
}

// Stores so many numbers, from 0 on, and says which are found then.
std::vector<bool> found_after(Table& table, std::uint64_t stores) {
  for (std::uint64_t i = 0; i < stores; ++i)
    table.store(key_of(i), with_low(static_cast<int>(i % 100)));
  std::vector<bool> found;
  for (std::uint64_t i = 0; i < stores; ++i) found.push_back(table.find(key_of(i)).has_value());
  return found;
}

TEST(Table, FindsWhatItKnewAfterItHasGrown) {
  constexpr std::uint64_t kStores = 1 << 17;  // twice what it begins with room for
  Table table(20);
  const auto before = found_after(table, kStores);
  const auto kept = std::ranges::count(before, true);
  EXPECT_LT(kept, 1 << 16);
  EXPECT_GT(kept, 1 << 15);
  table.store(key_of(kStores), with_low(7));  // grows
  // The new one may have taken the place of one.
  std::int64_t lost = 0;
  for (std::uint64_t i = 0; i < kStores; ++i) {
    const auto entry = table.find(key_of(i));
    if (entry) {
      EXPECT_EQ(entry->low, static_cast<int>(i % 100));
    } else if (before[i]) {
      ++lost;
    }
  }
  EXPECT_LE(lost, 1);
  EXPECT_EQ(table.find(key_of(kStores))->low, 7);
}

TEST(Table, KeepsMoreThanItBeganWithRoomForUpToItsMost) {
  constexpr std::uint64_t kStores = 1 << 18;
  Table large(20), small(16);
  EXPECT_GT(std::ranges::count(found_after(large, kStores), true), 1 << 16);
  EXPECT_LE(std::ranges::count(found_after(small, kStores), true), 1 << 16);
}

}  // namespace
}  // namespace hanaproof::endgame
