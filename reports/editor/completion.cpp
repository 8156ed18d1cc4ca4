#include "reports/editor/completion.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>

#include "model/cards/card_set.h"
#include "model/phrases/cards.h"
#include "model/rulebook/yaku/expression.h"
#include "reports/editor/allowed.h"
#include "reports/editor/schema.h"

namespace hanaproof::editor {

using reports::Json;

namespace {

const Json& schema_of(bool document) {
  static const Json edition = Json::parse(reports::edition_file_schema());
  static const Json documents = Json::parse(reports::document_file_schema());
  return document ? documents : edition;
}

// What takes sets of cards in the yaku language.
constexpr std::array<const char*, 4> kFunctions = {"all(", "any(", "count(", "month("};

std::string description_of(const Json& schema) {
  return schema.contains("description") ? schema["description"].get<std::string>() : "";
}

// The place with what is allowed there.
struct Spot {
  Cursor cursor;
  std::vector<const Json*> allowed;
};

Spot spot_at(const Text& text, std::size_t offset, bool document) {
  const auto blocks = blocks_of(text);
  const Block& block = block_at(blocks, text.place(offset).line);
  Spot spot{cursor_at(text, block, offset), {}};
  std::vector<std::string> path = spot.cursor.path;
  if (!block.name.empty()) path.insert(path.begin(), block.name);
  spot.allowed = Allowed(schema_of(document)).at(path, block.subject);
  return spot;
}

class Collector {
 public:
  Collector(const Cursor& cursor, Proposals& proposals) : cursor_(cursor), proposals_(proposals) {}

  void add_keys(const Json& schema) {
    if (!schema.contains("properties")) return;
    for (const auto& [key, held] : schema["properties"].items()) {
      if (held.is_object()) add(key, key + " = ", description_of(held), true);
    }
  }

  void add_values(const Json& schema) {
    const std::string detail = description_of(schema);
    if (schema.contains("const")) add_value(schema["const"], detail);
    for (const char* several : {"enum", "examples"}) {
      if (!schema.contains(several)) continue;
      for (const Json& value : schema[several]) add_value(value, detail);
    }
    if (schema.value("type", "") == "boolean") {
      for (const bool truth : {true, false}) add_value(truth, detail);
    }
  }

  void add_word(const std::string& word, const std::string& detail) { add_value(word, detail); }

 private:
  void add_value(const Json& value, const std::string& detail) {
    if (!value.is_string()) {
      if (!cursor_.in_quotes) add(value.dump(), value.dump(), detail, false);
      return;
    }
    const std::string word = value;
    add(word, cursor_.in_quotes ? word : '"' + word + '"', detail, false);
  }

  void add(const std::string& label, const std::string& insert, const std::string& detail,
           bool is_key) {
    if (seen_.insert(label).second) proposals_.all.push_back({label, insert, detail, is_key});
  }

  const Cursor& cursor_;
  Proposals& proposals_;
  std::set<std::string> seen_;
};

bool is_expression(const std::vector<const Json*>& allowed) {
  return std::ranges::any_of(allowed, [](const Json* part) {
    return part->value("$ref", "") == "#/definitions/condition" ||
           part->value("$ref", "") == "#/definitions/points";
  });
}

// The yaku language is typed word by word.
void add_language(const Text& text, std::size_t offset, const Cursor& cursor, Collector& to,
                  Proposals& proposals) {
  std::size_t from = offset;
  const auto is_part = [](unsigned char c) { return std::isalnum(c) != 0; };
  while (from > cursor.from && is_part(static_cast<unsigned char>(text.whole()[from - 1]))) --from;
  proposals.range = text.range(from, offset);
  for (const char* word : kFunctions) to.add_word(word, "");
  for (const std::string& name : rulebook::yaku::set_names()) to.add_word(name, "");
  for (const cards::Card card : cards::CardSet::all())
    to.add_word(card.code(), phrases::card_name(card, phrases::Language::en));
}

void add_values(const Spot& spot, const rulebook::Library& editions, Collector& to) {
  for (const Json* schema : spot.allowed) to.add_values(*schema);
  const std::string& key = spot.cursor.path.empty() ? "" : spot.cursor.path.back();
  if (key == "inherit" || key == "supplements" || key == "owners") {
    for (const rulebook::Edition& edition : editions.editions())
      to.add_word(edition.id, edition.title);
  }
  if (key != "hides") return;
  for (const rulebook::Topic& topic : rulebook::topics()) {
    if (is_yaku(topic)) to.add_word(topic.id.substr(rulebook::kYakuTopics.size()), topic.question);
  }
}

}  // namespace

Proposals proposals(const Text& text, Place place, const rulebook::Library& editions,
                    bool document) {
  const std::size_t offset = text.offset(place);
  const Spot spot = spot_at(text, offset, document);
  Proposals found{text.range(spot.cursor.from, offset), {}};
  Collector collector(spot.cursor, found);
  if (spot.cursor.at_key) {
    for (const Json* schema : spot.allowed) collector.add_keys(*schema);
  } else if (spot.cursor.in_quotes && is_expression(spot.allowed)) {
    add_language(text, offset, spot.cursor, collector, found);
  } else {
    add_values(spot, editions, collector);
  }
  return found;
}

std::string meaning_of_key(const Text& text, Place place, bool document) {
  const std::string_view line = text.line(place.line);
  const std::size_t equals = line.find('=');
  const std::size_t start = text.offset({place.line, 0});
  if (equals == std::string_view::npos || text.offset(place) > start + equals) return {};
  const Spot spot = spot_at(text, start + equals + 1, document);
  for (const Json* schema : spot.allowed) {
    std::string description = description_of(*schema);
    if (!description.empty()) return description;
  }
  return {};
}

}  // namespace hanaproof::editor
