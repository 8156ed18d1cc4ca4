#include "solvers/smt/smtlib.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace hanaproof::smt {

namespace {

std::string sort_of(const Term& term) {
  if (term.width() == kWhole) return "Int";
  return term.width() == 0 ? "Bool" : fmt::format("(_ BitVec {})", term.width());
}

bool is_whole(const Term& term) {
  return term.width() == kWhole || (term.op() == Op::less && term.args()[0].width() == kWhole);
}

std::string number_text(const Term& term) {
  if (!is_whole(term)) return fmt::format("(_ bv{} {})", term.value(), term.width());
  const auto value = static_cast<std::int64_t>(term.value());
  return value < 0 ? fmt::format("(- {})", -value) : fmt::format("{}", value);
}

// What an operator is called for truth values and bits, and where it differs, for whole numbers.
struct Head {
  Op op;
  const char* bits;
  const char* whole = bits;
};
constexpr std::array<Head, 11> kHeads = {{{Op::negation, "not"},
                                          {Op::conjunction, "and"},
                                          {Op::disjunction, "or"},
                                          {Op::choice, "ite"},
                                          {Op::equal, "="},
                                          {Op::less, "bvslt", "<"},
                                          {Op::add, "bvadd", "+"},
                                          {Op::subtract, "bvsub", "-"},
                                          {Op::multiply, "bvmul", "*"},
                                          {Op::bit_and, "bvand"},
                                          {Op::bit_xor, "bvxor"}}};

std::string head_of(const Term& term) {
  const auto head = std::ranges::find(kHeads, term.op(), &Head::op);
  if (head != kHeads.end()) return is_whole(term) ? head->whole : head->bits;
  if (term.op() == Op::extract) return fmt::format("(_ extract {0} {0})", term.value());
  const char* sign = term.op() == Op::sign_extend ? "sign" : "zero";
  return fmt::format("(_ {}_extend {})", sign, term.value());
}

// In what every solver reads alike.
std::string plain(std::string text) {
  for (char& c : text) {
    if (c < ' ' || c > '~' || c == '\\' || c == '"') c = '/';
  }
  return text;
}

class Printer {
 public:
  explicit Printer(const Query& query) {
    std::vector<Assertion> all;
    for (const Definition& definition : query.definitions) {
      std::vector<Term> equations;
      for (const auto& [variable, value] : definition.equations) {
        equations.push_back(equal(variable, value));
      }
      all.push_back({definition.name, all_of(std::move(equations))});
    }
    all.insert(all.end(), query.assertions.begin(), query.assertions.end());
    std::vector<std::size_t> roots;
    for (const Assertion& assertion : all) roots.push_back(visit(assertion.term));
    for (const std::size_t root : roots) ++parts_[root].uses;
    for (Part& part : parts_) write(part);
    for (std::size_t i = 0; i < roots.size(); ++i) {
      assertions_ +=
          fmt::format("(assert (! {} :named {}))\n", parts_[roots[i]].text, symbol(all[i].name));
    }
  }

  const char* logic() const {
    const bool whole = std::ranges::any_of(parts_, is_whole, &Part::term);
    return whole ? "QF_LIA" : "QF_BV";
  }
  std::string text() const { return declarations_ + definitions_ + assertions_; }

 private:
  // One term, however often it was built; its arguments stand before it.
  struct Part {
    Term term;
    std::vector<std::size_t> args;
    int uses = 0;
    std::string text = {};  // by which others refer to it
  };

  std::size_t visit(const Term& term) {
    if (const auto seen = by_identity_.find(term.identity()); seen != by_identity_.end()) {
      return seen->second;
    }
    std::vector<std::size_t> args;
    for (const Term& arg : term.args()) args.push_back(visit(arg));
    const void* variable = term.op() == Op::variable ? term.identity() : nullptr;
    const Shape shape = {term.op(), term.width(), term.value(), variable, args};
    const auto [found, is_new] = by_shape_.emplace(shape, parts_.size());
    if (is_new) {
      for (const std::size_t arg : args) ++parts_[arg].uses;
      parts_.push_back({term, std::move(args)});
    }
    by_identity_.emplace(term.identity(), found->second);
    return found->second;
  }

  void write(Part& part) {
    switch (part.term.op()) {
      case Op::truth:
        part.text = part.term.value() != 0 ? "true" : "false";
        return;
      case Op::bits:
        part.text = number_text(part.term);
        return;
      case Op::variable:
        part.text = symbol(part.term.name());
        declarations_ += fmt::format("(declare-const {} {})\n", part.text, sort_of(part.term));
        return;
      default:
        break;
    }
    std::string application = fmt::format("({}", head_of(part.term));
    for (const std::size_t arg : part.args) application += " " + parts_[arg].text;
    application += ")";
    if (part.uses == 1) {
      part.text = std::move(application);
      return;
    }
    part.text = symbol(name_of(part.term));
    definitions_ +=
        fmt::format("(define-fun {} () {} {})\n", part.text, sort_of(part.term), application);
  }

  // A card for the bit that says whether it is captured.
  std::string name_of(const Term& term) {
    if (term.op() == Op::extract && term.args()[0].identity() == captured().identity()) {
      return cards::Card::at(static_cast<int>(term.value())).code();
    }
    return fmt::format("t{}", ++shared_);
  }

  // A quoted symbol that no other name of the text uses.
  std::string symbol(std::string name) {
    for (char& c : name) {
      if (c == '|') c = '/';
    }
    name = plain(std::move(name));
    const int times = ++names_[name];
    return times == 1 ? fmt::format("|{}|", name) : symbol(fmt::format("{} ~{}", name, times));
  }

  struct Shape {
    Op op;
    unsigned width;
    std::uint64_t value;
    const void* variable;
    std::vector<std::size_t> args;
    friend auto operator<=>(const Shape&, const Shape&) = default;
  };

  std::vector<Part> parts_;
  std::map<const void*, std::size_t> by_identity_;
  std::map<Shape, std::size_t> by_shape_;
  std::map<std::string, int> names_;
  int shared_ = 0;
  std::string declarations_, definitions_, assertions_;
};

}  // namespace

std::string to_smtlib(const Query& query, std::optional<std::string_view> expected) {
  const std::string status = expected ? fmt::format("(set-info :status {})\n", *expected) : "";
  const Printer printer(query);
  return fmt::format(
      "; {}\n(set-option :produce-unsat-cores true)\n{}(set-logic {})\n{}(check-sat)\n",
      plain(query.name), status, printer.logic(), printer.text());
}

std::string to_smtlib(const Answer& answer) {
  if (std::holds_alternative<Unknown>(answer.outcome)) return to_smtlib(answer.query);
  return to_smtlib(answer.query, name(answer.outcome));
}

}  // namespace hanaproof::smt
