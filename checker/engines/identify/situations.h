// Questions out of situations that show a difference.
#pragma once

#include <optional>
#include <vector>

#include "checker/engines/identify/question.h"

namespace hanaproof::identify {

// What can be asked about a witness, the plainest question first. `rules`: by which it is played.
std::vector<Question> questions_of(const checker::Witness& witness, const rulebook::Ruleset& rules);
// The same of a witness that tells rules of Hachi-Hachi apart: about the hand, the fields or the
// captured cards themselves, and about positions in which they matter, so that an engine can be
// asked.
std::vector<Question> hachi_questions_of(const checker::Witness& witness,
                                         const rulebook::Ruleset& rules);
// Questions about the last card of so many rounds of Hachi-Hachi, with piles that seldom come
// about. The same rules, the same questions.
std::vector<Question> about_hachi_ends(const rulebook::Ruleset& rules, int ends);
// Along a round of a match of Hachi-Hachi at random, or along the end of one.
std::vector<Question> along_a_hachi_round(const rulebook::Ruleset& rules, std::uint64_t seed);

// Captured cards in a whole position at the end of a round, so that an engine can be asked what
// they are worth: seat 0 holds them and, where yaku end a round, has said stop.
notation::Position end_with(const rulebook::Ruleset& rules, const checker::Witness& pile);

// About a position of a capturing game or of Hachi-Hachi, whatever it names.
Question about(Ask ask, games::Position position, const std::optional<notation::Move>& move = {});
// About the witness itself, but not how play leads there.
Question as_it_is(Ask ask, const checker::Witness& witness);
// From a position on: what is legal, what comes of each move, what the end is worth; as far as the
// moves are legal.
std::vector<Question> along(const games::Game& spec, const games::Position& position,
                            const std::vector<notation::Move>& line);

}  // namespace hanaproof::identify
