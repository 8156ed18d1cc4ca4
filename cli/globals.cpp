#include "cli/globals.h"

#include <fmt/format.h>

#include <filesystem>

#include "model/editions/builtin.h"

namespace hanaproof::cli {

namespace {

std::vector<rulebook::SourceText> texts(const std::string& folder, bool documents) {
  if (folder.empty())
    return documents ? editions::builtin_documents() : editions::builtin_editions();
  std::vector<rulebook::SourceText> chosen;
  for (auto& file : editions::read_folder(folder)) {
    if (editions::is_document(file.name) == documents) chosen.push_back(std::move(file));
  }
  return chosen;
}

bool is_path(const std::string& text) {
  return text.ends_with(".toml") || text.find('/') != std::string::npos;
}

}  // namespace

rulebook::Library& Globals::library() {
  if (!library_) library_ = std::make_unique<rulebook::Library>(texts(editions_dir, false));
  return *library_;
}

std::vector<rulebook::Document> Globals::documents() const {
  std::vector<rulebook::Document> all;
  for (const auto& file : texts(editions_dir, true)) all.push_back(rulebook::parse_document(file));
  return all;
}

const rulebook::Edition& Globals::edition(const std::string& id_or_path) {
  if (!is_path(id_or_path)) return library().at(id_or_path);
  return library().add(editions::read_file(id_or_path));
}

const rulebook::Edition& Globals::asked_edition(const std::string& id_or_path) {
  const rulebook::Edition& named = edition(id_or_path);
  if (named.game != "base") return named;
  throw rulebook::EditionError(fmt::format(
      "{} holds base rules and no game by itself: expected an edition of a game", named.id));
}

const rulebook::Edition& Globals::capturing_edition(const std::string& id_or_path) {
  const rulebook::Edition& named = asked_edition(id_or_path);
  const rulebook::Family family = rulebook::family_of(named.game);
  if (family == rulebook::Family::capturing) return named;
  throw rulebook::EditionError(fmt::format(
      "{} is an edition of {}, where {}: expected an edition of a game in which all players "
      "capture "
      "cards from the deal on",
      named.id, named.game,
      family == rulebook::Family::betting ? "cards are bet on and not captured"
                                          : "players stay or pass before cards are captured"));
}

}  // namespace hanaproof::cli
