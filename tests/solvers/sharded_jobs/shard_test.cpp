// Shards: every unit in exactly one.
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "solvers/sharded_jobs/run_error.h"
#include "solvers/sharded_jobs/shard.h"

namespace hanaproof::sharded_jobs::shard_test {
namespace {

RC_GTEST_PROP(Shard, EveryUnitIsInExactlyOne, ()) {
  const auto units = *rc::gen::inRange<std::uint64_t>(0, 200);
  const auto of = *rc::gen::inRange<std::uint64_t>(1, 20);
  std::set<std::uint64_t> seen;
  for (std::uint64_t index = 0; index < of; ++index) {
    const Shard shard{index, of};
    for (std::uint64_t k = 0; k < shard.size(units); ++k) {
      RC_ASSERT(shard.unit(k) < units);
      RC_ASSERT(shard.unit(k) % of == index);
      RC_ASSERT(seen.insert(shard.unit(k)).second);
    }
  }
  RC_ASSERT(seen.size() == units);
}

TEST(Shard, IsReadAsItIsWritten) {
  EXPECT_EQ(Shard::parse("2/5"), (Shard{2, 5}));
  EXPECT_EQ((Shard{2, 5}).text(), "2/5");
}

TEST(Shard, RefusesWhatIsNone) {
  for (const char* text : {"", "1", "5/5", "1/0", "-1/3", "1/3x", "a/b", "1/", "/3"}) {
    EXPECT_THROW(Shard::parse(text), RunError) << text;
  }
}

}  // namespace
}  // namespace hanaproof::sharded_jobs::shard_test
