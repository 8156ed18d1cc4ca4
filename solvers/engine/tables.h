// What the engine needs to know of a ruleset, made once when it is loaded. Which game it can play
// fast follows from the shape alone; everything else is data.
#pragma once

#include <array>
#include <cstdint>

#include "model/rulebook/ruleset.h"
#include "solvers/engine/months.h"
#include "solvers/engine/yaku_table.h"

namespace hanaproof::engine {

// The ways in which a card can meet some cards of its month on the field: what it may take, each a
// nibble of the month; 0 is to be laid down.
struct Captures {
  std::uint8_t ways = 1;
  std::array<std::uint8_t, 5> takes{};
};
// By the nibble of field cards.
using CaptureTable = std::array<Captures, 16>;

enum class From : std::uint8_t { hand, stock };

struct Wildcard {
  enum class Barred : std::uint8_t { never, other_played, anyone_played };
  enum class Objection : std::uint8_t { cannot, may, must };
  enum class Effect : std::uint8_t { none, laid, take_back };
  enum class Collects : std::uint8_t { nothing, same_month, everything };
  bool on = false;
  bool from_hand = false;
  bool from_stock = false;
  Barred barred = Barred::never;
  bool drawn_counts_as_played = false;
  Objection objection = Objection::may;
  Effect effect = Effect::laid;
  Collects collects = Collects::nothing;  // at the end of the round
  bool collected_scores = false;
};

struct CallRules {
  enum class Trigger : std::uint8_t { more_points, new_yaku, any_turn };
  bool at_once = false;  // offered already after the card from the hand
  Trigger trigger = Trigger::more_points;
  bool after_last_card = true;
  bool limited = false;  // not after two others
  bool opponents_cancel = false;
};

struct FactorRules {
  enum class Own : std::uint8_t { none, calls_plus_one, factorial };
  enum class Combine : std::uint8_t { multiply, add, larger };
  Own own_calls = Own::none;
  int counter = 1;
  int high_from = 0;
  int high = 1;
  bool high_after_counter = false;
  Combine counter_high = Combine::multiply;
  Combine with_own = Combine::multiply;
};

struct PaymentRules {
  bool everyone_scores = false;
  bool dealer_six = false;        // a round played out without a yaku
  bool last_caller_wins = false;  // a round played out after a koi-koi scores
  bool last_caller_pays = false;
  bool last_of_all = false;  // nobody pays alone whom the winner outcalled
  bool team_once = false;
  int teams = 0;  // how many; 0 where nobody plays together
  bool pooled = false;
};

// The cards of each kind, highest first.
inline constexpr std::array<Bits, 4> kCardsOfKind = {
    cards::CardSet::kind(cards::Kind::light).bits(),
    cards::CardSet::kind(cards::Kind::animal).bits(),
    cards::CardSet::kind(cards::Kind::ribbon).bits(),
    cards::CardSet::kind(cards::Kind::dreg).bits()};

struct CardPoints {
  // What a yaku does to whose score, where it counts beside the cards; none: it does not count.
  enum class YakuEffect : std::uint8_t {
    none,
    opponents_lose,
    everyone_loses,
    gain_and_lose,
    paid_by_each,
    maker_gains,
    maker_loses
  };
  bool count = false;  // the worth of cards is counted; nobody calls
  YakuEffect yaku = YakuEffect::none;
  bool less_share = false;
  std::array<int, 4> worth{};  // by kind
};

// What hands and field decide before play.
struct DealRules {
  // Of the topics hand.* and field.*.
  static DealRules from(const rulebook::Ruleset& rules);

  enum class InHand : std::uint8_t { nothing, wins, redeal };
  enum class BothWin : std::uint8_t { draw, redeal, dealer, both_score };
  InHand four_of_month = InHand::nothing;
  InHand four_pairs = InHand::nothing;
  int four_of_month_points = 6;
  int four_pairs_points = 6;
  bool four_of_month_is_two_pairs = false;
  bool combos_add = false;
  BothWin both_win = BothWin::draw;
  bool field_four_of_month_voids = false;
  bool field_four_pairs_voids = false;
  bool hand_before_field = true;
  friend bool operator==(const DealRules&, const DealRules&) = default;
};

// What the compiler specialises on.
struct Shape {
  int players = 2;
  bool calls = true;  // yaku are what is played for, and so there is koi-koi
  // No wildcard, and koi-koi is offered at the end of the turn only.
  bool plain = true;
  friend bool operator==(const Shape&, const Shape&) = default;
};

struct Tables {
  explicit Tables(const rulebook::Ruleset& rules);

  const CaptureTable& captures(From from) const { return from == From::hand ? played : drawn; }

  int players = 2;
  CaptureTable played;
  CaptureTable drawn;
  // In how many ways a card can be played to 0..4 field cards of its month.
  std::array<int, 5> ways_played{};
  bool must_match = false;
  // Captures are a duty, of one, one of two, or all three, and any card of the hand may be played.
  bool compulsory = false;
  bool ends_with_stock = false;  // else when all hands are empty
  bool empty_hand_ends = false;
  Wildcard wildcard;
  CallRules call;
  YakuTable yaku;
  Bits yaku_cards = 0;     // those that can make a difference to yaku
  bool yaku_grow = false;  // cards more never make fewer points
  FactorRules factor;
  PaymentRules payment;
  CardPoints card_points;
  DealRules deal;
  bool dealer_begins = true;
  Shape shape;
};

}  // namespace hanaproof::engine
