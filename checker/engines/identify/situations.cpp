#include "checker/engines/identify/situations.h"

#include <algorithm>

#include "checker/engines/identify/pool.h"
#include "checker/situations/bet_lines.h"
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

bool is_dealt_out(const Position& position) {
  return position.stock.size() != static_cast<std::size_t>(position.deck.size());
}

std::vector<Question> about_deal(const Witness& witness, const spec::Rules& rules) {
  std::vector<Question> questions = {as_it_is(Ask::deal, witness)};
  if (!is_dealt_out(*witness.position)) return questions;
  const Position opened = spec::open(rules, *witness.position);
  if (opened.phase == Phase::over) {
    questions.push_back(about(Ask::score, opened));
  }
  return questions;
}

std::vector<Question> about_round(const Witness& witness, const rulebook::Ruleset& ruleset) {
  const auto spec = spec::game(ruleset);
  Position deal = *witness.position;
  deal.rules.clear();
  std::vector<Question> questions = along(*spec, spec->open(deal)->position(), witness.line);
  Witness dealt = witness;
  dealt.situation = Situation::deal;
  questions.push_back(as_it_is(Ask::deal, dealt));
  return questions;
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
    Question& question = questions.emplace_back();
    question.ask = what;
    question.where.situation = situation;
    question.where.bets = round;
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
  Question question;
  question.ask = ask;
  if (auto* hachi = std::get_if<notation::HachiPosition>(&position)) {
    question.where.situation = Situation::table;
    question.where.hachi = notation::HachiRound{std::move(*hachi), {}, {}, {}, {}};
    if (move) question.where.hachi->line = {*move};
  } else {
    question.where.situation = Situation::decision;
    question.where.position = std::get<Position>(std::move(position));
    question.where.move = move;
  }
  return question;
}

Question as_it_is(Ask ask, const Witness& witness) {
  Question question;
  question.ask = ask;
  question.where = witness;
  question.where.outcomes.clear();
  question.where.deal.reset();
  question.where.line.clear();
  if (question.where.position) {
    question.where.position->edition.clear();
    question.where.position->rules.clear();
  }
  return question;
}

std::vector<Question> along(const games::Game& spec, const games::Position& position,
                            const std::vector<notation::Move>& line) {
  std::vector<Question> questions;
  auto state = spec.at(position);
  for (const notation::Move& move : line) {
    const auto legal = state->moves();
    questions.push_back(about(Ask::moves, state->position()));
    if (std::ranges::find(legal, move) == legal.end()) return questions;
    questions.push_back(about(Ask::play, state->position(), move));
    state = state->after(move);
  }
  questions.push_back(about(Ask::score, state->position()));
  return questions;
}

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
  const std::vector<Card> rest = (CardSet::all() - pile.pile).cards();
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

std::vector<Question> questions_of(const Witness& witness, const Ruleset& ruleset) {
  if (rulebook::family_of(ruleset.edition().game) == rulebook::Family::hachi) {
    return hachi_questions_of(witness, ruleset);
  }
  switch (witness.situation) {
    case Situation::draw:
      return {as_it_is(Ask::draw, witness)};
    case Situation::match:
      return {as_it_is(Ask::match, witness)};
    case Situation::stake:
      return {as_it_is(Ask::bets, witness)};
    case Situation::showdown:
      return {as_it_is(Ask::settle, witness)};
    case Situation::pile:
      return {as_it_is(Ask::pile, witness), about(Ask::score, end_with(ruleset, witness))};
    case Situation::decision:
      return {as_it_is(witness.move ? Ask::play : Ask::moves, witness)};
    case Situation::deal:
      return about_deal(witness, spec::Rules(ruleset));
    case Situation::round:
      return about_round(witness, ruleset);
    case Situation::text:
    case Situation::hand:
    case Situation::fields:
    case Situation::table:
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
  Position deal = playout.deal;
  deal.rules.clear();
  return along(*spec::game(ruleset), deal, playout.line);
}

}  // namespace hanaproof::identify
