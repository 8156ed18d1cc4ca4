// What a run computes: two runs with the same fingerprint give the same results.
#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace hanaproof::runs {

struct Identity {
  std::string command;  // "crosscheck"
  std::string version;  // of the program
  // Everything else that the result depends on: editions, seed, depth...
  std::map<std::string, std::string> parameters;
  std::uint64_t units = 0;

  // 16 hexadecimal digits of all of the above.
  std::string fingerprint() const;
  // The first thing in which they differ, "seed: 1, not 2"; empty when they are the same.
  std::string difference(const Identity& other) const;
  friend bool operator==(const Identity&, const Identity&) = default;
};

// 16 hexadecimal digits that are most likely different for different texts (FNV-1a, 64 bits).
std::string fingerprint(const std::string& text);

}  // namespace hanaproof::runs
