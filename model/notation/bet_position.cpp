#include "model/notation/bet_position.h"

#include <algorithm>

#include "model/notation/json_fields.h"

namespace hanaproof::notation {

using json::each;
using json::In;
using json::Json;
using json::number;
using json::Out;

namespace {

constexpr int kFewestBettors = 2;
constexpr int kMostBettors = 10;

auto a_hand(cards::CardSet& seen) {
  const auto read = [&seen](const Json& json, const std::string& field) {
    const cards::CardSet hand = json::card_set(json, field);
    if (hand.size() != 2) json::fail(field, "two cards a player");
    if (const auto twice = hand & seen; !twice.empty()) {
      throw NotationError("position: card " + twice.front().code() + " is twice in the hands");
    }
    seen |= hand;
    return hand;
  };
  return json::Own{read, [] { return json::card_set.shape(); }};
}

Bet a_bet(const Json& json, const std::string& field) {
  const auto bet = json.is_string() ? Bet::parse(json.get<std::string>()) : std::nullopt;
  if (!bet || bet->sort > Bet::Sort::raise) json::fail(field, "fold, follow or raise:N");
  return *bet;
}

std::vector<Bet> some_bets(const Json& json, const std::string& field) {
  const auto expected = fmt::format("a list of at most {} bets", kMostBets);
  if (json.size() > kMostBets) json::fail(field, expected);
  return json::list_of(a_bet, expected.c_str())(json, field);
}

constexpr auto kBetsShape = [] {
  return json::array_of({{"type", "string"}, {"pattern", "^(fold|follow|raise:[0-9]+)$"}});
};

std::string a_phase(const Json& json, const std::string& field) {
  std::string phase = json::word(json, field);
  if (phase != "bet" && phase != "over") json::fail(field, "bet or over");
  return phase;
}

constexpr auto kCoins = number(0, kMostCoins);

template <class Archive, class R>
void round_fields(Archive& archive, R& round) {
  int players = round.players();
  cards::CardSet seen;
  archive.field("players", players, number(kFewestBettors, kMostBettors));
  archive.field("dealer", round.dealer, number(0, players - 1));
  archive.field("money", round.money, each(players, kCoins),
                "Coins a seat, before anything is put in.");
  archive.field("ante", round.ante, number(1, kMostCoins));
  archive.field("bets", round.bets, json::Own{some_bets, kBetsShape});
  archive.field("hands", round.hands, each(players, a_hand(seen)));
}

template <class Archive, class S>
void standing_fields(Archive& archive, S& standing, int players) {
  std::string phase = standing.over ? "over" : "bet";
  archive.field("turn", standing.turn, number(0, players - 1));
  archive.field("phase", phase, json::Own{a_phase, [] { return Json{{"enum", {"bet", "over"}}}; }});
  archive.field("left", standing.left, each(players, kCoins));
  archive.field("put_in", standing.put_in, each(players, kCoins));
  archive.field("folded", standing.folded, each(players, json::truth));
  if constexpr (!std::is_const_v<S>) standing.over = phase == "over";
}

}  // namespace

BetStanding outline(const Betting& betting) {
  BetStanding standing{betting.over, betting.over ? betting.dealer : betting.turn, {}, {}, {}};
  for (const Stake& seat : betting.seats) {
    standing.left.push_back(seat.money);
    standing.put_in.push_back(seat.put_in());
    standing.folded.push_back(seat.folded);
  }
  return standing;
}

Json to_value(const BetPosition& position) {
  Out out;
  out.field("edition", position.edition, json::word);
  out.maybe("rules", position.rules, json::rules);
  round_fields(out, position.round);
  const auto standing = position.betting ? outline(*position.betting) : position.standing;
  if (standing) standing_fields(out, *standing, position.round.players());
  return std::move(out.json);
}

BetPosition bet_position_from_value(const Json& json) {
  json::need_object(json);
  In in(json);
  for (const char* field : {"edition", "rules", "players", "dealer", "money", "ante", "bets",
                            "hands", "turn", "phase", "left", "put_in", "folded"}) {
    in.find(field);
  }
  in.refuse_others();
  BetPosition position;
  in.field("edition", position.edition, json::word);
  in.maybe("rules", position.rules, json::rules);
  round_fields(in, position.round);
  const auto said = {"turn", "phase", "left", "put_in", "folded"};
  const auto is_said = [&](const char* field) { return in.find(field) != nullptr; };
  if (std::ranges::none_of(said, is_said)) return position;
  standing_fields(in, position.standing.emplace(), position.round.players());
  return position;
}

std::string bet_position_schema() {
  json::ShapeArchive archive;
  archive.field("edition", std::string(), json::word);
  archive.maybe("rules", std::map<std::string, std::string>(), json::rules,
                "Topics that are played otherwise than by the edition's default.");
  BetRound most;
  most.money.resize(kMostBettors);
  round_fields(archive, std::as_const(most));
  archive.always = false;
  const BetStanding standing;
  standing_fields(archive, standing, kMostBettors);
  return json::schema_text("bet-position",
                           "A position of a game in which cards are bet on: a round from its "
                           "beginning, and how it stands.",
                           archive.shape.object());
}

std::string to_json(const BetPosition& position) { return to_value(position).dump(); }
BetPosition bet_position_from_json(std::string_view text) {
  return bet_position_from_value(json::parse_object(text));
}

}  // namespace hanaproof::notation
