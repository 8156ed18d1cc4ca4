#include "checker/editions/survey/answers.h"
#include "reports/distances/distances.h"
#include "reports/json/values.h"

namespace hanaproof::reports {

using distance::Change;
using distance::Distances;

namespace {

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

std::string to_json(const std::vector<Distances>& games) {
  Json document = json_document("hanaproof.distances");
  document["games"] = list(games, game_json);
  return document.dump(2) + "\n";
}

}  // namespace hanaproof::reports
