#include "solvers/endgame/census.h"

#include <algorithm>
#include <numbers>
#include <numeric>

#include <nlohmann/json.hpp>

#include "model/cards/dice.h"
#include "solvers/adapters/capturing.h"
#include "solvers/engine/score.h"
#include "solvers/runs/identity.h"

namespace hanaproof::endgame {

namespace {

constexpr std::uint64_t kDealsOfUnit = 1024;
constexpr int kLog2Entries = 12;

void look_at(const notation::Position& deal, Solver& solver, Census& into) {
  const engine::Tables& tables = solver.tables();
  engine::State<2> state;
  state.dealer = static_cast<std::uint8_t>(deal.dealer);
  state.field = deal.field.bits();
  for (std::size_t seat = 0; seat < 2; ++seat) state.hand[seat] = deal.hands[seat].bits();
  engine::open(tables, state);
  const auto [value, first_call] = solver.worth(adapters::stock_of(deal), state);
  ++into.looked;
  if (state.phase == engine::Phase::over) ++into.decided;
  ++into.values[state.turn == 0 ? value : -value];
  if (first_call != FirstCall::none) ++into.first_calls[first_call];
}

// Of a number of deals, about in the golden section, so that each has its turn once.
std::uint64_t stride_through(std::uint64_t deals) {
  auto stride = static_cast<std::uint64_t>(static_cast<double>(deals) / std::numbers::phi);
  while (std::gcd(stride, deals) > 1) ++stride;
  return stride;
}

template <class Key>
void add(std::map<Key, std::uint64_t>& to, const std::map<Key, std::uint64_t>& counts) {
  for (const auto& [key, deals] : counts) to[key] += deals;
}

}  // namespace

void Census::merge(const Census& other) {
  looked += other.looked;
  decided += other.decided;
  add(values, other.values);
  add(first_calls, other.first_calls);
}

std::string Census::to_json() const {
  nlohmann::ordered_json json = {{"looked", looked}, {"decided", decided}};
  json["values"] = values;
  json["first_calls"] = first_calls;
  return json.dump();
}

Census Census::from_json(std::string_view text) {
  const auto json = nlohmann::json::parse(text);
  Census census;
  census.looked = json.at("looked");
  census.decided = json.at("decided");
  json.at("values").get_to(census.values);
  json.at("first_calls").get_to(census.first_calls);
  return census;
}

CensusPlan::CensusPlan(reduced_decks::Game game, Sample sample)
    : game_(std::move(game)),
      deals_(game_),
      sample_(sample),
      stride_(stride_through(deals_.size())) {}

std::uint64_t CensusPlan::units() const { return (chosen() + kDealsOfUnit - 1) / kDealsOfUnit; }

// The k-th deal, or the k-th of the sample: the same on any machine, whoever asks.
std::uint64_t CensusPlan::deal_number(std::uint64_t k) const {
  __extension__ using Wide = unsigned __int128;
  if (sample_.deals == 0) return static_cast<std::uint64_t>(Wide{k} * stride_ % deals_.size());
  const std::uint64_t start = cards::Dice(sample_.seed).next();
  return cards::Dice(start + k).below(deals_.size());
}

Census CensusPlan::run(std::uint64_t unit) const {
  Solver solver(game_.rules, {.log2_entries = kLog2Entries});
  Census census;
  const std::uint64_t begin = unit * kDealsOfUnit;
  const std::uint64_t end = std::min(chosen(), begin + kDealsOfUnit);
  for (std::uint64_t k = begin; k < end; ++k) look_at(deals_.at(deal_number(k)), solver, census);
  return census;
}

std::map<std::string, std::string> CensusPlan::parameters() const {
  return {{"edition", game_.rules.edition().id},
          {"rules", runs::fingerprint(game_.rules.text())},
          {"deck", game_.table.deck.codes()},
          {"hand", std::to_string(game_.table.hand_size)},
          {"field", std::to_string(game_.table.field_size)},
          {"stride", std::to_string(stride_)},
          {"sample", std::to_string(sample_.deals)},
          {"seed", std::to_string(sample_.seed)}};
}

}  // namespace hanaproof::endgame
