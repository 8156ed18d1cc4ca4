#include "solvers/engine/yaku_table.h"

#include <algorithm>
#include <stdexcept>

namespace hanaproof::engine {

using rulebook::yaku::SakeCup;

namespace {

const Bits kSake = bit(cards::kSakeCup.index());
constexpr std::size_t kMostYaku = 31;  // one bit is left for the triad

YakuSet one_yaku(std::size_t index) { return YakuSet{1} << index; }

// The yaku with these ids, as far as the rules have them.
template <class Ids>
YakuSet find(const std::vector<std::string>& ids, const Ids& wanted) {
  YakuSet found = 0;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    if (std::find(std::begin(wanted), std::end(wanted), ids[i]) != std::end(wanted)) {
      found |= one_yaku(i);
    }
  }
  return found;
}

}  // namespace

YakuTable::YakuTable(const rulebook::Ruleset& rules) {
  if (rules.yaku().size() > kMostYaku) throw std::length_error("more than 31 yaku");
  for (const rulebook::Yaku& yaku : rules.yaku()) ids_.push_back(yaku.id);
  const bool both = rules.is("card.sake-cup", "both");
  yaku_ = compile(rules.yaku(), both ? SakeCup::both : SakeCup::animal);
  if (rules.is("card.sake-cup", "animal-or-dreg")) {
    with_dreg_ = compile(rules.yaku(), SakeCup::dreg);
  }
  if (rules.is("score.yaku-add", "best-lights")) adding_ = Adding::best_light;
  if (rules.is("score.yaku-add", "best-only")) adding_ = Adding::best;
  lights_ = find(ids_, std::array{"sankou", "ame-shikou", "shikou", "gokou"});
  const YakuSet parts = find(ids_, std::array{"akatan", "aotan"});
  if (rules.is("option.triad", "on") && std::popcount(parts) == 2) {
    triad_parts_ = parts;
    triad_points_ = rules.number("triad.points");
    ids_.emplace_back("triad");
  }
  for (int month = 0; month < cards::kMonths; ++month) {
    for (unsigned held = 0; held < 16; ++held) {
      Counters& gains = gains_[static_cast<std::size_t>(month)][held];
      for (std::size_t i = 0; i < thresholds_.size(); ++i) {
        const int cards = count(nibble(thresholds_[i].mask, month) & held);
        for (int k = 0; k < cards; ++k) gains = gains + one(static_cast<int>(i));
      }
    }
  }
  for (std::size_t i = 0; i < thresholds_.size(); ++i) {
    // From 128 - threshold the highest bit is reached after `threshold` cards.
    for (int k = 128 - thresholds_[i].threshold; k > 0; --k) {
      start_ = start_ + one(static_cast<int>(i));
    }
  }
  find_telling_thresholds();
  judge_all(yaku_);
  judge_all(with_dreg_);
}

YakuTable::Meaning YakuTable::compile(const std::vector<rulebook::Yaku>& yaku, SakeCup sake) {
  Meaning meaning;
  for (const rulebook::Yaku& rule : yaku) {
    meaning.yaku.push_back({Condition(rule.cards, sake, thresholds_), Program(rule.points, sake),
                            as_line(rule.points, sake), find(ids_, rule.hides)});
  }
  return meaning;
}

Bits YakuTable::cards() const {
  Bits counted = 0;
  for (const Threshold& threshold : thresholds_) counted |= threshold.mask;
  for (const Meaning* meaning : {&yaku_, &with_dreg_}) {
    for (const Yaku& yaku : meaning->yaku) {
      if (!yaku.cards.terms || !yaku.line) return cards::CardSet::all().bits();
      counted |= yaku.line->mask;
    }
  }
  return counted;
}

bool YakuTable::only_grows() const {
  if (adding_ != Adding::all) return false;
  for (const Meaning* meaning : {&yaku_, &with_dreg_}) {
    for (const Yaku& yaku : meaning->yaku) {
      if (!yaku.cards.terms || !yaku.line || yaku.line->per_card < 0 || yaku.hides != 0)
        return false;
      for (const Term& term : *yaku.cards.terms) {
        if (term.excluded != 0) return false;
      }
    }
  }
  return true;
}

// Of each term, the threshold of the most cards: the last to be reached.
void YakuTable::find_telling_thresholds() {
  for (const Meaning* meaning : {&yaku_, &with_dreg_}) {
    for (const Yaku& yaku : meaning->yaku) {
      if (!yaku.cards.terms) {
        odd_ = true;
        continue;
      }
      for (const Term& term : *yaku.cards.terms) {
        int telling = -1;
        for (int i = 0; i < static_cast<int>(thresholds_.size()); ++i) {
          if ((term.needed >> i & 1) == 0) continue;
          const auto most = [&](int k) {
            return thresholds_[static_cast<std::size_t>(k)].threshold;
          };
          if (telling < 0 || most(i) > most(telling)) telling = i;
        }
        if (telling < 0) {
          odd_ = true;
        } else {
          telling_ = {telling_.low | flag(telling).low, telling_.high | flag(telling).high};
        }
      }
    }
  }
}

Counters YakuTable::gain(Bits cards) const {
  Counters sum;
  for (int month = 0; month < cards::kMonths; ++month) {
    sum = sum + gain(month, nibble(cards, month));
  }
  return sum;
}

Made YakuTable::made(Bits captured, Counters counters) const {
  if (!possible(counters)) return {};
  const Reached now = reached(counters);
  const Made animal = made_as(yaku_, captured, now);
  if (with_dreg_.yaku.empty() || (captured & kSake) == 0) return animal;
  Made dreg = made_as(with_dreg_, captured, now);
  dreg.sake_dreg = true;
  return dreg.points > animal.points ? dreg : animal;
}

// Which yaku are made must follow from the thresholds, and so must which is the best where only
// that one counts.
bool YakuTable::decided_by_thresholds(const Meaning& meaning) const {
  for (std::size_t i = 0; i < meaning.yaku.size(); ++i) {
    const Yaku& yaku = meaning.yaku[i];
    if (!yaku.cards.terms || !yaku.line) return false;
    const bool compared =
        adding_ == Adding::best || (adding_ == Adding::best_light && (lights_ & one_yaku(i)) != 0);
    if (compared && yaku.line->per_card != 0) return false;
  }
  return true;
}

void YakuTable::judge_all(Meaning& meaning) const {
  if (!decided_by_thresholds(meaning)) return;
  YakuSet growing = 0;
  for (std::size_t i = 0; i < meaning.yaku.size(); ++i) {
    if (meaning.yaku[i].line->per_card != 0) growing |= one_yaku(i);
  }
  meaning.verdicts.reserve(std::size_t{1} << thresholds_.size());
  for (unsigned now = 0; now >> thresholds_.size() == 0; ++now) {
    // Lines are at their constants when nothing is captured.
    const Made made = judge(meaning, 0, static_cast<Reached>(now));
    meaning.verdicts.push_back({made.which, made.which & growing, made.points});
  }
}

Made YakuTable::made_as(const Meaning& meaning, Bits captured, Reached now) const {
  if (meaning.verdicts.empty()) return judge(meaning, captured, now);
  const Verdict& verdict = meaning.verdicts[now];
  Made made{verdict.which, verdict.points, false};
  for (YakuSet rest = verdict.growing; rest != 0; rest &= rest - 1) {
    const Line& line = *meaning.yaku[static_cast<std::size_t>(std::countr_zero(rest))].line;
    made.points += line.per_card * count(captured & line.mask);
  }
  return made;
}

Made YakuTable::judge(const Meaning& meaning, Bits captured, Reached now) const {
  YakuSet all = 0;
  YakuSet hidden = 0;
  for (std::size_t i = 0; i < meaning.yaku.size(); ++i) {
    const Yaku& yaku = meaning.yaku[i];
    if (!yaku.cards.holds(captured, now)) continue;
    all |= one_yaku(i);
    hidden |= yaku.hides;  // whether or not it is itself hidden
  }
  Made made;
  made.which = all & ~hidden;
  if (adding_ == Adding::best) made.which = keep_best(meaning, made.which, ~YakuSet{0}, captured);
  if (adding_ == Adding::best_light) {
    made.which = keep_best(meaning, made.which, lights_, captured);
  }
  for (YakuSet rest = made.which; rest != 0; rest &= rest - 1) {
    made.points +=
        meaning.yaku[static_cast<std::size_t>(std::countr_zero(rest))].points.run(captured);
  }
  if (triad_parts_ != 0 && (all & triad_parts_) == triad_parts_) {
    made.which |= one_yaku(meaning.yaku.size());
    made.points += triad_points_;
  }
  return made;
}

// Without all of `among` but the best, the first of equals.
YakuSet YakuTable::keep_best(const Meaning& meaning, YakuSet which, YakuSet among,
                             Bits captured) const {
  YakuSet best = 0;
  int most = 0;
  for (YakuSet rest = which & among; rest != 0; rest &= rest - 1) {
    const auto index = static_cast<std::size_t>(std::countr_zero(rest));
    const int points = meaning.yaku[index].points.run(captured);
    if (best != 0 && points <= most) continue;
    best = one_yaku(index);
    most = points;
  }
  return (which & ~among) | best;
}

int YakuTable::points(int yaku, Bits captured, bool sake_dreg) const {
  const Meaning& meaning = sake_dreg ? with_dreg_ : yaku_;
  const auto index = static_cast<std::size_t>(yaku);
  return index < meaning.yaku.size() ? meaning.yaku[index].points.run(captured) : triad_points_;
}

}  // namespace hanaproof::engine
