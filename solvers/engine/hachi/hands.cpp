#include "solvers/engine/hachi/hands.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include <fmt/format.h>

#include "model/rulebook/hand_combo.h"
#include "model/rulebook/library.h"
#include "solvers/engine/hachi/willow.h"

namespace hanaproof::engine::hachi {

using engine::Program;
using rulebook::HandCombo;
using rulebook::Ruleset;
using rulebook::yaku::Expr;
using rulebook::yaku::SakeCup;

namespace {

constexpr int kThree = 3;
constexpr int kMonthSize = 4;
constexpr std::uint32_t kNever = 0x40;  // months of at least one card: more than there are

ComboSet one(std::size_t combo) { return ComboSet{1} << combo; }

// One month of at least so many cards: 1 to 4.
std::uint32_t month_of_at_least(int cards) { return 0x0101'0101U >> (8 * (kMonthSize - cards)); }

std::uint32_t month_sizes(Bits hand) {
  const Bits counts = engine::month_counts(hand);
  const auto months = [&](Bits flags) {
    return static_cast<std::uint32_t>(engine::count(flags & engine::kLowOfMonth));
  };
  const Bits twos = counts >> 1;
  const Bits fours = counts >> 2;
  return months(counts | twos | fours) | months(twos | fours) << 8 |
         months((counts & twos) | fours) << 16 | months(fours) << 24;
}

// Whether no byte is smaller than the one asked for; all are below 128.
bool reaches(std::uint32_t sizes, std::uint32_t needed) {
  constexpr std::uint32_t kTops = 0x8080'8080U;
  return (((sizes | kTops) - needed) & kTops) == kTops;
}

}  // namespace

HandTable::HandTable(const Ruleset& rules) {
  const bool dreg_only = rules.is("card.willow", "dreg-only");
  const auto by_willow = [&](const Expr& condition) {
    return dreg_only ? willow_as_dreg(condition) : condition;
  };
  const auto refuse = [&](const std::string& why) {
    throw rulebook::EditionError(fmt::format("{}: {}", rules.edition().id, why));
  };
  for (const HandCombo& combo : rulebook::hand_combos(rules)) {
    if (combo.months.size() > kMostMonths) {
      refuse(fmt::format("hand-combo.{} asks for more than {} months", combo.id, kMostMonths));
    }
    if (ids_.size() == 32) refuse("more than 32 hand combos");
    Combo entry{.cards = {by_willow(combo.cards), SakeCup::animal, thresholds_},
                .kan = combo.kan,
                .bonus = combo.bonus};
    std::vector<int> months = combo.months;
    std::ranges::sort(months, std::greater<>());
    for (const int least : months) {
      entry.months[entry.asked++] = static_cast<std::uint8_t>(least);
      if (least == kThree) ++entry.threes;
      if (least > kMonthSize) {
        entry.needed |= kNever;
      } else {
        entry.needed += month_of_at_least(std::max(least, 1));
      }
    }
    (combo.type == HandCombo::Type::dreg ? dregs_ : suits_) |= one(ids_.size());
    ids_.push_back(combo.id);
    combos_.push_back(std::move(entry));
  }
  by_id_.resize(ids_.size());
  std::iota(by_id_.begin(), by_id_.end(), 0);
  std::ranges::sort(by_id_, {}, [&](int i) { return ids_[static_cast<std::size_t>(i)]; });
  for (const Expr& three : rulebook::bonus_threes(rules)) {
    bonus_.emplace_back(by_willow(three), SakeCup::animal);
  }
  bonus_kan_ = rules.number("combo.bonus", "kan");
}

ComboSet HandTable::named(const std::string& id) const {
  const auto found = std::ranges::find(ids_, id);
  return found == ids_.end() ? 0 : one(static_cast<std::size_t>(found - ids_.begin()));
}

bool HandTable::brings_bonus(const Combo& combo, Bits three) const {
  return combo.bonus &&
         std::ranges::any_of(bonus_, [&](const Program& one) { return one.run(three) != 0; });
}

HandTable::Threes HandTable::threes(const Combo& combo, std::size_t from, Bits hand) const {
  if (from == combo.asked) return {.months = 0, .more = 0};
  const int least = combo.months[from];
  Threes best;
  for (Bits rest = hand; rest != 0;) {
    const Bits month = engine::whole_month_of(engine::lowest(rest));
    rest &= ~month;
    if (engine::count(hand & month) < least) continue;
    Threes found = threes(combo, from + 1, hand & ~month);
    if (found.more < 0) continue;
    if (least == kThree) {
      found.months |= month;
      found.more += brings_bonus(combo, hand & month) ? 1 : 0;
    }
    if (found.more > best.more) best = found;
  }
  return best;
}

ComboSet HandTable::made(Bits hand) const {
  const auto sizes = month_sizes(hand);
  const auto reached = engine::reached(thresholds_, hand);
  ComboSet made = 0;
  for (std::size_t i = 0; i < combos_.size(); ++i) {
    const Combo& combo = combos_[i];
    if (reaches(sizes, combo.needed) && combo.cards.holds(hand, reached)) made |= one(i);
  }
  return made;
}

int HandTable::kan(int index, Bits hand) const {
  const Combo& combo = combos_[static_cast<std::size_t>(index)];
  if (!combo.bonus || combo.threes == 0) return combo.kan;
  return combo.kan + std::max(threes(combo, 0, hand).more, 0) * bonus_kan_;
}

int HandTable::kan_of(ComboSet combos, Bits hand) const {
  int sum = 0;
  for (; combos != 0; combos &= combos - 1) sum += kan(std::countr_zero(combos), hand);
  return sum;
}

ComboSet HandTable::best(ComboSet among, Bits hand) const {
  ComboSet best = 0;
  int most = -1;
  for (const int combo : by_id_) {
    if ((among >> combo & 1) == 0) continue;
    const int worth = kan(combo, hand);
    if (worth <= most) continue;
    most = worth;
    best = one(static_cast<std::size_t>(combo));
  }
  return best;
}

int HandTable::dives(int index, Bits hand, Bits captured, bool any_month) const {
  const Combo& combo = combos_[static_cast<std::size_t>(index)];
  if (combo.threes == 0) return 0;
  const Bits own = any_month ? cards::CardSet::all().bits() : threes(combo, 0, hand).months & hand;
  int months = 0;
  for (int month = 0; month < cards::kMonths; ++month) {
    if (std::popcount(engine::nibble(captured & own, month)) >= kThree) ++months;
  }
  return std::min<int>(combo.threes, months);
}

}  // namespace hanaproof::engine::hachi
