#include "checker/engines/regress/shrink_hachi.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include "checker/engines/crosscheck/interrupted.h"
#include "model/notation/position_json.h"
#include "model/spec/hachi/match_length.h"
#include "model/spec/hachi/round.h"
#include "model/spec/hachi/table.h"
#include "model/spec/hachi/validate.h"

namespace hanaproof::regress {

using cards::Card;
using cards::CardSet;
using crosscheck::HachiFailure;
using notation::HachiMatch;
using notation::HachiMove;
using notation::HachiPhase;
using notation::HachiPosition;

namespace {

constexpr int kMostTries = 1500;

int differing(const std::vector<int>& amounts, int plain) {
  return static_cast<int>(
      std::ranges::count_if(amounts, [&](int amount) { return amount != plain; }));
}

// What is out of the ordinary in a match.
int oddities(const HachiMatch& match, int start, int rounds) {
  return differing(match.money, start) + differing(match.debt, 0) + differing(match.last, 0) +
         differing(match.won, 0) + static_cast<int>(match.waiting.size()) +
         (match.pot != 0 ? 1 : 0) + (match.track != 0 ? 1 : 0) + (match.bank != 0 ? 1 : 0) +
         (match.round != 1 ? 1 : 0) + (match.rounds != rounds ? 1 : 0);
}

// Takes in `best` the latest position of its line from which the difference still comes up.
void come_near(const spec::hachi::Rules& rules, const crosscheck::HachiSubject& subject,
               HachiFailure& best, const std::function<bool()>& stop) {
  const HachiFailure failure = best;
  if (failure.deal.hands.empty()) return;
  try {
    HachiPosition position =
        failure.from ? *failure.from : spec::hachi::begin(rules, failure.match, failure.deal);
    for (std::size_t played = 0; !stop(); ++played) {
      HachiFailure later = failure;
      later.from = position;
      later.match = position.match;
      later.line.erase(later.line.begin(),
                       later.line.begin() + static_cast<std::ptrdiff_t>(played));
      const auto found = crosscheck::follow(rules, subject, later);
      if (found && found->difference.what == failure.difference.what &&
          (found->line.size() < best.line.size() || !best.from)) {
        best = *found;
      }
      if (played == failure.line.size()) return;
      position = spec::hachi::play(rules, position, failure.line[played]);
    }
  } catch (const std::exception&) {
    // These rules do not have the line.
  }
}

class HachiShrinker {
 public:
  HachiShrinker(const spec::hachi::Rules& rules, const crosscheck::HachiSubject& subject,
                HachiFailure failure, const std::function<bool()>& stop)
      : rules_(rules),
        subject_(subject),
        best_(std::move(failure)),
        stop_(stop),
        rounds_(spec::hachi::match_lengths(rules.ruleset()).back()),
        start_(spec::hachi::first_match(rules, rounds_, 0).money.front()) {}

  Least<HachiFailure> run() {
    return reduced(best_, [this] {
      reduce();
      return !stop_() && tries_ < kMostTries;
    });
  }

 private:
  void reduce() {
    come_near(rules_, subject_, best_, stop_);
    bool less = true;
    while (less && !stop_()) {
      less = simplify_match();
      less = forget_calls() || less;
      less = give_back() || less;
      less = swap_cards() || less;
    }
  }

  // What is to become less, what matters most first.
  auto measure(const HachiFailure& failure) const {
    int calls = 0;
    int captured = 0;
    int open = 0;
    if (const auto& from = failure.from) {
      const auto flags = [](const std::vector<bool>& said) {
        return static_cast<int>(std::ranges::count(said, true));
      };
      calls = flags(from->sage) + flags(from->cancelled) + (from->last_sage ? 1 : 0) +
              (from->mizu_ten ? 1 : 0) + static_cast<int>(from->sort) +
              differing(from->penalties, 0);
      for (const auto& ids : from->shown) calls += static_cast<int>(ids.size());
      for (const CardSet pile : from->captured) {
        captured += pile.size();
        open += weight(pile);
      }
      for (const CardSet hand : from->hands) open += weight(hand);
    }
    return std::tuple(failure.line.size(), oddities(failure.match, start_, rounds_) + calls,
                      captured, open);
  }

  // Takes a simpler situation, if it is one and the same kind of difference still comes up.
  bool take(HachiFailure simpler) {
    if (stop_() || tries_ >= kMostTries || measure(simpler) >= measure(best_)) return false;
    if (auto& from = simpler.from) {
      simpler.match = from->match;
      simpler.deal = from->deal;
    }
    if (!is_valid(simpler)) return false;
    ++tries_;
    auto found = crosscheck::follow(rules_, subject_, simpler);
    if (!found || found->difference.what != best_.difference.what) return false;
    if (measure(*found) >= measure(best_)) return false;
    best_ = std::move(*found);
    return true;
  }

  bool is_valid(const HachiFailure& failure) const {
    try {
      if (failure.from) {
        spec::hachi::validate(rules_, *failure.from);
      } else {
        spec::hachi::validate_laid_out(rules_,
                                       spec::hachi::laid_out(rules_, failure.match, failure.deal));
      }
      return true;
    } catch (const notation::NotationError&) {
      return false;
    }
  }

  template <class Change>
  bool changed_match(Change change) {
    HachiFailure simpler = best_;
    HachiMatch& match = simpler.from ? simpler.from->match : simpler.match;
    change(match);
    if (simpler.from && simpler.from->end == notation::HachiEnd::none) {
      simpler.from->number = match.round;
    }
    simpler.match = match;
    return take(std::move(simpler));
  }

  bool simplify_match() {
    const auto nothing = [](std::vector<int>& amounts) { amounts.assign(amounts.size(), 0); };
    // All at once, where that will do.
    bool less = changed_match([&](HachiMatch& match) {
      match.money.assign(match.money.size(), start_);
      nothing(match.debt);
      nothing(match.last);
      nothing(match.won);
      match.waiting.clear();
      match.pot = match.track = match.bank = 0;
      match.round = 1;
      match.rounds = rounds_;
    });
    less = changed_match([&](HachiMatch& match) { nothing(match.debt); }) || less;
    less = changed_match([&](HachiMatch& match) { nothing(match.last); }) || less;
    less = changed_match([&](HachiMatch& match) { nothing(match.won); }) || less;
    less =
        changed_match([&](HachiMatch& match) { match.money.assign(match.money.size(), start_); }) ||
        less;
    less = changed_match([](HachiMatch& match) { match.waiting.clear(); }) || less;
    less = changed_match([](HachiMatch& match) { match.pot = 0; }) || less;
    less = changed_match([](HachiMatch& match) { match.track = 0; }) || less;
    less = changed_match([](HachiMatch& match) { match.bank = 0; }) || less;
    less = changed_match([](HachiMatch& match) { match.round = 1; }) || less;
    return changed_match([](HachiMatch& match) { match.rounds = 12; }) || less;
  }

  template <class Change>
  bool changed(Change change) {
    if (!best_.from) return false;
    HachiFailure simpler = best_;
    change(*simpler.from);
    return take(std::move(simpler));
  }

  bool forget_calls() {
    bool less = changed([](HachiPosition& position) { position.mizu_ten = false; });
    less = changed([](HachiPosition& position) { position.sort = notation::FieldSort::small; }) ||
           less;
    less = changed([](HachiPosition& position) {
             position.penalties.assign(position.penalties.size(), 0);
           }) ||
           less;
    const auto seats = static_cast<std::size_t>(rules_.players());
    for (std::size_t seat = 0; seat < seats; ++seat) {
      less = changed([&](HachiPosition& position) { position.shown[seat].clear(); }) || less;
      less = changed([&](HachiPosition& position) { position.cancelled[seat] = false; }) || less;
      less = changed([&](HachiPosition& position) {
               position.sage[seat] = false;
               if (position.last_sage != static_cast<int>(seat)) return;
               position.last_sage.reset();
               for (std::size_t other = 0; other < seats; ++other) {
                 if (position.sage[other]) position.last_sage = static_cast<int>(other);
               }
             }) ||
             less;
    }
    return less;
  }

  // The combos that a turn began with follow from the cards.
  void hold_again(HachiPosition& position) const {
    if (position.phase != HachiPhase::play && position.phase != HachiPhase::cancel) return;
    spec::hachi::remember_combos(rules_, position);
  }

  // Captured cards of a month, back to the field.
  bool give_back() {
    bool less = false;
    if (!best_.from) return false;
    for (std::size_t seat = 0; seat < best_.from->captured.size(); ++seat) {
      for (cards::Month month = 1; month <= cards::kMonths; ++month) {
        const CardSet cards = best_.from->captured[seat] & CardSet::month(month);
        if (cards.empty()) continue;
        less = changed([&](HachiPosition& position) {
                 position.captured[seat] -= cards;
                 position.field |= cards;
                 hold_again(position);
               }) ||
               less;
      }
    }
    return less;
  }

  // The same situation with two cards in each other's place.
  HachiFailure swapped(Card a, Card b) const {
    HachiFailure other = best_;
    const auto named = [&](Card card) { return card == a ? b : card == b ? a : card; };
    const auto in_set = [&](CardSet& set) {
      CardSet renamed;
      for (const Card card : set) renamed.insert(named(card));
      set = renamed;
    };
    const auto in_list = [&](std::vector<Card>& list) {
      for (Card& card : list) card = named(card);
    };
    HachiPosition& position = *other.from;
    for (auto* sets : {&position.hands, &position.captured, &position.deal.hands}) {
      for (CardSet& set : *sets) in_set(set);
    }
    in_set(position.field);
    in_set(position.deal.field);
    in_list(position.stock);
    in_list(position.deal.mixed);
    if (position.drawn) position.drawn = named(*position.drawn);
    for (HachiMove& move : other.line) {
      if (move.sort != HachiMove::Sort::card) continue;
      move.card = named(move.card);
      in_set(move.takes);
    }
    hold_again(position);
    return other;
  }

  bool swap_cards() {
    bool less = false;
    if (!best_.from) return false;
    CardSet open;
    for (const CardSet hand : best_.from->hands) open |= hand;
    for (const CardSet pile : best_.from->captured) open |= pile;
    for (const Card card : open) {
      // For a plainer card of the same month: captures stay as they are.
      for (const Card other : CardSet::month(card.month()) - open) {
        if (weight({other}) >= weight({card})) continue;
        if (!take(swapped(card, other))) continue;
        less = true;
        break;
      }
    }
    return less;
  }

  const spec::hachi::Rules& rules_;
  const crosscheck::HachiSubject& subject_;
  HachiFailure best_;
  const std::function<bool()>& stop_;
  int rounds_;  // of the longest match
  int start_;   // money at the beginning
  int tries_ = 0;
};

}  // namespace

HachiFailure nearest(const spec::hachi::Rules& rules, const crosscheck::HachiSubject& subject,
                     const HachiFailure& failure) {
  HachiFailure best = failure;
  try {
    come_near(rules, subject, best, [] { return false; });
  } catch (const crosscheck::Interrupted&) {
    // As far as it has come.
  }
  return best;
}

Least<HachiFailure> shrink(const spec::hachi::Rules& rules, const crosscheck::HachiSubject& subject,
                           const HachiFailure& failure, const std::function<bool()>& stop) {
  if (failure.deal.hands.empty()) return {failure, true};  // nothing in it can be left out
  return HachiShrinker(rules, subject, failure, stop).run();
}

}  // namespace hanaproof::regress
