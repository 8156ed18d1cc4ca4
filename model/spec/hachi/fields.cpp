#include "model/spec/hachi/fields.h"

#include <algorithm>

namespace hanaproof::spec::hachi {

using cards::CardSet;
using notation::FieldSort;

std::vector<FieldSort> fields_made(const Rules& rules, CardSet field) {
  const CardSet grand_lights = rules.field_grand_lights.value().cards();
  int grand = (field & grand_lights).size();
  int twofold = (field & (rules.field_double_lights.value().cards() - grand_lights)).size();
  if (grand + twofold > 1) {
    if (rules.field_generates.is("each-sort")) {
      grand = std::min(grand, 1);
      twofold = std::min(twofold, 1);
    }
    if (rules.field_generates.is("one-field")) {
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
    if (rules.field_priority.is("newest-first") && !made.empty()) {
      chosen = all.end() - static_cast<std::ptrdiff_t>(made.size());
    }
    if (rules.field_priority.is("grand-first")) {
      const auto grand = std::find(all.begin(), all.end(), FieldSort::grand);
      if (grand != all.end()) chosen = grand;
    }
  }
  Played played{*chosen, {}};
  all.erase(chosen);
  if (!all.empty() && rules.field_carry.is("carried")) played.waiting = all;
  return played;
}

int factor(const Rules& rules, FieldSort sort, std::string_view what) {
  if (sort == FieldSort::small) return 1;
  if (!rules.field_multiplies.lists(what)) return 1;
  return sort == FieldSort::grand ? rules.field_grand_factor.number()
                                  : rules.field_double_factor.number();
}

}  // namespace hanaproof::spec::hachi
