// Hand tables of the invented rulebook of tests/heron.h.
#pragma once

#include <map>
#include <string>

#include "model/rulebook/library.h"
#include "solvers/odds/hand_table.h"
#include "tests/heron.h"

namespace hanaproof::odds::testing {

inline rulebook::Library heron_book(const std::string& more = {},
                                    const std::string& order_end = {}) {
  return rulebook::Library({{"heron.toml", books::heron_text(more, order_end)}});
}

inline HandTable heron(const std::map<std::string, std::string>& rules = {}) {
  static const rulebook::Library library = heron_book();
  return HandTable(rulebook::Ruleset(library.at("heron.en"), {2, {}}, rules));
}

// The index of the hand of these cards.
inline std::size_t hand(const HandTable& table, const char* a, const char* b) {
  return static_cast<std::size_t>(
      table.index(table.place(*cards::Card::parse(a)), table.place(*cards::Card::parse(b))));
}

}  // namespace hanaproof::odds::testing
