// What a witness comes to under given rules. Everything that a finding says about a witness is
// computed here, when it is found and again when it is replayed.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "model/games/game.h"
#include "model/spec/betting/rules.h"
#include "model/spec/games/game.h"
#include "model/spec/hachi/rules.h"
#include "model/spec/rules.h"

namespace hanaproof::checker {

// Whether the witness is of a betting game, or of what only Hachi-Hachi has.
bool is_of_betting(const Witness& witness);
bool is_of_hachi(const Witness& witness);

// The rules as the specification reads them for what the witness asks.
std::unique_ptr<spec::Game> spec_for(const Witness& witness, const rulebook::Ruleset& rules);

// One line: what the rules make of the situation. Two sets of rules differ on a witness exactly if
// they give different lines. `spec`: as `spec_for` has it.
std::string enact(const spec::Game& spec, const Witness& witness);
std::string enact(const rulebook::Ruleset& rules, const Witness& witness);

// What the witness is worth, weightiest account first. Of capturing games: a pile; the totals of a
// match; or what each seat writes down of a round that is over, and what it is paid, zeros where
// losers do not pay. Of a hand: its points. Of bets: the coins of each seat. Of Hachi-Hachi: its
// points less debts when the round is over, or the same while it goes on; the other of these
// accounts is empty.
using Accounts = std::vector<std::vector<int>>;
Accounts worth(const spec::Game& spec, const Witness& witness);
// Points or coins that hang on a witness: by how much the rules differ in the first account in
// which they do.
int at_stake(const std::vector<rulebook::Ruleset>& rulesets, const Witness& witness);

// What is played of a round, decision, line of bets or round at the table, or opened of a deal.
// `rules`: by whose names positions go that the witness does not have.
games::Line line_of(const Witness& witness, const rulebook::Ruleset& rules);

// Whether hands and field have been dealt: a position whose cards are all in the stock is a
// shuffled deck.
bool is_dealt(const notation::Position& position);

// "player 0 has captured 11 12; on the field 21 31".
std::string table_text(const notation::Position& position);
// "money afterwards 3 5; 2 left in the middle for a replay; player 1 leaves the game".
std::string money_text(const std::vector<int>& money, int carried, bool replay,
                       const std::vector<int>& excluded);

// Hachi-Hachi: one line for what a step of a round has led to: what was transferred since `before`,
// and what comes next. `legal`: then.
std::string step_text(const notation::HachiMatch& before, const notation::HachiPosition& after,
                      const std::vector<notation::HachiMove>& legal);

// ---- What each family of games says of a witness: parts of `enact` and `worth` ------------------

// `played`: its line, as far as it is legal; no end where it has none, and of betting games.
std::string text_of(const spec::Rules& rules, const Witness& witness,
                    const games::Followed& played);
std::string text_of(const spec::betting::Rules& rules, const Witness& witness,
                    const games::Followed&);
std::string text_of(const spec::hachi::Rules& rules, const Witness& witness,
                    const games::Followed& played);

Accounts worth_of(const spec::Rules& rules, const Witness& witness, const games::Followed& played);
Accounts worth_of(const spec::betting::Rules& rules, const Witness& witness,
                  const games::Followed&);
Accounts worth_of(const spec::hachi::Rules& rules, const Witness& witness,
                  const games::Followed& played);

// "11x12 13".
std::string moves_text(const std::vector<notation::Move>& moves);

}  // namespace hanaproof::checker
