// What an engine does wrong, by its answers to a corpus: the least set of clauses that explains all
// entries that it fails.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "checker/engines/regress/corpus.h"

namespace hanaproof::regress {

// An answer to a topic.
struct OtherAnswer {
  std::string topic;
  std::string value;
  // As --rule has it, quoted for a shell.
  std::string rule() const;
  friend bool operator==(const OtherAnswer&, const OtherAnswer&) = default;
};

// One thing that is wrong.
struct Blame {
  // Of the edition on the topic, at the scopes of the entries; of no topic: one clause. None where
  // the edition is silent on it.
  std::set<std::string> clauses = {};
  // The answer that the engine plays by; nothing where no rule explains what it says.
  std::optional<OtherAnswer> plays = {};
  // What the corpus does not tell from it.
  std::vector<OtherAnswer> or_else = {};
  std::vector<std::size_t> entries = {};  // explained, from 1
};

enum class Standing {
  ok,
  fails,            // it is blamed
  not_shown_apart,  // it fails only where one that is blamed fails too
};
std::string_view name(Standing standing);

struct CorpusVerdict {
  std::vector<Blame> blames = {};
  bool complete = true;  // false: stopped before all rules were tried

  // The blame that names the clause; null where none does.
  const Blame* of(const std::string& clause) const;
  Standing standing(const std::string& clause, const ClauseResult& result) const;
};

// Answers are changed one after the other, each time the one that explains most of the failed
// entries and breaks none of the others, the plainest first; entries that no answer explains are
// laid to as few clauses as they have in common, to those that no passed entry has first.
CorpusVerdict judge(
    const Corpus& corpus, const CorpusRun& run, const rulebook::Library& library,
    const std::function<bool()>& stop = [] { return false; });

}  // namespace hanaproof::regress
