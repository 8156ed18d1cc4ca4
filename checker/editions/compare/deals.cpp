#include <algorithm>

#include <fmt/format.h>

#include "checker/editions/compare/compare.h"
#include "checker/editions/compare/enact.h"
#include "checker/situations/profiles.h"
#include "model/spec/packets.h"

namespace hanaproof::checker {

using cards::Card;
using cards::CardSet;

namespace {

// All draws of three cards are tried. What a fourth seat and further ones draw is then set: cards
// of months far from January either way round, no two alike.
constexpr std::size_t kFreeSeats = 3;

std::vector<Card> first_draw(int players, CardSet deck) {
  std::vector<Card> drawn = deck.cards();
  drawn.resize(std::min(kFreeSeats, static_cast<std::size_t>(players)), Card::at(0));
  for (const int month : {7, 6, 8, 5, 4, 9, 10}) {
    if (static_cast<int>(drawn.size()) < players) {
      drawn.push_back((deck & CardSet::month(month)).front());
    }
  }
  return drawn;
}

// The next tuple of different cards in lexicographic order, of the seats that draw freely; false
// after the last.
bool advance(std::vector<Card>& drawn, CardSet deck) {
  const std::size_t free = std::min(drawn.size(), kFreeSeats);
  const auto repeats = [&](std::size_t i) {
    for (std::size_t j = 0; j < drawn.size(); ++j) {
      if ((j < i || j >= free) && drawn[j] == drawn[i]) return true;
    }
    return false;
  };
  const auto next_free = [&](std::size_t i, int index) {
    for (; index < cards::kCards; ++index) {
      drawn[i] = Card::at(index);
      if (deck.contains(drawn[i]) && !repeats(i)) return true;
    }
    return false;
  };
  for (std::size_t i = free; i-- > 0;) {
    if (!next_free(i, drawn[i].index() + 1)) continue;
    for (std::size_t j = i + 1; j < free; ++j) next_free(j, 0);
    return true;
  }
  return false;
}

}  // namespace

Comparison compare_draws(const Pair& pair) {
  const auto a = spec::capturing_game(pair.a);
  const auto b = spec::capturing_game(pair.b);
  const CardSet deck = spec::deck(pair.a);
  Witness witness{.situation = Situation::draw, .drawn = first_draw(pair.a.scope().players, deck)};
  const bool all = witness.drawn.size() <= kFreeSeats;
  long long tried = 0;
  do {
    ++tried;
    if (enact(*a, witness) == enact(*b, witness)) continue;
    return Comparison::found(witness, Method::exhaustive,
                             fmt::format("Draws of {} cards tried in the order of their codes{}; "
                                         "this is the first that differs.",
                                         std::min(witness.drawn.size(), kFreeSeats),
                                         all ? "" : ", the other seats' cards being set"),
                             tried);
  } while (advance(witness.drawn, deck));
  return Comparison::none(all ? Agreement::State::proved : Agreement::State::tried,
                          fmt::format("all {} draws {}give the same dealer", tried,
                                      all ? "" : "of three cards beside the others that are set "));
}

namespace {

// How the deck itself is dealt out: one deck in the order of its codes tells all packets apart.
std::optional<Comparison> compare_dealing(const rulebook::Ruleset& one,
                                          const rulebook::Ruleset& other) {
  const auto game_a = spec::capturing_game(spec::with_packets_in_order(one));
  const auto game_b = spec::capturing_game(spec::with_packets_in_order(other));
  const spec::Game& a = *game_a;
  const spec::Game& b = *game_b;
  Witness witness{.situation = Situation::deal};
  witness.position = notation::Position::empty(a.rules().edition().id, a.rules().scope().players);
  witness.position->stock = cards::CardSet::all().cards();
  if (enact(a, witness) == enact(b, witness)) return std::nullopt;
  return Comparison::found(std::move(witness), Method::exhaustive,
                           "The deck in the order of its codes, dealt by either rule.", 1);
}

}  // namespace

bool is_of_dealing(const rulebook::Topic& topic) {
  return topic.id == "deal.packets" || topic.id == "deal.hand-size" ||
         topic.id == "deal.field-size";
}

Comparison compare_deals(const Pair& pair) {
  const auto a = spec::capturing_game(pair.a);
  const auto b = spec::capturing_game(pair.b);
  if (is_of_dealing(pair.topic)) {
    if (auto dealing = compare_dealing(pair.a, pair.b)) return std::move(*dealing);
  }
  bool differ = false;
  Witness witness{.situation = Situation::deal};
  const long long tried =
      for_each_deal(pair.a.scope().players, a->asked().deal_hand_size.number(),
                    a->asked().deal_field_size.number(), [&](const notation::Position& dealt) {
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
  if (auto dealing = compare_dealing(pair.a, pair.b)) return std::move(*dealing);
  return Comparison::none(
      Agreement::State::proved,
      fmt::format("all {} combinations of months in two hands and on the field", tried));
}

}  // namespace hanaproof::checker
