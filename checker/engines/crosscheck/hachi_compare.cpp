#include "checker/engines/crosscheck/hachi_compare.h"

#include <algorithm>
#include <exception>
#include <numeric>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>

#include "model/notation/json_values.h"
#include "model/spec/hachi/score.h"

namespace hanaproof::crosscheck {

using cards::CardSet;
using notation::HachiMatch;
using notation::HachiMove;
using notation::HachiPhase;
using notation::HachiPosition;
using Json = nlohmann::ordered_json;

namespace {

std::string hachi_text(const std::vector<HachiMove>& moves) {
  std::vector<std::string> words;
  for (const HachiMove& move : moves) words.push_back(move.text());
  return fmt::format("{}", fmt::join(words, " "));
}

// Combos are a set.
std::string hachi_text(spec::Score score) {
  Json json;
  json["yaku"] = Json::array();
  for (auto& seat : score.yaku) {
    std::ranges::sort(seat, {}, &spec::MadeYaku::id);
    Json& list = json["yaku"].emplace_back(Json::array());
    for (const spec::MadeYaku& made : seat) {
      list.push_back({{"id", made.id}, {"points", made.points}});
    }
  }
  json["points"] = score.points;
  if (!score.result.empty()) json["result"] = score.result;
  return json.dump();
}

std::vector<HachiMove> sorted(std::vector<HachiMove> moves) {
  std::ranges::sort(moves);
  return moves;
}

// The members of one object that the other has not, or has otherwise; objects within objects too.
std::string only_in(const Json& one, const Json& other, const std::string& path = {}) {
  std::vector<std::string> parts;
  for (const auto& [key, value] : one.items()) {
    const auto found = other.find(key);
    if (found != other.end() && *found == value) continue;
    if (found != other.end() && value.is_object() && found->is_object()) {
      parts.push_back(only_in(value, *found, path + key + "."));
    } else {
      parts.push_back(fmt::format("{}{} {}", path, key, value.dump()));
    }
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

template <class Answer>
std::optional<Difference> hachi_differing(const char* what, const Answer& spec,
                                          const Answer& subject) {
  if (spec == subject) return std::nullopt;
  const Json ours = notation::to_value(spec);
  const Json theirs = notation::to_value(subject);
  return Difference{what, only_in(ours, theirs), only_in(theirs, ours)};
}

}  // namespace

HachiPosition to_see(HachiPosition position) {
  position.edition.clear();
  position.rules.clear();
  if (position.phase == HachiPhase::over) position.turn = 0;
  if (position.end != notation::HachiEnd::none) position.sage.clear();
  const bool in_turn = position.phase == HachiPhase::play || position.phase == HachiPhase::choose ||
                       position.phase == HachiPhase::call || position.phase == HachiPhase::cancel;
  if (!in_turn) {
    position.before.clear();
    position.kan_before = 0;
  }
  return position;
}

int money_of(const HachiMatch& match) {
  return std::accumulate(match.money.begin(), match.money.end(),
                         match.pot + match.track + match.bank);
}

std::string misplaced(const HachiPosition& position) {
  std::vector<CardSet> all = {position.field, CardSet(position.stock)};
  all.insert(all.end(), position.hands.begin(), position.hands.end());
  all.insert(all.end(), position.captured.begin(), position.captured.end());
  if (position.drawn) all.push_back({*position.drawn});
  CardSet seen;
  for (const CardSet cards : all) {
    if (!(seen & cards).empty()) return fmt::format("{} is there twice", (seen & cards).codes());
    seen |= cards;
  }
  const CardSet missing = CardSet::all() - seen;
  // Before three have stayed the cards not dealt are nowhere.
  return position.oya && !missing.empty() ? "lost: " + missing.codes() : std::string();
}

std::string lost(const HachiPosition& position, int money) {
  const HachiMatch& match = position.match;
  if (money_of(match) != money) {
    return fmt::format("{} points became {}", money, money_of(match));
  }
  const auto below = [](int amount) { return amount < 0; };
  if (std::ranges::any_of(match.money, below) || std::ranges::any_of(match.debt, below) ||
      match.pot < 0 || match.track < 0) {
    return "less than nothing is held or owed";
  }
  return misplaced(position);
}

std::optional<Difference> compare_boards(const HachiPosition& position,
                                         const std::vector<HachiMove>& legal,
                                         const HachiBoard& board, int money) {
  const HachiPosition ours = to_see(position);
  if (auto difference = hachi_differing("position", ours, to_see(board.position())))
    return difference;
  const std::vector<HachiMove> expected = sorted(legal);
  const std::vector<HachiMove> moves = sorted(board.moves());
  if (moves != expected) return Difference{"moves", hachi_text(expected), hachi_text(moves)};
  if (std::string fault = lost(ours, money); !fault.empty()) {
    return Difference{"conserved", fault, fault};
  }
  if (std::string fault = board.inner_fault(); !fault.empty()) {
    return Difference{"held", "all well", fault};
  }
  return std::nullopt;
}

std::optional<Difference> compare_scores(const spec::hachi::Rules& rules,
                                         const HachiPosition& position, const HachiBoard& board) {
  const std::string ours = hachi_text(spec::hachi::score(rules, position));
  const std::string theirs = hachi_text(board.score());
  if (ours == theirs) return std::nullopt;
  return Difference{"score", ours, theirs};
}

std::optional<Difference> compare_matches(const spec::hachi::Rules& rules,
                                          const HachiSubject& subject, int rounds, int dealer) {
  return hachi_differing("match", spec::hachi::first_match(rules, rounds, dealer),
                         subject.first_match(rounds, dealer));
}

std::optional<HachiFailure> follow(const spec::hachi::Rules& rules, const HachiSubject& subject,
                                   const HachiFailure& round) {
  HachiFailure failure = round;
  failure.line.clear();
  const int money = money_of(round.match);
  try {
    if (round.deal.hands.empty()) {
      auto difference = compare_matches(rules, subject, round.match.rounds, round.match.dealer);
      if (!difference) return std::nullopt;
      failure.difference = std::move(*difference);
      return failure;
    }
    HachiPosition position =
        round.from ? *round.from : spec::hachi::begin(rules, round.match, round.deal);
    auto legal = spec::hachi::legal_moves(rules, position);
    auto board = round.from ? subject.at(*round.from) : subject.begin(round.match, round.deal);
    const auto compared = [&] {
      auto difference = compare_boards(position, legal, *board, money);
      return difference ? difference : compare_scores(rules, position, *board);
    };
    auto difference = compared();
    for (const HachiMove& move : round.line) {
      if (difference) break;
      if (std::ranges::find(legal, move) == legal.end()) return std::nullopt;
      failure.line.push_back(move);
      position = spec::hachi::play(rules, position, move);
      legal = spec::hachi::legal_moves(rules, position);
      board = board->after(move);
      difference = compared();
    }
    if (!difference) return std::nullopt;
    failure.difference = std::move(*difference);
  } catch (const std::exception& error) {
    failure.difference = {"error", "none", error.what()};
  }
  return failure;
}

}  // namespace hanaproof::crosscheck
