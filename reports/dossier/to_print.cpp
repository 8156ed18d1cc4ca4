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

namespace {

// Whether there is a text in this language, and says already what is proposed.
bool is_printed(const Asked& asked, Language language, const Options& options) {
  const auto in_language = [&](const Stand& stand) {
    return info_of(stand.edition, options).language == phrases::code(language);
  };
  return std::ranges::any_of(asked.stands, in_language) &&
         std::ranges::none_of(asked.stands, [&](const Stand& stand) {
           return in_language(stand) && is_news(asked, stand);
         });
}

}  // namespace

const std::map<std::string, std::string>& terms_of(const Asked& asked, Language language,
                                                   const Options& options) {
  static const std::map<std::string, std::string> kNone;
  for (const Stand& stand : asked.stands) {
    const EditionInfo& info = info_of(stand.edition, options);
    if (info.language == phrases::code(language)) return info.terms;
  }
  return kNone;
}

std::string in_book(std::string_view words, const Asked& asked, Language language,
                    const Options& options) {
  return phrases::typeset(phrases::in_terms(words, terms_of(asked, language, options)), language);
}

std::string printed_sentence(const Asked& asked, const rulebook::Value& answer, Language language,
                             const Options& options) {
  return in_book(phrases::sentence(*asked.topic, answer, asked.family, language), asked, language,
                 options);
}

ToPrint to_print(const Asked& asked, Language language, const Options& options) {
  ToPrint all;
  const auto label = [&](std::string_view key) {
    return phrases::phrase({"label", key}, language);
  };
  for (const Mend& mend : asked.mends) {
    const Language of_text = language_of(mend.edition, language, options);
    all.sentences.push_back({std::string(phrases::code(of_text)),
                             phrases::typeset(text_of(asked, mend, options, language), of_text)});
  }
  if (!asked.proposal) {
    std::vector<std::string> editions = asked.sound;
    for (const Stand& stand : asked.stands) editions.push_back(stand.edition);
    for (const std::string& edition : editions) {
      const std::string code = info_of(edition, options).language;
      if (!code.empty() && std::ranges::find(all.sentences, code, &ToPrint::Sentence::language) ==
                               all.sentences.end())
        all.sentences.push_back({code, label("no-change")});
    }
    std::ranges::stable_sort(all.sentences, {}, &ToPrint::Sentence::language);
    return all;
  }
  const std::string why =
      asked.moot ? "moot" : "because-" + std::string(name(asked.proposal->because));
  std::vector<std::string> saying;
  for (const Stand& stand : asked.stands) {
    const std::string key = "language-" + info_of(stand.edition, options).language;
    const std::string* name = phrases::find_phrase({"label", key}, language);
    if (name && !is_news(asked, stand) && std::ranges::find(saying, *name) == saying.end())
      saying.push_back(*name);
  }
  all.why = phrases::filled({"label", why}, language,
                            {{"languages", phrases::and_list(saying, language)}});
  if (asked.moot) return all;
  for (const Language each : languages_of(asked, language, options)) {
    const std::string* mend = phrases::instruction(*asked.topic, each);
    const bool as_it_is = is_printed(asked, each, options);
    std::string text = mend ? phrases::typeset(*mend, each)
                            : printed_sentence(asked, asked.proposal->answer, each, options);
    if (mend && as_it_is) text = label("no-change");
    all.sentences.push_back({std::string(phrases::code(each)), std::move(text),
                             as_it_is && !mend ? label("as-it-is") : ""});
  }
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
