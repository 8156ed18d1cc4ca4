#include "checker/engines/identify/question.h"

#include <algorithm>
#include <exception>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/compare/enact.h"
#include "checker/games/registry.h"
#include "model/spec/betting/hands.h"
#include "model/spec/betting/showdown.h"
#include "model/spec/hachi/round.h"

namespace hanaproof::identify {

using checker::Witness;
using notation::Move;
using notation::Phase;
using notation::Position;

namespace {

bool same_round(const std::optional<notation::HachiRound>& a,
                const std::optional<notation::HachiRound>& b) {
  if (!a || !b) return a.has_value() == b.has_value();
  return a->position == b->position && a->match == b->match && a->deal == b->deal &&
         a->line == b->line;
}

template <class List>
std::string words(const List& list) {
  std::vector<std::string> texts;
  for (const auto& entry : list) texts.push_back(entry.text());
  return texts.empty() ? "nothing" : fmt::format("{}", fmt::join(texts, " "));
}

std::string moves_text(std::vector<Move> moves) {
  std::ranges::sort(moves);
  return words(moves);
}

std::string seen_text(const Position& position) {
  std::vector<std::string> parts;
  for (std::size_t seat = 0; seat < position.captured.size(); ++seat) {
    if (position.captured[seat].empty()) continue;
    parts.push_back(
        fmt::format("player {} has captured {}", seat, position.captured[seat].codes()));
  }
  parts.push_back(position.field.empty() ? "the field is empty"
                                         : "on the field " + position.field.codes());
  if (position.phase != Phase::over) {
    parts.push_back(fmt::format("player {}: {}", position.turn, notation::name(position.phase)));
  } else {
    parts.emplace_back("the round is over");
  }
  return fmt::format("{}", fmt::join(parts, "; "));
}

std::string score_text(const games::Score& score) {
  std::string text = fmt::format("points {}", fmt::join(score.points, " "));
  if (score.result.empty()) return text;
  std::vector<std::string> payments;
  for (const int payment : score.payment) payments.push_back(fmt::format("{:+}", payment));
  return text + fmt::format("; written down {}; payments {}", fmt::join(score.result, " "),
                            fmt::join(payments, " "));
}

std::string bets_text(const notation::BetPosition& position, std::vector<Move> bets) {
  const auto now = position.betting ? outline(*position.betting) : position.standing.value();
  std::ranges::sort(bets);
  std::vector<std::string> put_in;
  for (std::size_t seat = 0; seat < now.put_in.size(); ++seat) {
    put_in.push_back(fmt::format(fmt::runtime(now.folded[seat] ? "({})" : "{}"), now.put_in[seat]));
  }
  const std::string who =
      now.over ? "the betting is over" : fmt::format("player {} may: {}", now.turn, words(bets));
  return fmt::format("{}; put in {}, left {}", who, fmt::join(put_in, " "),
                     fmt::join(now.left, " "));
}

std::string settled_text(const games::Score& score) {
  std::string text = fmt::format("money afterwards {}", fmt::join(score.money, " "));
  if (score.carried > 0) {
    text += fmt::format("; {} left in the middle for {}", score.carried,
                        score.replay ? "a replay" : "the next round");
  }
  if (!score.excluded.empty()) {
    text += fmt::format("; player {} leaves the game", fmt::join(score.excluded, " and "));
  }
  return text;
}

std::string hachi_score_text(const games::Score& score) {
  std::vector<std::string> parts;
  for (std::size_t seat = 0; seat < score.yaku.size(); ++seat) {
    std::vector<std::string> made;
    for (const notation::MadeYaku& one : score.yaku[seat]) {
      made.push_back(fmt::format("{} for {} kan", one.id, one.points));
    }
    std::ranges::sort(made);
    if (!made.empty()) {
      parts.push_back(fmt::format("player {} has {}", seat, fmt::join(made, " and ")));
    }
  }
  parts.push_back(fmt::format("points of cards {}", fmt::join(score.points, " ")));
  if (!score.result.empty()) {
    parts.push_back(fmt::format("the round brought {}", fmt::join(score.result, " ")));
  }
  return fmt::format("{}", fmt::join(parts, "; "));
}

// Where it is asked: what the moves of the line lead to is the question.
games::Line where_of(const rulebook::Ruleset& rules, const Question& question,
                     const std::string& edition) {
  const Witness& where = question.where;
  if (where.bets) {
    notation::BetRound round = *where.bets;
    round.bets.clear();
    round.seats.clear();  // who made each bet is what the engine has to know
    if (round.hands.empty()) {
      const auto deck = spec::betting::deck(spec::betting::Rules(rules)).cards();
      round.hands = spec::betting::deal(rules.scope().players, 0, deck);
    }
    return {notation::BetPosition{.edition = edition, .round = std::move(round)}, true,
            where.bets->bets};
  }
  if (where.hachi && question.ask == Ask::open) {
    const spec::hachi::Rules of_play(rules);
    const auto dealt = spec::hachi::laid_out(of_play, where.hachi->match, where.hachi->deal);
    return {games::with_rules(dealt, edition, {}), true, {}};
  }
  if (where.hachi) {
    return {games::with_rules(*where.hachi->position, edition, {}), false, where.hachi->line};
  }
  games::Line line{games::with_rules(*where.position, edition, {}), false, {}};
  if (where.move) line.moves = {*where.move};
  return line;
}

// What is there to be seen after a step.
std::string seen_text(const games::Position& before, const games::State& after) {
  const games::Position& position = after.position();
  if (const auto* cards = std::get_if<Position>(&position)) return seen_text(*cards);
  auto legal = games::is_over(position) ? std::vector<Move>() : after.moves();
  std::ranges::sort(legal);
  return checker::step_text(std::get<notation::HachiPosition>(before).match,
                            std::get<notation::HachiPosition>(position), legal);
}

}  // namespace

std::string_view name(Ask ask) {
  switch (ask) {
    case Ask::draw:
      return "draw";
    case Ask::deal:
      return "deal";
    case Ask::match:
      return "match";
    case Ask::pile:
      return "pile";
    case Ask::moves:
      return "moves";
    case Ask::play:
      return "play";
    case Ask::score:
      return "score";
    case Ask::bets:
      return "bets";
    case Ask::settle:
      return "settle";
    case Ask::open:
      return "open";
    case Ask::hand:
      return "hand";
    case Ask::fields:
      return "fields";
  }
  return {};
}

bool is_for_engines(Ask ask) {
  return ask == Ask::moves || ask == Ask::play || ask == Ask::score || ask == Ask::bets ||
         ask == Ask::settle || ask == Ask::open;
}

bool is_of_hachi(const Question& question) { return question.where.hachi.has_value(); }

bool same(const Question& a, const Question& b) {
  return a.ask == b.ask && a.where.position == b.where.position && a.where.move == b.where.move &&
         a.where.bets == b.where.bets && a.where.drawn == b.where.drawn &&
         a.where.pile == b.where.pile && a.where.own_calls == b.where.own_calls &&
         a.where.opponent_called == b.where.opponent_called && a.where.totals == b.where.totals &&
         a.where.won == b.where.won && a.where.fields == b.where.fields &&
         same_round(a.where.hachi, b.where.hachi);
}

std::string answer_of(const games::Game& game, const Question& question,
                      const std::string& edition) {
  const games::Line line = where_of(game.rules(), question, edition);
  auto state = games::start(game, line);
  if (question.ask == Ask::open) return seen_text(line.start, *state);
  if (question.ask == Ask::moves) return moves_text(state->moves());
  for (const Move& move : line.moves) {
    const auto legal = state->moves();
    if (std::ranges::find(legal, move) == legal.end()) return kIllegal;
    state = state->after(move);
  }
  switch (question.ask) {
    case Ask::play:
      return seen_text(line.start, *state);
    case Ask::bets:
      return bets_text(std::get<notation::BetPosition>(state->position()), state->moves());
    case Ask::settle:
      return games::is_over(state->position())
                 ? settled_text(state->score_with(question.where.bets->hands))
                 : kIllegal;
    default:
      return is_of_hachi(question) ? hachi_score_text(state->score()) : score_text(state->score());
  }
}

std::string Oracle::answer(const Question& question) const {
  const Witness& where = question.where;
  try {
    const auto* cards = dynamic_cast<const spec::CapturingGame*>(game_.get());
    if (!is_for_engines(question.ask)) {
      return cards ? checker::enact(*game_, where) : checker::enact(rules(), where);
    }
    if (is_of_hachi(question)) {
      const games::Line line = where_of(rules(), question, rules().edition().id);
      const games::Family& family = games::hachi();
      if (line.laid_out) {
        family.validate_laid_out(*game_, line.start);
      } else {
        family.validate(*game_, line.start);
      }
    }
    const std::string text = answer_of(*game_, question, rules().edition().id);
    const auto* bets = dynamic_cast<const spec::BettingGame*>(game_.get());
    if (question.ask != Ask::settle || text == kIllegal) return text;
    const cards::CardSet deck = spec::betting::deck(bets->asked());
    const bool dealt = std::ranges::all_of(
        where.bets->hands, [&](cards::CardSet hand) { return deck.contains(hand); });
    return dealt ? text : kCannotBe;
  } catch (const std::exception&) {
    return kCannotBe;
  }
}

}  // namespace hanaproof::identify
