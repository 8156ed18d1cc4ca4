// What the steps ask of a ruleset.
#pragma once

#include <string>

#include "model/rulebook/ruleset.h"
#include "solvers/settlement/step.h"
#include "solvers/smt/whole.h"

namespace hanaproof::settlement {

class Reader {
 public:
  explicit Reader(const rulebook::Ruleset& rules) : rules_(rules) {}

  bool is(const std::string& topic, const char* word) const { return rules_.is(topic, word); }
  int number(const std::string& topic) const { return rules_.number(topic); }
  // An answer in kan, in points.
  int kan(const std::string& topic) const { return number(topic) * kan(); }
  int kan() const { return number("money.kan"); }
  int players() const { return rules_.scope().players; }
  const rulebook::Ruleset& rules() const { return rules_; }

  Ledger ledger(const std::string& name) const { return {name, players(), kan("loan.size")}; }

  // The amount times the factor of the field, where the rules have it multiplied.
  smt::Term scaled(Ledger& ledger, const char* what, const smt::Term& amount) const {
    if (!rules_.answer("field.multiplies").lists(what)) return amount;
    const smt::Term grand = ledger.flag(std::string("a grand field, ") + what);
    const smt::Term twofold = ledger.flag(std::string("a double field, ") + what);
    return smt::choice(
        grand, smt::times(number("field.grand-factor"), amount),
        smt::choice(twofold, smt::times(number("field.double-factor"), amount), amount));
  }

 private:
  const rulebook::Ruleset& rules_;
};

// Each of so many seats gets its own worth from each other one.
inline void each_from_each(Ledger& ledger, const std::vector<smt::Term>& worth) {
  for (std::size_t seat = 0; seat < worth.size(); ++seat) {
    ledger.gets(seat, smt::times(static_cast<int>(worth.size()) - 1, worth[seat]));
    for (std::size_t other = 0; other < worth.size(); ++other) {
      if (other != seat) ledger.pays(seat, worth[other]);
    }
  }
}

// An amount of each seat.
inline std::vector<smt::Term> amounts(Ledger& ledger, const std::string& name, int seats) {
  std::vector<smt::Term> all;
  for (int seat = 0; seat < seats; ++seat) {
    all.push_back(ledger.amount(name + " " + std::to_string(seat)));
  }
  return all;
}

}  // namespace hanaproof::settlement
