#include "solvers/smt/term.h"

#include <cassert>
#include <utility>

namespace hanaproof::smt {

struct Term::Node {
  Op op;
  unsigned width;
  std::vector<Term> args;
  std::uint64_t value;
  std::string name;
};

namespace {

bool is_truth(const Term& term, bool value) {
  return term.op() == Op::truth && (term.value() != 0) == value;
}

// `absorbing` decides the whole, its opposite drops out.
Term junction(Op op, bool absorbing, std::vector<Term> terms) {
  for (const Term& term : terms) {
    if (is_truth(term, absorbing)) return term;
  }
  std::erase_if(terms, [&](const Term& term) { return is_truth(term, !absorbing); });
  if (terms.empty()) return truth(!absorbing);
  if (terms.size() == 1) return terms.front();
  return {op, 0, std::move(terms)};
}

}  // namespace

Term::Term(Op op, unsigned width, std::vector<Term> args, std::uint64_t value, std::string name)
    : node_(
          std::make_shared<const Node>(Node{op, width, std::move(args), value, std::move(name)})) {}

Op Term::op() const { return node_->op; }
unsigned Term::width() const { return node_->width; }
const std::vector<Term>& Term::args() const { return node_->args; }
std::uint64_t Term::value() const { return node_->value; }
const std::string& Term::name() const { return node_->name; }

Term truth(bool value) { return {Op::truth, 0, {}, value ? 1U : 0U}; }

Term bits(unsigned width, std::uint64_t value) {
  assert(width > 0 && width <= 64);
  const std::uint64_t mask = width == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
  return {Op::bits, width, {}, value & mask};
}

Term whole(std::int64_t value) { return {Op::bits, kWhole, {}, static_cast<std::uint64_t>(value)}; }

Term variable(std::string name, unsigned width) {
  return {Op::variable, width, {}, 0, std::move(name)};
}

Term operator!(const Term& a) {
  assert(a.width() == 0);
  if (a.op() == Op::truth) return truth(a.value() == 0);
  if (a.op() == Op::negation) return a.args().front();
  return {Op::negation, 0, {a}};
}

Term all_of(std::vector<Term> terms) { return junction(Op::conjunction, false, std::move(terms)); }
Term any_of(std::vector<Term> terms) { return junction(Op::disjunction, true, std::move(terms)); }

Term choice(const Term& condition, const Term& then, const Term& otherwise) {
  assert(condition.width() == 0 && then.width() == otherwise.width());
  if (condition.op() == Op::truth) return condition.value() != 0 ? then : otherwise;
  return {Op::choice, then.width(), {condition, then, otherwise}};
}

Term equal(const Term& a, const Term& b) {
  assert(a.width() == b.width());
  return {Op::equal, 0, {a, b}};
}

Term binary(Op op, const Term& a, const Term& b) {
  assert(a.width() == b.width() && a.width() > 0);
  return {op, op == Op::less ? 0 : a.width(), {a, b}};
}

Term extract(const Term& a, unsigned index) {
  assert(index < a.width());
  return {Op::extract, 1, {a}, index};
}

Term sign_extend(const Term& a, unsigned by) {
  if (by == 0) return a;
  if (a.op() == Op::bits) {
    const bool negative = (a.value() >> (a.width() - 1)) & 1U;
    return bits(a.width() + by,
                negative ? a.value() | (~std::uint64_t{0} << a.width()) : a.value());
  }
  return {Op::sign_extend, a.width() + by, {a}, by};
}

Term zero_extend(const Term& a, unsigned by) {
  if (by == 0) return a;
  return {Op::zero_extend, a.width() + by, {a}, by};
}

}  // namespace hanaproof::smt
