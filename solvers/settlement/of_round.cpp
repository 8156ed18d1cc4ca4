#include <set>

#include <fmt/format.h>

#include "model/cards/card_set.h"
#include "solvers/settlement/reader.h"
#include "solvers/settlement/steps.h"

namespace hanaproof::settlement {

using namespace smt;  // NOLINT(google-build-using-namespace): terms read as formulas

namespace {

Step hand_combos(const Reader& reader) {
  Ledger ledger = reader.ledger("hand combos");
  auto worth = amounts(ledger, "shown by seat", kActive);
  for (Term& each : worth) each = reader.scaled(ledger, "hand-combos", each);
  if (reader.is("combo.settle", "each-from-each")) {
    each_from_each(ledger, worth);
  } else {
    // The first has the most.
    ledger.gets(0, times(2, worth[0]));
    for (std::size_t seat = 1; seat < kActive; ++seat) {
      ledger.given("the most is shown by seat 0", no_more(worth[seat], worth[0]));
      ledger.pays(seat, worth[0]);
    }
  }
  return ledger.close_among_players();
}

Step four_and_three(const Reader& reader) {
  Ledger ledger = reader.ledger("four and three");
  const int seats = reader.is("four-three.from", "all-players") ? reader.players() : kActive;
  auto worth = amounts(ledger, "held by seat", seats);
  for (Term& each : worth) each = reader.scaled(ledger, "four-three", each);
  each_from_each(ledger, worth);
  return ledger.close_among_players();
}

// Seat 0 ends the round with what is worth so much.
Step yoshi(const Reader& reader, int sages) {
  Ledger ledger = reader.ledger(fmt::format("yoshi against {} with sage", sages));
  const Term worth = reader.scaled(ledger, "captured-combos", ledger.amount("worth of the combos"));
  const Term twice = times(2, worth);
  const Term none = whole(0);
  // What seats 1 and 2 pay, and what all pay.
  Term first = worth, second = worth, all = twice;
  if (sages == 1 && reader.is("yoshi.against-sage", "sage-pays-double")) {
    first = twice;
    second = none;
  }
  if (sages == 2 && reader.is("yoshi.against-sage", "sage-pays-double")) {
    if (reader.is("yoshi.two-sages", "each-pays-double")) {
      first = second = twice;
      all = times(4, worth);
    } else if (reader.is("yoshi.two-sages", "last-pays-double")) {
      first = twice;
      second = none;
    }
  }
  ledger.gets(0, all);
  ledger.pays(1, first);
  ledger.pays(2, second);
  return ledger.close_among_players();
}

// The share of combos that is paid: half, all, nothing.
Term share(const Reader& reader, Ledger& ledger, const char* topic, const Term& worth) {
  if (reader.is(topic, "nothing")) return whole(0);
  return reader.is(topic, "all") ? worth : ledger.part(worth, 2);
}

// Seat 0 cancels, and of the others so many have said sage.
Step cancelled(const Reader& reader, int sages) {
  Ledger ledger = reader.ledger(fmt::format("sage cancelled against {} with sage", sages));
  const Term worth = reader.scaled(ledger, "captured-combos", ledger.amount("worth of the combos"));
  const Term paid = share(reader, ledger, "sage.cancel-scores", worth);
  const bool doubles = sages > 0 && reader.is("sage.cancel-pays", "sage-pays-double");
  const int parts = doubles ? 2 : 1;
  ledger.gets(0, times(doubles ? 2 * sages : 2, paid));
  ledger.pays(1, times(parts, paid));
  ledger.pays(2, doubles && sages == 1 ? whole(0) : times(parts, paid));
  return ledger.close_among_players();
}

// Each has said sage, or not, or has cancelled it.
Step combos_at_the_end(const Reader& reader) {
  Ledger ledger = reader.ledger("captured combos when the stock is empty");
  std::vector<Term> paid;
  for (const Term& worth : amounts(ledger, "combos of seat", kActive)) {
    const auto name = fmt::format("of seat {}", paid.size());
    const Term sage = ledger.flag("sage " + name);
    const Term cancelled = ledger.flag("sage cancelled " + name);
    const Term scaled = reader.scaled(ledger, "captured-combos", worth);
    paid.push_back(choice(sage, share(reader, ledger, "sage.stock-empty", scaled),
                          choice(cancelled, share(reader, ledger, "sage.cancel-scores", scaled),
                                 share(reader, ledger, "combo.uncalled", scaled))));
  }
  each_from_each(ledger, paid);
  return ledger.close_among_players();
}

// Seat 0 has it: double eight by points, or all eights.
Step counted_combo(const Reader& reader, bool all_eights) {
  Ledger ledger = reader.ledger(all_eights ? "all eights" : "double eight");
  Term worth = whole(reader.kan("all-eights.kan"));
  if (!all_eights) {
    const Term points = ledger.amount("points of seat 0");
    const Term beyond = minus(points, whole(reader.number("double-eight.points")));
    ledger.given("a double eight", no_more(whole(0), beyond));
    worth = plus(whole(reader.kan("double-eight.kan")),
                 times(reader.kan("double-eight.extra"), beyond));
  }
  worth = reader.scaled(ledger, "counted-combos", worth);
  const bool in_all = reader.is("counted.paid", "in-all");
  const Term each = in_all ? ledger.part(worth, 2) : worth;
  ledger.gets(0, times(2, each));
  ledger.pays(1, each);
  ledger.pays(2, each);
  return ledger.close_among_players();
}

Step escape_and_diving(const Reader& reader) {
  Ledger ledger = reader.ledger("escape and diving");
  std::vector<Term> worth;
  for (int seat = 0; seat < kActive; ++seat) {
    const Term escapes = ledger.flag(fmt::format("seat {} escapes", seat));
    const Term dives = ledger.amount(fmt::format("threes that seat {} dives with", seat));
    const int most = reader.is("diving.double", "each") ? 2 : 1;
    ledger.given("threes of a hand", no_more(dives, whole(most)));
    worth.push_back(reader.scaled(ledger, "escape-diving",
                                  plus(when(escapes, whole(reader.kan("escape.kan"))),
                                       times(reader.kan("diving.kan"), dives))));
  }
  each_from_each(ledger, worth);
  return ledger.close_among_players();
}

// The dealer is seat 0; the last seat may hold the blank card.
Step mizu_ten(const Reader& reader, bool success) {
  Ledger ledger = reader.ledger(success ? "mizu-ten that succeeds" : "mizu-ten that fails");
  const char* topic = success ? "mizuten.success-from" : "mizuten.failure-to";
  const Term worth = reader.scaled(ledger, "mizu-ten", whole(reader.kan("mizuten.kan")));
  const bool blank = reader.is("deal.blank-card", "in-deck");
  const int others = reader.is(topic, "active-players")           ? kActive
                     : blank && reader.is(topic, "all-but-blank") ? reader.players() - 1
                                                                  : reader.players();
  const Term all = times(others - 1, worth);
  success ? ledger.gets(0, all) : ledger.pays(0, all);
  for (int seat = 1; seat < others; ++seat) {
    const auto other = static_cast<std::size_t>(seat);
    success ? ledger.pays(other, worth) : ledger.gets(other, worth);
  }
  return ledger.close_among_players();
}

}  // namespace

std::vector<Step> of_round(const rulebook::Ruleset& rules) {
  const Reader reader(rules);
  std::vector<Step> all = {hand_combos(reader), four_and_three(reader)};
  for (int sages = 0; sages <= 2; ++sages) {
    all.push_back(yoshi(reader, sages));
    all.push_back(cancelled(reader, sages));
  }
  all.push_back(combos_at_the_end(reader));
  all.push_back(counted_combo(reader, false));
  all.push_back(counted_combo(reader, true));
  all.push_back(escape_and_diving(reader));
  all.push_back(mizu_ten(reader, true));
  all.push_back(mizu_ten(reader, false));
  return all;
}

// The bank makes up for what does not add up to nothing.
Step counting(const rulebook::Ruleset& rules) {
  const Reader reader(rules);
  Ledger ledger = reader.ledger("points of cards");
  const auto points = amounts(ledger, "points of seat", kActive);
  const Term left = ledger.amount("points left on the field");
  ledger.given("all cards are captured or left",
               equal(plus(total_of(points), left), whole(cards::CardSet::all().points())));
  std::vector<Term> possible;
  for (const int worth : left_on_field(rules)) possible.push_back(equal(left, whole(worth)));
  ledger.given("what can be left", any_of(std::move(possible)));
  // One field for all.
  const Term one = reader.scaled(ledger, "cards", whole(1));
  const auto scaled = [&](const Term& amount) {
    const int twofold = reader.number("field.double-factor");
    const int grand = reader.number("field.grand-factor");
    return choice(equal(one, whole(1)), amount,
                  choice(equal(one, whole(twofold)), times(twofold, amount), times(grand, amount)));
  };
  Term gains = whole(0);
  for (std::size_t seat = 0; seat < kActive; ++seat) {
    Term gain = minus(points[seat], whole(reader.number("count.par")));
    if (reader.is("count.settle", "pairwise")) {
      gain = minus(times(kActive, points[seat]), total_of(points));
    }
    ledger.gets(seat, scaled(gain));
    gains = plus(gains, gain);
  }
  ledger.bank_pays(scaled(gains));
  return ledger.close();
}

std::vector<int> left_on_field(const rulebook::Ruleset& rules) {
  std::set<int> worths = {0};
  const Reader reader(rules);
  if (!reader.is("field.four-of-month", "void")) {
    for (cards::Month month = 1; month <= cards::kMonths; ++month) {
      worths.insert(cards::CardSet::month(month).points());
    }
  }
  return {worths.begin(), worths.end()};
}

}  // namespace hanaproof::settlement
