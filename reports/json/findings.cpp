#include <array>

#include "reports/error.h"
#include "reports/impact_text.h"
#include "reports/json.h"
#include "reports/json/archive.h"
#include "reports/receipt.h"
#include "reports/wording.h"

// Names of values, where the archives look for them: beside the types.
namespace hanaproof::checker {

static std::string_view name(Basis basis) {
  return basis == Basis::counted ? "counted" : "simulated";
}

}  // namespace hanaproof::checker

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
constexpr auto kBases = first_values<checker::Basis, 2>();
constexpr auto kStances = first_values<checker::Stance, 5>();

// What follows describes each part of the document to an archive that writes or reads it.
constexpr auto kSize = [](auto& io, auto& size) {
  io.field("cards", size.cards);
  io.whole("hits", size.hits);
  io.whole("all", size.all);
};

constexpr auto kEstimate = [](auto& io, auto& estimate) {
  io.field("value", estimate.value);
  io.maybe("low", estimate.low);
  io.maybe("high", estimate.high);
};

constexpr auto kShare = [](auto& io, auto& share) {
  io.choice("basis", share.basis, kBases);
  io.field("of", share.of);
  io.field("frequency", share.frequency);
  io.whole("hits", share.hits);
  io.whole("all", share.all);
  io.note("share", share_of(share.hits, share.all));
  io.maybe("most_points", share.most_points);
  io.maybe("mean_points", share.mean_points);
  if (io.has("by_size", !share.by_size.empty())) io.objects("by_size", share.by_size, kSize);
  if (share.basis == checker::Basis::counted) return;
  io.field("policy", share.policy);
  io.field("seed", share.seed);
  io.field("low", share.low);
  io.field("high", share.high);
  io.maybe("mean_low", share.mean_low);
  io.maybe("mean_high", share.mean_high);
  io.maybe("parted", share.parted);
  if (io.has("winner", share.winner.has_value())) io.object("winner", share.winner, kEstimate);
  if (io.has("dealer", share.dealer.has_value())) io.object("dealer", share.dealer, kEstimate);
};

constexpr auto kImpact = [](auto& io, auto& impact) {
  io.maybe("points", impact.points);
  io.field("text", impact.text);
  if (io.has("shares", !impact.shares.empty())) io.objects("shares", impact.shares, kShare);
  io.maybe("none", impact.none);
  io.maybe("weight", impact.weight);
  io.maybe("weight_low", impact.weight_low);
  io.maybe("weight_high", impact.weight_high);
};

constexpr auto kScope = [](auto& io, auto& scope) {
  io.note("text", scope.text());
  io.field("players", scope.players);
  io.field("options", scope.options);
  io.expect(scope.players >= 1, "players", "a number of players");
};

constexpr auto kCitation = [](auto& io, auto& citation) {
  io.field("document", citation.document);
  io.maybe("page", citation.page);
  io.maybe("line", citation.line);
  if (io.has("anchor", true)) io.field("anchor", citation.anchor);
  io.maybe("occurrence", citation.occurrence);
};

constexpr auto kClause = [](auto& io, auto& clause) {
  io.field("edition", clause.edition);
  io.field("id", clause.id);
  io.objects("source", clause.sources, kCitation);
  io.field("value", clause.value);
  if (io.has("standing", clause.standing != rulebook::Standing::stated)) {
    io.choice("standing", clause.standing, kStandings);
  }
  io.maybe("note", clause.note);
  if (io.has("position", clause.position.line > 0)) {
    io.object("position", clause.position, [](auto& inner, auto& position) {
      inner.field("line", position.line);
      inner.field("column", position.column);
    });
  }
};

constexpr auto kEvidence = [](auto& io, auto& evidence, const std::string& finding) {
  io.choice("method", evidence.method, kMethods);
  io.field("summary", evidence.summary);
  if (io.has("queries", !evidence.queries.empty())) {
    io.objects("queries", evidence.queries, [&](auto& inner, auto& query) {
      inner.field("name", query.name);
      inner.note("file", query_path(finding, query));
      inner.field("verdict", query.verdict);
      inner.maybe("identity", query.identity);
      inner.field("text", query.text);
    });
  }
  io.maybe("space", evidence.space);
  io.maybe("core", evidence.core);
};

constexpr auto kOutcome = [](auto& io, auto& outcome) {
  io.field("side", outcome.side);
  io.field("edition", outcome.edition);
  io.maybe("rules", outcome.rules);
  io.field("players", outcome.players);
  io.field("text", outcome.text);
};

constexpr auto kBetting = [](auto& io, auto& round) {
  io.field("dealer", round.dealer);
  io.field("money", round.money);
  io.field("ante", round.ante);
  io.expect(round.dealer >= 0 && round.dealer < round.players(), "dealer", "a seat");
  io.field("bets", round.bets);
  if (io.maybe("seats", round.seats)) {
    io.expect(round.seats.size() == round.bets.size(), "seats", "a seat for each bet");
  }
  if (io.maybe("hands", round.hands)) {
    io.expect(round.hands.size() == round.money.size(), "hands", "two cards for each seat");
  }
};

// A round of Hachi-Hachi: from a position, or from the deal on.
constexpr auto kHachi = [](auto& io, auto& round) {
  if (!io.maybe("position", round.position)) {
    io.field("match", round.match);
    io.deal("deal", round.deal, round.match.players);
  }
  io.field("line", round.line);
  io.maybe("at", round.at);
};

constexpr auto kWitness = [](auto& io, auto& witness) {
  io.choice("situation", witness.situation, kSituations);
  io.maybe("drawn", witness.drawn);
  const bool pile = witness.situation == Situation::pile || witness.situation == Situation::hand;
  if (io.has("pile", pile)) io.field("pile", witness.pile);
  io.maybe("own_calls", witness.own_calls);
  io.maybe("opponent_called", witness.opponent_called);
  io.maybe("position", witness.position);
  io.maybe("move", witness.move);
  io.maybe("totals", witness.totals);
  io.maybe("won", witness.won);
  if (io.has("betting", witness.bets.has_value())) io.object("betting", witness.bets, kBetting);
  const bool fields = witness.situation == Situation::fields;
  if (io.has("fields", fields)) io.field("fields", witness.fields);
  if (io.has("hachi", witness.hachi.has_value())) io.object("hachi", witness.hachi, kHachi);
  io.objects("outcomes", witness.outcomes, kOutcome);
  io.maybe("deal", witness.deal);
  io.maybe("line", witness.line);
  if (unreached(witness)) io.note("reached", "not shown");
};

constexpr auto kStandpoint = [](auto& io, auto& standpoint) {
  io.choice("stance", standpoint.stance, kStances);
  io.maybe("value", standpoint.value);
  io.maybe("words", standpoint.words);
  io.field("editions", standpoint.editions);
};

constexpr auto kFindingRow = [](auto& io, auto& row) {
  io.field("topic", row.topic);
  io.field("question", row.question);
  if (io.has("scope", row.scope.has_value())) io.object("scope", row.scope, kScope);
  io.objects("stances", row.stances, kStandpoint);
};

constexpr auto kFinding = [](auto& io, auto& finding) {
  io.field("id", finding.id);
  io.choice("kind", finding.kind, checker::kinds());
  if (io.has("also", !finding.also.empty())) io.choices("also", finding.also, checker::kinds());
  io.choice("severity", finding.severity, checker::severities());
  io.field("topic", finding.topic);
  io.field("question", finding.question);
  io.object("scope", finding.scope, kScope);
  if (io.has("scopes", finding.scopes.size() > 1)) io.objects("scopes", finding.scopes, kScope);
  io.field("editions", finding.editions);
  io.objects("stances", finding.stances, kStandpoint);
  if (io.has("elsewhere", !finding.elsewhere.empty()))
    io.objects("elsewhere", finding.elsewhere, kStandpoint);
  io.objects("positions", finding.positions, [](auto& inner, auto& side) {
    inner.field("value", side.value);
    inner.maybe("words", side.words);
    inner.maybe("why", side.why);
    inner.field("editions", side.editions);
  });
  io.maybe("leans", finding.leans);
  io.maybe("assumed", finding.assumed);
  if (io.has("rows", !finding.rows.empty())) io.objects("rows", finding.rows, kFindingRow);
  io.objects("clauses", finding.clauses, kClause);
  io.object("evidence", finding.evidence,
            [&](auto& inner, auto& evidence) { kEvidence(inner, evidence, finding.id); });
  io.object("witness", finding.witness, kWitness);
  io.object("impact", finding.impact, kImpact);
  io.note("summary", checker::summary(finding));
  io.maybe("remarks", finding.remarks);
  io.field("suggestion", finding.suggestion);
};

constexpr auto kChecked = [](auto& io, auto& checked) {
  io.field("edition", checked.edition);
  io.field("faults", checked.faults);
  io.field("unclear", checked.unclear);
  io.field("left_open", checked.left_open);
  io.field("differences", checked.differences);
  io.objects("text_only", checked.text_only, kClause);
  io.field("inherited_open", checked.inherited_open);
};

constexpr auto kReport = [](auto& io, auto& report) {
  io.field("editions", report.editions);
  io.objects("findings", report.findings, kFinding);
  io.objects("transcription", report.transcription, [](auto& inner, auto& note) {
    inner.field("clause", note.clause);
    if (inner.has("note", true)) inner.field("note", note.note);
    inner.objects("source", note.sources, kCitation);
  });
  if (io.has("across_games", !report.across_games.empty()))
    io.objects("across_games", report.across_games, kFindingRow);
  if (io.has("checked", report.checked.has_value())) io.object("checked", report.checked, kChecked);
  if (report.undecided.empty()) return;
  io.objects("undecided", report.undecided, [](auto& inner, auto& one) {
    inner.field("topic", one.topic);
    inner.object("scope", one.scope, kScope);
    inner.field("editions", one.editions);
    inner.field("question", one.question);
    inner.field("reason", one.reason);
  });
};

constexpr auto kOneFinding = [](auto& io, auto& finding) {
  io.object("finding", finding, kFinding);
};

constexpr auto kCounts = [](auto& io, auto& finding) {
  io.field("finding", finding.id);
  io.maybe("space", finding.evidence.space);
  io.object("impact", finding.impact, kImpact);
};

constexpr auto kVersions = [](auto& io, auto& versions) {
  io.field("hanaproof", versions.hanaproof);
  io.field("z3", versions.z3);
  io.field("compiler", versions.compiler);
  io.objects("editions", versions.editions, [](auto& inner, auto& edition) {
    inner.field("id", edition.id);
    inner.field("file", edition.file);
    inner.field("sha256", edition.sha256);
  });
};

template <class T, class Describe>
std::string document(const char* schema, const T& value, const Describe& describe) {
  Json json = json_document(schema);
  json.update(written(value, describe));
  return dump(json);
}

// With whatever is wrong in it told as an InputError.
template <class T, class Describe>
T read_document(std::string_view text, const std::string& name, const std::string& schema,
                const Describe& describe) {
  try {
    const Json json = parse_json(text, name);
    In in(json, name);
    in.need_schema(schema);
    T value;
    describe(in, value);
    return value;
  } catch (const Json::exception& error) {
    throw InputError(name + ": " + error.what());
  }
}

}  // namespace

std::string to_json(const checker::Report& report) {
  return document("hanaproof.findings", report, kReport);
}

std::string to_json(const checker::Finding& finding) {
  return document("hanaproof.finding", finding, kOneFinding);
}

std::string counts_to_json(const checker::Finding& finding) {
  return document("hanaproof.counts", finding, kCounts);
}

std::string to_json(const checker::Versions& versions) {
  return document("hanaproof.versions", versions, kVersions);
}

checker::Report read_findings(std::string_view text) {
  return read_document<checker::Report>(text, "findings document", "hanaproof.findings", kReport);
}

checker::Finding read_finding(std::string_view text) {
  return read_document<checker::Finding>(text, "finding document", "hanaproof.finding",
                                         kOneFinding);
}

checker::Versions read_versions(std::string_view text) {
  return read_document<checker::Versions>(text, "versions document", "hanaproof.versions",
                                          kVersions);
}

}  // namespace hanaproof::reports
