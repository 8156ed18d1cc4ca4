#include "checker/measures/round_odds/round_odds.h"

#include <algorithm>
#include <atomic>

#include "checker/measures/impact/capturing_side.h"
#include "solvers/parallel/executor.h"

namespace hanaproof::odds_of_rounds {

using impact::CapturingLockstep;
using impact::CapturingSide;
using rulebook::Ruleset;
using statistics::CommonRandomNumbers;

namespace {

// Rounds of one piece of work: each is dealt by its own number, so the pieces can be of any size.
constexpr std::uint64_t kPiece = 2000;

// What the pieces are put together from, in their order.
void add(Share& share, bool hit) {
  share.hits += hit ? 1 : 0;
  ++share.all;
}

void merge(Share& share, const Share& other) {
  share.hits += other.hits;
  share.all += other.all;
}

void merge(Decision& decision, const Decision& other) {
  decision.stop.merge(other.stop);
  decision.go_on.merge(other.go_on);
  decision.gain.merge(other.gain);
  merge(decision.ahead, other.ahead);
  merge(decision.behind, other.behind);
}

template <int Players>
class Table {
 public:
  using Side = CapturingSide<Players>;
  using End = typename Side::End;

  Table(const Ruleset& rules, const Options& options)
      : options_(options),
        lockstep_({rules}, options.seed, options.cards, cards::CardSet::all()),
        turns_(static_cast<std::size_t>(engine::DealSizes::of(rules).hand)) {
    odds_.won.resize(Players);
    odds_.payment.resize(Players);
    for (const std::string& id : side().tables().yaku.ids()) {
      odds_.yaku.push_back({id, std::vector<Share>(turns_)});
    }
  }

  void play(std::uint64_t number) {
    CommonRandomNumbers chance = deal(lockstep_, number);
    // Every seat in turn, each as often the dealer as any other.
    watched_ = static_cast<std::size_t>(number / Players % Players);
    made_after_.assign(odds_.yaku.size(), turns_);
    weighed_ = false;
    add(odds_.without_play, side().over());
    play_on(chance, [&](CommonRandomNumbers at) { weigh(at); });
    write_down(side().end());
  }

  Odds take() { return std::move(odds_); }

 private:
  Side& side() { return lockstep_.sides().front(); }

  // To the end of the round; `at_call` is called wherever a call is offered.
  template <class AtCall>
  void play_on(CommonRandomNumbers& chance, AtCall at_call) {
    const auto until = [&](const Side& side) {
      watch(side);
      return side.state().phase == engine::Phase::call;
    };
    while (lockstep_.go_on(chance, until) && !side().over()) {
      at_call(chance);
      side().play(engine::Move::call(options_.calls == Calls::stop ? engine::Move::Sort::stop
                                                                   : engine::Move::Sort::koi_koi));
    }
    watch(side());
  }

  // Which yaku the seat has made, and after which of its turns first.
  void watch(const Side& side) {
    if (!watching_) return;
    const auto left = static_cast<std::size_t>(engine::count(side.state().hand[watched_]));
    const std::size_t turn = turns_ - std::min(left, turns_);
    if (turn == 0) return;
    const engine::YakuSet made = side.made(watched_).which;
    for (std::size_t i = 0; i < made_after_.size(); ++i) {
      if ((made >> i & 1U) != 0) made_after_[i] = std::min(made_after_[i], turn - 1);
    }
  }

  // Plays the round on from here both ways, once a round: what is told later of it hangs on this.
  void weigh(const CommonRandomNumbers& chance) {
    if (std::exchange(weighed_, true)) return;
    const auto here = side().round();
    const std::size_t seat = here.turn;
    const Situation situation{side().made(seat).points, engine::count(here.hand[seat])};
    watching_ = false;
    const auto paid_after = [&](engine::Move::Sort call) {
      side().play(engine::Move::call(call));
      CommonRandomNumbers stream = chance;
      play_on(stream, [](const CommonRandomNumbers&) {});
      const int paid = side().end().payment[seat];
      side().back_to(here);
      return paid;
    };
    const int stop = paid_after(engine::Move::Sort::stop);
    const int go_on = paid_after(engine::Move::Sort::koi_koi);
    watching_ = true;
    Decision& decision = odds_.decisions[situation];
    decision.stop.add(1, stop);
    decision.go_on.add(1, go_on);
    decision.gain.add(1, go_on - stop);
    add(decision.ahead, go_on > 0);
    add(decision.behind, go_on < 0);
  }

  void write_down(const End& end) {
    const unsigned winners = Side::winners(end);
    const bool nobody = winners == (1U << Players) - 1;
    add(odds_.shared, !nobody && !std::has_single_bit(winners));
    for (std::size_t place = 0; place < Players; ++place) {
      const std::size_t seat = (side().dealer() + place) % Players;
      add(odds_.won[place], winners == 1U << seat);
      odds_.payment[place].add(1, end.payment[seat]);
    }
    for (std::size_t i = 0; i < odds_.yaku.size(); ++i) {
      for (std::size_t turn = 0; turn < turns_; ++turn) {
        add(odds_.yaku[i].by_turn[turn], made_after_[i] <= turn);
      }
    }
  }

  const Options& options_;
  CapturingLockstep<Players> lockstep_;
  std::size_t turns_;
  Odds odds_;
  // Of the round that is played.
  std::size_t watched_ = 0;
  std::vector<std::size_t> made_after_;  // by yaku: turns_ where it is not made
  bool weighed_ = false;
  bool watching_ = true;
};

}  // namespace

statistics::Interval Share::interval() const {
  return statistics::interval_of_share(static_cast<double>(hits), static_cast<double>(all));
}

void merge(Odds& odds, const Odds& other) {
  if (odds.won.empty()) {
    odds = other;
    return;
  }
  merge(odds.without_play, other.without_play);
  merge(odds.shared, other.shared);
  for (std::size_t seat = 0; seat < odds.won.size(); ++seat) {
    merge(odds.won[seat], other.won[seat]);
    odds.payment[seat].merge(other.payment[seat]);
  }
  for (std::size_t i = 0; i < odds.yaku.size(); ++i) {
    for (std::size_t turn = 0; turn < odds.yaku[i].by_turn.size(); ++turn) {
      merge(odds.yaku[i].by_turn[turn], other.yaku[i].by_turn[turn]);
    }
  }
  for (const auto& [situation, decision] : other.decisions) {
    merge(odds.decisions[situation], decision);
  }
}

std::uint64_t pieces(const Options& options) { return (options.rounds + kPiece - 1) / kPiece; }

Odds play_piece(const Ruleset& rules, const Options& options, std::uint64_t piece) {
  return impact::with_players(rules.scope().players, [&](auto players) {
    Table<players()> table(rules, options);
    const std::uint64_t first = piece * kPiece;
    const std::uint64_t last = std::min(first + kPiece, options.rounds);
    for (std::uint64_t number = first; number < last; ++number) table.play(number);
    return table.take();
  });
}

Odds play(const Ruleset& rules, const Options& options) {
  std::vector<Odds> played(pieces(options));
  std::atomic<std::size_t> done = 0;
  parallel::for_each_index(played.size(), options.threads, [&](std::size_t piece) {
    played[piece] = play_piece(rules, options, piece);
    if (options.progress) options.progress(++done, played.size());
  });
  Odds all;
  for (const Odds& some : played) merge(all, some);
  return all;
}

}  // namespace hanaproof::odds_of_rounds
