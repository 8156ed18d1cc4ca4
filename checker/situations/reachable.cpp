#include "checker/situations/reachable.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/situations/reachable_calls.h"
#include "checker/situations/turns.h"
#include "model/cards/seat.h"
#include "model/notation/validate.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"
#include "model/spec/score.h"

namespace hanaproof::checker {

using cards::at;
using cards::CardSet;
using notation::DealEnd;
using notation::Phase;
using notation::Position;

namespace {

std::string not_valid(const spec::Rules& rules, const Position& position) {
  try {
    notation::validate(position, rules.ruleset());
  } catch (const notation::NotationError& error) {
    const std::string text = error.what();
    constexpr std::string_view kWhat = "position: ";
    return text.starts_with(kWhat) ? text.substr(kWhat.size()) : text;
  }
  return {};
}

// ---- The cards dealt ----------------------------------------------------------------------------

bool as_dealt(const spec::Rules& rules, const Position& position) {
  const int hand = rules.deal_hand_size.number();
  return position.field.size() == rules.deal_field_size.number() &&
         std::ranges::all_of(position.hands, [&](CardSet one) { return one.size() == hand; });
}

// Why the cards dealt do not end the round as the position says, or end it where it goes on.
std::string other_deal_end(const spec::Rules& rules, const Position& position) {
  if (!as_dealt(rules, position)) {
    if (position.deal_end == DealEnd::none) return {};
    return "the cards dealt are said to have ended the round, but hands and field are not as dealt";
  }
  Position dealt = position;
  dealt.deal_end = DealEnd::none;
  dealt.hand_winners.clear();
  const Position opened = spec::open(rules, dealt);
  if (opened.deal_end == position.deal_end && opened.hand_winners == position.hand_winners) {
    return {};
  }
  if (position.deal_end == DealEnd::hand_win) {
    return fmt::format("players {} are said to have won by the cards dealt, which do not win so",
                       fmt::join(position.hand_winners, ", "));
  }
  if (position.deal_end == DealEnd::void_deal) {
    return "the deal is said to be void, which the cards dealt do not make it";
  }
  return "the cards dealt end the round";
}

// ---- Turns --------------------------------------------------------------------------------------

std::vector<Stage> stages(const spec::Rules& rules, const Position& position) {
  switch (position.phase) {
    case Phase::play:
    case Phase::declare:
      return {Stage::begun};
    case Phase::choose:
      return {Stage::drawn};
    case Phase::call:
      return {position.before_draw ? Stage::hand_played : Stage::settled};
    case Phase::over:
      break;
  }
  if (position.stopped && rules.call_offered.is("at-once")) {
    return {Stage::hand_played, Stage::settled};
  }
  return {Stage::settled};
}

// Whose turn it is; nothing where the last turn is over.
std::optional<int> mover(const Position& position) {
  if (position.phase == Phase::over) return position.stopped;
  return position.phase == Phase::declare ? position.wild->player : position.turn;
}

// Finds the moments at which the cards are where they are, and why there is none.
class MomentFinder {
 public:
  MomentFinder(const spec::Rules& rules, const Position& position)
      : rules_(rules), position_(position), turns_(rules) {
    for (const Stage stage : stages(rules, position)) {
      for (int turn = 0; turn <= turns_.last(); ++turn) {
        if (turns_.has({turn, stage})) moments_.push_back({turn, stage});
      }
    }
  }

  std::string none() {
    if (position_.phase == Phase::over && !position_.stopped) {
      if (!spec::played_out(rules_, position_)) {
        return "the round is over, but nobody has stopped it and cards are left to be played";
      }
      keep([&](const Moment& one) { return one.turn == turns_.last(); });
    }
    const auto hands = [&](const Moment& one) {
      for (int seat = 0; seat < position_.players; ++seat) {
        if (position_.hands[at(seat)].size() != turns_.held(one, from_first(seat))) return false;
      }
      return true;
    };
    if (!keep(hands)) {
      std::vector<int> held;
      for (const CardSet hand : position_.hands) held.push_back(hand.size());
      return fmt::format("hands of {} cards, which turns do not lead to", fmt::join(held, ", "));
    }
    const auto seat = mover(position_);
    if (seat && !keep([&](const Moment& one) { return turns_.mover(one) == from_first(*seat); })) {
      return fmt::format("player {} is not at turn with these hands", *seat);
    }
    const int stock = static_cast<int>(position_.stock.size());
    const int expected = turns_.stock(moments_.front());
    if (!keep([&](const Moment& one) { return turns_.stock(one) == stock; })) {
      return fmt::format("the stock has {} cards, not {}", stock, expected);
    }
    return {};
  }

  const std::vector<Moment>& moments() const { return moments_; }
  const Turns& turns() const { return turns_; }
  int from_first(int seat) const {
    const int players = position_.players;
    return (seat - first_seat(rules_, position_.dealer) + players) % players;
  }

 private:
  // Whether any is left.
  template <class Wanted>
  bool keep(Wanted wanted) {
    std::erase_if(moments_, [&](const Moment& one) { return !wanted(one); });
    return !moments_.empty();
  }

  const spec::Rules& rules_;
  const Position& position_;
  Turns turns_;
  std::vector<Moment> moments_;
};

// ---- What was captured --------------------------------------------------------------------------

bool takes_both(const spec::Rules& rules) {
  return rules.capture_played_two.is("both") || rules.capture_drawn_two.is("both");
}

bool may_lay_beside(const spec::Rules& rules) {
  return rules.capture_played_one.is("right") || rules.capture_drawn_one.is("right") ||
         rules.capture_played_three.is("all-or-lay") ||
         rules.capture_drawn_three.is("all-or-lay") || rules.option_wildcard.is("on");
}

bool takes_three(const spec::Rules& rules) {
  return !rules.capture_played_three.is("one") || !rules.capture_drawn_three.is("one");
}

// A pile as captures have made it. `settled`: the cards that the seat has played or turned up.
std::string bad_pile(const spec::Rules& rules, const Position& position, int seat, int settled) {
  CardSet pile = position.captured[at(seat)];
  int captures = 0;
  if (const auto& wild = position.wild; wild && position.phase != Phase::declare) {
    if (wild->player == seat) {
      pile -= CardSet{cards::kLightning, wild->took};
      ++captures;
    }
  }
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    const CardSet of_month = pile & CardSet::month(month);
    const int size = of_month.size();
    if (size == 1 || (size == 3 && !takes_both(rules))) {
      return fmt::format("player {} has captured {}, {} of a month", seat, of_month.codes(),
                         size == 1 ? "a single card" : "three cards");
    }
    captures += size == 0 ? 0 : size == 4 && !takes_three(rules) ? 2 : 1;
  }
  if (captures <= settled) return {};
  return fmt::format("player {} has captured {} times with {} cards", seat, captures, settled);
}

// Where a card that matches always captures, two of a month lie on the field since the deal.
std::string bad_field(const spec::Rules& rules, const Position& position) {
  if (may_lay_beside(rules)) return {};
  int dealt = 0;
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    const int size = (position.field & CardSet::month(month)).size();
    if (size > 1) dealt += size;
  }
  if (dealt <= rules.deal_field_size.number()) return {};
  return fmt::format("{} cards of the field match others there, and only {} were dealt to it",
                     dealt, rules.deal_field_size.number());
}

// What the wildcard brought in at the end lies on the field again.
Position before_collecting(Position position) {
  if (!position.wild) return position;
  const CardSet collected(position.wild->collected);
  position.captured[at(position.wild->player)] -= collected;
  position.field |= collected;
  position.wild->collected.clear();
  return position;
}

}  // namespace

std::string why_unreachable(const spec::Rules& rules, const Position& any) {
  if (any.deck != CardSet::all()) return fmt::format("a deck of {} cards", any.deck.size());
  if (auto why = not_valid(rules, any); !why.empty()) return why;
  const Position position = before_collecting(any);
  if (position.deal_end != DealEnd::none) return other_deal_end(rules, position);
  MomentFinder finder(rules, position);
  if (auto why = finder.none(); !why.empty()) return why;
  const Turns& turns = finder.turns();
  // Of several moments the last leaves the most room.
  const Moment& moment = finder.moments().back();
  if (moment == Moment{} && position.phase == Phase::play) {
    if (auto why = other_deal_end(rules, position); !why.empty()) return why;
  }
  for (int seat = 0; seat < position.players; ++seat) {
    const int place = finder.from_first(seat);
    const bool holds_drawn = position.drawn && position.turn == seat;
    const int settled =
        turns.played(moment, place) + turns.drawn(moment, place) - (holds_drawn ? 1 : 0);
    if (auto why = bad_pile(rules, position, seat, settled); !why.empty()) return why;
  }
  if (auto why = bad_field(rules, position); !why.empty()) return why;
  if (spec::counts_cards(rules)) return {};
  std::vector<OwnTurns> own;
  for (int seat = 0; seat < position.players; ++seat) {
    const int begun = turns.begun(moment, finder.from_first(seat));
    const bool amid = position.phase != Phase::over && seat == mover(position);
    own.push_back({begun, amid ? begun - 1 : begun});
  }
  return why_no_such_calls(rules, position, own);
}

std::string why_unreachable_in_small_game(const spec::Rules& rules, const Position& any) {
  if (auto why = not_valid(rules, any); !why.empty()) return why;
  const Position position = before_collecting(any);
  if (position.deal_end != DealEnd::none) return other_deal_end(rules, position);
  const bool ended_early = position.phase == Phase::over && !position.stopped;
  const bool cards_left =
      std::ranges::any_of(position.hands, [](CardSet one) { return !one.empty(); });
  if (ended_early && cards_left) {
    return "the round is over, but nobody has stopped it and cards are left to be played";
  }
  for (int seat = 0; seat < position.players; ++seat) {
    const int captured = position.captured[cards::at(seat)].size();
    if (auto why = bad_pile(rules, position, seat, captured); !why.empty()) return why;
  }
  if (spec::counts_cards(rules)) return {};
  // Nobody knows how many cards were dealt, so there were turns enough.
  const OwnTurns many{cards::kCards, cards::kCards};
  return why_no_such_calls(rules, position, std::vector(position.hands.size(), many));
}

std::string why_unreachable(const rulebook::Ruleset& rules, const games::Position& position) {
  const auto* capturing = std::get_if<Position>(&position);
  return capturing ? why_unreachable(spec::Rules(rules), *capturing) : std::string();
}

}  // namespace hanaproof::checker
