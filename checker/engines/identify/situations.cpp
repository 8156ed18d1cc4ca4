#include "checker/engines/identify/situations.h"

#include <algorithm>

#include "checker/editions/compare/enact.h"
#include "checker/engines/identify/pool.h"
#include "checker/situations/bet_lines.h"
#include "checker/situations/piles.h"
#include "checker/situations/playout.h"
#include "model/cards/dice.h"
#include "model/spec/betting/hands.h"
#include "model/spec/betting/showdown.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"
#include "model/spec/score.h"

namespace hanaproof::identify {

using cards::Card;
using cards::CardSet;
using checker::Situation;
using checker::Witness;
using notation::Phase;
using notation::Position;
using rulebook::Ruleset;

namespace {

// About the witness itself, but not how play leads there.
Question as_it_is(Ask ask, const Witness& witness) {
  Question question{.ask = ask, .where = witness};
  question.where.outcomes.clear();
  question.where.deal.reset();
  question.where.line.clear();
  if (question.where.position) {
    question.where.position->edition.clear();
    question.where.position->rules.clear();
  }
  return question;
}

std::vector<Question> joined(std::vector<Question> questions, const std::vector<Question>& more) {
  questions.insert(questions.end(), more.begin(), more.end());
  return questions;
}

// Captured cards in a whole position at the end of a round, so that an engine can be asked what
// they are worth: seat 0 holds them and, where yaku end a round, has said stop.
Position end_with(const Ruleset& ruleset, const Witness& pile) {
  const spec::Rules rules(ruleset);
  Position position = Position::empty({}, rules.players());
  position.teams = spec::teams(rules);
  position.phase = Phase::over;
  position.captured[0] = pile.pile;
  position.calls[0] = pile.own_calls;
  if (pile.own_calls > 0) position.last_call = 0;
  if (pile.opponent_called) {
    position.calls[1] = 1;
    position.last_call = 1;
  }
  CardSet left = CardSet::all() - pile.pile;
  const auto dregs = (left & CardSet::kind(cards::Kind::dreg)).cards();
  if (pile.opponent_called && !spec::counts_cards(rules) && !dregs.empty()) {
    position.captured[1] = {dregs.front()};  // nobody calls who has captured nothing
    left -= position.captured[1];
  }
  const std::vector<Card> rest = left.cards();
  if (spec::counts_cards(rules)) {
    // Played out: everything has been captured, by the others in turn.
    for (std::size_t i = 0; i < rest.size(); ++i) {
      position.captured[1 + i % (position.captured.size() - 1)].insert(rest[i]);
    }
    return position;
  }
  position.stopped = 0;
  constexpr std::size_t kField = 6;
  for (std::size_t i = 0; i < rest.size(); ++i) {
    const std::size_t seat = i % (position.hands.size() + 2);
    if (seat < position.hands.size() && position.hands[seat].size() < 4) {
      position.hands[seat].insert(rest[i]);
    } else if (position.field.size() < static_cast<int>(kField)) {
      position.field.insert(rest[i]);
    } else {
      position.stock.push_back(rest[i]);
    }
  }
  return position;
}

std::vector<Question> about_deal(const Witness& witness, const spec::Rules& rules) {
  std::vector<Question> questions = {as_it_is(Ask::deal, witness)};
  if (!checker::is_dealt(*witness.position)) return questions;
  questions.push_back(about(Ask::open, *witness.position));
  const Position opened = spec::open(rules, *witness.position);
  if (opened.phase == Phase::over) questions.push_back(about(Ask::score, opened));
  return questions;
}

// What the deal and the line come to that lead to a witness: whoever is asked keeps its own books
// on the way.
std::vector<Question> from_deal(const Witness& witness) {
  if (!witness.deal) return {};
  auto line = witness.line;
  if (witness.move) line.push_back(*witness.move);
  return along_from(*witness.deal, line);
}

// Whether a position says what has happened before: how it is written down depends on the rules.
bool has_books(const Position& position) {
  const bool called = std::ranges::any_of(position.calls, [](int said) { return said > 0; });
  return called || position.wild || position.phase == Phase::over;
}

// The step at which a round of Hachi-Hachi ends.
std::vector<Question> about_last_step(const notation::HachiRound& round) {
  if (!round.at || round.line.empty()) return {};
  return {about(Ask::play, *round.at, round.line.back()), about(Ask::moves, *round.at)};
}

std::vector<Question> along_bets(const Ruleset& ruleset, std::uint64_t seed) {
  constexpr int kMostCoins = 12;
  const int players = ruleset.scope().players;
  cards::Dice dice(seed);
  notation::BetRound round;
  round.dealer = dice.roll(players);
  for (int seat = 0; seat < players; ++seat) round.money.push_back(1 + dice.roll(kMostCoins));
  std::vector<Question> questions;
  const auto ask = [&](Ask what, Situation situation) {
    questions.push_back({.ask = what, .where = {.situation = situation, .bets = round}});
  };
  const auto spec = spec::betting_game(ruleset);
  auto state = spec->open(notation::BetPosition{.edition = {}, .round = round});
  while (true) {
    ask(Ask::bets, Situation::stake);
    const auto legal = state->moves();
    if (legal.empty()) break;
    round.bets.push_back(checker::any_bet(legal, dice));
    state = state->after(round.bets.back());
  }
  const auto deck = dice.shuffled(spec::betting::deck(spec::betting::Rules(ruleset)).cards());
  round.hands = spec::betting::deal(players, round.dealer, deck);
  ask(Ask::settle, Situation::showdown);
  return questions;
}

}  // namespace

Question about(Ask ask, games::Position position, const std::optional<notation::Move>& move) {
  position = games::with_rules(std::move(position), {}, {});
  if (auto* hachi = std::get_if<notation::HachiPosition>(&position)) {
    notation::HachiRound round{std::move(*hachi), {}, {}, {}, {}};
    if (move) round.line = {*move};
    return {.ask = ask, .where = {.situation = Situation::table, .hachi = std::move(round)}};
  }
  return {.ask = ask,
          .where = {.situation = Situation::decision,
                    .position = std::get<Position>(std::move(position)),
                    .move = move}};
}

std::vector<Question> along_from(Position start, const std::vector<notation::Move>& line) {
  const bool laid_out =
      std::ranges::all_of(start.captured, [](CardSet pile) { return pile.empty(); });
  start.edition.clear();
  start.rules.clear();
  Question question{.ask = Ask::round,
                    .where = {.situation = laid_out ? Situation::round : Situation::decision,
                              .position = std::move(start)}};
  std::vector<Question> questions = {question};
  for (const notation::Move& move : line) {
    question.where.line.push_back(move);
    questions.push_back(question);
  }
  return questions;
}

Question about(const notation::HachiMatch& match, const notation::HachiDeal& deal) {
  return {.ask = Ask::open,
          .where = {.situation = Situation::table,
                    .hachi = notation::HachiRound{{}, match, deal, {}, {}}}};
}

std::vector<Question> along(const games::Game& spec, const games::Line& line) {
  std::vector<Question> questions;
  const auto* dealt = std::get_if<notation::HachiPosition>(&line.start);
  if (line.laid_out && dealt) questions.push_back(about(dealt->match, dealt->deal));
  const auto ask_before = [&](const games::State& before, const notation::Move& move,
                              const games::State&) {
    questions.push_back(about(Ask::moves, before.position()));
    questions.push_back(about(Ask::play, before.position(), move));
  };
  const auto played = games::follow(spec, line, ask_before);
  questions.push_back(about(played.illegal ? Ask::moves : Ask::score, played.end->position()));
  return questions;
}

std::vector<Question> about_ends(const Ruleset& ruleset) {
  std::vector<Question> questions;
  for (const CardSet pile : checker::sample_piles()) {
    const Witness witness{.situation = Situation::pile, .pile = pile};
    questions.push_back(about(Ask::score, end_with(ruleset, witness)));
  }
  return questions;
}

std::vector<Question> questions_of(const Witness& witness, const Ruleset& ruleset) {
  const auto along_it = [&] {
    return along(*spec::game(ruleset), checker::line_of(witness, ruleset));
  };
  const auto at_table = [&](Ask ask) {
    return joined({as_it_is(ask, witness)}, at_a_hachi_table(witness, ruleset));
  };
  switch (witness.situation) {
    case Situation::draw:
      return {as_it_is(Ask::draw, witness)};
    case Situation::match:
      return {as_it_is(Ask::match, witness)};
    case Situation::stake:
      return {as_it_is(Ask::bets, witness)};
    case Situation::showdown:
      return {as_it_is(Ask::settle, witness)};
    case Situation::hand:
      return at_table(Ask::hand);
    case Situation::fields:
      return at_table(Ask::fields);
    case Situation::pile:
      if (rulebook::family_of(ruleset.edition().game) == rulebook::Family::hachi) {
        return at_table(Ask::pile);
      }
      return {as_it_is(Ask::pile, witness), about(Ask::score, end_with(ruleset, witness))};
    case Situation::decision: {
      const auto played = from_deal(witness);
      const Question here = as_it_is(witness.move ? Ask::play : Ask::moves, witness);
      return has_books(*witness.position) ? joined(played, {here}) : joined({here}, played);
    }
    case Situation::deal:
      return about_deal(witness, spec::Rules(ruleset));
    case Situation::round: {
      Witness deal = witness;
      deal.situation = Situation::deal;
      return joined(joined(from_deal(witness), along_it()), {as_it_is(Ask::deal, deal)});
    }
    case Situation::table:
      return joined(about_last_step(*witness.hachi), along_it());
    case Situation::text:
      break;
  }
  return {};
}

std::vector<Question> along_a_round(const Ruleset& ruleset, std::uint64_t seed) {
  const auto family = rulebook::family_of(ruleset.edition().game);
  if (family == rulebook::Family::betting) return along_bets(ruleset, seed);
  if (family == rulebook::Family::hachi) return along_a_hachi_round(ruleset, seed);
  const spec::Rules rules(ruleset);
  const auto& styles = checker::styles();
  const auto playout = checker::play_out(rules, styles[seed % styles.size()], seed);
  cards::Dice dice(seed);
  const Question opening =
      about(Ask::open, checker::dealt(rules, styles[seed % styles.size()], dice));
  if (playout.line.empty()) return {opening, about(Ask::score, playout.deal)};
  return joined({opening}, along_from(playout.deal, playout.line));
}

}  // namespace hanaproof::identify
