// How two yaku stand to each other on all piles of captured cards.
#pragma once

#include <string>

namespace hanaproof::properties {

// Which of the four combinations of two yaku some pile shows.
struct Seen {
  bool both = false;
  bool first_only = false;
  bool second_only = false;
};

enum class Relation { independent, implies, implied_by, same, excludes, never_made };
Relation relation(const Seen& seen);
// "gokou implies sankou", "" for independent yaku.
std::string sentence(const std::string& first, Relation relation, const std::string& second);

}  // namespace hanaproof::properties
