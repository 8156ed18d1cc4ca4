#include "solvers/fields/symbolic.h"

#include <fmt/format.h>

#include "solvers/smt/whole.h"

namespace hanaproof::fields {

using namespace smt;  // NOLINT(google-build-using-namespace): terms read as formulas

namespace {

Term number(const std::string& name) { return variable(name, kWhole); }
Term flag(const std::string& name) { return variable(name, 0); }
Term one_if(const Term& condition) { return when(condition, whole(1)); }
Term some(const Term& amount) { return below(whole(0), amount); }

Numbers numbers(const std::string& name) {
  return {number(name + " grand"), number(name + " double")};
}
Numbers none() { return {whole(0), whole(0)}; }
Numbers operator+(const Numbers& a, const Numbers& b) {
  return {plus(a.grand, b.grand), plus(a.twofold, b.twofold)};
}
Numbers operator-(const Numbers& a, const Numbers& b) {
  return {minus(a.grand, b.grand), minus(a.twofold, b.twofold)};
}
Numbers when(const Term& condition, const Numbers& amount) {
  return {smt::when(condition, amount.grand), smt::when(condition, amount.twofold)};
}
Numbers choice(const Term& condition, const Numbers& a, const Numbers& b) {
  return {smt::choice(condition, a.grand, b.grand), smt::choice(condition, a.twofold, b.twofold)};
}

// How many fields of each sort the lights make.
Numbers made_by(const Rules& rules, const std::vector<Term>& lights) {
  std::vector<Term> grand, twofold;
  std::size_t at = 0;
  for (const cards::Card light : rules.lights()) {
    (rules.grand_lights.contains(light) ? grand : twofold).push_back(lights[at++]);
  }
  const auto count = [](const std::vector<Term>& all) {
    std::vector<Term> ones;
    for (const Term& each : all) ones.push_back(one_if(each));
    return total_of(ones);
  };
  switch (rules.generates) {
    case Generates::each_light:
      return {count(grand), count(twofold)};
    case Generates::each_sort:
      return {one_if(any_of(grand)), one_if(any_of(twofold))};
    default:
      return {one_if(any_of(grand)), one_if(all_of({!any_of(grand), any_of(twofold)}))};
  }
}

class Stepping {
 public:
  Stepping(const Rules& rules, const Unknowns& before, const std::string& name)
      : rules_(rules.plain()),
        name_(name),
        fresh_(none()),
        step_{before,       Choices{{}, flag(name + ": too few stay")},
              {},           truth(false),
              truth(false), truth(true),
              before} {}

  SymbolicStep run() {
    deal();
    take();
    follow();
    pick_out();
    return std::move(step_);
  }

 private:
  void given(const std::string& what, const Term& term) {
    step_.given.push_back({fmt::format("{}: {}", name_, what), term});
  }

  void deal() {
    std::vector<Term> on_field;
    for (const cards::Card light : rules_.lights()) {
      step_.choices.lights.push_back(flag(fmt::format("{}: {}", name_, light.code())));
      on_field.push_back(one_if(step_.choices.lights.back()));
    }
    given("the lights fit the field", no_more(total_of(on_field), whole(rules_.field_cards)));
    fresh_ = made_by(rules_, step_.choices.lights);
    step_.after.deals = plus(step_.before.deals, whole(1));
    const Term again = all_of({step_.choices.no_match, truth(!rules_.no_match_counts)});
    step_.after.rounds = plus(step_.before.rounds, one_if(!again));
    step_.after.arisen = step_.before.arisen + fresh_;
  }

  void take() {
    const Numbers& waits = step_.before.waiting;
    const Numbers pool = waits + fresh_;
    const Term any = some(pool.all());
    if (numbers_decide(rules_)) {
      step_.takes_grand = some(pool.grand);
    } else {
      // Any sort that there is among those that the order asks for.
      step_.takes_grand = flag(name_ + ": a grand field is taken");
      const bool oldest = rules_.priority == Priority::oldest_first;
      const Numbers first = oldest ? waits : fresh_;
      const Numbers from = choice(some(first.all()), first, oldest ? fresh_ : waits);
      given("what is taken is there",
            choice(step_.takes_grand, some(from.grand), any_of({some(from.twofold), !any})));
      // Of one deal the grand ones come first.
      given("of those dealt the grand ones first",
            implies(all_of({some(fresh_.grand), oldest ? !some(waits.all()) : truth(true)}),
                    step_.takes_grand));
    }
    step_.takes_twofold = all_of({any, !step_.takes_grand});
    step_.plays = any_of({!step_.choices.no_match, truth(!rules_.no_match_waits)});
    const Numbers taken = {one_if(all_of({step_.takes_grand, step_.plays})),
                           one_if(all_of({step_.takes_twofold, step_.plays}))};
    step_.after.played = step_.before.played + taken;
    const Numbers rest = pool - taken;
    step_.after.waiting = rules_.carried ? rest : none();
    if (!rules_.carried) step_.after.gone = step_.before.gone + rest;
  }

  // Those that a deal puts before the one that is followed.
  Numbers joining() const {
    const Followed& followed = step_.before.followed;
    switch (rules_.priority) {
      case Priority::grand_first:
        return {smt::when(!followed.grand, fresh_.grand), whole(0)};
      case Priority::oldest_first:
        return none();
      default: {
        // Of those just made the first is played before it, and the others wait behind it.
        const Term grand = some(fresh_.grand);
        return {one_if(grand), one_if(all_of({!grand, some(fresh_.twofold)}))};
      }
    }
  }

  void follow() {
    const Followed& was = step_.before.followed;
    Followed& is = step_.after.followed;
    const Numbers ahead = was.before + joining();
    const Term takes_one_like_it = smt::choice(was.grand, step_.takes_grand, step_.takes_twofold);
    const Term none_like_it = equal(smt::choice(was.grand, ahead.grand, ahead.twofold), whole(0));
    if (!numbers_decide(rules_)) {
      const Term turn = equal(ahead.all(), whole(0));
      given("those that stand before it are taken first",
            implies(was.waits, choice(turn, takes_one_like_it,
                                      smt::choice(step_.takes_grand, some(ahead.grand),
                                                  some(ahead.twofold)))));
    }
    const Term played = all_of({step_.plays, takes_one_like_it, none_like_it});
    const Numbers taken = {one_if(all_of({step_.plays, step_.takes_grand, some(ahead.grand)})),
                           one_if(all_of({step_.plays, step_.takes_twofold, some(ahead.twofold)}))};
    const Term goes_on = all_of({was.waits, !played, truth(rules_.carried)});
    is.waits = goes_on;
    is.before = when(goes_on, ahead - taken);
    is.waited = smt::when(goes_on, plus(was.waited, whole(1)));
    is.joined = smt::when(goes_on, plus(was.joined, joining().all()));
    is.grand_dealt = smt::when(goes_on, plus(was.grand_dealt, fresh_.grand));
    is.idle = smt::when(goes_on, plus(was.idle, one_if(!step_.plays)));
    is.stood = smt::when(goes_on, was.stood);
  }

  // After the round any of those that wait may be picked out, where none is followed.
  void pick_out() {
    Followed& is = step_.after.followed;
    const Numbers& waiting = step_.after.waiting;
    const Followed was = is;
    const Term picks = all_of({flag(name_ + ": one is picked out"), !was.waits});
    const Term grand = flag(name_ + ": it is a grand field");
    const Numbers before = numbers(name_ + ": before it");
    const auto within = [](const Term& amount, const Term& most) {
      return all_of({no_more(whole(0), amount), no_more(amount, most)});
    };
    std::vector<Term> sound = {within(before.grand, minus(waiting.grand, one_if(grand))),
                               within(before.twofold, minus(waiting.twofold, one_if(!grand)))};
    if (rules_.priority == Priority::grand_first) {
      sound.push_back(
          smt::choice(grand, equal(before.twofold, whole(0)), equal(before.grand, waiting.grand)));
    }
    given("what is picked out waits", implies(picks, all_of(std::move(sound))));
    is.waits = any_of({was.waits, picks});
    is.grand = smt::choice(picks, grand, step_.before.followed.grand);
    is.before = choice(picks, before, was.before);
    is.stood = smt::choice(picks, before.all(), was.stood);
  }

  Rules rules_;
  std::string name_;
  Numbers fresh_;
  SymbolicStep step_;
};

}  // namespace

Term Numbers::all() const { return plus(grand, twofold); }

Unknowns any_state(const std::string& name) {
  const auto named = [&](const char* what) { return fmt::format("{}: {}", name, what); };
  return {number(named("deals")),
          number(named("rounds")),
          numbers(named("waiting")),
          numbers(named("arisen")),
          numbers(named("played")),
          numbers(named("gone")),
          {flag(named("one is followed")), flag(named("a grand one")), numbers(named("before it")),
           number(named("stood before it")), number(named("waited")), number(named("joined")),
           number(named("grand dealt")), number(named("idle"))}};
}

Unknowns start() {
  const Term zero = whole(0);
  return {zero,
          zero,
          none(),
          none(),
          none(),
          none(),
          {truth(false), truth(false), none(), zero, zero, zero, zero, zero}};
}

SymbolicStep symbolic_step(const Rules& rules, const Unknowns& before, const std::string& name) {
  return Stepping(rules, before, name).run();
}

Machine machine(const Rules& rules) {
  return {rules,
          [rules](const State& before, const Turn& turn) { return step(rules, before, turn); },
          [rules](const Unknowns& before, const std::string& name) {
            return symbolic_step(rules, before, name);
          }};
}

bool numbers_decide(const Rules& rules) { return rules.plain().priority == Priority::grand_first; }

}  // namespace hanaproof::fields
