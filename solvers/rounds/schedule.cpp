#include "solvers/rounds/construct.h"

#include <algorithm>
#include <array>

#include "model/cards/dice.h"
#include "model/cards/seat.h"
#include "model/spec/capture.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"

namespace hanaproof::rounds {

using cards::at;
using cards::Card;
using cards::CardSet;
using cards::Dice;
using cards::Month;
using notation::Move;
using notation::Phase;
using notation::Position;
using spec::From;

namespace {

constexpr int kAnyone = -1;
constexpr int kThreeAtOnce = 30;  // chances in a hundred: to take a month by a single capture,
constexpr int kCapturesOwn = 85;  // and to capture what is the seat's own
// What is in no pile is captured with a chance that an attempt takes from these.
constexpr std::array kCapturesElse = {20, 50, 80};
// How much what a seat is to capture comes first, against chance of so much; by attempt, too.
constexpr std::array kUrgency = {0, 4, 12};
constexpr int kNoise = 6;

// A card takes others that were laid before: one, or three that lay there from the start.
struct Capture {
  int owner = kAnyone;
  Card card = Card::at(0);
  CardSet takes = {};
  bool laid = false;
  bool done = false;
  Month month() const { return card.month(); }
};

// What comes to the table: a capture, or with empty `takes` a card that is laid.
struct Arrival {
  From from;
  Card card;
  CardSet takes;
};

// Whether a card may take the three others of its month, wherever it comes from.
bool three_at_once(const spec::Rules& rules) {
  const CardSet others = CardSet::month(1) - CardSet{Card::of(1, 1)};
  return std::ranges::all_of(std::array{From::hand, From::stock}, [&](From from) {
    const auto options = spec::captures(rules, Card::of(1, 1), others, from);
    return std::ranges::find(options, others) != options.end();
  });
}

// One attempt at a round: what comes in each place is decided when the place comes up. Hands, field
// and stock are free to choose: months depend on each other only by the places that they take up.
class Attempt {
 public:
  Attempt(const spec::Rules& rules, const Shares& shares, bool threes, Dice& dice)
      : rules_(rules),
        shares_(shares),
        threes_(threes),
        dice_(dice),
        played_else_(dice.pick(kCapturesElse)),
        drawn_else_(dice.pick(kCapturesElse)),
        urgency_(dice.pick(kUrgency)),
        players_(rules.players()),
        hand_left_(at(players_), rules.deal_hand_size.number()),
        own_(at(players_), 0),
        barred_(at(players_)) {}

  std::optional<Construction> run(const std::function<bool(const Position&)>& accept) {
    if (!split() || !lay_field()) return std::nullopt;
    Position position = Position::empty(rules_.ruleset().edition().id, players_);
    position.rules = rules_.ruleset().changes();
    position.dealer = dice_.roll(players_);
    position.field = field_;
    const int first =
        rules_.dealer_begins.is("dealer") ? position.dealer : (position.dealer + 1) % players_;
    if (!fill(first)) return std::nullopt;
    if (std::ranges::count(own_, 0) < players_) return std::nullopt;
    return enact(std::move(position), first, accept);
  }

 private:
  // ---- Who captures what ------------------------------------------------------------------------

  bool split() {
    CardSet rest = CardSet::all();
    for (int seat = 0; seat < players_; ++seat) {
      rest -= shares_.piles[at(seat)];
      if (!split(shares_.piles[at(seat)], seat)) return false;
    }
    return split(rest, kAnyone);
  }

  bool split(CardSet pile, int owner) {
    for (Month month = 1; month <= cards::kMonths; ++month) {
      const auto of_month = dice_.shuffled((pile & CardSet::month(month)).cards());
      const bool four = of_month.size() == cards::kCardsPerMonth;
      if (of_month.size() % 2 != 0) return false;
      if (four && threes_ && (is_busy(pile, owner) || dice_.chance(kThreeAtOnce))) {
        add({owner, of_month[0], CardSet{of_month[1], of_month[2], of_month[3]}});
        continue;
      }
      for (std::size_t i = 0; i < of_month.size(); i += 2) {
        add({owner, of_month[i], CardSet{of_month[i + 1]}});
      }
    }
    return true;
  }

  // Whether a seat cannot capture its pile pair by pair.
  bool is_busy(CardSet pile, int owner) const {
    return owner != kAnyone && pile.size() / 2 > 2 * rules_.deal_hand_size.number();
  }

  void add(const Capture& capture) {
    captures_.push_back(capture);
    if (capture.owner != kAnyone) ++own_[at(capture.owner)];
  }

  // ---- The field at first -----------------------------------------------------------------------

  bool lay_field() {
    const int size = rules_.deal_field_size.number();
    for (Capture& capture : captures_) {
      if (capture.takes.size() > 1) lay(capture);
    }
    // Months with a card each, those first that somebody is to capture; then second cards.
    for (const bool second : {false, true}) {
      while (field_.size() < size) {
        Capture* next = most_wanted([&](const Capture& capture) {
          const int there = (field_ & CardSet::month(capture.month())).size();
          return there == 0 || (second && there == 1);
        });
        if (next == nullptr) break;
        lay(*next);
      }
    }
    return field_.size() == size;
  }

  void lay(Capture& capture) {
    capture.laid = true;
    field_ |= capture.takes;
  }

  // Of those that are not laid yet and may be: the one whose owner has the fewest places to spare.
  template <class May>
  Capture* most_wanted(May may) {
    Capture* best = nullptr;
    int most = -1;
    for (Capture& capture : captures_) {
      if (capture.laid || !may(capture)) continue;
      int wanted = dice_.roll(kNoise);
      if (capture.owner != kAnyone) {
        wanted += urgency_ * own_[at(capture.owner)] / std::max(1, places(capture.owner));
      }
      if (wanted <= most) continue;
      most = wanted;
      best = &capture;
    }
    return best;
  }

  // How many cards a seat will still play and draw, at most.
  int places(int seat) const { return 2 * hand_left_[at(seat)]; }

  // ---- Turn by turn -----------------------------------------------------------------------------

  bool fill(int first) {
    const int dealt = players_ * rules_.deal_hand_size.number() + rules_.deal_field_size.number();
    int stock = cards::kCards - dealt;
    for (int seat = first;; seat = (seat + 1) % players_) {
      if (hand_left_[at(seat)] > 0) {
        if (!come(seat, From::hand)) return false;
        --hand_left_[at(seat)];
      }
      if (stock > 0) {
        if (!come(seat, From::stock)) return false;
        --stock;
      }
      const bool empty = std::ranges::count(hand_left_, 0) == players_;
      if (rules_.round_end.is("stock-empty")) {
        if (stock == 0 || (empty && rules_.round_empty_hand.is("round-over"))) return true;
      } else if (empty) {
        return true;
      }
    }
  }

  bool come(int seat, From from) {
    Capture* own = choose_capture(seat, from, seat);
    const bool hurry = own_[at(seat)] >= places(seat) + (from == From::stock ? 1 : 0);
    if (hurry && own_[at(seat)] > 0 && own == nullptr) return false;
    if (own != nullptr && (hurry || dice_.chance(kCapturesOwn))) return capture(*own, seat, from);
    Capture* other = choose_capture(seat, from, kAnyone);
    const int chance = from == From::hand ? played_else_ : drawn_else_;
    if (other != nullptr && dice_.chance(chance)) return capture(*other, seat, from);
    Capture* next = most_wanted([&](const Capture& one) {
      const bool barred = from == From::hand && barred_[at(seat)].contains(one.card);
      return !barred && (field_ & CardSet::month(one.month())).empty();
    });
    if (next != nullptr) {
      if (from == From::hand && rules_.play_must_match.holds()) bar(seat);
      arrivals_.push_back({from, next->takes.front(), CardSet()});
      lay(*next);
      return true;
    }
    if (own != nullptr) return capture(*own, seat, from);
    return other != nullptr && capture(*other, seat, from);
  }

  // play.must-match: who lays a hand card has none that matches what lies there.
  void bar(int seat) {
    for (const Card card : field_) barred_[at(seat)] |= CardSet::month(card.month());
  }

  Capture* choose_capture(int seat, From from, int owner) {
    std::vector<Capture*> all;
    for (Capture& one : captures_) {
      if (one.owner != owner || !one.laid || one.done) continue;
      if (from == From::hand && barred_[at(seat)].contains(one.card)) continue;
      const CardSet all_cards = one.takes | CardSet{one.card};
      if (owner == kAnyone && !shares_.may[at(seat)].contains(all_cards)) continue;
      all.push_back(&one);
    }
    return all.empty() ? nullptr : dice_.pick(all);
  }

  bool capture(Capture& one, int seat, From from) {
    one.done = true;
    if (one.owner == seat) --own_[at(seat)];
    arrivals_.push_back({from, one.card, one.takes});
    field_ -= one.takes;
    return true;
  }

  // ---- Played by the rules ----------------------------------------------------------------------

  std::optional<Construction> enact(Position deal, int first,
                                    const std::function<bool(const Position&)>& accept) const {
    CardSet undealt = CardSet::all() - deal.field;
    int seat = first - 1;
    for (const Arrival& arrival : arrivals_) {
      undealt.erase(arrival.card);
      if (arrival.from == From::hand) {
        seat = (seat + 1) % players_;
        deal.hands[at(seat)].insert(arrival.card);
      } else {
        deal.stock.push_back(arrival.card);
      }
    }
    for (const Card card : undealt) deal.stock.push_back(card);
    deal = spec::open(rules_, std::move(deal));
    if (deal.phase != Phase::play) return std::nullopt;
    Construction made{deal, {}, first, deal};
    for (const Arrival& arrival : arrivals_) {
      if (arrival.from == From::stock && made.end.phase != Phase::choose) continue;
      const Move move = Move::play(arrival.card, arrival.takes);
      const auto legal = spec::legal_moves(rules_, made.end);
      if (std::ranges::find(legal, move) == legal.end()) return std::nullopt;
      made.end = spec::play(rules_, made.end, move);
      made.line.push_back(move);
    }
    if (made.end.phase != Phase::over || !accept(made.end)) return std::nullopt;
    return made;
  }

  const spec::Rules& rules_;
  const Shares& shares_;
  const bool threes_;
  Dice& dice_;
  const int played_else_;
  const int drawn_else_;
  const int urgency_;
  const int players_;
  std::vector<int> hand_left_;
  std::vector<int> own_;         // captures of its own that a seat still has to make
  std::vector<CardSet> barred_;  // months that a seat's hand has no card of
  std::vector<Capture> captures_;
  std::vector<Arrival> arrivals_;
  CardSet field_;
};

}  // namespace

std::optional<Construction> play_out(const spec::Rules& rules, const Shares& shares,
                                     const std::function<bool(const Position&)>& accept,
                                     int attempts) {
  const bool threes = three_at_once(rules);
  for (int attempt = 0; attempt < attempts; ++attempt) {
    Dice dice(static_cast<std::uint64_t>(attempt));
    if (auto made = Attempt(rules, shares, threes, dice).run(accept)) return made;
  }
  return std::nullopt;
}

}  // namespace hanaproof::rounds
