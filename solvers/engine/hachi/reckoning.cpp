// What a round that was played comes to (docs/hachi-hachi.md, "The reckoning of a round").
#include <algorithm>
#include <array>
#include <bit>

#include "solvers/engine/hachi/steps.h"

namespace hanaproof::engine::hachi {

namespace {

std::int32_t part(Share share, std::int32_t whole) {
  switch (share) {
    case Share::all:
      return whole;
    case Share::half:
      return whole / 2;
    default:
      return 0;
  }
}

// The reckoning as it is made up. Seats of the three active players are in order from oya.
class Reckoning {
 public:
  Reckoning(const Tables& tables, State& state) : t_(tables), rules_(tables.rules), s_(state) {
    Seat seat = state.oya;
    for (std::size_t i = 0; i < kActive; ++i, seat = next_after(state.stays, seat)) {
      seats_[i] = seat;
      points_[at(seat)] = tables.points(state.captured[at(seat)]);
    }
  }

  Gains run() {
    if (s_.end == End::played_out) {
      played_out();
    } else if (s_.end == End::yoshi) {
      yoshi();
    } else {
      cancelled();
    }
    if (s_.end == End::counted ? !rules_.cancelled.escape : bonus_counts()) escape();
    if (s_.end == End::counted ? !rules_.cancelled.diving : bonus_counts()) dive();
    const bool mizu = s_.end == End::counted      ? !rules_.cancelled.mizu_ten
                      : s_.end == End::played_out ? true
                                                  : rules_.mizu_after_call;
    if (mizu) mizu_ten();
    return gains_;
  }

 private:
  std::int32_t points(int seat) const { return points_[at(seat)]; }
  bool bonus_counts() const { return s_.end == End::played_out || rules_.bonus_after_call; }
  // Whose call ended the round is paid for combos alone.
  bool ended_it(Seat seat) const {
    return seat == s_.turn && (s_.end == End::yoshi || s_.end == End::cancelled);
  }
  bool said_sage(int seat) const { return (s_.sage & seat_bit(seat)) != 0; }
  std::int32_t factor(bool multiplied) const {
    return engine::hachi::factor(rules_, s_, multiplied);
  }

  engine::Made made(int seat) const {
    return t_.yaku.made(s_.captured[at(seat)], s_.counters[at(seat)]);
  }
  // Points for kan of captured combos.
  std::int32_t worth(int kan, Share share) const {
    return part(share, kan * rules_.kan) * factor(rules_.multiplied.captured);
  }

  // The others pay who has called; those who said sage pay for all, if the rules say so.
  void caller_is_paid(std::int32_t amount, bool sage_doubles, Rules::TwoSages two) {
    const Seats others = s_.stays & static_cast<Seats>(~seat_bit(s_.turn));
    const Seats sages = s_.sage & others;
    if (!sage_doubles || sages == 0) return pay(gains_, others, s_.turn, amount);
    if (sages != others || two == Rules::TwoSages::each_pays_double) {
      return pay(gains_, sages, s_.turn, 2 * amount);
    }
    if (two == Rules::TwoSages::each_pays) return pay(gains_, others, s_.turn, amount);
    // Whoever said it last of all may have been the caller.
    Seat last = s_.last_sage;
    if (last == s_.turn) last = s_.turn == seats_.back() ? seats_[1] : seats_.back();
    pay(gains_, seat_bit(last), s_.turn, 2 * amount);
  }

  void yoshi() {
    const engine::Made now = made(s_.turn);
    const bool after_sage = rules_.anyones_sage ? s_.sage != 0 : said_sage(s_.turn);
    const bool all = after_sage ? rules_.yoshi_all_after_sage : rules_.yoshi_all_combos;
    int kan = now.points;
    if (!all && rules_.more_kan_offers) {
      kan -= s_.kan_before;
    } else if (!all) {
      for (YakuSet old = now.which & s_.before; old != 0; old &= old - 1) {
        kan -= t_.yaku.points(std::countr_zero(old), s_.captured[at(s_.turn)], now.sake_dreg);
      }
    }
    caller_is_paid(worth(kan, Share::all), rules_.sage_pays_double, rules_.two_sages);
    if (rules_.yoshi_counts_cards) count_cards();
  }

  void cancelled() {
    caller_is_paid(worth(made(s_.turn).points, rules_.cancel_scores), rules_.cancel_doubles,
                   Rules::TwoSages::each_pays_double);
  }

  void played_out() {
    if (!counted_combo()) {
      const auto most =
          std::ranges::max_element(seats_, {}, [&](Seat seat) { return points(seat); });
      s_.winner = *most;
      count_cards();
      captured_combos();
    } else if (!rules_.cancelled.captured) {
      captured_combos();
    }
  }

  bool counted_combo() {
    const auto most = std::ranges::max_element(seats_, {}, [&](Seat seat) { return points(seat); });
    if (points(*most) >= rules_.double_eight) {
      counted(*most, rules_.double_eight_worth +
                         (points(*most) - rules_.double_eight) * rules_.double_eight_extra);
      s_.winner = *most;
      return true;
    }
    if (std::ranges::any_of(seats_, [&](Seat seat) { return points(seat) != rules_.par; })) {
      return false;
    }
    counted(s_.oya, rules_.all_eights_wins ? rules_.all_eights_worth : 0);
    s_.winner = rules_.all_eights_wins ? s_.oya : kNobody;
    return true;
  }

  void counted(int seat, std::int32_t amount) {
    s_.end = End::counted;
    if (rules_.counted_in_all) amount /= 2;
    pay(gains_, s_.stays, seat, amount * factor(rules_.multiplied.counted));
  }

  // The bank makes up what does not add up to nothing.
  void count_cards() {
    const std::int32_t times = factor(rules_.multiplied.cards);
    for (const Seat seat : seats_) {
      if (!rules_.pairwise) {
        gains_[at(seat)] += (points(seat) - rules_.par) * times;
        continue;
      }
      for (const Seat other : seats_) {
        gains_[at(seat)] += (points(seat) - points(other)) * times;
      }
    }
  }

  void captured_combos() {
    for (const Seat seat : seats_) {
      const bool cancelled = (s_.cancelled & seat_bit(seat)) != 0;
      const Share share = said_sage(seat) ? rules_.stock_empty
                          : cancelled     ? rules_.cancel_scores
                                          : rules_.uncalled;
      pay(gains_, s_.stays, seat, worth(made(seat).points, share));
    }
  }

  ComboSet combos(int seat) const {
    return rules_.bonus_if_held ? t_.hands.made(s_.deal.hands[at(seat)]) : s_.shown[at(seat)];
  }

  bool may_escape(ComboSet combos) const {
    const ComboSet dregs = combos & t_.hands.dregs();
    const bool others = (dregs & ~t_.single_light) != 0;
    switch (rules_.escape) {
      case Rules::Escape::any_but_single_light:
        return others;
      case Rules::Escape::with_single_light:
        return others && (dregs & t_.single_light) != 0;
      default:
        return dregs != 0;
    }
  }

  void escape() {
    const std::int32_t amount = rules_.escape_worth * factor(rules_.multiplied.escape_diving);
    for (const Seat seat : seats_) {
      if (points(seat) < rules_.escape_points || ended_it(seat)) continue;
      if (rules_.escape_must_win && seat != s_.winner) continue;
      if (may_escape(combos(seat))) pay(gains_, s_.stays, seat, amount);
    }
  }

  void dive() {
    const std::int32_t amount = rules_.diving_worth * factor(rules_.multiplied.escape_diving);
    for (const Seat seat : seats_) {
      if (ended_it(seat)) continue;
      int dives = 0;
      for (ComboSet rest = combos(seat) & t_.diving; rest != 0; rest &= rest - 1) {
        dives = std::max(dives, t_.hands.dives(std::countr_zero(rest), s_.deal.hands[at(seat)],
                                               s_.captured[at(seat)], rules_.dives_in_any_month));
      }
      if (!rules_.dives_twice) dives = std::min(dives, 1);
      if (dives > 0) pay(gains_, s_.stays, seat, dives * amount);
    }
  }

  Seats partners(Rules::Players players) const {
    Seats seats = players == Rules::Players::active ? s_.stays : everybody(rules_);
    const bool blank = players == Rules::Players::all_but_blank && s_.deal.blank != kNobody;
    return blank ? seats & static_cast<Seats>(~seat_bit(s_.deal.blank)) : seats;
  }

  void mizu_ten() {
    const Seat dealer = s_.dealt_by;
    if (!s_.mizu_ten || (s_.stays & seat_bit(dealer)) == 0 || ended_it(dealer)) return;
    Rules::Between result = rules_.mizu_between;
    if (points(dealer) >= rules_.mizu_success) {
      result = Rules::Between::success;
    } else if (points(dealer) <= rules_.mizu_failure) {
      result = Rules::Between::failure;
    }
    const std::int32_t amount = rules_.mizu_worth * factor(rules_.multiplied.mizu_ten);
    if (result == Rules::Between::success) {
      pay(gains_, partners(rules_.mizu_success_from), dealer, amount);
    } else if (result == Rules::Between::failure) {
      pay(gains_, partners(rules_.mizu_failure_to), dealer, -amount);
    }
  }

  const Tables& t_;
  const Rules& rules_;
  State& s_;
  std::array<Seat, kActive> seats_{};
  PerSeat<std::int32_t> points_{};
  Gains gains_{};
};

}  // namespace

void reckon(const Tables& tables, State& state) {
  Gains gains = Reckoning(tables, state).run();
  carry_out(tables.rules, state.match, gains);
  state.match.bank -= sum(gains);
  // With the hand combos, which were paid before play.
  for (std::size_t seat = 0; seat < kMostSeats; ++seat) gains[seat] += state.match.last[seat];
  finish(tables, state, gains);
}

}  // namespace hanaproof::engine::hachi
