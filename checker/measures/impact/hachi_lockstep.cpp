#include "checker/measures/impact/rounds.h"

#include <algorithm>
#include <array>
#include <memory>

#include <fmt/format.h>

#include "checker/measures/impact/lockstep.h"
#include "checker/measures/impact/measurement.h"
#include "model/cards/seat.h"
#include "solvers/engine/hachi/random_match.h"

namespace hanaproof::impact {

using cards::Dice;
using rulebook::Ruleset;

namespace {

constexpr std::array<int, 2> kRounds = {12, 6};  // of a match

class HachiSide {
 public:
  using State = engine::hachi::State;
  using List = engine::hachi::MoveList;
  using Round = State;
  using End = engine::hachi::Match;

  explicit HachiSide(const Ruleset& rules)
      : tables_(std::make_unique<engine::hachi::Tables>(rules)) {}

  void begin(const engine::hachi::Match& match, const engine::hachi::Deal& deal) {
    state_ = engine::hachi::begin(*tables_, match, deal);
  }
  const engine::hachi::Rules& rules() const { return tables_->rules; }

  const Round& round() const { return state_; }
  void back_to(const Round& round) { state_ = round; }
  std::size_t dealer() const { return cards::at(state_.dealt_by); }
  bool over() const { return state_.phase == engine::hachi::Phase::over; }
  void list(List& list) const {
    list.size = 0;
    if (!over()) engine::hachi::moves(*tables_, state_, list);
  }
  // What the players see: everything but bookkeeping; moves in any order.
  bool same(const List& list, const HachiSide& other, const List& others) const {
    const State& a = state_;
    const State& b = other.state_;
    return a.phase == b.phase && a.hand == b.hand && a.captured == b.captured &&
           a.field == b.field && a.stock == b.stock && a.shown == b.shown &&
           a.penalty == b.penalty && a.end == b.end && a.sort == b.sort &&
           a.mizu_ten == b.mizu_ten && (over() || a.turn == b.turn) && a.oya == b.oya &&
           a.winner == b.winner && a.drawn == b.drawn && a.stays == b.stays &&
           a.passes == b.passes && a.chased == b.chased && a.sage == b.sage &&
           a.cancelled == b.cancelled && a.match == b.match &&
           std::ranges::is_permutation(list, others);
  }
  engine::hachi::Move choose(const List& list, statistics::CommonRandomNumbers& chance) const {
    chance.decide(decision());
    return list
        .moves[chance.among(list.size, [&](std::size_t i) { return code_of(list.moves[i]); })];
  }
  void play(const engine::hachi::Move& move) { engine::hachi::make(*tables_, state_, move); }
  const End& end() const { return state_.match; }
  // Money less debts.
  static auto results(const End& end) {
    auto all = end.money;
    for (std::size_t seat = 0; seat < all.size(); ++seat) all[seat] -= end.debt[seat];
    return all;
  }
  // Of the round alone.
  static unsigned winners(const End& end) { return ahead(end.last); }
  static int difference(const End& a, const End& b) {
    return largest_difference(results(a), results(b));
  }

 private:
  // Which decision of the round it is, and which move, for chance that is alike on all sides.
  std::uint64_t decision() const {
    const std::size_t turn = cards::at(state_.turn);
    return static_cast<std::uint64_t>(state_.phase) | std::uint64_t{turn} << 8U |
           static_cast<std::uint64_t>(engine::count(state_.hand[turn])) << 16U |
           std::uint64_t{state_.next} << 24U | std::uint64_t{state_.decided} << 32U;
  }
  static std::uint64_t code_of(const engine::hachi::Move& move) {
    return static_cast<std::uint64_t>(move.sort) | std::uint64_t{move.card} << 4U |
           std::uint64_t{move.takes} << 10U | static_cast<std::uint64_t>(move.kan) << 14U |
           std::uint64_t{move.combos} << 32U;
  }

  std::unique_ptr<engine::hachi::Tables> tables_;
  State state_;
};

engine::hachi::Deal deal_of(const Dealt& dealt, const engine::hachi::Rules& rules, Dice& random) {
  if (!dealt.deals.empty()) return random.pick(dealt.deals);
  engine::hachi::Deal deal;
  engine::hachi::random_deal(rules, random, deal);
  return deal;
}

// All rounds of the match with this number, or as many as are wanted.
void play_match(Lockstep<HachiSide>& lockstep, std::uint64_t number, const Dealt& dealt,
                statistics::Sample& sample) {
  Dice random = lockstep.chance(number);
  const auto& rules = lockstep.sides().front().rules();
  const auto dealer = random.roll(rules.players);
  engine::hachi::Match match =
      engine::hachi::first_match(rules, kRounds[number % kRounds.size()], dealer);
  for (int deals = 0; deals < dealt.most && !match.over && !sample.full(); ++deals) {
    const engine::hachi::Deal deal = deal_of(dealt, rules, random);
    for (HachiSide& side : lockstep.sides()) side.begin(match, deal);
    sample.add(lockstep.play(statistics::CommonRandomNumbers(random.next())));
    match = lockstep.ends().front();
  }
  sample.end_match();
}

}  // namespace

checker::Share hachi_in_lockstep(const std::vector<Ruleset>& sides, const Chance& chance,
                                 const Dealt& dealt) {
  Lockstep<HachiSide> lockstep(sides, chance.seed);
  const statistics::Sample sample =
      statistics::sampled(chance.precision, [&](std::uint64_t match, statistics::Sample& all) {
        play_match(lockstep, match, dealt, all);
      });
  return sampled_share(
      sample, fmt::format("rounds of Hachi-Hachi of {} players", sides.front().scope().players),
      name(Policy::uniform_random), chance.seed);
}

}  // namespace hanaproof::impact
