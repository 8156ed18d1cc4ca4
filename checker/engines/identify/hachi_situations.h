// Questions about Hachi-Hachi.
#pragma once

#include <cstdint>
#include <vector>

#include "checker/engines/identify/question.h"

namespace hanaproof::identify {

// What can be asked about a witness that tells rules of Hachi-Hachi apart, the plainest question
// first: about the hand, the fields or the captured cards themselves, and about positions in which
// they matter, so that an engine can be asked. `rules`: by which it is played.
std::vector<Question> hachi_questions_of(const checker::Witness& witness,
                                         const rulebook::Ruleset& rules);

// Questions about the last card of so many rounds, with piles that seldom come about. The same
// rules, the same questions.
std::vector<Question> about_hachi_ends(const rulebook::Ruleset& rules, int ends);

// Along a round of a match at random, or along the end of one.
std::vector<Question> along_a_hachi_round(const rulebook::Ruleset& rules, std::uint64_t seed);

}  // namespace hanaproof::identify
