#include "checker/editions/played_line.h"

#include <algorithm>

#include "checker/editions/compare/enact.h"
#include "checker/editions/replay.h"

namespace hanaproof::checker {

namespace {

// ---- What is shown of a state -------------------------------------------------------------------

Stage table_of(const auto& position) {
  Stage stage;
  stage.table = {{position.hands.begin(), position.hands.end()},
                 {position.captured.begin(), position.captured.end()},
                 position.field,
                 position.drawn,
                 position.stock};
  stage.turn = position.turn;
  stage.phase = notation::name(position.phase);
  return stage;
}

void add_made(Stage& stage, const games::Score& score) {
  for (const auto& yaku : score.yaku) {
    auto& made = stage.made.emplace_back();
    for (const auto& each : yaku) made.push_back({each.id, each.points});
  }
}

Stage stage_of(const games::State& state, const notation::Position& position) {
  Stage stage = table_of(position);
  const games::Score score = state.score();
  add_made(stage, score);
  stage.points = score.points;
  stage.result = score.result;
  stage.payment = score.payment;
  return stage;
}

Stage stage_of(const games::State&, const notation::BetPosition& position) {
  const notation::Betting& betting = position.betting.value();
  Stage stage;
  stage.table.hands = position.round.hands;
  stage.turn = betting.turn;
  stage.phase = betting.over ? "over" : "bet";
  for (const notation::Stake& stake : betting.seats) {
    stage.money.push_back(stake.money);
    stage.put_in.push_back(stake.put_in());
  }
  return stage;
}

Stage stage_of(const games::State& state, const notation::HachiPosition& position) {
  Stage stage = table_of(position);
  add_made(stage, state.score());
  stage.money = position.match.money;
  stage.pot = position.match.pot;
  return stage;
}

Stage stage_of(const games::State& state) {
  return std::visit([&](const auto& position) { return stage_of(state, position); },
                    state.position());
}

// ---- A line -------------------------------------------------------------------------------------

// The line that is walked: to a decision or a pile from the deal on, if it is known.
games::Line walked(const Witness& witness, const rulebook::Ruleset& rules) {
  if (witness.bets || witness.hachi || witness.situation == Situation::round) {
    return line_of(witness, rules);
  }
  games::Line line{.moves = witness.line};
  if (witness.situation == Situation::decision && witness.move) {
    line.moves.push_back(*witness.move);
  }
  line.start = witness.deal ? *witness.deal : *witness.position;
  return line;
}

Walk::Game game_of(const Witness& witness) {
  if (witness.bets) return Walk::Game::betting;
  return witness.hachi ? Walk::Game::hachi : Walk::Game::capturing;
}

// By the rules of one side, as far as the line is legal.
Walk play(const Outcome& side, const Witness& witness, const rulebook::Library& library) {
  const rulebook::Ruleset rules = rules_of(side, library);
  const auto spec = spec_for(witness, rules);
  const games::Line line = walked(witness, rules);
  Walk played{game_of(witness), side.edition, side.rules, stage_of(*games::start(*spec, line)), {}};
  int turn = played.start.turn;
  games::follow(*spec, line, [&](const auto&, const auto& move, const auto& after) {
    played.steps.push_back({turn, move.text(), stage_of(after)});
    turn = played.steps.back().after.turn;
  });
  return played;
}

// Of the line that is walked, in moves.
std::size_t length(const Witness& witness) {
  if (witness.bets) return witness.bets->bets.size();
  if (witness.hachi) return witness.hachi->line.size();
  const bool from_deal = witness.deal && witness.situation != Situation::round;
  if (!from_deal && !witness.position) return 0;
  const bool decided = witness.situation == Situation::decision && witness.move;
  return witness.line.size() + (decided ? 1 : 0);
}

// Whose rules the line may be played by: those of the deal, then those of each side.
std::vector<Outcome> choices(const Witness& witness) {
  std::vector<Outcome> sides = witness.outcomes;
  const auto& deal = witness.deal;
  if (deal && witness.situation != Situation::round) {
    sides.insert(sides.begin(), {{}, deal->edition, deal->rules, deal->players, {}});
  }
  return sides;
}

// The number of steps after which two sides first differ, or one of them cannot go on.
std::optional<std::size_t> difference(const Walk& a, const Walk& b) {
  if (!(a.start == b.start)) return 0;
  for (std::size_t i = 0; i < a.steps.size(); ++i) {
    if (i >= b.steps.size() || a.steps[i].player != b.steps[i].player ||
        !(a.steps[i].after == b.steps[i].after)) {
      return i + 1;
    }
  }
  return std::nullopt;
}

std::optional<std::size_t> parting(const Walk& own, const std::vector<Walk>& sides) {
  std::optional<std::size_t> first;
  for (const Walk& side : sides) {
    const auto here = difference(own, side);
    if (here && (!first || *here < *first)) first = here;
  }
  return first;
}

}  // namespace

std::optional<Walk> walk(const Finding& finding, const rulebook::Library& library) {
  const Witness& witness = finding.witness;
  if (length(witness) == 0) return std::nullopt;
  std::vector<Walk> played;
  for (const Outcome& side : choices(witness)) played.push_back(play(side, witness, library));
  const auto whole = std::ranges::find_if(
      played, [&](const Walk& each) { return each.steps.size() == length(witness); });
  if (whole == played.end()) return std::nullopt;
  Walk walk = *whole;
  walk.parts = parting(*whole, played);
  return walk;
}

std::map<std::string, Walk> walks(const Report& report, const rulebook::Library& library) {
  std::map<std::string, Walk> all;
  for (const Finding& finding : report.findings) {
    if (auto line = walk(finding, library)) all.emplace(finding.id, std::move(*line));
  }
  return all;
}

}  // namespace hanaproof::checker
