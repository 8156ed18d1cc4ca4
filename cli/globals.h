// What every command shares: its options, the editions at hand, how it ends.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "model/rulebook/document.h"
#include "model/rulebook/library.h"

namespace hanaproof::cli {

// Exit statuses (docs/commands.md).
enum Exit : int {
  done = 0,
  does_not_hold = 1,
  bad_input = 2,
  failed = 3,
  disagreement = 4,
  interrupted = 130
};

struct Globals {
  bool json = false;
  bool quiet = false;        // no progress
  std::string editions_dir;  // instead of the built-in editions
  int status = Exit::done;   // what the command ends with

  // The editions at hand, read at the first call. Throws EditionError.
  rulebook::Library& library();
  std::vector<rulebook::Document> documents() const;
  // An edition by id, or a user's own file by its path. Throws EditionError.
  const rulebook::Edition& edition(const std::string& id_or_path);
  // The same for commands of the engine protocol: base rules without a game are an EditionError.
  const rulebook::Edition& asked_edition(const std::string& id_or_path);
  // The same for commands that play cards out: a betting game is an EditionError too.
  const rulebook::Edition& capturing_edition(const std::string& id_or_path);

 private:
  std::unique_ptr<rulebook::Library> library_;
};

// One function a command: adds it to the application. `globals` outlives it.
void add_check(CLI::App& app, Globals& globals);
void add_conform(CLI::App& app, Globals& globals);
void add_contradictions(CLI::App& app, Globals& globals);
void add_crosscheck(CLI::App& app, Globals& globals);
void add_editions(CLI::App& app, Globals& globals);
void add_explain(CLI::App& app, Globals& globals);
void add_graph(CLI::App& app, Globals& globals);
void add_lattice(CLI::App& app, Globals& globals);
void add_odds(CLI::App& app, Globals& globals);
void add_perft(CLI::App& app, Globals& globals);
void add_prove(CLI::App& app, Globals& globals);
void add_ranks(CLI::App& app, Globals& globals);
void add_regress(CLI::App& app, Globals& globals);
void add_replay(CLI::App& app, Globals& globals);
void add_report(CLI::App& app, Globals& globals);
void add_serve(CLI::App& app, Globals& globals);
void add_solve(CLI::App& app, Globals& globals);
void add_topics(CLI::App& app, Globals& globals);

}  // namespace hanaproof::cli
