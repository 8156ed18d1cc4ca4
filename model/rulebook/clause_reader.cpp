#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <ranges>
#include <tuple>

#include "model/rulebook/edition_reader.h"
#include "model/rulebook/nearest.h"
#include "model/rulebook/toml_limits.h"
#include "model/rulebook/yaku_reader.h"

namespace hanaproof::rulebook {

namespace {

// The keys that every block which states a clause may have, and those of its own.
std::vector<std::string> keys_with(std::vector<std::string> own) {
  own.insert(own.end(), {"readings", "silent", "absent", "assume", "why", "transcription", "when",
                         "source", "settles", "note"});
  return own;
}

// A block that states a clause, and how it and its readings write the answer.
struct Block {
  const Home& home;
  const TomlTable& table;
  const Topic& topic;
  std::vector<std::string> answer_keys;           // of the block and of each reading
  std::function<Value(const TomlTable&)> answer;  // of the block itself or of a reading

  bool answers() const {
    return std::ranges::any_of(answer_keys, [&](const auto& key) { return table.find(key); });
  }
};

When read_when(const Home& home, const TomlNode& node) {
  const TomlTable table(home.file, node, "when", {"players", "option"});
  When when{table.numbers("players", 1, kMostPlayers), table.text("option")};
  const Topic* asked =
      when.option ? find_topic(std::string(kOptionTopics) + *when.option) : nullptr;
  const bool known =
      asked && is_option(*asked) && (is_registered(*asked) || home.may_name(*when.option));
  if (when.option && !known) {
    std::vector<std::string> options;
    for (const Topic& topic : topics()) {
      if (is_option(topic)) options.push_back(topic.id.substr(kOptionTopics.size()));
    }
    table.fail("option", unknown_word("option", *when.option, options));
  }
  return when;
}

std::string joined(const std::string& reason, const std::string& note) {
  return reason.empty() || note.empty() ? reason + note : reason + " " + note;
}

// `key`: "silent" or "absent".
void read_silence(const Block& block, const char* key, Standing standing, Clause& clause) {
  const TomlTable& table = block.table;
  const TomlNode& silent = table.at(key);
  if (silent.sort != TomlNode::Sort::truth || !silent.truth) {
    table.fail(key, fmt::format("{}: expected true, or no such key", key));
  }
  for (const char* other : {"value", "readings", "transcription", "picture"}) {
    if (table.find(other)) {
      table.fail(other,
                 fmt::format("{} in a clause that is {}: expected assume = VALUE", other, key));
    }
  }
  clause.standing = standing;
  Value assumed = block.topic.customary;
  if (const TomlNode* assume = table.find("assume")) {
    assumed = read_value(block.home.file, block.topic, *assume);
  } else if (block.answers()) {
    assumed = block.answer(table);
  }
  const std::string why = table.text("why").value_or("");
  clause.readings = {{assumed.text(), assumed, why}};
  clause.note = joined(why, clause.note);
}

void read_readings(const Block& block, Clause& clause) {
  std::vector<std::string> known = {"name", "why", "strained"};
  known.insert(known.end(), block.answer_keys.begin(), block.answer_keys.end());
  const TomlNode& list = block.table.at("readings");
  for (const TomlNode& item : items_of(block.home.file, list, "readings")) {
    const TomlTable table(block.home.file, item, "a reading", known);
    const Value value = block.answer(table);
    Reading reading{table.text("name").value_or(value.text()), value,
                    table.text("why").value_or("")};
    if (const TomlNode* strained = table.find("strained")) {
      const bool first = clause.readings.empty();
      if (strained->sort != TomlNode::Sort::truth || !strained->truth || first) {
        fail_at(block.home.file, strained->position,
                "strained: expected true, beside a reading that is not the first");
      }
      reading.strained = true;
    }
    if (std::ranges::find(clause.readings, reading.name, &Reading::name) != clause.readings.end()) {
      fail_at(
          block.home.file, item.position,
          fmt::format("a second reading with the name {}: expected another name", reading.name));
    }
    clause.readings.push_back(std::move(reading));
  }
  if (clause.readings.empty()) block.table.fail("readings", "readings: expected at least one");
}

void read_answer(const Block& block, Clause& clause) {
  const TomlTable& table = block.table;
  if (table.find("silent")) return read_silence(block, "silent", Standing::silent, clause);
  if (table.find("absent")) return read_silence(block, "absent", Standing::absent, clause);
  for (const char* key : {"assume", "why"}) {
    if (table.find(key))
      table.fail(key, fmt::format("{}: expected only beside silent or absent", key));
  }
  if (const auto garbled = table.text("transcription")) {
    clause.standing = Standing::transcription;
    clause.note = joined(*garbled, clause.note);
  }
  if (table.find("readings")) return read_readings(block, clause);
  const Value value = block.answer(table);
  clause.readings = {{value.text(), value, ""}};
}

Clause read_block(const Block& block) {
  const TomlTable& table = block.table;
  Clause clause;
  clause.edition = block.home.edition;
  clause.topic = &block.topic;
  clause.note = table.text("note").value_or("");
  clause.position = table.node().position;
  Mistakes& mistakes = block.home.mistakes;
  bool all_read = mistakes.keep([&] {
    if (const TomlNode* when = table.find("when")) clause.when = read_when(block.home, *when);
  });
  all_read &= mistakes.keep([&] { clause.settles = table.texts("settles"); });
  all_read &= mistakes.keep([&] {
    if (const TomlNode* source = table.find("source")) {
      clause.sources = read_citations(block.home, *source);
    }
  });
  all_read &= mistakes.keep([&] { read_answer(block, clause); });
  if (all_read && clause.sources.empty() && !block.home.document.empty() &&
      clause.standing != Standing::silent && clause.standing != Standing::absent) {
    table.fail("source", fmt::format("a clause on {} without a citation: expected source = "
                                     "{{ page = ..., line = ..., anchor = \"...\" }}",
                                     block.topic.id));
  }
  return clause;
}

Clause read_clause(const Home& home, TomlNode node) {
  const auto known = keys_with({"topic", "value", "picture"});
  correct_keys(home.file, node, "a clause", known, home.mistakes);
  const TomlTable table(home.file, node, "a clause", known);
  const std::string id = table.required_text("topic");
  const Topic* topic = find_topic(id);
  if (!topic) {
    table.fail("topic", fmt::format("unknown topic \"{}\": expected one that `hanaproof topics` "
                                    "lists{}",
                                    id, nearest_is(nearest_topic(id))));
  }
  if (table.find("value") && table.find("readings")) {
    table.fail("readings", "value and readings in one clause: expected one of the two");
  }
  constexpr std::array<const char*, 4> kAnswers = {"value", "readings", "silent", "absent"};
  if (std::ranges::none_of(kAnswers, [&](const char* key) { return table.find(key); })) {
    table.fail("topic", fmt::format("a clause on {} without an answer: expected one of {}", id,
                                    fmt::join(kAnswers, ", ")));
  }
  Clause clause = read_block({home, table, *topic, {"value"}, [&](const TomlTable& held) {
                                return read_value(home.file, *topic, held.at("value"));
                              }});
  if (const auto picture = table.text("picture")) {
    clause.standing = Standing::picture;
    clause.note = joined(*picture, clause.note);
  }
  return clause;
}

Clause read_yaku_block(const Home& home, TomlNode node) {
  std::vector<std::string> own = {"id", "name", "picture"};
  own.insert(own.end(), yaku_keys().begin(), yaku_keys().end());
  const auto known = keys_with(own);
  correct_keys(home.file, node, "a yaku", known, home.mistakes);
  const TomlTable table(home.file, node, "a yaku", known);
  const Topic* topic = find_topic(std::string(kYakuTopics) + table.required_text("id"));
  if (!topic) table.fail("id", "id: expected lower-case letters, digits and hyphens");
  if (topic->type.sort() != Type::Sort::yaku) {
    table.fail("id", fmt::format("{} is no yaku: expected another id", topic->id));
  }
  Clause clause = read_block({home, table, *topic, yaku_keys(),
                              [&](const TomlTable& held) { return read_yaku(table, &held); }});
  clause.printed = table.text("name").value_or("");
  clause.picture = table.text("picture").value_or("");
  return clause;
}

// Of several that may be played, one is played where nothing is agreed.
bool is_usual_allowed(const Value& value) {
  const Value* usual = value.field("usual");
  const Value* allowed = value.field("allowed");
  if (!usual || !allowed || !allowed->list()) return true;
  return std::ranges::find(*allowed->list(), *usual) != allowed->list()->end();
}

}  // namespace

Value read_value(const std::string& file, const Topic& topic, const TomlNode& node) {
  if (topic.type.sort() == Type::Sort::yaku && node.sort == TomlNode::Sort::table) {
    return read_yaku(TomlTable(file, node, "a yaku", yaku_keys()));
  }
  Value value = value_of(file, node);
  if (const auto wrong = topic.type.mismatch(value)) {
    fail_at(file, node.position, fmt::format("{}: {}", topic.id, *wrong));
  }
  if (const auto said = topic.type.candidates();
      is_option(topic) && !std::ranges::count(said, value)) {
    // Its type has "on" and "off" besides, for those who play.
    fail_at(file, node.position,
            fmt::format("{}: expected one of {}, found {}", topic.id,
                        fmt::join(said | std::views::transform(&Value::text), ", "), value.text()));
  }
  if (!is_usual_allowed(value)) {
    fail_at(file, node.position,
            fmt::format("{}: usual: expected one of allowed, found {}", topic.id,
                        value.field("usual")->text()));
  }
  return value;
}

std::vector<Clause> read_clauses(const Home& home, const TomlTable& head) {
  std::vector<Clause> clauses;
  const auto read_blocks = [&](std::string_view key, auto read) {
    home.mistakes.keep([&] {
      for (const TomlNode& node : head.items(key)) {
        home.mistakes.keep([&] { clauses.push_back(read(home, node)); });
      }
    });
  };
  read_blocks("clause", read_clause);
  home.mistakes.keep([&] {
    const auto& yaku = head.items("yaku");
    if (yaku.size() <= kMostYaku) return;
    fail_at(home.file, yaku[kMostYaku].position,
            fmt::format("one yaku more than {}: expected no more of one edition", kMostYaku));
  });
  read_blocks("yaku", read_yaku_block);
  std::ranges::sort(clauses, {}, [](const Clause& clause) {
    return std::tuple(clause.position.line, clause.position.column);
  });
  std::map<const Topic*, int> numbers;
  for (Clause& clause : clauses) clause.number = ++numbers[clause.topic];
  return clauses;
}

}  // namespace hanaproof::rulebook
