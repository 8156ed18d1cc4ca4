#include "checker/engines/protocol/server.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/notation/position_json.h"

namespace hanaproof::protocol {

namespace {

// Positions with ever new rules must not take up all memory.
constexpr std::size_t kMostGames = 64;

// For the base rules there is no game.
bool is_played(const rulebook::Edition& edition) { return edition.game != "base"; }

}  // namespace

Hello Server::hello() const {
  Hello hello{"hanaproof", service_.version, {}, {"open"}};
  for (const rulebook::Edition& edition : service_.library->editions()) {
    if (is_played(edition)) hello.editions.push_back(edition.id);
  }
  return hello;
}

const games::Game& Server::game(const AnyPosition& position) {
  const std::string& id = games::edition_of(position);
  const rulebook::Edition& edition = service_.library->at(id);
  const int players = games::players_of(position);
  if (!is_played(edition) || std::ranges::find(edition.players, players) == edition.players.end()) {
    throw notation::NotationError(
        fmt::format("position: {} has no rules for {} players", id, players));
  }
  auto rules = service_.rules;
  rules.insert(games::rules_of(position).begin(), games::rules_of(position).end());
  const std::string key = fmt::format("{} {} {}", id, players, rules);
  const auto found = games_.find(key);
  if (found != games_.end()) return *found->second;
  const rulebook::Ruleset ruleset(edition, {players, {}}, rules);
  if (games_.size() >= kMostGames) games_.clear();
  return *games_.emplace(key, served(ruleset, service_.with)).first->second;
}

Body Server::body(const Request& request) {
  if (request.what == Do::hello) return hello();
  if (!request.position) return Error{"\"position\" is missing"};
  return protocol::answer(game(*request.position), request);
}

Reply Server::answer(const Request& request) {
  try {
    return {request.id, body(request)};
  } catch (const std::exception& error) {
    return {request.id, Error{error.what()}};
  }
}

std::string Server::answer(std::string_view line) {
  try {
    return to_json(answer(request_from_json(line)));
  } catch (const ProtocolError& error) {
    return to_json(Reply{error.id(), Error{error.what()}});
  }
}

}  // namespace hanaproof::protocol
