// What can still come of cards that have only been counted: from thresholds that may be reached to
// the yaku that may be made, the most that they may be worth, and the counts that they hang on.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "solvers/engine/yaku_table.h"

namespace hanaproof::engine {

class YakuProspects {
 public:
  explicit YakuProspects(const YakuTable& table);

  // False where some yaku is no matter of counts. Nothing else may then be asked.
  bool known() const { return known_; }

  // Of all sets of cards with counts no higher than `most`.
  struct Outlook {
    YakuSet which = 0;   // all yaku that one of them makes
    int points = 0;      // the most that one of them is worth
    Reached counts = 0;  // the counters that decide what is made
  };
  Outlook outlook(Counters most) const {
    const Entry& entry = entries_[reached(most)];
    Outlook outlook{entry.which, entry.points, entry.counts};
    for (const Growth& growth : growths_) {
      if ((entry.which & growth.yaku) == 0) continue;
      const int beyond =
          std::max(count_of(most, growth.counter), count_of(most, growth.with_dreg)) - kReached;
      if (beyond > 0) outlook.points += growth.per_card * beyond;
    }
    return outlook;
  }

  // Counters of which more than being reached matters.
  Reached growing() const { return growing_; }
  // Whether it matters besides who has the sake cup, which can be a dreg.
  bool sake_matters() const { return sake_matters_; }

 private:
  static constexpr int kReached = 128;  // a counter at its threshold
  static int count_of(Counters counters, int counter) {
    const std::uint64_t bytes = counter < 8 ? counters.low : counters.high;
    return static_cast<int>(bytes >> (8 * (counter & 7)) & 0xFF);
  }
  // Points of a yaku for each card beyond the threshold of a counter.
  struct Growth {
    YakuSet yaku = 0;
    int per_card = 0;
    int counter = 0;
    int with_dreg = 0;  // the counter while the sake cup is a dreg
  };
  // By the thresholds that may be reached.
  struct Entry {
    YakuSet which = 0;
    std::int16_t points = 0;  // before any growth
    Reached counts = 0;
  };

  bool find_growths(const YakuTable& table);
  void add_verdicts(const YakuTable& table);
  void include_subsets(int counters);
  void find_counts(const YakuTable& table);

  bool known_ = false;
  bool sake_matters_ = false;
  std::vector<Growth> growths_;
  Reached growing_ = 0;
  std::vector<Entry> entries_;
};

}  // namespace hanaproof::engine
