#include "model/spec/betting/betting.h"

#include <algorithm>
#include <ranges>

#include "model/cards/seat.h"

namespace hanaproof::spec::betting {

using cards::at;
using notation::Bet;

namespace {

int count(const Betting& betting) { return static_cast<int>(betting.seats.size()); }

// What a seat bids in this auction (bet.carries): with the first auction's bid or without it.
int bid_of(const Rules& rules, const Betting& betting, int seat) {
  const int all = betting.seats[at(seat)].bids;
  return rules.bet_carries.is("replaces") ? all : all - betting.bids_before[at(seat)];
}

int highest_bid(const Rules& rules, const Betting& betting) {
  int highest = 0;
  for (const int seat : standing_seats(betting.seats)) {
    highest = std::max(highest, bid_of(rules, betting, seat));
  }
  return highest;
}

// The bid of the player before: the next seat backwards that is still in.
int previous_bid(const Rules& rules, const Betting& betting, int seat) {
  const int seats = count(betting);
  for (int back = 1; back < seats; ++back) {
    const int other = (seat - back + seats) % seats;
    if (!betting.seats[at(other)].folded) return bid_of(rules, betting, other);
  }
  return 0;
}

bool opened(const Betting& betting) { return betting.auctions.back().opener != kNobody; }

// bet.follow
int to_match(const Rules& rules, const Betting& betting, int seat) {
  return rules.bet_follow.is("highest") ? highest_bid(rules, betting)
                                        : previous_bid(rules, betting, seat);
}

// What the seat at turn must add to follow.
int owed(const Rules& rules, const Betting& betting) {
  const int own = bid_of(rules, betting, betting.turn);
  return std::max(0, to_match(rules, betting, betting.turn) - own);
}

// Whether a seat is still asked in this auction: it is in, has money, and has not yet bid or has
// bid less than another (bet.ends).
bool is_asked(const Rules& rules, const Betting& betting, int seat) {
  const Stake& stake = betting.seats[at(seat)];
  if (stake.folded || stake.money == 0) return false;
  return !betting.has_bid[at(seat)] || bid_of(rules, betting, seat) < highest_bid(rules, betting);
}

// The first seat from `from` on that is still asked.
int next_asked(const Rules& rules, const Betting& betting, int from) {
  for (int ahead = 0; ahead < count(betting); ++ahead) {
    const int seat = (from + ahead) % count(betting);
    if (is_asked(rules, betting, seat)) return seat;
  }
  return kNobody;
}

void put_in(Stake& stake, int coins) {
  stake.money -= coins;
  stake.bids += coins;
}

// Who has the last word in an auction: who raised last, or where nobody raised whoever
// dealer.no-raise says.
int decider(const Rules& rules, const Auction& auction) {
  if (auction.last_raiser != kNobody) return auction.last_raiser;
  if (rules.dealer_no_raise.is("last-follower") && auction.last_follower != kNobody) {
    return auction.last_follower;
  }
  return auction.opener;
}

// bet.second-opener: whose auction it is, before bet.opener.
int host(const Rules& rules, const Betting& betting) {
  if (betting.auctions.empty() || rules.bet_second_opener.is("dealer-of-deal"))
    return betting.dealer;
  const int became = dealer_by_bets(rules, betting);
  return became == kNobody ? betting.dealer : became;
}

// The seat from which on the next auction is opened. bet.opener-folded: when that one has folded,
// who raised last may take its place.
int opens_from(const Rules& rules, const Betting& betting) {
  const int first =
      (host(rules, betting) + (rules.bet_opener.is("dealer") ? 0 : 1)) % count(betting);
  if (betting.auctions.empty() || !betting.seats[at(first)].folded) return first;
  if (rules.bet_opener_folded.is("next-in-play")) return first;
  const int raiser = betting.auctions.back().last_raiser;
  return raiser == kNobody ? first : raiser;
}

// Begins the next auction; the betting is over when nobody can bid in it.
void begin_auction(const Rules& rules, Betting& betting) {
  const int first = opens_from(rules, betting);
  betting.auctions.push_back({});
  betting.bids_before.clear();
  for (const Stake& stake : betting.seats) betting.bids_before.push_back(stake.bids);
  betting.has_bid.assign(betting.seats.size(), false);
  betting.has_raised.assign(betting.seats.size(), false);
  betting.turn = next_asked(rules, betting, first);
  betting.over = betting.turn == kNobody || betting.capped;
  if (!betting.over) return;
  betting.auctions.pop_back();
  betting.turn = betting.dealer;
}

// bet.fold-loses: what a player who folds gets back.
void fold(const Rules& rules, Stake& stake) {
  stake.folded = true;
  if (rules.bet_fold_loses.is("all-put-in")) return;
  stake.money += stake.bids;
  stake.bids = 0;
}

// What anybody still in has bid above a level goes back.
void give_back_above(const Rules& rules, Betting& betting, int level) {
  for (const int seat : standing_seats(betting.seats)) {
    const int above = bid_of(rules, betting, seat) - level;
    if (above > 0) put_in(betting.seats[at(seat)], -above);
  }
}

// bet.short, caps-everyone: nobody need have bid more than the short player.
void cap(const Rules& rules, Betting& betting) {
  betting.capped = true;
  give_back_above(rules, betting, bid_of(rules, betting, betting.turn));
}

// bet.short-rest, all-equal: at the end of an auction all have bid what the shortest has.
void make_equal(const Rules& rules, Betting& betting) {
  int least = highest_bid(rules, betting);
  for (const int seat : standing_seats(betting.seats)) {
    least = std::min(least, bid_of(rules, betting, seat));
  }
  if (least == highest_bid(rules, betting) || rules.bet_short_rest.is("others-equal")) return;
  give_back_above(rules, betting, least);
}

void follow(const Rules& rules, Betting& betting) {
  Stake& stake = betting.seats[at(betting.turn)];
  const int coins = owed(rules, betting);
  const bool is_short = stake.money < coins;
  put_in(stake, std::min(coins, stake.money));
  if (opened(betting)) {
    betting.auctions.back().last_follower = betting.turn;
  } else {
    betting.auctions.back().opener = betting.turn;
  }
  if (is_short && rules.bet_short.is("caps-everyone")) cap(rules, betting);
}

void raise(const Rules& rules, Betting& betting, int stake) {
  put_in(betting.seats[at(betting.turn)], stake - bid_of(rules, betting, betting.turn));
  if (opened(betting)) {
    betting.auctions.back().last_raiser = betting.turn;
    betting.has_raised[at(betting.turn)] = true;
  } else {
    betting.auctions.back().opener = betting.turn;
  }
}

// Who is asked next, in this auction or the next one; or the betting is over.
void go_on(const Rules& rules, Betting& betting) {
  const bool alone = standing_seats(betting.seats).size() == 1;
  betting.over = alone && rules.bet_last_standing.is("wins-at-once");
  if (betting.over) return;
  const int next = next_asked(rules, betting, betting.turn + 1);
  if (next != kNobody) {
    betting.turn = next;
    return;
  }
  make_equal(rules, betting);
  if (static_cast<int>(betting.auctions.size()) < rules.bet_auctions.number()) {
    begin_auction(rules, betting);
  } else {
    betting.over = true;
  }
}

// Whether the seat at turn may raise at all, money apart (bet.raise-limit, bet.raise-again).
bool may_raise(const Rules& rules, const Betting& betting) {
  if (betting.capped) return false;
  if (!opened(betting)) return true;
  const std::size_t seat = at(betting.turn);
  if (betting.has_raised[seat] && rules.bet_raise_limit.is("once-each")) return false;
  return !betting.has_bid[seat] || rules.bet_raise_again.is("may");
}

}  // namespace

std::vector<int> standing_seats(const std::vector<Stake>& seats) {
  std::vector<int> standing;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    if (!seats[seat].folded) standing.push_back(static_cast<int>(seat));
  }
  return standing;
}

Betting begin(const Rules& rules, int dealer, const std::vector<int>& money, int ante) {
  Betting betting;
  betting.dealer = dealer;
  for (const int coins : money) {
    const int asked = rules.bet_ante.is("everyone") ? ante : 0;
    const bool out = coins < asked && rules.bet_ante_short.is("out");
    const int starting = out ? 0 : std::min(asked, coins);
    betting.seats.push_back({coins - starting, starting, 0, out});
  }
  betting.turn = dealer;
  const bool alone = standing_seats(betting.seats).size() < 2;
  betting.over = alone && rules.bet_last_standing.is("wins-at-once");
  if (!betting.over) begin_auction(rules, betting);
  return betting;
}

std::vector<Bet> legal_bets(const Rules& rules, const Betting& betting) {
  if (betting.over) return {};
  std::vector<Bet> bets;
  const Stake& stake = betting.seats[at(betting.turn)];
  const bool alone = standing_seats(betting.seats).size() == 1;
  const bool opens = !opened(betting);
  if (!alone && (!opens || rules.bet_opener_may_fold.holds())) bets.push_back(Bet::fold());
  const bool can_follow =
      opens ? rules.bet_opening.is("may-be-nothing")
            : stake.money >= owed(rules, betting) || !rules.bet_short.is("must-fold");
  if (can_follow) bets.push_back(Bet::follow());
  if (!may_raise(rules, betting)) return bets;
  const int own = bid_of(rules, betting, betting.turn);
  const int exceeded = !opens && rules.bet_raise.is("over-previous")
                           ? previous_bid(rules, betting, betting.turn)
                           : highest_bid(rules, betting);
  for (int bid = std::max(exceeded, own) + 1; bid <= own + stake.money; ++bid) {
    bets.push_back(Bet::raise(bid));
  }
  return bets;
}

Betting bet(const Rules& rules, const Betting& betting, const Bet& move) {
  const auto legal = legal_bets(rules, betting);
  if (std::ranges::find(legal, move) == legal.end()) {
    throw notation::IllegalMove(move.text() + " is not legal here");
  }
  Betting after = betting;
  if (move.sort == Bet::Sort::fold) fold(rules, after.seats[at(after.turn)]);
  if (move.sort == Bet::Sort::follow) follow(rules, after);
  if (move.sort == Bet::Sort::raise) raise(rules, after, move.amount);
  after.has_bid[at(after.turn)] = true;
  go_on(rules, after);
  return after;
}

int dealer_by_bets(const Rules& rules, const Betting& betting) {
  if (rules.dealer_becomes.is("same")) return betting.dealer;
  if (rules.dealer_becomes.is("next")) return (betting.dealer + 1) % count(betting);
  if (rules.dealer_becomes.is("winner")) return kNobody;
  if (betting.auctions.empty()) return betting.dealer;
  // The last raise of the round decides, or after each auction that auction's last word.
  if (rules.dealer_changes.is("after-round")) {
    for (const Auction& auction : betting.auctions | std::views::reverse) {
      if (auction.last_raiser != kNobody) return auction.last_raiser;
    }
  }
  const int decided = decider(rules, betting.auctions.back());
  return decided == kNobody ? betting.dealer : decided;
}

}  // namespace hanaproof::spec::betting
