#include "checker/editions/played_line.h"

#include <algorithm>

#include "model/spec/betting/betting.h"
#include "model/spec/deal.h"
#include "model/spec/hachi/combos.h"
#include "model/spec/hachi/round.h"
#include "model/spec/play.h"
#include "model/spec/settle.h"

namespace hanaproof::checker {

using rulebook::Library;
using rulebook::Ruleset;

namespace {

// Whose rules a line is played by.
struct Choice {
  std::string edition;
  std::map<std::string, std::string> rules;
  int players = 2;

  Ruleset ruleset(const Library& library) const {
    return Ruleset(library.at(edition), {players, {}}, rules);
  }
};

// As far as the line is legal.
struct Played {
  Stage start;
  std::vector<Walk::Step> steps;
};

// Plays moves in any of the games: `Game` tells what is legal, what follows, and what it looks
// like.
template <class Game, class State, class Move>
Played play_line(const Game& game, State state, const std::vector<Move>& line) {
  Played played{game.stage(state), {}};
  for (const Move& move : line) {
    const auto legal = game.legal(state);
    if (std::find(legal.begin(), legal.end(), move) == legal.end()) return played;
    const int player = state.turn;
    state = game.play(state, move);
    played.steps.push_back({player, move.text(), game.stage(state)});
  }
  return played;
}

std::vector<Made> made_of(const std::vector<spec::MadeYaku>& yaku) {
  std::vector<Made> made;
  for (const auto& each : yaku) made.push_back({each.id, each.points});
  return made;
}

// ---- Games of capturing -------------------------------------------------------------------------

struct Capturing {
  const spec::Rules& rules;

  auto legal(const notation::Position& position) const {
    return spec::legal_moves(rules, position);
  }
  auto play(const notation::Position& position, const notation::Move& move) const {
    return spec::play(rules, position, move);
  }
  Stage stage(const notation::Position& position) const {
    const spec::Score score = spec::score(rules, position);
    Stage stage;
    stage.table = {position.hands, position.captured, position.field, position.drawn,
                   position.stock};
    stage.turn = position.turn;
    stage.phase = notation::name(position.phase);
    for (const auto& yaku : score.yaku) stage.made.push_back(made_of(yaku));
    stage.points = score.points;
    stage.result = score.result;
    stage.payment = score.payment;
    return stage;
  }
};

// The moves from the start of a witness on; none where it has no line.
std::vector<notation::Move> moves_of(const Witness& witness) {
  std::vector<notation::Move> line = witness.line;
  if (witness.situation == Situation::decision && witness.move) line.push_back(*witness.move);
  return line;
}

Played play_capturing(const Ruleset& ruleset, const Witness& witness) {
  const spec::Rules rules(ruleset);
  // A round is what the rules make of the cards dealt; any other witness is a position as it is.
  const notation::Position start = witness.situation == Situation::round
                                       ? spec::open(rules, *witness.position)
                                   : witness.deal ? *witness.deal
                                                  : *witness.position;
  return play_line(Capturing{rules}, start, moves_of(witness));
}

// ---- Games of betting ---------------------------------------------------------------------------

struct Betting {
  const spec::betting::Rules& rules;
  const notation::BetRound& round;

  auto legal(const spec::betting::Betting& betting) const {
    return spec::betting::legal_bets(rules, betting);
  }
  auto play(const spec::betting::Betting& betting, const notation::Bet& bet) const {
    return spec::betting::bet(rules, betting, bet);
  }
  Stage stage(const spec::betting::Betting& betting) const {
    Stage stage;
    stage.table.hands = round.hands;
    stage.turn = betting.turn;
    stage.phase = betting.over ? "over" : "bet";
    for (const spec::betting::Stake& stake : betting.seats) {
      stage.money.push_back(stake.money);
      stage.put_in.push_back(stake.put_in());
    }
    return stage;
  }
};

Played play_bets(const Ruleset& ruleset, const notation::BetRound& round) {
  const spec::betting::Rules rules(ruleset);
  return play_line(Betting{rules, round},
                   spec::betting::begin(rules, round.dealer, round.money, round.ante), round.bets);
}

// ---- Hachi-Hachi --------------------------------------------------------------------------------

struct Hachi {
  const spec::hachi::Rules& rules;

  auto legal(const notation::HachiPosition& position) const {
    return spec::hachi::legal_moves(rules, position);
  }
  auto play(const notation::HachiPosition& position, const notation::HachiMove& move) const {
    return spec::hachi::play(rules, position, move);
  }
  Stage stage(const notation::HachiPosition& position) const {
    Stage stage;
    stage.table = {position.hands, position.captured, position.field, position.drawn,
                   position.stock};
    stage.turn = position.turn;
    stage.phase = notation::name(position.phase);
    for (const cards::CardSet captured : position.captured) {
      stage.made.push_back(made_of(spec::hachi::captured_combos(rules, captured)));
    }
    stage.money = position.match.money;
    stage.pot = position.match.pot;
    return stage;
  }
};

Played play_hachi(const Ruleset& ruleset, const notation::HachiRound& round) {
  const spec::hachi::Rules rules(ruleset);
  return play_line(
      Hachi{rules},
      round.position ? *round.position : spec::hachi::begin(rules, round.match, round.deal),
      round.line);
}

// ---- Any game -----------------------------------------------------------------------------------

Walk::Game game_of(const Witness& witness) {
  if (witness.bets) return Walk::Game::betting;
  return witness.hachi ? Walk::Game::hachi : Walk::Game::capturing;
}

std::size_t length(const Witness& witness) {
  if (witness.bets) return witness.bets->bets.size();
  if (witness.hachi) return witness.hachi->line.size();
  const bool from_deal = witness.deal && witness.situation != Situation::round;
  return from_deal || witness.position ? moves_of(witness).size() : 0;
}

Played play(const Ruleset& rules, const Witness& witness) {
  if (witness.bets) return play_bets(rules, *witness.bets);
  if (witness.hachi) return play_hachi(rules, *witness.hachi);
  return play_capturing(rules, witness);
}

std::vector<Choice> choices(const Witness& witness) {
  std::vector<Choice> sides;
  const auto& deal = witness.deal;
  if (deal && witness.situation != Situation::round) {
    sides.push_back({deal->edition, deal->rules, deal->players});
  }
  for (const Outcome& each : witness.outcomes) {
    sides.push_back({each.edition, each.rules, each.players});
  }
  return sides;
}

// The number of steps after which two sides first differ, or one of them cannot go on.
std::optional<std::size_t> difference(const Played& a, const Played& b) {
  if (!(a.start == b.start)) return 0;
  for (std::size_t i = 0; i < a.steps.size(); ++i) {
    if (i >= b.steps.size() || a.steps[i].player != b.steps[i].player ||
        !(a.steps[i].after == b.steps[i].after)) {
      return i + 1;
    }
  }
  return std::nullopt;
}

std::optional<std::size_t> parting(const Walk& walk, const std::vector<Played>& sides) {
  std::optional<std::size_t> first;
  const Played own{walk.start, walk.steps};
  for (const Played& side : sides) {
    const auto here = difference(own, side);
    if (here && (!first || *here < *first)) first = here;
  }
  return first;
}

}  // namespace

std::optional<Walk> walk(const Finding& finding, const Library& library) {
  const Witness& witness = finding.witness;
  if (length(witness) == 0) return std::nullopt;
  const std::vector<Choice> sides = choices(witness);
  std::vector<Played> played;
  for (const Choice& side : sides) played.push_back(play(side.ruleset(library), witness));
  const auto whole = std::find_if(played.begin(), played.end(), [&](const Played& each) {
    return each.steps.size() == length(witness);
  });
  if (whole == played.end()) return std::nullopt;
  const Choice& chosen = sides[static_cast<std::size_t>(whole - played.begin())];
  Walk walk{game_of(witness), chosen.edition, chosen.rules, whole->start, whole->steps, {}};
  walk.parts = parting(walk, played);
  return walk;
}

std::map<std::string, Walk> walks(const Report& report, const Library& library) {
  std::map<std::string, Walk> all;
  for (const Finding& finding : report.findings) {
    if (auto line = walk(finding, library)) all.emplace(finding.id, std::move(*line));
  }
  return all;
}

}  // namespace hanaproof::checker
