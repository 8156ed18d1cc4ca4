#include "checker/engines/regress/log.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "checker/engines/regress/json_lines.h"
#include "checker/games/registry.h"
#include "model/games/position_value.h"
#include "model/notation/json_outside.h"
#include "model/notation/position_json.h"

namespace hanaproof::regress {

using Json = nlohmann::ordered_json;
using notation::NotationError;

namespace {

constexpr std::array<const char*, 4> kWritten = {"yaku", "points", "result", "payment"};

// A deck as a deal of the rules lays it out.
Json deal_of(const Json& game, const rulebook::Ruleset& rules) {
  const auto players = static_cast<std::size_t>(rules.scope().players);
  const auto hand = static_cast<std::size_t>(rules.number("deal.hand-size"));
  const auto field = static_cast<std::size_t>(rules.number("deal.field-size"));
  const auto deck = game.at("deck").get<std::vector<std::string>>();
  if (deck.size() < players * hand + field) {
    throw NotationError(fmt::format("\"deck\": expected {} cards or more, not {}",
                                    players * hand + field, deck.size()));
  }
  auto card = deck.begin();
  const auto take = [&](std::size_t count) {
    const auto from = card;
    card += static_cast<std::ptrdiff_t>(count);
    return std::vector<std::string>(from, card);
  };
  Json deal = {{"edition", rules.edition().id}, {"players", players}};
  const std::int64_t dealer = game.contains("dealer") ? notation::whole<int>(game, "dealer") : 0;
  deal["dealer"] = dealer;
  for (std::size_t seat = 0; seat < players; ++seat) deal["hands"].push_back(take(hand));
  deal["field"] = take(field);
  deal["stock"] = std::vector<std::string>(card, deck.end());
  deal["captured"] = Json(std::vector<Json>(players, Json::array()));
  deal["turn"] = rules.is("dealer.begins", "dealer")
                     ? dealer
                     : (dealer + 1) % static_cast<std::int64_t>(players);
  deal["phase"] = "play";
  return deal;
}

games::Position start_of(const Json& game, const rulebook::Edition& edition) {
  if (game.contains("position")) {
    auto start = games::position_from_value(game.at("position"));
    return games::with_rules(start, edition.id, games::rules_of(start));
  }
  const int players =
      game.contains("players") ? notation::whole<int>(game, "players") : edition.players.front();
  const rulebook::Ruleset rules(edition, {players, {}});
  return games::position_from_value(deal_of(game, rules));
}

LoggedGame read(const Json& json, const rulebook::Edition& edition) {
  LoggedGame game{.line = {.start = start_of(json, edition), .laid_out = true}};
  for (const Json& word : json.at("moves")) {
    const auto text = word.get<std::string>();
    const auto move = games::Move::parse(text);
    if (!move) throw NotationError(fmt::format("\"moves\": \"{}\" is no move", text));
    game.line.moves.push_back(*move);
  }
  // What is not written down is compared with nothing.
  Json score = {{"yaku", Json::array()}, {"points", Json::array()}};
  for (const char* field : kWritten) {
    if (json.contains(field)) score[field] = json.at(field);
  }
  game.end = score_from_json(score.dump(), game.line.start);
  return game;
}

// A game at one of its moves. What it says of any other is nothing.
class LogState : public games::State {
 public:
  LogState(const LoggedGame& game, std::size_t made, games::Position position)
      : game_(game), made_(made), position_(std::move(position)) {}

  std::vector<games::Move> moves() const override { throw games::Untold("not written down"); }
  std::unique_ptr<State> after(const games::Move&) const override {
    return std::make_unique<LogState>(game_, made_ + 1, position_);
  }
  const games::Position& position() const override { return position_; }
  games::Score score() const override {
    if (made_ < game_.line.moves.size()) throw games::Untold("not written down");
    return game_.end;
  }

 private:
  const LoggedGame& game_;
  std::size_t made_;
  games::Position position_;
};

class LogGame : public games::Game {
 public:
  LogGame(const Log& log, const rulebook::Ruleset& rules) : log_(log), rules_(rules) {
    tells_ = {.moves = false,
              .positions = false,
              .anywhere = false,
              .small_decks = false,
              .made_up = false,
              .deals = true,
              .silent = log.silent};
  }

  const rulebook::Ruleset& rules() const override { return rules_; }
  const games::Tells& tells() const override { return tells_; }
  std::unique_ptr<games::State> open(const games::Position&) const override {
    throw games::Untold("not written down");
  }
  std::unique_ptr<games::State> at(const games::Position&) const override {
    throw games::Untold("not written down");
  }
  std::unique_ptr<games::State> open_dealt(const games::Position& laid_out,
                                           std::uint64_t number) const override {
    return std::make_unique<LogState>(log_.games.at(number), 0, laid_out);
  }

 private:
  const Log& log_;
  const rulebook::Ruleset& rules_;
  games::Tells tells_;
};

}  // namespace

Log log_from_json_lines(std::string_view text, const std::string& name,
                        const rulebook::Edition& edition) {
  Log log;
  for_each_line(text, name, [&](std::size_t, std::string_view line) {
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) return;
    const Json json = notation::read_json(line);
    LoggedGame game = read(json, edition);
    const int players = games::players_of(game.line.start);
    const rulebook::Ruleset rules(edition, {players, {}}, games::rules_of(game.line.start));
    games::family(rules).validate_laid_out(*spec::game(rules), game.line.start);
    game.line.seed = log.games.size();
    log.players.insert(players);
    for (const char* field : kWritten) {
      if (!json.contains(field)) log.silent.insert(field);
    }
    log.games.push_back(std::move(game));
  });
  if (log.games.empty()) throw NotationError(fmt::format("{}: there is no game in it", name));
  return log;
}

Opponent opponent(const Log& log) {
  return [&log](const rulebook::Ruleset& rules) { return std::make_unique<LogGame>(log, rules); };
}

std::function<std::optional<games::Line>(std::uint64_t)> rounds(const Log& log) {
  return [&log](std::uint64_t number) -> std::optional<games::Line> {
    if (number >= log.games.size()) return std::nullopt;
    return log.games[number].line;
  };
}

}  // namespace hanaproof::regress
