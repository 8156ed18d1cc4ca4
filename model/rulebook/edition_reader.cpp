#include "model/rulebook/edition_reader.h"

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

}  // namespace

Draft read_edition(const SourceText& file) {
  const TomlNode root = read_toml(file);
  const TomlTable head(file.name, root, "an edition",
                       {"id", "title", "game", "language", "document", "custom", "players",
                        "inherit", "supplements", "clause", "yaku", "excuse"});
  Draft draft;
  Edition& edition = draft.edition;
  edition.file = file.name;
  edition.id = read_id(head);
  edition.title = own_or_inherited(head, "title");
  edition.game = own_or_inherited(head, "game");
  edition.language = own_or_inherited(head, "language");
  edition.document = head.text("document").value_or("");
  if (const TomlNode* custom = head.find("custom")) {
    if (custom->sort != TomlNode::Sort::truth)
      head.fail("custom", "custom: expected true or false");
    edition.custom = custom->truth;
  }
  edition.inherits = head.text("inherit").value_or("");
  edition.supplements = head.text("supplements").value_or("");
  edition.players = head.numbers("players", 1, kMostPlayers);
  if (edition.players.empty() && edition.inherits.empty() && edition.game != kBase) {
    head.fail("players",
              "players: expected the numbers of players it can be played by, such as "
              "players = [2]");
  }
  edition.players_at = position_of(head, "players");
  draft.id = position_of(head, "id");
  draft.inherits = position_of(head, "inherit");
  draft.supplements = position_of(head, "supplements");

  const Home home{file.name, edition.id, edition.document};
  edition.clauses = read_clauses(home, head);
  for (const TomlNode& node : head.items("excuse")) {
    edition.excuses.push_back(read_excuse(home, node));
  }
  draft.settles = settled_in(root);
  return draft;
}

}  // namespace hanaproof::rulebook
