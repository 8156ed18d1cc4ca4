// How far editions of a game are from each other: the least set of clauses whose change turns the
// rules of one into the rules of another, as far as anybody can see at the table.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "checker/editions/survey/ruleset_comparer.h"

namespace hanaproof::distance {

// A topic that two editions answer differently.
struct Change {
  const rulebook::Topic* topic = nullptr;
  rulebook::Value from;
  rulebook::Value to;
  // Of a topic that need not change: how that is known, and what was looked at.
  checker::Agreement::State known = checker::Agreement::State::not_compared;
  std::string how = {};
};

// From the default rules of one edition to those of another.
struct EditPath {
  std::vector<Change> changes;  // in the order of the registry; as many as the distance
  // The other topics that are answered differently. Changed one after another, when `changes` are
  // made, none of them shows in any situation that was tried.
  std::vector<Change> unseen;
  // Whether every one of `changes` is needed: with the target's answers to all the others something
  // still differs, and so it does with the target's answers to everything else.
  bool needed = true;
  // No set of fewer changes will do: each leaves a situation that comes out otherwise. Proved,
  // whatever else is only tried (edit_path.h).
  int at_least = 0;
  // Whether that is as many as `changes`. Otherwise there may be a smaller set.
  bool least = false;
  // Whether more may be needed: some answers could not be compared, or the topics of `unseen`,
  // each of which does not show, do so together.
  bool open = false;

  int length() const { return static_cast<int>(changes.size()); }
};

// Editions that give the same answer to a topic, as far as anybody can see.
struct Group {
  rulebook::Value answer;             // of the first of them
  std::vector<std::size_t> editions;  // places in Distances::editions
};

// A topic that separates editions.
struct Split {
  const rulebook::Topic* topic = nullptr;
  std::vector<Group> groups;  // two or more
};

// A link of the family tree.
struct Link {
  std::size_t a = 0;
  std::size_t b = 0;  // places in Distances::editions
  int length = 0;     // clauses to change from one to the other, or back, whichever are more
  std::vector<Change> changes;  // those
  // Of these the topics that split all editions just as the tree falls apart without the link.
  std::vector<std::string> marks;
};

struct Distances {
  std::string game;
  rulebook::Scope scope;
  std::vector<const rulebook::Edition*> editions;
  std::vector<std::vector<EditPath>> ways;  // from, to; nothing to change on the diagonal
  std::vector<Link> tree;                   // a minimum spanning tree, one link fewer than editions
  std::vector<Split> splits;                // in the order of the registry

  const EditPath& longer(std::size_t a, std::size_t b) const;  // there or back
  int length(std::size_t a, std::size_t b) const;              // as of a Link
};

// Called with the number of pairs done and to do.
using Progress = std::function<void(std::size_t done, std::size_t all)>;

// Editions of one game that can be played at the scope. The same editions give the same answer.
// What is said of two of them does not depend on which others there are.
Distances measure(const std::vector<const rulebook::Edition*>& editions,
                  const rulebook::Scope& scope, checker::RulesetComparer& comparer,
                  const Progress& progress = {});

// The editions by game, each game at the scope asked for: so many players (0: the first number in
// the first edition of the game that most of its editions can be played by), these options on.
struct Family {
  std::string game;
  rulebook::Scope scope;
  std::vector<const rulebook::Edition*> editions;  // that play at the scope
  std::vector<const rulebook::Edition*> others;    // that do not
};
std::vector<Family> families(const std::vector<const rulebook::Edition*>& editions, int players,
                             const std::vector<std::string>& options = {});

}  // namespace hanaproof::distance
