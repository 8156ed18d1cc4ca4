// Every hand gone through, one by one.
//
// The cards of January to June that a hand can have, and those of July to December, are listed
// once, each with the word of what it says of the combos. For each word of the one half a row is
// made: what hands with it and with each word of the other half make. Then every hand is put
// together, two sets joined into one, and counted where its row says.
#pragma once

#include "solvers/hands/tally.h"

namespace hanaproof::hands {

// By so many threads; 0: as many as the machine has. Throws TooMany where the conditions do not fit
// into the words, and std::logic_error where the hands gone through do not add up: in number, and
// in how often each card is in one.
Tally enumerate_hands(const HandRules& rules, int threads = 0);

}  // namespace hanaproof::hands
