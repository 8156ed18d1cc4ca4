#include <fmt/format.h>

#include "checker/compare/compare.h"
#include "checker/compare/enact.h"

namespace hanaproof::checker {

using cards::Card;

namespace {

// The next tuple of different cards in lexicographic order; false after the last.
bool advance(std::vector<Card>& drawn) {
  const auto repeats = [&](std::size_t i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (drawn[j] == drawn[i]) return true;
    }
    return false;
  };
  const auto next_free = [&](std::size_t i, int index) {
    for (; index < cards::kCards; ++index) {
      drawn[i] = Card::at(index);
      if (!repeats(i)) return true;
    }
    return false;
  };
  for (std::size_t i = drawn.size(); i-- > 0;) {
    if (!next_free(i, drawn[i].index() + 1)) continue;
    for (std::size_t j = i + 1; j < drawn.size(); ++j) next_free(j, 0);
    return true;
  }
  return false;
}

}  // namespace

Comparison compare_draws(const Pair& pair) {
  const spec::Rules a(pair.a);
  const spec::Rules b(pair.b);
  Witness witness;
  witness.situation = Situation::draw;
  for (int seat = 0; seat < a.players(); ++seat) witness.drawn.push_back(Card::at(seat));
  long long tried = 0;
  do {
    ++tried;
    if (enact(a, witness) == enact(b, witness)) continue;
    Evidence evidence;
    evidence.method = Method::exhaustive;
    evidence.summary = fmt::format(
        "Draws of {} cards tried in the order of their codes; this is the first that differs.",
        a.players());
    evidence.space = tried;
    return {Difference{witness, evidence}, {}};
  } while (advance(witness.drawn));
  return {std::nullopt, {true, fmt::format("all {} draws give the same dealer", tried)}};
}

}  // namespace hanaproof::checker
