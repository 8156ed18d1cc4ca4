#include <fmt/format.h>

#include "checker/editions/compare/compare.h"
#include "checker/editions/compare/enact.h"
#include "checker/situations/profiles.h"
#include "model/spec/deal.h"

namespace hanaproof::checker {

using notation::Position;

namespace {

// Ends of matches that tell ways to win apart, per seat: points, rounds won.
const std::vector<std::pair<int, int>> kStandings = {{6, 1}, {5, 2}, {6, 2}};

std::optional<Witness> differing_standing(const spec::Game& a, const spec::Game& b) {
  for (const auto& first : kStandings) {
    for (const auto& second : kStandings) {
      Witness witness;
      witness.situation = Situation::match;
      witness.totals = std::vector<int>(static_cast<std::size_t>(a.rules().scope().players), 0);
      witness.won = witness.totals;
      witness.totals[0] = first.first;
      witness.won[0] = first.second;
      witness.totals[1] = second.first;
      witness.won[1] = second.second;
      if (enact(a, witness) != enact(b, witness)) return witness;
    }
  }
  return std::nullopt;
}

}  // namespace

Comparison compare_matches(const Pair& pair, const Corpus& corpus) {
  const auto a = spec::capturing_game(pair.a);
  const auto b = spec::capturing_game(pair.b);
  std::optional<Witness> found;
  long long tried = 0;
  const auto try_round = [&](const Position& over) {
    ++tried;
    Witness witness;
    witness.situation = Situation::match;
    witness.position = over;
    if (enact(*a, witness) != enact(*b, witness)) found = std::move(witness);
    return !found;
  };
  for (const std::size_t index : corpus.rounds(pair.topic.id, kComparedRounds)) {
    if (try_round(corpus.playouts()[index].positions.back())) continue;
    found->deal = corpus.playouts()[index].deal;
    found->line = corpus.playouts()[index].line;
    break;
  }
  // Deals that are over before play.
  if (!found) {
    for_each_deal(pair.a.scope().players, a->asked().deal_hand_size.number(),
                  a->asked().deal_field_size.number(), [&](Position dealt) {
                    dealt.edition = pair.a.edition().id;
                    const Position opened = spec::open(a->asked(), dealt);
                    return opened.phase != notation::Phase::over || try_round(opened);
                  });
  }
  if (!found) {
    tried += static_cast<long long>(kStandings.size() * kStandings.size());
    found = differing_standing(*a, *b);
  }
  if (!found) {
    return Comparison::none(Agreement::State::tried,
                            fmt::format("{} ends of rounds and of matches", tried));
  }
  return Comparison::found(
      std::move(*found), Method::lockstep,
      "Both rules applied to rounds that are over and to ends of matches, the shortest first.",
      tried);
}

}  // namespace hanaproof::checker
