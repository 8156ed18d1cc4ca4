// What the ranks of a job write to one another.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace hanaproof::runs {

// From a rank that helps to the first.
struct Report {
  std::string run;                        // its fingerprint: all must have the same
  std::vector<std::uint64_t> units = {};  // done
  std::string result = {};                // theirs, as JSON; of none: empty
  std::string failed = {};                // what a unit threw; empty: nothing
  std::uint64_t wanted = 0;               // units to do next; 0: the rank leaves

  std::string to_json() const;
  static Report from_json(const std::string& text);
};

// The answer: units to do; none: no more will come.
std::string units_text(const std::vector<std::uint64_t>& units);
std::vector<std::uint64_t> units_of(const std::string& text);

}  // namespace hanaproof::runs
