#include "cli/regress.h"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/engines/client/engine.h"
#include "cli/numbers.h"
#include "cli/shown.h"

namespace hanaproof::cli {

Option& EngineOptions::add_to(Command& app) {
  Option& engine =
      app.option("--engine", &command,
                 "The command that starts the engine, for the shell (docs/engine-protocol.md)");
  app.option("--as", &as,
             "The edition that the engine is told it plays, where it knows yours by another id");
  app.option("--start-seconds", &start_seconds, "How long its first reply may take",
             shown_default(number_above(0)));
  app.option("--reply-seconds", &reply_seconds, "How long every other reply may take",
             shown_default(number_above(0)));
  app.option("--ignore", &ignored, "What is not compared, besides what the engine does not keep",
             {.takes_many = true,
              .choices = {"payment", "result", "points", "yaku", "moves", "calls", "called_at",
                          "called_yaku", "last_call", "november_played"}});
  return engine;
}

client::Limits EngineOptions::limits(client::Stop stop) const {
  const auto milliseconds = [](double seconds) {
    return std::chrono::ceil<client::Milliseconds>(std::chrono::duration<double>(seconds));
  };
  client::Limits limits;
  limits.start = milliseconds(start_seconds);
  limits.reply = milliseconds(reply_seconds);
  limits.stop = std::move(stop);
  return limits;
}

client::Engine EngineOptions::engine(client::Stop stop) const {
  client::Engine engine(command, limits(std::move(stop)));
  engine.ignore({ignored.begin(), ignored.end()});
  engine.tell(as);
  return engine;
}

std::vector<std::string> EngineOptions::words() const {
  const EngineOptions usual;
  std::vector<std::string> all = {"--engine", command};
  if (!as.empty()) all.insert(all.end(), {"--as", as});
  const auto add = [&](const char* option, double given, double without) {
    if (given != without) all.insert(all.end(), {option, fmt::format("{}", given)});
  };
  for (const std::string& field : ignored) all.insert(all.end(), {"--ignore", field});
  add("--start-seconds", start_seconds, usual.start_seconds);
  add("--reply-seconds", reply_seconds, usual.reply_seconds);
  return all;
}

void expect_plays(client::Engine& engine, const std::string& edition) {
  const std::string& asked = engine.told().empty() ? edition : engine.told();
  try {
    if (engine.does_play(asked)) return;
  } catch (const client::EngineFault&) {
    // What is asked next shows whether it does anything at all; this is no part of that.
    engine.forget_incident();
    return;
  }
  throw rulebook::EditionError(
      fmt::format("the engine says that it plays {}: expected {} among them",
                  fmt::join(engine.hello().editions, ", "), asked));
}

std::vector<int> players_played(client::Engine& engine) {
  try {
    return engine.hello().players;
  } catch (const client::EngineFault&) {
    engine.forget_incident();
    return {};
  }
}

std::string shell_word(const std::string& text) {
  const bool plain = std::ranges::all_of(text, [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
           std::string_view("-_./:=,@%+").find(c) != std::string_view::npos;
  });
  if (plain && !text.empty()) return text;
  return shell_quoted(text);
}

std::string command_line(const std::vector<std::vector<std::string>>& parts) {
  std::string line = "hanaproof";
  for (const auto& words : parts) {
    for (const std::string& word : words) line.append(" ").append(shell_word(word));
  }
  return line;
}

std::vector<std::string> edition_words(const Globals& globals, const std::string& typed,
                                       const std::string& id) {
  std::vector<std::string> words;
  if (typed != id) words = {"--edition", typed};
  if (!globals.editions_dir.empty()) {
    words.insert(words.end(), {"--editions", globals.editions_dir});
  }
  return words;
}

regress::Opponent opponent(client::Engine& engine) {
  return [&engine](const rulebook::Ruleset& rules) { return client::game(engine, rules); };
}

std::vector<rulebook::Ruleset> rulesets(Globals& globals, const RuleOptions& options, bool scopes) {
  const rulebook::Edition& edition = globals.asked_edition(options.edition);
  const auto rules = chosen_rules(options.rules);
  std::vector<rulebook::Ruleset> all;
  if (!scopes) {
    all.emplace_back(edition, rulebook::Scope{players_of(edition, options.players), {}}, rules);
    return all;
  }
  for (const rulebook::Scope& scope : rulebook::scopes(edition)) {
    if (!options.players || scope.players == *options.players) {
      all.emplace_back(edition, scope, rules);
    }
  }
  if (all.empty()) players_of(edition, options.players);
  return all;
}

void add_regress(Command& app, Globals& globals) {
  Command& command =
      app.command("regress", "Test an engine of your own against the specifications");
  add_regress_fuzz(command, globals);
  add_regress_record(command, globals);
  add_regress_run(command, globals);
  add_regress_log(command, globals);
  add_regress_perft(command, globals);
}

}  // namespace hanaproof::cli
