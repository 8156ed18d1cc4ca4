// What each family of games says of a witness. Part of enact.cpp.
#pragma once

#include <string>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "model/games/game.h"
#include "model/spec/betting/rules.h"
#include "model/spec/hachi/rules.h"
#include "model/spec/rules.h"

namespace hanaproof::checker {

// `played`: its line, as far as it is legal; no end where it has none, and of betting games.
std::string text_of(const spec::Rules& rules, const Witness& witness,
                    const games::Followed& played);
std::string text_of(const spec::betting::Rules& rules, const Witness& witness,
                    const games::Followed&);
std::string text_of(const spec::hachi::Rules& rules, const Witness& witness,
                    const games::Followed& played);

std::vector<int> worth_of(const spec::Rules& rules, const Witness& witness,
                          const games::Followed& played);
std::vector<int> worth_of(const spec::betting::Rules& rules, const Witness& witness,
                          const games::Followed&);
std::vector<int> worth_of(const spec::hachi::Rules& rules, const Witness& witness,
                          const games::Followed& played);

// "11x12 13".
std::string moves_text(const std::vector<notation::Move>& moves);

}  // namespace hanaproof::checker
