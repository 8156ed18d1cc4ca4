#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "checker/editions/survey/answers.h"
#include "model/phrases/book.h"
#include "model/phrases/sentence.h"
#include "model/phrases/told.h"
#include "reports/dossier/dossier.h"
#include "reports/html/parts.h"
#include "reports/impact_text.h"
#include "reports/markup/escape.h"
#include "reports/scene.h"
#include "reports/summary.h"
#include "reports/wording.h"

namespace hanaproof::reports {

using checker::Finding;
using checker::Severity;
using checker::Stance;
using phrases::Holes;
using phrases::Language;
using rulebook::Value;

namespace {

constexpr std::size_t kMost = 5;      // findings in the summary
constexpr std::size_t kPassages = 3;  // of a text that stand beside a question

// A part of dossier.html with these in its places.
template <class... Words>
std::string part(std::string_view name, const Words&... words) {
  return fmt::format(fmt::runtime(section_of(embedded_dossier_html(), name)), words...) + "\n";
}

// "shows", "must-fix"...: CSS classes and labels have the same names.
std::string class_of(Severity severity) { return std::string(checker::name(severity)); }

// Writes one dossier in one language.
class Writer {
 public:
  Writer(const Dossier& dossier, Language language, const Options& options)
      : dossier_(dossier), language_(language), options_(options) {}

  std::string page(Paper paper) const;

 private:
  std::string label(std::string_view key, const Holes& holes = {}) const {
    return phrases::filled({"label", key}, language_, holes);
  }
  std::string html_label(std::string_view key, const Holes& holes = {}) const {
    return escape_html(label(key, holes));
  }
  std::string question(const rulebook::Topic& topic) const {
    return escape_html(phrases::question(topic, language_));
  }

  std::string cover() const;
  std::string entry(const Entry& entry, std::size_t number) const;
  std::string meta(const Finding& finding) const;
  std::string how_often(const Finding& finding) const;
  std::string stands(const Asked& asked, const Finding* finding) const;
  std::string stand(const std::vector<const Stand*>& alike, const Asked& asked,
                    const Finding* finding) const;
  std::string passages(const std::vector<const Stand*>& alike, const Asked& asked) const;
  std::string answers(const Asked& asked, const Stand& stand, const Finding* finding) const;
  std::string evidence(const Finding& finding) const;
  std::string outcomes(const Finding& finding) const;
  std::string to_print(const Asked& asked) const;
  std::string also(const Entry& entry) const;
  std::string between() const;
  std::string rule_sheet() const;
  std::string errata() const;

  // With two digits that say something, as the language writes them: "0.13", "2,6", "120".
  std::string number(double value) const;
  // Those of the texts that are asked, in their order.
  std::vector<Language> languages_of(const Asked& asked) const;
  std::string proposed(const Asked& asked, Language language) const;
  std::string short_name(const std::string& edition, const Asked& asked) const;

  const Dossier& dossier_;
  Language language_;
  const Options& options_;
};

std::vector<Language> Writer::languages_of(const Asked& asked) const {
  std::vector<Language> all;
  for (const Stand& stand : asked.stands) {
    const auto language = phrases::language_of(info_of(stand.edition, options_).language);
    if (language && std::ranges::find(all, *language) == all.end()) all.push_back(*language);
  }
  if (all.empty()) all.push_back(language_);
  return all;
}

std::string Writer::number(double value) const {
  const int decimals = value >= 10 ? 0 : value >= 1 ? 1 : value >= 0.1 ? 2 : 3;
  std::string text = fmt::format("{:.{}f}", value, decimals);
  if (language_ != Language::en) std::ranges::replace(text, '.', ',');
  return text;
}

std::string Writer::proposed(const Asked& asked, Language language) const {
  return escape_html(
      phrases::sentence(*asked.topic, asked.proposal->answer, asked.family, language));
}

// A language of the book by its code, unless two of its texts have it; another book by its id.
std::string Writer::short_name(const std::string& edition, const Asked& asked) const {
  const EditionInfo& info = info_of(edition, options_);
  const auto alike = std::ranges::count_if(asked.stands, [&](const Stand& other) {
    return info_of(other.edition, options_).language == info.language;
  });
  return info.language.empty() || alike > 1 ? edition : info.language;
}

std::string Writer::answers(const Asked& asked, const Stand& stand, const Finding* finding) const {
  std::vector<std::string> all;
  for (const Value& answer : stand.answers) {
    // Words are shown, not what should become of them.
    std::string text =
        escape_html(rulebook::is_terminology(*asked.topic)
                        ? answer.list() ? listed(answer.words(), ", ")
                                        : checker::answer_text(*asked.topic, answer)
                        : phrases::sentence(*asked.topic, answer, asked.family, language_));
    const char letter =
        finding ? side_letter(*finding, checker::answer_text(*asked.topic, answer)) : ' ';
    if (letter != ' ') text = fmt::format("<span class=\"side\">{}</span> {}", letter, text);
    all.push_back(std::move(text));
  }
  return listed(all, fmt::format(" <em>{}</em> ", html_label("or")));
}

std::string Writer::passages(const std::vector<const Stand*>& alike, const Asked& asked) const {
  std::string text;
  std::set<std::string> quoted;
  for (const Stand* stand : alike) {
    std::vector<std::string> lines;
    for (const rulebook::Citation& source : stand->passages) {
      const std::string line = label("line", {{"n", std::to_string(source.line)}});
      const std::string anchor = source.anchor.empty() ? "" : fmt::format(" “{}”", source.anchor);
      if (std::ranges::find(lines, line + anchor) == lines.end()) lines.push_back(line + anchor);
    }
    if (lines.size() > kPassages) lines.resize(kPassages);
    if (!lines.empty()) {
      text += fmt::format("<span class=\"passages\">{}: {}</span>",
                          escape_html(short_name(stand->edition, asked)),
                          escape_html(listed(lines, "; ")));
    }
    if (!options_.wording) continue;
    for (const rulebook::Citation& source : stand->passages) {
      const std::string wording = options_.wording(source, stand->edition);
      if (!wording.empty() && quoted.insert(wording).second)
        text += fmt::format("<blockquote>{}</blockquote>", escape_html(wording));
    }
  }
  return text;
}

// Texts that stand alike share a line.
std::string Writer::stand(const std::vector<const Stand*>& alike, const Asked& asked,
                          const Finding* finding) const {
  const Stand& first = *alike.front();
  const std::string who = listed(alike, ", ", [&](const Stand* each) {
    return escape_html(short_name(each->edition, asked));
  });
  std::string text =
      fmt::format("<span class=\"how\">{}</span> ", html_label(checker::name(first.stance)));
  if (first.stance == Stance::says || first.stance == Stance::either)
    text += answers(asked, first, finding);
  return fmt::format("<li><span class=\"who\">{}</span><div>{}{}</div></li>\n", who, text,
                     passages(alike, asked));
}

std::string Writer::stands(const Asked& asked, const Finding* finding) const {
  std::vector<std::vector<const Stand*>> groups;
  for (const Stand& stand : asked.stands) {
    const auto group = std::ranges::find_if(groups, [&](const auto& each) {
      return each.front()->stance == stand.stance && each.front()->answers == stand.answers;
    });
    if (group == groups.end()) {
      groups.push_back({&stand});
    } else {
      group->push_back(&stand);
    }
  }
  std::string text =
      joined(groups, [&](const auto& group) { return stand(group, asked, finding); });
  std::map<std::string, std::vector<std::string>> others;  // by what they say
  for (const Stand& each : asked.elsewhere)
    others[answers(asked, each, nullptr)].push_back(each.edition);
  for (const auto& [said, editions] : others) {
    text += fmt::format(
        "<li class=\"elsewhere\"><span class=\"who\">{}</span><div>{} <span "
        "class=\"passages\">{}</span></div></li>\n",
        html_label("elsewhere"), said, escape_html(listed(editions, ", ")));
  }
  return text;
}

std::string Writer::how_often(const Finding& finding) const {
  for (const checker::Share& share : finding.impact.shares) {
    if (!share.frequency) continue;
    const double part = share_of(share.hits, share.all);
    if (part <= 0) continue;
    const std::string_view of = share.of;
    const auto speaks_of = [&](std::string_view word) {
      return of.find(word) != std::string_view::npos;
    };
    const char* key = speaks_of("round") ? "rounds" : speaks_of("deal") ? "deals" : "other-cases";
    return label(key, {{"share", number(100 * part) + " %"}});
  }
  return {};
}

std::string Writer::meta(const Finding& finding) const {
  std::vector<std::string> parts = {label(checker::name(finding.kind))};
  const rulebook::Scope& scope = finding.scope;
  if (scope.players > 0) parts.push_back(label("players", {{"n", std::to_string(scope.players)}}));
  for (const std::string& option : scope.options) {
    const std::string* name = phrases::find_phrase({"option", option}, language_);
    parts.push_back(label("option", {{"name", name ? *name : option}}));
  }
  if (const std::string often = how_often(finding); !often.empty()) parts.push_back(often);
  if (finding.impact.weight && *finding.impact.weight > 0) {
    parts.push_back(label(unit_of(finding) == "coin" ? "weight-coins" : "weight",
                          {{"points", number(*finding.impact.weight)}}));
  }
  return escape_html(listed(parts, " · "));
}

// What the sides make of the situation, without what all of them make of it.
std::string Writer::outcomes(const Finding& finding) const {
  std::vector<std::vector<std::string>> told;
  for (const checker::Outcome& outcome : finding.witness.outcomes) {
    std::vector<std::string>& parts = told.emplace_back();
    for (std::string_view text = outcome.text; !text.empty();) {
      const std::size_t end = std::min(text.find("; "), text.size());
      parts.emplace_back(text.substr(0, end));
      text.remove_prefix(std::min(end + 2, text.size()));
    }
  }
  const auto in_all = [&](const std::string& text) {
    return std::ranges::all_of(
        told, [&](const auto& parts) { return std::ranges::find(parts, text) != parts.end(); });
  };
  std::string text;
  for (std::size_t i = 0; i < told.size(); ++i) {
    std::vector<std::string> own;
    for (const std::string& each : told[i]) {
      if (told.size() == 1 || !in_all(each)) own.push_back(phrases::told(each, language_));
    }
    text += fmt::format("<li><span class=\"side\">{}</span> {}</li>\n",
                        side_letter(finding, finding.witness.outcomes[i].side),
                        escape_html(listed(own, "; ")));
  }
  return text.empty() ? "" : fmt::format("<ul class=\"outcomes\">\n{}</ul>\n", text);
}

std::string Writer::evidence(const Finding& finding) const {
  const Scene scene = scene_of(finding.witness);
  std::string picture;
  for (const Row& row : scene.rows) {
    if (row.cards.empty()) continue;
    picture += fmt::format("<div class=\"row\"><h5>{}</h5>{}</div>\n",
                           escape_html(phrases::told(row.label, language_)),
                           card_row(row.cards, scene.marked));
  }
  std::string facts;
  for (const std::string& fact : scene.facts) {
    // The options that are on stand above.
    if (!fact.starts_with("Played with option."))
      facts += fmt::format("<li>{}</li>", escape_html(phrases::told(fact, language_)));
  }
  if (!facts.empty()) picture += fmt::format("<ul class=\"facts\">{}</ul>\n", facts);
  const std::string what_follows = outcomes(finding);
  if (picture.empty() && what_follows.empty()) return {};
  return part("evidence", html_label("shows"), picture, what_follows);
}

// The proposed rule in every language of the book.
std::string Writer::to_print(const Asked& asked) const {
  if (!asked.proposal) return {};
  const auto one = [&](Language language) {
    return fmt::format("<dt>{0}</dt><dd lang=\"{0}\">{1}</dd>\n", phrases::code(language),
                       proposed(asked, language));
  };
  const std::string why = "because-" + std::string(name(asked.proposal->because));
  return part("print", html_label("proposal"), html_label(why), joined(languages_of(asked), one));
}

std::string Writer::also(const Entry& entry) const {
  if (entry.also.empty()) return {};
  const auto one = [&](const Asked& asked) {
    return part("also-item", question(*asked.topic), stands(asked, nullptr), to_print(asked));
  };
  return part("also", html_label("also"), joined(entry.also, one));
}

std::string Writer::entry(const Entry& entry, std::size_t number) const {
  const Finding& finding = *entry.finding;
  const bool shown = finding.severity != Severity::style;
  return part("entry", number, number, question(*entry.asked.topic), meta(finding),
              stands(entry.asked, &finding), shown ? evidence(finding) : "", to_print(entry.asked),
              also(entry));
}

std::string Writer::cover() const {
  std::map<Severity, std::size_t> counts;
  for (const Entry& each : dossier_.entries) ++counts[each.finding->severity];
  std::string table;
  for (const Severity severity : checker::severities()) {
    table += fmt::format(
        "<tr class=\"f-{0}\"><td><b class=\"number\">{1}</b></td><td>{2}<br>{3}</td></tr>\n",
        class_of(severity), counts[severity], html_label(checker::name(severity)),
        fmt::format("<span class=\"means\">{}</span>", html_label(class_of(severity) + "-means")));
  }
  std::string most;
  for (std::size_t i = 0; i < std::min(kMost, dossier_.entries.size()); ++i) {
    const Asked& asked = dossier_.entries[i].asked;
    most += fmt::format("<li><a href=\"#q{}\">{}</a>", i + 1, question(*asked.topic));
    if (asked.proposal) {
      most += fmt::format(" <span class=\"to-print\">{}</span>", proposed(asked, language_));
    }
    most += "</li>\n";
  }
  std::string contents;
  for (std::size_t i = 0; i < dossier_.entries.size(); ++i) {
    const Entry& each = dossier_.entries[i];
    contents += fmt::format(
        "<li class=\"f-{0}\"><a href=\"#q{1}\"><span class=\"number\">{1}</span>{2}</a></li>\n",
        class_of(each.finding->severity), i + 1, question(*each.asked.topic));
  }
  return part("cover", html_label("title"), escape_html(dossier_.title),
              html_label("subtitle", {{"n", std::to_string(dossier_.entries.size())}}), table,
              html_label("most"), most, html_label("contents"), contents);
}

// The questions on which other books rule otherwise: each with who says what.
std::string Writer::between() const {
  const auto said = [&](const checker::Standpoint& each) {
    return fmt::format("{}: {}", listed(each.editions, ", "),
                       each.value.empty() ? label(checker::name(each.stance)) : each.value);
  };
  std::string items;
  for (const Finding* finding : dossier_.between) {
    items += fmt::format("<dt>{}</dt>", question(*rulebook::find_topic(finding->topic)));
    for (const checker::Standpoint& each : finding->stances)
      items += fmt::format("<dd>{}</dd>\n", escape_html(said(each)));
  }
  return items.empty() ? "" : part("between", html_label("between-books"), items);
}

std::string Writer::rule_sheet() const {
  std::map<std::string, std::string> items;  // by edition
  for (const Rule& rule : dossier_.rules) {
    items[rule.edition] += fmt::format(
        "<li{}>{}</li>\n", rule.changed ? " class=\"changed\"" : "",
        escape_html(phrases::sentence(*rule.topic, rule.answer, rule.family, language_)));
  }
  std::string text;
  for (const auto& [edition, rules] : items) {
    const std::string& title = info_of(edition, options_).title;
    text += part("sheet", html_label("rule-sheet"), escape_html(title.empty() ? edition : title),
                 html_label("rule-sheet-lead"), rules);
  }
  return text;
}

std::string Writer::errata() const {
  std::string items;
  for (const Entry& each : dossier_.entries) {
    if (each.finding->severity != Severity::must_fix || !each.asked.proposal) continue;
    items += fmt::format("<li>{}</li>\n", proposed(each.asked, language_));
  }
  return items.empty() ? ""
                       : part("errata", html_label("errata"),
                              html_label("errata-lead", {{"title", dossier_.title}}), items);
}

std::string Writer::page(Paper paper) const {
  const std::string size = paper == Paper::a4 ? "@page { size: A4; margin: 12mm 13mm; }\n"
                                              : "@page { size: A5; margin: 9mm 10mm; }\n";
  std::string text =
      page_head(label("title") + ": " + dossier_.title, size + std::string(embedded_dossier_css()));
  text += fmt::format("<body class=\"dossier\" lang=\"{}\">\n", phrases::code(language_));
  text += deck_symbols() + cover() + "<main>\n";
  std::size_t number = 0;
  for (const Severity severity : checker::severities()) {
    std::string entries;
    for (const Entry& each : dossier_.entries) {
      if (each.finding->severity == severity) entries += entry(each, ++number);
    }
    if (!entries.empty()) {
      text += part("severity", html_label(checker::name(severity)),
                   html_label(class_of(severity) + "-means"), entries);
    }
  }
  text += between() + rule_sheet() + errata();
  text += fmt::format("<p class=\"checked\">{}</p>\n",
                      html_label("checked", {{"command", "hanaproof replay findings.json ID"}}));
  return text + "</main>\n</body>\n</html>\n";
}

}  // namespace

std::string to_html(const Dossier& dossier, Language language, Paper paper,
                    const Options& options) {
  return Writer(dossier, language, options).page(paper);
}

}  // namespace hanaproof::reports
