// The questions that somebody asks for in their own words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/lookup/query.h"
#include "model/rulebook/library.h"

namespace hanaproof::lookup {

struct Match {
  const rulebook::Topic* topic = nullptr;
  std::vector<std::string> games =
      {};                     // in which editions name the topic, in the order of the alphabet
  Naming named = Naming::no;  // whether the words are a name of the topic
  double score = 0;
};

struct Found {
  std::vector<Match> matches;        // the best first
  std::vector<std::string> unknown;  // words typed that nothing has
  std::string nearest;               // to the first of these, in a name; empty: none is near
  bool complete = true;              // the matches have all of the words; otherwise the most

  // The one that is meant: the only one, or the only one that is called so. Null: there are none,
  // or several.
  const Match* only() const;
};

// All topics that the registry or an edition names, with what is said of them: ids and questions,
// names as printed, values, the notes and anchors of clauses, and the glossary on words in the ids.
class TopicIndex {
 public:
  // The library may change afterwards: nothing of it is kept.
  explicit TopicIndex(const rulebook::Library& library);

  Found find(std::string_view text) const;
  // All topics, those of the registry first.
  std::vector<Match> all() const;

 private:
  struct Text {
    double weight = 0;
    Words words;
  };
  struct Entry {
    const rulebook::Topic* topic = nullptr;
    std::vector<std::string> games;
    std::vector<Words> names;
    std::vector<Text> texts;
  };

  void add_clause(const rulebook::Edition& edition, const rulebook::Clause& clause);
  Entry& entry(const rulebook::Topic& topic);
  Naming named(const Entry& entry, const Query& query) const;
  std::string nearest_name(const std::string& word) const;

  std::vector<Entry> entries_;
  std::vector<Term> printed_;  // words of editions: `word.round` and "manche"
};

}  // namespace hanaproof::lookup
