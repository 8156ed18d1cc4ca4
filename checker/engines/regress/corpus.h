// Recorded situations with what the spec says of them, as JSON Lines: the corpus of an edition.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "model/games/position.h"
#include "model/rulebook/library.h"
#include "model/rulebook/ruleset.h"

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

}  // namespace hanaproof::regress
