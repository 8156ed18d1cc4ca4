// What differs, told so that it stays the same when the situation becomes simpler: which fields,
// which yaku, which kinds of moves, and which way, but no numbers and no cards.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "checker/engines/lockstep/lockstep.h"

namespace hanaproof::regress {

// Of what a side said, between any of these characters; none is empty.
std::vector<std::string> parts_of(std::string_view text, std::string_view separators);

struct Signature {
  std::string what;             // as of the difference
  std::set<std::string> parts;  // "tan less", "+takes 1", "turn"

  // "yaku: tan less, kasu extra".
  std::string text() const;
  // What is left when some of this has been explained: fewer parts of the same, or what follows
  // from yaku after their worth.
  bool is_left_of(const Signature& more) const;
  friend auto operator<=>(const Signature&, const Signature&) = default;
};

// What both sides say that a seat has made, by id, where they differ in yaku; nothing elsewhere.
struct YakuSaid {
  std::map<std::string, int> spec;
  std::map<std::string, int> subject;
};
std::vector<YakuSaid> yaku_said(const lockstep::Difference& difference);

Signature signature(const lockstep::Difference& difference);
// Of what is wrong with the engine itself.
Signature signature_of_fault(const std::string& fault);

// The engine fault behind a failure; empty: it plays another rule. `told`: what was wrong with the
// engine meanwhile.
std::string fault_behind(const lockstep::Failure& failure, const std::optional<std::string>& told);
Signature signature_of(const lockstep::Failure& failure, const std::string& fault);

}  // namespace hanaproof::regress
