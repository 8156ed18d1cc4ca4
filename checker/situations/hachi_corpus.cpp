#include "checker/situations/hachi_corpus.h"

#include <algorithm>

#include "checker/situations/hachi_deals.h"
#include "checker/situations/hachi_ends.h"
#include "model/cards/seat.h"
#include "model/spec/hachi/match_length.h"
#include "model/spec/hachi/round.h"

namespace hanaproof::checker {

using notation::HachiMatch;
using notation::HachiMove;
using notation::HachiPhase;
using notation::HachiPosition;
using Sort = HachiMove::Sort;

namespace {

constexpr std::uint64_t kSeed = 88;
constexpr int kMostRounds = 40;  // of a match that void deals or extra rounds prolong

// How a player decides, in percent.
struct Habits {
  int stays = 80;
  int shows = 85;
  int yoshi = 40;
  int cancels = 30;
  int captures = 70;  // takes the capture worth most, else any card
  int repays = 50;
};

Habits habits_of(int match) {
  switch (match % 5) {
    case 0:
      return {.stays = 100, .yoshi = 5, .cancels = 5};  // rounds that are played out
    case 1:
      return {.stays = 55};
    case 2:
      return {.stays = 90, .yoshi = 10, .cancels = 60};
    case 3:
      return {.stays = 30, .shows = 40};
    default:
      return {};
  }
}

HachiMove choose(const std::vector<HachiMove>& legal, const Habits& habits, cards::Dice& dice) {
  const auto any = [&] { return dice.pick(legal); };
  const auto either = [&](Sort sort, int percent) {
    const auto found = std::ranges::find(legal, sort, &HachiMove::sort);
    return found != legal.end() && dice.chance(percent) ? *found : any();
  };
  switch (legal.front().sort) {
    case Sort::stay:
      return HachiMove::say(dice.chance(habits.stays) ? Sort::stay : Sort::pass);
    case Sort::show:
      return dice.chance(habits.shows)
                 ? legal[cards::at(dice.roll(static_cast<int>(legal.size()) - 1))]
                 : legal.back();
    case Sort::yoshi:
      return either(Sort::yoshi, habits.yoshi);
    case Sort::cancel_sage:
      return HachiMove::say(dice.chance(habits.cancels) ? Sort::cancel_sage : Sort::go_on);
    case Sort::repay:
      return dice.chance(habits.repays) ? legal.back() : any();
    case Sort::card: {
      if (!dice.chance(habits.captures)) return any();
      return *std::ranges::max_element(legal, {}, [](const HachiMove& move) {
        return move.takes.empty() ? 0 : move.takes.points() + cards::CardSet{move.card}.points();
      });
    }
    default:
      return any();
  }
}

// Plays a round to its end; what it consulted counts from its first step.
HachiRecord play_round(const spec::hachi::Rules& rules, HachiPosition position,
                       notation::HachiRound start, const Habits& habits, cards::Dice& dice,
                       HachiMatch& after) {
  HachiRecord record{std::move(start), {}};
  while (position.phase != HachiPhase::over) {
    const HachiMove move = choose(spec::hachi::legal_moves(rules, position), habits, dice);
    position = spec::hachi::play(rules, position, move);
    record.round.line.push_back(move);
  }
  record.asked = rules.consulted_bits();
  after = position.match;
  return record;
}

}  // namespace

HachiCorpus::HachiCorpus(const rulebook::Ruleset& ruleset, int matches, int ends)
    : rules_(ruleset) {
  cards::Dice dice(kSeed);
  const auto lengths = spec::hachi::match_lengths(ruleset);
  for (int i = 0; i < matches; ++i) {
    const Habits habits = habits_of(i);
    HachiMatch match = spec::hachi::first_match(
        rules_, lengths[lengths.size() - 1 - static_cast<std::size_t>(i) % lengths.size()],
        dice.roll(rules_.players()));
    for (int round = 0; round < kMostRounds && !match.over; ++round) {
      // A hand of four and three ends a match: seldom, and late.
      auto style = static_cast<HachiStyle>(dice.roll(kHachiStyles));
      if (style == HachiStyle::four_three && (round < 4 || i % 4 > 0)) style = HachiStyle::plain;
      notation::HachiRound start{{}, match, stacked_deal(table_of(ruleset), style, dice), {}, {}};
      rules_.forget();
      const HachiPosition first = spec::hachi::begin(rules_, match, start.deal);
      records_.push_back(play_round(rules_, first, std::move(start), habits, dice, match));
    }
  }
  for (int i = 0; i < ends; ++i) {
    const auto position = last_card(rules_, static_cast<PileWish>(i % kPileWishes), dice);
    if (!position) continue;
    HachiMatch after;
    rules_.forget();
    records_.push_back(play_round(rules_, *position, {position, {}, {}, {}, {}}, {}, dice, after));
  }
}

bool HachiCorpus::asked(const std::string& topic) const {
  return std::ranges::any_of(records_,
                             [&](const HachiRecord& record) { return asked(record, topic); });
}

}  // namespace hanaproof::checker
