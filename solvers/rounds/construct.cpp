#include "solvers/rounds/construct.h"

#include <algorithm>
#include <tuple>

#include "model/spec/play.h"
#include "model/spec/settle.h"
#include "solvers/rounds/bounds.h"
#include "solvers/rounds/plan.h"

namespace hanaproof::rounds {

using cards::Card;
using cards::CardSet;
using cards::Dice;
using notation::Move;
using notation::Phase;
using notation::Position;

namespace {

constexpr int kAttempts = 24;
constexpr int kDecisionsPerAttempt = 160;

CardSet captured_in(const Position& position) {
  CardSet captured;
  for (const CardSet pile : position.captured) captured |= pile;
  return captured;
}

// Depth first through the decisions that serve a plan. What lies in the stock is settled only when
// it is drawn.
class Search {
 public:
  Search(const spec::Rules& rules, const Plan& plan, const std::optional<Calls>& calls, Dice& dice)
      : rules_(rules),
        plan_(plan),
        calls_(calls),
        dice_(dice),
        most_(plies(rules.ruleset()).most) {}

  std::optional<Construction> run(const Position& deal) {
    if (deal.phase != Phase::play || !go(deal)) return std::nullopt;
    Construction made{deal, line_, plan_.holder, *end_};
    made.deal.stock = drawn_;
    made.deal.stock.insert(made.deal.stock.end(), end_->stock.begin(), end_->stock.end());
    return made;
  }

 private:
  bool go(const Position& position) {
    if (is_goal(position)) {
      end_ = position;
      return true;
    }
    if (position.phase == Phase::over || static_cast<int>(line_.size()) >= most_) return false;
    for (const Move& move : candidates(position)) {
      for (const Position& arranged : arrangements(position, move)) {
        if (++decisions_ > kDecisionsPerAttempt) return false;
        if (follow(arranged, move)) return true;
      }
    }
    return false;
  }

  bool follow(const Position& before, const Move& move) {
    const Position after = spec::play(rules_, before, move);
    if (!is_on_course(after)) return false;
    const auto drawn = static_cast<std::ptrdiff_t>(before.stock.size() - after.stock.size());
    drawn_.insert(drawn_.end(), before.stock.begin(), before.stock.begin() + drawn);
    line_.push_back(move);
    if (go(after)) return true;
    line_.pop_back();
    drawn_.erase(drawn_.end() - drawn, drawn_.end());
    return false;
  }

  bool is_goal(const Position& position) const {
    if (!holds(rules_, position, plan_.holder, plan_.pile)) return false;
    if (!calls_) return true;
    return position.stopped == plan_.holder && said(position, plan_.holder, *calls_);
  }

  bool is_on_course(const Position& position) const {
    if (position.phase == Phase::over && calls_ && position.stopped != plan_.holder) return false;
    const CardSet counted = spec::counted_cards(rules_, position, plan_.holder);
    if (!plan_.pile.contains(counted)) return false;
    for (const CardSet captured : position.captured) {
      if (!((captured - counted) & plan_.pile).empty()) return false;
    }
    return true;
  }

  // Whether what the player at turn captures may count for the holder.
  bool is_with_holder(const Position& position) const {
    return position.teams[static_cast<std::size_t>(position.turn)] ==
           position.teams[static_cast<std::size_t>(plan_.holder)];
  }

  // ---- What to try ------------------------------------------------------------------------------

  std::vector<Move> candidates(const Position& position) {
    const auto legal = spec::legal_moves(rules_, position);
    return position.phase == Phase::call ? calls(position, legal) : captures(position, legal);
  }

  std::vector<Move> calls(const Position& position, const std::vector<Move>& legal) const {
    if (!calls_) return {legal.front()};
    const int seat = position.turn;
    if (seat == plan_.holder) {
      if (holds(rules_, position, seat, plan_.pile) && said(position, seat, *calls_)) {
        return {legal.back()};
      }
      if (position.calls[static_cast<std::size_t>(seat)] >= calls_->own) return {};
    } else if (!calls_->opponent) {
      return {};
    }
    if (legal.front().sort != Move::Sort::koi_koi) return {};
    return {legal.front()};
  }

  // Captures of the plan, then cards that take nothing. The others may also take what nobody needs.
  std::vector<Move> captures(const Position& position, const std::vector<Move>& legal) {
    constexpr int kNever = 3;
    constexpr std::size_t kMost = 6;
    const CardSet own = plan_.of(position.turn);
    const auto rank = [&](const Move& move) {
      const bool planned = plan_.cards().contains(move.card);
      if (move.takes.empty()) return own.contains(move.card) ? 2 : 1;
      if (own.contains(move.card) && own.contains(move.takes)) return 0;
      const bool harmless = !planned && (plan_.cards() & move.takes).empty();
      const bool ordinary = move.takes.front().month() == move.card.month();
      return harmless && ordinary && !is_with_holder(position) ? 1 : kNever;
    };
    // Chance decides among equals.
    std::vector<std::tuple<int, int, Move>> ranked;
    for (const Move& move : legal) {
      if (rank(move) < kNever) ranked.emplace_back(rank(move), dice_.roll(100), move);
    }
    std::sort(ranked.begin(), ranked.end());
    std::vector<Move> chosen;
    for (std::size_t i = 0; i < ranked.size() && i < kMost; ++i) {
      chosen.push_back(std::get<Move>(ranked[i]));
    }
    return chosen;
  }

  // The position with those cards on top of its stock that are worth drawing: one of the plan that
  // captures; for the others one that takes what nobody needs, so that the field does not fill up;
  // and one that stays on the field.
  std::vector<Position> arrangements(const Position& position, const Move& move) const {
    if (position.stock.empty() || position.phase == Phase::choose) return {position};
    CardSet field = position.field - move.takes;
    if (move.sort == Move::Sort::card && move.takes.empty()) field.insert(move.card);
    const CardSet own = plan_.of(position.turn);
    const CardSet on_field = months_of(field);
    const CardSet needed = months_of(plan_.cards() - captured_in(position));
    std::vector<Position> all;
    const auto add = [&](auto wanted) {
      const auto found = std::find_if(position.stock.begin(), position.stock.end(), wanted);
      if (found == position.stock.end()) return;
      all.push_back(position);
      std::swap(all.back().stock.front(),
                all.back().stock[static_cast<std::size_t>(found - position.stock.begin())]);
    };
    add([&](Card card) { return own.contains(card) && months_of(own & field).contains(card); });
    if (!is_with_holder(position)) {
      add([&](Card card) { return on_field.contains(card) && !needed.contains(card); });
    }
    add([&](Card card) { return !on_field.contains(card) && !needed.contains(card); });
    if (all.empty()) all.push_back(position);
    return all;
  }

  const spec::Rules& rules_;
  const Plan& plan_;
  const std::optional<Calls>& calls_;
  Dice& dice_;
  const int most_;
  int decisions_ = 0;
  std::vector<Move> line_;
  std::vector<Card> drawn_;
  std::optional<Position> end_;
};

}  // namespace

std::optional<Construction> construct(const spec::Rules& rules, CardSet pile,
                                      const std::optional<Calls>& calls) {
  Plan plan;
  plan.holder = rules.dealer_begins.is("dealer") ? 0 : 1 % rules.players();
  plan.pile = pile;
  std::vector<CardSet> callers;
  if (calls && calls->opponent) {
    callers = callers_piles(rules, pile);
    if (callers.empty()) return std::nullopt;
    plan.caller = (plan.holder + 1) % rules.players();
  }
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    Dice dice(static_cast<std::uint64_t>(attempt));
    if (!callers.empty()) {
      plan.callers_pile =
          callers[static_cast<std::size_t>(attempt) % std::min<std::size_t>(callers.size(), 4)];
    }
    Search search(rules, plan, calls, dice);
    if (auto made = search.run(lay_out(rules, plan, dice))) return made;
  }
  return std::nullopt;
}

bool holds(const spec::Rules& rules, const Position& position, int seat, CardSet pile) {
  return spec::counted_cards(rules, position, seat) == pile;
}

bool said(const Position& position, int seat, const Calls& calls) {
  bool opponent = false;
  for (int other = 0; other < position.players; ++other) {
    const bool against = position.teams[static_cast<std::size_t>(other)] !=
                         position.teams[static_cast<std::size_t>(seat)];
    opponent = opponent || (against && position.calls[static_cast<std::size_t>(other)] > 0);
  }
  return position.calls[static_cast<std::size_t>(seat)] == calls.own && opponent == calls.opponent;
}

}  // namespace hanaproof::rounds
