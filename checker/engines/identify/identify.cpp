#include "checker/engines/identify/identify.h"

#include <utility>

#include "checker/engines/identify/session.h"

namespace hanaproof::identify {

Identification::Identification(std::vector<Candidate> candidates, Takes takes,
                               const Progress& progress, const std::function<bool()>& stop)
    : candidates_(std::move(candidates)),
      offers_(offers(candidates_)),
      finder_(std::move(takes)),
      pool_(find_questions(candidates_, finder_, progress, stop)),
      tree_(decide(pool_)) {}

Verdict Identification::ask(Respondent& respondent, const Options& options) {
  return Session(*this, respondent, options).run();
}

}  // namespace hanaproof::identify
