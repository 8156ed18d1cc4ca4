#include "reports/dossier/to_print.h"

#include <algorithm>
#include <iterator>

#include "checker/editions/survey/findings.h"
#include "model/phrases/book.h"
#include "model/phrases/sentence.h"
#include "model/phrases/typeset.h"
#include "reports/summary.h"

namespace hanaproof::reports {

using phrases::Language;

ToPrint to_print(const Asked& asked, Language language, const Options& options) {
  ToPrint all;
  const auto add = [&](Language of_text, const std::string& text) {
    all.sentences.emplace_back(phrases::code(of_text), phrases::typeset(text, of_text));
  };
  for (const Mend& mend : asked.mends) {
    const Language of_text =
        phrases::language_of(info_of(mend.edition, options).language).value_or(language);
    add(of_text, text_of(asked, mend, of_text));
  }
  if (!asked.proposal) return all;
  const std::string why =
      asked.moot ? "moot" : "because-" + std::string(name(asked.proposal->because));
  all.why = phrases::phrase({"label", why}, language);
  if (asked.moot) return all;
  for (const Language each : languages_of(asked, language, options))
    add(each, phrases::sentence(*asked.topic, asked.proposal->answer, asked.family, each));
  return all;
}

std::map<std::string, ToPrint> to_print(const checker::Report& report,
                                        const std::vector<const rulebook::Edition*>& surveyed,
                                        const Options& options) {
  std::map<std::string, ToPrint> all;
  for (const auto& book : checker::by_document(surveyed)) {
    const auto is_of_book = [&](const std::string& id) {
      return std::ranges::find(book, id, &rulebook::Edition::id) != book.end();
    };
    checker::Report of_book;
    std::ranges::copy_if(report.findings, std::back_inserter(of_book.findings),
                         [&](const checker::Finding& finding) {
                           return std::ranges::all_of(finding.editions, is_of_book);
                         });
    const Dossier dossier = dossier_of(of_book, surveyed, book, Language::en, options);
    for (const Entry& entry : dossier.entries)
      all.emplace(entry.finding->id, to_print(entry.asked, Language::en, options));
  }
  return all;
}

}  // namespace hanaproof::reports
