// What a dossier and the report propose to print.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "model/rulebook/edition.h"
#include "reports/dossier/dossier.h"
#include "reports/options.h"

namespace hanaproof::reports {

// What the book's text in the language says for our words; empty where it has none.
const std::map<std::string, std::string>& terms_of(const Asked& asked, phrases::Language language,
                                                   const Options& options);
// Words about a question as the book's text in the language would say them, set for print.
std::string in_book(std::string_view words, const Asked& asked, phrases::Language language,
                    const Options& options);
// An answer to it as a sentence in such words.
std::string printed_sentence(const Asked& asked, const rulebook::Value& answer,
                             phrases::Language language, const Options& options);

// Of one question: the proposed rule in every language of the book, or of words what to mend in
// each text, in its language; and why this, or why nothing, in `language`. Set for print.
ToPrint to_print(const Asked& asked, phrases::Language language, const Options& options);

// For each finding about one book, by its id, the sentences that its dossier proposes. `surveyed`:
// the editions of the report.
std::map<std::string, ToPrint> to_print(const checker::Report& report,
                                        const std::vector<const rulebook::Edition*>& surveyed,
                                        const Options& options);

}  // namespace hanaproof::reports
