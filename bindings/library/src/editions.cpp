#include "hanaproof/editions.h"

#include <algorithm>

#include "bindings/library/src/guarded.h"
#include "model/editions/builtin.h"
#include "model/lookup/topic_index.h"
#include "model/rulebook/library.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof {

namespace {

std::string place(const rulebook::Citation& source) {
  return source.page.empty() ? std::string() : "page " + source.page;
}

Clause clause_of(const rulebook::Clause& clause) {
  Clause made{.id = clause.id(),
              .topic = clause.topic->id,
              .standing = std::string(name(clause.standing)),
              .readings = {},
              .note = clause.note,
              .sources = {}};
  for (const rulebook::Reading& reading : clause.readings)
    made.readings.push_back(reading.value.text());
  for (const rulebook::Citation& source : clause.sources)
    made.sources.push_back({source.document, place(source), source.line, source.anchor});
  return made;
}

std::vector<std::string> options_offered(const rulebook::Edition& edition) {
  std::vector<std::string> options;
  for (const rulebook::Scope& scope : rulebook::scopes(edition))
    options.insert(options.end(), scope.options.begin(), scope.options.end());
  std::ranges::sort(options);
  options.erase(std::ranges::unique(options).begin(), options.end());
  return options;
}

Edition edition_of(const rulebook::Edition& edition) {
  Edition made{.id = edition.id,
               .title = edition.title,
               .game = edition.game,
               .language = edition.language,
               .document = edition.document,
               .inherits = edition.inherits,
               .players = edition.players,
               .options = options_offered(edition),
               .clauses = {}};
  for (const rulebook::Clause& clause : edition.clauses) made.clauses.push_back(clause_of(clause));
  return made;
}

std::vector<Topic> topics_of(const std::vector<lookup::Match>& matches) {
  std::vector<Topic> topics;
  for (const lookup::Match& match : matches)
    topics.push_back({match.topic->id, match.topic->question});
  return topics;
}

}  // namespace

Editions::Editions(std::shared_ptr<const rulebook::Library> library)
    : library_(std::move(library)) {}

Editions Editions::builtin() {
  return guarded([] {
    static const auto library =
        std::make_shared<const rulebook::Library>(editions::builtin_editions());
    return Editions(library);
  });
}

Editions Editions::from_folder(const std::string& path) {
  return guarded([&] {
    auto files = editions::read_folder(path);
    std::erase_if(files, [](const auto& file) { return editions::is_document(file.name); });
    return Editions(std::make_shared<const rulebook::Library>(files));
  });
}

Editions Editions::with(std::string_view toml, const std::string& name) const {
  return guarded([&] {
    auto library = std::make_shared<rulebook::Library>(*library_);
    library->add({name, std::string(toml)});
    return Editions(std::move(library));
  });
}

std::vector<std::string> Editions::ids() const {
  std::vector<std::string> ids;
  for (const rulebook::Edition& edition : library_->editions()) ids.push_back(edition.id);
  return ids;
}

Edition Editions::at(const std::string& id) const {
  return guarded([&] { return edition_of(library_->at(id)); });
}

std::vector<Topic> Editions::topics() const {
  return guarded([&] { return topics_of(lookup::TopicIndex(*library_).all()); });
}

std::vector<Topic> Editions::find(std::string_view words) const {
  return guarded([&] { return topics_of(lookup::TopicIndex(*library_).find(words).matches); });
}

}  // namespace hanaproof
