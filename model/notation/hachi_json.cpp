#include "model/cards/seat.h"
#include "model/notation/json_fields.h"

namespace hanaproof::notation {

using json::card_list;
using json::card_set;
using json::each;
using json::Json;
using json::list_of;
using json::number;
using json::one_of;
using json::truth;
using json::words;
using json::written_by;

namespace {

constexpr int kFewest = 3;
constexpr int kMost = 7;
constexpr int kMuch = 1000000;  // points
constexpr int kManyRounds = 1000;

constexpr auto kAmount = number(-kMuch, kMuch);

constexpr auto match_fields = [](auto& archive, auto& match) {
  archive.field("players", match.players, number(kFewest, kMost));
  archive.field("round", match.round, number(1, kManyRounds));
  archive.field("rounds", match.rounds, number(1, kManyRounds));
  archive.field("dealer", match.dealer, number(0, match.players - 1));
  int holders = match.players;
  if constexpr (!std::is_const_v<std::remove_reference_t<decltype(match)>>) {
    for (auto* list : {&match.money, &match.debt, &match.last, &match.won}) {
      list->assign(cards::at(match.players), 0);
    }
    // A match that begins may leave it to the rules.
    if (match.round == 1 && archive.need("money").empty()) holders = 0;
  }
  archive.given(true, "money", match.money, each(holders, kAmount),
                "Points in hand, one a seat; before the first round it may be left to the rules.");
  archive.seats("debt", match.debt, kAmount);
  archive.maybe("waiting", match.waiting,
                list_of(one_of(FieldSort::twofold, FieldSort::grand), "a list of words"));
  archive.maybe("pot", match.pot, kAmount);
  archive.maybe("track", match.track, kAmount);
  archive.maybe("bank", match.bank, kAmount);
  archive.seats("last", match.last, kAmount);
  archive.seats("won", match.won, kAmount);
  archive.maybe("over", match.over, truth);
};

auto deal_fields(int players) {
  return [=](auto& archive, auto& deal) {
    archive.field("hands", deal.hands, each(players, card_set));
    archive.maybe("field", deal.field, card_set);
    archive.maybe("blank", deal.blank, number(0, players - 1));
    archive.field("mixed", deal.mixed, card_list);
  };
}

HachiMatch read_match(const Json& json, const std::string& field) {
  if (!json.is_object()) json::fail(field, "an object");
  return json::read_by<HachiMatch>(json, match_fields);
}

// With as many players as there can be.
HachiMatch largest_match() {
  HachiMatch match;
  match.players = kMost;
  return match;
}
constexpr auto kMatchShape = [] { return json::shape_by(largest_match(), match_fields); };
constexpr auto kDealShape = [] { return json::shape_by(HachiDeal(), deal_fields(kMost)); };

template <class P>
void lay_places(P& position) {
  const auto seats = cards::at(position.match.players);
  position.stances.resize(seats);
  position.penalties.resize(seats);
  position.shown.resize(seats);
  position.sage.resize(seats);
  position.cancelled.resize(seats);
}

constexpr auto hachi_fields = [](auto& archive, auto& position) {
  constexpr bool kReads = !std::is_const_v<std::remove_reference_t<decltype(position)>>;
  archive.field("edition", position.edition, json::word);
  archive.maybe("rules", position.rules, json::rules,
                "Topics that are played otherwise than by the edition's default.");
  archive.field("match", position.match, json::Own{read_match, kMatchShape},
                "The match as it stands now; when the round is over, before the next one.");
  if constexpr (kReads) lay_places(position);
  const int players = position.match.players;
  const auto seat = number(0, players - 1);
  const auto deal = [&](const Json& json, const std::string&) {
    return hachi_deal_from_value(json, players);
  };
  archive.field("phase", position.phase, one_of(HachiPhase::blind, HachiPhase::over));
  archive.field("turn", position.turn, seat);
  archive.field("dealt_by", position.dealt_by, seat);
  archive.field("number", position.number, number(1, kManyRounds));
  archive.field("deal", position.deal, json::Own{deal, kDealShape},
                "All that chance decides of the round.");
  archive.field("sort", position.sort, one_of(FieldSort::small, FieldSort::grand));
  archive.maybe("mizu_ten", position.mizu_ten, truth);
  archive.given(true, "stances", position.stances,
                each(players, one_of(Stance::open, Stance::blank)));
  archive.seats("penalties", position.penalties, kAmount);
  archive.maybe("oya", position.oya, seat);
  archive.seats("shown", position.shown, words);
  archive.field("hands", position.hands, each(players, card_set));
  archive.field("field", position.field, card_set);
  archive.maybe("stock", position.stock, card_list, "The next card first.");
  if constexpr (kReads) position.captured.resize(cards::at(players));
  archive.given(true, "captured", position.captured, each(players, card_set));
  archive.maybe("drawn", position.drawn, json::card);
  archive.maybe("before", position.before, words);
  archive.maybe("kan_before", position.kan_before, kAmount);
  archive.seats("sage", position.sage, truth);
  archive.maybe("last_sage", position.last_sage, seat);
  archive.seats("cancelled", position.cancelled, truth);
  archive.maybe("end", position.end, one_of(HachiEnd::none, HachiEnd::played_out));
  archive.maybe("winner", position.winner, seat);
};

}  // namespace

Json to_value(const HachiMatch& match) { return written_by(match, match_fields); }
Json to_value(const HachiDeal& deal) { return written_by(deal, deal_fields(0)); }
Json to_value(const HachiPosition& position) { return written_by(position, hachi_fields); }

HachiMatch hachi_match_from_value(const Json& json) {
  HachiMatch match = read_match(json, "match");
  if (match.money.empty()) json::fail("money", "what each player has");
  return match;
}

HachiDeal hachi_deal_from_value(const Json& json, int players) {
  if (!json.is_object()) json::fail("deal", "an object");
  json::In in(json);
  HachiDeal deal;
  deal_fields(players)(in, deal);
  if (cards::CardSet(deal.mixed) != cards::CardSet::all() ||
      deal.mixed.size() != static_cast<std::size_t>(cards::kCards)) {
    json::fail("mixed", "all 48 cards, each once");
  }
  in.refuse_others();
  return deal;
}

HachiPosition hachi_from_value(const Json& json) {
  json::need_object(json);
  return json::read_by<HachiPosition>(json, hachi_fields);
}

std::string hachi_position_schema() {
  HachiPosition most;
  most.match = largest_match();
  return json::schema_text("hachi-position",
                           "A position of Hachi-Hachi: a round, and the match around it "
                           "(docs/hachi-hachi.md).",
                           json::shape_by(most, hachi_fields));
}
std::string hachi_match_schema() {
  return json::schema_text("hachi-match", "A match of Hachi-Hachi between two rounds.",
                           kMatchShape());
}
std::string hachi_deal_schema() {
  return json::schema_text("hachi-deal", "All that chance decides of a round of Hachi-Hachi.",
                           kDealShape());
}

std::string to_json(const HachiMatch& match) { return to_value(match).dump(); }
std::string to_json(const HachiDeal& deal) { return to_value(deal).dump(); }
std::string to_json(const HachiPosition& position) { return to_value(position).dump(); }
HachiPosition hachi_from_json(std::string_view text) {
  return hachi_from_value(json::parse_object(text));
}

}  // namespace hanaproof::notation
