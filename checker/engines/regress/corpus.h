// Recorded situations with what the spec says of them, as JSON Lines: the corpus of an edition.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "checker/engines/protocol/messages.h"
#include "model/games/position.h"
#include "model/rulebook/library.h"
#include "model/rulebook/ruleset.h"
#include "model/spec/games/game.h"

namespace hanaproof::regress {

struct Entry {
  // A deal that was opened (`position` to `next`), or a position with what is legal in it, what it
  // is worth, and, unless it is over, one move with what it leads to.
  bool opens = false;
  games::Position position;
  std::vector<std::string> moves = {};
  std::string move = {};
  std::optional<games::Position> next = {};
  std::optional<games::Score> score = {};
  friend bool operator==(const Entry&, const Entry&) = default;
};

struct Corpus {
  std::string edition;
  std::string version;  // of hanaproof, that recorded it
  std::uint64_t seed = 1;
  std::vector<Entry> entries = {};
  std::string name = "corpus";  // of the file, for errors
};

// Of what was recorded, not of who recorded it when: 16 hexadecimal digits.
std::string signature(const Corpus& corpus);

// The first line says what it is, each other one is an entry.
std::string to_json_lines(const Corpus& corpus);
// Of each line: the first is the head.
std::string corpus_schema();
// Throws notation::NotationError with name and line: no corpus, or one whose signature is not its
// own.
Corpus corpus_from_json_lines(std::string_view text, const std::string& name = "corpus");

rulebook::Ruleset rules_of(const rulebook::Library& library, const Entry& entry);

// Clauses in force that the spec consults for an entry, by id.
std::set<std::string> clauses_of(const rulebook::Library& library, const Entry& entry);
// The same by its number, from 0. Throws notation::NotationError with name and line for one that
// these editions do not have: an edition, a rule or a situation.
std::set<std::string> clauses_of(const rulebook::Library& library, const Corpus& corpus,
                                 std::size_t entry);

// Plays the edition at every scope, steered towards what has not come up, and keeps as few
// situations as show all clauses that came up. `games`: per scope. The same seed records the same.
Corpus record(const rulebook::Edition& edition, const std::string& version, std::uint64_t seed,
              int games);

// ---- The spec asked what a corpus keeps of a situation ------------------------------------------

// Has the spec forget what it was asked before, and asks it: to open a deal, or what is legal in a
// position, what that is worth, and what a move leads to. Where it leads; without a move the
// position. Throws what the spec throws.
games::Position consult(const spec::Game& spec, bool opens, const games::Position& position,
                        const std::optional<games::Move>& move);

// The clauses in force that the spec was asked for since it last forgot, by id.
std::set<std::string> clauses_asked(const spec::Game& spec);

// ---- An engine put to a corpus: which entries it passes, and which clauses ----------------------

// Sends a request and gives the reply; throws what says that there is none.
using Ask = std::function<protocol::Body(const protocol::Request&)>;

// What is said of the situation of an entry, as far as it was told.
struct Replies {
  std::optional<std::vector<std::string>> moves = {};
  std::optional<games::Position> next = {};
  std::optional<games::Score> score = {};
  std::string fault = {};             // why nothing more was
  std::set<std::string> silent = {};  // members that are compared with nothing
};
// All that the entry has an answer to and somebody tells.
Replies replies(const Entry& entry, const Ask& ask, const games::Tells& tells = {});
// What the entry has recorded.
Replies recorded(const Entry& entry);

inline constexpr const char* kFault = "error";

// Where an engine differs from what was recorded, or gave no answer.
struct Mismatch {
  std::size_t entry = 0;  // from 1, as the corpus lists them
  std::string what;       // "moves", "next", "score", or kFault
  std::string recorded;
  std::string engine;  // of a fault: which
  bool is_fault() const { return what == kFault; }
};

// Where answers differ from what is expected. `rules`: of the situation.
std::vector<Mismatch> mismatches(const rulebook::Ruleset& rules, const Replies& expected,
                                 const Replies& given);

struct ClauseResult {
  std::uint64_t passed = 0;              // entries
  std::vector<std::size_t> failed = {};  // entries, from 1
};

struct CorpusRun {
  std::uint64_t entries = 0;
  std::uint64_t skipped = 0;        // deals, where the engine does not open any
  std::uint64_t other_players = 0;  // skipped: for numbers of players that the engine does not play
  bool interrupted = false;         // the entries after these were not put to it
  std::vector<Mismatch> mismatches = {};
  std::map<std::size_t, Replies> replies = {};  // by entry, from 1
  // By clause: the entries for which the spec consults it.
  std::map<std::string, ClauseResult> clauses = {};

  bool passed() const { return mismatches.empty(); }
};

// `opens`: whether the engine can be asked to open a deal. `players`: the numbers of players that
// it plays with; empty: all. `tells`: what else it can be asked for, and keeps. `progress` hears
// how many entries are done with, and of how many. Throws notation::NotationError for an entry that
// these editions do not have.
CorpusRun run(const Corpus& corpus, const rulebook::Library& library, const Ask& ask, bool opens,
              const std::vector<int>& players = {}, const games::Tells& tells = {},
              const std::function<void(std::size_t, std::size_t)>& progress = {});

}  // namespace hanaproof::regress
