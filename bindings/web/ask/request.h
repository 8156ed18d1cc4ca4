// A request by its fields, and what nearly every reply needs. For source files only.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "model/cards/card_set.h"
#include "model/phrases/language.h"
#include "model/rulebook/library.h"
#include "model/rulebook/ruleset.h"
#include "reports/json/values.h"

namespace hanaproof::web {

using reports::codes;
using reports::Json;
using reports::list;

// The built-in editions, read at the first question.
const rulebook::Library& library();

// All throw std::invalid_argument: the field, and what was expected in it.
class Request {
 public:
  explicit Request(const Json& json) : json_(json) {}

  bool has(const char* field) const { return json_.contains(field) && !json_[field].is_null(); }
  // The field; null where it is missing.
  const Json& at(const char* field) const;
  std::string text(const char* field) const;
  std::string text(const char* field, const std::string& otherwise) const;
  // A whole number from `least` to `most`.
  int number(const char* field, int otherwise, int least, int most) const;
  bool truth(const char* field) const;
  std::vector<std::string> texts(const char* field) const;
  std::vector<cards::Card> cards(const char* field) const;
  // Answers by topic.
  std::map<std::string, std::string> changes(const char* field) const;

  phrases::Language language() const;
  // "edition", "players", "options", "changes": how somebody plays.
  rulebook::Ruleset house() const;

 private:
  const Json& json_;
};

// Throws rulebook::EditionError that names the nearest.
const rulebook::Topic& topic_called(const std::string& id);

}  // namespace hanaproof::web
