#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/survey/stands.h"
#include "reports/distances/distances.h"
#include "reports/terminal/text.h"

namespace hanaproof::reports {

using distance::Change;
using distance::Distances;

namespace {

constexpr const char* kDefinition =
    "A number of clauses to change so that nobody at the table can tell the rules of the row from "
    "those of the column, none of which can be left out by itself. That nobody can tell is proved "
    "of some, only tried of others. Both are played by their default rules: the first reading of "
    "every clause, and what is assumed where a text is silent. Answers whose difference never "
    "shows count nothing.";

std::string answers(const Change& change) {
  return fmt::format("{}: {} | {}", change.topic->id,
                     checker::answer_text(*change.topic, change.from),
                     checker::answer_text(*change.topic, change.to));
}

// Whether something holds of a way between two of the editions.
template <class Holds>
bool any_way(const Distances& game, const Holds& holds) {
  for (std::size_t a = 0; a < game.editions.size(); ++a) {
    for (std::size_t b = 0; b < game.editions.size(); ++b) {
      if (a != b && holds(game.ways[a][b])) return true;
    }
  }
  return false;
}

void write_marks(const Distances& game, Page& page) {
  const auto legend = [&](const char* text, const auto& holds) {
    if (any_way(game, holds)) page.paragraph(text, 2);
  };
  legend("~ a smaller set is not ruled out, but none of the clauses can be left out by itself",
         [](const auto& way) { return !way.least && way.needed; });
  legend("? some clause may be left out by itself; there may be a smaller set",
         [](const auto& way) { return !way.least && !way.needed; });
  legend("+ more may be needed: some answers could not be compared, or show together",
         [](const auto& way) { return way.open; });
}

void write_matrix(const Distances& game, Page& page) {
  std::string head(5, ' ');
  for (std::size_t i = 0; i < game.editions.size(); ++i) head += fmt::format("{:>5}", i + 1);
  page.line(page.paint().bold(head));
  for (std::size_t a = 0; a < game.editions.size(); ++a) {
    std::string row = fmt::format("{:>4} ", a + 1);
    for (std::size_t b = 0; b < game.editions.size(); ++b) {
      row += a == b ? "    -" : fmt::format("{:>5}", length_text(game.ways[a][b]));
    }
    page.line(fmt::format("{}  {}", row, game.editions[a]->id));
  }
  write_marks(game, page);
}

void write_changes(const std::vector<Change>& changes, const std::vector<std::string>& marks,
                   Page& page) {
  for (const Change& change : changes) {
    const bool mark = std::find(marks.begin(), marks.end(), change.topic->id) != marks.end();
    page.hanging(mark ? "* " : "  ", 2, answers(change), 4);
  }
}

void write_tree(const Distances& game, Page& page) {
  page.line();
  page.line(page.paint().bold("Family tree"));
  bool marked = false;
  for (const distance::Link& link : game.tree) {
    page.paragraph(fmt::format("{} - {}: {}", game.editions[link.a]->id, game.editions[link.b]->id,
                               length_text(game.longer(link.a, link.b))),
                   2);
    write_changes(link.changes, link.marks, page);
    marked = marked || !link.marks.empty();
  }
  if (marked) page.paragraph("* parts all editions just as the tree falls apart here", 2);
}

void write_splits(const Distances& game, Page& page) {
  if (game.splits.empty()) return;
  page.line();
  page.line(page.paint().bold("Who stands where"));
  for (const distance::Split& split : game.splits) {
    std::vector<std::string> groups;
    for (const distance::Group& group : split.groups) {
      std::vector<std::size_t> numbers;
      for (const std::size_t i : group.editions) numbers.push_back(i + 1);
      groups.push_back(fmt::format("{} ({})", fmt::join(numbers, " "),
                                   checker::answer_text(*split.topic, group.answer)));
    }
    page.hanging("  ", 2, fmt::format("{}: {}", split.topic->id, fmt::join(groups, " | ")), 0);
  }
}

void write_pair(const Distances& game, Page& page) {
  for (const auto& [a, b] : {std::pair(0U, 1U), std::pair(1U, 0U)}) {
    const distance::Way& way = game.ways[a][b];
    page.line();
    page.line(page.paint().bold(fmt::format("From {} to {}: {}", game.editions[a]->id,
                                            game.editions[b]->id, length_text(way))));
    write_changes(way.changes, {}, page);
    page.paragraph(
        way.least ? std::string("With fewer changes there is always something to see: proved.")
                  : fmt::format("With fewer than {} changes there is always something to see. {}",
                                way.at_least,
                                way.needed ? "No single one of these can be left out."
                                           : "Some of these may be left out by itself."),
        2);
    if (way.open) page.paragraph("More may be needed: not all of the rest could be compared.", 2);
    if (way.unseen.empty()) continue;
    page.paragraph("Answered differently, but not to be seen:", 2);
    for (const Change& change : way.unseen) {
      page.hanging(
          "  ", 2,
          fmt::format("{} ({}: {})", answers(change), checker::name(change.known), change.how), 4);
    }
  }
}

}  // namespace

std::string to_terminal(const std::vector<Distances>& games, const TerminalStyle& style) {
  Page page(Painter(style.colour), style.width);
  page.paragraph(kDefinition, 0);
  for (const Distances& game : games) {
    page.line();
    page.line(page.paint().bold(fmt::format("{}, {}", game.game, game.scope.text())));
    if (game.editions.size() == 1) {
      page.paragraph(fmt::format("{} stands alone", game.editions.front()->id), 2);
      continue;
    }
    write_matrix(game, page);
    if (game.editions.size() == 2) {
      write_pair(game, page);
      continue;
    }
    write_tree(game, page);
    write_splits(game, page);
  }
  return page.take();
}

}  // namespace hanaproof::reports
