#include "solvers/settlement/step.h"

#include <utility>

#include <fmt/format.h>

#include "solvers/smt/whole.h"

namespace hanaproof::settlement {

using namespace smt;  // NOLINT(google-build-using-namespace): terms read as formulas

namespace {

Term number(const std::string& name) { return variable(name, kWhole); }

std::vector<Assertion> sound(const Purse& purse) {
  std::vector<Assertion> all;
  const auto add = [&](const std::string& name, const Term& amount) {
    all.push_back({name + " is not less than nothing", no_more(whole(0), amount)});
  };
  for (std::size_t seat = 0; seat < purse.seats(); ++seat) {
    add(fmt::format("money {}", seat), purse.money[seat]);
    add(fmt::format("debt {}", seat), purse.debt[seat]);
  }
  add("the pot", purse.pot);
  add("the track", purse.track);
  return all;
}

}  // namespace

Term Purse::total() const { return plus(total_of(money), plus(pot, plus(track, bank))); }

Purse any_purse(int players) {
  return {variables("money", players, kWhole), variables("debt", players, kWhole), number("pot"),
          number("track"), number("bank")};
}

Ledger::Ledger(const std::string& name, int players, int loan)
    : step_{name, any_purse(players), any_purse(players), {}}, loan_(loan) {
  step_.after = step_.before;
  step_.given = sound(step_.before);
  change_.assign(static_cast<std::size_t>(players), whole(0));
}

Term Ledger::amount(const std::string& name) {
  Term term = number(name);
  given(name + " is an amount", no_more(whole(0), term));
  step_.shown.push_back(term);
  step_.shown_as.push_back(name);
  return term;
}

Term Ledger::flag(const std::string& name) {
  Term term = variable(name, 0);
  step_.shown.push_back(term);
  step_.shown_as.push_back(name);
  return term;
}

void Ledger::given(const std::string& name, const Term& term) {
  step_.given.push_back({name, term});
}

Term Ledger::part(const Term& amount, int parts) {
  if (parts == 1) return amount;
  Term part = number(fmt::format("part {}", ++parts_));
  const Term rest = minus(amount, times(parts, part));
  given(fmt::format("equal parts {}", parts_),
        all_of({no_more(whole(0), rest), below(rest, whole(parts))}));
  return part;
}

void Ledger::gets(std::size_t seat, const Term& amount) {
  change_[seat] = plus(change_[seat], amount);
}
void Ledger::pays(std::size_t seat, const Term& amount) {
  change_[seat] = minus(change_[seat], amount);
}
void Ledger::pot_gets(const Term& amount) { step_.after.pot = plus(step_.after.pot, amount); }
void Ledger::pot_pays(const Term& amount) { step_.after.pot = minus(step_.after.pot, amount); }
void Ledger::track_gets(const Term& amount) { step_.after.track = plus(step_.after.track, amount); }
void Ledger::track_pays(const Term& amount) {
  step_.after.track = minus(step_.after.track, amount);
}
void Ledger::bank_gets(const Term& amount) { step_.after.bank = plus(step_.after.bank, amount); }
void Ledger::bank_pays(const Term& amount) { step_.after.bank = minus(step_.after.bank, amount); }
void Ledger::repaid(std::size_t seat, const Term& amount) {
  step_.after.debt[seat] = minus(step_.after.debt[seat], amount);
}

Step Ledger::close() {
  step_.gains = total_of(change_);
  for (std::size_t seat = 0; seat < seats(); ++seat) {
    const Term loans = number(fmt::format("loans {}", seat));
    const Term money = plus(step_.before.money[seat], change_[seat]);
    const Term borrowed = times(loan_, loans);
    given(fmt::format("loans of seat {}", seat),
          choice(below(money, whole(0)),
                 all_of({no_more(whole(0), plus(money, borrowed)),
                         below(plus(money, borrowed), whole(loan_))}),
                 equal(loans, whole(0))));
    step_.after.money[seat] = plus(money, borrowed);
    step_.after.debt[seat] = plus(step_.after.debt[seat], borrowed);
    step_.after.bank = minus(step_.after.bank, borrowed);
  }
  return std::move(step_);
}

Step Ledger::close_among_players() {
  Step step = close();
  step.among_players = true;
  return step;
}

Query breach(const std::string& name, const Step& step) {
  Query query{name, {}, step.given};
  std::vector<Term> fine = {equal(step.before.total(), step.after.total())};
  for (const Assertion& each : sound(step.after)) fine.push_back(each.term);
  query.assertions.push_back(
      {"points appear, or are lost, or are fewer than none", !all_of(std::move(fine))});
  return query;
}

Query unbalanced(const std::string& name, const Step& step) {
  Query query{name, {}, step.given};
  query.assertions.push_back({"players get and pay differently", !equal(step.gains, whole(0))});
  return query;
}

}  // namespace hanaproof::settlement
