#include <algorithm>

#include "model/cards/seat.h"
#include "model/notation/json_fields.h"

namespace hanaproof::notation {

using cards::CardSet;
using json::card;
using json::card_list;
using json::card_set;
using json::each;
using json::Json;
using json::list_of;
using json::number;
using json::truth;
using json::word;

namespace {

constexpr int kMostPoints = 10000;
constexpr int kMostRounds = 99;

auto wild_fields(int players) {
  return [=](auto& archive, auto& wild) {
    archive.field("player", wild.player, number(0, players - 1));
    archive.field("took", wild.took, card);
    archive.maybe("collected", wild.collected, card_list,
                  "What it took with it at the end of the round.");
  };
}

auto a_wild(int players) {
  const auto read = [=](const Json& json, const std::string& field) {
    if (!json.is_object()) json::fail(field, "an object with player and took");
    return json::read_by<Wild>(json, wild_fields(players), "wild.");
  };
  return json::Own{read, [=] { return json::shape_by(Wild(), wild_fields(players)); }};
}

// What the calls say by themselves is derived; what they do not say is not taken for nothing
// (`validate` refuses it where the rules ask).
void complete_calls(Position& position, bool points_told) {
  std::vector<int> callers;
  for (int seat = 0; seat < position.players; ++seat) {
    if (position.calls[cards::at(seat)] > 0) callers.push_back(seat);
  }
  if (callers.size() == 1 && !position.last_call) position.last_call = callers.front();
  if (position.phase == Phase::over || points_told) return;
  for (const int seat : callers) position.called_at[cards::at(seat)] = kUntold;
}

// Left out where it is not known, or where nobody has called; a yaku may be worth nothing.
bool tells_points_at_calls(const Position& position) {
  const auto& points = position.called_at;
  if (std::ranges::find(points, kUntold) != points.end()) return false;
  const PerSeat<int> nothing(points.size());
  return points != nothing || (position.calls != nothing && position.phase != Phase::over);
}

constexpr auto position_fields = [](auto& archive, auto& position) {
  constexpr bool kReads = !std::is_const_v<std::remove_reference_t<decltype(position)>>;
  archive.field("edition", position.edition, word);
  archive.maybe("rules", position.rules, json::rules,
                "Topics that are played otherwise than by the edition's default.");
  archive.field("players", position.players, number(2, kMostPlayers));
  if constexpr (kReads) position.lay_places();
  const int players = position.players;
  const auto seat = number(0, players - 1);
  const auto points = number(0, kMostPoints);
  archive.field("dealer", position.dealer, seat);
  archive.given(position.round != 1, "round", position.round, number(1, kMostRounds));
  archive.given(position.deck != CardSet::all(), "deck", position.deck, card_set,
                "All cards of the round; all 48 where it is missing.");
  archive.field("hands", position.hands, each(players, card_set));
  archive.field("field", position.field, card_set);
  archive.field("stock", position.stock, card_list, "The next card first.");
  archive.field("captured", position.captured, each(players, card_set));
  archive.given(position.teams != Position::empty("", players).teams, "teams", position.teams,
                each(players, seat));
  archive.field("turn", position.turn, seat);
  archive.field("phase", position.phase, json::one_of(Phase::play, Phase::over));
  archive.maybe("drawn", position.drawn, card);
  archive.seats("calls", position.calls, points);
  archive.given(tells_points_at_calls(position), "called_at", position.called_at,
                each(players, points), "Points of yaku at the last koi-koi, one a seat.");
  archive.seats("called_yaku", position.called_yaku,
                list_of(word, "a list of yaku ids for each player"));
  archive.seats("forfeited", position.forfeited, points);
  archive.maybe("last_call", position.last_call, seat);
  archive.given(position.november_played != PerSeat<bool>(cards::at(players)), "november_played",
                position.november_played, each(players, truth, "one truth value a player"));
  archive.maybe("wild", position.wild, a_wild(players));
  archive.maybe("barred", position.barred, list_of(number(1, cards::kMonths), "a list of months"));
  archive.maybe("before_draw", position.before_draw, truth);
  archive.maybe("stopped", position.stopped, seat);
  bool is_void = position.deal_end == DealEnd::void_deal;
  archive.maybe("void", is_void, truth);
  archive.maybe("hand_winners", position.hand_winners, list_of(seat, "a list of seats"));
  if constexpr (kReads) {
    if (is_void) position.deal_end = DealEnd::void_deal;
    if (!position.hand_winners.empty()) position.deal_end = DealEnd::hand_win;
    complete_calls(position, archive.find("called_at") != nullptr);
  }
};

}  // namespace

Json to_value(const Wild& wild) { return json::written_by(wild, wild_fields(0)); }
Json to_value(const Position& position) { return json::written_by(position, position_fields); }
Position position_from_value(const Json& json) {
  json::need_object(json);
  return json::read_by<Position>(json, position_fields);
}

std::string position_schema() {
  const Json shape = json::shape_by(Position::empty("", kMostPlayers), position_fields);
  return json::schema_text("position",
                           "A position of a game in which cards are captured "
                           "(docs/positions.md).",
                           shape);
}

std::string to_json(const Position& position) { return to_value(position).dump(); }
Position position_from_json(std::string_view text) {
  return position_from_value(json::parse_object(text));
}

}  // namespace hanaproof::notation
