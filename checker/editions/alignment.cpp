#include "checker/editions/alignment.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "model/rulebook/arises.h"

namespace hanaproof::checker {

using rulebook::Clause;
using rulebook::Edition;
using rulebook::Topic;

namespace {

using Book = std::vector<const Edition*>;

std::vector<Book> books_of(const std::vector<const Edition*>& editions) {
  std::map<std::tuple<std::string, std::string, std::vector<int>>, Book> books;
  for (const Edition* edition : editions) {
    if (edition->document.empty()) continue;
    books[{edition->document, edition->game, edition->players}].push_back(edition);
  }
  std::vector<Book> all;
  for (auto& [key, book] : books) {
    if (book.size() > 1) all.push_back(std::move(book));
  }
  return all;
}

bool encodes(const Edition& edition, const Topic& topic) {
  return std::ranges::any_of(edition.on(topic),
                             [&](const Clause* clause) { return clause->edition == edition.id; });
}

// The first line that is cited for the topic; 0 where none is.
int line_of(const Edition& edition, const Topic& topic) {
  for (const Clause* clause : edition.on(topic)) {
    for (const rulebook::Citation& source : clause->sources) {
      if (source.line > 0) return source.line;
    }
  }
  return 0;
}

}  // namespace

std::vector<Misalignment> misalignments(const std::vector<const Edition*>& editions) {
  std::vector<Misalignment> all;
  for (const Book& book : books_of(editions)) {
    std::set<const Topic*> topics;
    for (const Edition* edition : book) {
      for (const Clause& clause : edition->clauses) topics.insert(clause.topic);
    }
    std::vector<Misalignment> of_book;
    for (const Topic* topic : topics) {
      Misalignment found{topic->id, {}, {}, 0};
      for (const Edition* edition : book) {
        const bool here = encodes(*edition, *topic);
        const rulebook::Scope scope{edition->players.front(), {}};
        if (!here && !rulebook::arises(*topic, *edition, scope)) continue;
        (here ? found.encoded : found.passed_over).push_back(edition->id);
        if (here && found.line == 0) found.line = line_of(*edition, *topic);
      }
      // Words of one language need no counterpart in another.
      if (topic->id.starts_with(rulebook::kWordTopics) || found.passed_over.empty()) continue;
      if (!found.encoded.empty()) of_book.push_back(std::move(found));
    }
    std::ranges::sort(of_book, {}, [](const Misalignment& each) {
      return std::tuple(each.encoded.front(), each.line, each.topic);
    });
    std::ranges::move(of_book, std::back_inserter(all));
  }
  return all;
}

}  // namespace hanaproof::checker
