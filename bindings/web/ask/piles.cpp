#include "bindings/web/ask/piles.h"

#include <algorithm>
#include <set>

#include "model/notation/validate.h"
#include "model/spec/games/game.h"

namespace hanaproof::web {

using notation::Position;
using rulebook::Ruleset;

namespace {

Position position_of(const Ruleset& rules, const Piles& piles) {
  Position position = Position::empty(rules.edition().id, piles.players());
  position.rules = rules.changes();
  position.captured = piles.captured;
  position.deck = {};
  for (const cards::CardSet pile : piles.captured) position.deck |= pile;
  position.phase = notation::Phase::over;
  position.dealer = piles.dealer;
  if (rules.is("score.by", "yaku")) {
    position.calls = piles.calls;
    position.stopped = piles.stopped;
    position.last_call = piles.last_call;
  }
  return position;
}

bool alike(const notation::Score& a, const notation::Score& b) {
  return a.yaku == b.yaku && a.points == b.points && a.result == b.result && a.payment == b.payment;
}

}  // namespace

Scored scored(const Ruleset& rules, const Piles& piles) {
  const Position position = position_of(rules, piles);
  notation::validate(position, rules);
  const auto game = spec::game(rules);
  game->forget();
  notation::Score score = game->at(position)->score();
  return {std::move(score), game->consulted()};
}

std::vector<const rulebook::Topic*> reasons(const Ruleset& first, const Ruleset& second,
                                            const Piles& piles) {
  const Scored here = scored(first, piles);
  const Scored there = scored(second, piles);
  std::set<std::string> asked(here.consulted.begin(), here.consulted.end());
  asked.insert(there.consulted.begin(), there.consulted.end());
  std::vector<const rulebook::Topic*> differing;
  std::vector<const rulebook::Topic*> alone;
  for (const std::string& id : asked) {
    const rulebook::Topic* topic = rulebook::find_topic(id);
    if (!topic || first[id] == second[id]) continue;
    differing.push_back(topic);
    if (!alike(scored(first.with(id, second[id]), piles).score, here.score)) alone.push_back(topic);
  }
  return alone.empty() ? differing : alone;
}

}  // namespace hanaproof::web
