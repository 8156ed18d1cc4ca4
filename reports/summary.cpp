#include "reports/summary.h"

#include <set>

namespace hanaproof::reports {

const EditionInfo& info_of(const std::string& edition, const Options& options) {
  static const EditionInfo unknown;
  const auto found = options.editions.find(edition);
  return found == options.editions.end() ? unknown : found->second;
}

std::string game_of(const std::string& edition, const Options& options) {
  return info_of(edition, options).game;
}

Summary summarise(const checker::Report& report, const Options& options) {
  Summary summary;
  for (const checker::Kind kind : checker::kinds()) summary.by_kind[kind] = 0;
  for (const std::string& edition : report.editions) summary.by_edition[edition] = 0;
  for (const checker::Finding& finding : report.findings) {
    ++summary.by_kind[finding.kind];
    ++summary.by_severity[finding.severity];
    std::set<std::string> games;
    std::set<std::string> books;
    std::set<std::string> languages;
    for (const std::string& edition : finding.editions) {
      // A base text that nobody plays alone may take part without having been compared.
      const auto compared = summary.by_edition.find(edition);
      if (compared == summary.by_edition.end()) continue;
      ++compared->second;
      const EditionInfo& info = info_of(edition, options);
      games.insert(info.game);
      books.insert(info.document);
      languages.insert(info.language);
    }
    for (auto* named : {&games, &books, &languages}) named->erase("");
    for (const std::string& book : books) ++summary.by_book[book];
    for (const std::string& language : languages) ++summary.by_language[language];
    for (const std::string& game : games) ++summary.by_game[game][finding.kind];
  }
  return summary;
}

}  // namespace hanaproof::reports
