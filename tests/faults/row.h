// The table of the fault suite: each fault, and what every checker makes of it.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace hanaproof::faults {

// Verdicts begin with one of these words; what follows a colon says by what, or why.
inline constexpr const char* kTold = "told";
inline constexpr const char* kProved = "no difference";  // the proof is named
inline constexpr const char* kTextOnly = "text only";    // compared as it is written
inline constexpr const char* kUndecided = "undecided";   // it says that it cannot tell
inline constexpr const char* kNotAsked = "not asked";    // it has no part in the checker's work
inline constexpr const char* kSilent = "silent";

struct Row {
  std::string layer;
  std::string game;
  std::string fault;
  std::vector<std::pair<std::string, std::string>> seen;  // checker, verdict
  std::string gap = {};  // why nobody sees it who should; empty where nothing slips through

  // Of a checker; empty where it was not held against the fault.
  std::string verdict(const std::string& checker) const;
  // Whether the verdict of the checker, or of any, begins with the word.
  bool is(const std::string& checker, const std::string& word) const;
  bool any(const std::string& word) const;

  friend bool operator==(const Row&, const Row&) = default;
};

// The rows of so many faults, made by several threads. With HANAPROOF_RECORD=missing those that are
// in the file of this name are not made again.
using NameOf = std::function<std::string(std::size_t)>;
using RowOf = std::function<Row(std::size_t)>;
std::vector<Row> rows_of(const std::string& file, std::size_t count, const NameOf& name,
                         const RowOf& row);

// Every row is as it stands in the file of this name (tests/faults/recorded), which has no others
// where `whole`. With HANAPROOF_RECORD set, whole files are written instead.
enum class Extent { slice, whole };
void expect_recorded(const std::string& file, std::vector<Row> rows, Extent extent);

}  // namespace hanaproof::faults
