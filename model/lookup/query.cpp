#include "model/lookup/query.h"

#include <algorithm>
#include <span>

namespace hanaproof::lookup {

namespace {

using Span = std::span<const Word>;

constexpr double kOtherEnding = 0.9;
constexpr double kNames = 0.8;  // less close is no name of the thing

bool begins(Span text, const Words& name) {
  return name.size() <= text.size() && std::equal(name.begin(), name.end(), text.begin(), alike);
}

bool same(Span a, Span b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const Word& x, const Word& y) { return x.folded == y.folded; });
}

// How many of the words are a term together; one where they are none.
std::size_t term_length(Span words, const std::vector<const Term*>& known) {
  std::size_t longest = 1;
  for (const Term* term : known) {
    for (const Words& name : term->names) {
      if (begins(words, name)) longest = std::max(longest, name.size());
    }
  }
  return longest;
}

Sought sought(const Words& typed, const std::vector<const Term*>& known) {
  Sought one{folded(typed), {{typed, 1}}};
  for (const Term* term : known) {
    const auto is_typed = [&](const Words& name) {
      return name.size() == typed.size() && begins(typed, name);
    };
    if (std::ranges::none_of(term->names, is_typed)) continue;
    for (const Words& name : term->names) {
      if (!is_typed(name)) one.names.push_back({name, term->closeness});
    }
  }
  return one;
}

}  // namespace

double Sought::in(const Words& text) const {
  double best = 0;
  for (const Name& name : names) {
    for (std::size_t at = 0; at + name.words.size() <= text.size(); ++at) {
      const Span rest = Span(text).subspan(at);
      if (name.closeness <= best || !begins(rest, name.words)) continue;
      const bool exact = same(rest.first(name.words.size()), name.words);
      best = std::max(best, name.closeness * (exact ? 1 : kOtherEnding));
    }
  }
  return best;
}

Query understand(std::string_view text, const std::vector<Term>& more) {
  std::vector<const Term*> known;
  for (const Term& term : terms()) known.push_back(&term);
  for (const Term& term : more) known.push_back(&term);
  const Words typed = words(text);
  Query query;
  for (std::size_t at = 0; at < typed.size();) {
    const auto begin = typed.begin() + static_cast<std::ptrdiff_t>(at);
    const std::size_t length = term_length(Span(typed).subspan(at), known);
    query.push_back(sought(Words(begin, begin + static_cast<std::ptrdiff_t>(length)), known));
    at += length;
  }
  return query;
}

Naming names(const Query& query, const Words& name) {
  Naming naming = query.empty() ? Naming::no : Naming::typed;
  Span rest = name;
  for (const Sought& sought : query) {
    const auto fits = [&](const Sought::Name& each) {
      return each.closeness >= kNames && begins(rest, each.words);
    };
    const auto found = std::ranges::find_if(sought.names, fits);
    if (found == sought.names.end()) return Naming::no;
    if (found != sought.names.begin()) naming = Naming::translated;
    rest = rest.subspan(found->words.size());
  }
  return rest.empty() ? naming : Naming::no;
}

}  // namespace hanaproof::lookup
