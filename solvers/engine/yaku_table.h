// The yaku of a ruleset as masks, thresholds and points, made once.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "model/rulebook/ruleset.h"
#include "solvers/engine/formula.h"
#include "solvers/engine/line.h"
#include "solvers/engine/state.h"

namespace hanaproof::engine {

// The yaku that count among those made from some cards.
struct Made {
  YakuSet which = 0;
  int points = 0;          // of all of them together
  bool sake_dreg = false;  // the sake cup counts as a dreg for them
};

class YakuTable {
 public:
  // Topics: yaku.*, score.yaku-add, card.sake-cup, option.triad, triad.points.
  explicit YakuTable(const rulebook::Ruleset& rules);

  bool empty() const { return yaku_.yaku.empty(); }
  // Ids without "yaku."; "triad" stands last where it is on.
  const std::vector<std::string>& ids() const { return ids_; }

  Counters nothing_captured() const { return start_; }
  // What captured cards of a month (0..11) add to the counters.
  const Counters& gain(int month, unsigned cards) const {
    return gains_[static_cast<std::size_t>(month)][cards];
  }
  // The same for any set of cards.
  Counters gain(Bits cards) const;

  // The cards that can make a difference to what is made.
  Bits cards() const;
  // Whether cards more never make fewer points.
  bool only_grows() const;

  // False only where no yaku is made: one test instead of all.
  bool possible(Counters counters) const { return odd_ || counters.reaches_any(telling_); }
  Made made(Bits captured, Counters counters) const;
  // What one of the yaku made is worth by itself.
  int points(int yaku, Bits captured, bool sake_dreg) const;

 private:
  friend class YakuProspects;  // what can still be made of cards, from the same thresholds

  // One yaku, for one meaning of the sake cup.
  struct Yaku {
    Condition cards;
    Program points;
    std::optional<Line> line;  // the points again, where they are one
    YakuSet hides = 0;
  };
  // What is made when certain thresholds are reached.
  struct Verdict {
    YakuSet which = 0;
    YakuSet growing = 0;  // those of them whose points grow with the cards captured
    int points = 0;       // before they have grown
  };
  struct Meaning {
    std::vector<Yaku> yaku;
    // By the thresholds reached; empty where these alone do not decide what is made.
    std::vector<Verdict> verdicts;
  };
  enum class Adding { all, best_light, best };

  Meaning compile(const std::vector<rulebook::Yaku>& yaku, rulebook::yaku::SakeCup sake);
  void find_telling_thresholds();
  void judge_all(Meaning& meaning) const;
  bool decided_by_thresholds(const Meaning& meaning) const;
  Made made_as(const Meaning& meaning, Bits captured, Reached reached) const;
  Made judge(const Meaning& meaning, Bits captured, Reached reached) const;
  YakuSet keep_best(const Meaning& meaning, YakuSet which, YakuSet among, Bits captured) const;

  std::vector<std::string> ids_;
  Meaning yaku_;       // with the sake cup as an animal, or as both
  Meaning with_dreg_;  // with the sake cup as a dreg; empty where it cannot be
  Adding adding_ = Adding::all;
  YakuSet lights_ = 0;
  YakuSet triad_parts_ = 0;  // 0: no triad
  int triad_points_ = 0;
  Thresholds thresholds_;
  Counters start_;
  Counters telling_;  // thresholds of which every yaku made has reached one
  bool odd_ = false;  // some yaku is no matter of thresholds
  std::array<std::array<Counters, 16>, 12> gains_{};
};

}  // namespace hanaproof::engine
