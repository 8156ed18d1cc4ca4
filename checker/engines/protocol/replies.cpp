#include <fmt/format.h>

#include "checker/engines/protocol/parse.h"
#include "model/documents/document.h"
#include "model/notation/json_outside.h"

namespace hanaproof::protocol {

using documents::Out;
using documents::Shaper;
using games::Score;

namespace {

constexpr auto kMade = [](auto& io, const notation::MadeYaku& made) {
  io.field("id", made.id);
  io.field("points", made.points);
};

// Of captured cards.
constexpr auto kPoints = [](auto& io, const Score& score) {
  io.objects("yaku", score.yaku, kMade);
  io.field("points", score.points);
  io.maybe("result", score.result, "When the round is over.");
  io.maybe("payment", score.payment, "When the round is over.");
};

// Of a round of bets its money at any time; the rest when it is over.
constexpr auto kMoney = [](auto& io, const Score& score) {
  io.field("money", score.money);
  io.when(!score.payment.empty(), [&] {
    io.field("payment", score.payment, "When the round is over; so all that follows.");
    io.field("winners", score.winners);
    io.field("multiplier", score.multiplier);
    io.field("carried", score.carried);
    io.field("replay", score.replay);
    io.field("excluded", score.excluded);
    io.field_or_null("next_dealer", score.next_dealer);
  });
};

Json to_value(const Score& score) {
  return score.money.empty() ? Out::written(score, kPoints) : Out::written(score, kMoney);
}

constexpr auto kHello = [](auto& io, const Hello& hello) {
  io.field("name", hello.name);
  io.field("version", hello.version);
  if (io.has("editions", true)) io.field("editions", hello.editions);
  if (io.has("does", !hello.does.empty())) io.choice("does", hello.does, kNames);
  io.maybe("players", hello.players);
  io.maybe("whole_decks", hello.whole_decks);
  io.maybe("reachable_only", hello.reachable_only);
  if (io.has("keeps", hello.keeps.has_value())) {
    io.choice(
        "keeps", [&] { return *hello.keeps; }, kBooks);
  }
};

constexpr auto kMoves = [](auto& io, const Moves& moves) { io.field("moves", moves.moves); };

constexpr auto kPosition = [](auto& io, const AnyPosition& position) {
  io.field("position", position);
};

constexpr auto kRefused = [](auto& io, const Replayed& replayed) {
  io.field(
      "refused", [&] { return *replayed.refused; },
      "It plays so many of the moves, and not the next.");
};

constexpr auto kReplayed = [](auto& io, const Replayed& replayed) {
  io.maybe("moves", replayed.moves);
  io.maybe("position", replayed.position);
  if (io.has("score", replayed.score.has_value())) {
    io.document("score", "score", [&] { return to_value(*replayed.score); });
  }
};

constexpr auto kError = [](auto& io, const Error& error) { io.field("error", error.error); };

constexpr auto kUnsupported = [](auto& io, const Unsupported& unsupported) {
  io.field("unsupported", unsupported.why);
};

Json to_value(const Hello& hello) { return Out::written(hello, kHello); }
Json to_value(const Moves& moves) { return Out::written(moves, kMoves); }
Json to_value(const AnyPosition& position) { return Out::written(position, kPosition); }
Json to_value(const Replayed& replayed) {
  return replayed.refused ? Out::written(replayed, kRefused) : Out::written(replayed, kReplayed);
}
Json to_value(const Error& error) { return Out::written(error, kError); }
Json to_value(const Unsupported& unsupported) { return Out::written(unsupported, kUnsupported); }

// ---- Read ---------------------------------------------------------------------------------------

std::vector<notation::Unordered<notation::MadeYaku>> yaku_of(const Fields& fields) {
  constexpr const char* kExpected = "a list per player of {\"id\", \"points\"}";
  std::vector<notation::Unordered<notation::MadeYaku>> seats;
  if (!fields.need("yaku").is_array()) fields.fail("yaku", kExpected);
  fields.expect_measure("yaku", fields.need("yaku"));
  for (const Json& seat : fields.need("yaku")) {
    auto& made = seats.emplace_back();
    if (!seat.is_array()) fields.fail("yaku", kExpected);
    fields.expect_measure("yaku", seat);
    for (const Json& one : seat) {
      const bool fits = one.is_object() && one.contains("id") && is_word(one.at("id")) &&
                        one.contains("points") && notation::is_whole<int>(one.at("points"));
      if (!fits) fields.fail("yaku", kExpected);
      made.push_back({one.at("id").get<std::string>(), one.at("points").get<int>()});
    }
  }
  return seats;
}

Score to_bet_score(const Fields& fields) {
  Score score;
  score.money = fields.numbers("money");
  if (!fields.has("payment")) return score;
  score.payment = fields.numbers("payment");
  score.winners = fields.numbers("winners");
  score.multiplier = fields.number("multiplier");
  score.carried = fields.number("carried");
  score.replay = fields.truth("replay");
  score.excluded = fields.numbers("excluded");
  if (fields.has("next_dealer")) score.next_dealer = fields.number("next_dealer");
  return score;
}

Score to_score(const Fields& fields, const AnyPosition& position) {
  if (std::holds_alternative<notation::BetPosition>(position)) return to_bet_score(fields);
  Score score;
  score.yaku = yaku_of(fields);
  score.points = fields.numbers("points");
  if (fields.has("result")) score.result = fields.numbers("result");
  if (fields.has("payment")) score.payment = fields.numbers("payment");
  return score;
}

Hello to_hello(const Fields& fields) {
  Hello hello{fields.title("name"), fields.title("version"), {}};
  if (fields.has("editions")) hello.editions = fields.words("editions");
  if (fields.has("does")) hello.does = fields.words("does");
  if (fields.has("players")) hello.players = fields.numbers("players");
  if (fields.has("whole_decks")) hello.whole_decks = fields.truth("whole_decks");
  if (fields.has("reachable_only")) hello.reachable_only = fields.truth("reachable_only");
  if (fields.has("keeps")) hello.keeps = fields.words("keeps");
  return hello;
}

Replayed to_replayed(const Fields& fields, const AnyPosition& start) {
  Replayed replayed;
  if (fields.has("refused")) replayed.refused = fields.large("refused");
  if (fields.has("moves")) replayed.moves = fields.words("moves");
  if (fields.has("position")) replayed.position = fields.position();
  if (fields.has("score")) replayed.score = to_score(fields.within("score"), start);
  return replayed;
}

Body to_body(const Fields& fields, const Request& request) {
  if (fields.has("error")) return Error{fields.word("error")};
  if (fields.has("unsupported")) return Unsupported{fields.word("unsupported")};
  switch (request.what) {
    case Do::hello:
      return to_hello(fields);
    case Do::moves:
      return Moves{fields.words("moves")};
    case Do::score:
      return to_score(fields, *request.position);
    case Do::replay:
      return to_replayed(fields, *request.position);
    default:
      return fields.position();
  }
}

}  // namespace

std::string to_json(const Reply& reply) {
  Json json;
  json["id"] = documents::value_of(reply.id);
  json.update(std::visit([](const auto& body) { return to_value(body); }, reply.body));
  // What was not UTF-8 in a request does not come back as it was.
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string score_schema() {
  const Json shapes = Json::array({Shaper::shape<Score>(kPoints), Shaper::shape<Score>(kMoney)});
  return notation::json::schema_text(
      "score", "Captured cards, or a round of bets: points and money.", {{"anyOf", shapes}});
}

std::string reply_schema() {
  const auto with_id = [](const char* words, const Json& shape) {
    Json json = notation::json::described(shape, words);
    json["required"].push_back("id");
    json["properties"]["id"] = documents::shape_of<std::int64_t>();
    return json;
  };
  Json error = with_id("Null where no id could be read.", Shaper::shape<Error>(kError));
  error["properties"]["id"] = {{"type", {"integer", "null"}}};
  const Json replies =
      Json::array({with_id("To hello.", Shaper::shape<Hello>(kHello)),
                   with_id("To moves.", Shaper::shape<Moves>(kMoves)),
                   with_id("To open, play and deal.", Shaper::shape<AnyPosition>(kPosition)),
                   with_id("To score: captured cards.", Shaper::shape<Score>(kPoints)),
                   with_id("To score: a round of bets.", Shaper::shape<Score>(kMoney)),
                   with_id("To replay.", Shaper::shape<Replayed>(kReplayed)),
                   with_id("To replay.", Shaper::shape<Replayed>(kRefused)), error,
                   with_id("To any request: the engine does not do that.",
                           Shaper::shape<Unsupported>(kUnsupported))});
  return notation::json::schema_text(
      "engine-reply", "A reply of the engine protocol (docs/engine-protocol.md), one a line.",
      {{"anyOf", replies}});
}

Reply reply_from_json(std::string_view line, const Request& request) {
  const Json json = parse(line);
  const auto id = id_of(json);
  const Fields fields(json, request.id);
  // Who could not read the request could not read its id.
  const bool nameless = json.contains("error") && json.contains("id") && json["id"].is_null();
  if (nameless) return {std::nullopt, Error{fields.word("error")}};
  if (id != request.id) {
    throw ProtocolError(id ? fmt::format("\"id\": expected {}, not {}", request.id, *id)
                           : fmt::format("\"id\": expected {}", request.id),
                        id);
  }
  return {id, to_body(fields, request)};
}

}  // namespace hanaproof::protocol
