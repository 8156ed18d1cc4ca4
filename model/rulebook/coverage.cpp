#include "model/rulebook/coverage.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

#include "model/rulebook/fold.h"
#include "model/rulebook/units.h"

namespace hanaproof::rulebook {

namespace {

bool owned_by(const Span& span, const std::string& edition) {
  return std::ranges::find(span.owners, edition) != span.owners.end();
}

// The text in lines, once it is known to hold every line that the document maps.
std::vector<std::u32string> checked_lines(const Document& document, const std::string& text) {
  std::vector<std::u32string> lines;
  try {
    lines = lines_of(text);
  } catch (const EditionError& error) {
    throw EditionError(fmt::format("{}: {}", document.file, error.what()));
  }
  for (const Span& span : document.spans) {
    for (const auto& [first, last] : span.lines) {
      if (static_cast<std::size_t>(last) > lines.size()) {
        throw EditionError(
            fmt::format("{}: the text has {} lines: expected at least {}, which document {} maps",
                        document.file, lines.size(), last, document.id));
      }
    }
  }
  return lines;
}

// The units of an edition's own text, and those of its neighbours: what other editions own in the
// same language.
struct Passages {
  std::vector<Unit> own;
  std::vector<Unit> neighbours;
};

Passages passages(const Document& document, const std::string& edition, const std::string& text) {
  const std::vector<std::u32string> lines = checked_lines(document, text);
  std::set<std::string> languages;
  for (const Span& span : document.spans) {
    if (owned_by(span, edition)) languages.insert(span.language);
  }
  Passages found;
  for (const Span& span : document.spans) {
    const bool own = owned_by(span, edition);
    if (!own && (span.owners.empty() || !languages.contains(span.language))) continue;
    std::vector<Unit>& units = own ? found.own : found.neighbours;
    for (Unit& unit : all_units(lines, span)) units.push_back(std::move(unit));
  }
  std::ranges::stable_sort(found.own, {}, &Unit::line);
  std::ranges::stable_sort(found.neighbours, {}, &Unit::line);
  return found;
}

std::vector<const Unit*> holding(const std::vector<Unit>& units, const std::string& anchor) {
  std::vector<const Unit*> found;
  for (const Unit& unit : units) {
    if (unit.text.find(anchor) != std::string::npos) found.push_back(&unit);
  }
  return found;
}

// Where a citation leads: a unit of the edition's own text, one of a neighbour's, or nowhere.
struct Place {
  const Unit* unit = nullptr;
  bool own = false;
  std::string error;  // why nowhere
};

Place nowhere(const Citation& citation, const std::string& why) {
  return {nullptr, false, fmt::format("the anchor \"{}\" {}", citation.anchor, why)};
}

// "line 7", "lines 7, 9".
std::string on_lines(const std::vector<const Unit*>& units) {
  std::vector<int> lines;
  for (const Unit* unit : units) lines.push_back(unit->line);
  return fmt::format("line{} {}", lines.size() == 1 ? "" : "s", fmt::join(lines, ", "));
}

Place choose(const Citation& citation, const std::vector<const Unit*>& found) {
  const int count = static_cast<int>(found.size());
  if (count > 1 && citation.occurrence == 0) {
    return nowhere(citation, fmt::format("stands in {} sentences ({}): expected more words of the "
                                         "passage, or occurrence = 1 to {}",
                                         count, on_lines(found), count));
  }
  if (citation.occurrence > count) {
    return nowhere(citation,
                   fmt::format("stands in {} sentence{} ({}): there is no occurrence {}", count,
                               count == 1 ? "" : "s", on_lines(found), citation.occurrence));
  }
  const Unit& unit = *found[static_cast<std::size_t>(std::max(citation.occurrence, 1) - 1)];
  if (citation.line > 0 && (citation.line < unit.line || citation.line > unit.last_line)) {
    return nowhere(citation, fmt::format("stands on {}: expected that instead of line = {}",
                                         on_lines({&unit}), citation.line));
  }
  return {&unit, false, ""};
}

Place locate(const Citation& citation, const Passages& text) {
  const std::string anchor = fold(citation.anchor);
  const auto own = holding(text.own, anchor);
  const auto& found = own.empty() ? holding(text.neighbours, anchor) : own;
  if (anchor.empty() || found.empty()) {
    return nowhere(citation, "is in no sentence or table row: expected words as the text has them");
  }
  Place place = choose(citation, found);
  place.own = !own.empty();
  return place;
}

// How far the units of an edition's own text are accounted for.
class Tally {
 public:
  Tally(const Edition& edition, const Document& document, const std::string& text)
      : edition_(edition), document_(document), text_(passages(document, edition.id, text)) {}

  Coverage count() {
    coverage_.edition = edition_.id;
    for (const Clause& clause : edition_.clauses) {
      if (clause.edition != edition_.id) continue;
      for (const Citation& source : clause.sources) {
        mark(source, clause.position, clause.id(), cited_);
      }
    }
    for (const Excuse& excuse : edition_.excuses) {
      mark(excuse.source, excuse.position, "excuse", excused_);
    }
    for (const Unit& unit : text_.own) add(unit);
    return coverage_;
  }

 private:
  void mark(const Citation& source, FilePosition position, const std::string& who,
            std::set<const Unit*>& marked) {
    if (source.document != document_.id) return;
    const Place place = locate(source, text_);
    if (!place.unit) {
      coverage_.errors.push_back(fmt::format("{}:{}:{}: {}: {}", edition_.file, position.line,
                                             position.column, who, place.error));
    } else if (place.own) {
      marked.insert(place.unit);
    }
  }

  void add(const Unit& unit) {
    if (!counts(unit)) return;
    ++coverage_.units;
    if (cited_.contains(&unit)) {
      ++coverage_.cited;
    } else if (excused_.contains(&unit)) {
      ++coverage_.excused;
    } else {
      coverage_.missing.push_back(unit);
    }
  }

  const Edition& edition_;
  const Document& document_;
  const Passages text_;
  Coverage coverage_;
  std::set<const Unit*> cited_;
  std::set<const Unit*> excused_;
};

}  // namespace

Coverage cover(const Edition& edition, const Document& document, const std::string& text) {
  return Tally(edition, document, text).count();
}

std::vector<Unit> unmapped(const Document& document, const std::string& text) {
  const std::vector<std::u32string> lines = checked_lines(document, text);
  std::set<int> mapped;
  for (const Span& span : document.spans) {
    for (const auto& [first, last] : span.lines) {
      for (int line = first; line <= last; ++line) mapped.insert(line);
    }
  }
  std::vector<Unit> left;
  for (int line = 1; line <= static_cast<int>(lines.size()); ++line) {
    const std::u32string folded = fold_line(lines[static_cast<std::size_t>(line - 1)]);
    if (!folded.empty() && !mapped.contains(line)) left.push_back({line, encode(folded), line});
  }
  return left;
}

std::string wording(const Citation& citation, const Document& document, const std::string& edition,
                    const std::string& text) {
  const Passages found = passages(document, edition, text);
  const Place place = locate(citation, found);
  return place.unit ? place.unit->text : std::string();
}

}  // namespace hanaproof::rulebook
