// House rules as an edition file, and yaku that somebody makes up.
#include <stdexcept>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "bindings/web/ask/kinds.h"
#include "bindings/web/ask/told.h"
#include "model/editions/builtin.h"
#include "model/rulebook/toml_reader.h"

namespace hanaproof::web {

using rulebook::Edition;
using rulebook::Topic;
using rulebook::Value;

namespace {

// As TOML quotes it.
std::string quoted(const std::string& text) { return Json(text).dump(); }

std::string toml(const Value& value) { return value.word() ? quoted(*value.word()) : value.text(); }

// Only the edition and what it builds on: reading all takes long.
rulebook::Library book_of(const std::string& id) {
  std::vector<rulebook::SourceText> files;
  const auto add = [&](const std::string& wanted) {
    for (const rulebook::SourceText& file : editions::builtin_editions()) {
      if (!wanted.empty() && file.name.ends_with("/" + wanted + ".toml")) files.push_back(file);
    }
  };
  const Edition& edition = library().at(id);
  for (const std::string& each : {edition.id, edition.inherits, edition.supplements}) add(each);
  return rulebook::Library(files);
}

// With the name that the house has for it.
std::string yaku_block(const Topic& topic, const Value& value, const std::string& name) {
  std::string text =
      fmt::format("\n[[yaku]]\nid = {}\nname = {}\n",
                  quoted(topic.id.substr(rulebook::kYakuTopics.size())), quoted(name));
  for (const auto& [field, held] : *value.record())
    text += fmt::format("{} = {}\n", field, toml(held));
  return text;
}

using Names = std::map<std::string, std::string>;

std::string file_of(const rulebook::Ruleset& rules, const std::string& id, const std::string& title,
                    const Names& names) {
  std::string text = fmt::format(
      "# House rules. Check them: hanaproof check FILE\nid = {}\ntitle = {}\ninherit = {}\nplayers "
      "= [{}]\n",
      quoted(id), quoted(title), quoted(rules.edition().id), rules.scope().players);
  for (const auto& [topic_id, change] : rules.changes()) {
    const Topic& topic = topic_called(topic_id);
    const auto name = names.find(topic_id);
    text += name != names.end() && rules[topic_id].record()
                ? yaku_block(topic, rules[topic_id], name->second)
                : fmt::format("\n# {}\n[[clause]]\ntopic = {}\nvalue = {}\n", topic.question,
                              quoted(topic_id), toml(as_printed(topic, rules[topic_id])));
  }
  return text;
}

// "on" of an option that is printed as the standard.
std::string chosen(const Topic& topic, const Value& value) {
  if (!rulebook::is_option(topic)) return value.text();
  return value == Value("standard") ? "on" : "off";
}

}  // namespace

Json house(const Request& request) {
  const std::string id = request.text("id", "my-house");
  if (!rulebook::is_id(id)) {
    throw std::invalid_argument(
        fmt::format("\"id\": expected small letters, digits and hyphens, not {}", id));
  }
  const std::string text =
      file_of(request.house(), id, request.text("title", "My house"), request.changes("names"));
  // What cannot be read again must not be saved.
  book_of(request.text("edition")).add({id + ".toml", text});
  return {{"toml", text}};
}

Json open_house(const Request& request) {
  const rulebook::SourceText file{"house.toml", request.text("toml")};
  const rulebook::TomlNode head = rulebook::read_toml(file);
  const rulebook::TomlNode* inherited = head.find("inherit");
  if (!inherited || !library().find(inherited->text)) {
    throw std::invalid_argument(
        "the file inherits no built-in edition: expected `inherit = \"ID\"`");
  }
  rulebook::Library book = book_of(inherited->text);
  const Edition& edition = book.add(file);
  Json changes = Json::object();
  Json names = Json::object();
  for (const rulebook::Clause& clause : edition.clauses) {
    if (clause.edition != edition.id) continue;
    changes[clause.topic->id] = chosen(*clause.topic, clause.readings.front().value);
    if (!clause.printed.empty()) names[clause.topic->id] = clause.printed;
  }
  return {{"id", edition.id},
          {"title", edition.title},
          {"edition", edition.inherits},
          {"players", edition.players.front()},
          {"options", Json::array()},
          {"changes", changes},
          {"names", names}};
}

Json yaku(const Request& request) {
  const Topic& topic = topic_called(std::string(rulebook::kYakuTopics) + request.text("id"));
  const auto cards = request.cards("cards");
  if (cards.empty()) throw std::invalid_argument("\"cards\": expected a card at least");
  const int all = static_cast<int>(cards.size());
  const int least = request.number("least", all, 1, all);
  const int points = request.number("points", 1, 0, 1000);
  const int each = request.number("each", 0, 0, 1000);
  std::vector<std::string> names;
  for (const cards::Card card : cards) names.push_back(card.code());
  const std::string set = fmt::format("{}", fmt::join(names, " | "));
  Value::Record record = {
      {"cards",
       least == all ? fmt::format("all({})", set) : fmt::format("count({}) >= {}", set, least)},
      {"points", each == 0 ? fmt::format("{}", points)
                           : fmt::format("{} + {} * (count({}) - {})", points, each, set, least)}};
  Json reply =
      answer_json(topic, Value(std::move(record)),
                  rulebook::family_of(request.text("game", "koi-koi")), request.language());
  reply["topic"] = topic.id;
  return reply;
}

}  // namespace hanaproof::web
