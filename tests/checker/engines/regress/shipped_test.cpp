// The corpora that are shipped (docs/corpora): what is recorded today, and complete.
#include <fstream>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "checker/engines/crosscheck/coverage.h"
#include "checker/engines/regress/corpus.h"
#include "checker/situations/reachable.h"
#include "tests/checker/engines/regress/served.h"
#include "tests/paths.h"

namespace hanaproof::regress::shipped_test {
namespace {

using testing::library;

// A position of Hachi-Hachi holds a match, a deal and a round.
std::size_t largest(const std::string& edition) {
  return (edition == "oishi-tengudo.hachi-hachi" ? 112 : 48) * std::size_t{1024};
}

std::string text_of(const std::string& edition) {
  std::ostringstream text;
  text << std::ifstream((paths::source_dir() + "/docs/corpora/").append(edition).append(".jsonl"))
              .rdbuf();
  return text.str();
}

// Whether the clause gives the answer to its topic at some scope of the edition. Of two clauses in
// force the first does.
bool answers(const rulebook::Edition& edition, const std::string& clause) {
  for (const rulebook::Scope& scope : rulebook::scopes(edition)) {
    const rulebook::Ruleset rules(edition, scope);
    for (const rulebook::Topic& topic : rulebook::topics()) {
      const rulebook::Clause* behind = rules.answer(topic.id).clause;
      if (behind && behind->id() == clause) return true;
    }
  }
  return false;
}

// Clauses that answer a question which their edition's other answers keep from coming up.
bool never_asked(const std::string& clause) {
  // Eight cards hold four of a month and four pairs of different months only if the four count as
  // two pairs, and that is nowhere the first reading.
  if (clause.find("/hand.both-combos#") != std::string::npos) return true;
  // With how much money a match begins, and which cards are dealt, is settled before a position is.
  if (clause.find("/money.start#") != std::string::npos) return true;
  if (clause.find("/deal.blank-card#") != std::string::npos) return true;
  // Where nobody can keep quiet, whoever holds a combo has called.
  if (clause.find("/combo.uncalled#") != std::string::npos) return true;
  // For two players Koi-Koi has a rule of its own; the hands of more are too small for four pairs.
  if (clause.starts_with("oishi-tengudo.base/hand.four-pairs#")) return true;
  // Who raised last opens the second auction, and has not folded.
  if (clause.find(".sutda.") != std::string::npos &&
      clause.find("/bet.opener-folded#") != std::string::npos) {
    return true;
  }
  // Where no yaku counts, nobody asks what the sake cup is.
  if (clause.starts_with("hana-awase.pl/card.sake-cup#")) return true;
  // Who gets what is left on the field is asked where the wildcard may give it to somebody.
  if (clause.starts_with("hana-awase.pl/round.field-left#") ||
      clause.starts_with("oishi-tengudo.base/round.field-left#")) {
    return true;
  }
  // Where the round ends with the hands, nobody is at turn without a card.
  return clause.find(".sakura.") != std::string::npos &&
         clause.find("/round.empty-hand#") != std::string::npos;
}

class Shipped : public ::testing::TestWithParam<std::string> {};

TEST_P(Shipped, IsWhatIsRecordedToday) {
  const std::string text = text_of(GetParam());
  const Corpus corpus = corpus_from_json_lines(text);
  EXPECT_LE(text.size(), largest(GetParam()));
  const Corpus today = record(library().at(GetParam()), corpus.version, corpus.seed, 200);
  EXPECT_EQ(signature(today), signature(corpus));
  EXPECT_TRUE(to_json_lines(today) == text) << "record it again, and say what has changed";
}

TEST_P(Shipped, ShowsEveryClauseThatCanComeUp) {
  std::set<std::string> shown;
  for (const Entry& entry : corpus_from_json_lines(text_of(GetParam())).entries) {
    shown.merge(clauses_of(library(), entry));
  }
  const rulebook::Edition& edition = library().at(GetParam());
  for (const auto& one : crosscheck::clauses_with_effect(edition)) {
    if (!answers(edition, one.clause) || never_asked(one.clause)) continue;
    EXPECT_TRUE(shown.contains(one.clause)) << one.clause;
  }
}

TEST_P(Shipped, HasOnlyPositionsThatARoundMayLeadTo) {
  for (const Entry& entry : corpus_from_json_lines(text_of(GetParam())).entries) {
    if (entry.opens) continue;
    EXPECT_EQ(checker::why_unreachable(rules_of(library(), entry), entry.position), "")
        << games::to_json(entry.position);
  }
}

std::vector<std::string> played() {
  std::vector<std::string> ids;
  for (const rulebook::Edition& edition : library().editions()) {
    if (edition.game != "base") ids.push_back(edition.id);
  }
  return ids;
}

INSTANTIATE_TEST_SUITE_P(Corpora, Shipped, ::testing::ValuesIn(played()), [](const auto& test) {
  std::string name = test.param;
  for (char& c : name) {
    if (c == '.' || c == '-') c = '_';
  }
  return name;
});

}  // namespace
}  // namespace hanaproof::regress::shipped_test
