// A topic: one rules question with a typed answer. The registry of all topics is the ontology of
// these games.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/rulebook/type.h"

namespace hanaproof::rulebook {

// What the ids of topics of a kind begin with.
inline constexpr std::string_view kYakuTopics = "yaku.";
inline constexpr std::string_view kOptionTopics = "option.";
inline constexpr std::string_view kCombinationTopics = "combination.";
inline constexpr std::string_view kWordTopics = "word.";
inline constexpr std::string_view kReferenceTopics = "reference.";
inline constexpr std::string_view kListTopics = "list.";

// Where the question comes up, and so what kind of situation shows a difference.
enum class Asked {
  text,       // in the text only: compared as written, never played
  draw,       // when cards are drawn to find the first dealer
  deal,       // on the cards dealt, before play
  capture,    // at one decision in play
  call,       // when a yaku has been made: koi-koi or stop
  score,      // on captured cards and calls: what they are worth
  round_end,  // when a round is over: who gets what
  match,      // over the rounds of a match
  showdown,   // on hands of two cards that are compared, and the stakes in front of them
  stake,      // while players bet
};

// The games that a question is about.
enum class Family {
  any,
  capturing,  // cards are captured from a field
  betting,    // players bet on hands that are then compared
  hachi,      // Hachi-Hachi: capturing, with stakes and money around it
};

using Ids = std::vector<std::string>;  // of topics, or conditions on them

// Whether a text that does not answer leaves something open.
enum class Need {
  measured,  // where the specification consults the answer with effect
  always,    // whatever play shows: money, order, who decides
  wording,   // never: how a text puts things
};

// Answers to one topic that come to the same in play.
struct Alike {
  std::vector<Value> answers;  // empty: all of them
  std::string where;    // conditions between blanks, as in `Topic::arises`; empty: everywhere
  std::string because;  // a clause that follows a colon
};

struct Topic {
  std::string id;
  Asked asked = Asked::text;
  Type type;
  std::string question;  // one line, ends in a question mark
  Value customary;       // assumed where an edition is silent
  Ids influences = {};   // topics whose answer changes what this one does
  Family family = Family::capturing;
  Need need = Need::measured;
  // Where the question arises in an edition: one of these must hold. Each is one or more conditions
  // between blanks, as arises.h describes. Empty: everywhere.
  Ids arises = {};
  std::vector<Alike> alike = {};

  // Whether an answer is this word, or a list with it. Throws std::logic_error for a word that
  // cannot be an answer, or in one: nothing else finds a mistyped word.
  bool is(const Value& answer, std::string_view word) const;
  bool lists(const Value& answer, std::string_view word) const;
};

std::string_view name(Asked asked);
std::string_view name(Family family);
// "measured", "always", "wording".
std::string_view name(Need need);
// Whether it asks for an option (`option.triad`), or for a yaku.
bool is_option(const Topic& topic);
// Whether it is one of `topics()`, and not one that a text names freely.
bool is_registered(const Topic& topic);
bool is_yaku(const Topic& topic);
// Whether it defines a combination: `combination.pair-10`, and not `combination.order`.
bool is_combination(const Topic& topic);
// Whether it asks for words, lists and references of a text, and no game is played by its answer.
bool is_terminology(const Topic& topic);
// The family of a game: "koi-koi", "hana-awase", "sutda"...
Family family_of(std::string_view game);
// Whether the question makes sense in the game.
bool concerns(const Topic& topic, std::string_view game);

// All topics in the order of the registry. What a text names freely is a topic too: see
// `find_topic`.
const std::vector<Topic>& topics();
// The topic with this id; any `yaku.ID`, `combination.ID`, `hand-combo.ID`, `word.ID`,
// `reference.ID` and `list.ID` with a well-formed ID is one. Null otherwise.
const Topic* find_topic(std::string_view id);
// What the ids of topics that a text names freely begin with: "yaku.", "word."...
std::vector<std::string_view> open_prefixes();
// The known id nearest to a mistyped one.
std::string nearest_topic(std::string_view id);

}  // namespace hanaproof::rulebook
