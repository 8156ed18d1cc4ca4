// The sentences of a dossier, by finding: what the report proposes to print.
#include "reports/dossier/to_print.h"

#include <algorithm>
#include <iterator>

#include "checker/editions/survey/findings.h"
#include "model/phrases/book.h"
#include "model/phrases/sentence.h"
#include "model/phrases/typeset.h"
#include "reports/dossier/dossier.h"
#include "reports/summary.h"

namespace hanaproof::reports {

using phrases::Language;

namespace {

ToPrint to_print(const Asked& asked, const Options& options) {
  const auto label = [](std::string_view key) {
    return phrases::phrase({"label", key}, Language::en);
  };
  ToPrint all;
  const auto add = [&](Language language, const std::string& text) {
    all.sentences.emplace_back(phrases::code(language), phrases::typeset(text, language));
  };
  for (const Mend& mend : asked.mends) {
    const auto language = phrases::language_of(info_of(mend.edition, options).language);
    add(language.value_or(Language::en), text_of(asked, mend, language.value_or(Language::en)));
  }
  if (asked.moot) {
    all.why = label("moot");
  } else if (asked.proposal) {
    all.why = label("because-" + std::string(name(asked.proposal->because)));
    for (const Language language : languages_of(asked, Language::en, options)) {
      add(language,
          phrases::sentence(*asked.topic, asked.proposal->answer, asked.family, language));
    }
  }
  return all;
}

}  // namespace

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
      all.emplace(entry.finding->id, to_print(entry.asked, options));
  }
  return all;
}

}  // namespace hanaproof::reports
