#include <array>

#include "model/cards/seat.h"
#include "reports/impact_text.h"
#include "reports/json.h"
#include "reports/json/archive.h"
#include "reports/json/scope.h"
#include "reports/json/shares.h"
#include "reports/receipt.h"
#include "reports/wording.h"

namespace hanaproof::reports {

namespace {

using checker::Situation;

// The first so many values of an enumeration.
template <class Value, std::size_t Count>
constexpr std::array<Value, Count> first_values() {
  std::array<Value, Count> all{};
  for (std::size_t i = 0; i < Count; ++i) all[i] = static_cast<Value>(i);
  return all;
}
constexpr auto kStandings = first_values<rulebook::Standing, 5>();
constexpr auto kMethods = first_values<checker::Method, 7>();
constexpr auto kSituations = first_values<Situation, 12>();
constexpr auto kStances = first_values<checker::Stance, 5>();

// What follows describes each part of the document to an archive that writes or reads it.
constexpr auto kImpact = [](auto& io, auto& impact) {
  io.maybe("points", impact.points, "The difference between the sides in the witness.");
  io.field("text", impact.text);
  if (io.has("shares", !impact.shares.empty())) {
    io.objects("shares", impact.shares, kShare,
               "How often the answers differ: counted shares first. Left out where nothing was "
               "measured.");
  }
  io.maybe("none", impact.none, "Why there is no share.");
  io.maybe("weight", impact.weight,
           "Points expected in a round; the findings of a game are ordered by it, largest first. "
           "Left out where it is not known.");
  io.maybe("weight_low", impact.weight_low,
           "The 95 % interval of the weight. Left out where it was counted, or the sample has too "
           "few hits.");
  io.maybe("weight_high", impact.weight_high);
};

constexpr auto kScope = [](auto& io, auto& scope) {
  io.note(
      "text", [&] { return scope.text(); }, "\"2 players, wildcard\"");
  kScopeFields(io, scope);
  io.expect(scope.players >= 1, "players", "a number of players");
};

constexpr auto kCitation = [](auto& io, auto& citation) {
  io.field("document", citation.document);
  io.maybe("page", citation.page, "As printed.");
  io.maybe("line", citation.line, "Of the transcription, from 1.");
  if (io.has("anchor", true)) {
    io.field("anchor", citation.anchor, "At most five words by which the passage can be found.");
  }
  io.maybe("occurrence", citation.occurrence,
           "Which of several passages that hold the anchor; left out where it is the only one.");
};

constexpr auto kPlace = [](auto& io, auto& position) {
  io.field("line", position.line);
  io.field("column", position.column);
};

constexpr auto kClause = [](auto& io, auto& clause) {
  io.field("edition", clause.edition);
  io.field("id", clause.id, "EDITION/TOPIC#N");
  io.objects("source", clause.sources, kCitation);
  io.field("value", clause.value);
  if (io.has("standing", clause.standing != rulebook::Standing::stated)) {
    io.choice("standing", clause.standing, kStandings, "Left out where the text states it.");
  }
  io.maybe("note", clause.note);
  if (io.has("position", clause.position.line > 0)) {
    io.object("position", clause.position, kPlace,
              "Where the clause stands in its edition's file.");
  }
};

constexpr auto kEvidence = [](auto& io, auto& evidence, const std::string& finding) {
  io.choice("method", evidence.method, kMethods);
  io.field("summary", evidence.summary, "What was done, and how much of it.");
  if (io.has("queries", !evidence.queries.empty())) {
    io.objects("queries", evidence.queries, [&](auto& inner, auto& query) {
      inner.field("name", query.name);
      inner.note(
          "file", [&] { return query_path(finding, query); },
          "Of the report, in the receipt of the finding.");
      inner.field("verdict", query.verdict);
      inner.maybe("identity", query.identity,
                  "Unsatisfiable by the last assertion alone: it says nothing about the others.");
      inner.field("text", query.text, "SMT-LIB 2.");
    });
  }
  io.maybe("space", evidence.space, "How many situations were gone through.");
  io.maybe("core", evidence.core, "Ids of the clauses that an unsatisfiable query needs.");
};

constexpr auto kOutcome = [](auto& io, auto& outcome) {
  io.field("side", outcome.side, "The value of one of the positions.");
  io.field("edition", outcome.edition, "Whose rules were executed.");
  io.maybe("rules", outcome.rules, "With these answers chosen otherwise.");
  io.field("players", outcome.players);
  io.field("text", outcome.text);
};

constexpr auto kBetting = [](auto& io, auto& round) {
  io.field("dealer", round.dealer);
  io.field("money", round.money, "Coins before anything is put in, one number a seat.");
  io.field("ante", round.ante, "The starting stake, in coins.");
  io.expect(round.dealer >= 0 && round.dealer < round.players(), "dealer", "a seat");
  io.field("bets", round.bets,
           "In the order in which they were made; N of raise:N is the new stake to match.");
  if (io.maybe("seats", round.seats, "Who made each bet.")) {
    io.expect(round.seats.size() == round.bets.size(), "seats", "a seat for each bet");
  }
  if (io.maybe("hands", round.hands, "Only in a showdown: two cards a seat.")) {
    io.expect(round.hands.size() == round.money.size(), "hands", "two cards for each seat");
  }
};

// A round of Hachi-Hachi: from a position, or from the deal on.
constexpr auto kHachi = [](auto& io, auto& round) {
  io.maybe("position", round.position);
  io.when(!round.position, [&] {
    io.field("match", round.match);
    io.field("deal", round.deal);
    io.expect(round.deal.hands.size() == cards::at(round.match.players), "deal",
              "a hand for each player");
  });
  io.field("line", round.line);
  io.maybe("at", round.at, "Where the last move is made, by the rules of the first side.");
};

constexpr auto kWitness = [](auto& io, auto& witness) {
  io.choice("situation", witness.situation, kSituations);
  io.maybe("drawn", witness.drawn, "Drawn for dealer, one a seat.");
  const bool pile = witness.situation == Situation::pile || witness.situation == Situation::hand;
  if (io.has("pile", pile)) io.field("pile", witness.pile, "Captured cards, or a hand of seven.");
  io.maybe("own_calls", witness.own_calls);
  io.maybe("opponent_called", witness.opponent_called);
  io.maybe("position", witness.position);
  io.maybe("move", witness.move);
  io.maybe("totals", witness.totals, "Points in the match, one a seat.");
  io.maybe("won", witness.won, "Rounds won, one a seat.");
  if (io.has("betting", witness.bets.has_value())) {
    io.object("betting", witness.bets, kBetting,
              "A round of a betting game: who has what, and what was bet.");
  }
  const bool fields = witness.situation == Situation::fields;
  if (io.has("fields", fields)) {
    io.field("fields", witness.fields, "Hachi-Hachi: the lights on the field of each round.");
  }
  if (io.has("hachi", witness.hachi.has_value())) {
    io.object("hachi", witness.hachi, kHachi,
              "A round of Hachi-Hachi so far, from a position or from the deal on "
              "(docs/hachi-hachi.md).");
  }
  io.objects("outcomes", witness.outcomes, kOutcome);
  io.maybe("deal", witness.deal, "A deal from which `line` leads to the situation.");
  io.maybe("line", witness.line, "The moves from the deal, or of the round.");
  if (io.has("reached", unreached(witness))) {
    io.note("reached", "not shown", "Only where no deal and line were found.");
  }
};

constexpr auto kStandpoint = [](auto& io, auto& standpoint) {
  io.choice(
      "stance", standpoint.stance, kStances,
      "Says one answer; can be read as either of several; leaves it open; has none such rule; "
      "or what it has is assumed (garbled, a picture or layout).");
  io.maybe("value", standpoint.value, "The answer, or the readings. Left out where there is none.");
  io.maybe("words", standpoint.words, "The same as sentences. Left out where the value has words.");
  io.field("editions", standpoint.editions);
};

constexpr auto kFindingRow = [](auto& io, auto& row) {
  io.field("topic", row.topic);
  io.field("question", row.question);
  if (io.has("scope", row.scope.has_value())) {
    io.object("scope", row.scope, kScope,
              "At which it shows first. Left out where each text is asked at its own.");
  }
  io.objects("stances", row.stances, kStandpoint, "Who stands where.");
};

constexpr auto kSide = [](auto& io, auto& side) {
  io.field("value", side.value, "In the terms of edition files.");
  io.maybe("words", side.words, "The rule as a sentence. Left out where the value has words.");
  io.maybe("why", side.why, "Of a reading: what makes readers take the text so.");
  io.field("editions", side.editions);
};

constexpr auto kFinding = [](auto& io, auto& finding) {
  io.field("id", finding.id, "From kind, topic and scope: stable between runs.");
  io.choice("kind", finding.kind, checker::kinds());
  if (io.has("also", !finding.also.empty())) {
    io.choice("also", finding.also, checker::kinds(),
              "What else is the matter with the same passage.");
  }
  io.choice("severity", finding.severity, checker::severities());
  io.field("topic", finding.topic);
  io.field("question", finding.question);
  io.object("scope", finding.scope, kScope,
            "Of the witness: what was compared at equal terms, the number of players and the "
            "options that are on.");
  if (io.has("scopes", finding.scopes.size() > 1)) {
    io.objects("scopes", finding.scopes, kScope,
               "All at which it shows. Left out where there is one.");
  }
  io.field("editions", finding.editions, "All that take part; for a gap, the silent ones.");
  io.objects("stances", finding.stances, kStandpoint, "Who stands where.");
  if (io.has("elsewhere", !finding.elsewhere.empty())) {
    io.objects("elsewhere", finding.elsewhere, kStandpoint,
               "What other books of the game firmly say to the same question, where the finding is "
               "about one book. They take no part. Left out where there is nothing.");
  }
  io.objects("positions", finding.positions, kSide,
             "The answers that the witness holds against each other, and whose text can be read "
             "so.");
  io.maybe("leans", finding.leans,
           "The value of the position that the other words of the text speak for. Left out where "
           "they speak for none.");
  io.maybe("assumed", finding.assumed,
           "The value of the position that is played where the text is silent.");
  if (io.has("rows", !finding.rows.empty())) {
    io.objects("rows", finding.rows, kFindingRow,
               "Further questions that the same finding puts to the same editor.");
  }
  io.objects("clauses", finding.clauses, kClause);
  io.object("evidence", finding.evidence,
            [&](auto& inner, auto& evidence) { kEvidence(inner, evidence, finding.id); });
  io.object("witness", finding.witness, kWitness);
  io.object("impact", finding.impact, kImpact);
  io.note(
      "summary", [&] { return checker::summary(finding); },
      "The finding in one paragraph, in the terms of edition files.");
  io.maybe("remarks", finding.remarks,
           "The part of the summary that the stances and positions do not say.");
  io.field("suggestion", finding.suggestion, "A ruling to print.");
};

// Ids of findings.
constexpr auto kChecked = [](auto& io, auto& checked) {
  io.field("edition", checked.edition);
  io.field("faults", checked.faults, "Of the edition itself.");
  io.field("unclear", checked.unclear, "Passages with two readings, and words that do not fit.");
  io.field("left_open", checked.left_open, "Questions that it does not answer.");
  io.field("differences", checked.differences, "From other editions: no faults.");
  io.objects("text_only", checked.text_only, kClause, "Clauses that neither play nor odds follow.");
  io.field("inherited_open", checked.inherited_open,
           "How many questions it leaves open with the edition that it inherits.");
};

constexpr auto kTranscription = [](auto& io, auto& note) {
  io.field("clause", note.clause);
  if (io.has("note", true)) io.field("note", note.note);
  io.objects("source", note.sources, kCitation);
};

constexpr auto kQuestion = [](auto& io, auto& one) {
  io.field("topic", one.topic);
  io.object("scope", one.scope, kScope);
  io.field("editions", one.editions, "Whose answers are in question.");
  io.field("question", one.question, "What was asked.");
  io.field("reason", one.reason);
};

constexpr auto kReport = [](auto& io, auto& report) {
  io.field("editions", report.editions, "The editions compared.");
  io.needed_objects("findings", report.findings, kFinding);
  io.objects("transcription", report.transcription, kTranscription,
             "What only the transcription garbled: never a finding against a rulebook.");
  if (io.has("across_games", !report.across_games.empty())) {
    io.objects("across_games", report.across_games, kFindingRow,
               "The same question in other games: what they answer, and not alike. No "
               "contradictions. Left out where there is nothing.");
  }
  if (io.has("checked", report.checked.has_value())) {
    io.object(
        "checked", report.checked, kChecked,
        "Of `hanaproof check`: the findings as the author of the edition reads them, by their "
        "ids.");
  }
  if (io.has("same", !report.same.empty())) {
    io.objects("same", report.same, kQuestion,
               "Of an edition and the one that it inherits: answers that come to the same; the "
               "reason is how that is known. Left out where there is nothing.");
  }
  if (io.has("undecided", !report.undecided.empty())) {
    io.objects("undecided", report.undecided, kQuestion,
               "What the solver gave no answer to: no finding, and no agreement either. Left out "
               "where there is nothing.");
  }
};

constexpr auto kOneFinding = [](auto& io, auto& finding) {
  io.object("finding", finding, kFinding);
};

constexpr auto kCounts = [](auto& io, auto& finding) {
  io.field("finding", finding.id, "Its id.");
  io.maybe("space", finding.evidence.space, "How many situations were gone through.");
  io.object("impact", finding.impact, kImpact);
};

constexpr auto kVersions = [](auto& io, auto& versions) {
  io.field("hanaproof", versions.hanaproof);
  io.field("z3", versions.z3);
  io.field("compiler", versions.compiler);
  io.objects(
      "editions", versions.editions,
      [](auto& inner, auto& edition) {
        inner.field("id", edition.id);
        inner.field("file", edition.file,
                    "As it was given; of built-in editions the path in the source tree.");
        inner.field("sha256", edition.sha256, "Of the file's bytes.");
      },
      "The edition files that take part, with those that they build on.");
};

constexpr auto kFindingsDocument =
    documents::document<checker::Report>({"findings", 1,
                                          "What `hanaproof contradictions --json` and `hanaproof "
                                          "check --json` print, `hanaproof report` "
                                          "writes as findings.json and `hanaproof replay` reads."},
                                         kReport);
constexpr auto kFindingDocument = documents::document<checker::Finding>(
    {"finding", 1,
     "`finding.json` in a receipt: the finding as findings.json has it, as a document of its own."},
    kOneFinding);
constexpr auto kCountsDocument =
    documents::document<checker::Finding>({"counts", 1, "`counts.json` in a receipt."}, kCounts);
constexpr auto kVersionsDocument = documents::document<checker::Versions>(
    {"versions", 1, "`versions.json` in a receipt."}, kVersions);

}  // namespace

std::string to_json(const checker::Report& report) {
  return dump(kFindingsDocument.written(report));
}
std::string to_json(const checker::Finding& finding) {
  return dump(kFindingDocument.written(finding));
}
std::string counts_to_json(const checker::Finding& finding) {
  return dump(kCountsDocument.written(finding));
}
std::string to_json(const checker::Versions& versions) {
  return dump(kVersionsDocument.written(versions));
}

checker::Report read_findings(std::string_view text) {
  return read_document(text, kFindingsDocument);
}
checker::Finding read_finding(std::string_view text) {
  return read_document(text, kFindingDocument);
}
checker::Versions read_versions(std::string_view text) {
  return read_document(text, kVersionsDocument);
}

std::string findings_schema() { return kFindingsDocument.schema_text(); }
std::string finding_schema() { return kFindingDocument.schema_text(); }
std::string counts_schema() { return kCountsDocument.schema_text(); }
std::string versions_schema() { return kVersionsDocument.schema_text(); }

}  // namespace hanaproof::reports
