// An edition: one rulebook in one language, as a list of clauses.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "model/rulebook/clause.h"

namespace hanaproof::rulebook {

inline constexpr int kMostPlayers = 12;  // that a rulebook can speak of

// A sentence or table row that states no rule, and why it needs no clause.
struct Excuse {
  Citation source;
  std::string kind;  // one of excuse_kinds()
  std::string note;
  FilePosition position;
};

const std::vector<std::string>& excuse_kinds();

struct Edition {
  std::string id;
  std::string title;
  std::string game;      // "koi-koi", "base"
  std::string language;  // "fr"
  std::string document;
  std::string file;          // the path it was read from, as given
  bool custom = false;       // what is customary at tables, printed in no book
  bool sheet = false;        // what players of an engine or a web page read; no book either
  std::string inherits;      // the edition whose clauses this one replaces, or empty
  std::string supplements;   // the edition that this one adds to, or empty
  std::vector<int> players;  // numbers it can be played by, the usual one first
  FilePosition players_at;   // where they stand
  // Own clauses first; then the inherited ones on topics on which the edition has none of its own;
  // then those of the supplemented edition. Each keeps the edition and the id that it came with.
  std::vector<Clause> clauses;
  std::vector<Excuse> excuses;
  // Words of our sentences, and what this text has in their place: "the dealer", "the Oya".
  std::map<std::string, std::string> terms;
  // Options that only this text and those it builds on know, and what they are called.
  std::map<std::string, std::string> options;

  // The clauses that answer the topic, in order.
  std::vector<const Clause*> on(const Topic& topic) const;
};

}  // namespace hanaproof::rulebook
