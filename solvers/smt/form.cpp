#include "solvers/smt/form.h"

#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

namespace hanaproof::smt {

namespace {

class Former {
 public:
  void add(std::uint64_t number) {
    constexpr unsigned kBits = 7;
    for (; number >> kBits != 0; number >>= kBits) {
      bytes_ += static_cast<char>((number & 0x7FU) | 0x80U);
    }
    bytes_ += static_cast<char>(number);
  }

  // A term that stands at several places goes in once; further on its number stands for it.
  void add(const Term& term) {
    const std::uint64_t number = number_of(term);
    add(number);
  }

  std::string take() { return std::move(bytes_); }

 private:
  std::uint64_t number_of(const Term& term) {
    const auto known = numbers_.find(term.identity());
    if (known != numbers_.end()) return known->second;
    std::vector<std::uint64_t> args;
    for (const Term& arg : term.args()) args.push_back(number_of(arg));
    add(static_cast<std::uint64_t>(term.op()));
    add(term.width());
    add(term.value());
    add(term.name().size());
    bytes_ += term.name();
    add(args.size());
    const std::uint64_t number = numbers_.size();
    for (const std::uint64_t arg : args) add(number - arg);
    numbers_.emplace(term.identity(), number);
    return number;
  }

  std::unordered_map<const void*, std::uint64_t> numbers_;
  std::string bytes_;
};

}  // namespace

std::string form(const Query& query) {
  Former former;
  former.add(query.definitions.size());
  for (const Definition& definition : query.definitions) {
    former.add(definition.equations.size());
    for (const auto& [variable, value] : definition.equations) {
      former.add(variable);
      former.add(value);
    }
  }
  former.add(query.assertions.size());
  for (const Assertion& assertion : query.assertions) {
    former.add(assertion.term);
    former.add(std::uint64_t{assertion.hint.has_value()});
    if (assertion.hint) former.add(*assertion.hint);
  }
  return former.take();
}

}  // namespace hanaproof::smt
