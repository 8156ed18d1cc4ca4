// What is said of editions, before it is said of any: the entries of the catalogue.
#pragma once

#include <string>
#include <utility>
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

// Whether the number of players decides it, too.
enum class Players { alike, matter };

// What is said of every edition at every scope, or, with a topic, by the clauses on that topic.
struct Property {
  std::string id;
  std::string statement;
  Counts counts;  // of which games it is said
  Players players;
  std::vector<std::string> depends;  // topics that decide it, by their beginnings
  std::vector<Means> means;
  std::string claim;                          // the topic, for claims
  bool (*applies)(const rulebook::Ruleset&);  // of which scopes; of all where there is none

  Property(std::string its_id, std::string said, Counts of, Players by,
           std::vector<std::string> topics, std::vector<Means> methods, std::string claimed = {},
           bool (*where)(const rulebook::Ruleset&) = nullptr)
      : id(std::move(its_id)),
        statement(std::move(said)),
        counts(of),
        players(by),
        depends(std::move(topics)),
        means(std::move(methods)),
        claim(std::move(claimed)),
        applies(where) {}
};

// What is said of games in which cards are captured, of those in which players bet, and of
// Hachi-Hachi.
std::vector<Property> capturing_properties();
std::vector<Property> betting_properties();
std::vector<Property> hachi_properties();

}  // namespace hanaproof::properties
