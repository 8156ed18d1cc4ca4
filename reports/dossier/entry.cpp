// One question of a dossier.
#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "checker/editions/survey/answers.h"
#include "model/phrases/told.h"
#include "reports/dossier/picture.h"
#include "reports/dossier/to_print.h"
#include "reports/dossier/writer.h"
#include "reports/impact_text.h"
#include "reports/summary.h"
#include "reports/wording.h"

namespace hanaproof::reports {

using checker::Finding;
using checker::Severity;
using checker::Stance;
using phrases::Language;
using rulebook::Value;

namespace {

constexpr std::size_t kPassages = 3;  // of a text that stand beside a question

// Points a round: less would be shown as nothing.
constexpr double kLeastWeight = 0.001;

// The sides are numbered, because players have letters; a blank where there is none.
char side_number(const Finding& finding, const std::string& value) {
  const char letter = side_letter(finding, value);
  return letter == ' ' ? letter : static_cast<char>('1' + (letter - 'A'));
}

// Games are called by ids: "koi-koi" is Koi-Koi.
std::string game_title(std::string id) {
  bool begins = true;
  for (char& c : id) {
    if (begins && c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    begins = c == '-';
  }
  return id;
}

}  // namespace

std::string DossierWriter::number(double value) const {
  const int decimals = value >= 10 ? 0 : value >= 1 ? 1 : value >= 0.1 ? 2 : 3;
  std::string text = fmt::format("{:.{}f}", value, decimals);
  if (language_ != Language::en) std::ranges::replace(text, '.', ',');
  return text;
}

std::string DossierWriter::proposed(const Asked& asked, Language language) const {
  return escape_html(phrases::typeset(
      phrases::sentence(*asked.topic, asked.proposal->answer, asked.family, language), language));
}

// A language of the book by its code; where two of its texts have it, by its game, or by its id.
std::string DossierWriter::short_name(const std::string& edition, const Asked& asked) const {
  const EditionInfo& info = info_of(edition, options_);
  const auto alone = [&](const std::string EditionInfo::*what) {
    return !(info.*what).empty() &&
           1 == std::ranges::count_if(asked.stands, [&](const Stand& each) {
             return info_of(each.edition, options_).*what == info.*what;
           });
  };
  if (alone(&EditionInfo::language)) return info.language;
  return alone(&EditionInfo::game) ? game_title(info.game) : edition;
}

// "Robin Red" of "Robin Red, Sakura (German)".
std::string DossierWriter::book_title(const std::string& edition) const {
  const std::string& title = info_of(edition, options_).title;
  return title.empty() ? edition : title.substr(0, title.find_first_of(",("));
}

std::string DossierWriter::answers(const Asked& asked, const Stand& stand,
                                   const Finding* finding) const {
  std::vector<std::string> all;
  for (const Value& answer : stand.answers) {
    // Words are shown, not what should become of them.
    std::string text = html(answer.list() && rulebook::is_terminology(*asked.topic)
                                ? listed(answer.words(), ", ")
                                : phrases::sentence(*asked.topic, answer, asked.family, language_));
    const char side =
        finding ? side_number(*finding, checker::answer_text(*asked.topic, answer)) : ' ';
    if (side != ' ') text = fmt::format("<span class=\"side\">{}</span> {}", side, text);
    all.push_back(std::move(text));
  }
  return listed(all, fmt::format(" <em>{}</em> ", html_label("or")));
}

std::string DossierWriter::passages(const std::vector<const Stand*>& alike,
                                    const Asked& asked) const {
  std::string text;
  std::set<std::string> quoted;
  for (const Stand* stand : alike) {
    std::vector<std::string> lines;
    for (const rulebook::Citation& source : stand->passages) {
      // Editors have the printed pages, and lines only of what has none.
      const std::string where = source.page.empty()
                                    ? label("line", {{"n", std::to_string(source.line)}})
                                    : label("page", {{"n", source.page}});
      const std::string anchor =
          source.anchor.empty()
              ? ""
              : " " + phrases::filled({"words", "quoted"}, language_, {{"", source.anchor}});
      if (std::ranges::find(lines, where + anchor) == lines.end()) lines.push_back(where + anchor);
    }
    if (lines.size() > kPassages) lines.resize(kPassages);
    if (!lines.empty()) {
      text += fmt::format(
          "<span class=\"passages\">{}</span>",
          html(fmt::format("{}: {}", short_name(stand->edition, asked), listed(lines, "; "))));
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
std::string DossierWriter::stand(const std::vector<const Stand*>& alike, const Asked& asked,
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

std::string DossierWriter::stands(const Asked& asked, const Finding* finding) const {
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
  // By what they say: books, with their languages.
  std::map<std::string, std::map<std::string, std::vector<std::string>>> others;
  for (const Stand& each : asked.elsewhere) {
    others[answers(asked, each, nullptr)][book_title(each.edition)].push_back(
        info_of(each.edition, options_).language);
  }
  const auto with_languages = [](const auto& book) {
    return fmt::format("{} ({})", book.first, listed(book.second, ", "));
  };
  for (const auto& [said, books] : others) {
    text += fmt::format(
        "<li class=\"elsewhere\"><span class=\"who\">{}</span><div>{} <span "
        "class=\"passages\">{}</span></div></li>\n",
        html_label("elsewhere"), said, escape_html(listed(books, ", ", with_languages)));
  }
  return text;
}

std::string DossierWriter::how_often(const Finding& finding) const {
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

std::string DossierWriter::game_of_entry(const Finding& finding) const {
  std::set<std::string> of_book;
  for (const std::string& edition : dossier_.editions) of_book.insert(game_of(edition, options_));
  if (of_book.size() < 2) return {};
  return fmt::format("<b>{}</b>: ",
                     escape_html(listed(games_of(finding, options_), ", ", game_title)));
}

std::string DossierWriter::meta(const Finding& finding) const {
  std::vector<std::string> parts = {label(checker::name(finding.kind))};
  const rulebook::Scope& scope = finding.scope;
  if (scope.players > 0) parts.push_back(label("players", {{"n", std::to_string(scope.players)}}));
  for (const std::string& option : scope.options) {
    const std::string* name = phrases::find_phrase({"option", option}, language_);
    parts.push_back(label("option", {{"name", name ? *name : option}}));
  }
  if (const std::string often = how_often(finding); !often.empty()) parts.push_back(often);
  if (finding.impact.weight && *finding.impact.weight >= kLeastWeight) {
    parts.push_back(label(unit_of(finding) == "coin" ? "weight-coins" : "weight",
                          {{"points", number(*finding.impact.weight)}}));
  }
  return game_of_entry(finding) + html(listed(parts, " · "));
}

// What the sides make of the situation, without what all of them make of it.
std::string DossierWriter::outcomes(const Entry& entry) const {
  const Finding& finding = *entry.finding;
  std::vector<std::string> accounts;
  for (const checker::Outcome& outcome : finding.witness.outcomes) accounts.push_back(outcome.text);
  const auto told = phrases::told_apart(accounts, language_);
  std::string text;
  for (std::size_t i = 0; i < told.size(); ++i) {
    const std::string& side = finding.witness.outcomes[i].side;
    // Where no text above gives this answer, it is told here.
    const auto unsaid = entry.asked.unsaid.find(side);
    const std::string answer =
        unsaid == entry.asked.unsaid.end()
            ? ""
            : fmt::format("<em>{}</em> ", html(phrases::sentence(*entry.asked.topic, unsaid->second,
                                                                 entry.asked.family, language_)));
    text += fmt::format("<li><span class=\"side\">{}</span> {}{}</li>\n",
                        side_number(finding, side), answer, html(told[i]));
  }
  return text.empty() ? "" : fmt::format("<ul class=\"outcomes\">\n{}</ul>\n", text);
}

std::string DossierWriter::evidence(const Entry& entry) const {
  const std::string picture = picture_html(entry.finding->witness, language_);
  const std::string what_follows = outcomes(entry);
  if (picture.empty() && what_follows.empty()) return {};
  return dossier_part("evidence", html_label("shows"), picture, what_follows);
}

std::string DossierWriter::to_print(const Asked& asked) const {
  const ToPrint all = reports::to_print(asked, language_, options_);
  if (asked.moot) return fmt::format("<p class=\"moot\">{}</p>\n", html(all.why));
  if (all.sentences.empty()) return {};
  const auto one = [](const auto& sentence) {
    return fmt::format("<dt>{0}</dt><dd lang=\"{0}\">{1}</dd>\n", sentence.first,
                       escape_html(sentence.second));
  };
  return dossier_part("print", html_label(asked.proposal ? "proposal" : "to-mend"),
                      all.why.empty() ? "" : html("(" + all.why + ")"), joined(all.sentences, one));
}

std::string DossierWriter::also(const Entry& entry) const {
  if (entry.also.empty()) return {};
  const auto one = [&](const Asked& asked) {
    return dossier_part("also-item", question(asked), stands(asked, nullptr), to_print(asked));
  };
  return dossier_part("also", html_label("also"), joined(entry.also, one));
}

std::string DossierWriter::entry(const Entry& entry, std::size_t number) const {
  const Finding& finding = *entry.finding;
  const bool shown = finding.severity != Severity::style;
  return dossier_part("entry", number, number, question(entry.asked), meta(finding),
                      stands(entry.asked, &finding), shown ? evidence(entry) : "",
                      to_print(entry.asked), also(entry));
}

}  // namespace hanaproof::reports
