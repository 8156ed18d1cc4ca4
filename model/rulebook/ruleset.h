// A ruleset: one answer for every topic at a scope, so that the rules can be executed.
#pragma once

#include <initializer_list>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "model/rulebook/edition.h"
#include "model/rulebook/yaku/expression.h"

namespace hanaproof::rulebook {

// What is compared with what: the number of players and the options that are on.
struct Scope {
  int players = 2;
  std::vector<std::string> options;  // "toppa", "triad", "wildcard"; sorted

  bool on(std::string_view option) const;
  // "2 players", "2 players, wildcard".
  std::string text() const;
  friend bool operator==(const Scope&, const Scope&) = default;
  friend auto operator<=>(const Scope&, const Scope&) = default;
};

// Where an answer comes from.
enum class Origin { clause, assumption, chosen };

struct Answer {
  const Topic* topic = nullptr;
  Value value;
  std::string reading;  // its name
  Origin origin = Origin::assumption;
  const Clause* clause = nullptr;  // null when no clause is behind it

  // As Topic::is and Topic::lists.
  bool is(std::string_view word) const { return topic->is(value, word); }
  bool lists(std::string_view word) const { return topic->lists(value, word); }
};

// A yaku ready to be evaluated.
struct Yaku {
  std::string id;  // without "yaku."
  yaku::Expr cards;
  yaku::Expr points;
  std::vector<std::string> hides;

  // Whether a pile has its cards, whatever hides it, and whatever the sake cup counts as.
  bool has_cards(cards::CardSet pile) const;
  // From a value of the yaku type other than `none`.
  static Yaku from(const std::string& id, const Value& value);
};

// Copies share their answers, so they cost little.
class Ruleset {
 public:
  // The default rules of an edition at a scope, with some answers chosen otherwise: reading names
  // or values by topic id, as `--rule` and a position's "rules" give them. The edition must
  // outlive the ruleset. Throws EditionError for an unknown topic or reading, and for rules by
  // which the game cannot be dealt.
  Ruleset(const Edition& edition, Scope scope,
          const std::map<std::string, std::string>& rules = {});

  const Edition& edition() const { return *edition_; }
  const Scope& scope() const { return scope_; }
  const Answer& answer(const std::string& topic) const;
  // By topic: those of the registry, and what the edition names freely.
  const std::map<std::string, Answer>& answers() const { return said_->answers; }
  const Value& operator[](const std::string& topic) const { return answer(topic).value; }
  // Whether the answer is the word, or yes; the number that it is, or that a field of it is.
  bool is(const std::string& topic, std::string_view word) const { return answer(topic).is(word); }
  bool holds(const std::string& topic) const { return *answer(topic).value.truth(); }
  int number(const std::string& topic) const {
    return static_cast<int>(*answer(topic).value.number());
  }
  int number(const std::string& topic, const std::string& field) const {
    return static_cast<int>(*answer(topic).value.field(field)->number());
  }
  bool lists(const std::string& topic, std::string_view word) const {
    return answer(topic).lists(word);
  }
  // The answer as a value of an enumeration: the words of its values, in their order. Throws
  // EditionError for an answer that is none of them.
  template <class Enum>
  Enum one_of(const std::string& topic, std::initializer_list<std::string_view> words) const {
    return static_cast<Enum>(place(topic, words));
  }
  // The same rules with other answers to some topics; they need not be playable (`unplayable`).
  Ruleset with(std::map<std::string, Value> others) const;
  Ruleset with(const std::string& topic, Value value) const;

  // Every answer, one a line: the same text for rules that answer alike.
  std::string text() const;

  // The yaku that count, in the order of the registry, then users' own.
  const std::vector<Yaku>& yaku() const { return said_->yaku; }
  // The rules that are not the edition's defaults at this scope, for a position's "rules".
  const std::map<std::string, std::string>& changes() const { return changes_; }

 private:
  struct Said {
    std::map<std::string, Answer> answers;
    std::vector<Yaku> yaku;

    void compile_yaku();
    // Where the text is silent on the packets, or on hands and field, they follow what it says.
    void fit_deal();
  };

  int place(const std::string& topic, std::initializer_list<std::string_view> words) const;
  const Edition* edition_;
  Scope scope_;
  std::shared_ptr<const Said> said_;
  std::map<std::string, std::string> changes_;
};

// A base of structs whose members are initialised with the answers that they stand for. The ruleset
// is read only then: it need not outlive them.
class AnswerReader {
 public:
  explicit AnswerReader(const Ruleset& rules) : read_(&rules) {}
  // Structs are equal where their members are.
  bool operator==(const AnswerReader&) const { return true; }

 protected:
  const Ruleset* read_;
};

// Whether a clause holds at a scope.
bool holds(const When& when, const Scope& scope);
// The clauses of the edition on the topic that hold at the scope, without those that another one
// settles; the first is the default.
std::vector<const Clause*> in_force(const Edition& edition, const Topic& topic, const Scope& scope);
// One alternative of a topic in an edition at a scope: a clause and one of its readings.
struct Alternative {
  const Clause* clause;
  const Reading* reading;
};
std::vector<Alternative> alternatives(const Edition& edition, const Topic& topic,
                                      const Scope& scope);
// What an edition answers at a scope unless something else is chosen, by this topic alone: sizes of
// a deal may follow from others.
Answer default_answer(const Edition& edition, const Topic& topic, const Scope& scope);
// The options that players of an edition may come to speak of: those of the registry, then its own.
std::vector<const Topic*> options_of(const Edition& edition);
// The scopes that an edition can be played at: each number of players, without options and with
// each single option that it offers for that number.
std::vector<Scope> scopes(const Edition& edition);
// Whether the scope is one of these.
bool plays_at(const Edition& edition, const Scope& scope);

}  // namespace hanaproof::rulebook
