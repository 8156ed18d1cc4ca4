#include "model/notation/hachi_json.h"

#include <algorithm>
#include <array>

#include "model/notation/json_reader.h"
#include "model/notation/json_values.h"

namespace hanaproof::notation {

using json::codes;
using json::fail;
using json::Json;
using json::read_seats;
using json::Reader;
using json::to_int;
using json::to_truth;
using json::to_word;
using json::write_seats;

namespace {

constexpr int kFewest = 3;
constexpr int kMost = 7;
constexpr int kMuch = 1000000;  // points
constexpr int kManyRounds = 1000;

constexpr std::array kSorts = {FieldSort::small, FieldSort::twofold, FieldSort::grand};
constexpr std::array kHachiPhases = {HachiPhase::blind,  HachiPhase::stay,   HachiPhase::show,
                                     HachiPhase::play,   HachiPhase::choose, HachiPhase::call,
                                     HachiPhase::cancel, HachiPhase::repay,  HachiPhase::over};
constexpr std::array kStances = {Stance::open, Stance::stays, Stance::passes, Stance::chased,
                                 Stance::blank};
constexpr std::array kEnds = {HachiEnd::none,       HachiEnd::void_deal, HachiEnd::no_match,
                              HachiEnd::four_three, HachiEnd::yoshi,     HachiEnd::cancelled,
                              HachiEnd::counted,    HachiEnd::played_out};

// ---- Writing: what goes without saying is left out ----------------------------------------------

void write_number(Json& object, const std::string& field, int number) {
  if (number != 0) object[field] = number;
}

template <class Items>
Json names(const Items& items) {
  Json list = Json::array();
  for (const auto& item : items) list.push_back(name(item));
  return list;
}

// ---- Reading ------------------------------------------------------------------------------------

template <class Values>
auto named(const Json& word, const std::string& field, const Values& values) {
  const std::string text = to_word(word, field);
  std::string expected;
  for (const auto value : values) {
    if (name(value) == text) return value;
    expected += expected.empty() ? "one of " : ", ";
    expected += name(value);
  }
  fail(field, expected + ", not \"" + text + "\"");
}

int number_or_zero(Reader& reader, const std::string& field) {
  const Json* number = reader.find(field);
  return number ? to_int(*number, field, -kMuch, kMuch) : 0;
}

auto a_seat(const std::string& field, int players) {
  return [=](const Json& value) { return to_int(value, field, 0, players - 1); };
}

auto an_amount(const std::string& field) {
  return [=](const Json& value) { return to_int(value, field, -kMuch, kMuch); };
}

auto a_truth(const std::string& field) {
  return [=](const Json& value) { return to_truth(value, field); };
}

auto a_set(const std::string& field) {
  return [=](const Json& value) { return json::to_set(value, field); };
}

auto some_words(const std::string& field) {
  return [=](const Json& value) { return json::to_words(value, field); };
}

HachiMatch read_match(const Json& object) {
  if (!object.is_object()) fail("match", "an object");
  Reader reader(object);
  HachiMatch match;
  match.players = to_int(reader.need("players"), "players", kFewest, kMost);
  match.round = to_int(reader.need("round"), "round", 1, kManyRounds);
  match.rounds = to_int(reader.need("rounds"), "rounds", 1, kManyRounds);
  match.dealer = a_seat("dealer", match.players)(reader.need("dealer"));
  for (auto* list : {&match.money, &match.debt, &match.last, &match.won}) {
    list->assign(static_cast<std::size_t>(match.players), 0);
  }
  // A match that begins may leave it to the rules.
  const bool begins = match.round == 1 && reader.need("money").empty();
  if (begins) match.money.clear();
  read_seats(reader, "money", match.money, an_amount("money"));
  read_seats(reader, "debt", match.debt, an_amount("debt"));
  read_seats(reader, "last", match.last, an_amount("last"));
  read_seats(reader, "won", match.won, an_amount("won"));
  if (const Json* waiting = reader.find("waiting")) {
    for (const std::string& word : json::to_words(*waiting, "waiting")) {
      match.waiting.push_back(
          named(word, "waiting", std::array{FieldSort::twofold, FieldSort::grand}));
    }
  }
  match.pot = number_or_zero(reader, "pot");
  match.track = number_or_zero(reader, "track");
  match.bank = number_or_zero(reader, "bank");
  if (const Json* over = reader.find("over")) match.over = to_truth(*over, "over");
  reader.refuse_others();
  return match;
}

void read_round(Reader& reader, HachiPosition& position) {
  const int players = position.match.players;
  const auto stance = [](const Json& word) { return named(word, "stances", kStances); };
  read_seats(reader, "stances", position.stances, stance);
  read_seats(reader, "penalties", position.penalties, an_amount("penalties"));
  if (const Json* oya = reader.find("oya")) position.oya = a_seat("oya", players)(*oya);
  read_seats(reader, "shown", position.shown, some_words("shown"));
  reader.need("hands");
  read_seats(reader, "hands", position.hands, a_set("hands"));
  position.field = json::to_set(reader.need("field"), "field");
  if (const Json* stock = reader.find("stock")) position.stock = json::to_cards(*stock, "stock");
  read_seats(reader, "captured", position.captured, a_set("captured"));
  if (const Json* drawn = reader.find("drawn")) position.drawn = json::to_card(*drawn, "drawn");
  if (const Json* before = reader.find("before")) {
    position.before = json::to_words(*before, "before");
  }
  position.kan_before = number_or_zero(reader, "kan_before");
  read_seats(reader, "sage", position.sage, a_truth("sage"));
  if (const Json* last = reader.find("last_sage")) {
    position.last_sage = a_seat("last_sage", players)(*last);
  }
  read_seats(reader, "cancelled", position.cancelled, a_truth("cancelled"));
}

}  // namespace

Json to_value(const HachiMatch& match) {
  Json object = {{"players", match.players},
                 {"round", match.round},
                 {"rounds", match.rounds},
                 {"dealer", match.dealer},
                 {"money", match.money}};
  write_seats(object, "debt", match.debt);
  if (!match.waiting.empty()) object["waiting"] = names(match.waiting);
  write_number(object, "pot", match.pot);
  write_number(object, "track", match.track);
  write_number(object, "bank", match.bank);
  write_seats(object, "last", match.last);
  write_seats(object, "won", match.won);
  if (match.over) object["over"] = true;
  return object;
}

Json to_value(const HachiDeal& deal) {
  Json object = {{"hands", codes(deal.hands)}};
  if (!deal.field.empty()) object["field"] = codes(deal.field);
  if (deal.blank) object["blank"] = *deal.blank;
  object["mixed"] = codes(deal.mixed);
  return object;
}

HachiMatch hachi_match_from_value(const Json& json) {
  HachiMatch match = read_match(json);
  if (match.money.empty()) fail("money", "what each player has");
  return match;
}

HachiDeal hachi_deal_from_value(const Json& object, int players) {
  if (!object.is_object()) fail("deal", "an object");
  Reader reader(object);
  HachiDeal deal;
  deal.hands.resize(static_cast<std::size_t>(players));
  reader.need("hands");
  read_seats(reader, "hands", deal.hands, a_set("hands"));
  if (const Json* field = reader.find("field")) deal.field = json::to_set(*field, "field");
  if (const Json* blank = reader.find("blank")) deal.blank = a_seat("blank", players)(*blank);
  deal.mixed = json::to_cards(reader.need("mixed"), "mixed");
  if (cards::CardSet(deal.mixed) != cards::CardSet::all() ||
      deal.mixed.size() != static_cast<std::size_t>(cards::kCards)) {
    fail("mixed", "all 48 cards, each once");
  }
  reader.refuse_others();
  return deal;
}

Json to_value(const HachiPosition& position) {
  Json object;
  object["edition"] = position.edition;
  if (!position.rules.empty()) object["rules"] = position.rules;
  object["match"] = to_value(position.match);
  object["phase"] = name(position.phase);
  object["turn"] = position.turn;
  object["dealt_by"] = position.dealt_by;
  object["number"] = position.number;
  object["deal"] = to_value(position.deal);
  object["sort"] = name(position.sort);
  if (position.mizu_ten) object["mizu_ten"] = true;
  object["stances"] = names(position.stances);
  write_seats(object, "penalties", position.penalties);
  if (position.oya) object["oya"] = *position.oya;
  write_seats(object, "shown", position.shown);
  object["hands"] = codes(position.hands);
  object["field"] = codes(position.field);
  if (!position.stock.empty()) object["stock"] = codes(position.stock);
  object["captured"] = codes(position.captured);
  if (position.drawn) object["drawn"] = position.drawn->code();
  if (!position.before.empty()) object["before"] = position.before;
  write_number(object, "kan_before", position.kan_before);
  write_seats(object, "sage", position.sage);
  if (position.last_sage) object["last_sage"] = *position.last_sage;
  write_seats(object, "cancelled", position.cancelled);
  if (position.end != HachiEnd::none) object["end"] = name(position.end);
  if (position.winner) object["winner"] = *position.winner;
  return object;
}

HachiPosition hachi_from_value(const Json& object) {
  if (!object.is_object()) throw NotationError("position: expected a JSON object");
  Reader reader(object);
  HachiPosition position;
  position.edition = to_word(reader.need("edition"), "edition");
  if (const Json* rules = reader.find("rules")) {
    if (!rules->is_object()) fail("rules", "an object of topics and readings");
    for (const auto& [topic, reading] : rules->items()) {
      position.rules[topic] = reading.is_string() ? reading.get<std::string>() : reading.dump();
    }
  }
  position.match = read_match(reader.need("match"));
  const int players = position.match.players;
  const auto seats = static_cast<std::size_t>(players);
  position.stances.assign(seats, Stance::open);
  position.penalties.assign(seats, 0);
  position.shown.resize(seats);
  position.hands.resize(seats);
  position.captured.resize(seats);
  position.sage.assign(seats, false);
  position.cancelled.assign(seats, false);
  position.phase = named(reader.need("phase"), "phase", kHachiPhases);
  position.turn = a_seat("turn", players)(reader.need("turn"));
  position.dealt_by = a_seat("dealt_by", players)(reader.need("dealt_by"));
  position.number = to_int(reader.need("number"), "number", 1, kManyRounds);
  position.deal = hachi_deal_from_value(reader.need("deal"), players);
  position.sort = named(reader.need("sort"), "sort", kSorts);
  if (const Json* blind = reader.find("mizu_ten")) position.mizu_ten = to_truth(*blind, "mizu_ten");
  read_round(reader, position);
  if (const Json* end = reader.find("end")) position.end = named(*end, "end", kEnds);
  if (const Json* winner = reader.find("winner")) {
    position.winner = a_seat("winner", players)(*winner);
  }
  reader.refuse_others();
  return position;
}

std::string to_json(const HachiPosition& position) { return to_value(position).dump(); }
HachiPosition hachi_from_json(std::string_view text) {
  return hachi_from_value(json::parse_object(text));
}

std::string to_json(const HachiMatch& match) { return to_value(match).dump(); }
HachiMatch hachi_match_from_json(std::string_view text) {
  HachiMatch match = hachi_match_from_value(json::parse_object(text));
  if (match.money.empty()) fail("money", "what each player has");
  return match;
}

std::string to_json(const HachiDeal& deal) { return to_value(deal).dump(); }
HachiDeal hachi_deal_from_json(std::string_view text, int players) {
  return hachi_deal_from_value(json::parse_object(text), players);
}

}  // namespace hanaproof::notation
