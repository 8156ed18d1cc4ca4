// What a position may leave out, and what it then means: the table in docs/positions.md, held
// against the readers and the server.
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "checker/engines/protocol/server.h"
#include "checker/games/registry.h"
#include "model/cards/dice.h"
#include "model/cards/seat.h"
#include "model/notation/bet_position.h"
#include "model/notation/position_json.h"
#include "model/spec/deal.h"
#include "model/spec/games/game.h"
#include "model/spec/play.h"
#include "tests/books.h"
#include "tests/paths.h"

namespace hanaproof::protocol {
namespace {

using cards::Card;
using cards::CardSet;
using cards::Dice;
using nlohmann::json;
using Answers = std::map<std::string, std::string>;
using ::testing::IsSupersetOf;

// ---- The table ----------------------------------------------------------------------------------

struct Row {
  std::string game, field;
  bool can_be_refused;
};

// | game | `field` | stands for | refused |
std::vector<Row> left_out_table() {
  std::ifstream page(paths::source_dir() + "/docs/positions.md");
  std::vector<Row> rows;
  bool here = false;
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("## ")) here = line == "## What may be left out";
    if (!here || !line.starts_with("| ") || line.find('`') == std::string::npos) continue;
    std::vector<std::string> cells;
    std::istringstream words(line.substr(2));
    for (std::string cell; std::getline(words, cell, '|');) {
      cells.push_back(cell.substr(cell.find_first_not_of(' ') == std::string::npos
                                      ? cell.size()
                                      : cell.find_first_not_of(' ')));
      while (cells.back().ends_with(' ')) cells.back().pop_back();
    }
    // Several fields may share a row.
    std::istringstream names(cells.at(1));
    for (std::string name; std::getline(names, name, ',');) {
      const auto from = name.find('`') + 1;
      rows.push_back({cells.at(0), name.substr(from, name.rfind('`') - from), cells.at(3) != "-"});
    }
  }
  return rows;
}

std::set<std::string> listed(const std::string& game, bool refused_only) {
  std::set<std::string> found;
  for (const Row& row : left_out_table()) {
    if (row.game == game && (row.can_be_refused || !refused_only)) found.insert(row.field);
  }
  return found;
}

// ---- Which fields are optional ------------------------------------------------------------------

json::json_pointer path_of(std::string field) {
  std::ranges::replace(field, '.', '/');
  return json::json_pointer("/" + field);
}

json without(json position, const std::string& field) {
  const auto path = path_of(field);
  position[path.parent_pointer()].erase(path.back());
  return position;
}

// The fields of a position that has all of them, those of objects in it too.
std::vector<std::string> all_fields(const json& position) {
  std::vector<std::string> all;
  for (const auto& [key, value] : position.items()) {
    all.push_back(key);
    if (!value.is_object() || key == "rules") continue;
    for (const auto& [inner, part] : value.items()) all.push_back(key + "." + inner);
  }
  return all;
}

template <class Read>
std::set<std::string> optional_fields(const std::string& position, Read read) {
  const json whole = json::parse(position);
  std::set<std::string> optional;
  for (const std::string& field : all_fields(whole)) {
    try {
      read(without(whole, field).dump());
      optional.insert(field);
    } catch (const notation::NotationError& error) {
      EXPECT_THAT(error.what(), ::testing::HasSubstr("is missing")) << field;
    }
  }
  return optional;
}

notation::Position with_everything() {
  notation::Position position = notation::Position::empty("x", 2);
  position.rules = {{"call.offered", "at-once"}};
  position.deck = {};
  position.teams = {0, 0};
  position.drawn = cards::kLightning;
  position.calls = {1, 1};
  position.called_at = {1, 1};
  position.called_yaku = {{"tan"}, {"tan"}};
  position.forfeited = {1, 1};
  position.round = 2;
  position.last_call = 0;
  position.november_played = {true, true};
  position.wild = notation::Wild{0, cards::kLightning, {cards::kLightning}};
  position.barred = {1};
  position.before_draw = true;
  position.stopped = 0;
  position.hand_winners = {0};
  return position;
}

TEST(LeftOut, EveryOptionalFieldOfACapturingGameIsInTheTable) {
  json position = json::parse(notation::to_json(with_everything()));
  position["void"] = true;
  EXPECT_EQ(optional_fields(position.dump(), notation::position_from_json),
            listed("capturing", false));
}

TEST(LeftOut, EveryOptionalFieldOfABettingGameIsInTheTable) {
  const json position = json::parse(
      R"({"edition":"x","rules":{},"players":2,"dealer":0,"money":[9,9],"ante":1,"bets":[],)"
      R"("hands":[["31","81"],["33","93"]],"turn":0,"phase":"bet","left":[8,8],"put_in":[1,1],)"
      R"("folded":[false,false]})");
  auto optional = optional_fields(position.dump(), notation::bet_position_from_json);
  // The standing is there as a whole or not at all.
  json bare = position;
  for (const char* field : {"turn", "phase", "left", "put_in", "folded"}) {
    EXPECT_FALSE(optional.contains(field)) << field;
    optional.insert(field);
    bare.erase(field);
  }
  EXPECT_NO_THROW(notation::bet_position_from_json(bare.dump()));
  EXPECT_EQ(optional, listed("betting", false));
}

TEST(LeftOut, EveryOptionalFieldOfHachiHachiIsInTheTable) {
  notation::HachiPosition position;
  position.rules = {{"combo.declare", "must"}};
  position.match.players = 3;
  for (auto* list : {&position.match.money, &position.match.debt, &position.match.last,
                     &position.match.won, &position.penalties}) {
    *list = {1, 1, 1};
  }
  position.match.waiting = {notation::FieldSort::grand};
  position.match.pot = position.match.track = position.match.bank = 1;
  position.match.over = true;
  position.deal = {.hands = std::vector<CardSet>(3),
                   .field = {cards::kLightning},
                   .blank = 0,
                   .mixed = CardSet::all().cards()};
  position.mizu_ten = true;
  position.stances.assign(3, notation::Stance::open);
  position.oya = 0;
  position.shown.assign(3, {"red"});
  position.hands.resize(3);
  position.captured.resize(3);
  position.stock = {cards::kLightning};
  position.drawn = cards::kLightning;
  position.before = {"aotan"};
  position.kan_before = 7;
  position.sage.assign(3, true);
  position.last_sage = 0;
  position.cancelled.assign(3, true);
  position.end = notation::HachiEnd::yoshi;
  position.winner = 0;
  EXPECT_EQ(optional_fields(notation::to_json(position), notation::hachi_from_json),
            listed("Hachi-Hachi", false));
}

// ---- What is left out is never taken for something else -----------------------------------------

json reply_to(Server& server, const std::string& what, const json& position,
              const json& move = {}) {
  json request = {{"id", 1}, {"do", what}, {"position", position}};
  if (!move.is_null()) request["move"] = move;
  return json::parse(server.answer(request.dump()));
}

// All that is said of it here and after one move.
json told(Server& server, const json& position) {
  const json moves = reply_to(server, "moves", position);
  json all = {moves, reply_to(server, "score", position)};
  if (moves.contains("error") || moves["moves"].empty()) return all;
  const json next = reply_to(server, "play", position, moves["moves"].back());
  all.push_back(reply_to(server, "moves", next.value("position", json())));
  return all;
}

// Fields that can be left out of a position without a word, though they can be refused in others.
bool speaks_for_itself(const json& position, const std::string& field) {
  const std::string phase = position["phase"];
  if (field == "wild") return phase != "declare";
  if (field == "before" || field == "kan_before") return phase == "choose" || phase == "call";
  return false;
}

class Eraser {
 public:
  explicit Eraser(std::string game) : fields_(listed(game, true)) {}

  // Each of the fields that the position has is refused where it is missing, or follows.
  void visit(const json& position) {
    const json whole = told(server_, position);
    ASSERT_FALSE(whole[0].contains("error")) << whole[0] << position;
    for (const std::string& field : fields_) {
      if (!position.contains(path_of(field)) || speaks_for_itself(position, field)) continue;
      erased_.insert(field);
      const json moves = reply_to(server_, "moves", without(position, field));
      if (moves.contains("error")) {
        refused_.insert(field);
      } else {
        EXPECT_EQ(told(server_, without(position, field)), whole) << field << " in " << position;
      }
    }
  }

  const std::set<std::string>& fields() const { return fields_; }
  const std::set<std::string>& refused() const { return refused_; }

 private:
  std::set<std::string> fields_;
  Server server_{{&books::builtin(), With::spec, {}, "1"}};
  std::set<std::string> erased_;
  std::set<std::string> refused_;
};

// Goes on more often than not.
void play_on(const spec::Rules& rules, notation::Position position, Dice& dice, Eraser& eraser) {
  for (;;) {
    eraser.visit(json::parse(notation::to_json(position)));
    const auto legal = spec::legal_moves(rules, position);
    if (legal.empty()) return;
    const bool goes_on = position.phase == notation::Phase::call && dice.chance(90);
    position = spec::play(
        rules, position,
        goes_on ? legal.front() : legal[cards::at(dice.roll(static_cast<int>(legal.size())))]);
  }
}

struct Variant {
  const char* edition;
  int players;
  Answers answers;
};

TEST(LeftOut, NothingIsTakenForSomethingElseInCapturingGames) {
  Eraser eraser("capturing");
  Dice dice(3);
  for (const auto& [edition, players, answers] : std::vector<Variant>{
           {"robin-red.koi-koi.en", 2, {{"call.trigger", "more-points"}}},
           {"robin-red.koi-koi.en", 2, {{"call.trigger", "new-yaku"}}},
           {"robin-red.koi-koi.en", 2, {{"call.trigger", "any-turn"}, {"call.offered", "at-once"}}},
           {"robin-red.koi-koi.en", 2, {{"call.opponent-cancels", "at-once"}}},
           {"robin-red.koi-koi.en", 2, {{"round.exhausted.after-call", "yaku-score"}}},
           {"oishi-tengudo.koi-koi", 3, {{"payment.after-call", "last-caller-alone"}}},
           {"oishi-tengudo.koi-koi", 4, {{"teams.seats", "opposite"}}}}) {
    const spec::Rules rules(
        rulebook::Ruleset(books::builtin().at(edition), {players, {}}, answers));
    std::vector<Card> deck = CardSet::all().cards();
    for (int round = 0; round < 12; ++round) {
      dice.shuffle(deck);
      play_on(rules, spec::deal(rules, 0, deck), dice, eraser);
    }
  }
  // The deck in the order of its codes gives whole months to everybody.
  for (const Answers& answers :
       {Answers{{"hand.four-of-month", "wins"}, {"hand.both-win", "both-score"}},
        Answers{{"hand.four-of-month", "nothing"}, {"field.four-of-month", "void"}}}) {
    const spec::Rules rules(
        rulebook::Ruleset(books::builtin().at("robin-red.koi-koi.en"), {2, {}}, answers));
    eraser.visit(json::parse(notation::to_json(spec::deal(rules, 0, CardSet::all().cards()))));
  }
  // All that comes of positions made by hand, among them choices and objections.
  for (const auto& file :
       std::filesystem::directory_iterator(paths::source_dir() + "/tests/perft")) {
    const json made = json::parse(std::ifstream(file.path()))["position"];
    const auto start = notation::position_from_json(made.dump());
    const spec::Rules rules(
        rulebook::Ruleset(books::builtin().at(start.edition), {start.players, {}}, start.rules));
    for (int line = 0; line < 12; ++line) play_on(rules, start, dice, eraser);
  }
  // The lightning goes for one of three January cards; the other player, who holds the fourth, may
  // object.
  const spec::Rules wild(rulebook::Ruleset(
      books::builtin().at("robin-red.sakura.en"), {2, {"wildcard"}},
      {{"hiki.against-wildcard", "may"}, {"deal.hand-size", "2"}, {"deal.field-size", "3"}}));
  auto against = notation::position_from_json(
      R"({"edition":"robin-red.sakura.en","players":2,"dealer":0,"deck":["11","12","13","14","21",)"
      R"("32","41","51","61","71","B4"],"hands":[["B4","21"],["11","32"]],"field":["12","13",)"
      R"("14"],"stock":["41","51","61","71"],"captured":[[],[]],"turn":0,"phase":"play"})");
  against.rules = wild.ruleset().changes();
  against = spec::play(wild, against, *notation::Move::parse("B4x12"));
  ASSERT_EQ(against.phase, notation::Phase::declare);
  play_on(wild, against, dice, eraser);
  EXPECT_THAT(eraser.refused(), IsSupersetOf(eraser.fields()));
}

TEST(LeftOut, WhatFollowsFromBetsIsDerivedAsAWhole) {
  Server server({&books::builtin(), With::spec, {}, "1"});
  json position = json::parse(
      R"({"edition":"robin-red.sutda.en","players":2,"dealer":0,"money":[20,20],"ante":1,)"
      R"("bets":[],"hands":[["31","81"],["33","93"]]})");
  const json asked = told(server, position);
  const json next = reply_to(server, "play", position, "raise:2")["position"];
  json bare = next;
  for (const std::string& field : listed("betting", true)) {
    EXPECT_EQ(reply_to(server, "moves", without(next, field))["error"],
              "position: \"" + field + "\" is missing");
    bare.erase(field);
  }
  EXPECT_EQ(told(server, bare), told(server, next));
  EXPECT_FALSE(asked[0].contains("error"));
}

TEST(LeftOut, NothingIsTakenForSomethingElseInHachiHachi) {
  constexpr std::uint64_t kMatches = 4;
  Eraser eraser("Hachi-Hachi");
  const Answers answers = {
      {"combo.declare", "must"}, {"stay.nobody", "paid-back"}, {"sage.cancel", "play-on"}};
  for (const int players : {3, 5, 7}) {
    const auto spec = spec::game(rulebook::Ruleset(books::builtin().at("oishi-tengudo.hachi-hachi"),
                                                   {players, {}}, answers));
    for (std::uint64_t seed = 1; seed <= kMatches; ++seed) {
      const auto playout = games::hachi().playout(*spec, seed);
      std::unique_ptr<games::State> state;
      while (const auto deal = playout->deal(state ? &state->position() : nullptr)) {
        state = spec->open(*deal);
        for (auto legal = state->moves();; legal = state->moves()) {
          eraser.visit(json::parse(games::to_json(state->position())));
          if (legal.empty()) break;
          playout->others();
          state = state->after(playout->choose(state->position(), legal));
        }
      }
    }
  }
  EXPECT_THAT(eraser.refused(), IsSupersetOf(eraser.fields()));
}

}  // namespace
}  // namespace hanaproof::protocol
