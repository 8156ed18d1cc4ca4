#include "solvers/engine/yaku_prospects.h"

#include <algorithm>

namespace hanaproof::engine {

YakuProspects::YakuProspects(const YakuTable& table) {
  sake_matters_ = !table.with_dreg_.yaku.empty();
  known_ = !table.yaku_.verdicts.empty() &&
           (!sake_matters_ || !table.with_dreg_.verdicts.empty()) && find_growths(table);
  if (!known_) return;
  add_verdicts(table);
  include_subsets(static_cast<int>(table.thresholds_.size()));
  find_counts(table);
}

// A yaku may grow with more cards only, and only with cards that a counter counts.
bool YakuProspects::find_growths(const YakuTable& table) {
  const auto counter_of = [&](const Line& line) {
    return static_cast<int>(std::ranges::find(table.thresholds_, line.mask, &Threshold::mask) -
                            table.thresholds_.begin());
  };
  const auto& with_dreg = table.with_dreg_.yaku.empty() ? table.yaku_.yaku : table.with_dreg_.yaku;
  for (std::size_t i = 0; i < with_dreg.size(); ++i) {
    const Line& line = *table.yaku_.yaku[i].line;
    const Line& dreg = *with_dreg[i].line;
    if (line.per_card != dreg.per_card || line.per_card < 0) return false;
    if (line.per_card == 0) continue;
    const Growth growth{YakuSet{1} << i, line.per_card, counter_of(line), counter_of(dreg)};
    const int counters = static_cast<int>(table.thresholds_.size());
    if (growth.counter == counters || growth.with_dreg == counters) return false;
    growths_.push_back(growth);
    growing_ |= static_cast<Reached>(1U << growth.counter | 1U << growth.with_dreg);
  }
  return true;
}

// What exactly these thresholds make, with points as they are where growth begins.
void YakuProspects::add_verdicts(const YakuTable& table) {
  entries_.resize(std::size_t{1} << table.thresholds_.size());
  for (const YakuTable::Meaning* meaning : {&table.yaku_, &table.with_dreg_}) {
    for (std::size_t now = 0; now < meaning->verdicts.size(); ++now) {
      const YakuTable::Verdict& verdict = meaning->verdicts[now];
      int points = verdict.points;
      for (YakuSet rest = verdict.growing; rest != 0; rest &= rest - 1) {
        const Line& line = *meaning->yaku[static_cast<std::size_t>(std::countr_zero(rest))].line;
        points += line.per_card *
                  std::ranges::find(table.thresholds_, line.mask, &Threshold::mask)->threshold;
      }
      Entry& entry = entries_[now];
      entry.which |= verdict.which;
      entry.points = std::max(entry.points, static_cast<std::int16_t>(points));
    }
  }
}

void YakuProspects::include_subsets(int counters) {
  for (int counter = 0; counter < counters; ++counter) {
    for (std::size_t set = 0; set < entries_.size(); ++set) {
      if ((set >> counter & 1) == 0) continue;
      const Entry& fewer = entries_[set ^ std::size_t{1} << counter];
      entries_[set].which |= fewer.which;
      entries_[set].points = std::max(entries_[set].points, fewer.points);
    }
  }
}

// Those of every condition that can still hold, whether or not another yaku hides it.
void YakuProspects::find_counts(const YakuTable& table) {
  const auto add = [&](YakuSet yaku, const Term& term) {
    Reached counts = term.needed | term.excluded;
    for (const Growth& growth : growths_) {
      if (growth.yaku == yaku)
        counts |= static_cast<Reached>(1U << growth.counter | 1U << growth.with_dreg);
    }
    for (std::size_t now = 0; now < entries_.size(); ++now) {
      if ((now & term.needed) == term.needed) entries_[now].counts |= counts;
    }
  };
  for (const YakuTable::Meaning* meaning : {&table.yaku_, &table.with_dreg_}) {
    for (std::size_t i = 0; i < meaning->yaku.size(); ++i) {
      for (const Term& term : *meaning->yaku[i].cards.terms) add(YakuSet{1} << i, term);
    }
  }
}

}  // namespace hanaproof::engine
