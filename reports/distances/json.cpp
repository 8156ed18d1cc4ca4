#include "checker/editions/survey/answers.h"
#include "model/documents/document.h"
#include "reports/distances/distances.h"
#include "reports/json/scope.h"

namespace hanaproof::reports {

using distance::Change;
using distance::Distances;
using distance::EditPath;

namespace {

template <class Part>
using OfGame = documents::PartOf<Distances, Part>;

// From one edition to another, by their places.
struct Way {
  const Distances* game = nullptr;
  std::size_t from = 0;
  std::size_t to = 0;

  const EditPath& path() const { return game->ways[from][to]; }
};

constexpr auto kChange = [](auto& io, const Change& change) {
  io.field("topic", [&] { return change.topic->id; });
  io.field("from", [&] { return checker::answer_text(*change.topic, change.from); });
  io.field("to", [&] { return checker::answer_text(*change.topic, change.to); });
};

constexpr auto kUnseen = [](auto& io, const Change& change) {
  io.part(change, kChange);
  io.field("proved", change.known == checker::Agreement::State::proved,
           "Over all situations, not only those tried.");
  io.field(
      "known", [&] { return checker::name(change.known); },
      "How it is known that it need not change: proved or tried; not compared and unknown "
      "leave it open.");
  io.field("looked_at", change.how);
};

constexpr const char* kAtLeast = "With fewer changes some situation comes out otherwise: proved.";
constexpr const char* kLeast =
    "Whether no smaller set of changes will do: at_least is the distance.";
constexpr const char* kOpen =
    "Whether more changes may be needed: some answers could not be compared, or show only "
    "together.";

constexpr auto kWay = [](auto& io, const Way& way) {
  io.field("from", [&] { return way.game->editions[way.from]->id; });
  io.field("to", [&] { return way.game->editions[way.to]->id; });
  io.field("distance", [&] { return way.path().length(); });
  io.field(
      "at_least", [&] { return way.path().at_least; }, kAtLeast);
  io.field(
      "least", [&] { return way.path().least; }, kLeast);
  io.field(
      "needed", [&] { return way.path().needed; }, "Whether no single change can be left out.");
  io.field(
      "open", [&] { return way.path().open; }, kOpen);
  io.objects(
      "changes", [&] { return way.path().changes; }, kChange);
  io.objects(
      "unseen", [&] { return way.path().unseen; }, kUnseen,
      "Topics answered differently of which nothing shows once the changes are made.");
};

constexpr auto kLink = [](auto& io, const OfGame<distance::Link>& one) {
  const auto way = [&]() -> const EditPath& { return one.whole->longer(one.part->a, one.part->b); };
  io.field("a", [&] { return one.whole->editions[one.part->a]->id; });
  io.field("b", [&] { return one.whole->editions[one.part->b]->id; });
  io.field("distance", [&] { return one.part->length; });
  io.field(
      "at_least", [=] { return way().at_least; }, kAtLeast);
  io.field(
      "least", [=] { return way().least; }, kLeast);
  io.field(
      "open", [=] { return way().open; }, kOpen);
  io.objects(
      "changes", [&] { return one.part->changes; }, kChange);
  io.field(
      "marks", [&] { return one.part->marks; },
      "Topics that split all editions just as the tree falls apart without the link.");
};

using GroupOfSplit = documents::PartOf<OfGame<distance::Split>, distance::Group>;

constexpr auto kGroup = [](auto& io, const GroupOfSplit& one) {
  const auto editions = [&] {
    std::vector<std::string> ids;
    for (const std::size_t place : one.part->editions) {
      ids.push_back(one.whole->whole->editions[place]->id);
    }
    return ids;
  };
  io.field("answer",
           [&] { return checker::answer_text(*one.whole->part->topic, one.part->answer); });
  io.field("editions", editions);
};

constexpr auto kSplit = [](auto& io, const OfGame<distance::Split>& one) {
  io.field("topic", [&] { return one.part->topic->id; });
  io.objects(
      "groups", [&] { return documents::parts_of(one, one.part->groups); }, kGroup);
};

std::vector<Way> ways(const Distances& game) {
  std::vector<Way> all;
  for (std::size_t from = 0; from < game.editions.size(); ++from) {
    for (std::size_t to = 0; to < game.editions.size(); ++to) {
      if (from != to) all.push_back({&game, from, to});
    }
  }
  return all;
}

std::vector<std::vector<int>> lengths(const Distances& game) {
  std::vector<std::vector<int>> rows;
  for (const auto& row : game.ways) {
    auto& length = rows.emplace_back();
    for (const EditPath& way : row) length.push_back(way.length());
  }
  return rows;
}

constexpr auto kGame = [](auto& io, const Distances& game) {
  const auto editions = [&] {
    std::vector<std::string> ids;
    for (const rulebook::Edition* edition : game.editions) ids.push_back(edition->id);
    return ids;
  };
  io.field("game", game.game);
  io.object("scope", game.scope, kScopeFields);
  io.field("editions", editions);
  io.field(
      "distances", [&] { return lengths(game); },
      "By places in editions: from the row to the column.");
  io.objects(
      "pairs", [&] { return ways(game); }, kWay);
  io.objects(
      "tree", [&] { return documents::parts_of(game, game.tree); }, kLink,
      "A minimum spanning tree; distances, and what else is said, are of the longer of the "
      "two ways.");
  io.objects(
      "splits", [&] { return documents::parts_of(game, game.splits); }, kSplit,
      "For each topic that separates editions: who answers alike.");
};

constexpr auto kGames = [](auto& io, const std::vector<Distances>& games) {
  io.objects("games", games, kGame);
};
constexpr auto kDistancesDocument = documents::document<std::vector<Distances>>(
    {"distances", 1,
     "Numbers of clauses to change between the default rules of editions of a game, and their "
     "family tree."},
    kGames);

}  // namespace

std::string to_json(const std::vector<Distances>& games) {
  return kDistancesDocument.written(games).dump(2) + "\n";
}

std::string distances_schema() { return kDistancesDocument.schema_text(); }

}  // namespace hanaproof::reports
