#include "solvers/smt/situation.h"

#include <fmt/format.h>

#include "solvers/smt/query.h"

namespace hanaproof::smt {

namespace {

constexpr unsigned kCallBits = 4;
static_assert(kMostCalls < (1 << kCallBits));

// Captures take cards of a month in pairs, or all four.
Term capturable() {
  std::vector<Term> even;
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    std::vector<Term> bits_of_month;
    for (const cards::Card card : cards::CardSet::month(month)) {
      bits_of_month.push_back(extract(captured(), static_cast<unsigned>(card.index())));
    }
    const Term low = binary(Op::bit_xor, bits_of_month[0], bits_of_month[1]);
    const Term high = binary(Op::bit_xor, bits_of_month[2], bits_of_month[3]);
    even.push_back(equal(low, high));
  }
  return all_of(std::move(even));
}

}  // namespace

const Term& captured() {
  static const Term term = variable("captured", cards::kCards);
  return term;
}

const Term& own_calls() {
  static const Term term = variable("own-calls", kCallBits);
  return term;
}

const Term& opponent_called() {
  static const Term term = variable("opponent-called", 0);
  return term;
}

Number count(cards::CardSet set) {
  using cards::Kind;
  // By kinds, so that counts of larger sets are made of the counts that yaku ask for.
  std::vector<Number> kinds;
  for (const Kind kind : cards::kKinds) {
    std::vector<Number> cards;
    for (const cards::Card card : set& cards::CardSet::kind(kind)) {
      cards.push_back(from_unsigned(extract(captured(), static_cast<unsigned>(card.index()))));
    }
    kinds.push_back(sum(std::move(cards)));
  }
  return sum(std::move(kinds));
}

Number own_call_count() { return from_unsigned(own_calls()); }

Number call_count() {
  return own_call_count() + choice(opponent_called(), constant(1), constant(0));
}

std::vector<Assertion> possible(const Setting& setting) {
  std::vector<Assertion> assertions;
  if (!setting.wildcard_played) {
    assertions.push_back({"0, 2 or 4 cards of each month are captured", capturable()});
  }
  if (setting.deck != cards::CardSet::all()) {
    const std::uint64_t absent = (cards::CardSet::all() - setting.deck).bits();
    assertions.push_back({"only cards of the deck are captured",
                          equal(binary(Op::bit_and, captured(), bits(cards::kCards, absent)),
                                bits(cards::kCards, 0))});
  }
  assertions.push_back({fmt::format("own calls are at most {}", setting.most_own_calls),
                        at_most(own_call_count(), constant(setting.most_own_calls))});
  return assertions;
}

}  // namespace hanaproof::smt
