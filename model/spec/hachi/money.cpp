#include "model/spec/hachi/money.h"

namespace hanaproof::spec::hachi {

using notation::HachiMatch;

void Step::pay(int from, int to, int amount) {
  seats[at(from)] -= amount;
  seats[at(to)] += amount;
}

void Step::to_pot(int from, int amount) {
  seats[at(from)] -= amount;
  pot += amount;
}

void Step::from_pot(int to, int amount) { to_pot(to, -amount); }

void Step::to_track(int from, int amount) {
  seats[at(from)] -= amount;
  track += amount;
}

void Step::to_bank(int from, int amount) {
  seats[at(from)] -= amount;
  bank += amount;
}

void Step::from_bank(int to, int amount) { to_bank(to, -amount); }

void carry_out(const Rules& rules, HachiMatch& match, const Step& step) {
  for (int seat = 0; seat < match.players; ++seat) {
    match.money[at(seat)] += step.seats[at(seat)];
    while (match.money[at(seat)] < 0) {
      const int loan = points(rules, rules.loan_size.number());
      match.money[at(seat)] += loan;
      match.debt[at(seat)] += loan;
      match.bank -= loan;
    }
  }
  match.pot += step.pot;
  match.track += step.track;
  match.bank += step.bank;
}

std::vector<int> seats_from(int first, int players) {
  std::vector<int> seats;
  for (int i = 0; i < players; ++i) seats.push_back((first + i) % players);
  return seats;
}

int points(const Rules& rules, int kan) { return kan * rules.money_kan.number(); }

}  // namespace hanaproof::spec::hachi
