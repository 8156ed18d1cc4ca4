// A table that somebody has begun to lay, completed so that play can go on.
#include <algorithm>
#include <limits>
#include <stdexcept>

#include <fmt/format.h>

#include "bindings/web/ask/kinds.h"
#include "bindings/web/ask/seats.h"
#include "model/cards/dice.h"
#include "model/notation/json_values.h"
#include "model/notation/validate.h"

namespace hanaproof::web {

using cards::Card;
using cards::CardSet;
using notation::Position;

namespace {

// Cards in a hand where nobody says how many, but some are captured already.
constexpr int kLateHand = 3;

class Filling {
 public:
  Filling(const rulebook::Ruleset& rules, Position position, int seed)
      : rules_(rules), position_(std::move(position)) {
    CardSet lying = position_.field | CardSet(position_.stock);
    for (const CardSet hand : position_.hands) lying |= hand;
    for (const CardSet pile : position_.captured) lying |= pile;
    cards::Dice dice(static_cast<std::uint64_t>(seed));
    left_ = dice.shuffled((CardSet::all() - lying).cards());
  }

  Position filled() && {
    const int full = rules_.number("deal.hand-size");
    const int hand = hand_size(full);
    for (CardSet& cards : position_.hands) deal(cards, hand);
    const int field = rules_.number("deal.field-size");
    const bool begins = hand == full && !any_captured();
    if (begins || position_.field.empty()) deal(position_.field, begins ? field : field / 2);
    const int dealt = position_.players * full + field;
    const int drawn = position_.players * (full - hand);
    const int stock = std::max(0, cards::kCards - dealt - drawn);
    while (static_cast<int>(position_.stock.size()) < stock) position_.stock.push_back(take());
    share_out();
    position_.deck = CardSet::all();
    position_.phase = notation::Phase::play;
    position_.turn = rules_.is("dealer.begins", "dealer")
                         ? position_.dealer
                         : (position_.dealer + 1) % position_.players;
    return std::move(position_);
  }

 private:
  bool any_captured() const {
    return std::ranges::any_of(position_.captured, [](CardSet pile) { return !pile.empty(); });
  }
  int hand_size(int full) const {
    int most = 0;
    for (const CardSet hand : position_.hands) most = std::max(most, hand.size());
    return most > 0 ? most : any_captured() ? std::min(kLateHand, full) : full;
  }
  Card take() {
    if (left_.empty()) {
      throw std::invalid_argument(
          "too many cards are captured for so many in hand: expected fewer captured, or smaller "
          "hands");
    }
    const Card card = left_.back();
    left_.pop_back();
    return card;
  }
  void deal(CardSet& cards, int size) {
    while (cards.size() < size) cards.insert(take());
  }
  // What is left was captured: in pairs, in turn.
  void share_out() {
    std::ranges::sort(left_);
    for (std::size_t i = 0; i < left_.size(); ++i)
      position_.captured[i / 2 % position_.captured.size()].insert(left_[i]);
    left_.clear();
  }

  const rulebook::Ruleset& rules_;
  Position position_;
  std::vector<Card> left_;
};

}  // namespace

Json fill(const Request& request) {
  const rulebook::Ruleset rules = request.house();
  Position position = table_of(request.at("position"), rules.edition().id);
  position.rules = rules.changes();
  const int seed = request.number("seed", 1, 0, std::numeric_limits<int>::max());
  position = Filling(rules, std::move(position), seed).filled();
  notation::validate(position, rules);
  return {{"position", notation::to_value(position)}};
}

}  // namespace hanaproof::web
