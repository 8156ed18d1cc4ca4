#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "checker/engines/lockstep/guarded.h"
#include "checker/engines/lockstep/lockstep.h"
#include "model/documents/document.h"
#include "model/games/position_value.h"
#include "model/notation/json_outside.h"
#include "model/notation/json_values.h"
#include "model/notation/position_json.h"

namespace hanaproof::lockstep {

using Json = nlohmann::ordered_json;
using games::Move;
using games::Position;
using games::Score;

std::string text(std::vector<Move> moves) {
  std::ranges::sort(moves);
  std::vector<std::string> words;
  for (const Move& move : moves) words.push_back(move.text());
  return fmt::format("{}", fmt::join(words, " "));
}

namespace {

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
  if (bets && bets->betting) return auctions_json(*bets);
  return std::visit([](const auto& one) { return notation::to_value(one); }, position);
}

// An answer that is not given is compared with nothing.
template <class Ask>
auto told(Ask ask) -> std::optional<decltype(ask())> {
  try {
    return ask();
  } catch (const games::Untold&) {
    return std::nullopt;
  }
}

void sort_yaku(Score& score) {
  for (auto& seat : score.yaku) std::ranges::sort(seat, {}, &notation::MadeYaku::id);
}

}  // namespace

Held Held::start(const Pair& pair, const games::Line& line) {
  return {games::start(pair.spec, line), games::start(pair.subject, line)};
}

Position compared(const games::Family& family, const rulebook::Ruleset& rules,
                  const Position& position, const Position& by) {
  Position seen = family.seen(rules, position, by);
  auto* cards = std::get_if<notation::Position>(&seen);
  if (cards && cards->phase == notation::Phase::over) cards->turn = 0;
  return seen;
}

std::optional<Difference> compare_positions(const games::Family& family,
                                            const rulebook::Ruleset& rules,
                                            const games::Tells& tells, const Position& ours,
                                            const Position& theirs) {
  if (ours == theirs) return std::nullopt;
  const Position expected = compared(family, rules, ours, theirs);
  const Position said = compared(family, rules, theirs, theirs);
  if (expected == said) return std::nullopt;
  const Json whole = to_value(expected);
  const Json other_whole = to_value(said);
  Json one = only_in(whole, other_whole);
  Json other = only_in(other_whole, whole);
  for (const std::string& field : tells.silent) {
    one.erase(field);
    other.erase(field);
  }
  if (one.empty() && other.empty()) return std::nullopt;
  return Difference{"position", one.dump(), other.dump()};
}

std::optional<Difference> compare_positions(const Pair& pair, const Held& held) {
  const games::Tells& tells = pair.subject.tells();
  if (!tells.positions) return std::nullopt;
  const auto theirs = told([&] { return &held.theirs->position(); });
  if (!theirs) return std::nullopt;
  if (auto difference = compare_positions(pair.family, pair.spec.rules(), tells,
                                          held.ours->position(), **theirs)) {
    return difference;
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

std::optional<Difference> compare_scores(const games::Tells& tells, const Score& ours,
                                         const Score& theirs) {
  if (ours == theirs) return std::nullopt;
  Score expected = ours;
  Score said = theirs;
  sort_yaku(expected);
  sort_yaku(said);
  for (const notation::ScoreField& field : notation::score_fields()) {
    Difference difference{std::string(field.name), field.text(expected), field.text(said)};
    if (difference.spec == difference.subject || tells.silent.contains(difference.what)) continue;
    return difference;
  }
  return std::nullopt;
}

std::optional<Difference> compare_answers(const Pair& pair, const Held& held,
                                          const std::vector<Move>& legal) {
  const games::Tells& tells = pair.subject.tells();
  if (tells.moves && !tells.silent.contains("moves")) {
    const auto moves = told([&] { return held.theirs->moves(); });
    if (moves && *moves != legal && !std::ranges::is_permutation(*moves, legal)) {
      return Difference{"moves", text(legal), text(*moves)};
    }
  }
  if (!tells.scores) return std::nullopt;
  const auto score = told([&] { return held.theirs->score(); });
  return score ? compare_scores(tells, held.ours->score(), *score) : std::nullopt;
}

std::optional<Difference> compare_hands(const Pair& pair, const Held& held,
                                        const games::Hands& hands) {
  const games::Tells& tells = pair.subject.tells();
  if (!tells.scores) return std::nullopt;
  const auto score = told([&] { return held.theirs->score_with(hands); });
  return score ? compare_scores(tells, held.ours->score_with(hands), *score) : std::nullopt;
}

std::optional<Difference> compare(const Pair& pair, const Held& held) {
  if (auto difference = compare_positions(pair, held)) return difference;
  return compare_answers(pair, held, held.ours->moves());
}

std::optional<Failure> follow(const Pair& pair, const games::Line& line) {
  Failure failure{.line = {.start = line.start, .laid_out = line.laid_out, .seed = line.seed}};
  const auto shows = [&](std::optional<Difference> difference) {
    if (difference) failure.difference = std::move(*difference);
    return difference.has_value();
  };
  Held held;
  try {
    held.ours = games::start(pair.spec, line);
  } catch (const games::IllegalMove&) {
    return std::nullopt;  // bets on the way there are none by these rules
  }
  // Who only plays forward is held against every part of the line by itself.
  const bool all_the_way = pair.subject.tells().anywhere;
  std::size_t left = line.moves.size();
  const auto compare_here = [&](const Position& before) -> std::optional<Difference> {
    if (left > 0 && !all_the_way) return std::nullopt;
    auto difference = compare(pair, held);
    return difference ? difference : compare_conserved(pair, before, held);
  };
  if (shows(guarded([&] {
        held.theirs = games::start(pair.subject, line);
        return compare_here(line.start);
      }))) {
    return failure;
  }
  if (!held.theirs) return std::nullopt;  // it cannot be put there
  for (const Move& move : line.moves) {
    const auto before = std::move(held.ours);
    const auto legal = before->moves();
    if (std::ranges::find(legal, move) == legal.end()) return std::nullopt;
    held.ours = before->after(move);
    failure.line.moves.push_back(move);
    --left;
    if (shows(guarded([&] {
          held.theirs = std::exchange(held.theirs, nullptr)->after(move);
          return compare_here(before->position());
        }))) {
      return failure;
    }
    if (!held.theirs) return std::nullopt;
  }
  return std::nullopt;
}

std::optional<Failure> again(const Pair& pair, const Failure& failure) {
  if (failure.depth > 0) return compare_perft(pair, failure.line.start, failure.depth);
  return follow(pair, failure.line);
}

Failure shortest(const Pair& pair, const Failure& failure, const Keep& keep) {
  if (failure.depth > 0 || !pair.subject.tells().anywhere) return failure;
  const auto& moves = failure.line.moves;
  auto state = games::start(pair.spec, failure.line);
  std::vector<Position> positions = {state->position()};
  for (const Move& move : moves) {
    state = state->after(move);
    positions.push_back(state->position());
  }
  for (std::size_t from = positions.size(); from-- > 0;) {
    const games::Line rest{
        positions[from], false, {moves.begin() + static_cast<std::ptrdiff_t>(from), moves.end()}};
    const auto shorter = follow(pair, rest);
    if (shorter && keep(*shorter)) return *shorter;
  }
  return failure;
}

namespace {

constexpr auto kFailure = [](auto& io, const Failure& failure) {
  io.field("start", failure.line.start,
           "A position, or a deal (docs/engine-protocol.md), with edition and rules.");
  io.field("laid_out", failure.line.laid_out, "The start is a deal that is yet to be opened.");
  io.maybe("deck_seed", failure.line.seed,
           "Of a deal that the engine made: what it was asked for by.");
  io.field("line", failure.line.moves,
           "Moves from the start; the difference shows after the last.");
  io.field("depth", failure.depth, "Of the perft that differs after the line; else 0.");
  io.field("what", failure.difference.what,
           "moves, position, held, conserved, perft, error, or a member of the score.");
  io.field("spec", failure.difference.spec);
  io.field("engine", failure.difference.subject);
};
constexpr auto kFailureDocument = documents::document<Failure>(
    {"difference", 1, "A line of play in which the spec and an engine differ."}, kFailure);

games::Move to_move(const Json& json) {
  const auto text = json.get<std::string>();
  const auto move = games::Move::parse(text);
  if (!move) throw notation::NotationError(fmt::format("failure: \"{}\" is no move", text));
  return *move;
}

Failure read(const Json& json) {
  documents::expect(json, kFailureDocument, "failure");
  Failure failure;
  failure.line.start = games::position_from_value(json.at("start"));
  failure.line.laid_out = json.at("laid_out");
  for (const Json& move : json.at("line")) failure.line.moves.push_back(to_move(move));
  if (json.contains("deck_seed"))
    failure.line.seed = notation::whole<std::uint64_t>(json, "deck_seed");
  failure.depth = notation::whole<int>(json, "depth");
  failure.difference = {json.at("what"), json.at("spec"), json.at("engine")};
  return failure;
}

}  // namespace

std::string to_json(const Failure& failure) {
  return kFailureDocument.written(failure).dump(2) + "\n";
}
std::string failure_schema() { return kFailureDocument.schema_text(); }

Failure failure_from_json(std::string_view text) {
  try {
    return read(notation::read_json(text));
  } catch (const Json::exception& error) {
    throw notation::NotationError(fmt::format("failure: {}", error.what()));
  }
}

}  // namespace hanaproof::lockstep
