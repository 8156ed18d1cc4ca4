#include <algorithm>
#include <exception>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "checker/engines/lockstep/lockstep.h"
#include "model/notation/position_json.h"

namespace hanaproof::lockstep {

using Json = nlohmann::ordered_json;
using games::Move;
using games::Position;
using notation::NotationError;

namespace {

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

std::optional<Failure> follow(const Pair& pair, const games::Line& line) {
  Failure failure{.line = {.start = line.start, .laid_out = line.laid_out}};
  const auto shows = [&](std::optional<Difference> difference) {
    if (difference) failure.difference = std::move(*difference);
    return difference.has_value();
  };
  Held held;
  held.ours = games::start(pair.spec, line);
  const auto compare_here = [&](const Position& before) {
    auto difference = compare(pair, held);
    return difference ? difference : compare_conserved(pair, before, held);
  };
  if (shows(guarded([&] {
        held.theirs = games::start(pair.subject, line);
        return compare_here(line.start);
      }))) {
    return failure;
  }
  for (const Move& move : line.moves) {
    const auto before = std::move(held.ours);
    const auto legal = before->moves();
    if (std::ranges::find(legal, move) == legal.end()) return std::nullopt;
    held.ours = before->after(move);
    failure.line.moves.push_back(move);
    if (shows(guarded([&] {
          held.theirs = held.theirs->after(move);
          return compare_here(before->position());
        }))) {
      return failure;
    }
  }
  return std::nullopt;
}

std::optional<Failure> compare_perft(const Pair& pair, const Position& position, int depth) {
  const auto difference = guarded([&]() -> std::optional<Difference> {
    const auto ours = pair.spec.perft(position, depth);
    const auto theirs = pair.subject.perft(position, depth);
    if (ours == theirs) return std::nullopt;
    return Difference{"perft", std::to_string(ours), std::to_string(theirs)};
  });
  if (!difference) return std::nullopt;
  if (depth > 1) {
    const auto state = pair.spec.at(position);
    for (const Move& move : state->moves()) {
      if (auto deeper = compare_perft(pair, state->after(move)->position(), depth - 1)) {
        return deeper;
      }
    }
  }
  return Failure{.line = {.start = position}, .depth = depth, .difference = *difference};
}

std::optional<Failure> again(const Pair& pair, const Failure& failure) {
  if (failure.depth > 0) return compare_perft(pair, failure.line.start, failure.depth);
  return follow(pair, failure.line);
}

Failure shortest(const Pair& pair, const Failure& failure) {
  if (failure.depth > 0) return failure;
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
    if (auto shorter = follow(pair, rest)) return *shorter;
  }
  return failure;
}

namespace {

constexpr const char* kSchema = "hanaproof.difference";
constexpr int kVersion = 1;

games::Move to_move(const Json& json) {
  const auto text = json.get<std::string>();
  const auto move = games::Move::parse(text);
  if (!move) throw NotationError(fmt::format("failure: \"{}\" is no move", text));
  return *move;
}

Failure read(const Json& json) {
  if (json.at("schema").at("name") != kSchema || json.at("schema").at("version") != kVersion) {
    throw NotationError(fmt::format("failure: expected schema {} {}", kSchema, kVersion));
  }
  Failure failure;
  failure.line.start = games::position_from_json(json.at("start").dump());
  failure.line.laid_out = json.at("laid_out");
  for (const Json& move : json.at("line")) failure.line.moves.push_back(to_move(move));
  failure.depth = json.at("depth");
  failure.difference = {json.at("what"), json.at("spec"), json.at("engine")};
  return failure;
}

}  // namespace

std::string to_json(const Failure& failure) {
  Json json;
  json["schema"] = {{"name", kSchema}, {"version", kVersion}};
  json["start"] = Json::parse(games::to_json(failure.line.start));
  json["laid_out"] = failure.line.laid_out;
  json["line"] = Json::array();
  for (const games::Move& move : failure.line.moves) json["line"].push_back(move.text());
  json["depth"] = failure.depth;
  json["what"] = failure.difference.what;
  json["spec"] = failure.difference.spec;
  json["engine"] = failure.difference.subject;
  return json.dump(2) + "\n";
}

Failure failure_from_json(std::string_view text) {
  try {
    return read(Json::parse(text));
  } catch (const Json::exception& error) {
    throw NotationError(fmt::format("failure: {}", error.what()));
  }
}

}  // namespace hanaproof::lockstep
