#include "checker/situations/reachable_calls.h"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

#include "model/cards/seat.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"
#include "model/spec/score.h"

namespace hanaproof::checker {

using cards::at;
using cards::Card;
using cards::CardSet;
using notation::Phase;
using notation::Position;
using rulebook::Yaku;
using rulebook::yaku::Expr;
using rulebook::yaku::SakeCup;

namespace {

constexpr std::array kSakeCups = {SakeCup::animal, SakeCup::dreg, SakeCup::both};

CardSet cards_asked_for(const Yaku& yaku) {
  CardSet all;
  for (const auto& set : sets_of(yaku.cards)) {
    for (const SakeCup sake : kSakeCups) all |= set.resolve(sake);
  }
  return all;
}

template <class Visit>
void for_each_subset(CardSet set, Visit visit) {
  const std::vector<Card> cards = set.cards();
  for (std::size_t bits = 0; bits < std::size_t{1} << cards.size(); ++bits) {
    CardSet some;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if ((bits >> i & 1U) != 0) some.insert(cards[i]);
    }
    visit(some);
  }
}

// Whether the pile or a part of it has the cards of the yaku. Where too many cards matter to try
// all parts it is taken to have them.
bool may_have_had(const Yaku& yaku, CardSet pile) {
  constexpr int kMost = 10;
  if (yaku.has_cards(pile)) return true;
  const CardSet asked = pile & cards_asked_for(yaku);
  if (asked.size() > kMost) return true;
  bool had = false;
  for_each_subset(asked, [&](CardSet some) { had = had || yaku.has_cards(some); });
  return had;
}

// Whether no part of a pile gives more than the pile. In doubt not.
bool grows(const Expr& number) {
  const auto literal = [](const Expr& one) { return one.op == Expr::Op::literal; };
  switch (number.op) {
    case Expr::Op::literal:
    case Expr::Op::count:
      return true;
    case Expr::Op::add:
    case Expr::Op::min:
    case Expr::Op::max:
      return std::ranges::all_of(number.args, grows);
    case Expr::Op::subtract:
      return grows(number.args.front()) && literal(number.args.back());
    case Expr::Op::multiply:
      return std::ranges::all_of(number.args, grows) &&
             std::ranges::any_of(number.args,
                                 [&](const Expr& one) { return literal(one) && one.value >= 0; });
    default:
      return false;
  }
}

// The most points that the pile or a part of it can have made; nothing where nobody can tell.
std::optional<int> most_points(const spec::Rules& rules, CardSet pile) {
  int most = rules.option_triad.is("on") ? rules.triad_points.number() : 0;
  for (const Yaku& yaku : rules.yaku()) {
    if (!may_have_had(yaku, pile)) continue;
    if (!grows(yaku.points)) return std::nullopt;
    int best = 0;
    for (const SakeCup sake : kSakeCups) {
      best = std::max(best, evaluate_number(yaku.points, pile, sake));
    }
    most += best;
  }
  return most;
}

std::string bad_koi_koi(const spec::Rules& rules, const Position& position, int seat, int begun) {
  const int calls = position.calls[at(seat)];
  const int most = rules.call_offered.is("at-once") ? 2 * begun : begun;
  if (calls > most) {
    return fmt::format("player {} has said koi-koi {} times in {} turns", seat, calls, begun);
  }
  const CardSet pile = spec::counted_cards(rules, position, seat);
  const auto& yaku = rules.yaku();
  if (std::ranges::none_of(yaku, [&](const Yaku& one) { return may_have_had(one, pile); })) {
    return fmt::format("player {} has said koi-koi but had no yaku", seat);
  }
  for (const std::string& id : position.called_yaku[at(seat)]) {
    const auto rule = std::ranges::find(yaku, id, &Yaku::id);
    if (id == "triad" || (rule != yaku.end() && may_have_had(*rule, pile))) continue;
    return fmt::format("player {} has said koi-koi with {}, which the pile has no cards for", seat,
                       id);
  }
  const int points = position.called_at[at(seat)];
  if (const auto reached = most_points(rules, pile); reached && points > *reached) {
    return fmt::format("player {} has said koi-koi with {} points, and the pile gives {} at most",
                       seat, points, *reached);
  }
  // Each call with more points than the one before.
  const bool rises = rules.call_trigger.is("more-points") && points != notation::kUntold;
  if (rises && points < calls - 1) {
    return fmt::format("player {} has said koi-koi {} times with {} points", seat, calls, points);
  }
  return {};
}

// call.limit: who said koi-koi last may have done so.
std::string past_limit(const spec::Rules& rules, const Position& position) {
  if (!position.last_call || !rules.call_limit.is("not-after-two-others")) return {};
  int others = 0;
  for (int seat = 0; seat < position.players; ++seat) {
    const bool other = !spec::same_team(position, seat, *position.last_call);
    if (other && position.calls[at(seat)] > 0) ++others;
  }
  if (others < 2) return {};
  return fmt::format("player {} has said koi-koi after two others", *position.last_call);
}

// call.opponent-cancels: points are lost to an opponent who has made a yaku.
std::string bad_loss(const spec::Rules& rules, const Position& position, int seat) {
  const int lost = position.forfeited[at(seat)];
  if (lost == 0) return {};
  if (!rules.call_opponent_cancels.is("at-once")) {
    return fmt::format("player {} has lost points, which these rules do not take", seat);
  }
  const auto made_one = [&](int other) {
    const bool now = position.phase == Phase::call && position.turn == other;
    return now || position.stopped == other || position.calls[at(other)] > 0;
  };
  for (int other = 0; other < position.players; ++other) {
    if (!spec::same_team(position, seat, other) && made_one(other)) return {};
  }
  return fmt::format("player {} has lost points, but no opponent has called a yaku", seat);
}

// ---- Who has been asked -------------------------------------------------------------------------

// Whether the seat would be asked for a call, and has not been. In doubt not.
bool unasked(const spec::Rules& rules, Position position, int seat) {
  position.turn = seat;
  bool called = false;
  bool partners = false;
  for (int other = 0; other < position.players; ++other) {
    if (!spec::same_team(position, other, seat)) continue;
    partners = partners || other != seat;
    if (position.calls[at(other)] == 0) continue;
    called = true;
    if (position.called_at[at(other)] == notation::kUntold) return false;
    const bool asks_yaku = rules.call_trigger.is("new-yaku");
    if (asks_yaku && position.called_yaku[at(other)].empty()) return false;
  }
  if (called && rules.call_trigger.is("any-turn")) return false;
  // A partner's later call may name other yaku than those that were made before.
  if (partners && rules.call_trigger.is("new-yaku")) return false;
  return spec::improved(rules, position);
}

bool in_turn(const spec::Rules& rules, const Position& position) {
  if (position.phase == Phase::choose) return !rules.call_offered.is("at-once");
  return position.phase == Phase::call || position.stopped;
}

// What one capture may have brought to the pile.
std::vector<CardSet> captures_in(const Position& position, CardSet pile) {
  std::vector<CardSet> all;
  if (position.wild && position.wild->player == position.turn) {
    all.push_back(CardSet{cards::kLightning, position.wild->took});
  }
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    for_each_subset(pile & CardSet::month(month), [&](CardSet some) {
      if (some.size() > 1) all.push_back(some);
    });
  }
  return all;
}

// Whether so many captures of this turn at most have made what may be called now.
bool made_this_turn(const spec::Rules& rules, const Position& position, int captures) {
  const CardSet pile = position.captured[at(position.turn)];
  for (const CardSet capture : captures_in(position, pile)) {
    Position before = position;
    before.captured[at(position.turn)] -= capture;
    if (!unasked(rules, before, position.turn)) return true;
    if (captures > 1 && made_this_turn(rules, before, captures - 1)) return true;
  }
  return false;
}

std::string bad_offer(const spec::Rules& rules, Position position,
                      const std::vector<OwnTurns>& turns) {
  if (position.stopped) position.turn = *position.stopped;
  for (int seat = 0; seat < position.players; ++seat) {
    const bool amid = in_turn(rules, position) && spec::same_team(position, seat, position.turn);
    if (amid || turns[at(seat)].ended == 0 || !unasked(rules, position, seat)) continue;
    return fmt::format("player {} has a yaku to call for and was not asked", seat);
  }
  if (position.phase != Phase::call && !position.stopped) return {};
  if (!spec::improved(rules, position)) {
    return fmt::format("player {} has nothing to call for", position.turn);
  }
  if (position.phase == Phase::call && !spec::may_go_on(rules, position)) {
    return fmt::format("player {} is asked, but may only stop", position.turn);
  }
  if (turns[at(position.turn)].begun == 1 || !unasked(rules, position, position.turn)) return {};
  const int captures = rules.call_offered.is("at-once") ? 1 : 2;
  if (made_this_turn(rules, position, captures)) return {};
  return fmt::format("player {} could call before this turn and was not asked", position.turn);
}

}  // namespace

std::string why_no_such_calls(const spec::Rules& rules, const Position& position,
                              const std::vector<OwnTurns>& turns) {
  for (int seat = 0; seat < position.players; ++seat) {
    if (auto why = bad_loss(rules, position, seat); !why.empty()) return why;
    if (position.calls[at(seat)] == 0) continue;
    if (auto why = bad_koi_koi(rules, position, seat, turns[at(seat)].begun); !why.empty())
      return why;
  }
  if (auto why = past_limit(rules, position); !why.empty()) return why;
  return bad_offer(rules, position, turns);
}

}  // namespace hanaproof::checker
