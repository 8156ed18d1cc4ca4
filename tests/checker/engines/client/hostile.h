// Engines that misbehave, and what the client is to say of them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "checker/engines/client/engine.h"
#include "checker/engines/lockstep/lockstep.h"
#include "checker/games/registry.h"
#include "model/cards/dice.h"
#include "model/editions/builtin.h"
#include "model/rulebook/library.h"
#include "model/spec/deal.h"
#include "model/spec/games/game.h"
#include "tests/paths.h"

namespace hanaproof::client::testing {

using lockstep::Difference;

inline constexpr Milliseconds kShort{2000};

inline const rulebook::Library& library() {
  static const rulebook::Library builtin(editions::builtin_editions());
  return builtin;
}

inline const rulebook::Ruleset& rules() {
  static const rulebook::Ruleset ruleset(library().at("hana-awase.pl"), {2, {}});
  return ruleset;
}

inline notation::Position start() {
  const spec::Rules executable(rules());
  std::vector<cards::Card> deck = cards::CardSet::all().cards();
  cards::Dice(3).shuffle(deck);
  return spec::deal(executable, 0, deck);
}

inline std::string hostile(const std::string& how) {
  return fmt::format("exec {} {}", paths::hostile_engine(), how);
}

// Limits for the process under test: a sanitizer's start takes its time.
inline Limits limits(Milliseconds reply = Milliseconds(120000)) {
  Limits limits;
  limits.start = Milliseconds(120000);
  limits.reply = reply;
  return limits;
}

// What comes of holding the engine against the spec for one move: a greeting, then moves, score and
// a move played.
inline std::optional<Difference> compared(Engine& engine) {
  engine.hello();
  const auto spec = spec::game(rules());
  const auto subject = game(engine, rules());
  const games::Position position = start();
  const auto move = spec->at(position)->moves().front();
  const auto failure = lockstep::follow({games::family(rules()), *spec, *subject},
                                        {.start = position, .moves = {move}});
  return failure ? std::optional(failure->difference) : std::nullopt;
}

struct HostileCase {
  const char* how;
  Fault fault;
  const char* text;  // part of what is said of it
};

// Of every kind of fault at least one.
inline const std::vector<HostileCase>& hostile_cases() {
  static const std::vector<HostileCase> all = {
      {"hang", Fault::hang, "no reply within 2000 ms"},
      {"hang-in-line", Fault::hang, "half a line"},
      {"abort", Fault::crash, "was killed by signal 9"},
      {"status", Fault::crash, "ended with status 3"},
      {"complain", Fault::crash, "said: out of cards"},
      {"leave", Fault::closed, "ended with status 0"},
      {"close", Fault::closed, "closed its output"},
      {"half-line", Fault::half_line, "10 bytes without a line end"},
      {"garbage", Fault::garbage, "not JSON"},
      {"empty-line", Fault::garbage, "not JSON"},
      {"list", Fault::garbage, "expected a JSON object"},
      {"fields", Fault::garbage, "\"moves\" is missing"},
      {"types", Fault::garbage, "\"moves\": expected a list of words"},
      {"deep", Fault::garbage, "nested too deeply"},
      {"big-number", Fault::garbage, "\"moves\" is missing"},
      {"many-moves", Fault::garbage, "expected at most 2048 entries"},
      {"long-word", Fault::garbage, "expected a list of words"},
      {"megabytes", Fault::too_long, "more than 1048576 bytes"},
      {"endless", Fault::too_long, "more than 1048576 bytes"},
      {"endless-lines", Fault::garbage, "hello there"},
      {"wrong-id", Fault::wrong_id, "\"id\": expected 2, not 12"},
      {"no-id", Fault::garbage, "\"id\": expected 2"},
      {"twice", Fault::wrong_id, "\"id\": expected 3, not 2"},
      {"not-utf8", Fault::not_utf8, "??"},
      {"nul", Fault::garbage, "not JSON"},
      {"error", Fault::error_reply, "no such game"},
      {"illegal-move", Fault::illegal_move, "is no move"},
      {"lose-card", Fault::illegal_successor, "lost: "},
      {"double-card", Fault::illegal_successor, "is there twice"},
      {"other-edition", Fault::illegal_successor, "another edition"},
      {"other-players", Fault::illegal_successor, "expected a list of 3"}};
  return all;
}

// The engine is asked with a limit that it is to exceed.
inline Limits limits_of(const HostileCase& one) {
  return limits(one.fault == Fault::hang ? kShort : Milliseconds(120000));
}

}  // namespace hanaproof::client::testing
