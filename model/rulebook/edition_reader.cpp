#include "model/rulebook/edition_reader.h"

#include <string>
#include <vector>

#include <fmt/format.h>

namespace hanaproof::rulebook {

namespace {

// The game of a text that other editions supplement and that no one plays alone.
constexpr const char* kBase = "base";

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

bool read_custom(const TomlTable& head) {
  const TomlNode* custom = head.find("custom");
  if (!custom) return false;
  if (custom->sort != TomlNode::Sort::truth) head.fail("custom", "custom: expected true or false");
  return custom->truth;
}

// An edition that nobody plays by itself, or that inherits them, may leave them out.
std::vector<int> read_players(const TomlTable& head, const Edition& edition) {
  std::vector<int> players = head.numbers("players", 1, kMostPlayers);
  if (players.empty() && edition.inherits.empty() && edition.game != kBase) {
    head.fail("players",
              "players: expected the numbers of players it can be played by, such as "
              "players = [2]");
  }
  return players;
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
                                        "yaku",   "excuse",  "terms"};

std::map<std::string, std::string> read_terms(const TomlTable& head) {
  std::map<std::string, std::string> terms;
  const TomlNode* table = head.find("terms");
  if (!table) return terms;
  if (table->sort != TomlNode::Sort::table) head.fail("terms", "expected a table of words");
  for (const TomlEntry& entry : table->entries)
    terms.emplace(entry.key, text_of(head.file(), entry.node, "a term"));
  return terms;
}

void read_head(const TomlTable& head, Draft& draft) {
  Edition& edition = draft.edition;
  Mistakes& mistakes = draft.mistakes;
  mistakes.keep([&] { edition.id = read_id(head); });
  mistakes.keep([&] { edition.title = own_or_inherited(head, "title"); });
  mistakes.keep([&] { edition.game = own_or_inherited(head, "game"); });
  mistakes.keep([&] { edition.language = own_or_inherited(head, "language"); });
  mistakes.keep([&] { edition.document = head.text("document").value_or(""); });
  mistakes.keep([&] { edition.custom = read_custom(head); });
  mistakes.keep([&] { edition.inherits = head.text("inherit").value_or(""); });
  mistakes.keep([&] { edition.supplements = head.text("supplements").value_or(""); });
  mistakes.keep([&] { edition.players = read_players(head, edition); });
  mistakes.keep([&] { edition.terms = read_terms(head); });
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
  const Home home{file.name, edition.id, edition.document, draft.mistakes};
  edition.clauses = read_clauses(home, head);
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
