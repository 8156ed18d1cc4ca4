#include "solvers/smt/smallest.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

#include "solvers/smt/solve.h"

namespace hanaproof::smt {

namespace {

// Thrown inside this file when a check does not end.
struct GaveUp {
  Unknown unknown;
};

std::vector<Term> merged(const std::vector<Term>& a, const std::vector<Term>& b) {
  std::vector<Term> out;
  for (std::size_t k = 1; k <= a.size() + b.size(); ++k) {
    std::vector<Term> ways;
    for (std::size_t i = 0; i <= a.size() && i <= k; ++i) {
      const std::size_t j = k - i;
      if (j > b.size()) continue;
      std::vector<Term> both;
      if (i > 0) both.push_back(a[i - 1]);
      if (j > 0) both.push_back(b[j - 1]);
      ways.push_back(all_of(both));
    }
    out.push_back(any_of(ways));
  }
  return out;
}
std::vector<Term> unary(cards::CardSet set) {
  if (set.size() == 1) return {equal(extract(captured(), unsigned(set.front().index())), bits(1,1))};
  cards::CardSet half; int n = 0;
  for (auto c : set) if (n++ < set.size() / 2) half.insert(c);
  return merged(unary(half), unary(set - half));
}

class Search {
 public:
  Search(const Query& query, const std::vector<Number>& numbers, const Options& options)
      : query_(query), numbers_(numbers), options_(options), session_(query, options) {}

  Smallest run() {
    Smallest result;
    try {
      result = least();
    } catch (const GaveUp& gave_up) {
      result = {gave_up.unknown, false, {}, {}, {}};
      result.evidence.push_back({query_, gave_up.unknown, {}});
    }
    result.statistics = session_.statistics();
    return result;
  }

 private:
  Smallest least() {
    Answer whole = ask(query_.name, {});
    if (const auto* unsat = std::get_if<Unsat>(&whole.outcome)) {
      whole.outcome = minimise(query_, *unsat, options_);
      return {whole.outcome, false, {}, {whole}, {}};
    }
    best_ = std::get<Sat>(whole.outcome).situation;
    Smallest result;
    result.evidence = fewest_cards();
    fewest_calls();
    least_word();
    fewest_own_calls();
    read_values(result);
    result.outcome = Sat{best_};
    result.evidence.push_back(none_earlier());
    result.unique = !allows({same_size(), same_calls(), {"other cards", !same_word()}});
    return result;
  }

  std::vector<Answer> fewest_cards() {
    std::optional<Answer> reached, missed;
    for (int most = 0;; most += 2) {
      Answer answer =
          ask(query_.name + fmt::format(", at most {} cards", most), {at_most_cards(most)});
      if (const auto* found = std::get_if<Sat>(&answer.outcome)) {
        best_ = found->situation;
        if (missed) return {answer, *missed};
        return {answer};
      } 
      missed = std::move(answer);
    }
  }

  void fewest_calls() {
    if (best_.calls()==0) return;
    if (allows({{"no calls", all_of({same_word(), equal(call_count(), constant(0))})}})) return;
    while (best_.calls() > 0 &&
           allows({same_size(), {"fewer calls", less(call_count(), constant(best_.calls()))}})) {
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
      allows({same_size(), same_calls(), {"a lesser word", cleared}});
    }
  }

  void fewest_own_calls() {
    if (best_.own_calls == 0 || best_.opponent_called) return;
    allows({same_calls(), {"the same cards", same_word()}, {"a call", opponent_called()}});
  }

  // The values that the solver computes for the numbers where the situation is fixed.
  void read_values(Smallest& result) {
    allows({{"the situation", same_situation()}});
    for (const Number& number : numbers_) result.values.push_back(session_.value(number));
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
      throw std::logic_error("a smaller situation than the smallest: " + query_.name);
    }
    return answer;
  }

  Assertion at_most_cards(int most) const {
    return {fmt::format("at most {} cards", most), at_most(cards_, constant(most))};
  }
  Assertion same_size() const {
    return {"as many cards", equal(cards_, constant(best_.captured.size()))};
  }
  Assertion same_calls() const {
    return {"as many calls", equal(call_count(), constant(best_.calls()))};
  }
  Term same_word() const { return equal(captured(), bits(cards::kCards, best_.captured.bits())); }
  Term same_situation() const {
    return all_of({same_word(), equal(own_call_count(), constant(best_.own_calls)),
                   equal(opponent_called(), truth(best_.opponent_called))});
  }

  Answer ask(const std::string& name, const std::vector<Assertion>& assumptions) {
    const Statistics before = session_.statistics();
    Outcome outcome = session_.check(assumptions);
    if (const auto* unknown = std::get_if<Unknown>(&outcome)) throw GaveUp{*unknown};
    const Statistics after = session_.statistics();
    return {query_.with(name, assumptions),
            std::move(outcome),
            {1, after.milliseconds - before.milliseconds}};
  }

  // Takes the situation for the best one where there is one.
  bool allows(const std::vector<Assertion>& assumptions) {
    const Outcome outcome = session_.check(assumptions);
    if (const auto* unknown = std::get_if<Unknown>(&outcome)) throw GaveUp{*unknown};
    if (const auto* found = std::get_if<Sat>(&outcome)) best_ = found->situation;
    return std::holds_alternative<Sat>(outcome);
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
