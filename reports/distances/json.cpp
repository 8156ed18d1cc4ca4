#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "checker/survey/stands.h"
#include "reports/distances/distances.h"

namespace hanaproof::reports {

using distance::Change;
using distance::Distances;
using Json = nlohmann::ordered_json;

namespace {

Json change_json(const Change& change) {
  return {{"topic", change.topic->id},
          {"from", checker::answer_text(*change.topic, change.from)},
          {"to", checker::answer_text(*change.topic, change.to)}};
}

Json changes_json(const std::vector<Change>& changes) {
  Json all = Json::array();
  for (const Change& change : changes) all.push_back(change_json(change));
  return all;
}

Json unseen_json(const std::vector<Change>& changes) {
  Json all = Json::array();
  for (const Change& change : changes) {
    Json one = change_json(change);
    one["proved"] = change.known == checker::Agreement::State::proved;
    one["known"] = checker::name(change.known);
    one["looked_at"] = change.how;
    all.push_back(std::move(one));
  }
  return all;
}

Json pairs_json(const Distances& game) {
  Json pairs = Json::array();
  for (std::size_t a = 0; a < game.editions.size(); ++a) {
    for (std::size_t b = 0; b < game.editions.size(); ++b) {
      if (a == b) continue;
      const distance::Way& way = game.ways[a][b];
      pairs.push_back({{"from", game.editions[a]->id},
                       {"to", game.editions[b]->id},
                       {"distance", way.length()},
                       {"at_least", way.at_least},
                       {"least", way.least},
                       {"needed", way.needed},
                       {"open", way.open},
                       {"changes", changes_json(way.changes)},
                       {"unseen", unseen_json(way.unseen)}});
    }
  }
  return pairs;
}

Json tree_json(const Distances& game) {
  Json tree = Json::array();
  for (const distance::Link& link : game.tree) {
    const distance::Way& way = game.longer(link.a, link.b);
    tree.push_back({{"a", game.editions[link.a]->id},
                    {"b", game.editions[link.b]->id},
                    {"distance", link.length},
                    {"at_least", way.at_least},
                    {"least", way.least},
                    {"open", way.open},
                    {"changes", changes_json(link.changes)},
                    {"marks", link.marks}});
  }
  return tree;
}

Json splits_json(const Distances& game) {
  Json splits = Json::array();
  for (const distance::Split& split : game.splits) {
    Json groups = Json::array();
    for (const distance::Group& group : split.groups) {
      Json ids = Json::array();
      for (const std::size_t i : group.editions) ids.push_back(game.editions[i]->id);
      groups.push_back({{"answer", checker::answer_text(*split.topic, group.answer)},
                        {"editions", std::move(ids)}});
    }
    splits.push_back({{"topic", split.topic->id}, {"groups", std::move(groups)}});
  }
  return splits;
}

}  // namespace

std::string to_json(const std::vector<Distances>& games) {
  Json document;
  document["schema"] = {{"name", "hanaproof.distances"}, {"version", 1}};
  document["games"] = Json::array();
  for (const Distances& game : games) {
    Json ids = Json::array();
    Json matrix = Json::array();
    for (std::size_t a = 0; a < game.editions.size(); ++a) {
      ids.push_back(game.editions[a]->id);
      matrix.push_back(Json::array());
      for (const distance::Way& way : game.ways[a]) matrix.back().push_back(way.length());
    }
    document["games"].push_back(
        {{"game", game.game},
         {"scope", {{"players", game.scope.players}, {"options", game.scope.options}}},
         {"editions", std::move(ids)},
         {"distances", std::move(matrix)},
         {"pairs", pairs_json(game)},
         {"tree", tree_json(game)},
         {"splits", splits_json(game)}});
  }
  return document.dump(2) + "\n";
}

namespace {

std::string quoted(const std::string& text) {
  if (text.find_first_of(",\"\n") == std::string::npos) return text;
  std::string out = "\"";
  for (const char c : text) {
    out += c;
    if (c == '"') out += c;
  }
  return out.append("\"");
}

}  // namespace

std::string to_csv(const std::vector<Distances>& games) {
  std::string text =
      "game,players,options,from,to,topic,answer_from,answer_to,counts,"
      "distance,at_least,least,needed,open\n";
  for (const Distances& game : games) {
    std::string options;
    for (const std::string& option : game.scope.options) {
      options += fmt::format("{}{}", options.empty() ? "" : " ", option);
    }
    for (std::size_t a = 0; a < game.editions.size(); ++a) {
      for (std::size_t b = 0; b < game.editions.size(); ++b) {
        const distance::Way& way = game.ways[a][b];
        const std::string marks = fmt::format("{},{},{:d},{:d},{:d}", way.length(), way.at_least,
                                              way.least, way.needed, way.open);
        const auto lines = [&](const std::vector<Change>& changes, int counts) {
          for (const Change& change : changes) {
            text +=
                fmt::format("{},{},{},{},{},{},{},{},{},{}\n", game.game, game.scope.players,
                            options, game.editions[a]->id, game.editions[b]->id, change.topic->id,
                            quoted(checker::answer_text(*change.topic, change.from)),
                            quoted(checker::answer_text(*change.topic, change.to)), counts, marks);
          }
        };
        lines(way.changes, 1);
        lines(way.unseen, 0);
      }
    }
  }
  return text;
}

}  // namespace hanaproof::reports
