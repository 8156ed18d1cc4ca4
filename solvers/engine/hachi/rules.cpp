#include "solvers/engine/hachi/rules.h"

#include <array>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "model/rulebook/library.h"

namespace hanaproof::engine::hachi {

using rulebook::EditionError;

namespace {

// The engine plays nothing but these answers; null: no.
constexpr std::array<std::pair<const char*, const char*>, 9> kDemands = {
    {{"stay.too-few", "round-over"},
     {"play.must-match", nullptr},
     {"card.sake-cup", "animal"},
     {"capture.played.one", "duty"},
     {"capture.drawn.one", "duty"},
     {"capture.played.two", "one"},
     {"capture.drawn.two", "one"},
     {"capture.played.three", "all"},
     {"capture.drawn.three", "all"}}};

}  // namespace

Rules::Rules(const rulebook::Ruleset& ruleset) : AnswerReader(ruleset) {
  constexpr int kFewest = 3;
  constexpr int kMost = 7;
  const std::string& edition = ruleset.edition().id;
  if (players < kFewest || players > kMost) {
    throw EditionError(fmt::format("{}: the engine of Hachi-Hachi plays with {} to {} players",
                                   edition, kFewest, kMost));
  }
  for (const auto& [topic, answer] : kDemands) {
    if (answer ? is(topic, answer) : !yes(topic)) continue;
    throw EditionError(fmt::format("{}: the engine of Hachi-Hachi cannot play {} = {}", edition,
                                   topic, ruleset[topic].text()));
  }
  if (penalty_halves.empty()) penalty_halves = {0};
}

}  // namespace hanaproof::engine::hachi
