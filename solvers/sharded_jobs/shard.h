// One of several equal parts of a run. Units are dealt out in turn: shard I/N has the units i with
// i mod N == I, so that parts of a run whose units grow harder take about as long as one another.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hanaproof::sharded_jobs {

struct Shard {
  std::uint64_t index = 0;  // 0..of-1
  std::uint64_t of = 1;

  // "0/1" is the whole run. Throws RunError.
  static Shard parse(std::string_view text);
  std::string text() const;
  // Of a run of so many units, how many the shard has, and its k-th one.
  std::uint64_t size(std::uint64_t units) const;
  std::uint64_t unit(std::uint64_t k) const { return index + k * of; }
  friend bool operator==(const Shard&, const Shard&) = default;
};

}  // namespace hanaproof::sharded_jobs
