// What captured cards and calls are worth, evaluated literally: what the encoding is held against.
#pragma once

#include "model/rulebook/ruleset.h"
#include "solvers/smt/situation.h"

namespace hanaproof::test {

int literal_base(const rulebook::Ruleset& rules, cards::CardSet captured);
std::int64_t literal_final(const rulebook::Ruleset& rules, const smt::Situation& situation);

// Whether every month gave 0, 2 or 4 cards.
bool literally_capturable(cards::CardSet captured);

}  // namespace hanaproof::test
