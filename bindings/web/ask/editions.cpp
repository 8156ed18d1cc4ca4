#include <algorithm>
#include <set>

#include "bindings/web/ask/kinds.h"
#include "model/cards/names.h"
#include "model/phrases/cards.h"

namespace hanaproof::web {

namespace {

using rulebook::Edition;

// That somebody can play by.
bool is_played(const Edition& edition) { return edition.game != "base"; }

Json offered_by(const Edition& edition) {
  std::set<std::string> options;
  for (const rulebook::Scope& scope : rulebook::scopes(edition))
    options.insert(scope.options.begin(), scope.options.end());
  return options;
}

Json edition_json(const Edition* edition) {
  return {{"id", edition->id},
          {"title", edition->title},
          {"language", edition->language},
          {"document", edition->document},
          {"players", edition->players},
          {"options", offered_by(*edition)},
          {"sheet", edition->sheet},
          {"custom", edition->custom}};
}

}  // namespace

Json editions(const Request&) {
  std::vector<std::string> games;
  for (const Edition& edition : library().editions()) {
    if (is_played(edition) && std::ranges::find(games, edition.game) == games.end())
      games.push_back(edition.game);
  }
  return {{"games", list(games, [](const std::string& game) -> Json {
             return {{"id", game},
                     {"family", rulebook::name(rulebook::family_of(game))},
                     {"editions", list(library().of_game(game), edition_json)}};
           })}};
}

Json cards(const Request& request) {
  const auto language = request.language();
  return {{"cards", list(cards::CardSet::all(), [&](const cards::Card card) -> Json {
             return {{"code", card.code()},
                     {"name", phrases::card_name(card, language)},
                     {"month", card.month()},
                     {"kind", cards::name(card.kind())},
                     {"points", card.points()}};
           })}};
}

}  // namespace hanaproof::web
