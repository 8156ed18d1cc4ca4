#include <algorithm>
#include <optional>
#include <stdexcept>

#include "bindings/web/ask/kinds.h"
#include "bindings/web/ask/piles.h"
#include "bindings/web/ask/seats.h"
#include "bindings/web/ask/told.h"
#include "model/notation/position_json.h"
#include "model/phrases/sentence.h"

namespace hanaproof::web {

using rulebook::Edition;
using rulebook::Ruleset;

namespace {

std::optional<int> seat_in(const Request& request, const char* field, int players) {
  if (!request.has(field)) return std::nullopt;
  return request.number(field, 0, 0, players - 1);
}

Piles piles_of(const Request& request) {
  const Json table = {{"players", request.at("captured").size()},
                      {"dealer", request.number("dealer", 0, 0, rulebook::kMostPlayers)},
                      {"hands", Json(request.at("captured").size(), Json::array())},
                      {"field", Json::array()},
                      {"stock", Json::array()},
                      {"captured", request.at("captured")},
                      {"calls", request.has("calls") ? request.at("calls")
                                                     : Json(request.at("captured").size(), 0)},
                      {"turn", 0},
                      {"phase", "over"}};
  const notation::Position position = table_of(table, "any");
  Piles piles{.captured = position.captured,
              .calls = position.calls,
              .last_call = std::nullopt,
              .stopped = seat_in(request, "stopped", position.players),
              .dealer = position.dealer};
  for (int seat = 0; seat < position.players; ++seat) {
    if (piles.calls[static_cast<std::size_t>(seat)] == 0) continue;
    // Who stops has not called after the others.
    if (!piles.last_call || piles.last_call == piles.stopped) piles.last_call = seat;
  }
  if (const auto last = seat_in(request, "last_call", position.players)) piles.last_call = last;
  return piles;
}

// Rules by which the piles score alike, and whose they are.
struct Side {
  std::string id;
  Ruleset rules;
};
struct Group {
  Json seats;
  std::vector<Side> sides;
};

class Comparison {
 public:
  Comparison(const Piles& piles, phrases::Language language) : piles_(piles), language_(language) {}

  void add(Side side) {
    try {
      Json seats = seats_json(scored(side.rules, piles_).score, language_);
      auto group = std::ranges::find(groups_, seats, &Group::seats);
      if (group == groups_.end()) group = groups_.insert(group, {std::move(seats), {}});
      group->sides.push_back(std::move(side));
    } catch (const notation::NotationError& error) {
      refused_.push_back({{"edition", side.id}, {"why", error.what()}});
    }
  }

  Json told() {
    std::ranges::stable_sort(groups_, std::ranges::greater(),
                             [](const Group& group) { return group.sides.size(); });
    Json differences = Json::array();
    for (std::size_t other = 1; other < groups_.size(); ++other)
      differences.push_back(difference(other));
    return {
        {"groups", list(groups_, group_json)}, {"differences", differences}, {"refused", refused_}};
  }

 private:
  static Json group_json(const Group& group) {
    return {{"editions", list(group.sides, [](const Side& side) { return side.id; })},
            {"seats", group.seats}};
  }

  // Why a group scores otherwise than the largest.
  Json difference(std::size_t other) const {
    const Ruleset& first = groups_.front().sides.front().rules;
    const Ruleset& second = groups_[other].sides.front().rules;
    const auto family = rulebook::family_of(first.edition().game);
    const auto rule = [&](const rulebook::Topic* topic) -> Json {
      return {{"topic", topic->id},
              {"question", phrases::question(*topic, family, language_)},
              {"a", answer_json(*topic, first[topic->id], family, language_)},
              {"b", answer_json(*topic, second[topic->id], family, language_)}};
    };
    return {{"groups", {0, other}}, {"rules", list(reasons(first, second, piles_), rule)}};
  }

  const Piles& piles_;
  phrases::Language language_;
  std::vector<Group> groups_;
  Json refused_ = Json::array();
};

}  // namespace

Json score(const Request& request) {
  const std::string game = request.text("game");
  if (rulebook::family_of(game) != rulebook::Family::capturing)
    throw std::invalid_argument("\"game\": expected one that captures cards");
  if (!request.at("captured").is_array() || request.at("captured").size() < 2)
    throw std::invalid_argument("\"captured\": expected a list of cards for each of the players");
  const Piles piles = piles_of(request);
  Comparison comparison(piles, request.language());
  for (const Edition* edition : library().of_game(game)) {
    if (std::ranges::find(edition->players, piles.players()) != edition->players.end())
      comparison.add({edition->id, Ruleset(*edition, {piles.players(), {}})});
  }
  if (request.has("house")) comparison.add({"house", Request(request.at("house")).house()});
  return comparison.told();
}

}  // namespace hanaproof::web
