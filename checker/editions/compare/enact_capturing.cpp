// What rules of capturing games make of a witness.
#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/compare/enact.h"
#include "model/spec/deal.h"
#include "model/spec/match.h"
#include "model/spec/play.h"
#include "model/spec/settle.h"

namespace hanaproof::checker {

using notation::Phase;
using notation::Position;
using spec::Rules;

namespace {

std::string sizes(const Position& position) {
  return fmt::format("hands of {}, {} on the field, {} in the stock", position.hands.front().size(),
                     position.field.size(), position.stock.size());
}

std::string how_it_ended(const Rules& rules, const Position& over) {
  switch (spec::ending(over)) {
    case spec::Ending::void_deal:
      return "the deal is void";
    case spec::Ending::hand_win:
      return fmt::format("the hand of player {} wins",
                         fmt::join(over.hand_winners, " and of player "));
    case spec::Ending::stopped:
      return fmt::format("player {} stops", *over.stopped);
    default:
      return spec::winner(rules, over) < 0 ? "the round is drawn" : "the round is played out";
  }
}

// Where yaku act on the worth of cards: what is held against each other, and who made what.
std::string cards_and_yaku(const Rules& rules, const Position& over, const spec::Score& score) {
  if (over.deal_end != notation::DealEnd::none || !counts_cards(rules) || !counts_yaku(rules)) {
    return {};
  }
  std::string text = fmt::format("; cards worth {}", fmt::join(score.points, " "));
  for (std::size_t seat = 0; seat < score.yaku.size(); ++seat) {
    if (score.yaku[seat].empty()) continue;
    std::vector<std::string> made;
    for (const auto& yaku : score.yaku[seat]) made.push_back(yaku.id);
    text += fmt::format("; player {} makes {}", seat, fmt::join(made, ", "));
  }
  return text;
}

std::string settlement(const Rules& rules, const Position& over) {
  const spec::Score score = spec::score(rules, over);
  std::string text = fmt::format("{}{}; written down: {}", how_it_ended(rules, over),
                                 cards_and_yaku(rules, over, score), fmt::join(score.result, " "));
  if (spec::losers_pay(rules))
    text += fmt::format("; payments: {:+}", fmt::join(score.payment, " "));
  return text;
}

std::string enact_draw(const Rules& rules, const Witness& witness) {
  const auto dealer = spec::first_dealer(rules, witness.drawn);
  return dealer ? fmt::format("player {} deals first", *dealer) : "cards are drawn again";
}

// What is said of hands and field where the packets deal something else.
std::string misdealt(const Rules& rules, const Position& dealt) {
  const int hand = rules.deal_hand_size.number();
  const int field = rules.deal_field_size.number();
  if (dealt.hands.front().size() == hand && dealt.field.size() == field) return {};
  return fmt::format("; hands of {} and a field of {} are said", hand, field);
}

std::string enact_deal(const Rules& rules, const Witness& witness, const games::Followed& opened) {
  const Position& given = *witness.position;
  const Position dealt = opened.end ? std::get<Position>(opened.end->position())
                                    : spec::deal(rules, given.dealer, given.stock);
  std::string text = sizes(dealt);
  if (!opened.end) {
    text += misdealt(rules, dealt);
    for (std::size_t seat = 0; seat < dealt.hands.size(); ++seat) {
      text += fmt::format("; player {} holds {}", seat, dealt.hands[seat].codes());
    }
  }
  if (!rules.deal_swap.is("none")) text += "; the opponent may demand the dealer's hand";
  if (dealt.phase == Phase::over) return text + "; " + settlement(rules, dealt);
  return text + fmt::format("; player {} plays first", dealt.turn);
}

int factor(const Rules& rules, int points, const Witness& witness) {
  return spec::factor(rules, {points, witness.own_calls, witness.opponent_called ? 1 : 0});
}

std::string enact_pile(const Rules& rules, const Witness& witness) {
  const auto yaku = spec::made_yaku(rules, witness.pile);
  const int points = spec::sum(yaku);
  std::vector<std::string> parts;
  for (const auto& made : yaku) parts.push_back(fmt::format("{} {}", made.id, made.points));
  const std::string sum =
      parts.empty() ? "no yaku" : fmt::format("{} = {}", fmt::join(parts, " + "), points);
  const int times = factor(rules, points, witness);
  return times == 1 ? sum : fmt::format("{}, times {} = {}", sum, times, points * times);
}

std::string after_move(const Rules& rules, const Position& position) {
  return table_text(position) + "; " +
         (position.phase == Phase::over
              ? settlement(rules, position)
              : fmt::format("player {}: {}", position.turn, notation::name(position.phase)));
}

std::string enact_decision(const Rules& rules, const Witness& witness,
                           const games::Followed& played) {
  if (played.illegal) return played.illegal->text() + " is illegal";
  if (!witness.move) return "legal: " + moves_text(played.end->moves());
  return after_move(rules, std::get<Position>(played.end->position()));
}

std::string enact_round(const Rules& rules, const games::Followed& played) {
  const auto& position = std::get<Position>(played.end->position());
  // What the other rules go on with is no move here.
  if (played.illegal && position.phase == Phase::over) {
    return fmt::format("after {} moves the round is over: {}", played.made,
                       settlement(rules, position));
  }
  if (played.illegal) {
    return fmt::format("after {} moves player {} has these: {}; not {}", played.made, position.turn,
                       moves_text(played.end->moves()), played.illegal->text());
  }
  return position.phase == Phase::over ? settlement(rules, position) : after_move(rules, position);
}

std::string enact_match(const Rules& rules, const Witness& witness) {
  if (!witness.position) {
    spec::Match match = spec::Match::begin(static_cast<int>(witness.totals.size()), 0);
    match.totals = witness.totals;
    match.won = witness.won;
    const auto winners = spec::match_winners(rules, match);
    return winners.empty() ? "an extra round is played"
                           : fmt::format("player {} wins the match", fmt::join(winners, " and "));
  }
  const Position& over = *witness.position;
  const auto match = spec::after(rules, spec::Match::begin(over.players, over.dealer), over);
  return fmt::format("{}; player {} deals next; totals {}; {}", how_it_ended(rules, over),
                     match.dealer, fmt::join(match.totals, " "),
                     match.rounds == 1 ? "the round counts" : "the round does not count");
}

}  // namespace

std::string table_text(const Position& position) {
  std::string text;
  for (std::size_t seat = 0; seat < position.captured.size(); ++seat) {
    if (position.captured[seat].empty()) continue;
    text += fmt::format("player {} has captured {}; ", seat, position.captured[seat].codes());
  }
  return text +
         (position.field.empty() ? "the field is empty" : "on the field " + position.field.codes());
}

std::string text_of(const Rules& rules, const Witness& witness, const games::Followed& played) {
  switch (witness.situation) {
    case Situation::draw:
      return enact_draw(rules, witness);
    case Situation::deal:
      return enact_deal(rules, witness, played);
    case Situation::pile:
      return enact_pile(rules, witness);
    case Situation::decision:
      return enact_decision(rules, witness, played);
    case Situation::round:
      return enact_round(rules, played);
    case Situation::match:
      return enact_match(rules, witness);
    default:
      return {};
  }
}

Accounts worth_of(const Rules& rules, const Witness& witness, const games::Followed& played) {
  if (witness.situation == Situation::pile) {
    const int points = spec::sum(spec::made_yaku(rules, witness.pile));
    return {{points * factor(rules, points, witness)}};
  }
  if (!witness.position) return {};
  if (witness.situation == Situation::match) {
    const Position& over = *witness.position;
    return {spec::after(rules, spec::Match::begin(over.players, over.dealer), over).totals};
  }
  // What a round brings is not compared with one that goes on.
  if (!played.end || !games::is_over(played.end->position())) return {};
  const auto score = played.end->score();
  const std::vector<int> nothing(score.payment.size());
  return {score.result, spec::losers_pay(rules) ? score.payment : nothing};
}

}  // namespace hanaproof::checker
