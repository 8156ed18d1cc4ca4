// Questions out of situations that show a difference.
#pragma once

#include <optional>
#include <vector>

#include "checker/engines/identify/question.h"

namespace hanaproof::identify {

// What can be asked about a witness, the plainest question first. `rules`: by which it is played.
std::vector<Question> questions_of(const checker::Witness& witness, const rulebook::Ruleset& rules);
// Of a hand, fields or captured cards of Hachi-Hachi: about positions in which they matter, so that
// an engine can be asked.
std::vector<Question> at_a_hachi_table(const checker::Witness& witness,
                                       const rulebook::Ruleset& rules);
// What rounds of a capturing game are worth that end with piles of many kinds.
std::vector<Question> about_ends(const rulebook::Ruleset& rules);
// Questions about the last card of so many rounds of Hachi-Hachi, with piles that seldom come
// about. The same rules, the same questions.
std::vector<Question> about_hachi_ends(const rulebook::Ruleset& rules, int ends);
// Along a round of a match of Hachi-Hachi at random, or along the end of one.
std::vector<Question> along_a_hachi_round(const rulebook::Ruleset& rules, std::uint64_t seed);

// About a position of a capturing game or of Hachi-Hachi, whatever it names.
Question about(Ask ask, games::Position position, const std::optional<notation::Move>& move = {});
// What comes of a deal of Hachi-Hachi.
Question about(const notation::HachiMatch& match, const notation::HachiDeal& deal);
// What each part of a line comes to, from the deal on and played by whoever is asked: capturing
// games. The first has no moves.
std::vector<Question> along_from(notation::Position deal, const std::vector<notation::Move>& line);
// Along a line, as far as its moves are legal: what comes of a deal of Hachi-Hachi, what is legal,
// what comes of each move, what the end is worth.
std::vector<Question> along(const games::Game& spec, const games::Line& line);

}  // namespace hanaproof::identify
