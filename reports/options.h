// What a report may use beside the findings themselves.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "checker/editions/finding/walk.h"
#include "model/rulebook/clause.h"
#include "reports/charts.h"

namespace hanaproof::reports {

struct EditionInfo {
  std::string title = {};
  std::string game = {};
  std::string language = {};  // "fr"
  std::string file = {};      // its path, for findings that no clause locates
  std::string document = {};  // the rulebook it stands in; empty where there is none
  std::map<std::string, std::string> names = {};  // of its yaku as it prints them, by topic
  std::map<std::string, std::string> terms = {};  // for our words, as it says them
};

// The passage that a citation of an edition points to; empty when it is not at hand.
using Wording = std::function<std::string(const rulebook::Citation&, const std::string& edition)>;

// A sentence in each language of the book, or what to mend in which; and why this.
struct ToPrint {
  struct Sentence {
    std::string language;  // "fr"
    std::string text;
    std::string remark = {};  // that the text in this language says so already
  };
  std::string why = {};
  std::vector<Sentence> sentences = {};
};

struct Options {
  std::map<std::string, EditionInfo> editions = {};   // by id; an id that is missing shows as it is
  std::map<std::string, std::string> rulebooks = {};  // titles by id of the document
  Wording wording = nullptr;  // given only when the user has the texts: rulebooks are not quoted
  std::vector<EndgameTable> endgames = {};
  std::vector<HandChart> hands = {};
  std::vector<FieldOdds> fields = {};
  std::vector<Family> families = {};
  std::vector<ScoreChart> scores = {};
  std::vector<EditionAudit> audits = {};
  std::map<std::string, checker::Walk> walks = {};  // by the ids of findings
  std::map<std::string, ToPrint> to_print = {};     // by the ids of findings
  std::vector<PotChart> pots = {};
  checker::Versions versions = {};  // for receipts, with every edition at hand

  // Null for a finding whose line was not walked.
  const checker::Walk* walk_of(const checker::Finding& finding) const {
    const auto found = walks.find(finding.id);
    return found == walks.end() ? nullptr : &found->second;
  }
};

}  // namespace hanaproof::reports
