#include <fmt/format.h>

#include "checker/editions/compare/compare.h"
#include "checker/editions/compare/enact.h"
#include "checker/situations/profiles.h"

namespace hanaproof::checker {

using notation::Position;

namespace {

// How the deck itself is dealt out: one deck in the order of its codes tells all packets apart.
std::optional<Comparison> compare_dealing(const spec::Game& a, const spec::Game& b) {
  Witness witness;
  witness.situation = Situation::deal;
  witness.position = Position::empty(a.rules().edition().id, a.rules().scope().players);
  witness.position->stock = cards::CardSet::all().cards();
  if (enact(a, witness) == enact(b, witness)) return std::nullopt;
  return Comparison::found(std::move(witness), Method::exhaustive,
                           "The deck in the order of its codes, dealt by either rule.", 1);
}

}  // namespace

Comparison compare_deals(const Pair& pair) {
  const auto a = spec::capturing_game(pair.a);
  const auto b = spec::capturing_game(pair.b);
  bool differ = false;
  Witness witness;
  witness.situation = Situation::deal;
  const long long tried =
      for_each_deal(pair.a.scope().players, a->asked().deal_hand_size.number(),
                    a->asked().deal_field_size.number(), [&](const Position& dealt) {
                      witness.position = dealt;
                      witness.position->edition = pair.a.edition().id;
                      differ = enact(*a, witness) != enact(*b, witness);
                      return !differ;
                    });
  if (differ) {
    return Comparison::found(
        std::move(witness), Method::exhaustive,
        "Deals compared by how many cards of a month each hand and the field hold, the plainest "
        "first.",
        tried);
  }
  if (auto dealing = compare_dealing(*a, *b)) return std::move(*dealing);
  return Comparison::none(
      Agreement::State::proved,
      fmt::format("all {} combinations of months in two hands and on the field", tried));
}

}  // namespace hanaproof::checker
