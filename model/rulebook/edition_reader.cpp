#include "model/rulebook/edition_reader.h"

#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "model/rulebook/playable.h"

namespace hanaproof::rulebook {

namespace {

// A key that an inheriting edition may leave to the edition that it inherits from.
std::string own_or_inherited(const TomlTable& head, std::string_view key) {
  if (!head.find("inherit")) head.at(key);
  return head.text(key).value_or("");
}

std::string read_id(const TomlTable& head) {
  std::string id = head.required_text("id");
  if (id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789.-") != std::string::npos) {
    head.fail("id", fmt::format("id: expected lower-case letters, digits, points and hyphens, "
                                "found \"{}\"",
                                id));
  }
  return id;
}

bool read_truth(const TomlTable& head, const char* key) {
  const TomlNode* truth = head.find(key);
  if (!truth) return false;
  if (truth->sort != TomlNode::Sort::truth)
    head.fail(key, fmt::format("{}: expected true or false", key));
  return truth->truth;
}

// An edition that nobody plays by itself, or that inherits them, may leave them out; the usual
// number comes first, so each has one place.
std::vector<int> read_players(const TomlTable& head, const Edition& edition) {
  std::vector<int> players = head.numbers("players", 1, kMostPlayers);
  const bool left_out = !head.find("players") && (!edition.inherits.empty() || is_base(edition));
  if (players.empty() && !left_out) {
    head.fail("players",
              "players: expected the numbers of players it can be played by, such as "
              "players = [2]");
  }
  for (auto number = players.begin(); number != players.end(); ++number) {
    if (std::find(players.begin(), number, *number) != number)
      head.fail("players",
                fmt::format("players: {} stands there twice: expected it once", *number));
  }
  return players;
}

// Whoever replaces the answers of a text cannot leave them as they are too.
std::string read_supplements(const TomlTable& head) {
  if (head.find("inherit") && head.find("supplements")) {
    head.fail("supplements",
              "supplements: expected it without inherit: an edition replaces the "
              "clauses of another one, or adds to them");
  }
  return head.text("supplements").value_or("");
}

FilePosition position_of(const TomlTable& table, std::string_view key) {
  const TomlNode* found = table.find(key);
  return found ? found->position : FilePosition{};
}

std::map<std::string, FilePosition> settled_in(const TomlNode& root) {
  std::map<std::string, FilePosition> settled;
  for (const char* blocks : {"clause", "yaku"}) {
    const TomlNode* list = root.find(blocks);
    if (!list) continue;
    for (const TomlNode& block : list->items) {
      const TomlNode* settles = block.find("settles");
      if (!settles) continue;
      for (const TomlNode& id : settles->items) settled.emplace(id.text, id.position);
    }
  }
  return settled;
}

const std::vector<std::string> kKeys = {"id",     "title",   "game",    "language",    "document",
                                        "custom", "players", "inherit", "supplements", "clause",
                                        "yaku",   "excuse",  "terms",   "options",     "sheet"};

std::map<std::string, std::string> read_words(const TomlTable& head, const char* key,
                                              const char* what) {
  std::map<std::string, std::string> words;
  const TomlNode* table = head.find(key);
  if (!table) return words;
  if (table->sort != TomlNode::Sort::table) head.fail(key, "expected a table of words");
  for (const TomlEntry& entry : table->entries)
    words.emplace(entry.key, text_of(head.file(), entry.node, what));
  return words;
}

std::map<std::string, std::string> read_options(const TomlTable& head) {
  auto options = read_words(head, "options", "what an option is called");
  for (const auto& [id, title] : options) {
    const Topic* topic = find_topic(std::string(kOptionTopics) + id);
    if (!topic)
      head.fail("options", fmt::format("{} is no id of an option: expected lower-case "
                                       "letters, digits and hyphens",
                                       id));
    if (is_registered(*topic)) {
      head.fail("options", fmt::format("{} is a question of its own already: expected another id "
                                       "for this option",
                                       topic->id));
    }
  }
  return options;
}

// An option that a text names may be agreed on, where no clause of it says otherwise.
void offer_options(Edition& edition) {
  for (const auto& [id, title] : edition.options) {
    const Topic& topic = *find_topic(std::string(kOptionTopics) + id);
    if (!edition.on(topic).empty()) continue;
    const Value optional("optional");
    Clause clause;
    clause.edition = edition.id;
    clause.topic = &topic;
    clause.readings = {{optional.text(), optional, ""}};
    clause.note = title;
    edition.clauses.push_back(std::move(clause));
  }
}

void read_head(const TomlTable& head, Draft& draft) {
  Edition& edition = draft.edition;
  Mistakes& mistakes = draft.mistakes;
  mistakes.keep([&] { edition.id = read_id(head); });
  mistakes.keep([&] { edition.title = own_or_inherited(head, "title"); });
  mistakes.keep([&] { edition.game = own_or_inherited(head, "game"); });
  mistakes.keep([&] { edition.language = own_or_inherited(head, "language"); });
  mistakes.keep([&] { edition.document = head.text("document").value_or(""); });
  mistakes.keep([&] { edition.custom = read_truth(head, "custom"); });
  mistakes.keep([&] { edition.sheet = read_truth(head, "sheet"); });
  mistakes.keep([&] { edition.inherits = head.text("inherit").value_or(""); });
  mistakes.keep([&] { edition.supplements = read_supplements(head); });
  mistakes.keep([&] { edition.players = read_players(head, edition); });
  mistakes.keep([&] { edition.terms = read_words(head, "terms", "a term"); });
  mistakes.keep([&] { edition.options = read_options(head); });
  edition.players_at = position_of(head, "players");
  draft.id = position_of(head, "id");
  draft.inherits = position_of(head, "inherit");
  draft.supplements = position_of(head, "supplements");
}

void read_all(const SourceText& file, Draft& draft) {
  TomlNode root = read_toml(file);
  correct_keys(file.name, root, "an edition", kKeys, draft.mistakes);
  const TomlTable head(file.name, root, "an edition", kKeys);
  read_head(head, draft);
  Edition& edition = draft.edition;
  const Home home{file.name, edition.id, edition.document, draft.mistakes,
                  [&edition](const std::string& option) {
                    return !edition.inherits.empty() || !edition.supplements.empty() ||
                           edition.options.contains(option);
                  }};
  edition.clauses = read_clauses(home, head);
  offer_options(edition);
  for (const TomlNode& node : head.items("excuse")) {
    draft.mistakes.keep([&] { edition.excuses.push_back(read_excuse(home, node)); });
  }
  draft.settles = settled_in(root);
}

}  // namespace

Draft read_edition(const SourceText& file) {
  Draft draft;
  draft.edition.file = file.name;
  draft.mistakes.keep([&] { read_all(file, draft); });
  return draft;
}

}  // namespace hanaproof::rulebook
