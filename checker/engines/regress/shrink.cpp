#include "checker/engines/regress/shrink.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include "model/notation/validate.h"

namespace hanaproof::regress {

using cards::Card;
using cards::CardSet;
using crosscheck::Failure;
using notation::Phase;
using notation::Position;

namespace {

bool is_valid(const Position& position, const spec::Rules& rules) {
  try {
    notation::validate(position, rules.ruleset());
    return true;
  } catch (const notation::NotationError&) {
    return false;
  }
}

// What is to become less, what matters most first.
auto measure(const Failure& failure) {
  const Position& start = failure.start;
  int calls = 0;
  int open = 0;
  std::uint64_t order = 0;
  for (std::size_t seat = 0; seat < start.hands.size(); ++seat) {
    calls += start.calls[seat] + start.called_at[seat] + start.forfeited[seat] +
             (start.november_played[seat] ? 1 : 0);
    open += weight(start.hands[seat]) + weight(start.captured[seat]);
    for (const Card card : start.hands[seat]) order += static_cast<std::uint64_t>(card.index());
    for (const Card card : start.captured[seat]) order += static_cast<std::uint64_t>(card.index());
  }
  open += weight(start.field);
  return std::tuple(failure.line.size(), start.deck.size(), calls, open, start.dealer, order);
}

class Shrinker {
 public:
  Shrinker(const spec::Rules& rules, const crosscheck::Subject& subject, Failure failure,
           const std::function<bool()>& stop)
      : rules_(rules), subject_(subject), best_(std::move(failure)), stop_(stop) {}

  Least<Failure> run() {
    return reduced(best_, [this] {
      reduce();
      return !stop_();
    });
  }

 private:
  void reduce() {
    best_ = crosscheck::shortest(rules_, subject_, best_);
    end_round();
    bool less = true;
    while (less && !stop_()) {
      less = drop_cards();
      less = forget_calls() || less;
      less = swap_cards() || less;
    }
  }

  // Takes a simpler start, if it is one and the same kind of difference still comes up.
  bool take(Position start) { return take(std::move(start), best_.line); }
  bool take(Position start, std::vector<notation::Move> line) {
    if (stop_()) return false;
    Failure simpler = best_;
    simpler.start = std::move(start);
    simpler.line = std::move(line);
    if (measure(simpler) >= measure(best_) || !is_valid(simpler.start, rules_)) return false;
    auto found = crosscheck::again(rules_, subject_, simpler);
    if (!found || found->difference.what != best_.difference.what) return false;
    if (measure(*found) >= measure(best_)) return false;
    best_ = std::move(*found);
    return true;
  }

  // What captured cards are worth shows without anything else on the table.
  void end_round() {
    const std::string& what = best_.difference.what;
    if (best_.dealt || !best_.line.empty() || (what != "yaku" && what != "points")) return;
    Position over = best_.start;
    over.phase = Phase::over;
    over.turn = 0;
    over.drawn.reset();
    over.before_draw = false;
    over.wild.reset();
    over.barred.clear();
    CardSet kept = over.field;
    for (const CardSet pile : over.captured) kept |= pile;
    for (CardSet& hand : over.hands) hand = {};
    over.stock.clear();
    over.deck = kept;
    take(over);
  }

  static void take_out(Position& position, CardSet out) {
    position.deck -= out;
    position.field -= out;
    for (CardSet& hand : position.hands) hand -= out;
    for (CardSet& pile : position.captured) pile -= out;
    std::erase_if(position.stock, [&](Card card) { return out.contains(card); });
  }

  bool drop(CardSet out) {
    Position fewer = best_.start;
    take_out(fewer, out);
    return take(std::move(fewer));
  }

  bool drop_cards() {
    bool less = false;
    // The stock, half of it at a time, then card by card from its end.
    for (std::size_t part = best_.start.stock.size(); part > 0; part /= 2) {
      while (best_.start.stock.size() >= part) {
        const auto& stock = best_.start.stock;
        CardSet out;
        for (std::size_t i = stock.size() - part; i < stock.size(); ++i) out.insert(stock[i]);
        if (!drop(out)) break;
        less = true;
      }
    }
    if (best_.start.phase != Phase::over) return less;
    // What was captured: whole months, then single cards.
    for (cards::Month month = 1; month <= cards::kMonths; ++month) {
      const CardSet out = CardSet::month(month) & best_.start.deck;
      if (!out.empty()) less = drop(out) || less;
    }
    for (const Card card : best_.start.deck) less = drop(CardSet{card}) || less;
    return less;
  }

  static std::optional<int> any_caller(const Position& position) {
    const auto caller = std::ranges::find_if(position.calls, [](int said) { return said > 0; });
    if (caller == position.calls.end()) return std::nullopt;
    return static_cast<int>(caller - position.calls.begin());
  }

  bool forget_calls() {
    bool less = false;
    for (std::size_t seat = 0; seat < best_.start.hands.size(); ++seat) {
      for (const int calls : {0, 1}) {
        Position fewer = best_.start;
        if (fewer.calls[seat] <= calls) continue;
        fewer.calls[seat] = calls;
        if (calls == 0) {
          fewer.called_at[seat] = 0;
          fewer.called_yaku[seat].clear();
          if (fewer.last_call == static_cast<int>(seat)) fewer.last_call = any_caller(fewer);
        }
        less = take(std::move(fewer)) || less;
      }
      Position unforfeited = best_.start;
      unforfeited.forfeited[seat] = 0;
      less = take(std::move(unforfeited)) || less;
      Position before = best_.start;
      before.november_played[seat] = false;
      less = take(std::move(before)) || less;
    }
    Position dealt = best_.start;
    if (dealt.phase == Phase::over) {
      dealt.dealer = 0;
      less = take(std::move(dealt)) || less;
    }
    return less;
  }

  // The same position with two cards in each other's place.
  static Position swapped(Position position, Card a, Card b) {
    const auto in_set = [&](CardSet& set) {
      const bool has_a = set.contains(a);
      const bool has_b = set.contains(b);
      if (has_a == has_b) return;
      set.erase(has_a ? a : b);
      set.insert(has_a ? b : a);
    };
    for (CardSet& hand : position.hands) in_set(hand);
    for (CardSet& pile : position.captured) in_set(pile);
    in_set(position.field);
    in_set(position.deck);
    const auto other = [&](Card card) { return card == a ? b : card == b ? a : card; };
    for (Card& card : position.stock) card = other(card);
    if (position.drawn) position.drawn = other(*position.drawn);
    return position;
  }

  // Moves of the line name the cards too.
  bool take_swapped(Card a, Card b) {
    auto line = best_.line;
    const auto other = [&](Card card) { return card == a ? b : card == b ? a : card; };
    for (notation::Move& move : line) {
      CardSet takes;
      for (const Card card : move.takes) takes.insert(other(card));
      move = {move.sort, move.sort == notation::Move::Sort::card ? other(move.card) : move.card,
              takes};
    }
    return take(swapped(best_.start, a, b), std::move(line));
  }

  bool swap_cards() {
    bool less = false;
    const Position& start = best_.start;
    CardSet open = start.field;
    for (const CardSet hand : start.hands) open |= hand;
    for (const CardSet pile : start.captured) open |= pile;
    for (const Card card : open) {
      // For a plainer card: of the same month first, then of any.
      std::vector<Card> plainer;
      for (const Card other : CardSet::all()) {
        if (weight(other) < weight(card)) plainer.push_back(other);
      }
      std::ranges::stable_sort(plainer, {}, [&](Card other) {
        return std::pair(other.month() != card.month(), weight(other));
      });
      for (const Card other : plainer) {
        if (take_swapped(card, other)) {
          less = true;
          break;
        }
      }
    }
    return less;
  }

  const spec::Rules& rules_;
  const crosscheck::Subject& subject_;
  Failure best_;
  const std::function<bool()>& stop_;
};

}  // namespace

Least<Failure> shrink(const spec::Rules& rules, const crosscheck::Subject& subject,
                      const Failure& failure, const std::function<bool()>& stop) {
  if (failure.depth > 0) return {failure};
  return Shrinker(rules, subject, failure, stop).run();
}

}  // namespace hanaproof::regress
