// One respondent being asked: the questions that are put, the answers that are kept, and the rules
// that fit them so far.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "checker/engines/identify/identify.h"
#include "checker/engines/identify/sizes.h"

namespace hanaproof::identify {

// What an engine may refuse of a deal for other reasons than what is asked: the cards dealt, and
// who begins.
struct AskedDeal {
  Ask ask = Ask::moves;
  Sizes sizes = {};
  bool dealer_begins = true;
  friend auto operator<=>(const AskedDeal&, const AskedDeal&) = default;
};

class Session {
 public:
  Session(Identification& all, Respondent& respondent, const Options& options)
      : all_(all), respondent_(respondent), options_(options) {}

  Verdict run();

 private:
  void ask_all();
  void split_candidates();
  // So many more of the pool: a rule that was not asked about before others, where not all are.
  void ask_pool(std::size_t most);
  // About so many rules that can be answered in another way: by another reading, or by others.
  void ask_readings(std::size_t most);

  // What somebody could answer: the candidates first, then these with another answer to the topic.
  std::vector<std::string> expected(const Question& question) const;
  // The answer, which is kept; nothing where there is none.
  std::optional<std::string> put(const Question& question);
  bool is_taken(const Sizes& sizes) const;
  // Whether a question brought out something that the rules found so far do not say.
  bool contradicts(const Question& question, const Oracle& oracle, bool keep_all);

  Explanation explained() const {
    return explain(verdict_.answers, all_.candidates_, all_.offers_);
  }
  rulebook::Ruleset rules() const { return verdict_.explanation.rules(all_.candidates_); }
  bool fits(const rulebook::Ruleset& now, const std::string& topic,
            const rulebook::Value& value) const;

  // ---- Once some rules fit: what else would (closer.cpp) ----------------------------------------

  void look_closer();
  // Where several answers to a changed rule fit, or changes of another rule do, questions that tell
  // these apart.
  bool settle_alternatives();
  // Whether answers given since exclude that change in place of another.
  bool is_settled(const Change& change, const std::string& topic,
                  const rulebook::Value& value) const;
  // About every other answer that a rule of the candidate could have. What is found about its
  // changes later is asked along rounds.
  bool clause_by_clause();
  // About every other answer that fits as well, by the rules found so far: a change may have hidden
  // what shows it.
  bool about_what_fits();
  bool along_rounds();
  // What nothing has settled in the end.
  void find_untold();

  Identification& all_;
  Respondent& respondent_;
  const Options& options_;
  Verdict verdict_;
  std::set<std::size_t> asked_;  // of the pool
  std::set<AskedDeal> refused_;  // that others deal otherwise
  std::size_t fitting_ = 0;      // answers along rounds that fit anyway
};

}  // namespace hanaproof::identify
