// The questions as a page, of which nobody is asked.
#include <fmt/format.h>

#include "checker/engines/crosscheck/interrupted.h"
#include "cli/identify.h"
#include "cli/progress.h"
#include "cli/sources.h"
#include "reports/atomic_file.h"
#include "reports/quiz/quiz.h"
#include "reports/wording.h"

namespace hanaproof::cli {

void write_quiz(Globals& globals, const std::vector<identify::Candidate>& candidates,
                const std::string& page, phrases::Language language,
                const std::function<bool()>& stop) {
  identify::Finder finder(is_for_people);
  const identify::Quiz quiz = [&] {
    Progress progress("looking for questions", globals.quiet);
    return identify::quiz_of(
        candidates, finder,
        [&](std::size_t done, std::size_t every) { progress.update(done, every); }, stop);
  }();
  if (stop()) throw crosscheck::Interrupted();
  if (quiz.questions.empty()) {
    throw rulebook::EditionError(
        "nothing to ask: expected editions that answer some question differently");
  }
  const Sources sources(globals, "");
  reports::write_file(page, reports::to_html(quiz, language, report_options(globals, sources)));
  fmt::print("{}, of which {} tell them apart: {}\n",
             reports::counted(quiz.editions.size(), "edition"),
             reports::counted(quiz.questions.size(), "question"), page);
}

}  // namespace hanaproof::cli
