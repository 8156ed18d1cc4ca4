#include "model/lookup/terms.h"

#include <stdexcept>
#include <string>

namespace hanaproof::lookup {

// Made by the build (cmake/embed.cmake).
std::string_view embedded_terms_txt();

namespace {

constexpr double kTranslated = 0.9;

}  // namespace

std::vector<Term> read_terms(std::string_view text) {
  std::vector<Term> all;
  while (!text.empty()) {
    std::string_view line = cut(text, "\n");
    if (line.empty() || line.starts_with('#')) continue;
    const std::string whole(line);
    Term term{{}, kTranslated};
    while (!line.empty()) {
      term.names.push_back(words(cut(line, ",")));
      if (term.names.back().empty()) throw std::logic_error("a name without a word: " + whole);
    }
    all.push_back(std::move(term));
  }
  return all;
}

const std::vector<Term>& terms() {
  static const std::vector<Term> all = read_terms(embedded_terms_txt());
  return all;
}

}  // namespace hanaproof::lookup
