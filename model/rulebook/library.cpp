#include "model/rulebook/library.h"

#include <fmt/format.h>

#include <algorithm>

#include "model/rulebook/edition_reader.h"
#include "model/rulebook/ruleset.h"
#include "model/rulebook/toml_reader.h"

namespace hanaproof::rulebook {

namespace {

// The one with this id, by binary search in a list that is in the order of ids; else its end.
template <class Editions>
auto place_of(Editions& editions, std::string_view id) {
  const auto found = std::ranges::lower_bound(editions, id, {}, &Edition::id);
  return found != editions.end() && found->id == id ? found : editions.end();
}

std::string_view id_of(const Draft& draft) { return draft.edition.id; }

std::vector<Draft> read_all(const std::vector<SourceText>& files) {
  std::vector<Draft> drafts;
  drafts.reserve(files.size());
  for (const SourceText& file : files) {
    Draft draft = read_edition(file);
    const auto same = std::ranges::find(drafts, draft.edition.id, id_of);
    if (same != drafts.end() && !draft.edition.id.empty()) {
      draft.mistakes.keep([&] {
        fail_at(file.name, draft.id,
                fmt::format("{} is already the id of {}: expected another one", draft.edition.id,
                            same->edition.file));
      });
    }
    drafts.push_back(std::move(draft));
  }
  return drafts;
}

}  // namespace

Library::Library(const std::vector<SourceText>& files)
    : drafts_(std::make_shared<const std::vector<Draft>>(read_all(files))),
      editions_(link(*drafts_)) {}

std::vector<const Edition*> Library::of_game(std::string_view game) const {
  std::vector<const Edition*> found;
  for (const Edition& edition : editions_) {
    if (edition.game == game && !edition.players.empty()) found.push_back(&edition);
  }
  return found;
}

const Edition* Library::find(std::string_view id) const {
  const auto found = place_of(editions_, id);
  return found == editions_.end() ? nullptr : &*found;
}

const Edition& Library::at(std::string_view id) const {
  if (const Edition* found = find(id)) return *found;
  std::vector<std::string> ids;
  for (const Edition& edition : editions_) ids.push_back(edition.id);
  throw EditionError(unknown_word("edition", id, ids));
}

const Edition& Library::add(const SourceText& file) {
  Draft house = read_edition(file);
  const std::string id = house.edition.id;
  std::vector<Draft> drafts = *drafts_;
  std::erase_if(drafts, [&](const Draft& other) { return id_of(other) == id; });
  drafts.push_back(std::move(house));
  std::vector<Edition> linked = link(drafts);
  const Edition& added = *place_of(linked, id);
  for (const Scope& scope : scopes(added)) Ruleset(added, scope);
  editions_ = std::move(linked);
  drafts_ = std::make_shared<const std::vector<Draft>>(std::move(drafts));
  return at(id);
}

}  // namespace hanaproof::rulebook
