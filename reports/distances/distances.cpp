#include "reports/distances/distances.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/answers.h"
#include "reports/json/values.h"
#include "reports/markup/listed.h"

namespace hanaproof::reports {

using distance::Change;
using distance::Distances;
using distance::EditPath;

namespace {

constexpr const char* kDistanceDefinition =
    "A number of clauses to change so that nobody at the table can tell the rules of the row from "
    "those of the column, none of which can be left out by itself. That nobody can tell is proved "
    "of some, only tried of others. Both are played by their default rules: the first reading of "
    "every clause, and what is assumed where a text is silent. Answers whose difference never "
    "shows count nothing.";

std::string answers(const Change& change, bool marked = false) {
  return fmt::format("{}{}: {} | {}", change.topic->id, marked ? "*" : "",
                     checker::answer_text(*change.topic, change.from),
                     checker::answer_text(*change.topic, change.to));
}

void add_matrix(const Distances& game, Document& document) {
  Table table{{{"", Unit::whole}}};
  std::string marked;
  for (std::size_t a = 0; a < game.editions.size(); ++a) {
    table.columns.emplace_back(fmt::format("{}", a + 1), Unit::whole);
    auto& row = table.rows.emplace_back();
    row.emplace_back(a + 1);
    for (std::size_t b = 0; b < game.editions.size(); ++b) {
      row.emplace_back(a == b ? "-" : length_text(game.ways[a][b]));
      if (a != b) marked += marks(game.ways[a][b]);
    }
    row.emplace_back(game.editions[a]->id);
  }
  table.columns.emplace_back("edition");
  document.table(std::move(table));
  for (const Mark& mark : kMarks) {
    if (marked.find(mark.sign) == std::string::npos) continue;
    document.item(fmt::format("{} {}", mark.sign, mark.meaning));
  }
}

void add_tree(const Distances& game, Document& document) {
  document.heading("Family tree");
  bool marked = false;
  for (const distance::Link& link : game.tree) {
    document.text(fmt::format("{} - {}: {}", game.editions[link.a]->id, game.editions[link.b]->id,
                              length_text(game.longer(link.a, link.b))));
    for (const Change& change : link.changes) {
      const bool mark = std::ranges::find(link.marks, change.topic->id) != link.marks.end();
      document.item(answers(change, mark));
    }
    marked = marked || !link.marks.empty();
  }
  if (marked) document.text("* parts all editions just as the tree falls apart here");
}

void add_splits(const Distances& game, Document& document) {
  if (!game.splits.empty()) document.heading("Who stands where");
  for (const distance::Split& split : game.splits) {
    const auto group_text = [&](const distance::Group& group) {
      return fmt::format(
          "{} ({})",
          listed(group.editions, " ", [](std::size_t i) { return std::to_string(i + 1); }),
          checker::answer_text(*split.topic, group.answer));
    };
    document.item(split.topic->id + ": " + listed(split.groups, " | ", group_text));
  }
}

void add_way(const Distances& game, std::size_t from, std::size_t to, Document& document) {
  const EditPath& way = game.ways[from][to];
  document.heading(fmt::format("From {} to {}: {}", game.editions[from]->id, game.editions[to]->id,
                               length_text(way)));
  for (const Change& change : way.changes) document.item(answers(change));
  document.text(way.least
                    ? "With fewer changes there is always something to see: proved."
                    : fmt::format("With fewer than {} changes there is always something to see. {}",
                                  way.at_least,
                                  way.needed ? "No single one of these can be left out."
                                             : "Some of these may be left out by itself."));
  if (way.open) document.text("More may be needed: not all of the rest could be compared.");
  if (!way.unseen.empty()) document.text("Answered differently, but not to be seen:");
  for (const Change& change : way.unseen) {
    document.item(
        fmt::format("{} ({}: {})", answers(change), checker::name(change.known), change.how));
  }
}

}  // namespace

Document to_document(const std::vector<Distances>& games) {
  Document document;
  for (const Distances& game : games) {
    document.title(fmt::format("{}, {}", game.game, game.scope.text()));
    if (&game == &games.front()) document.text(kDistanceDefinition);
    if (game.editions.size() == 1) {
      document.text(game.editions.front()->id + " stands alone");
      continue;
    }
    add_matrix(game, document);
    if (game.editions.size() == 2) {
      add_way(game, 0, 1, document);
      add_way(game, 1, 0, document);
    } else {
      add_tree(game, document);
      add_splits(game, document);
    }
  }
  return document;
}

Table to_rows(const std::vector<Distances>& games) {
  Table table{{"game", "players", "options", "from", "to", "topic", "answer_from", "answer_to",
               "counts", "distance", "at_least", "least", "needed", "open"}};
  for (const Distances& game : games) {
    for (std::size_t a = 0; a < game.editions.size(); ++a) {
      for (std::size_t b = 0; b < game.editions.size(); ++b) {
        const EditPath& way = game.ways[a][b];
        const auto add = [&](const std::vector<Change>& changes, bool counts) {
          for (const Change& change : changes) {
            table.rows.push_back({game.game, game.scope.players,
                                  fmt::format("{}", fmt::join(game.scope.options, " ")),
                                  game.editions[a]->id, game.editions[b]->id, change.topic->id,
                                  checker::answer_text(*change.topic, change.from),
                                  checker::answer_text(*change.topic, change.to), int{counts},
                                  way.length(), way.at_least, int{way.least}, int{way.needed},
                                  int{way.open}});
          }
        };
        add(way.changes, true);
        add(way.unseen, false);
      }
    }
  }
  return table;
}

}  // namespace hanaproof::reports
