// An invented rulebook of hands of two cards.
#pragma once

#include <string>

#include <fmt/format.h>

#include "tests/books.h"

namespace hanaproof::books {

// The curtain with the moon, pairs by month, January with February, January with August but not
// with the moon; then the units of the sum of months. `more` are further clauses, `order_end`
// further combinations in the order, each after a comma.
inline std::string heron_text(const std::string& more = {}, const std::string& order_end = {}) {
  std::string text =
      "id = \"heron.en\"\ntitle = \"Heron Book\"\ngame = \"sutda\"\nlanguage = \"en\"\n"
      "players = [2, 3, 4, 5, 6, 7, 8, 9, 10]\n";
  const auto combination = [&](const std::string& id, const std::string& cards, int multiplier) {
    text += clause("combination." + id,
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
  text += clause("combination.order",
                 order + ", \"january-february\", \"january-august\"" + order_end + "]");
  return text + more;
}

}  // namespace hanaproof::books
