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

struct Wildcard : private rulebook::AnswerReader {
  using AnswerReader::AnswerReader;
  enum class Barred : std::uint8_t { never, other_played, anyone_played };
  enum class Objection : std::uint8_t { cannot, may, must };
  enum class Effect : std::uint8_t { none, laid, take_back };
  enum class Collects : std::uint8_t { nothing, same_month, everything };
  bool on = read_->is("option.wildcard", "on");
  bool from_hand = read_->is("wildcard.from-hand", "any-card");
  bool from_stock = read_->is("wildcard.drawn", "wild");
  Barred barred =
      read_->one_of<Barred>("wildcard.barred", {"never", "other-played", "anyone-played"});
  bool drawn_counts_as_played = read_->is("wildcard.played-means", "from-hand-or-stock");
  Objection objection =
      read_->one_of<Objection>("hiki.against-wildcard", {"cannot", "may", "must"});
  Effect effect = read_->one_of<Effect>("hiki.effect", {"none", "lightning-laid", "take-back"});
  Collects collects = collected(*read_);  // at the end of the round
  bool collected_scores = read_->holds("wildcard.collected-score");

 private:
  static Collects collected(const rulebook::Ruleset& rules);
};

struct CallRules : private rulebook::AnswerReader {
  using AnswerReader::AnswerReader;
  enum class Trigger : std::uint8_t { more_points, new_yaku, any_turn };
  // Whether a call is offered after the last card: of the round, or already of the caller's hand.
  enum class AfterLast : std::uint8_t { offered, round_stops, hand_stops };
  enum class Limit : std::uint8_t { none, two_others, once_each, once };
  bool at_once = read_->is("call.offered", "at-once");  // already after the card from the hand
  Trigger trigger = read_->one_of<Trigger>("call.trigger", {"more-points", "new-yaku", "any-turn"});
  AfterLast after_last =
      read_->one_of<AfterLast>("call.after-last-card", {"offered", "stop-only", "own-last-stops"});
  Limit limit = read_->one_of<Limit>("call.limit",
                                     {"none", "not-after-two-others", "once-each", "once-a-round"});
  bool opponents_cancel = read_->is("call.opponent-cancels", "at-once");
};

struct FactorRules : private rulebook::AnswerReader {
  using AnswerReader::AnswerReader;
  enum class Own : std::uint8_t { none, calls_plus_one, factorial };
  enum class Combine : std::uint8_t { multiply, add, larger };
  Own own_calls = read_->one_of<Own>("score.own-calls", {"none", "calls-plus-one", "factorial"});
  int counter = read_->number("score.counter");
  int high_from = read_->number("score.high", "at-least");
  int high = read_->number("score.high", "factor");
  bool high_after_counter = read_->is("score.high.counts", "after-counter");
  Combine counter_high = combined("score.combine.counter-high");
  Combine with_own = combined("score.combine.own-calls");
  Program formula = compiled(*read_);  // in place of all these; empty where there is none

 private:
  static Program compiled(const rulebook::Ruleset& rules);
  Combine combined(const char* topic) const {
    return read_->one_of<Combine>(topic, {"multiply", "add", "larger"});
  }
};

struct PaymentRules : private rulebook::AnswerReader {
  using AnswerReader::AnswerReader;
  bool everyone_scores = read_->is("score.who", "everyone");
  // A round played out without a yaku, or after a koi-koi.
  int dealer_points = points_of_dealer(*read_);
  bool last_caller_wins = read_->is("round.exhausted.after-call", "yaku-score");
  bool last_caller_pays = read_->is("payment.after-call", "last-caller-alone");
  // Nobody pays alone whom the winner outcalled.
  bool last_of_all = read_->is("payment.last-caller", "last-of-all");
  bool team_once = read_->is("payment.team", "once");
  int teams = number_of_teams(*read_);  // 0 where nobody plays together
  bool pooled = teams > 0 && read_->is("teams.captured", "pooled");

 private:
  static int points_of_dealer(const rulebook::Ruleset& rules);
  static int number_of_teams(const rulebook::Ruleset& rules);
};

// The cards of each kind, highest first.
inline constexpr std::array<Bits, 4> kCardsOfKind = {
    cards::CardSet::kind(cards::Kind::light).bits(),
    cards::CardSet::kind(cards::Kind::animal).bits(),
    cards::CardSet::kind(cards::Kind::ribbon).bits(),
    cards::CardSet::kind(cards::Kind::dreg).bits()};

struct CardPoints : private rulebook::AnswerReader {
  using AnswerReader::AnswerReader;
  // What a yaku does to whose score, where it counts beside the cards; none: it does not count.
  enum class YakuEffect : std::uint8_t {
    opponents_lose,
    everyone_loses,
    gain_and_lose,
    paid_by_each,
    maker_gains,
    maker_loses,
    none
  };
  bool count = !read_->is("score.by", "yaku");  // the worth of cards; nobody calls
  YakuEffect yaku = effect(*read_);
  bool less_share = read_->is("score.share", "less-equal-share");
  std::array<int, 4> worth = {worth_of("light"), worth_of("animal"), worth_of("ribbon"),
                              worth_of("dreg")};

 private:
  static YakuEffect effect(const rulebook::Ruleset& rules);
  int worth_of(const char* kind) const { return read_->number("score.card-values", kind); }
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
