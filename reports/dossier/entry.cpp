// One question of a dossier.
#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "checker/editions/survey/answers.h"
#include "model/phrases/told.h"
#include "reports/dossier/moment.h"
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

constexpr std::size_t kPassages = 2;  // of a text that stand beside a question

// The sides are numbered, because players have letters; a blank where there is none.
char side_number(const Finding& finding, const std::string& value) {
  const char letter = side_letter(finding, value);
  return letter == ' ' ? letter : static_cast<char>('1' + (letter - 'A'));
}

// "player A plays first" as a sentence of its own.
std::string as_sentence(const std::string& text) {
  if (text.empty()) return text;
  return capitalized(text) + ".";
}

// Whether the words, but for their first letter, are the end of the answer.
bool repeats(const std::string& answer, const std::string& words) {
  return words.size() > 2 && answer.size() >= words.size() &&
         answer.ends_with(std::string_view(words).substr(2));
}

}  // namespace

std::string game_title(std::string id) {
  bool begins = true;
  for (char& c : id) {
    if (begins && c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    begins = c == '-';
  }
  return id;
}

std::string DossierWriter::number(double value) const {
  const int decimals = value >= 10 ? 0 : value >= 1 ? 1 : value >= 0.1 ? 2 : 3;
  std::string text = fmt::format("{:.{}f}", value, decimals);
  if (language_ != Language::en) std::ranges::replace(text, '.', ',');
  return text;
}

// Of a word that stands for several things, that it does.
std::string DossierWriter::question(const Asked& asked) const {
  const bool several =
      !asked.mends.empty() &&
      std::ranges::all_of(asked.mends, [](const Mend& mend) { return !mend.things.empty(); });
  if (!several)
    return escape_html(in_book(phrases::question(*asked.topic, asked.family, language_), asked,
                               language_, options_));
  std::vector<std::string> words;
  for (const Mend& mend : asked.mends) {
    std::string word = phrases::filled({"words", "quoted"}, language_, {{"", *mend.answer.word()}});
    if (std::ranges::find(words, word) == words.end()) words.push_back(std::move(word));
  }
  return html_label("one-word", {{"words", phrases::and_list(words, language_)}});
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
    std::string text = answer.list() && rulebook::is_terminology(*asked.topic)
                           ? html(listed(answer.words(), ", "))
                           : told(asked, answer);
    const char side =
        finding ? side_number(*finding, checker::answer_text(*asked.topic, answer)) : ' ';
    if (side != ' ') text = fmt::format("<span class=\"side\">{}</span> {}", side, text);
    all.push_back(std::move(text));
  }
  return listed(all, fmt::format(" <em>{}</em> ", html_label("or")));
}

// "p. 7"; the aid card that comes with the deck has no number.
std::string DossierWriter::printed_page(const rulebook::Citation& source, Language language) const {
  const bool numbered = source.page.find_first_of("0123456789") != std::string::npos;
  if (numbered) return phrases::filled({"label", "page"}, language, {{"n", source.page}});
  return source.page == "aid card" ? phrases::phrase({"label", "aid-card"}, language) : source.page;
}

// Editors have the printed pages, and of what has none its words; lines only of what has neither.
std::string DossierWriter::passage(const rulebook::Citation& source) const {
  std::vector<std::string> parts;
  if (!source.page.empty()) parts.push_back(printed_page(source, language_));
  if (!source.anchor.empty()) {
    parts.push_back(label("excerpt", {{"", source.anchor}}));
  } else if (parts.empty()) {
    parts.push_back(label("line", {{"n", std::to_string(source.line)}}));
  }
  return listed(parts, " ");
}

std::string DossierWriter::passages(const std::vector<const Stand*>& alike,
                                    const Asked& asked) const {
  std::string text;
  std::set<std::string> quoted;
  for (const Stand* stand : alike) {
    std::vector<std::string> lines;
    for (const rulebook::Citation& source : stand->passages) {
      std::string line = passage(source);
      if (std::ranges::find(lines, line) == lines.end()) lines.push_back(std::move(line));
    }
    if (lines.size() > kPassages) lines.resize(kPassages);
    if (!lines.empty()) {
      const std::string whose =
          asked.stands.size() == 1 ? "" : short_name(stand->edition, asked) + ": ";
      text += fmt::format("<span class=\"passages\">{}</span>", html(whose + listed(lines, "; ")));
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
  const bool all = alike.size() == asked.stands.size();
  std::set<std::string> languages;
  for (const Stand* each : alike) languages.insert(info_of(each->edition, options_).language);
  const std::string names = listed(alike, ", ", [&](const Stand* each) {
    return escape_html(short_name(each->edition, asked));
  });
  const bool all_languages = all && languages.size() == alike.size();
  const std::string who = !all_languages     ? names
                          : alike.size() > 1 ? html_label("all-languages")
                                             : "";
  std::string text =
      fmt::format("<span class=\"how\">{}</span> ", html_label(checker::name(first.stance)));
  if (first.stance == Stance::says || first.stance == Stance::either)
    text += answers(asked, first, finding);
  if (who.empty())
    return fmt::format("<li class=\"alone\">{}{}</li>\n", text, passages(alike, asked));
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
    const char* key = of.starts_with("matches")  ? "matches"
                      : of.starts_with("rounds") ? "rounds"
                      : of.starts_with("deals")  ? "deals"
                                                 : "other-cases";
    const char* how = part >= 0.9995  ? "always"
                      : part >= 0.8   ? "nearly-always"
                      : part >= 0.2   ? "often"
                      : part >= 0.02  ? "sometimes"
                      : part >= 0.001 ? "rarely"
                                      : "hardly-ever";
    return fmt::format("{} ({})", label(how), label(key, {{"share", number(100 * part) + " %"}}));
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

std::string DossierWriter::meta(const Entry& entry) const {
  const Finding& finding = *entry.finding;
  std::vector<std::string> parts = {label(checker::name(finding.kind))};
  const rulebook::Scope& scope = finding.scope;
  if (entry.for_some) parts.push_back(label("players", {{"n", std::to_string(scope.players)}}));
  for (const std::string& option : scope.options) {
    const std::string* name = phrases::find_phrase({"option", option}, language_);
    parts.push_back(label("option", {{"name", name ? *name : option}}));
  }
  if (const std::string often = how_often(finding); !often.empty()) parts.push_back(often);
  return game_of_entry(finding) + html(listed(parts, " · "));
}

// What the sides make of the situation, without what all of them make of it.
std::string DossierWriter::outcomes(const Entry& entry) const {
  const Finding& finding = *entry.finding;
  const auto told_apart =
      phrases::told_apart(accounts_of(finding.witness, options_.walk_of(finding)), language_);
  // Sides that make the same of it share a line, in the order of the first of each.
  std::vector<std::pair<std::string, std::string>> lines;  // what is told, and for whom
  for (std::size_t i = 0; i < told_apart.size(); ++i) {
    const std::string& side = finding.witness.outcomes[i].side;
    std::string follows = as_sentence(in_book(told_apart[i], entry.asked, language_, options_));
    std::string who = fmt::format("<span class=\"side\">{}</span> ", side_number(finding, side));
    // Where no text above gives this answer, it is told here.
    const auto unsaid = entry.asked.unsaid.find(side);
    if (unsaid != entry.asked.unsaid.end()) {
      const std::string answer = told(entry.asked, unsaid->second);
      who += fmt::format("<em>{}</em> ", answer);
      // "An extra round is played" is told by the answer itself.
      if (repeats(answer, escape_html(follows))) follows.clear();
    }
    const auto alike = std::ranges::find_if(
        lines, [&](const auto& line) { return !follows.empty() && line.first == follows; });
    if (alike == lines.end()) {
      lines.emplace_back(follows, who);
    } else {
      alike->second += who;
    }
  }
  const std::string text = joined(lines, [&](const auto& line) {
    return fmt::format("<li>{}{}</li>\n", line.second, escape_html(line.first));
  });
  return text.empty() ? "" : fmt::format("<ul class=\"outcomes\">\n{}</ul>\n", text);
}

std::string DossierWriter::evidence(const Entry& entry) const {
  const std::string picture =
      picture_html(moment_of(entry.finding->witness, options_.walk_of(*entry.finding)), language_,
                   terms_of(entry.asked, language_, options_));
  const std::string what_follows = outcomes(entry);
  if (picture.empty() && what_follows.empty()) return {};
  return dossier_part("evidence", html_label("shows"), picture, what_follows);
}

std::string DossierWriter::to_print(const Asked& asked) const {
  const ToPrint all = reports::to_print(asked, language_, options_);
  if (asked.moot) return fmt::format("<p class=\"moot\">{}</p>\n", html(all.why));
  if (all.sentences.empty()) return {};
  const bool one_language = std::ranges::all_of(all.sentences, [&](const auto& sentence) {
    return sentence.language == all.sentences.front().language;
  });
  return dossier_part("print", one_language ? "one-language" : "",
                      html_label(is_rule(asked) ? "proposal" : "to-mend"),
                      all.why.empty() ? "" : html("(" + all.why + ")"),
                      joined(all.sentences, sentence_html));
}

std::string DossierWriter::also(std::string_view heading, const std::vector<Asked>& all) const {
  if (all.empty()) return {};
  const auto one = [&](const Asked& asked) {
    return dossier_part("also-item", question(asked), stands(asked, nullptr), to_print(asked));
  };
  return dossier_part("also", html_label(heading), joined(all, one));
}

std::string DossierWriter::entry(const Entry& entry, std::size_t number) const {
  const Finding& finding = *entry.finding;
  const bool shown = finding.severity != Severity::style;
  return dossier_part("entry", number, number, question(entry.asked), meta(entry),
                      stands(entry.asked, &finding), shown ? evidence(entry) : "",
                      to_print(entry.asked), also("also", entry.also),
                      also("also-others", entry.others));
}

}  // namespace hanaproof::reports
