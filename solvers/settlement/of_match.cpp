#include <fmt/format.h>

#include "model/cards/card.h"
#include "solvers/settlement/reader.h"
#include "solvers/settlement/steps.h"

namespace hanaproof::settlement {

using namespace smt;  // NOLINT(google-build-using-namespace): terms read as formulas

namespace {

// Seat 0 has won the round.
Step marker(const Reader& reader) {
  Ledger ledger = reader.ledger("the point on the track");
  const Term some = below(whole(0), ledger.before().pot);
  const Term one = whole(1);
  if (reader.is("marker.from", "winner")) {
    ledger.pays(0, one);
    ledger.track_gets(one);
  }
  if (reader.is("marker.from", "pot")) {
    ledger.pot_pays(when(some, one));
    if (reader.is("marker.empty-pot", "winner-pays")) ledger.pays(0, when(!some, one));
    if (reader.is("marker.empty-pot", "bank-pays")) ledger.bank_pays(when(!some, one));
    const bool skipped = reader.is("marker.empty-pot", "skipped");
    ledger.track_gets(skipped ? when(some, one) : one);
  }
  return ledger.close();
}

// Seat 0 had four and three: a point for each month without one.
Step empty_months(const Reader& reader) {
  Ledger ledger = reader.ledger("points for the months without one");
  const Term empty = ledger.amount("months without a point");
  ledger.given("months of a year", no_more(empty, whole(cards::kMonths)));
  if (reader.is("four-three.track", "pays-empty-months")) {
    ledger.pays(0, empty);
    ledger.track_gets(empty);
  }
  return ledger.close();
}

// So many have the most points; the first of them has won.
Step pot(const Reader& reader, int equal_seats) {
  Ledger ledger = reader.ledger(fmt::format("the pot, {} with the most points", equal_seats));
  const int winners = reader.is("pot.tie", "shared") ? equal_seats : 1;
  const Term part = ledger.part(ledger.before().pot, winners);
  for (int seat = 0; seat < winners; ++seat) ledger.gets(static_cast<std::size_t>(seat), part);
  ledger.pot_pays(times(winners, part));
  return ledger.close();
}

Step half_time(const Reader& reader) {
  Ledger ledger = reader.ledger("the payment at half-time");
  const Term due = whole(reader.kan("half.kan"));
  for (std::size_t seat = 0; seat < ledger.seats(); ++seat) ledger.pays(seat, due);
  ledger.bank_gets(times(static_cast<int>(ledger.seats()), due));
  return ledger.close();
}

Step repayment(const Reader& reader) {
  Ledger ledger = reader.ledger("a debt paid back between rounds");
  const Term paid = times(reader.kan("loan.repay-step"), ledger.amount("steps"));
  ledger.given("no more than there is", no_more(paid, ledger.before().money[0]));
  ledger.given("no more than is owed", no_more(paid, ledger.before().debt[0]));
  ledger.pays(0, paid);
  ledger.repaid(0, paid);
  ledger.bank_gets(paid);
  return ledger.close();
}

Step final_repayment(const Reader& reader) {
  Ledger ledger = reader.ledger("debts paid back at the end");
  if (reader.is("final.repay", "not")) return ledger.close();
  for (std::size_t seat = 0; seat < ledger.seats(); ++seat) {
    Term paid = lower(ledger.before().money[seat], ledger.before().debt[seat]);
    if (reader.is("final.repay", "by-steps")) {
      const int step = reader.kan("loan.repay-step");
      paid = times(step, ledger.part(paid, step));
    }
    ledger.pays(seat, paid);
    ledger.repaid(seat, paid);
    ledger.bank_gets(paid);
  }
  return ledger.close();
}

// Among the first of so many who are equally poor.
Step final_track(const Reader& reader, int poorest) {
  Ledger ledger = reader.ledger(fmt::format("the track at the end, {} poorest", poorest));
  const Term track = ledger.before().track;
  const int getting = reader.is("final.poorest-tie", "shared") ? poorest : 1;
  const Term part = ledger.part(track, getting);
  for (int seat = 0; seat < getting; ++seat) ledger.gets(static_cast<std::size_t>(seat), part);
  ledger.bank_gets(minus(track, times(getting, part)));
  ledger.track_pays(track);
  return ledger.close();
}

// The first of so many have most; what cannot be shared is not paid out.
Step final_bonus(const Reader& reader, int most) {
  Ledger ledger = reader.ledger(fmt::format("the final bonus, {} with most", most));
  const int players = reader.players();
  const int getting = reader.is("final.bonus-tie", "shared") ? most : 1;
  const int part = reader.kan("final.bonus") * players / getting;
  const int paid = part * getting;
  for (int seat = 0; seat < getting; ++seat) {
    ledger.gets(static_cast<std::size_t>(seat), whole(part));
  }
  if (reader.is("final.bonus-from", "bank")) {
    ledger.bank_pays(whole(paid));
    return ledger.close();
  }
  // With nobody left to pay, nothing is.
  const int payers = players - getting;
  if (payers == 0) return reader.ledger("no final bonus: all have most").close();
  for (int seat = getting; seat < players; ++seat) {
    const int rest = seat == getting ? paid % payers : 0;
    ledger.pays(static_cast<std::size_t>(seat), whole(paid / payers + rest));
  }
  return ledger.close_among_players();
}

}  // namespace

std::vector<Step> of_match(const rulebook::Ruleset& rules) {
  const Reader reader(rules);
  std::vector<Step> all = {marker(reader), empty_months(reader), half_time(reader),
                           repayment(reader), final_repayment(reader)};
  for (int seats = 1; seats <= kActive; ++seats) all.push_back(pot(reader, seats));
  for (int seats = 1; seats <= reader.players(); ++seats) {
    all.push_back(final_track(reader, seats));
    all.push_back(final_bonus(reader, seats));
  }
  return all;
}

}  // namespace hanaproof::settlement
