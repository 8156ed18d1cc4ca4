#include "checker/engines/protocol/server.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/games/registry.h"
#include "model/notation/position_json.h"
#include "model/rulebook/playable.h"
#include "model/spec/games/game.h"
#include "solvers/adapters/games/game.h"

namespace hanaproof::protocol {

namespace {

std::vector<std::string> words(const games::State& state) {
  auto moves = state.moves();
  std::ranges::sort(moves);
  std::vector<std::string> texts;
  for (const games::Move& move : moves) texts.push_back(move.text());
  return texts;
}

std::unique_ptr<games::State> played(const games::State& state, const std::string& text) {
  const auto legal = state.moves();
  const auto move = games::Move::parse(text);
  if (move && std::ranges::find(legal, *move) != legal.end()) return state.after(*move);
  throw notation::NotationError(legal.empty() ? fmt::format("move {}: the round is over", text)
                                              : fmt::format("move {}: expected one of {}", text,
                                                            fmt::join(words(state), " ")));
}

// What is said of how a betting stands has to be right.
void check_standing(const AnyPosition& asked, const games::State& state) {
  const auto* bets = std::get_if<notation::BetPosition>(&asked);
  if (!bets || !bets->standing) return;
  const AnyPosition right = games::outlined(state.position());
  if (bets->standing == std::get<notation::BetPosition>(right).standing) return;
  throw notation::NotationError(
      "position: turn, phase, left, put_in and folded do not follow from the bets");
}

class Served : public games::Game {
 public:
  Served(const rulebook::Ruleset& rules, With with)
      : family_(games::family(rules)), spec_(spec::game(rules)) {
    if (with == With::engine) engine_ = adapters::engine_game(rules);
  }

  const rulebook::Ruleset& rules() const override { return spec_->rules(); }

  std::unique_ptr<games::State> open(const AnyPosition& laid_out) const override {
    family_.validate_laid_out(*spec_, laid_out);
    auto state = inner().open(laid_out);
    check_standing(laid_out, *state);
    return state;
  }

  std::unique_ptr<games::State> at(const AnyPosition& position) const override {
    family_.validate(*spec_, position);
    const auto* bets = std::get_if<notation::BetPosition>(&position);
    if (!bets) return inner().at(position);
    // Whether a round of bets can be is seen when they are made again.
    auto state = inner().open(position);
    for (const games::Move& bet : bets->round.bets) state = played(*state, bet.text());
    check_standing(position, *state);
    return state;
  }

 private:
  const games::Game& inner() const { return engine_ ? *engine_ : *spec_; }

  const games::Family& family_;
  std::unique_ptr<spec::Game> spec_;
  std::unique_ptr<games::Game> engine_;
};

AnyPosition told(const rulebook::Ruleset& rules, const AnyPosition& position) {
  if (std::holds_alternative<notation::BetPosition>(position)) return games::outlined(position);
  return games::with_rules(games::family(rules).seen(rules, position, position),
                           games::edition_of(position), games::rules_of(position));
}

}  // namespace

std::unique_ptr<games::Game> served(const rulebook::Ruleset& rules, With with) {
  return std::make_unique<Served>(rules, with);
}

namespace {

Body replayed(const games::Game& game, const Request& request) {
  auto state = game.open(*request.position);
  for (std::size_t i = 0; i < request.moves.size(); ++i) {
    const auto legal = words(*state);
    if (std::ranges::find(legal, request.moves[i]) == legal.end()) return Replayed{.refused = i};
    state = played(*state, request.moves[i]);
  }
  return Replayed{.moves = words(*state),
                  .position = told(game.rules(), state->position()),
                  .score = state->score()};
}

}  // namespace

Body answer(const games::Game& game, const Request& request) {
  const AnyPosition& position = request.position.value();
  if (request.what == Do::open) return told(game.rules(), game.open(position)->position());
  if (request.what == Do::replay) return replayed(game, request);
  const auto state = game.at(position);
  if (request.what == Do::moves) return Moves{words(*state)};
  if (request.what == Do::score) return state->score();
  return told(game.rules(), played(*state, request.move)->position());
}

namespace {

// Positions with ever new rules must not take up all memory.
constexpr std::size_t kMostGames = 64;

}  // namespace

Hello Server::hello() const {
  Hello hello = service_.says;
  hello.name = "hanaproof";
  hello.version = service_.version;
  for (const rulebook::Edition& edition : service_.library->editions()) {
    if (!rulebook::is_base(edition)) hello.editions.push_back(edition.id);
  }
  return hello;
}

const games::Game& Server::game(const AnyPosition& position) {
  return game(games::edition_of(position), games::players_of(position), games::rules_of(position));
}

const games::Game& Server::game(const std::string& id, int players,
                                std::map<std::string, std::string> rules) {
  const rulebook::Edition& edition = service_.library->at(id);
  if (rulebook::is_base(edition) ||
      std::ranges::find(edition.players, players) == edition.players.end()) {
    throw notation::NotationError(
        fmt::format("position: {} has no rules for {} players", id, players));
  }
  for (const auto& [topic, reading] : service_.rules) rules[topic] = reading;
  const std::string key = fmt::format("{} {} {}", id, players, rules);
  const auto found = games_.find(key);
  if (found != games_.end()) return *found->second;
  const rulebook::Ruleset ruleset(edition, {players, {}}, rules);
  if (games_.size() >= kMostGames) games_.clear();
  return *games_.emplace(key, served(ruleset, service_.with)).first->second;
}

// A deck of its own: as rounds at random are dealt.
Body Server::dealt(const Request& request) {
  const games::Game& dealer = game(request.edition, request.players, request.rules);
  const auto spec = spec::game(dealer.rules());
  auto deal = games::family(dealer.rules()).playout(*spec, request.seed.value_or(0))->deal(nullptr);
  if (!deal) return Unsupported{"no deals"};
  return games::with_rules(std::move(*deal), request.edition, request.rules);
}

Body Server::body(const Request& request) {
  if (request.what == Do::hello) return hello();
  if (!service_.says.does_it(request.what)) {
    return Unsupported{fmt::format("{}: it is served without", name(request.what))};
  }
  if (request.what == Do::deal) return dealt(request);
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
