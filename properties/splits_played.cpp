// Rounds that are played to all eights and to a double eight: found with the engine, replayed by
// the spec.
#include <array>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/spec/hachi/round.h"
#include "model/spec/hachi/staying.h"
#include "properties/discharge.h"
#include "solvers/adapters/hachi.h"
#include "solvers/engine/hachi/random_match.h"

namespace hanaproof::properties {

namespace {

using Sort = engine::hachi::Move::Sort;

constexpr int kMostRounds = 400'000;
constexpr std::uint64_t kSeed = 88;

// Players stay, hide and let the round go on; cards are played at random.
const engine::hachi::Move& choose(const engine::hachi::MoveList& list, cards::Dice& random) {
  for (const Sort wanted : {Sort::look, Sort::stay, Sort::hide, Sort::sage, Sort::go_on}) {
    for (const engine::hachi::Move& move : list) {
      if (move.sort == wanted) return move;
    }
  }
  return list.moves[random.below(list.size)];
}

// A round from its deal on.
struct Line {
  engine::hachi::Deal deal;
  std::vector<engine::hachi::Move> moves;
};

Line play_round(const engine::hachi::Tables& tables, cards::Dice& random,
                engine::hachi::State& end) {
  Line line;
  engine::hachi::random_deal(tables.rules, random, line.deal);
  end = engine::hachi::begin(tables, engine::hachi::first_match(tables.rules, 12, 0), line.deal);
  engine::hachi::MoveList list;
  while (end.phase != engine::hachi::Phase::over) {
    engine::hachi::moves(tables, end, list);
    line.moves.push_back(choose(list, random));
    engine::hachi::make(tables, end, line.moves.back());
  }
  return line;
}

// The points of the three piles as the spec counts them after the same line; nothing where it does
// not end the round as a counted combo.
std::optional<std::vector<int>> replayed(const spec::hachi::Rules& rules,
                                         const engine::hachi::Tables& tables, const Line& line) {
  auto position = spec::hachi::begin(rules, spec::hachi::first_match(rules, 12, 0),
                                     adapters::to_notation(tables.rules, line.deal));
  for (const engine::hachi::Move& move : line.moves) {
    position = spec::hachi::play(rules, position, adapters::to_notation(tables, move));
  }
  if (position.end != notation::HachiEnd::counted) return std::nullopt;
  std::vector<int> points;
  for (const int seat : spec::hachi::active_seats(position)) {
    points.push_back(position.captured[static_cast<std::size_t>(seat)].points());
  }
  return points;
}

}  // namespace

Proof splits_in_play(const Subject& subject, const Effort&) {
  const rulebook::Ruleset ruleset = subject.rules();
  const spec::hachi::Rules rules(ruleset);
  const engine::hachi::Tables tables(ruleset);
  cards::Dice random(kSeed);
  std::array<std::optional<std::string>, 2> shown;  // all eights, a double eight
  Proof proof{.verdict = Verdict::unknown, .summary = "Rounds played at random by the engine."};
  for (int round = 1; round <= kMostRounds; ++round) {
    engine::hachi::State end;
    const Line line = play_round(tables, random, end);
    if (end.end != engine::hachi::End::counted) continue;
    const auto points = replayed(rules, tables, line);
    if (!points) {
      return refuted("The engine ends a round with a counted combo, the spec does not.",
                     {fmt::format("after {} rounds", round)});
    }
    const bool equal = (*points)[0] == (*points)[1] && (*points)[1] == (*points)[2];
    auto& found = shown[equal ? 0 : 1];
    if (found) continue;
    found = fmt::format("{} points, after {} rounds", fmt::join(*points, "/"), round);
    proof.witnesses.push_back({*found});
    if (!shown[0] || !shown[1]) continue;
    proof.verdict = Verdict::proved;
    proof.summary = fmt::format(
        "{} rounds played at random by the engine, those that show it replayed by the spec.",
        round);
    proof.space = round;
    return proof;
  }
  return proof;
}

}  // namespace hanaproof::properties
