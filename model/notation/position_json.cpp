#include "model/notation/position_json.h"

#include <algorithm>

#include "model/cards/seat.h"
#include "model/notation/json_reader.h"
#include "model/notation/json_values.h"

namespace hanaproof::notation {

using cards::Card;
using cards::CardSet;
using json::codes;
using json::fail;
using json::Json;
using json::read_seats;
using json::Reader;
using json::to_card;
using json::to_cards;
using json::to_int;
using json::to_set;
using json::to_word;
using json::write_seats;

namespace {

constexpr std::array<Phase, 5> kPhases = {Phase::play, Phase::choose, Phase::call, Phase::declare,
                                          Phase::over};
constexpr int kMostPlayers = 10;

Phase to_phase(const Json& json) {
  const std::string word = to_word(json, "phase");
  for (const Phase phase : kPhases) {
    if (name(phase) == word) return phase;
  }
  fail("phase", "one of play, choose, call, declare, over, not \"" + word + "\"");
}

Wild to_wild(const Json& json, int players) {
  if (!json.is_object()) fail("wild", "an object with player and took");
  Reader reader(json);
  Wild wild;
  wild.player = to_int(reader.need("player"), "wild.player", 0, players - 1);
  wild.took = to_card(reader.need("took"), "wild.took");
  if (const Json* collected = reader.find("collected")) {
    wild.collected = to_cards(*collected, "wild.collected");
  }
  reader.refuse_others();
  return wild;
}

void read_rules(Reader& reader, Position& position) {
  const Json* rules = reader.find("rules");
  if (!rules) return;
  if (!rules->is_object()) fail("rules", "an object of topics and readings");
  for (const auto& [topic, reading] : rules->items()) {
    position.rules[topic] = reading.is_string() ? reading.get<std::string>() : reading.dump();
  }
}

// What the calls say by themselves is derived; what they do not say is not taken for nothing
// (`validate` refuses it where the rules ask).
void complete_calls(Reader& reader, Position& position) {
  const auto seats = static_cast<int>(position.calls.size());
  std::vector<int> callers;
  for (int seat = 0; seat < seats; ++seat) {
    if (position.calls[cards::at(seat)] > 0) callers.push_back(seat);
  }
  if (callers.size() == 1 && !position.last_call) position.last_call = callers.front();
  if (position.phase == Phase::over || reader.find("called_at")) return;
  for (const int seat : callers) position.called_at[cards::at(seat)] = kUntold;
}

void read_calls(Reader& reader, Position& position) {
  const auto points = [](const std::string& field) {
    return [field](const Json& json) { return to_int(json, field, 0, 10000); };
  };
  read_seats(reader, "calls", position.calls, points("calls"));
  read_seats(reader, "called_at", position.called_at, points("called_at"));
  read_seats(reader, "forfeited", position.forfeited, points("forfeited"));
  read_seats(reader, "called_yaku", position.called_yaku, [](const Json& json) {
    if (!json.is_array()) fail("called_yaku", "a list of yaku ids for each player");
    std::vector<std::string> ids;
    for (const Json& id : json) ids.push_back(to_word(id, "called_yaku"));
    return ids;
  });
}

// Left out where it is not known, or where nobody has called; a yaku may be worth nothing.
void write_points_at_calls(Json& json, const Position& position) {
  const auto& points = position.called_at;
  if (std::ranges::find(points, kUntold) != points.end()) return;
  const bool called = position.calls != std::vector<int>(position.calls.size());
  if (called && position.phase != Phase::over) json["called_at"] = points;
  write_seats(json, "called_at", points);
}

void write_optional(Json& json, const Position& position) {
  write_seats(json, "calls", position.calls);
  write_points_at_calls(json, position);
  write_seats(json, "called_yaku", position.called_yaku);
  write_seats(json, "forfeited", position.forfeited);
  if (position.last_call) json["last_call"] = *position.last_call;
  write_seats(json, "november_played", position.november_played);
  if (position.wild) {
    json["wild"] = {{"player", position.wild->player}, {"took", position.wild->took.code()}};
    if (!position.wild->collected.empty())
      json["wild"]["collected"] = codes(position.wild->collected);
  }
  if (!position.barred.empty()) json["barred"] = position.barred;
  if (position.before_draw) json["before_draw"] = true;
  if (position.stopped) json["stopped"] = *position.stopped;
  if (position.deal_end == DealEnd::void_deal) json["void"] = true;
  if (!position.hand_winners.empty()) json["hand_winners"] = position.hand_winners;
}

}  // namespace

Json to_value(const Position& position) {
  Json json;
  json["edition"] = position.edition;
  if (!position.rules.empty()) json["rules"] = position.rules;
  json["players"] = position.players;
  json["dealer"] = position.dealer;
  if (position.deck != CardSet::all()) json["deck"] = codes(position.deck);
  json["hands"] = codes(position.hands);
  json["field"] = codes(position.field);
  json["stock"] = codes(position.stock);
  json["captured"] = codes(position.captured);
  if (position.teams != Position::empty("", position.players).teams) json["teams"] = position.teams;
  json["turn"] = position.turn;
  json["phase"] = name(position.phase);
  if (position.drawn) json["drawn"] = position.drawn->code();
  write_optional(json, position);
  return json;
}

Position position_from_value(const Json& json) {
  if (!json.is_object()) throw NotationError("position: expected a JSON object");
  Reader reader(json);
  const std::string edition = to_word(reader.need("edition"), "edition");
  const int players = to_int(reader.need("players"), "players", 2, kMostPlayers);
  Position position = Position::empty(edition, players);
  read_rules(reader, position);
  const auto seat = [&](const std::string& field) {
    return [field, players](const Json& value) { return to_int(value, field, 0, players - 1); };
  };
  const auto set = [](const std::string& field) {
    return [field](const Json& value) { return to_set(value, field); };
  };
  const auto truth = [](const std::string& field) {
    return [field](const Json& value) {
      if (!value.is_boolean()) fail(field, "true or false");
      return value.get<bool>();
    };
  };
  position.dealer = seat("dealer")(reader.need("dealer"));
  position.turn = seat("turn")(reader.need("turn"));
  position.phase = to_phase(reader.need("phase"));
  if (const Json* deck = reader.find("deck")) position.deck = to_set(*deck, "deck");
  reader.need("hands");
  reader.need("captured");
  read_seats(reader, "hands", position.hands, set("hands"));
  read_seats(reader, "captured", position.captured, set("captured"));
  position.field = to_set(reader.need("field"), "field");
  position.stock = to_cards(reader.need("stock"), "stock");
  read_seats(reader, "teams", position.teams, seat("teams"));
  read_calls(reader, position);
  if (const Json* drawn = reader.find("drawn")) position.drawn = to_card(*drawn, "drawn");
  if (const Json* last = reader.find("last_call")) position.last_call = seat("last_call")(*last);
  complete_calls(reader, position);
  if (const Json* by = reader.find("stopped")) position.stopped = seat("stopped")(*by);
  if (const Json* november = reader.find("november_played")) {
    if (!november->is_array() || november->size() != position.hands.size()) {
      fail("november_played", "one truth value a player");
    }
    for (std::size_t p = 0; p < position.hands.size(); ++p) {
      position.november_played[p] = truth("november_played")((*november)[p]);
    }
  }
  if (const Json* wild = reader.find("wild")) position.wild = to_wild(*wild, players);
  if (const Json* barred = reader.find("barred")) {
    if (!barred->is_array()) fail("barred", "a list of months");
    for (const Json& month : *barred) position.barred.push_back(to_int(month, "barred", 1, 12));
  }
  if (const Json* before = reader.find("before_draw"))
    position.before_draw = truth("before_draw")(*before);
  if (const Json* is_void = reader.find("void"); is_void && truth("void")(*is_void)) {
    position.deal_end = DealEnd::void_deal;
  }
  if (const Json* winners = reader.find("hand_winners")) {
    if (!winners->is_array()) fail("hand_winners", "a list of seats");
    for (const Json& winner : *winners)
      position.hand_winners.push_back(seat("hand_winners")(winner));
    if (!position.hand_winners.empty()) position.deal_end = DealEnd::hand_win;
  }
  reader.refuse_others();
  return position;
}

std::string to_json(const Position& position) { return to_value(position).dump(); }
Position position_from_json(std::string_view text) {
  return position_from_value(json::parse_object(text));
}

}  // namespace hanaproof::notation
