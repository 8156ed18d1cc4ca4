// Engines that are the command itself: `hanaproof serve`, at the other end of two pipes.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "checker/engines/client/engine.h"
#include "checker/engines/regress/hunt.h"
#include "model/editions/builtin.h"
#include "model/rulebook/library.h"
#include "tests/paths.h"

namespace hanaproof::cli::testing {

inline const rulebook::Library& library() {
  static const rulebook::Library builtin(editions::builtin_editions());
  return builtin;
}

inline std::string served(const std::string& arguments) {
  return fmt::format("exec {} serve {}", paths::hanaproof_command(), arguments);
}

// A process that is started when it is first asked.
struct Served {
  explicit Served(const std::string& command) : engine(command) {}
  client::Engine engine;
  regress::Opponent opponent = [this](const rulebook::Ruleset& rules) {
    return client::game(engine, rules);
  };
};

inline regress::Hunted hunted(Served& served, const std::vector<rulebook::Ruleset>& rulesets,
                              double seconds, std::uint64_t games = 0, std::uint64_t seed = 1) {
  regress::HuntOptions options;
  options.seconds = seconds;
  options.games = games;
  options.seed = seed;
  options.settle_seconds = 600;
  options.fault = [&]() -> std::optional<std::string> {
    const auto incident = served.engine.incident();
    served.engine.forget_incident();
    return incident ? std::optional(incident->text) : std::nullopt;
  };
  options.anew = [&] { served.engine.start_anew(); };
  options.repeats = [&](bool on) { served.engine.remember(on); };
  return regress::hunt(rulesets, served.opponent, library(), options);
}

}  // namespace hanaproof::cli::testing
