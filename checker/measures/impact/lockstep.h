// Several rules of one capturing game at one table, for a number of players known at compile time.
#pragma once

#include <fmt/format.h>

#include "checker/measures/impact/side_by_side.h"
#include "checker/measures/impact/unsupported.h"

namespace hanaproof::impact {

// Several rules of one game at one table.
template <int Players>
class Lockstep {
 public:
  // Throws Unsupported where the engine has no game for the rules, or they deal more cards than
  // there are.
  Lockstep(const std::vector<rulebook::Ruleset>& rules, const Chance& chance)
      : start_(engine::Random(chance.seed).next()), lists_(rules.size()) {
    for (const rulebook::Ruleset& each : rules) {
      sides_.push_back(taken([&] {
        tables_.push_back(std::make_unique<engine::Tables>(each));
        return make_side<Players>(*tables_.back(), engine::DealSizes::of(each), chance.deck.bits());
      }));
    }
  }

  // The round with this number, to its end on all sides: whether a player sees a difference before
  // the end or in how it ends. The seats deal in turn.
  bool play(std::uint64_t number, Policy policy) {
    return play(number, policy, static_cast<int>(number % Players));
  }
  bool play(std::uint64_t number, Policy policy, int dealer) {
    statistics::CommonRandomNumbers chance = deal(number, dealer);
    while (together() && !first().over()) move(policy, chance);
    parted_ = std::ranges::any_of(sides_, [](const auto& side) { return !side->over(); });
    if (together_) return false;
    for (auto& side : sides_) play_on(*side, policy, chance);
    return true;
  }
  // Whether a side still had decisions to take where the lines of that round parted.
  bool parted() const { return parted_; }

  // By how much a round that is over came out differently.
  int difference_at_end() const {
    int most = 0;
    for (std::size_t i = 0; i < sides_.size(); ++i) {
      const auto score = sides_[i]->score();
      for (std::size_t j = i + 1; j < sides_.size(); ++j) {
        most = std::max(most, difference(score, sides_[j]->score()));
      }
    }
    return most;
  }

  // Plays on until each hand has so many cards and a hand card is to be played; false where the
  // round is over before, or the lines part.
  bool reach(std::uint64_t number, int cards) {
    statistics::CommonRandomNumbers chance = deal(number, static_cast<int>(number % Players));
    while (together() && !first().over()) {
      const auto& state = first().state();
      if (state.phase == engine::Phase::play &&
          std::ranges::all_of(state.hand,
                              [&](engine::Bits hand) { return engine::count(hand) == cards; })) {
        return true;
      }
      move(Policy::uniform_random, chance);
    }
    return false;
  }

  const Side<Players>& side(std::size_t i) const { return *sides_[i]; }

 private:
  Side<Players>& first() { return *sides_.front(); }

  // The chance that is left for the play.
  statistics::CommonRandomNumbers deal(std::uint64_t number, int dealer) {
    engine::Random chance(start_ + number);
    const engine::Random cards(chance.next());
    for (auto& side : sides_) side->deal(cards, dealer);
    together_ = true;
    return statistics::CommonRandomNumbers(chance.next());
  }

  // Whether all rules still say the same of what is to be seen; lists the legal moves.
  bool together() {
    if (!together_) return false;
    for (std::size_t i = 0; i < sides_.size(); ++i) {
      lists_[i].clear();
      if (!sides_[i]->over()) sides_[i]->moves(lists_[i]);
      if (i == 0) continue;
      together_ = together_ && same_to_see(first().state(), sides_[i]->state()) &&
                  same_moves(lists_[0], lists_[i]);
    }
    return together_;
  }

  void move(Policy policy, statistics::CommonRandomNumbers& chance) {
    const engine::Move move = choose(policy, first(), lists_.front(), chance);
    for (auto& side : sides_) side->play(move);
  }

  static void play_on(Side<Players>& side, Policy policy, statistics::CommonRandomNumbers chance) {
    engine::MoveList list;
    while (!side.over()) {
      list.clear();
      side.moves(list);
      side.play(choose(policy, side, list, chance));
    }
  }

  std::uint64_t start_;
  std::vector<std::unique_ptr<engine::Tables>> tables_;
  std::vector<std::unique_ptr<Side<Players>>> sides_;
  std::vector<engine::MoveList> lists_;
  bool together_ = true;
  bool parted_ = false;
};

// Calls `visit` with the number of players as a constant. Throws Unsupported for numbers that
// nobody plays.
template <class Visit>
auto with_players(int players, Visit visit) {
  switch (players) {
    case 2:
      return visit(std::integral_constant<int, 2>());
    case 3:
      return visit(std::integral_constant<int, 3>());
    case 4:
      return visit(std::integral_constant<int, 4>());
    case 5:
      return visit(std::integral_constant<int, 5>());
    case 6:
      return visit(std::integral_constant<int, 6>());
    case 7:
      return visit(std::integral_constant<int, 7>());
    default:
      throw Unsupported(fmt::format("no engine plays with {} players", players));
  }
}

}  // namespace hanaproof::impact
