// What is said of editions, before it is said of any: the entries of the catalogue.
#pragma once

#include <string>
#include <vector>

#include "properties/theorem.h"

namespace hanaproof::properties {

// Of which games something is said, by what counts when a round is over; or of those in which
// players bet.
enum class Counts {
  either,      // yaku, or cards, or both
  yaku,        // whether cards count too or not
  yaku_alone,  // and players call
  cards,       // whether yaku count too or not
  both,        // yaku act on the scores of cards
  coins,
  hachi,  // Hachi-Hachi
};

// What is said of every edition at every scope, or, with a topic, by the clauses on that topic.
struct Property {
  std::string id;
  std::string statement;
  std::string claim;                 // the topic, for claims
  std::vector<std::string> depends;  // topics that decide it, by their beginnings
  bool players = false;              // whether the number of players does, too
  Counts counts = Counts::either;    // of which games it is said
  std::vector<Means> means;
  bool (*applies)(const rulebook::Ruleset&) =
      nullptr;  // of which scopes; of all where there is none
};

// What is said of games in which cards are captured, of those in which players bet, and of
// Hachi-Hachi.
std::vector<Property> capturing_properties();
std::vector<Property> betting_properties();
std::vector<Property> hachi_properties();

}  // namespace hanaproof::properties
