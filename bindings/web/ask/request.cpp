#include "bindings/web/ask/request.h"

#include <stdexcept>

#include <fmt/format.h>

#include "model/editions/builtin.h"
#include "model/rulebook/nearest.h"

namespace hanaproof::web {

namespace {

[[noreturn]] void refuse(const char* field, std::string_view expected) {
  throw std::invalid_argument(fmt::format("\"{}\": expected {}", field, expected));
}

std::string word(const Json& json, const char* field) {
  if (!json.is_string()) refuse(field, "text");
  return json.get<std::string>();
}

}  // namespace

const rulebook::Library& library() {
  static const rulebook::Library editions(editions::builtin_editions());
  return editions;
}

const Json& Request::at(const char* field) const {
  static const Json nothing;
  return json_.contains(field) ? json_[field] : nothing;
}

std::string Request::text(const char* field) const { return word(at(field), field); }

std::string Request::text(const char* field, const std::string& otherwise) const {
  return has(field) ? text(field) : otherwise;
}

int Request::number(const char* field, int otherwise, int least, int most) const {
  if (!has(field)) return otherwise;
  const Json& json = at(field);
  if (json.is_number_integer()) {
    const auto value = json.get<std::int64_t>();
    if (value >= least && value <= most) return static_cast<int>(value);
  }
  refuse(field, fmt::format("a whole number from {} to {}", least, most));
}

bool Request::truth(const char* field) const {
  if (!has(field)) return false;
  if (!at(field).is_boolean()) refuse(field, "true or false");
  return at(field).get<bool>();
}

std::vector<std::string> Request::texts(const char* field) const {
  std::vector<std::string> words;
  if (!has(field)) return words;
  if (!at(field).is_array()) refuse(field, "a list");
  for (const Json& each : at(field)) words.push_back(word(each, field));
  return words;
}

std::vector<cards::Card> Request::cards(const char* field) const {
  std::vector<cards::Card> found;
  for (const std::string& code : texts(field)) {
    const auto card = cards::Card::parse(code);
    if (!card) refuse(field, fmt::format("codes of cards such as 81, not {}", code));
    found.push_back(*card);
  }
  return found;
}

std::map<std::string, std::string> Request::changes(const char* field) const {
  std::map<std::string, std::string> answers;
  if (!has(field)) return answers;
  if (!at(field).is_object()) refuse(field, "answers by topic");
  for (const auto& [topic, value] : at(field).items()) answers[topic] = word(value, field);
  return answers;
}

phrases::Language Request::language() const {
  const auto language = phrases::language_of(text("language", "en"));
  if (!language) refuse("language", "en, fr, es, de or pl");
  return *language;
}

rulebook::Ruleset Request::house() const {
  const rulebook::Edition& edition = library().at(text("edition"));
  const int usual = edition.players.empty() ? 2 : edition.players.front();
  const int players = number("players", usual, 1, rulebook::kMostPlayers);
  return {edition, {players, texts("options")}, changes("changes")};
}

const rulebook::Topic& topic_called(const std::string& id) {
  if (const rulebook::Topic* topic = rulebook::find_topic(id)) return *topic;
  throw rulebook::EditionError(
      fmt::format("unknown topic \"{}\"{}", id, rulebook::nearest_is(rulebook::nearest_topic(id))));
}

}  // namespace hanaproof::web
