#include "properties/pile_scores.h"

#include <algorithm>
#include <array>
#include <memory>
#include <stdexcept>
#include <unordered_map>
#include <vector>

#include "model/notation/position.h"
#include "model/spec/deal.h"
#include "model/spec/score.h"
#include "model/spec/settle.h"
#include "solvers/piles/pile_answers.h"

namespace hanaproof::properties {

using cards::CardSet;
using cards::Month;
using rulebook::yaku::Expr;

namespace {

using Classes = std::unordered_map<std::uint64_t, piles::PileClass>;  // by what they answer

// Cards of a month that give the same answers.
struct Choice {
  std::uint64_t answer = 0;
  std::array<int, 4> kinds{};  // how many of each, where that matters
  CardSet least;
  std::uint64_t sets = 0;
};

// What a month may add to what a pile holds of it.
struct Growth {
  std::size_t before = 0;  // places in the list of choices
  std::size_t after = 0;
  CardSet least_before;
  CardSet least_after;
  std::uint64_t steps = 0;
};

// Whether classes agree in how many cards of each kind they hold: not at all, in the month that
// grows, or in the whole pile.
enum class Kinds { ignored, of_month, of_pile };

std::vector<piles::Question> questions_of(const rulebook::Ruleset& rules, Kinds kinds) {
  std::vector<piles::Question> questions = piles::score_questions(rules);
  if (kinds != Kinds::of_pile) return questions;
  for (const cards::Kind kind : cards::kKinds) {
    piles::add({Expr::Op::count, CardSet::kind(kind)}, questions);
  }
  return questions;
}

bool may_grow(int cards, piles::PerMonth per_month, Further further) {
  if (further == Further::card) return cards == 1;
  return cards >= 2 && (per_month == piles::PerMonth::any || cards % 2 == 0);
}

class Counter {
 public:
  Counter(const rulebook::Ruleset& rules, piles::PerMonth per_month, Kinds kinds)
      : answers_(questions_of(rules, kinds)), per_month_(per_month), kinds_(kinds) {
    for (Month month = 1; month <= cards::kMonths; ++month) choices_.push_back(choices(month));
  }

  Classes with(const Classes& some, Month month) const {
    Classes next;
    next.reserve(some.size() * 2);
    for (const auto& [word, one] : some) {
      for (const Choice& choice : of(month)) {
        const CardSet pile = one.pile | choice.least;
        piles::PileClass& joined = next[answers_.join(word, choice.answer)];
        if (joined.piles == 0 || piles::lesser(pile, joined.pile)) joined.pile = pile;
        joined.piles += one.piles * choice.sets;
      }
    }
    if (next.size() > piles::kMostClasses) {
      throw std::length_error("more classes of piles than can be held");
    }
    return next;
  }

  Classes with(Classes some, Month first, Month last) const {
    for (Month month = first; month < last; ++month) some = with(some, month);
    return some;
  }

  // Calls `tell` for each month with the classes of the other eleven. Halving the months keeps the
  // large steps few.
  template <class Tell>
  void for_each_rest(const Classes& outside, Month first, Month last, const Tell& tell) const {
    if (last - first == 1) {
      tell(first, outside);
      return;
    }
    const Month middle = first + (last - first) / 2;
    for_each_rest(with(outside, middle, last), first, middle, tell);
    for_each_rest(with(outside, first, middle), middle, last, tell);
  }

  std::vector<Growth> growths(Month month, Further further) const {
    std::vector<Growth> all;
    const auto sets = piles::sets_of_month(month, per_month_);
    for (const CardSet before : sets) {
      for (const CardSet after : sets) {
        if (!after.contains(before) || !may_grow((after - before).size(), per_month_, further)) {
          continue;
        }
        Growth growth{place(of(month), choice_of(month, before)),
                      place(of(month), choice_of(month, after)), before, after, 1};
        bool known = false;
        for (Growth& one : all) {
          if (one.before != growth.before || one.after != growth.after) continue;
          ++one.steps;
          if (piles::lesser(before, one.least_before) ||
              (before == one.least_before && piles::lesser(after, one.least_after))) {
            one.least_before = before;
            one.least_after = after;
          }
          known = true;
          break;
        }
        if (!known) all.push_back(growth);
      }
    }
    return all;
  }

  const std::vector<Choice>& of(Month month) const {
    return choices_[static_cast<std::size_t>(month - 1)];
  }
  std::uint64_t join(std::uint64_t a, std::uint64_t b) const { return answers_.join(a, b); }

 private:
  Choice choice_of(Month month, CardSet set) const {
    Choice choice{answers_.of_month(set, month), {}, set, 1};
    if (kinds_ == Kinds::ignored) return choice;
    for (std::size_t i = 0; i < cards::kKinds.size(); ++i) {
      choice.kinds[i] = (set & CardSet::kind(cards::kKinds[i])).size();
    }
    return choice;
  }

  // The place of the choice that a set belongs to; the end where it is not there yet.
  std::size_t place(const std::vector<Choice>& all, const Choice& one) const {
    const auto found = std::find_if(all.begin(), all.end(), [&](const Choice& other) {
      return other.answer == one.answer && other.kinds == one.kinds;
    });
    return static_cast<std::size_t>(found - all.begin());
  }

  std::vector<Choice> choices(Month month) const {
    std::vector<Choice> all;
    for (const CardSet set : piles::sets_of_month(month, per_month_)) {
      const Choice one = choice_of(month, set);
      const std::size_t known = place(all, one);
      if (known == all.size()) {
        all.push_back(one);
        continue;
      }
      ++all[known].sets;
      if (piles::lesser(set, all[known].least)) all[known].least = set;
    }
    return all;
  }

  piles::Answers answers_;
  piles::PerMonth per_month_;
  Kinds kinds_;
  std::vector<std::vector<Choice>> choices_;
};

const Classes& nothing() {
  static const Classes classes = {{0, {CardSet(), 1}}};
  return classes;
}

}  // namespace

Worth yaku_points(const spec::Rules& rules) {
  return {[&rules](CardSet pile) { return sum(spec::made_yaku(rules, pile)); }};
}

Worth own_result(const spec::Rules& rules) {
  auto end = std::make_shared<notation::Position>(
      notation::Position::empty(rules.ruleset().edition().id, rules.players()));
  end->teams = spec::teams(rules);
  end->phase = notation::Phase::over;
  return {[&rules, end](CardSet pile) {
            end->captured.front() = pile;
            return spec::score(rules, *end).result.front();
          },
          true};
}

ScoreTable count_scores(const rulebook::Ruleset& rules, piles::PerMonth per_month,
                        const Worth& worth, int most_cards) {
  const Counter counter(rules, per_month, Kinds::of_pile);  // which gives the number of cards
  ScoreTable table{per_month, most_cards, 0, {}};
  for (const auto& [word, one] : counter.with(nothing(), 1, cards::kMonths + 1)) {
    const int size = one.pile.size();  // the same for all of the class
    if (size > most_cards) continue;
    ScoreRow& row = table.rows[worth(one.pile)];
    if (row.piles == 0 || piles::lesser(one.pile, row.least)) row.least = one.pile;
    row.piles += one.piles;
    row.by_cards[size] += one.piles;
    table.piles += one.piles;
  }
  return table;
}

std::uint64_t for_each_fall(const rulebook::Ruleset& rules, piles::PerMonth per_month,
                            Further further, const Worth& worth,
                            const std::function<void(const Fall&)>& tell) {
  const Counter counter(rules, per_month, worth.and_cards ? Kinds::of_month : Kinds::ignored);
  std::unordered_map<std::uint64_t, int> worths;
  if (!worth.and_cards) {
    for (const auto& [word, one] : counter.with(nothing(), 1, cards::kMonths + 1)) {
      worths[word] = worth(one.pile);
    }
  }
  std::uint64_t steps = 0;
  counter.for_each_rest(nothing(), 1, cards::kMonths + 1, [&](Month month, const Classes& rest) {
    const auto& choices = counter.of(month);
    const auto growths = counter.growths(month, further);
    std::vector<int> here(choices.size());
    for (const auto& [word, one] : rest) {
      for (std::size_t i = 0; i < choices.size(); ++i) {
        // The cards of the other months add the same before and after.
        here[i] = worth.and_cards ? worth(one.pile | choices[i].least)
                                  : worths.at(counter.join(word, choices[i].answer));
      }
      for (const Growth& growth : growths) {
        steps += one.piles * growth.steps;
        if (here[growth.after] >= here[growth.before]) continue;
        tell({one.pile | growth.least_before, one.pile | growth.least_after, here[growth.before],
              here[growth.after], one.piles * growth.steps});
      }
    }
  });
  return steps;
}

}  // namespace hanaproof::properties
