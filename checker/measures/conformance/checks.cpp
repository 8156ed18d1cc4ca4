#include "checker/measures/conformance/conformance.h"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/notation/position_json.h"
#include "model/spec/games/game.h"
#include "model/spec/score.h"
#include "solvers/rounds/bounds.h"

namespace hanaproof::conformance {

using cards::CardSet;

namespace {

using Moves = std::vector<Move>;

// More than any round of bets or of Hachi-Hachi takes.
constexpr int kEndless = 2000;

// The rules and the position of a game in which cards are captured, else null.
const spec::Rules* capturing(const Table& table) {
  const auto* game = dynamic_cast<const spec::CapturingGame*>(&table.spec);
  return game ? &game->asked() : nullptr;
}
const notation::Position* capturing(const Position& position) {
  return std::get_if<notation::Position>(&position);
}

// ---- Of the rules -------------------------------------------------------------------------------

Fault deal_does_not_fit(const Table& table) {
  const spec::Rules* rules = capturing(table);
  if (!rules) return {};
  const rounds::DealCount count = rounds::count_deal(rules->ruleset());
  const int hand = rules->deal_hand_size.number();
  if (count.packet_hand != hand || count.packet_field != count.field) {
    return fmt::format("the packets deal hands of {} and a field of {}, not {} and {}",
                       count.packet_hand, count.packet_field, hand, count.field);
  }
  return {};
}

// ---- Of a yaku ----------------------------------------------------------------------------------

Fault prints_differently(const rulebook::Yaku& yaku) {
  const std::string cards = print(yaku.cards);
  const std::string points = print(yaku.points);
  try {
    if (!(rulebook::yaku::parse_condition(cards) == yaku.cards)) return yaku.id + ": " + cards;
    if (!(rulebook::yaku::parse_number(points) == yaku.points)) return yaku.id + ": " + points;
  } catch (const rulebook::yaku::SyntaxError& error) {
    return fmt::format("{}: {}, {}: {}", yaku.id, cards, points, error.what());
  }
  return {};
}

// ---- Of a position ------------------------------------------------------------------------------

Fault is_invalid(const Table& table, const Position& position, const Moves&) {
  try {
    table.family.validate(table.spec, position);
  } catch (const notation::NotationError& error) {
    return error.what();
  }
  return {};
}

Fault reads_back_differently(const Table& table, const Position& position, const Moves&) {
  const std::string text = games::to_json(position);
  try {
    const Position read = games::position_from_json(text);
    const auto seen = [&](const Position& one) {
      return table.family.seen(table.spec.rules(), one, read);
    };
    if (games::to_json(read) == text && seen(read) == seen(position)) return {};
  } catch (const notation::NotationError& error) {
    return error.what();
  }
  return "read back as another position: " + text;
}

Fault moves_are_unsorted(const Table& table, const Position&, const Moves& legal) {
  Moves listed = legal;
  if (!capturing(table)) std::ranges::sort(listed);
  // Strictly ascending: sorted, and none twice.
  const auto wrong =
      std::ranges::adjacent_find(listed, [](const Move& a, const Move& b) { return !(a < b); });
  if (wrong == listed.end()) return {};
  return fmt::format("{} before {}", wrong->text(), std::next(wrong)->text());
}

Fault move_reads_back_differently(const Table&, const Position&, const Moves& legal) {
  for (const Move& move : legal) {
    const auto read = Move::parse(move.text());
    if (!read || !(*read == move)) return move.text();
  }
  return {};
}

Fault nothing_is_legal(const Table&, const Position& position, const Moves& legal) {
  if (legal.empty() == games::is_over(position)) return {};
  return legal.empty() ? "no move is legal" : "a move is legal after the end";
}

// What the player at turn holds, with a drawn card, and the field; nothing where cards are not
// played.
std::pair<CardSet, CardSet> hand_and_field(const Position& position) {
  return std::visit(
      [](const auto& one) -> std::pair<CardSet, CardSet> {
        if constexpr (requires { one.field; }) {
          CardSet hand = one.hands[static_cast<std::size_t>(one.turn)];
          if (one.drawn) hand.insert(*one.drawn);
          return {hand, one.field};
        } else {
          return {};
        }
      },
      position);
}

// Moves that somebody might try: every card in hand or drawn, and one that is neither, by itself,
// with each card and with all cards of its month on the field; and every word.
Moves attempts(const Position& position) {
  auto [tried, field] = hand_and_field(position);
  const CardSet elsewhere = CardSet::all() - tried;
  if (!elsewhere.empty()) tried.insert(elsewhere.front());
  Moves all = {Move::raise(0), Move::raise(1), Move::raise(kEndless), Move::repay(kEndless)};
  for (const cards::Card card : tried) {
    all.push_back(Move::play(card));
    for (const cards::Card taken : field) all.push_back(Move::play(card, CardSet{taken}));
    const CardSet month = field & CardSet::month(card.month());
    if (month.size() > 1) all.push_back(Move::play(card, month));
  }
  for (auto sort = Move::Sort::fold; sort < Move::Sort::repay;
       sort = static_cast<Move::Sort>(static_cast<int>(sort) + 1)) {
    if (sort != Move::Sort::card) all.push_back(Move::say(sort));
  }
  return all;
}

Fault illegal_is_accepted(const Table& table, const Position& position, const Moves& legal) {
  const auto state = table.spec.at(position);
  for (const Move& move : attempts(position)) {
    if (std::ranges::find(legal, move) != legal.end()) continue;
    try {
      state->after(move);
    } catch (const games::IllegalMove&) {
      continue;
    }
    return move.text();
  }
  return {};
}

Fault points_are_negative(const Table& table, const Position& position, const Moves&) {
  const spec::Rules* rules = capturing(table);
  if (!rules) return {};
  const games::Score score = table.spec.at(position)->score();
  // An equal share, and yaku where cards count, take points off by design.
  const bool taken_off = rules->score_share.is("less-equal-share") ||
                         (spec::counts_cards(*rules) && spec::counts_yaku(*rules));
  for (const auto& list : {score.points, taken_off ? score.points : score.result}) {
    for (const int points : list) {
      if (points < 0) return fmt::format("{} points", points);
    }
  }
  return {};
}

// ---- Of a decision ------------------------------------------------------------------------------

Fault something_is_lost(const Table& table, const Step& step) {
  for (const std::string& wrong : {table.family.displaced(step.before, step.after),
                                   table.family.lost(step.before, step.after)}) {
    if (!wrong.empty()) return wrong;
  }
  return {};
}

CardSet all_captured(const notation::Position& position) {
  CardSet captured;
  for (const CardSet& pile : position.captured) captured |= pile;
  return captured;
}

Fault captures_are_lost(const Table&, const Step& step) {
  const auto* before = capturing(step.before);
  const auto* after = capturing(step.after);
  if (!before || !after) return {};
  for (std::size_t seat = 0; seat < before->captured.size(); ++seat) {
    const CardSet lost = before->captured[seat] - after->captured[seat];
    if (!lost.empty()) return fmt::format("player {} no longer has {}", seat, lost.codes());
  }
  return {};
}

// Only the wildcard takes from another month.
Fault capture_across_months(const Table& table, const Step& step) {
  const spec::Rules* rules = capturing(table);
  for (const cards::Card taken : step.move.takes) {
    if (taken.month() == step.move.card.month()) continue;
    if (step.move.card == cards::kLightning && rules && rules->option_wildcard.is("on")) continue;
    return fmt::format("{} takes {}", step.move.card.code(), taken.code());
  }
  return {};
}

Fault move_has_no_effect(const Table&, const Step& step) {
  if (step.after == step.before) return "the position stays as it was";
  const bool pairs = step.move.sort == Move::Sort::card && !step.move.takes.empty();
  const auto* before = capturing(step.before);
  const auto* after = capturing(step.after);
  if (!pairs || !before || !after) return {};
  if (after->phase == notation::Phase::declare || !after->barred.empty()) return {};
  const CardSet gained = all_captured(*after) - all_captured(*before);
  if (gained.contains(step.move.takes)) return {};
  // Against the wildcard the holder of the fourth card may be bound to object.
  if (step.move.card == cards::kLightning) return {};
  return "what the move takes is not captured";
}

// ---- Of a round ---------------------------------------------------------------------------------

Fault does_not_end(const Table& table, const Round& round) {
  const int most = most_decisions(table);
  const int played = static_cast<int>(round.steps.size());
  const bool over = games::is_over(round.last());
  if (over && played <= most) return {};
  return fmt::format("{} decisions of at most {}, and the round is {}", played, most,
                     over ? "over" : "not over");
}

Fault payments_do_not_balance(const Table& table, const Round& round) {
  if (!games::is_over(round.last())) return {};
  const games::Score score = table.spec.at(round.last())->score();
  const int total = std::accumulate(score.payment.begin(), score.payment.end(), score.carried);
  if (total == 0) return {};
  return fmt::format("{} add up to {}", fmt::join(score.payment, ", "), total);
}

Fault replays_differently(const Table& table, const Round& round) {
  const auto end = games::end(table.spec, round.line(round.steps.size()));
  if (end->position() == round.last()) return {};
  return "the same moves lead to another position";
}

}  // namespace

games::Line Round::line(std::size_t decisions) const {
  games::Line line{opened};
  for (std::size_t i = 0; i < decisions; ++i) line.moves.push_back(steps[i].move);
  return line;
}

int most_decisions(const Table& table) {
  return capturing(table) ? rounds::plies(table.spec.rules()).most : kEndless;
}

const std::vector<RulesCheck>& rules_checks() {
  static const std::vector<RulesCheck> all = {
      {"deal-fits", "The packets account for hands and field.", deal_does_not_fit},
  };
  return all;
}

const std::vector<YakuCheck>& yaku_checks() {
  static const std::vector<YakuCheck> all = {
      {"expressions-print", "What yaku print parses to the same yaku.", prints_differently},
  };
  return all;
}

const std::vector<PositionCheck>& position_checks() {
  static const std::vector<PositionCheck> all = {
      {"positions-valid", "Every position that is reached is valid.", is_invalid},
      {"positions-read-back", "Every position reads back from its JSON.", reads_back_differently},
      {"moves-sorted", "No legal move is listed twice; plays of cards are in order.",
       moves_are_unsorted},
      {"moves-read-back", "Every move reads back from its text.", move_reads_back_differently},
      {"moves-exist", "Something is legal until the round is over, and nothing afterwards.",
       nothing_is_legal},
      {"illegal-refused", "Moves that are not legal are refused.", illegal_is_accepted},
      {"points-not-negative",
       "No score is below zero but what an equal share or yaku are taken off.",
       points_are_negative},
  };
  return all;
}

const std::vector<StepCheck>& step_checks() {
  static const std::vector<StepCheck> all = {
      {"cards-conserved", "No card and no coin is lost.", something_is_lost},
      {"captures-kept", "Captured cards stay captured.", captures_are_lost},
      {"captures-match", "Only the wildcard captures a card of another month.",
       capture_across_months},
      {"moves-take-effect", "A move changes the position, and what it takes is captured.",
       move_has_no_effect},
  };
  return all;
}

const std::vector<RoundCheck>& round_checks() {
  static const std::vector<RoundCheck> all = {
      {"rounds-end", "Every round ends within the bound on decisions.", does_not_end},
      {"payments-balance", "What a round pays adds up to zero, with what it carries.",
       payments_do_not_balance},
      {"rounds-replay", "A round replays from its deal and its moves.", replays_differently},
  };
  return all;
}

}  // namespace hanaproof::conformance
