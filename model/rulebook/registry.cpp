#include "model/rulebook/registry.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <stdexcept>

#include "model/rulebook/edition_reader.h"
#include "model/rulebook/toml_reader.h"

namespace hanaproof::rulebook {

namespace {

template <class T>
using Named = std::map<std::string, T, std::less<>>;

// The values of an enumeration up to the last one, by their names.
template <class Enum>
Named<Enum> by_name(Enum last) {
  Named<Enum> all;
  for (int i = 0; i <= static_cast<int>(last); ++i) {
    const auto each = static_cast<Enum>(i);
    all.emplace(name(each), each);
  }
  return all;
}

class FileReader {
 public:
  FileReader(const SourceText& source, Named<Ids>& conditions)
      : file_(source.name),
        root_(read_toml(source)),
        head_(file_, root_, "a file of topics", {"family", "conditions", "types", "topic"}),
        conditions_(conditions) {}

  void add_to(std::vector<Topic>& topics) {
    add_names("conditions", conditions_, [&](const TomlNode& node) { return ids(node); });
    add_names("types", types_, [&](const TomlNode& node) { return type(node); });
    for (const TomlNode& node : head_.items("topic")) {
      try {
        Topic read = topic(node);
        if (std::ranges::find(topics, read.id, &Topic::id) != topics.end()) {
          fail_at(file_, node.position, "a second topic with this id: expected another id");
        }
        topics.push_back(std::move(read));
      } catch (const EditionError& error) {
        const TomlNode* id = node.find("id");
        throw EditionError(
            fmt::format("{} (topic {})", error.what(), id ? id->text : "without id"));
      }
    }
  }

 private:
  template <class T, class Read>
  void add_names(const char* key, Named<T>& names, Read read) {
    const TomlNode* table = head_.find(key);
    if (!table) return;
    for (const TomlEntry& entry : table->entries) {
      if (!names.emplace(entry.key, read(entry.node)).second) {
        fail_at(file_, entry.position, fmt::format("{} has another meaning already", entry.key));
      }
    }
  }

  template <class T>
  const T& named(const TomlNode& node, std::string_view what, const Named<T>& all) const {
    const auto found = all.find(text_of(file_, node, what));
    if (found != all.end()) return found->second;
    std::vector<std::string> known;
    for (const auto& [name, held] : all) known.push_back(name);
    fail_at(file_, node.position, unknown_word(what, node.text, known));
  }

  Ids ids(const TomlNode& node) const {
    Ids all;
    for (const TomlNode& item : items_of(file_, node, "words")) {
      all.push_back(text_of(file_, item, "a word"));
    }
    return all;
  }

  int bound(const TomlTable& table, const char* key) const {
    using Limits = std::numeric_limits<int>;
    return number_of(file_, table.at(key), key, Limits::min(), Limits::max());
  }

  // A name, a list of the words to choose from, or a table. In a record `KEY?` may be left out.
  Type type(const TomlNode& node) const {
    if (node.sort == TomlNode::Sort::text) return named(node, "type", types_);
    if (node.sort == TomlNode::Sort::array) return Type::choice(ids(node));
    const TomlTable table(file_, node, "a type", {"from", "to", "list", "record"});
    if (const TomlNode* element = table.find("list")) return Type::list(type(*element));
    const TomlNode* record = table.find("record");
    if (!record) return Type::number(bound(table, "from"), bound(table, "to"));
    std::vector<Field> fields;
    for (const TomlEntry& entry : record->entries) {
      const bool required = !entry.key.ends_with('?');
      const std::string key = entry.key.substr(0, entry.key.size() - (required ? 0 : 1));
      fields.push_back({key, type(entry.node), required});
    }
    return Type::record(std::move(fields));
  }

  Topic topic(const TomlNode& node) const {
    const TomlTable table(file_, node, "a topic",
                          {"id", "asked", "type", "question", "customary", "influences", "family",
                           "need", "arises", "alike"});
    Topic topic{table.required_text("id"), named(table.at("asked"), "place", places_),
                type(table.at("type")), table.required_text("question"), Value()};
    topic.customary = read_value(file_, topic, table.at("customary"));
    topic.influences = table.texts("influences");
    topic.family = named((table.find("family") ? table : head_).at("family"), "family", families_);
    if (const TomlNode* need = table.find("need")) topic.need = named(*need, "need", needs_);
    if (const TomlNode* where = table.find("arises")) {
      const bool is_name = where->sort == TomlNode::Sort::text;
      topic.arises = is_name ? named(*where, "condition", conditions_) : ids(*where);
    }
    for (const TomlNode& row : table.items("alike")) topic.alike.push_back(alike(topic, row));
    return topic;
  }

  Alike alike(const Topic& topic, const TomlNode& node) const {
    const TomlTable table(file_, node, "answers that are alike", {"answers", "where", "because"});
    Alike alike{{}, {}, table.required_text("because")};
    if (const TomlNode* where = table.find("where")) alike.where = text_of(file_, *where, "where");
    for (const TomlNode& answer : table.items("answers")) {
      alike.answers.push_back(read_value(file_, topic, answer));
    }
    return alike;
  }

  std::string file_;
  TomlNode root_;
  TomlTable head_;
  const Named<Asked> places_ = by_name(Asked::stake);
  const Named<Family> families_ = by_name(Family::hachi);
  const Named<Need> needs_ = by_name(Need::wording);
  Named<Ids>& conditions_;
  Named<Type> types_ = {{"truth", Type::truth()},
                        {"card", Type::card()},
                        {"name", Type::name()},
                        {"text", Type::text()},
                        {"condition", Type::condition()},
                        {"factor", Type::factor()},
                        {"option", Type::option()},
                        {"yaku", Type::yaku()},
                        {"combination", Type::combination()},
                        {"hand-combo", Type::hand_combo()}};
};

}  // namespace

std::vector<Topic> read_topics(const std::vector<SourceText>& files) try {
  std::vector<Topic> topics;
  Named<Ids> conditions;
  for (const SourceText& file : files) FileReader(file, conditions).add_to(topics);
  return topics;
} catch (const EditionError& error) {
  throw std::logic_error(error.what());
}

}  // namespace hanaproof::rulebook
