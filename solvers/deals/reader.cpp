#include "solvers/deals/reader.h"

#include <map>
#include <utility>

namespace hanaproof::deals {

using cards::kCardsPerMonth;

Reader::Reader(int cards) {
  using After = std::array<int, kCardsPerMonth + 1>;
  // The state of a beginning by its cards, its months with a pair, and those of them that are
  // complete; what is not here is left out.
  std::map<std::array<int, 3>, int> state_of;
  // States are the same if they hold the same and lead to the same ones. Those with more cards come
  // first, because what a beginning leads to has more cards.
  std::map<std::pair<Holding, After>, int> known;
  for (int held = cards; held >= 0; --held) {
    for (int pairs = 0; 2 * pairs <= held; ++pairs) {
      for (int fours = 0; fours <= pairs && 2 * (pairs + fours) <= held; ++fours) {
        const Holding holding = held == cards ? holding_of(pairs, fours) : Holding::nothing;
        After after;
        after.fill(kLeftOut);
        bool leads_on = holding != Holding::nothing;
        for (int count = 1; count <= kCardsPerMonth; ++count) {
          const auto next = state_of.find({held + count, pairs + (count >= 2 ? 1 : 0),
                                           fours + (count == kCardsPerMonth ? 1 : 0)});
          if (next == state_of.end()) continue;
          after[static_cast<std::size_t>(count)] = next->second;
          leads_on = true;
        }
        if (!leads_on) continue;
        const auto [same, added] = known.try_emplace({holding, after}, states());
        if (added) {
          after[0] = same->second;
          after_.push_back(after);
          holding_.push_back(holding);
        }
        state_of[{held, pairs, fours}] = same->second;
      }
    }
  }
  const auto first = state_of.find({0, 0, 0});
  if (first != state_of.end()) start_ = first->second;
}

}  // namespace hanaproof::deals
