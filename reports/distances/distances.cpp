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

Json change_json(const Change& change) {
  return {{"topic", change.topic->id},
          {"from", checker::answer_text(*change.topic, change.from)},
          {"to", checker::answer_text(*change.topic, change.to)}};
}

Json unseen_json(const Change& change) {
  Json json = change_json(change);
  json["proved"] = change.known == checker::Agreement::State::proved;
  json["known"] = checker::name(change.known);
  json["looked_at"] = change.how;
  return json;
}

Json pairs_json(const Distances& game) {
  Json pairs = Json::array();
  for (std::size_t a = 0; a < game.editions.size(); ++a) {
    for (std::size_t b = 0; b < game.editions.size(); ++b) {
      if (a == b) continue;
      const distance::EditPath& way = game.ways[a][b];
      pairs.push_back({{"from", game.editions[a]->id},
                       {"to", game.editions[b]->id},
                       {"distance", way.length()},
                       {"at_least", way.at_least},
                       {"least", way.least},
                       {"needed", way.needed},
                       {"open", way.open},
                       {"changes", list(way.changes, change_json)},
                       {"unseen", list(way.unseen, unseen_json)}});
    }
  }
  return pairs;
}

Json link_json(const Distances& game, const distance::Link& link) {
  const distance::EditPath& way = game.longer(link.a, link.b);
  return {{"a", game.editions[link.a]->id},
          {"b", game.editions[link.b]->id},
          {"distance", link.length},
          {"at_least", way.at_least},
          {"least", way.least},
          {"open", way.open},
          {"changes", list(link.changes, change_json)},
          {"marks", link.marks}};
}

Json split_json(const Distances& game, const distance::Split& split) {
  const auto group = [&](const distance::Group& each) -> Json {
    return {{"answer", checker::answer_text(*split.topic, each.answer)},
            {"editions", list(each.editions, [&](std::size_t i) { return game.editions[i]->id; })}};
  };
  return {{"topic", split.topic->id}, {"groups", list(split.groups, group)}};
}

Json game_json(const Distances& game) {
  const auto lengths = [](const std::vector<distance::EditPath>& row) {
    return list(row, [](const distance::EditPath& way) { return way.length(); });
  };
  return {
      {"game", game.game},
      {"scope", {{"players", game.scope.players}, {"options", game.scope.options}}},
      {"editions", list(game.editions, [](const auto* edition) { return edition->id; })},
      {"distances", list(game.ways, lengths)},
      {"pairs", pairs_json(game)},
      {"tree", list(game.tree, [&](const auto& link) { return link_json(game, link); })},
      {"splits", list(game.splits, [&](const auto& split) { return split_json(game, split); })}};
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

std::string to_json(const std::vector<Distances>& games) {
  Json document = json_document("hanaproof.distances");
  document["games"] = list(games, game_json);
  return document.dump(2) + "\n";
}

}  // namespace hanaproof::reports
