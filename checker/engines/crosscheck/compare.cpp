#include "checker/engines/crosscheck/compare.h"

#include <algorithm>
#include <exception>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>

#include "checker/engines/perft/perft.h"
#include "model/notation/json_values.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"

namespace hanaproof::crosscheck {

using notation::Move;
using notation::Position;
using Json = nlohmann::ordered_json;

namespace {

std::string text(const std::vector<Move>& moves) {
  std::vector<std::string> words;
  for (const Move& move : moves) words.push_back(move.text());
  return fmt::format("{}", fmt::join(words, " "));
}

std::string text(const std::vector<notation::Unordered<spec::MadeYaku>>& seats) {
  std::vector<std::string> words;
  for (const auto& yaku : seats) {
    std::string word;
    for (const auto& made : yaku) {
      word += fmt::format("{}{} {}", word.empty() ? "" : ", ", made.id, made.points);
    }
    words.push_back(word.empty() ? "none" : word);
  }
  return fmt::format("{}", fmt::join(words, " | "));
}

std::string text(const std::vector<int>& numbers) {
  return fmt::format("{}", fmt::join(numbers, " "));
}

// The fields in which they differ, as JSON.
Difference position_difference(const Position& spec, Position subject) {
  for (std::size_t seat = 0; seat < spec.called_yaku.size(); ++seat) {
    auto& theirs = subject.called_yaku[seat];
    if (theirs == spec.called_yaku[seat]) theirs = spec.called_yaku[seat];
  }
  const Json a = notation::to_value(spec);
  const Json b = notation::to_value(subject);
  Json only_a = Json::object();
  Json only_b = Json::object();
  for (const auto& [key, value] : a.items()) {
    if (!b.contains(key) || b[key] != value) only_a[key] = value;
  }
  for (const auto& [key, value] : b.items()) {
    if (!a.contains(key) || a[key] != value) only_b[key] = value;
  }
  return {"position", only_a.dump(), only_b.dump()};
}

template <class Answer>
std::optional<Difference> differing(const char* what, const Answer& spec, const Answer& subject) {
  if (spec == subject) return std::nullopt;
  return Difference{what, text(spec), text(subject)};
}

// Everything of one position.
std::optional<Difference> compare_here(const spec::Rules& rules, const Position& position,
                                       const Board& board) {
  if (auto difference = compare_positions(position, board)) return difference;
  return compare_answers(rules, position, spec::legal_moves(rules, position), board);
}

// A subject that gives up has given a different answer.
template <class Compare>
std::optional<Difference> guarded(Compare compare) {
  try {
    return compare();
  } catch (const std::exception& error) {
    return Difference{"error", "none", error.what()};
  }
}

}  // namespace

std::optional<Difference> compare_positions(const Position& position, const Board& board) {
  const Position held = board.position();
  if (!(held == position)) return position_difference(position, held);
  if (auto fault = board.inner_fault(); !fault.empty()) return Difference{"held", "", fault};
  return std::nullopt;
}

std::optional<Difference> compare_answers(const spec::Rules& rules, const Position& position,
                                          const std::vector<Move>& legal, const Board& board) {
  std::vector<Move> moves = board.moves();
  std::sort(moves.begin(), moves.end());
  if (auto difference = differing("moves", legal, moves)) return difference;
  const spec::Score ours = spec::score(rules, position);
  const spec::Score theirs = board.score();
  if (auto difference = differing("yaku", ours.yaku, theirs.yaku)) return difference;
  if (auto difference = differing("points", ours.points, theirs.points)) return difference;
  if (auto difference = differing("result", ours.result, theirs.result)) return difference;
  return differing("payment", ours.payment, theirs.payment);
}

std::optional<Failure> follow(const spec::Rules& rules, const Subject& subject,
                              const Position& start, bool dealt, const std::vector<Move>& line) {
  Failure failure{.start = start, .dealt = dealt};
  const auto shows = [&](std::optional<Difference> difference) {
    if (difference) failure.difference = std::move(*difference);
    return difference.has_value();
  };
  Position position = dealt ? spec::open(rules, start) : start;
  std::unique_ptr<Board> board;
  if (shows(guarded([&] {
        board = dealt ? subject.open(start) : subject.at(start);
        return compare_here(rules, position, *board);
      }))) {
    return failure;
  }
  for (const Move& move : line) {
    try {
      position = spec::play(rules, position, move);
    } catch (const spec::IllegalMove&) {
      return std::nullopt;
    }
    failure.line.push_back(move);
    if (shows(guarded([&] {
          board = board->after(move);
          return compare_here(rules, position, *board);
        }))) {
      return failure;
    }
  }
  return std::nullopt;
}

std::optional<Failure> compare_perft(const spec::Rules& rules, const Subject& subject,
                                     const Position& position, int depth) {
  const auto difference = guarded([&]() -> std::optional<Difference> {
    const auto ours = checker::perft_by_spec(rules, position, depth).nodes;
    const auto theirs = subject.perft(position, depth);
    if (ours == theirs) return std::nullopt;
    return Difference{"perft", std::to_string(ours), std::to_string(theirs)};
  });
  if (!difference) return std::nullopt;
  if (depth > 1) {
    for (const Move& move : spec::legal_moves(rules, position)) {
      const Position next = spec::play(rules, position, move);
      if (auto deeper = compare_perft(rules, subject, next, depth - 1)) return deeper;
    }
  }
  return Failure{.start = position, .depth = depth, .difference = *difference};
}

std::optional<Failure> again(const spec::Rules& rules, const Subject& subject,
                             const Failure& failure) {
  if (failure.depth > 0) return compare_perft(rules, subject, failure.start, failure.depth);
  return follow(rules, subject, failure.start, failure.dealt, failure.line);
}

Failure shortest(const spec::Rules& rules, const Subject& subject, const Failure& failure) {
  if (failure.depth > 0) return failure;
  std::vector<Position> positions = {failure.dealt ? spec::open(rules, failure.start)
                                                   : failure.start};
  for (const Move& move : failure.line) {
    positions.push_back(spec::play(rules, positions.back(), move));
  }
  for (std::size_t from = positions.size(); from-- > 0;) {
    const std::vector<Move> rest(failure.line.begin() + static_cast<std::ptrdiff_t>(from),
                                 failure.line.end());
    if (auto shorter = follow(rules, subject, positions[from], false, rest)) return *shorter;
  }
  return failure;
}

}  // namespace hanaproof::crosscheck
