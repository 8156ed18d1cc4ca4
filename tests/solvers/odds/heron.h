// An invented rulebook of hands of two cards, and hand tables of it.
#pragma once

#include <map>
#include <string>

#include <fmt/format.h>

#include "model/rulebook/library.h"
#include "solvers/odds/hand_table.h"
#include "tests/books.h"

namespace hanaproof::odds::testing {

// The curtain with the moon, pairs by month, January with February, January with August but not
// with the moon; then the units of the sum of months. `more` are further clauses.
inline rulebook::Library heron_book(const std::string& more = {},
                                    const std::string& order_end = {}) {
  std::string text =
      "id = \"heron.en\"\ntitle = \"Heron Book\"\ngame = \"sutda\"\nlanguage = \"en\"\n"
      "players = [2, 3, 4, 5, 6, 7, 8, 9, 10]\n";
  const auto combination = [&](const std::string& id, const std::string& cards, int multiplier) {
    text += books::clause("combination." + id,
                          fmt::format("{{ cards = \"{}\", multiplier = {} }}", cards, multiplier));
  };
  std::string order = "[\"curtain-moon\"";
  combination("curtain-moon", "all(curtain | moon)", 10);
  for (int month = 10; month >= 1; --month) {
    combination(fmt::format("pair-{}", month), fmt::format("count(month({})) >= 2", month),
                month == 10 ? 5 : 3);
    order += fmt::format(", \"pair-{}\"", month);
  }
  combination("january-february", "any(month(1)) and any(month(2))", 2);
  combination("january-august", "any(month(1)) and any(month(8) - moon)", 1);
  text += books::clause("combination.order",
                        order + ", \"january-february\", \"january-august\"" + order_end + "]");
  return rulebook::Library({{"heron.toml", text + more}});
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
