#include "checker/engines/lockstep/lockstep.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>

namespace hanaproof::lockstep {

using games::Move;
using games::Position;
using games::Score;
using Json = nlohmann::ordered_json;

namespace {

std::string text(std::vector<Move> moves) {
  std::ranges::sort(moves);
  std::vector<std::string> words;
  for (const Move& move : moves) words.push_back(move.text());
  return fmt::format("{}", fmt::join(words, " "));
}

// The members of one object that the other has not, or has otherwise; objects within objects too.
Json only_in(const Json& one, const Json& other) {
  Json only = Json::object();
  for (const auto& [key, value] : one.items()) {
    const auto found = other.find(key);
    if (found == other.end()) {
      only[key] = value;
    } else if (*found != value) {
      only[key] = value.is_object() && found->is_object() ? only_in(value, *found) : value;
    }
  }
  return only;
}

// Of a betting that is known as a whole, more than JSON says.
Json auctions_json(const notation::BetPosition& position) {
  const notation::Betting& betting = *position.betting;
  Json json = {{"turn", betting.turn},
               {"over", betting.over},
               {"capped", betting.capped},
               {"bids_before", betting.bids_before},
               {"has_bid", betting.has_bid},
               {"has_raised", betting.has_raised},
               {"dealer_by_bets", position.dealer_by_bets}};
  for (const notation::Stake& seat : betting.seats) {
    json["left"].push_back(seat.money);
    json["ante"].push_back(seat.ante);
    json["bids"].push_back(seat.bids);
    json["folded"].push_back(seat.folded);
  }
  for (const notation::Auction& auction : betting.auctions) {
    json["auctions"].push_back({auction.opener, auction.last_raiser, auction.last_follower});
  }
  return json;
}

Json to_value(const Position& position) {
  const auto* bets = std::get_if<notation::BetPosition>(&position);
  return bets && bets->betting ? auctions_json(*bets) : Json::parse(games::to_json(position));
}

void sort_yaku(Score& score) {
  for (auto& seat : score.yaku) std::ranges::sort(seat, {}, &notation::MadeYaku::id);
}

}  // namespace

Held Held::start(const Pair& pair, const games::Line& line) {
  return {games::start(pair.spec, line), games::start(pair.subject, line)};
}

std::optional<Difference> compare_positions(const Pair& pair, const Held& held) {
  const Position& ours = held.ours->position();
  const Position& theirs = held.theirs->position();
  if (!(ours == theirs)) {
    const rulebook::Ruleset& rules = pair.spec.rules();
    const Position expected = pair.family.seen(rules, ours, theirs);
    const Position said = pair.family.seen(rules, theirs, theirs);
    if (!(expected == said)) {
      const Json one = to_value(expected);
      const Json other = to_value(said);
      return Difference{"position", only_in(one, other).dump(), only_in(other, one).dump()};
    }
  }
  if (auto fault = held.theirs->fault(); !fault.empty()) return Difference{"held", "", fault};
  return std::nullopt;
}

std::optional<Difference> compare_conserved(const Pair& pair, const Position& before,
                                            const Held& held) {
  const Position& after = held.ours->position();
  std::string fault = pair.family.displaced(before, after);
  if (fault.empty()) fault = pair.family.lost(before, after);
  if (fault.empty()) return std::nullopt;
  return Difference{"conserved", fault, fault};
}

std::optional<Difference> compare_answers(const Held& held, const std::vector<Move>& legal) {
  const std::vector<Move> moves = held.theirs->moves();
  if (moves != legal && !std::ranges::is_permutation(moves, legal)) {
    return Difference{"moves", text(legal), text(moves)};
  }
  return compare_scores(held.ours->score(), held.theirs->score());
}

std::optional<Difference> compare_scores(const Score& ours, const Score& theirs) {
  if (ours == theirs) return std::nullopt;
  Score expected = ours;
  Score said = theirs;
  sort_yaku(expected);
  sort_yaku(said);
  const auto one = notation::fields(expected);
  const auto other = notation::fields(said);
  for (std::size_t i = 0; i < one.size(); ++i) {
    if (one[i] != other[i]) return Difference{one[i].first, one[i].second, other[i].second};
  }
  return std::nullopt;
}

std::optional<Difference> compare_hands(const Held& held, const games::Hands& hands) {
  return compare_scores(held.ours->score_with(hands), held.theirs->score_with(hands));
}

std::optional<Difference> compare(const Pair& pair, const Held& held) {
  if (auto difference = compare_positions(pair, held)) return difference;
  return compare_answers(held, held.ours->moves());
}

}  // namespace hanaproof::lockstep
