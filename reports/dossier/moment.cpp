#include "reports/dossier/moment.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <regex>

#include <fmt/format.h>

#include "model/cards/seat.h"
#include "reports/markup/listed.h"

namespace hanaproof::reports {

namespace {

using cards::at;
using checker::Stage;
using checker::Walk;
using checker::Witness;
using notation::Position;

// A line of a capturing game that was walked from its deal.
bool is_walked_round(const Witness& witness, const Walk* walk) {
  return walk && witness.situation == checker::Situation::round && witness.position &&
         walk->game == Walk::Game::capturing;
}

// How many steps lie before the moment.
std::size_t before_moment(const Walk& walk) {
  if (!walk.parts) return walk.steps.size();
  return *walk.parts == 0 ? 0 : *walk.parts - 1;
}

// Of the steps before the moment, those in which a hand card was played.
std::size_t turns_before(const Walk& walk, std::size_t taken) {
  std::size_t turns = 0;
  for (std::size_t i = 0; i < taken; ++i) turns += walk.at(i).phase == "play" ? 1U : 0U;
  return turns;
}

notation::Phase phase_of(const std::string& phase) {
  using enum notation::Phase;
  constexpr std::array kPhases = {play, choose, call, declare, over};
  return *std::ranges::find(kPhases, phase, [](notation::Phase each) { return name(each); });
}

Position position_at(const Position& deal, const Walk& walk, std::size_t taken) {
  const Stage& stage = walk.at(taken);
  Position position = deal;
  position.hands = stage.table.hands;
  position.captured = stage.table.captured;
  position.field = stage.table.field;
  position.drawn = stage.table.drawn;
  position.stock = stage.table.stock;
  position.turn = stage.turn;
  position.phase = phase_of(stage.phase);
  position.calls = notation::PerSeat<int>(position.hands.size());
  for (std::size_t i = 0; i < taken; ++i) {
    const Walk::Step& step = walk.steps[i];
    if (step.move == "koi-koi") ++position.calls[at(step.player)];
    if (step.move == "stop") position.stopped = step.player;
  }
  return position;
}

void add_drawn(const std::vector<cards::Card>& stock, std::size_t left, Scene& scene) {
  if (stock.size() <= left) return;
  const std::vector<cards::Card> drawn(stock.begin(),
                                       stock.end() - static_cast<std::ptrdiff_t>(left));
  scene.facts.push_back("The stock brings " + listed(drawn, " ", &cards::Card::code));
}

// The yaku that each seat has; at the end of a round without any, what its cards are worth.
std::vector<std::string> achieved(const Stage& stage) {
  std::vector<std::string> facts;
  for (std::size_t seat = 0; seat < stage.made.size(); ++seat) {
    if (stage.made[seat].empty()) continue;
    facts.push_back(fmt::format("player {} has made {}", seat,
                                listed(stage.made[seat], ", ", [](const checker::Made& made) {
                                  return fmt::format("{} {}", made.id, made.points);
                                })));
  }
  if (!facts.empty() || !stage.over()) return facts;
  for (std::size_t seat = 0; seat < stage.points.size(); ++seat)
    facts.push_back(fmt::format("player {} has cards worth {}", seat, stage.points[seat]));
  return facts;
}

// ---- What the sides make of it ------------------------------------------------------------------

// "after 12 moves player 1 has these: 92x94 93x94; not stop"
struct CannotGoOn {
  std::size_t moves = 0;
  std::string player, legal, illegal;
};

std::optional<CannotGoOn> cannot_go_on(const std::string& text) {
  static const std::regex pattern("after ([0-9]+) moves player ([0-9]+) has these: (.*); not (.+)");
  std::smatch found;
  if (!std::regex_match(text, found, pattern)) return std::nullopt;
  CannotGoOn side{0, found[2], found[3], found[4]};
  const std::string moves = found[1];
  std::from_chars(moves.data(), moves.data() + moves.size(), side.moves);
  return side;
}

// All moves are of one card where a drawn one has a choice.
bool is_choice(const std::string& legal) {
  for (std::size_t at = legal.find(' '); at != std::string::npos; at = legal.find(' ', at + 1)) {
    if (legal.compare(at + 1, 2, legal, 0, 2) != 0) return false;
  }
  return true;
}

std::string who_goes_on(const CannotGoOn& side) {
  if (side.legal == "koi-koi stop") return fmt::format("player {}: call", side.player);
  if (side.legal == "stop" || side.legal == "hiki pass" || is_choice(side.legal))
    return fmt::format("player {} may only: {}", side.player, side.legal);
  return fmt::format("player {}: play", side.player);
}

// What a step brings to those who go on after it.
std::string brought(const Stage& before, const Stage& after) {
  std::string text;
  for (std::size_t seat = 0; seat < after.table.captured.size(); ++seat) {
    const auto gained = after.table.captured[seat] - before.table.captured[seat];
    if (!gained.empty()) text += fmt::format("player {} captures {}; ", seat, gained.codes());
  }
  return text + fmt::format("player {}: {}", after.turn, after.phase);
}

}  // namespace

Scene moment_of(const Witness& witness, const Walk* walk) {
  if (!is_walked_round(witness, walk)) {
    Scene scene = scene_of(witness);
    // Who begins may be what is asked.
    if (witness.situation == checker::Situation::deal && scene.facts.size() > 1)
      scene.facts.erase(scene.facts.begin() + 1);
    if (witness.move && witness.position && witness.position->phase == notation::Phase::play &&
        witness.move->sort == notation::Move::Sort::card && !witness.position->stock.empty())
      add_drawn(witness.position->stock, witness.position->stock.size() - 1, scene);
    return scene;
  }
  const std::size_t taken = before_moment(*walk);
  Witness moment = witness;
  moment.position = position_at(*witness.position, *walk, taken);
  const bool goes_on = taken < walk->steps.size();
  if (goes_on) moment.move = notation::Move::parse(walk->steps[taken].move);
  Scene scene = scene_of(moment);
  const std::vector<std::string> facts = achieved(walk->at(taken));
  // The move is the last fact.
  scene.facts.insert(scene.facts.end() - (goes_on ? 1 : 0), facts.begin(), facts.end());
  if (const std::size_t turns = turns_before(*walk, taken); turns > 0)
    scene.facts.front() = fmt::format("After {} turns", turns);
  if (goes_on)
    add_drawn(walk->at(taken).table.stock, walk->at(taken + 1).table.stock.size(), scene);
  return scene;
}

std::vector<std::string> accounts_of(const Witness& witness, const Walk* walk) {
  std::vector<std::string> texts;
  for (const checker::Outcome& outcome : witness.outcomes) texts.push_back(outcome.text);
  if (!is_walked_round(witness, walk) || !walk->parts || *walk->parts == 0) return texts;
  const std::size_t parts = *walk->parts;
  std::vector<std::optional<CannotGoOn>> stopped;
  for (const std::string& text : texts) stopped.push_back(cannot_go_on(text));
  const auto stops_after = [&](std::size_t moves) {
    return std::ranges::any_of(stopped,
                               [&](const auto& each) { return each && each->moves == moves; });
  };
  const bool by_what_is_legal = stops_after(parts - 1);
  const Stage& after = walk->at(parts);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (stopped[i] && stopped[i]->moves + 1 == parts) {
      texts[i] = fmt::format("player {} may not: {}", stopped[i]->player, stopped[i]->illegal);
    } else if (stopped[i] && stopped[i]->moves == parts) {
      texts[i] = who_goes_on(*stopped[i]);
    } else if (by_what_is_legal) {
      texts[i] = "the move is allowed";
    } else if (stops_after(parts) && !after.over()) {
      texts[i] = brought(walk->at(parts - 1), after);
    }
  }
  return texts;
}

}  // namespace hanaproof::reports
