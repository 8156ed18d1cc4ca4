// The points of the captured cards, before any factor.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "model/rulebook/ruleset.h"
#include "solvers/smt/composed.h"
#include "solvers/smt/definitions.h"

namespace hanaproof::smt {

// One yaku while the sake cup counts as one thing.
struct EncodedYaku {
  std::string id;
  Term made;
  Number worth;              // when it is made
  std::vector<Term> hiding;  // for each of its `hides`: whether it hides that one
};

// What the sake cup may count as, for the whole score, under the answer to card.sake-cup.
std::vector<rulebook::yaku::SakeCup> sake_cups(const rulebook::Ruleset& rules);

EncodedYaku encode_yaku(const rulebook::Ruleset& rules, const rulebook::Yaku& yaku,
                        rulebook::yaku::SakeCup sake, Definitions& definitions);

// Which yaku count, the triad among them: those that a pile makes and nothing hides or puts aside.
std::map<std::string, Term> encode_counting(const rulebook::Ruleset& rules,
                                            Definitions& definitions);

Composed encode_points(const rulebook::Ruleset& rules, Definitions& definitions);

}  // namespace hanaproof::smt
