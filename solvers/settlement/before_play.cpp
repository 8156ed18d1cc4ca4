#include <fmt/format.h>

#include "solvers/settlement/reader.h"
#include "solvers/settlement/steps.h"

namespace hanaproof::settlement {

using namespace smt;  // NOLINT(google-build-using-namespace): terms read as formulas

namespace {

// In points, by place from 0.
int penalty(const Reader& reader, int place) {
  const auto& list = *reader.rules()["pass.penalty"].list();
  const int listed = static_cast<int>(list.size());
  if (listed == 0) return 0;
  const int last = static_cast<int>(*list.back().number());
  int halves = last;
  if (place < listed) {
    halves = static_cast<int>(*list[static_cast<std::size_t>(place)].number());
  } else if (reader.is("pass.beyond", "next-step")) {
    halves = last + place - listed + 1;
  } else if (reader.is("pass.beyond", "nothing")) {
    halves = 0;
  }
  return halves * reader.kan() / 2;
}

// Who pays is any set of seats; the place of one is its seat, or is counted among some.
Step penalties(const Reader& reader) {
  Ledger ledger = reader.ledger("penalties for passing");
  const Term blank = ledger.amount("who holds the blank card");
  Term passers = whole(0);
  for (int seat = 0; seat < reader.players(); ++seat) {
    const Term passes = ledger.flag(fmt::format("seat {} pays", seat));
    Term place = whole(seat);
    if (reader.is("pass.place", "among-passers")) place = passers;
    if (reader.is("pass.place", "among-deciders")) {
      place = minus(place, when(below(blank, whole(seat)), whole(1)));
    }
    Term amount = whole(0);
    for (int at = 0; at < reader.players(); ++at) {
      amount = choice(equal(place, whole(at)), whole(penalty(reader, at)), amount);
    }
    const Term paid = when(passes, reader.scaled(ledger, "penalties", amount));
    ledger.pays(static_cast<std::size_t>(seat), paid);
    ledger.pot_gets(paid);
    passers = plus(passers, when(passes, whole(1)));
  }
  return ledger.close();
}

// The first of so many seats have stayed.
Step no_match(const Reader& reader, int stayed) {
  Ledger ledger = reader.ledger(fmt::format("a round without a match, {} stayed", stayed));
  const Term& pot = ledger.before().pot;
  if (stayed > 0 && reader.is("stay.too-few-pot", "shared")) {
    const Term part = ledger.part(pot, stayed);
    for (int seat = 0; seat < stayed; ++seat) ledger.gets(static_cast<std::size_t>(seat), part);
    ledger.pot_pays(times(stayed, part));
  }
  if (stayed == 0 && reader.is("stay.nobody", "dealer-takes")) {
    ledger.gets(0, pot);
    ledger.pot_pays(pot);
  }
  if (stayed == 0 && reader.is("stay.nobody", "paid-back")) {
    const auto paid = amounts(ledger, "penalty of seat", reader.players());
    ledger.given("penalties are in the pot", no_more(total_of(paid), pot));
    for (std::size_t seat = 0; seat < paid.size(); ++seat) ledger.gets(seat, paid[seat]);
    ledger.pot_pays(total_of(paid));
  }
  return ledger.close();
}

Step compensation(const Reader& reader) {
  Ledger ledger = reader.ledger("compensation of those who must pass");
  Term left = ledger.before().pot;
  for (int seat = kActive; seat < reader.players(); ++seat) {
    const Term worth = reader.scaled(ledger, "chased",
                                     ledger.amount(fmt::format("compensation of seat {}", seat)));
    const auto chased = static_cast<std::size_t>(seat);
    if (reader.is("chased.payer", "each-active")) {
      ledger.gets(chased, times(kActive, worth));
      for (std::size_t active = 0; active < kActive; ++active) ledger.pays(active, worth);
    } else if (reader.is("chased.payer", "active-shared")) {
      ledger.gets(chased, worth);
      const Term third = ledger.part(worth, kActive);
      const Term rest = minus(worth, times(kActive, third));
      for (int active = 0; active < kActive; ++active) {
        ledger.pays(static_cast<std::size_t>(active),
                    plus(third, when(below(whole(active), rest), whole(1))));
      }
    } else if (reader.is("chased.payer", "pot")) {
      const Term paid = lower(worth, left);
      left = minus(left, paid);
      ledger.gets(chased, paid);
      ledger.pot_pays(paid);
    } else {
      ledger.gets(chased, worth);
      ledger.bank_pays(worth);
    }
  }
  const bool players_pay = !reader.is("chased.payer", "pot") && !reader.is("chased.payer", "bank");
  return players_pay ? ledger.close_among_players() : ledger.close();
}

}  // namespace

std::vector<Step> before_play(const rulebook::Ruleset& rules) {
  const Reader reader(rules);
  return {penalties(reader), no_match(reader, 0), no_match(reader, 1), no_match(reader, 2),
          compensation(reader)};
}

std::vector<Step> all_steps(const rulebook::Ruleset& rules) {
  std::vector<Step> all = before_play(rules);
  for (auto* steps : {&of_round, &of_match}) {
    for (Step& step : (*steps)(rules)) all.push_back(std::move(step));
  }
  all.push_back(counting(rules));
  return all;
}

}  // namespace hanaproof::settlement
