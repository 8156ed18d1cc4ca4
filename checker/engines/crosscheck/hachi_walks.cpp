#include "checker/engines/crosscheck/hachi_walks.h"

#include <algorithm>
#include <array>
#include <exception>

#include "checker/games/hachi_deals.h"
#include "model/cards/seat.h"
#include "model/spec/hachi/match_length.h"

namespace hanaproof::crosscheck {

using cards::at;
using cards::Dice;
using games::aimed_round;
using games::AimedRound;
using games::HachiTable;
using games::light_deal;
using games::plain_deal;
using games::stacked_deal;
using notation::HachiDeal;
using notation::HachiMatch;
using notation::HachiMove;
using notation::HachiPhase;
using notation::HachiPosition;
using Sort = HachiMove::Sort;

namespace {

HachiTable table_of(const spec::hachi::Rules& rules) {
  // Not asked of the rules, which keep a record of what the spec asks.
  const rulebook::Ruleset& all = rules.ruleset();
  const auto number = [&](const char* topic) { return static_cast<int>(*all[topic].number()); };
  return {rules.players(), number("deal.hand-size"), number("deal.field-size"),
          all.is("deal.blank-card", "in-deck")};
}

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
  const auto any = [&] { return kInclinations[at(dice.roll(5))]; };
  // Rounds are only played where three stay.
  return {shy               ? 10
          : dice.chance(50) ? 90
                            : any(),
          dice.chance(70) ? 100 : any(), any(), any(), any()};
}

class RandomMatch {
 public:
  // Without a subject the spec plays by itself.
  RandomMatch(const spec::hachi::Rules& rules, const HachiSubject* subject, Dice& dice)
      : rules_(rules), subject_(subject), dice_(dice), table_(table_of(rules)) {
    const bool shy = dice.chance(8);
    for (int seat = 0; seat < rules.players(); ++seat) {
      tempers_.push_back(random_temper(dice, shy));
    }
  }

  HachiWalked run(const std::function<void(const HachiFailure&)>& show = {}) {
    const auto lengths = spec::hachi::match_lengths(rules_.ruleset());
    const int rounds = lengths[at(dice_.roll(100)) * lengths.size() / 100];
    const int dealer = dice_.roll(rules_.players());
    HachiMatch match = spec::hachi::first_match(rules_, rounds, dealer);
    round_.match = match;
    if (subject_ && !check(compare_matches(rules_, *subject_, rounds, dealer))) {
      return std::move(walked_);
    }
    make_poor(match);
    for (int deals = 0; !match.over && !walked_.failure && deals < 4 * rounds; ++deals) {
      wild_ = deals < 2 * rounds;
      if (show) rules_.forget();
      match = play_round(match);
      if (show) show(round_);
    }
    walked_.over = match.over;
    return std::move(walked_);
  }

 private:
  void fail(Difference difference) {
    HachiFailure failure = round_;
    failure.edition = rules_.ruleset().edition().id;
    failure.rules = rules_.ruleset().changes();
    failure.difference = std::move(difference);
    walked_.failure = std::move(failure);
  }

  bool check(std::optional<Difference> difference) {
    ++walked_.positions;
    if (difference) fail(std::move(*difference));
    return !difference;
  }

  bool agree(const HachiPosition& position, const std::vector<HachiMove>& legal,
             const HachiBoard* board, int money) {
    if (!board) return true;
    auto difference = compare_boards(position, legal, *board, money);
    return check(difference ? difference : compare_scores(rules_, position, *board));
  }

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
    if (kind < 45) return light_deal(table_, dice_);
    if (kind < 80) {
      aimed_ = aimed_round(table_, match.dealer, dice_);
      return aimed_.deal;
    }
    return plain_deal(table_, dice_);
  }

  HachiMatch play_round(const HachiMatch& match) {
    ++walked_.rounds;
    round_ = {};
    round_.match = match;
    round_.deal = next_deal(match);
    next_aimed_ = 0;
    const int money = money_of(match);
    try {
      HachiPosition position = spec::hachi::begin(rules_, match, round_.deal);
      auto board = subject_ ? subject_->begin(match, round_.deal) : nullptr;
      auto legal = spec::hachi::legal_moves(rules_, position);
      if (!agree(position, legal, board.get(), money)) return match;
      while (!legal.empty()) {
        if (dice_.chance(4) && subject_ && !try_all(position, legal, *board, money)) return match;
        const HachiMove move = choose(position, legal);
        round_.line.push_back(move);
        ++walked_.moves;
        position = spec::hachi::play(rules_, position, move);
        legal = spec::hachi::legal_moves(rules_, position);
        if (board) board = board->after(move);
        if (!agree(position, legal, board.get(), money)) return match;
      }
      return position.match;
    } catch (const std::exception& error) {
      if (!subject_) throw;  // nobody but the spec can be to blame
      fail({"error", "none", error.what()});
      return match;
    }
  }

  bool try_all(const HachiPosition& position, const std::vector<HachiMove>& legal,
               const HachiBoard& board, int money) {
    for (const HachiMove& move : legal) {
      round_.line.push_back(move);
      ++walked_.moves;
      const HachiPosition next = spec::hachi::play(rules_, position, move);
      const auto after = board.after(move);
      const auto moves = spec::hachi::legal_moves(rules_, next);
      if (!agree(next, moves, after.get(), money)) return false;
      round_.line.pop_back();
    }
    return true;
  }

  HachiMove any_of(const std::vector<HachiMove>& legal) {
    return legal[at(dice_.roll(static_cast<int>(legal.size())))];
  }

  // The word, or any legal move where it is none.
  HachiMove say(const std::vector<HachiMove>& legal, Sort word) {
    const HachiMove move = HachiMove::say(word);
    return std::ranges::find(legal, move) != legal.end() ? move : any_of(legal);
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
    if (dice_.chance(50)) return any_of(legal);
    // What captures most.
    return *std::ranges::max_element(legal, {}, [](const HachiMove& move) {
      return move.takes.empty() ? 0 : move.takes.points() + move.card.points();
    });
  }

  HachiMove choose(const HachiPosition& position, const std::vector<HachiMove>& legal) {
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
        return dice_.chance(temper.shows) ? any_of(legal) : say(legal, Sort::hide);
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
        return any_of(legal);
    }
  }

  const spec::hachi::Rules& rules_;
  const HachiSubject* subject_;
  Dice& dice_;
  HachiTable table_;
  std::vector<Temper> tempers_;
  bool wild_ = true;  // deals are stacked, and seats pass; else the match is to come to its end
  AimedRound aimed_;
  std::size_t next_aimed_ = 0;
  HachiFailure round_;  // so far
  HachiWalked walked_;
};

}  // namespace

HachiWalked play_match(const spec::hachi::Rules& rules, const HachiSubject& subject,
                       std::uint64_t seed) {
  Dice dice(seed);
  return RandomMatch(rules, &subject, dice).run();
}

void play_match(const spec::hachi::Rules& rules, std::uint64_t seed,
                const std::function<void(const HachiFailure& round)>& show) {
  Dice dice(seed);
  RandomMatch(rules, nullptr, dice).run(show);
}

}  // namespace hanaproof::crosscheck
