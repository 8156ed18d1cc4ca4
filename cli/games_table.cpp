#include "cli/games_table.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include <fmt/format.h>

namespace hanaproof::cli {

namespace {

// Why not, by family; empty: it works.
struct Row {
  std::string_view command;
  std::string_view capturing = {};
  std::string_view betting = {};
  std::string_view hachi = {};

  std::string_view of(rulebook::Family family) const {
    switch (family) {
      case rulebook::Family::betting:
        return betting;
      case rulebook::Family::hachi:
        return hachi;
      default:
        return capturing;
    }
  }
};

constexpr std::string_view kNoShowdown = "cards are captured and hands are not compared";
constexpr std::string_view kNoKan = "no combos of a hand are paid for before play";
constexpr std::string_view kNoFields = "a field does not multiply the round";

constexpr auto kRows = std::to_array<Row>({
    {"perft"},
    {"regress perft"},
    {"regress fuzz"},
    {"crosscheck"},
    {"serve"},
    {"adapter check"},
    {"identify"},
    {"signature"},
    {"audit"},
    {"contradictions --impact"},
    {"replay"},
    {"conform"},
    {"graph", "", "hands decide nothing before the end, so a smaller deck makes no smaller game",
     "its deal takes all 48 cards, so there are no small games to walk"},
    {"solve", "", "players who see all hands have nothing to bet on",
     "three players capture, and only a round of two has one best result"},
    {"lattice", "", "no cards are captured, so no yaku are made", ""},
    {"ranks", kNoShowdown, "", kNoShowdown},
    {"odds sutda", kNoShowdown, "", kNoShowdown},
    {"odds deal", "", "no deal ends the round before it is played",
     "it has odds of its own: `odds hands` and `odds fields`"},
    {"odds rounds", "", "hands are bet on and compared, and no cards are captured",
     "three of up to seven play a round, and what it costs hangs on the match"},
    {"odds hands", kNoKan, kNoKan, ""},
    {"odds fields", kNoFields, kNoFields, ""},
});

std::string cell(std::string_view reason) {
  return reason.empty() ? "works" : fmt::format("no: {}", reason);
}

}  // namespace

std::vector<std::string_view> game_commands() {
  std::vector<std::string_view> commands;
  for (const Row& row : kRows) commands.push_back(row.command);
  return commands;
}

std::string_view why_not(std::string_view command, rulebook::Family family) {
  const auto row = std::ranges::find(kRows, command, &Row::command);
  if (row == std::end(kRows)) throw std::logic_error(fmt::format("no row of {}", command));
  return row->of(family);
}

std::string games_table() {
  std::string table =
      "| command | capturing games | betting games | Hachi-Hachi |\n|---|---|---|---|\n";
  for (const Row& row : kRows) {
    table += fmt::format("| `{}` |", row.command);
    for (const rulebook::Family family : kFamilies)
      table += fmt::format(" {} |", cell(row.of(family)));
    table += "\n";
  }
  return table;
}

}  // namespace hanaproof::cli
