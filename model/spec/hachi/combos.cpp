#include "model/spec/hachi/combos.h"

#include <algorithm>

namespace hanaproof::spec::hachi {

using cards::Card;
using cards::CardSet;
using rulebook::HandCombo;
using rulebook::yaku::SakeCup;

namespace {

constexpr int kThree = 3;
const CardSet kWillowHigh{Card::of(11, 1), Card::of(11, 2), Card::of(11, 3)};

// Records that it matters what the willow cards are.
void look_at_willow(const Rules& rules, CardSet cards) {
  if (!(cards & kWillowHigh).empty()) rules.card_willow.value();
}

// combo.bonus: what the three of this month adds.
int bonus(const Rules& rules, const HandCombo& combo, CardSet month) {
  if (!combo.bonus) return 0;
  const bool brings_more =
      std::ranges::any_of(rules.bonus_threes(), [&](const rulebook::yaku::Expr& three) {
        return evaluate_condition(three, month, SakeCup::animal);
      });
  return brings_more ? rules.combo_bonus.number("kan") : 0;
}

// Months for the combo's months from the `next` one on, none of those in `taken`: the assignment
// that is worth most, the first in the order of the months among equals.
struct Assignment {
  int kan = 0;
  std::vector<int> threes = {};
};
std::optional<Assignment> assign(const Rules& rules, const HandCombo& combo, CardSet hand,
                                 std::size_t next, std::vector<int> taken) {
  if (next == combo.months.size()) return Assignment{};
  const int least = combo.months[next];
  std::optional<Assignment> best;
  for (int month = 1; month <= cards::kMonths; ++month) {
    const CardSet held = hand & CardSet::month(month);
    if (held.size() < least || std::ranges::find(taken, month) != taken.end()) continue;
    std::vector<int> with = taken;
    with.push_back(month);
    auto rest = assign(rules, combo, hand, next + 1, with);
    if (!rest) continue;
    if (least == kThree) {
      rest->kan += bonus(rules, combo, held);
      rest->threes.insert(rest->threes.begin(), month);
    }
    if (!best || rest->kan > best->kan) best = rest;
  }
  return best;
}

}  // namespace

std::vector<MadeCombo> made_combos(const Rules& rules, CardSet hand) {
  look_at_willow(rules, hand);
  std::vector<MadeCombo> made;
  for (const HandCombo& combo : rules.hand_combos()) {
    if (!evaluate_condition(combo.cards, hand, SakeCup::animal)) continue;
    const auto months = assign(rules, combo, hand, 0, {});
    if (!months) continue;
    rules.made_in_hand(combo.id);
    made.push_back({&combo, combo.kan + months->kan, months->threes});
  }
  return made;
}

std::optional<MadeCombo> best_combo(const std::vector<MadeCombo>& made, HandCombo::Type type) {
  const MadeCombo* best = nullptr;
  for (const MadeCombo& one : made) {
    if (one.combo->type != type) continue;
    if (!best || one.kan > best->kan || (one.kan == best->kan && one.combo->id < best->combo->id)) {
      best = &one;
    }
  }
  return best ? std::optional(*best) : std::nullopt;
}

std::vector<std::vector<std::string>> ways_to_show(const Rules& rules,
                                                   const std::vector<MadeCombo>& made) {
  std::vector<std::string> dregs;
  std::vector<std::string> suits;
  for (const MadeCombo& one : made) {
    (one.combo->type == HandCombo::Type::dreg ? dregs : suits).push_back(one.combo->id);
  }
  std::vector<std::vector<std::string>> ways;
  if (made.empty()) return ways;
  if (made.size() > 1 && rules.combo_types.is("all-add")) {
    std::vector<std::string> all = dregs;
    all.insert(all.end(), suits.begin(), suits.end());
    return {all};
  }
  for (const std::string& dreg : dregs) ways.push_back({dreg});
  for (const std::string& suit : suits) ways.push_back({suit});
  if (!dregs.empty() && !suits.empty() && rules.combo_types.is("one-of-each")) {
    for (const std::string& dreg : dregs) {
      for (const std::string& suit : suits) ways.push_back({dreg, suit});
    }
  }
  return ways;
}

std::vector<std::string> worthiest(const Rules& rules, const std::vector<MadeCombo>& made) {
  if (made.empty()) return {};
  if (rules.combo_types.is("all-add")) return ways_to_show(rules, made).front();
  const auto dreg = best_combo(made, HandCombo::Type::dreg);
  const auto suit = best_combo(made, HandCombo::Type::suit);
  if (!dreg || !suit) return {(dreg ? dreg : suit)->combo->id};
  if (rules.combo_types.is("one-of-each")) return {dreg->combo->id, suit->combo->id};
  const bool suit_first =
      suit->kan == dreg->kan ? suit->combo->id < dreg->combo->id : suit->kan > dreg->kan;
  return {(suit_first ? suit : dreg)->combo->id};
}

int worth(const std::vector<MadeCombo>& made, const std::vector<std::string>& ids) {
  int kan = 0;
  for (const MadeCombo& one : made) {
    if (std::ranges::find(ids, one.combo->id) != ids.end()) kan += one.kan;
  }
  return kan;
}

std::vector<spec::MadeYaku> captured_combos(const Rules& rules, CardSet captured) {
  look_at_willow(rules, captured);
  return spec::made_yaku(rules, captured);
}

}  // namespace hanaproof::spec::hachi
