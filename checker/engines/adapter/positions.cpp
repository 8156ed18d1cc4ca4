#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "checker/engines/adapter/answers.h"
#include "checker/engines/client/successor.h"
#include "checker/engines/protocol/parse.h"

namespace hanaproof::adapter {

using games::Move;
using games::Position;
using protocol::Json;
using protocol::Request;

namespace {

constexpr std::array<const char*, 3> kSets = {"hands", "field", "captured"};

// Calls `visit` with each position that the engine plays to: from where, by which move.
template <class Visit>
void for_each_play(Asker& asker, Visit visit) {
  asker.expect_does(Do::play);
  int seen = 0;
  for (const Step& step : asker.subject().material.steps) {
    for (const std::string& move : asker.moves_at(step)) {
      const auto after =
          asker.ask<Position>({.what = Do::play, .position = step.before, .move = move});
      if (!after) continue;
      visit(step.before, Move::parse(move), *after);
      ++seen;
      break;
    }
  }
  if (seen == 0) throw Unseen("it has not played a single move");
}

// A list of cards, or a list of such lists.
bool is_sorted(const Json& cards) {
  if (std::ranges::all_of(cards, &Json::is_string)) return std::ranges::is_sorted(cards);
  return std::ranges::all_of(cards, is_sorted);
}

void reverse(Json& cards) {
  if (!std::ranges::all_of(cards, &Json::is_string)) {
    for (Json& seat : cards) reverse(seat);
    return;
  }
  std::ranges::reverse(cards);
}

void expect_seats(std::size_t found, std::size_t players, const char* field) {
  if (found == players) return;
  throw Wrong(fmt::format("\"{}\" has {} entries, for {} seats", field, found, players),
              fmt::format("Give \"{}\" an entry for each seat, in the order of the seats.", field));
}

}  // namespace

namespace {

void expect_no_error(const protocol::Body& body, const char* change) {
  const auto* error = std::get_if<protocol::Error>(&body);
  if (!error) return;
  throw Wrong(fmt::format("it answers a position with an error: {}", error->error), change);
}

}  // namespace

void lists_moves(Asker& asker) {
  asker.expect_does(Do::moves);
  int seen = 0;
  for (const Step& step : asker.subject().material.steps) {
    const auto body = asker.reply({.what = Do::moves, .position = step.before});
    expect_no_error(body,
                    "Answer every position that play leads to, or say that it is unsupported.");
    const auto* listed = std::get_if<protocol::Moves>(&body);
    if (!listed) continue;
    ++seen;
    std::set<std::string> told;
    for (const std::string& text : listed->moves) {
      const auto move = Move::parse(text);
      if (!move) {
        throw Wrong(fmt::format("\"{}\" is no move", text),
                    "Write moves as docs/positions.md has them: 11, 11x12, 11x12,13,14, koi-koi, "
                    "stop.");
      }
      if (move->text() != text) {
        throw Wrong(fmt::format("\"{}\" is written otherwise: {}", text, move->text()),
                    "Write the captured cards of a move in the order of their codes.");
      }
      if (!told.insert(text).second) {
        throw Wrong(fmt::format("it lists {} twice", text), "List each move once.");
      }
    }
  }
  for (const Position& end : asker.subject().material.ends) {
    const auto listed = asker.ask<protocol::Moves>({.what = Do::moves, .position = end});
    if (!listed || listed->moves.empty()) continue;
    throw Wrong("it lists moves though the phase is over", "List no moves when the phase is over.");
  }
  if (seen == 0) throw Unseen("it has not listed the moves of a single position");
}

void plays_its_moves(Asker& asker) {
  asker.expect_does(Do::moves);
  asker.expect_does(Do::play);
  for (const Step& step : asker.subject().material.steps) {
    for (const std::string& move : asker.moves_at(step)) {
      const auto body = asker.reply({.what = Do::play, .position = step.before, .move = move});
      const auto* error = std::get_if<protocol::Error>(&body);
      if (!error) continue;
      throw Wrong(fmt::format("it lists {} and does not play it: {}", move, error->error),
                  "List only moves that `play` takes, and take all that you list.");
    }
  }
}

void returns_positions(Asker& asker) {
  for_each_play(asker, [&](const Position& before, const auto& move, const Position& after) {
    const auto wrong = client::impossible(*asker.subject().family, before, move, after);
    if (wrong.empty()) return;
    throw Wrong(fmt::format("the position that it plays to is not of this deal: {}", wrong),
                "Answer with the position of the request, changed only by the move: every card of "
                "the deck in one place, edition, rules, players, dealer and deck as they were.");
  });
}

void keeps_rules(Asker& asker) {
  asker.expect_does(Do::play);
  const rulebook::Ruleset& rules = asker.subject().spec->rules();
  for (const rulebook::Clause& clause : rules.edition().clauses) {
    const rulebook::Value& value = rules[clause.topic->id];
    if (!value.word()) continue;
    for (const Step& step : asker.subject().material.steps) {
      const Position before =
          games::with_rules(step.before, rules.edition().id, {{clause.topic->id, value.text()}});
      const auto after =
          asker.ask<Position>({.what = Do::play, .position = before, .move = step.move.text()});
      if (!after) continue;
      if (games::rules_of(*after) == games::rules_of(before)) return;
      throw Wrong("the \"rules\" of the position are not in what comes back",
                  "Hand \"rules\" on with every position, also where you play by no other.");
    }
    break;
  }
  throw Unseen("it plays no position with \"rules\"");
}

void sorts_cards(Asker& asker) {
  for_each_play(asker, [&](const Position&, const auto&, const Position&) {
    const Json position = Json::parse(asker.talk().reply()).at("position");
    for (const char* field : kSets) {
      if (!position.contains(field) || is_sorted(position[field])) continue;
      throw Wrong(fmt::format("\"{}\" is not in the order of the codes", field),
                  "Sort hands, field and captured by card code; only the stock has an order.");
    }
  });
}

void takes_any_order(Asker& asker) {
  for (const Step& step : asker.subject().material.steps) {
    for (const Do what : {Do::moves, Do::score, Do::play}) {
      if (!asker.does(what)) continue;
      const Request request{.id = 1,
                            .what = what,
                            .position = step.before,
                            .move = what == Do::play ? step.move.text() : std::string()};
      const std::string line = protocol::to_json(request);
      Json turned = Json::parse(line);
      for (const char* field : kSets) {
        if (turned["position"].contains(field)) reverse(turned["position"][field]);
      }
      const std::string sorted = meaning(asker.reply(line, request));
      if (meaning(asker.reply(turned.dump(), request)) == sorted) continue;
      throw Wrong(fmt::format("{} depends on the order of hands, field or captured", name(what)),
                  "Take hands, field and captured as sets.");
    }
  }
}

void scores(Asker& asker) {
  asker.expect_does(Do::score);
  int seen = 0;
  const auto look = [&](const Position& position, bool over) {
    const auto body = asker.reply({.what = Do::score, .position = position});
    expect_no_error(body,
                    "Score every position that play leads to, or say that it is unsupported.");
    const auto* score = std::get_if<games::Score>(&body);
    if (!score) return;
    ++seen;
    const auto players = static_cast<std::size_t>(games::players_of(position));
    if (!std::holds_alternative<notation::BetPosition>(position)) {
      expect_seats(score->yaku.size(), players, "yaku");
      expect_seats(score->points.size(), players, "points");
    }
    if (!over || !std::holds_alternative<notation::Position>(position)) return;
    for (const auto& [book, seats] :
         {std::pair{"result", &score->result}, std::pair{"payment", &score->payment}}) {
      if (!seats->empty()) expect_seats(seats->size(), players, book);
      if (!seats->empty() || !asker.keeps(book)) continue;
      throw Wrong(fmt::format("the round is over, and its score has no \"{}\"", book),
                  fmt::format(R"(Add "{}", or leave it out of "keeps" in hello.)", book));
    }
  };
  for (const Step& step : asker.subject().material.steps) look(step.before, false);
  for (const Position& end : asker.subject().material.ends) look(end, true);
  if (seen == 0) throw Unseen("it has not scored a single position");
}

void opens(Asker& asker) {
  asker.expect_does(Do::open);
  for (const games::Line& round : asker.subject().material.rounds) {
    const auto body = asker.reply({.what = Do::open, .position = round.start});
    if (std::holds_alternative<protocol::Unsupported>(body)) continue;
    const auto* opened = std::get_if<Position>(&body);
    const std::string wrong =
        opened ? client::impossible(*asker.subject().family, round.start, std::nullopt, *opened)
               : "an error";
    if (wrong.empty()) continue;
    throw Wrong(fmt::format("the deal that it opens is not the one asked about: {}", wrong),
                "Answer open with the same cards, at the first decision or over.");
  }
}

}  // namespace hanaproof::adapter
