#include "model/spec/hachi/fields.h"

#include <algorithm>

namespace hanaproof::hachi {

using cards::CardSet;
using notation::FieldSort;

namespace {

CardSet listed(const Rule& lights) {
  CardSet cards;
  for (const rulebook::Value& code : *lights.value().list()) {
    cards.insert(*cards::Card::parse(*code.word()));
  }
  return cards;
}

}  // namespace

std::vector<FieldSort> fields_made(const Rules& rules, CardSet field) {
  const CardSet grand_lights = listed(rules.grand_lights);
  int grand = (field & grand_lights).size();
  int twofold = (field & (listed(rules.double_lights) - grand_lights)).size();
  if (grand + twofold > 1) {
    if (rules.generates.is("each-sort")) {
      grand = std::min(grand, 1);
      twofold = std::min(twofold, 1);
    }
    if (rules.generates.is("one-field")) {
      grand = std::min(grand, 1);
      twofold = 1 - grand;
    }
  }
  std::vector<FieldSort> made(static_cast<std::size_t>(grand), FieldSort::grand);
  made.insert(made.end(), static_cast<std::size_t>(twofold), FieldSort::twofold);
  return made;
}

Played play_field(const Rules& rules, const std::vector<FieldSort>& waiting,
                  const std::vector<FieldSort>& made) {
  std::vector<FieldSort> all = waiting;
  all.insert(all.end(), made.begin(), made.end());
  if (all.empty()) return {};
  auto chosen = all.begin();
  if (all.size() > 1) {
    if (rules.priority.is("newest-first") && !made.empty()) {
      chosen = all.end() - static_cast<std::ptrdiff_t>(made.size());
    }
    if (rules.priority.is("grand-first")) {
      const auto grand = std::find(all.begin(), all.end(), FieldSort::grand);
      if (grand != all.end()) chosen = grand;
    }
  }
  Played played{*chosen, {}};
  all.erase(chosen);
  if (!all.empty() && rules.carry.is("carried")) played.waiting = all;
  return played;
}

int factor(const Rules& rules, FieldSort sort, std::string_view what) {
  if (sort == FieldSort::small) return 1;
  for (const rulebook::Value& word : *rules.multiplies.value().list()) {
    if (*word.word() != what) continue;
    return sort == FieldSort::grand ? rules.grand_factor.number() : rules.double_factor.number();
  }
  return 1;
}

}  // namespace hanaproof::hachi
