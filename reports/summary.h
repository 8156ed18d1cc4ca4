// How many findings there are: by kind, severity, game, book, language and edition.
#pragma once

#include <map>
#include <string>

#include "checker/editions/finding/finding.h"
#include "reports/options.h"

namespace hanaproof::reports {

using KindCounts = std::map<checker::Kind, int>;

struct Summary {
  KindCounts by_kind;  // every kind, zeros included
  std::map<std::string, KindCounts>
      by_game;  // games that are known; a finding across two games counts in both
  std::map<std::string, int> by_edition;  // every edition compared, zeros included
  std::map<checker::Severity, int> by_severity;
  std::map<std::string, int> by_book;      // by document; texts of no book are left out
  std::map<std::string, int> by_language;  // "fr"
};

Summary summarise(const checker::Report& report, const Options& options);
// What the options say of an edition; all empty where they do not know it.
const EditionInfo& info_of(const std::string& edition, const Options& options);
// The game of an edition; empty when the options do not say.
std::string game_of(const std::string& edition, const Options& options);

}  // namespace hanaproof::reports
