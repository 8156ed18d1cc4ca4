// What every command shares: its options, the editions at hand, how it ends.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command.h"
#include "model/rulebook/document.h"
#include "model/rulebook/library.h"
#include "model/rulebook/playable.h"

namespace hanaproof::cli {

using rulebook::is_base;

// Whether a word names a file rather than an edition at hand.
bool is_path(const std::string& text);

// Exit statuses (docs/commands/README.md).
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
  // The same for a command of games_table.h: a game for which it does not work is an EditionError
  // too.
  const rulebook::Edition& edition_for(std::string_view command, const std::string& id_or_path);

 private:
  std::unique_ptr<rulebook::Library> library_;
};

// One function a command: declares it within the program. `globals` outlives it.
void add_adapter(Command& program, Globals& globals);
void add_audit(Command& program, Globals& globals);
void add_cards(Command& program, Globals& globals);
void add_check(Command& program, Globals& globals);
void add_conform(Command& program, Globals& globals);
void add_contradictions(Command& program, Globals& globals);
void add_crosscheck(Command& program, Globals& globals);
void add_distances(Command& program, Globals& globals);
void add_editions(Command& program, Globals& globals);
void add_explain(Command& program, Globals& globals);
void add_graph(Command& program, Globals& globals);
void add_identify(Command& program, Globals& globals);
void add_lattice(Command& program, Globals& globals);
void add_lsp(Command& program, Globals& globals);
void add_odds(Command& program, Globals& globals);
void add_perft(Command& program, Globals& globals);
void add_prove(Command& program, Globals& globals);
void add_ranks(Command& program, Globals& globals);
void add_recheck(Command& program, Globals& globals);
void add_regress(Command& program, Globals& globals);
void add_replay(Command& program, Globals& globals);
void add_report(Command& program, Globals& globals);
void add_dossier(Command& program, Globals& globals);
void add_schema(Command& program, Globals& globals);
void add_serve(Command& program, Globals& globals);
void add_signature(Command& program, Globals& globals);
void add_solve(Command& program, Globals& globals);
void add_topics(Command& program, Globals& globals);
// Within `editions`.
void add_agreement(Command& editions, Globals& globals);
void add_alignment(Command& editions, Globals& globals);
void add_coverage(Command& editions, Globals& globals);
// To be added behind those that it names.
void add_help(Command& program);
// To be added last: it tells of all others.
void add_completion(Command& program, Globals& globals);

}  // namespace hanaproof::cli
