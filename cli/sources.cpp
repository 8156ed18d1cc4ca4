#include "cli/sources.h"

#include <filesystem>

#include <fmt/format.h>

#include "model/editions/builtin.h"
#include "model/rulebook/coverage.h"

namespace hanaproof::cli {

namespace fs = std::filesystem;

Sources::Sources(const Globals& globals, const std::string& folder) : folder_(folder) {
  if (folder.empty()) return;
  if (!fs::is_directory(folder)) {
    throw rulebook::EditionError(fmt::format(
        "--sources {}: no such folder, expected one that holds the rulebooks' texts", folder));
  }
  for (rulebook::Document& document : globals.documents()) {
    const fs::path path = fs::path(folder) / document.file;
    if (fs::exists(path))
      texts_[document.id] = editions::read_file(path.string(), "a rulebook's text").text;
    documents_.emplace(document.id, std::move(document));
  }
}

const std::string* Sources::text(const std::string& document) const {
  const auto found = texts_.find(document);
  return found == texts_.end() ? nullptr : &found->second;
}

const rulebook::Document* Sources::document(const std::string& id) const {
  const auto found = documents_.find(id);
  return found == documents_.end() ? nullptr : &found->second;
}

std::string Sources::wording(const rulebook::Citation& citation, const std::string& edition) const {
  const auto* known = document(citation.document);
  const auto* content = text(citation.document);
  return known && content ? rulebook::wording(citation, *known, edition, *content) : std::string();
}

reports::Options report_options(Globals& globals, const Sources& sources) {
  reports::Options options;
  for (const rulebook::Edition& edition : globals.library().editions()) {
    reports::EditionInfo& info = options.editions[edition.id];
    info = {edition.title,    edition.game, edition.language, edition.file,
            edition.document, {},           edition.terms};
    for (const rulebook::Clause& clause : edition.clauses) {
      if (!clause.printed.empty()) info.names.emplace(clause.topic->id, clause.printed);
    }
  }
  for (const rulebook::Document& document : globals.documents()) {
    options.rulebooks[document.id] = document.title;
  }
  if (sources.given()) {
    options.wording = [&sources](const rulebook::Citation& citation, const std::string& edition) {
      return sources.wording(citation, edition);
    };
  }
  return options;
}

}  // namespace hanaproof::cli
