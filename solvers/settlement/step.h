// Money in a round of Hachi-Hachi over any amounts: points in hand, owed, in the pot, on the track
// and with the bank are unknowns, and so is what is paid (docs/hachi-hachi.md).
#pragma once

#include <string>
#include <vector>

#include "solvers/smt/query.h"

namespace hanaproof::settlement {

// Whole numbers, the lists one a seat.
struct Purse {
  std::vector<smt::Term> money, debt;
  smt::Term pot, track, bank;

  std::size_t seats() const { return money.size(); }
  // What never changes. Debts are no part of it: the bank's account has fallen by them.
  smt::Term total() const;
};
Purse any_purse(int players);

// One thing that is paid for, all at once.
struct Step {
  std::string name;
  Purse before, after;
  std::vector<smt::Assertion> given;  // when it comes up, and what its variables mean
  std::vector<smt::Term> shown = {};  // amounts that a witness tells
  std::vector<std::string> shown_as = {};
  bool among_players = false;       // nothing is said of pot, track or bank
  smt::Term gains = smt::whole(0);  // what all seats together gain, loans left out
};

// Builds a step from what each seat, the pot, the track and the bank get and pay. Each side of a
// payment is entered by itself, as the rules say it, so that the two need not agree.
class Ledger {
 public:
  Ledger(const std::string& name, int players, int loan);

  std::size_t seats() const { return step_.before.seats(); }
  const Purse& before() const { return step_.before; }

  // An unknown amount from 0 up, which a witness tells.
  smt::Term amount(const std::string& name);
  smt::Term flag(const std::string& name);
  void given(const std::string& name, const smt::Term& term);
  // Half of it, or an equal part of so many, rounded down.
  smt::Term part(const smt::Term& amount, int parts);

  void gets(std::size_t seat, const smt::Term& amount);
  void pays(std::size_t seat, const smt::Term& amount);
  void pot_gets(const smt::Term& amount);
  void pot_pays(const smt::Term& amount);
  void track_gets(const smt::Term& amount);
  void track_pays(const smt::Term& amount);
  void bank_gets(const smt::Term& amount);
  void bank_pays(const smt::Term& amount);
  // The debt of a seat falls.
  void repaid(std::size_t seat, const smt::Term& amount);

  // Who lacks money takes up as many loans as it takes, and no more.
  Step close();
  // The same; nobody but players takes part.
  Step close_among_players();

 private:
  Step step_;
  int loan_;
  int parts_ = 0;
  std::vector<smt::Term> change_;  // of each seat
};

// Can the step make points or lose them, or leave less than nothing anywhere?
smt::Query breach(const std::string& name, const Step& step);
// Can what players get differ from what players pay?
smt::Query unbalanced(const std::string& name, const Step& step);

}  // namespace hanaproof::settlement
