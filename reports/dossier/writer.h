// Writes one dossier in one language; the parts of its page.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/phrases/book.h"
#include "model/phrases/chapters.h"
#include "model/phrases/sentence.h"
#include "model/phrases/typeset.h"
#include "reports/dossier/dossier.h"
#include "reports/dossier/to_print.h"
#include "reports/html/parts.h"
#include "reports/markup/escape.h"

namespace hanaproof::reports {

// A part of dossier.html with these in its places.
template <class... Words>
std::string dossier_part(std::string_view name, const Words&... words) {
  return filled_part(embedded_dossier_html(), name, words...);
}

// "shows", "must-fix"...: CSS classes and labels have the same names.
inline std::string class_of(checker::Severity severity) {
  return std::string(checker::name(severity));
}

// Games are called by ids: "koi-koi" is Koi-Koi.
std::string game_title(std::string id);

class DossierWriter {
 public:
  DossierWriter(const Dossier& dossier, phrases::Language language, const Options& options)
      : dossier_(dossier), language_(language), options_(options) {}

  std::string page(Paper paper) const;

 private:
  std::string label(std::string_view key, const phrases::Holes& holes = {}) const {
    return phrases::filled({"label", key}, language_, holes);
  }
  // Any words in the language of the dossier, set for print.
  std::string html(std::string_view words) const {
    return escape_html(phrases::typeset(words, language_));
  }
  std::string html_label(std::string_view key, const phrases::Holes& holes = {}) const {
    return html(label(key, holes));
  }
  std::string question(const Asked& asked) const;
  std::string told(const Asked& asked, const rulebook::Value& answer) const {
    return escape_html(printed_sentence(asked, answer, language_, options_));
  }

  std::string cover() const;
  std::string entry(const Entry& entry, std::size_t number) const;
  std::string meta(const Entry& entry) const;
  // "Koi-Koi: ", where the dossier is of several games.
  std::string game_of_entry(const checker::Finding& finding) const;
  std::string how_often(const checker::Finding& finding) const;
  std::string stands(const Asked& asked, const checker::Finding* finding) const;
  std::string stand(const std::vector<const Stand*>& alike, const Asked& asked,
                    const checker::Finding* finding) const;
  std::string printed_page(const rulebook::Citation& source, phrases::Language language) const;
  std::string passage(const rulebook::Citation& source) const;
  std::string passages(const std::vector<const Stand*>& alike, const Asked& asked) const;
  std::string answers(const Asked& asked, const Stand& stand,
                      const checker::Finding* finding) const;
  std::string evidence(const Entry& entry) const;
  std::string outcomes(const Entry& entry) const;
  std::string to_print(const Asked& asked) const;
  std::string also(std::string_view heading, const std::vector<Asked>& all) const;
  std::string between() const;
  std::string rule_item(const Rule& rule) const;
  std::string rule_sheet() const;
  std::string errata() const;
  // What one text of the book has to correct; nothing if nothing.
  std::string errata_of(const std::string& edition) const;

  // With two digits that say something, as the language writes them: "0.13", "2,6", "120".
  std::string number(double value) const;
  std::string short_name(const std::string& edition, const Asked& asked) const;
  std::string book_title(const std::string& edition) const;

  const Dossier& dossier_;
  phrases::Language language_;
  const Options& options_;
};

}  // namespace hanaproof::reports
