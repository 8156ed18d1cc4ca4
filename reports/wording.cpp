#include "reports/wording.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/cards/names.h"
#include "reports/markup/listed.h"

namespace hanaproof::reports {

using checker::Situation;

namespace {

// Any text as a part of a file name that needs no quoting and stays in its folder.
std::string file_word(std::string_view text) {
  std::string word;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80 && (std::isalnum(byte) || c == '.' || c == '-')) {
      word += c;
    } else if (c == '/') {
      word += '_';
    } else if (!word.empty() && word.back() != '-') {
      word += '-';
    }
  }
  return word;
}

}  // namespace

std::string capitalized(std::string text) {
  // Of the letters beyond ASCII, those of two bytes from "à" to "þ" have their capital 0x20 before.
  const auto first = text.empty() ? 0 : static_cast<unsigned char>(text[0]);
  const auto second = text.size() < 2 ? 0 : static_cast<unsigned char>(text[1]);
  if (first < 0x80 && !text.empty()) {
    text[0] = static_cast<char>(std::toupper(first));
  } else if (first == 0xc3 && second >= 0xa0 && second != 0xb7 && second < 0xbf) {
    text[1] = static_cast<char>(second - 0x20);
  }
  return text;
}

std::string label(checker::Kind kind) {
  std::string text(checker::name(kind));
  std::replace(text.begin(), text.end(), '-', ' ');
  return capitalized(std::move(text));
}

std::string_view meaning(checker::Kind kind) {
  constexpr std::array<std::string_view, 7> kMeanings = {
      "languages of one book take different stances",        "books have no answer in common",
      "an edition disagrees with itself or with arithmetic", "one passage can be read in two ways",
      "the text is silent where the question is asked",      "a rule that can never fire",
      "words, lists and references that do not fit"};
  return kMeanings[static_cast<std::size_t>(kind)];
}

std::string_view meaning(checker::Method method) {
  constexpr std::array<std::string_view, 7> kMeanings = {"compared as written",
                                                         "worked out by arithmetic",
                                                         "decided by an SMT solver",
                                                         "settled by going through every case",
                                                         "settled on the graph of states",
                                                         "both rules played side by side",
                                                         "estimated by playing at random"};
  return kMeanings[static_cast<std::size_t>(method)];
}

std::string_view meaning(Situation situation) {
  constexpr std::array<std::string_view, 12> kMeanings = {"in the text alone",
                                                          "cards drawn for dealer",
                                                          "cards dealt",
                                                          "a pile of captured cards",
                                                          "one decision in play",
                                                          "a whole round",
                                                          "the end of a round or a match",
                                                          "a showdown",
                                                          "a round of betting",
                                                          "a hand of seven cards",
                                                          "fields round by round",
                                                          "a round at the table"};
  return kMeanings[static_cast<std::size_t>(situation)];
}

std::string_view meaning(rulebook::Standing standing) {
  switch (standing) {
    case rulebook::Standing::silent:
      return "silent: this is assumed";
    case rulebook::Standing::absent:
      return "has no such rule";
    case rulebook::Standing::transcription:
      return "garbled in transcription: this is assumed";
    case rulebook::Standing::picture:
      return "shown in a picture only: this is assumed";
    default:
      return "";
  }
}

std::string_view identity_note(const checker::Query& query) {
  return query.identity ? " (an identity: what it asks for is false by itself)" : "";
}

std::string counted(std::size_t number, std::string_view noun) {
  return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

std::string named(cards::Card card) {
  return fmt::format("{} {}", card.code(), cards::motif(card));
}

std::string describe(const notation::Move& move) {
  switch (move.sort) {
    case notation::Move::Sort::koi_koi:
      return "calls koi-koi";
    case notation::Move::Sort::stop:
      return "stops";
    case notation::Move::Sort::hiki:
      return "objects to the wildcard";
    case notation::Move::Sort::pass:
      return "lets the wildcard pass";
    default:
      break;
  }
  if (move.takes.empty()) return named(move.card) + " stays on the field";
  return named(move.card) + " takes " + listed(move.takes, ", ", named);
}

std::string place(const rulebook::Citation& citation) {
  std::string text = citation.document;
  if (!citation.page.empty()) text += ", p. " + citation.page;
  if (citation.line > 0) text += fmt::format(", line {}", citation.line);
  return text;
}

std::string rules_of(const checker::Outcome& outcome) {
  if (outcome.rules.empty()) return outcome.edition;
  const auto rule = [](const auto& each) { return each.first + " = " + each.second; };
  return outcome.edition + " with " + listed(outcome.rules, ", ", rule);
}

std::string givers(const checker::Side& side) {
  return side.editions.empty() ? "no edition; a possible answer" : listed(side.editions, ", ");
}

const std::string& answer_of(const checker::Side& side) {
  return side.words.empty() ? side.value : side.words;
}

const std::string& answer_of(const checker::Finding& finding, const checker::Outcome& outcome) {
  const auto side = std::ranges::find(finding.positions, outcome.side, &checker::Side::value);
  return side == finding.positions.end() ? outcome.side : answer_of(*side);
}

bool is_on_topic(const checker::ClauseRef& clause, const checker::Finding& finding) {
  return clause.id.starts_with(clause.edition + "/" + finding.topic + "#");
}

std::string letters_of(const checker::Finding& finding, std::string_view answers) {
  constexpr std::string_view kOr = " or ";
  std::vector<std::string> letters;
  while (true) {
    // What is left of the text after the side; nothing where it does not begin with it.
    const auto after = [&](const checker::Side& side) -> std::optional<std::string_view> {
      if (!answers.starts_with(side.value)) return std::nullopt;
      std::string_view rest = answers.substr(side.value.size());
      if (rest.starts_with(checker::kPictured)) rest.remove_prefix(checker::kPictured.size());
      return rest.empty() || rest.starts_with(kOr) ? std::optional(rest) : std::nullopt;
    };
    const auto side = std::ranges::find_if(
        finding.positions, [&](const auto& each) { return after(each).has_value(); });
    if (side == finding.positions.end()) return {};
    letters.emplace_back(1, side_letter(finding, side->value));
    answers = *after(*side);
    if (answers.empty()) return listed(letters, kOr);
    answers.remove_prefix(kOr.size());
  }
}

namespace {

// "A" of a side, or else the answer itself.
std::string side_named(const checker::Finding& finding, const std::string& value) {
  const std::string letters = letters_of(finding, value);
  return letters.empty() ? value : letters;
}

// `letters`: of the sides that a text can be read as; empty where it has to be told in words.
std::string words_of(const checker::Standpoint& standpoint, const std::string& letters = {}) {
  const std::string& answers = standpoint.words.empty() ? standpoint.value : standpoint.words;
  switch (standpoint.stance) {
    case checker::Stance::either:
      return "Can be read as " + (letters.empty() ? answers : letters);
    case checker::Stance::open:
      return "Left open";
    case checker::Stance::none:
      return standpoint.value.empty()
                 ? "Has no such rule"
                 : fmt::format("Has no such rule; played meanwhile as “{}”", answers);
    case checker::Stance::assumed:
      return "Not legible";
    case checker::Stance::says:
      break;
  }
  return answers;
}

}  // namespace

std::vector<OtherStance> other_stances(const checker::Finding& finding) {
  std::vector<OtherStance> others;
  for (const checker::Standpoint& standpoint : finding.stances) {
    if (standpoint.stance == checker::Stance::says) continue;
    // The sides of an ambiguity are its readings.
    const bool on_sides =
        finding.kind == checker::Kind::ambiguity && standpoint.stance == checker::Stance::either;
    if (on_sides) continue;
    others.push_back(
        {words_of(standpoint, letters_of(finding, standpoint.value)), standpoint.editions});
  }
  if (!finding.assumed.empty()) {
    others.push_back(
        {"Played meanwhile as " + side_named(finding, finding.assumed), finding.editions});
  }
  if (!finding.leans.empty())
    others.push_back({"The text leans to " + side_named(finding, finding.leans), finding.editions});
  for (const checker::Standpoint& each : finding.elsewhere) {
    // Those who give an answer of a gap stand beside it.
    const bool on_a_side = std::ranges::any_of(finding.positions, [&](const checker::Side& side) {
      return side.value == each.value && std::ranges::includes(side.editions, each.editions);
    });
    if (on_a_side) continue;
    const std::string letters = letters_of(finding, each.value);
    others.push_back(
        {"Elsewhere " + (letters.empty() ? fmt::format("“{}”", words_of(each)) : letters),
         each.editions});
  }
  return others;
}

std::vector<OtherStance> in_words(const std::vector<checker::Standpoint>& stances) {
  std::vector<OtherStance> all;
  for (const checker::Standpoint& each : stances) all.push_back({words_of(each), each.editions});
  return all;
}

std::string row_text(const checker::FindingRow& row, const rulebook::Scope& of_finding) {
  const bool own = row.scope && *row.scope != of_finding;
  const std::string scope = own ? row.scope->text() + ". " : std::string();
  return row.question + " " + scope +
         listed(in_words(row.stances), "; ", [](const OtherStance& each) {
           return fmt::format("{} ({})", each.words, listed(each.editions, ", "));
         });
}

std::string label(checker::Severity severity) {
  std::string text(checker::name(severity));
  std::replace(text.begin(), text.end(), '-', ' ');
  return text;
}

bool starts_at_deal(const checker::Witness& witness) {
  return witness.position && (!witness.deal || witness.deal == witness.position);
}

bool unreached(const checker::Witness& witness) {
  // A round of Hachi-Hachi that begins in its midst was made up.
  if (witness.hachi && witness.hachi->position) return true;
  // The other situations are where play begins, or are a line of play themselves.
  const bool within_play = witness.situation == Situation::pile ||
                           witness.situation == Situation::decision ||
                           witness.situation == Situation::match;
  return within_play && !witness.deal;
}

std::string replay_command(const std::string& id) {
  const bool plain = std::all_of(id.begin(), id.end(), [](unsigned char c) {
    return std::isalnum(c) ||
           std::string_view("-_./=+,:@").find(static_cast<char>(c)) != std::string_view::npos;
  });
  if (plain) return "hanaproof replay findings.json " + id;
  std::string quoted;
  for (const char c : id) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return "hanaproof replay findings.json '" + quoted + "'";
}

std::string receipt_path(const std::string& finding) {
  const std::string word = file_word(finding);
  // "." and ".." are other folders.
  const bool dots = word.find_first_not_of('.') == std::string::npos;
  return fmt::format("receipts/{}{}", dots ? "-" : "", word);
}

std::string query_file(const checker::Query& query) { return file_word(query.name) + ".smt2"; }

std::string query_path(const std::string& finding, const checker::Query& query) {
  return receipt_path(finding) + "/" + query_file(query);
}

std::string endgame_path(const EndgameTable& table) {
  const int cards = 2 * table.hand + table.field + table.stock;
  return fmt::format("endgames/{}{}.csv", file_word(table.edition),
                     table.recorded.empty() ? "" : fmt::format("-{}-cards", cards));
}

std::string hands_path(const HandChart& table) {
  return fmt::format("hands/{}.csv", file_word(table.edition));
}

char side_letter(const checker::Finding& finding, const std::string& value) {
  const auto& sides = finding.positions;
  const auto side = std::find_if(sides.begin(), sides.end(),
                                 [&](const checker::Side& each) { return each.value == value; });
  const auto index = side - sides.begin();
  return side == sides.end() || index >= 26 ? ' ' : static_cast<char>('A' + index);
}

}  // namespace hanaproof::reports
