#include "solvers/smt/smallest.h"

#include <fmt/format.h>

#include <optional>
#include <stdexcept>
#include <utility>

#include "solvers/smt/solve.h"

namespace hanaproof::smt {

namespace {

// Thrown inside this file when a check does not end.
struct GaveUp {
  Unknown unknown;
};

class Search {
 public:
  Search(const Query& query, const std::vector<Number>& numbers, const Options& options)
      : query_(query), numbers_(numbers), options_(options), session_(query, options) {}

  Smallest run() {
    Smallest result;
    try {
      result = least();
    } catch (const GaveUp& gave_up) {
      result = {gave_up.unknown, false, {}, {{query_, gave_up.unknown, {}}}, {}};
    }
    result.statistics = session_.statistics();
    return result;
  }

 private:
  Smallest least() {
    Answer whole = ask(query_.name, {});
    if (const auto* unsat = std::get_if<Unsat>(&whole.outcome)) {
      whole.outcome = settled(query_, *unsat, options_);
      return {whole.outcome, false, {}, {whole}, {}};
    }
    Smallest result;
    result.evidence = fewest_cards();
    fewest_calls();
    least_word();
    fewest_own_calls();
    result.values = values();
    result.outcome = Sat{best_};
    result.evidence.push_back(none_earlier());
    result.unique = !is_allowed({same_size(), same_calls(), {"other cards", !same_cards()}});
    return result;
  }

  // From below: the fewer cards there may be, the faster a check is.
  std::vector<Answer> fewest_cards() {
    const int step = query_.in_pairs ? 2 : 1;
    std::optional<Answer> too_few;
    for (int most = 0;; most += step) {
      Answer answer =
          ask(fmt::format("{}, at most {} cards", query_.name, most),
              {{fmt::format("at most {} cards", most), at_most(cards_, constant(most))}});
      if (const auto* found = std::get_if<Sat>(&answer.outcome)) {
        best_ = found->situation;
        if (too_few) return {std::move(answer), std::move(*too_few)};
        return {std::move(answer)};
      }
      too_few = std::move(answer);
    }
  }

  void fewest_calls() {
    // Where the calls do not matter, the same cards will do without any.
    const Term none = equal(call_count(), constant(0));
    if (take({{"the same cards", same_cards()}, {"no calls", none}})) return;
    while (best_.calls() > 0 &&
           take({same_size(), {"fewer calls", less(call_count(), constant(best_.calls()))}})) {
    }
  }

  // From the top, clears each card that can be cleared while those above it stay as they are.
  void least_word() {
    for (unsigned bit = cards::kCards; bit-- > 0;) {
      if (!best_.captured.contains(cards::Card::at(static_cast<int>(bit)))) continue;
      const std::uint64_t from_here = cards::CardSet::all().bits() >> bit << bit;
      const std::uint64_t above = from_here & (from_here << 1);
      const Term cleared = equal(binary(Op::bit_and, captured(), bits(cards::kCards, from_here)),
                                 bits(cards::kCards, best_.captured.bits() & above));
      take({same_size(), same_calls(), {"a lesser word", cleared}});
    }
  }

  void fewest_own_calls() {
    if (best_.own_calls == 0 || best_.opponent_called) return;
    take({same_calls(), {"the same cards", same_cards()}, {"a call", opponent_called()}});
  }

  std::vector<std::int64_t> values() {
    const Term calls = equal(own_call_count(), constant(best_.own_calls));
    const Term opponent = equal(opponent_called(), truth(best_.opponent_called));
    if (!is_allowed({{"the situation", all_of({same_cards(), calls, opponent})}})) {
      throw std::logic_error("the smallest situation is none: " + query_.name);
    }
    std::vector<std::int64_t> values;
    for (const Number& number : numbers_) values.push_back(session_.value(number));
    return values;
  }

  Answer none_earlier() {
    const Term fewer_cards = less(cards_, constant(best_.captured.size()));
    const Term fewer_calls = less(call_count(), constant(best_.calls()));
    const Term lesser_word = binary(Op::less, zero_extend(captured(), 1),
                                    bits(cards::kCards + 1, best_.captured.bits()));
    const Term earlier = any_of({fewer_cards, all_of({same_size().term, fewer_calls}),
                                 all_of({same_size().term, same_calls().term, lesser_word})});
    Answer answer = ask(query_.name + ", earlier", {{"earlier in the order", earlier}});
    if (std::holds_alternative<Sat>(answer.outcome)) {
      throw std::logic_error("a situation before the smallest: " + query_.name);
    }
    return answer;
  }

  Assertion same_size() const {
    return {"as many cards", equal(cards_, constant(best_.captured.size()))};
  }
  Assertion same_calls() const {
    return {"as many calls", equal(call_count(), constant(best_.calls()))};
  }
  Term same_cards() const { return equal(captured(), bits(cards::kCards, best_.captured.bits())); }

  Outcome check(const std::vector<Assertion>& assumptions) {
    Outcome outcome = session_.check(assumptions);
    if (const auto* unknown = std::get_if<Unknown>(&outcome)) throw GaveUp{*unknown};
    return outcome;
  }

  bool is_allowed(const std::vector<Assertion>& assumptions) {
    return std::holds_alternative<Sat>(check(assumptions));
  }

  // Takes the situation for the best one where there is one.
  bool take(const std::vector<Assertion>& assumptions) {
    const Outcome outcome = check(assumptions);
    if (const auto* found = std::get_if<Sat>(&outcome)) best_ = found->situation;
    return std::holds_alternative<Sat>(outcome);
  }

  // A check that is kept as evidence.
  Answer ask(const std::string& name, const std::vector<Assertion>& assumptions) {
    const double before = session_.statistics().milliseconds;
    Outcome outcome = check(assumptions);
    const Statistics spent = {1, session_.statistics().milliseconds - before};
    return {query_.with(name, assumptions), std::move(outcome), spent};
  }

  const Query& query_;
  const std::vector<Number>& numbers_;
  const Options& options_;
  Session session_;
  Number cards_ = count(cards::CardSet::all());
  Situation best_;
};

}  // namespace

Smallest smallest(const Query& query, const std::vector<Number>& numbers, const Options& options) {
  return Search(query, numbers, options).run();
}

}  // namespace hanaproof::smt
