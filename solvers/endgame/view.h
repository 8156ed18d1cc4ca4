// What is made out of a position once, for its bounds, its key and its moves.
#pragma once

#include <optional>

#include "solvers/endgame/reach.h"
#include "solvers/engine/yaku_prospects.h"

namespace hanaproof::endgame {

// What holds of all positions under the same rules.
struct Knowledge {
  Knowledge(const engine::Tables& tables, const Likeness& cards) : likeness(cards), reach(tables) {
    if (!reach.pays()) return;
    prospects.emplace(tables.yaku);
    if (!prospects->known()) prospects.reset();
  }
  Likeness likeness;
  Reach reach;
  // What yaku can still come of counts, where counts decide them and the bounds pay.
  std::optional<engine::YakuProspects> prospects;
};

struct View {
  std::array<Bits, 2> puts{};  // what each side will put on the table
  Bits open = 0;  // the months in which a card can still be captured, all four cards of each
  // Where two play for yaku and counts decide them: what each can still make, the counters of
  // which only that they are reached matters, and those of which the count does.
  bool counted = false;
  std::array<engine::YakuProspects::Outlook, 2> outlook{};
  std::array<engine::Reached, 2> settled{};
  std::array<engine::Reached, 2> pending{};
};

template <engine::Shape S>
View view_of(const engine::Game<S>& game, const Knowledge& known, const Future<S>& future,
             const engine::State<S.players>& state) {
  View view;
  view.puts = {future.puts(state, 0), future.puts(state, 1)};
  view.open = future.open_months(view.puts[0] | view.puts[1], state.field);
  if constexpr (S.calls && S.players == 2) {
    if (!known.prospects) return view;
    view.counted = true;
    const auto most = known.reach.most(game, state, view.puts, view.open);
    for (std::size_t seat = 0; seat < 2; ++seat) {
      view.outlook[seat] = known.prospects->outlook(most[seat]);
      const engine::Reached reached = engine::reached(game.counters(state, static_cast<int>(seat)));
      const engine::Reached counts = view.outlook[seat].counts;
      view.settled[seat] =
          counts & reached & static_cast<engine::Reached>(~known.prospects->growing());
      view.pending[seat] = counts & static_cast<engine::Reached>(~view.settled[seat]);
    }
  }
  return view;
}

}  // namespace hanaproof::endgame
