// Somebody who was held against an edition, with all that differs: what the page of differences,
// JUnit and SARIF tell of random games, of a log, of a corpus and of differences that were saved.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "checker/engines/regress/corpus_found.h"
#include "reports/regress/subject.h"

namespace hanaproof::reports {

struct Comparison {
  Subject who = kEngine;
  std::string name;                       // the command of the engine, or the file of the log
  std::string edition;                    // by id
  std::string_view command;               // of regress, that compared: "fuzz"
  std::string_view takes_rules = "fuzz";  // the one that takes the rules of the differences
  std::string_view place = "game";        // where differences are met first, with its number
  std::vector<std::string> sums = {};     // "104 games"
  std::vector<std::string> notes = {};    // what was not compared, and why
  std::vector<std::string> gone = {};     // what differed when it was saved
  regress::Hunted hunted = {};
  // The clauses that each difference is laid to, by its place; none, where there is a rule.
  std::vector<std::set<std::string>> clauses = {};

  // Of a difference: its rule's, or those that it is laid to.
  std::set<std::string> clauses_of(std::size_t number) const;
};

// What was skipped stands in `notes`, here and below.
Comparison of_games(const regress::Hunted& hunted, const std::string& edition,
                    const std::string& engine, std::vector<std::string> notes);
Comparison of_log(const regress::Hunted& hunted, const std::string& edition,
                  const std::string& file, std::vector<std::string> notes);
Comparison of_corpus(const regress::Corpus& corpus, const regress::CorpusRun& run,
                     const regress::CorpusVerdict& verdict, const rulebook::Library& library,
                     const std::string& engine, std::vector<std::string> notes);
// `still`: those of the saved differences that are still there.
Comparison of_saved(const regress::Saved& saved, const std::vector<regress::Found>& still,
                    const std::vector<regress::Found>& gone, const std::string& engine);

}  // namespace hanaproof::reports
