// The longest and the shortest round, in decisions.
#include <algorithm>
#include <array>
#include <set>

#include <fmt/format.h>

#include "checker/audit/audit.h"
#include "checker/audit/worth.h"
#include "checker/graph/survey.h"
#include "checker/situations/profiles.h"
#include "model/cards/dice.h"
#include "model/spec/capture.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"
#include "model/spec/score.h"
#include "properties/pile_answers.h"
#include "solvers/rounds/bounds.h"
#include "solvers/rounds/random_rounds.h"
#include "solvers/small/catalogue.h"

namespace hanaproof::audit {

using cards::Card;
using cards::CardSet;
using cards::Month;
using notation::Move;
using notation::Phase;
using notation::Position;
using rulebook::Ruleset;

namespace {

constexpr int kMostMonths = 4;            // of piles that are gone through for a yaku
constexpr std::size_t kCandidates = 200;  // piles tried for the shortest round
constexpr std::uint64_t kSmallDeals = 20;

// ---- How many decisions there can be ------------------------------------------------------------

// Whether a card drawn leaves a choice, by how many cards of its month lie there.
std::array<bool, cards::kCardsPerMonth> asks_when_drawn(const spec::Rules& rules) {
  std::array<bool, cards::kCardsPerMonth> asks{};
  for (int lying = 1; lying < cards::kCardsPerMonth; ++lying) {
    CardSet field;
    for (int place = 2; place <= lying + 1; ++place) field.insert(Card::of(1, place));
    asks[static_cast<std::size_t>(lying)] =
        spec::captures(rules, Card::of(1, 1), field, spec::From::stock).size() > 1;
  }
  return asks;
}

// Decisions that the cards drawn for one month can ask for, at most; nothing where any card that
// finds another may be left lying, so that each may ask.
std::optional<int> choices_of_month(const spec::Rules& rules) {
  const auto asks = asks_when_drawn(rules);
  if (asks[1]) return std::nullopt;
  // Two lie there and one of them is taken: at most one card of the month is left to come, to one
  // that lies there. Three lie there and stay: none is left to come.
  return (asks[2] ? 1 : 0) + (asks[3] ? 1 : 0);
}

// Whether whoever meets the condition meets it with more cards, too, as far as its form tells.
bool only_grows(const rulebook::yaku::Expr& condition) {
  using Op = rulebook::yaku::Expr::Op;
  switch (condition.op) {
    case Op::all:
    case Op::any:
      return true;
    case Op::conjunction:
    case Op::disjunction:
      return std::all_of(condition.args.begin(), condition.args.end(), only_grows);
    case Op::greater:
    case Op::at_least:
      return condition.args[0].op == Op::count && condition.args[1].op == Op::literal;
    default:
      return false;
  }
}

// Whether a yaku that counts goes on to count, so that each call that asks for a new one has one
// yaku more than the call before.
bool yaku_stay(const spec::Rules& rules) {
  if (!rules.yaku_add.is("all-add") || rules.sake_cup.is("animal-or-dreg")) return false;
  return std::all_of(rules.yaku().begin(), rules.yaku().end(), [](const rulebook::Yaku& yaku) {
    return yaku.hides.empty() && only_grows(yaku.cards);
  });
}

struct Budget {
  int turns = 0;
  int played = 0;   // turns with a card from the hand, at most
  int drawn = 0;    // cards drawn
  int choices = 0;  // what to take with a card drawn
  int calls = 0;
};

Budget budget_of(const spec::Rules& rules) {
  const Ruleset& ruleset = rules.ruleset();
  const rounds::DealCount dealt = rounds::count_deal(ruleset);
  Budget budget;
  budget.turns = rounds::turns(ruleset).most;
  budget.played = std::min(budget.turns, dealt.hands);
  budget.drawn = std::min(budget.turns, std::max(dealt.stock, 0));
  const auto of_month = choices_of_month(rules);
  budget.choices = of_month ? std::min(budget.drawn, cards::kMonths * *of_month) : budget.drawn;
  if (!counts_cards(rules) && !ruleset.yaku().empty()) {
    budget.calls = budget.turns * (rules.call_offered.is("at-once") ? 2 : 1);
    if (rules.call_trigger.is("new-yaku") && yaku_stay(rules)) {
      budget.calls =
          std::min(budget.calls, rules.players() * static_cast<int>(ruleset.yaku().size()));
    }
  }
  return budget;
}

// ---- The shortest round -------------------------------------------------------------------------

bool makes_any(const spec::Rules& rules, CardSet pile) { return !made_yaku(rules, pile).empty(); }

// Piles of the fewest months that make a yaku, up to kMostMonths.
struct Quickest {
  int months = 0;  // 0: none of so few
  std::vector<CardSet> piles;
};

void extend(const spec::Rules& rules, properties::PerMonth per_month, Month from, int months,
            CardSet pile, std::vector<CardSet>& found) {
  if (months == 0) {
    if (makes_any(rules, pile)) found.push_back(pile);
    return;
  }
  for (Month month = from; month <= cards::kMonths; ++month) {
    for (const CardSet cards : properties::sets_of_month(month, per_month)) {
      if (!cards.empty()) extend(rules, per_month, month + 1, months - 1, pile | cards, found);
    }
  }
}

Quickest quickest(const spec::Rules& rules) {
  const auto per_month = properties::per_month(rules.ruleset());
  for (int months = 1; months <= kMostMonths; ++months) {
    Quickest found{months, {}};
    extend(rules, per_month, 1, months, {}, found.piles);
    if (found.piles.empty()) continue;
    std::sort(found.piles.begin(), found.piles.end(), properties::lesser);
    return found;
  }
  return {};
}

// After how many turns the next one comes that captures for the same yaku: a partner's where what
// partners capture is pooled, else the same player's.
int interval(const spec::Rules& rules) {
  const bool pooled = rules.team_seats.is("opposite") && rules.team_captured.is("pooled");
  if (!pooled) return rules.players();
  const std::vector<int> teams = spec::teams(rules);
  return static_cast<int>(std::set<int>(teams.begin(), teams.end()).size());
}

// A deal in which the side of the first player can capture the pile, two months a turn as far as
// they go: what captures lies in the hands and on top of the stock, the rest of the pile on the
// field.
std::optional<Position> laid_out(const spec::Rules& rules, CardSet pile, cards::Dice& dice) {
  const rounds::DealCount dealt = rounds::count_deal(rules.ruleset());
  const int players = rules.players();
  const int first = rules.begins.is("dealer") ? 0 : 1 % players;
  Position position = Position::empty(rules.ruleset().edition().id, players);
  position.rules = rules.ruleset().changes();
  position.teams = spec::teams(rules);
  std::vector<Card> drawn;
  const int apart = interval(rules);
  int seat = first;
  bool from_hand = true;
  for (Month month = 1; month <= cards::kMonths; ++month) {
    std::vector<Card> cards = (pile & CardSet::month(month)).cards();
    if (cards.empty()) continue;
    dice.shuffle(cards);
    if (from_hand) {
      position.hands[static_cast<std::size_t>(seat)].insert(cards.front());
      seat = (seat + apart) % players;
    } else {
      drawn.push_back(cards.front());
    }
    from_hand = !from_hand;
    position.field |= CardSet(std::vector<Card>(cards.begin() + 1, cards.end()));
  }
  if (position.field.size() > dealt.field) return std::nullopt;
  std::vector<Card> rest = (CardSet::all() - pile).cards();
  dice.shuffle(rest);
  const auto fill = [&](CardSet& set, int size) {
    while (set.size() < size) {
      set.insert(rest.back());
      rest.pop_back();
    }
  };
  fill(position.field, dealt.field);
  for (CardSet& one : position.hands) fill(one, rules.hand_size.number());
  for (const Card card : drawn) {
    position.stock.push_back(card);
    for (int other = 1; other < apart; ++other) {
      position.stock.push_back(rest.back());
      rest.pop_back();
    }
  }
  position.stock.insert(position.stock.end(), rest.begin(), rest.end());
  return position;
}

// The side of the first player captures what is in the pile and stops as soon as can be; the others
// lay cards.
std::optional<Round> hurry(const spec::Rules& rules, const Position& deal, CardSet pile, int most) {
  Round round{0, spec::open(rules, deal), {}};
  Position at = round.deal;
  const int first = at.turn;
  const int apart = interval(rules);
  for (; round.plies < most; ++round.plies) {
    const auto legal = spec::legal_moves(rules, at);
    if (legal.empty()) break;
    const Move* best = &legal.front();
    for (const Move& move : legal) {
      if (move.sort == Move::Sort::stop) best = &move;
      if (move.sort != Move::Sort::card || best->sort != Move::Sort::card) continue;
      const auto gain = [&](const Move& one) {
        const int own = (one.takes & pile).size();
        return (at.turn - first) % apart == 0 ? own : -one.takes.size();
      };
      if (gain(move) > gain(*best)) best = &move;
    }
    round.line.push_back(*best);
    at = spec::play(rules, at, *best);
  }
  if (at.phase != Phase::over || !at.stopped) return std::nullopt;
  round.plies = static_cast<int>(round.line.size());
  return round;
}

// A round that the first player stops as soon as can be.
std::optional<Round> stopped_soon(const spec::Rules& rules, const Quickest& quickest, int wanted) {
  constexpr int kDeals = 40;  // of each pile
  std::optional<Round> best;
  cards::Dice dice(1);
  for (std::size_t i = 0; i < std::min(quickest.piles.size(), kCandidates); ++i) {
    const CardSet pile = quickest.piles[i];
    for (int attempt = 0; attempt < kDeals; ++attempt) {
      const auto deal = laid_out(rules, pile, dice);
      if (!deal) continue;
      auto round = hurry(rules, *deal, pile, best ? best->plies - 1 : 8 * wanted);
      if (round && round->plies > 0) best = std::move(round);
      if (best && best->plies <= wanted) return best;
    }
  }
  return best;
}

// ---- Searching for rounds -----------------------------------------------------------------------

// A shuffled deck and how to decide with it.
struct Plan {
  std::vector<Card> deck;
  std::uint64_t choices = 0;
};

// Everybody goes on whenever there is a choice, and captures where it can be done.
Round play(const spec::Rules& rules, const Plan& plan) {
  cards::Dice dice(plan.choices);
  Round round{0, spec::deal(rules, 0, plan.deck), {}};
  Position at = round.deal;
  while (true) {
    auto legal = spec::legal_moves(rules, at);
    if (legal.empty()) break;
    const auto go_on = std::find(legal.begin(), legal.end(), Move::call(Move::Sort::koi_koi));
    if (go_on != legal.end()) {
      round.line.push_back(*go_on);
    } else {
      const bool captures = std::any_of(legal.begin(), legal.end(),
                                        [](const Move& move) { return !move.takes.empty(); });
      if (captures && dice.chance(90)) {
        std::erase_if(legal, [](const Move& move) { return move.takes.empty(); });
      }
      round.line.push_back(
          legal[static_cast<std::size_t>(dice.roll(static_cast<int>(legal.size())))]);
    }
    at = spec::play(rules, at, round.line.back());
  }
  round.plies = static_cast<int>(round.line.size());
  return round;
}

// Starts from random rounds and keeps every change of the deck or of the choices that does not make
// it worse. Deals that are over before play are no rounds.
std::optional<Round> climb(const spec::Rules& rules, int attempts, bool longer) {
  cards::Dice dice(1);
  std::optional<Round> best;
  Plan plan;
  const auto better = [&](const Round& round) {
    if (round.plies == 0) return false;
    return !best || (longer ? round.plies >= best->plies : round.plies <= best->plies);
  };
  for (int i = 0; i < attempts; ++i) {
    Plan next = plan;
    if (i < attempts / 8 || !best) {
      next.deck = rounds::shuffled_deck(dice);
      next.choices = static_cast<std::uint64_t>(i);
    } else {
      for (int swaps = 1 + dice.roll(2); swaps > 0; --swaps) {
        std::swap(next.deck[static_cast<std::size_t>(dice.roll(cards::kCards))],
                  next.deck[static_cast<std::size_t>(dice.roll(cards::kCards))]);
      }
      if (dice.chance(30)) next.choices = static_cast<std::uint64_t>(i);
    }
    Round round = play(rules, next);
    if (!better(round)) continue;
    best = std::move(round);
    plan = std::move(next);
  }
  return best;
}

// Whether a deal can end the round before it is played.
bool may_end_at_once(const spec::Rules& rules) {
  bool ends = false;
  const rounds::DealCount dealt = rounds::count_deal(rules.ruleset());
  checker::for_each_deal(rules.players(), rules.hand_size.number(), dealt.field,
                         [&](const Position& laid_out) {
                           Position deal = laid_out;
                           deal.edition = rules.ruleset().edition().id;
                           deal.rules = rules.ruleset().changes();
                           deal.teams = spec::teams(rules);
                           ends = spec::open(rules, deal).phase == Phase::over;
                           return !ends;
                         });
  return ends;
}

void look_at_small_games(const Ruleset& ruleset, Rounds& found) {
  checker::GraphOptions options;
  options.deals = kSmallDeals;
  for (const auto& table :
       checker::survey_graphs(ruleset, small::catalogue(ruleset.scope().players), options).tables) {
    if (table.deal_only || !table.shortest || !table.longest) continue;
    found.small_games.push_back(fmt::format(
        "{}: {} to {} decisions ({} of {} deals, every line)", table.table,
        table.shortest->moves.size(), table.longest->moves.size(), table.deals, table.all_deals));
  }
}

// Whether a capture brings cards of one month to one seat that counts by itself, as the closer
// bound from above takes for granted.
bool is_plain(const spec::Rules& rules) {
  return !rules.wildcard.is("on") && !rules.team_seats.is("opposite");
}

}  // namespace

Rounds measure_rounds(const Ruleset& ruleset, int search) {
  const spec::Rules rules(ruleset);
  const Budget budget = budget_of(rules);
  Rounds found;
  found.turns = budget.turns;
  found.longest_bound = budget.played + budget.choices + budget.calls;
  found.longest_argument = fmt::format(
      "{} turns, of which {} play a card from the hand; at most {} of the {} cards drawn leave a "
      "choice; at most {} calls",
      budget.turns, budget.played, budget.choices, budget.drawn, budget.calls);
  if (!is_plain(rules)) {
    const rounds::Bound plies = rounds::plies(ruleset);
    found.longest_bound = plies.most;
    found.longest_argument = plies.argument;
  }
  found.may_be_unplayed = may_end_at_once(rules);
  found.longest = climb(rules, search, true);
  if (counts_cards(rules)) {
    found.shortest_bound = budget.played;
    found.shortest_argument =
        fmt::format("nobody calls, and each of the {} hand cards is a decision", budget.played);
    found.shortest = climb(rules, search, false);
  } else {
    const Quickest quick = quickest(rules);
    const int months = quick.months > 0 ? quick.months : kMostMonths + 1;
    const auto asks = asks_when_drawn(rules);
    // Where every capture by a card drawn is a decision, it costs one.
    const int for_drawn = asks[1] && asks[2] && asks[3] ? 1 : 0;
    found.shortest_bound = 0;
    for (int turns = (months + 1) / 2; turns <= months; ++turns) {
      const int plies = (turns - 1) * interval(rules) + 1 + for_drawn * (months - turns) + 1;
      if (found.shortest_bound == 0 || plies < found.shortest_bound) found.shortest_bound = plies;
    }
    found.shortest_argument = fmt::format(
        "no pile of fewer than {} months makes a yaku; a turn captures cards of one month with the "
        "card from the hand and of one with the card drawn{}; each turn between is a decision, and "
        "so is the stop{}",
        months, for_drawn == 1 ? ", which may be left lying" : "",
        interval(rules) < rules.players() ? "; partners capture together" : "");
    if (rules.wildcard.is("on")) {
      found.shortest_bound = std::min(found.shortest_bound, 2);
      found.shortest_argument = "a card is played, and somebody stops";
    }
    found.shortest = stopped_soon(rules, quick, found.shortest_bound);
  }
  look_at_small_games(ruleset, found);
  found.evidence = {Basis::searched,
                    fmt::format("Bounds by argument; rounds that are shown were played by the "
                                "specification, the longest of {} of them, each a change of the "
                                "best so far; every line of some deals of {} small games.",
                                search, found.small_games.size()),
                    static_cast<std::uint64_t>(search)};
  return found;
}

}  // namespace hanaproof::audit
