#include "cli/globals.h"

#include <fmt/format.h>

#include <filesystem>

#include "cli/games_table.h"
#include "model/editions/builtin.h"

namespace hanaproof::cli {

namespace {

std::vector<rulebook::SourceText> edition_texts(const std::string& folder, bool documents) {
  if (folder.empty())
    return documents ? editions::builtin_documents() : editions::builtin_editions();
  std::vector<rulebook::SourceText> chosen;
  for (auto& file : editions::read_folder(folder)) {
    if (editions::is_document(file.name) == documents) chosen.push_back(std::move(file));
  }
  return chosen;
}

}  // namespace

bool is_path(const std::string& text) {
  return text.ends_with(".toml") || text.find('/') != std::string::npos;
}

rulebook::Library& Globals::library() {
  if (!library_) library_ = std::make_unique<rulebook::Library>(edition_texts(editions_dir, false));
  return *library_;
}

std::vector<rulebook::Document> Globals::documents() const {
  std::vector<rulebook::Document> all;
  for (const auto& file : edition_texts(editions_dir, true))
    all.push_back(rulebook::parse_document(file));
  return all;
}

const rulebook::Edition& Globals::edition(const std::string& id_or_path) {
  if (!is_path(id_or_path)) return library().at(id_or_path);
  return library().add(editions::read_file(id_or_path));
}

const rulebook::Edition& Globals::asked_edition(const std::string& id_or_path) {
  const rulebook::Edition& named = edition(id_or_path);
  rulebook::refuse_base(named);
  return named;
}

const rulebook::Edition& Globals::edition_for(std::string_view command,
                                              const std::string& id_or_path) {
  const rulebook::Edition& named = asked_edition(id_or_path);
  const auto reason = why_not(command, rulebook::family_of(named.game));
  if (reason.empty()) return named;
  throw rulebook::EditionError(fmt::format("{} is an edition of {}: {} does not work, because {}",
                                           named.id, named.game, command, reason));
}

}  // namespace hanaproof::cli
