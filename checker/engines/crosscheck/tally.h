// What a cross-check has looked at, and the first difference.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "checker/engines/crosscheck/coverage.h"
#include "checker/engines/lockstep/walk.h"

namespace hanaproof::crosscheck {

struct Tally {
  // One kind of work, or one small game.
  struct Counts {
    std::uint64_t deals = 0;      // rounds begun
    std::uint64_t positions = 0;  // in small games different ones within a deal, summed over deals
    std::uint64_t moves = 0;      // played on both sides; for perft: nodes
    friend bool operator==(const Counts&, const Counts&) = default;
  };
  // A difference, and the unit of work that found it.
  struct Found {
    std::uint64_t unit = 0;
    std::string rules;  // the name of the variant
    std::string where;  // as in `counts`
    lockstep::Failure failure;
  };

  std::map<std::string, Counts> counts = {};  // by small game ("2 players, views"), or kind
  Coverage coverage = {};
  std::uint64_t failures = 0;
  std::optional<Found> first = {};  // of the least unit

  void add(const std::string& where, const lockstep::Walked& walked);
  void merge(const Tally& other);
  Counts total() const;
  std::string to_json() const;
  static Tally from_json(std::string_view text);
};

}  // namespace hanaproof::crosscheck
