#include "checker/editions/compare/enact.h"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace hanaproof::checker {

using rulebook::Ruleset;

namespace {

games::Followed played(const spec::Game& spec, const Witness& witness) {
  const Situation situation = witness.situation;
  const bool has_line = situation == Situation::decision || situation == Situation::round ||
                        situation == Situation::table ||
                        (situation == Situation::deal && is_dealt(*witness.position));
  return has_line ? games::follow(spec, line_of(witness, spec.rules())) : games::Followed();
}

int largest_difference(const std::vector<int>& a, const std::vector<int>& b) {
  int most = 0;
  for (std::size_t i = 0; i < a.size() && i < b.size(); ++i)
    most = std::max(most, std::abs(a[i] - b[i]));
  return most;
}

}  // namespace

bool is_dealt(const notation::Position& position) {
  return position.stock.size() != static_cast<std::size_t>(position.deck.size());
}

bool is_of_betting(const Witness& witness) {
  return witness.situation == Situation::showdown || witness.situation == Situation::stake;
}

bool is_of_hachi(const Witness& witness) {
  return witness.situation == Situation::hand || witness.situation == Situation::fields ||
         witness.situation == Situation::table;
}

std::unique_ptr<spec::Game> spec_for(const Witness& witness, const Ruleset& rules) {
  if (is_of_hachi(witness)) return spec::hachi_game(rules);
  if (is_of_betting(witness)) return spec::betting_game(rules);
  return spec::capturing_game(rules);
}

games::Line line_of(const Witness& witness, const Ruleset& rules) {
  if (witness.bets) {
    return {notation::BetPosition{.edition = {}, .round = *witness.bets}, true, witness.bets->bets};
  }
  if (witness.hachi) {
    const notation::HachiRound& round = *witness.hachi;
    if (round.position) return {*round.position, false, round.line};
    return {notation::HachiPosition{.edition = rules.edition().id,
                                    .rules = rules.changes(),
                                    .match = round.match,
                                    .deal = round.deal},
            true, round.line};
  }
  const bool decision = witness.situation == Situation::decision;
  games::Line line{*witness.position, !decision, {}};
  if (decision && witness.move) line.moves = {*witness.move};
  if (witness.situation == Situation::round) line.moves = witness.line;
  return line;
}

std::string enact(const spec::Game& spec, const Witness& witness) {
  return spec::visit_rules(
      spec, [&](const auto& rules) { return text_of(rules, witness, played(spec, witness)); });
}

std::string enact(const Ruleset& rules, const Witness& witness) {
  return enact(*spec_for(witness, rules), witness);
}

Accounts worth(const spec::Game& spec, const Witness& witness) {
  return spec::visit_rules(
      spec, [&](const auto& rules) { return worth_of(rules, witness, played(spec, witness)); });
}

int at_stake(const std::vector<Ruleset>& rulesets, const Witness& witness) {
  std::vector<Accounts> all;
  for (const Ruleset& rules : rulesets) all.push_back(worth(*spec_for(witness, rules), witness));
  int most = 0;
  const std::size_t accounts = std::ranges::max(all, {}, &Accounts::size).size();
  for (std::size_t account = 0; account < accounts && most == 0; ++account) {
    for (const Accounts& a : all) {
      for (const Accounts& b : all) {
        if (account < std::min(a.size(), b.size()))
          most = std::max(most, largest_difference(a[account], b[account]));
      }
    }
  }
  return most;
}

std::string moves_text(const std::vector<notation::Move>& moves) {
  std::vector<std::string> texts;
  for (const auto& move : moves) texts.push_back(move.text());
  return fmt::format("{}", fmt::join(texts, " "));
}

}  // namespace hanaproof::checker
