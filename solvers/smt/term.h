// Terms of the quantifier-free theory of bit-vectors, and of whole numbers without bounds: what is
// asked, as values without a solver in them. Bit-vectors are signed (two's complement). Only the
// operators that every SMT solver reads. A query has numbers of one sort or the other.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace hanaproof::smt {

enum class Op {
  truth,        // a truth value
  bits,         // a constant
  variable,     // its own identity: two variables of one name are two variables
  negation,     // of a truth value
  conjunction,  // of any number of truth values
  disjunction,
  choice,  // if-then-else
  equal,   // of two terms of one width
  less,    // signed
  add,     // of two terms of one width, as the rest
  subtract,
  multiply,
  bit_and,
  bit_xor,
  extract,      // one bit, as a vector of width 1
  sign_extend,  // by so many bits
  zero_extend,
};

// The width of whole numbers without bounds. Of the operators they have choice, equal, less, add,
// subtract, and multiply by a constant.
inline constexpr unsigned kWhole = ~0U;

class Term {
 public:
  Term(Op op, unsigned width, std::vector<Term> args = {}, std::uint64_t value = 0,
       std::string name = {});

  Op op() const;
  // Of a bit-vector; 0 for a truth value, kWhole for a whole number.
  unsigned width() const;
  const std::vector<Term>& args() const;
  // truth: 0 or 1; bits: the constant; extract: which bit; extensions: by how many bits.
  std::uint64_t value() const;
  // Of a variable.
  const std::string& name() const;
  // Equal for copies of one term only.
  const void* identity() const { return node_.get(); }

 private:
  struct Node;
  std::shared_ptr<const Node> node_;
};

Term truth(bool value);
Term bits(unsigned width, std::uint64_t value);
Term whole(std::int64_t value);
// A fresh variable; `width` 0 makes a truth value, kWhole a whole number.
Term variable(std::string name, unsigned width);

Term operator!(const Term& a);
Term all_of(std::vector<Term> terms);
Term any_of(std::vector<Term> terms);
Term choice(const Term& condition, const Term& then, const Term& otherwise);
Term equal(const Term& a, const Term& b);
// A term of two arguments of one width: less, add, subtract, multiply, bit_and, bit_xor.
Term binary(Op op, const Term& a, const Term& b);
// Bit `index` as a vector of width 1.
Term extract(const Term& a, unsigned index);
Term sign_extend(const Term& a, unsigned by);
Term zero_extend(const Term& a, unsigned by);

}  // namespace hanaproof::smt
