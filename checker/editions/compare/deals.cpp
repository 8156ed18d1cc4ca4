#include <fmt/format.h>

#include "checker/editions/compare/compare.h"
#include "checker/editions/compare/enact.h"
#include "checker/situations/profiles.h"

namespace hanaproof::checker {

using notation::Position;

namespace {

// How the deck itself is dealt out: one deck in the order of its codes tells all packets apart.
std::optional<Difference> compare_dealing(const spec::Game& a, const spec::Game& b) {
  Witness witness;
  witness.situation = Situation::deal;
  witness.position = Position::empty(a.rules().edition().id, a.rules().scope().players);
  witness.position->stock = cards::CardSet::all().cards();
  if (enact(a, witness) == enact(b, witness)) return std::nullopt;
  Evidence evidence;
  evidence.method = Method::exhaustive;
  evidence.summary = "The deck in the order of its codes, dealt by either rule.";
  evidence.space = 1;
  return Difference{witness, evidence};
}

}  // namespace

Comparison compare_deals(const Pair& pair) {
  const auto a = spec::capturing_game(pair.a);
  const auto b = spec::capturing_game(pair.b);
  Comparison comparison;
  Witness witness;
  witness.situation = Situation::deal;
  const long long tried =
      for_each_deal(pair.a.scope().players, a->asked().deal_hand_size.number(),
                    a->asked().deal_field_size.number(), [&](const Position& dealt) {
                      witness.position = dealt;
                      witness.position->edition = pair.a.edition().id;
                      if (enact(*a, witness) == enact(*b, witness)) return true;
                      comparison.difference = Difference{witness, {}};
                      return false;
                    });
  if (comparison.difference) {
    Evidence& evidence = comparison.difference->evidence;
    evidence.method = Method::exhaustive;
    evidence.summary =
        "Deals compared by how many cards of a month each hand and the field hold, the plainest "
        "first.";
    evidence.space = tried;
    return comparison;
  }
  comparison.difference = compare_dealing(*a, *b);
  comparison.agreement = {
      Agreement::State::proved,
      fmt::format("all {} combinations of months in two hands and on the field", tried)};
  return comparison;
}

}  // namespace hanaproof::checker
