#include <algorithm>
#include <array>

#include "checker/situations/hachi_deals.h"
#include "checker/situations/playout.h"
#include "model/cards/seat.h"
#include "model/spec/hachi/match_length.h"
#include "model/spec/hachi/round.h"

namespace hanaproof::checker {

using cards::at;
using cards::Dice;
using notation::HachiDeal;
using notation::HachiMatch;
using notation::HachiMove;
using notation::HachiPhase;
using notation::HachiPosition;
using Sort = HachiMove::Sort;

namespace {

// How a seat likes to play, in a hundred.
struct Temper {
  int stays;
  int shows;
  int sage;
  int quiet;
  int cancels;
};

constexpr std::array<int, 5> kInclinations = {0, 20, 50, 90, 100};

Temper random_temper(Dice& dice, bool shy) {
  const auto any = [&] { return dice.pick(kInclinations); };
  // Rounds are only played where three stay.
  return {shy               ? 10
          : dice.chance(50) ? 90
                            : any(),
          dice.chance(70) ? 100 : any(), any(), any(), any()};
}

class HachiPlayout : public games::Playout {
 public:
  HachiPlayout(const spec::hachi::Rules& rules, std::uint64_t seed)
      : rules_(rules), dice_(seed), table_(table_of(rules.ruleset())) {
    const bool shy = dice_.chance(8);
    for (int seat = 0; seat < rules.players(); ++seat) {
      tempers_.push_back(random_temper(dice_, shy));
    }
    const int rounds = dice_.pick(spec::hachi::match_lengths(rules_.ruleset()));
    // With lists for all seats, as the match is read back from JSON.
    first_ = spec::hachi::first_match(rules_, rounds, dice_.roll(rules.players()));
    first_.money.clear();
  }

  // What everybody has at first is for each game to say.
  std::vector<games::Position> openings() override {
    const auto deck = cards::CardSet::all().cards();
    const auto deal = spec::hachi::deal(rules_, first_.dealer, deck, 0, deck);
    return {spec::hachi::laid_out(rules_, first_, deal)};
  }

  std::optional<games::Position> deal(const games::Position* last) override {
    HachiMatch match;
    if (last) {
      match = std::get<HachiPosition>(*last).match;
    } else {
      match = spec::hachi::first_match(rules_, first_.rounds, first_.dealer);
      make_poor(match);
    }
    if (match.over || deals_ >= 4 * match.rounds) return std::nullopt;
    wild_ = deals_++ < 2 * match.rounds;
    next_aimed_ = 0;
    return spec::hachi::laid_out(rules_, match, next_deal(match));
  }

  Others others() override { return dice_.chance(4) ? Others::compare : Others::leave; }

  HachiMove choose(const games::Position& any, const std::vector<HachiMove>& legal) override {
    const auto& position = std::get<HachiPosition>(any);
    const int seat = position.turn;
    const Temper& temper = tempers_[at(seat)];
    switch (position.phase) {
      case HachiPhase::stay: {
        const bool stays = !aimed_.stay.empty()
                               ? std::ranges::find(aimed_.stay, seat) != aimed_.stay.end()
                               : !wild_ || dice_.chance(temper.stays);
        return say(legal, stays ? Sort::stay : Sort::pass);
      }
      case HachiPhase::show:
        return dice_.chance(temper.shows) ? dice_.pick(legal) : say(legal, Sort::hide);
      case HachiPhase::play:
      case HachiPhase::choose:
        return play_card(legal);
      case HachiPhase::call:
        return call(temper, legal);
      case HachiPhase::cancel: {
        const bool cancels = aiming() ? dice_.chance(3) : dice_.chance(temper.cancels / 3);
        return say(legal, cancels ? Sort::cancel_sage : Sort::go_on);
      }
      default:
        return dice_.pick(legal);
    }
  }

 private:
  // What the bank holds for some seats, so that they soon need loans; or they have some already.
  void make_poor(HachiMatch& match) {
    if (!dice_.chance(40)) return;
    for (std::size_t seat = 0; seat < match.money.size(); ++seat) {
      if (dice_.chance(40)) continue;
      const int kept = dice_.roll(match.money[seat] + 1);
      match.bank += match.money[seat] - kept;
      match.money[seat] = kept;
      match.debt[seat] = dice_.chance(50) ? 0 : dice_.roll(400);
    }
  }

  // The deal of a round, and what is to be played in it, if anything.
  HachiDeal next_deal(const HachiMatch& match) {
    aimed_ = AimedRound();
    const int kind = wild_ ? dice_.roll(100) : 100;
    if (kind < 30) return stacked_deal(table_, dice_);
    if (kind < 45) return stacked_deal(table_, HachiStyle::lights, dice_);
    if (kind < 50) return stacked_deal(table_, HachiStyle::full_field, dice_);
    if (kind < 85 && table_.has_rounds()) {
      aimed_ = aimed_round(table_, match.dealer, dice_);
      return aimed_.deal;
    }
    return stacked_deal(table_, HachiStyle::plain, dice_);
  }

  // The word, or any legal move where it is none.
  HachiMove say(const std::vector<HachiMove>& legal, Sort word) {
    const HachiMove move = HachiMove::say(word);
    return std::ranges::find(legal, move) != legal.end() ? move : dice_.pick(legal);
  }

  HachiMove call(const Temper& temper, const std::vector<HachiMove>& legal) {
    // An aimed round goes on to its end.
    const bool on = aiming() ? !dice_.chance(12) : dice_.chance(temper.sage);
    if (!on && !dice_.chance(temper.quiet)) return say(legal, Sort::yoshi);
    const bool quiet = dice_.chance(temper.quiet);
    return say(legal, quiet ? Sort::quiet : Sort::sage);
  }

  bool aiming() const { return next_aimed_ < aimed_.line.size(); }

  HachiMove play_card(const std::vector<HachiMove>& legal) {
    if (aiming()) {
      HachiMove move = aimed_.line[next_aimed_++];
      if (std::ranges::find(legal, move) != legal.end()) return move;
      next_aimed_ = aimed_.line.size();
    }
    if (dice_.chance(50)) return dice_.pick(legal);
    // What captures most.
    return *std::ranges::max_element(legal, {}, [](const HachiMove& move) {
      return move.takes.empty() ? 0 : move.takes.points() + move.card.points();
    });
  }

  const spec::hachi::Rules& rules_;
  Dice dice_;
  HachiTable table_;
  std::vector<Temper> tempers_;
  HachiMatch first_;  // before its first round, with no word of money
  int deals_ = 0;
  bool wild_ = true;  // deals are stacked, and seats pass; else the match is to come to its end
  AimedRound aimed_;
  std::size_t next_aimed_ = 0;
};

}  // namespace

std::unique_ptr<games::Playout> playout(const spec::hachi::Rules& rules, std::uint64_t seed) {
  return std::make_unique<HachiPlayout>(rules, seed);
}

}  // namespace hanaproof::checker
