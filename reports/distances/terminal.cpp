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
    "The least number of clauses to change so that nobody at the table can tell the rules of the "
    "row from those of the column. Both are played by their default rules: the first reading of "
    "every clause, and what is assumed where a text is silent. Answers whose difference never "
    "shows count nothing.";

std::string answers(const Change& change) {
  return fmt::format("{}: {} | {}", change.topic->id,
                     checker::answer_text(*change.topic, change.from),
                     checker::answer_text(*change.topic, change.to));
}

// "15+" where more may be needed.
std::string length_text(const distance::Way& way) {
  return fmt::format("{}{}", way.length(), way.open ? "+" : "");
}

bool is_open(const Distances& game) {
  return std::any_of(game.ways.begin(), game.ways.end(), [](const auto& row) {
    return std::any_of(row.begin(), row.end(), [](const auto& way) { return way.open; });
  });
}

void write_matrix(const Distances& game, Page& page) {
  std::string head(5, ' ');
  for (std::size_t i = 0; i < game.editions.size(); ++i) head += fmt::format("{:>4}", i + 1);
  page.line(page.paint().bold(head));
  for (std::size_t a = 0; a < game.editions.size(); ++a) {
    std::string row = fmt::format("{:>4} ", a + 1);
    for (std::size_t b = 0; b < game.editions.size(); ++b) {
      row += a == b ? "   -" : fmt::format("{:>4}", length_text(game.ways[a][b]));
    }
    page.line(fmt::format("{}  {}", row, game.editions[a]->id));
  }
  if (is_open(game)) {
    page.paragraph("+ some answers cannot be compared at this number of players", 2);
  }
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
                               link.length),
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
                                            game.editions[b]->id, way.length())));
    write_changes(way.changes, {}, page);
    if (!way.least) {
      page.paragraph("Not every one of them is needed by itself; there may be a smaller set.", 2);
    }
    if (way.unseen.empty()) continue;
    page.paragraph("Answered differently, but not to be seen:", 2);
    for (const Change& change : way.unseen) {
      page.hanging("  ", 2,
                   fmt::format("{} ({}: {})", answers(change), change.proved ? "proved" : "tried",
                               change.how),
                   4);
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
