#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/notation/json_values.h"
#include "reports/error.h"
#include "reports/json.h"
#include "reports/json/fields.h"
#include "reports/json/impact.h"
#include "reports/json/standing.h"

namespace hanaproof::reports {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array kMethods = {checker::Method::text,      checker::Method::arithmetic,
                                 checker::Method::smt,       checker::Method::exhaustive,
                                 checker::Method::graph,     checker::Method::lockstep,
                                 checker::Method::simulation};
constexpr std::array kSituations = {
    checker::Situation::text,  checker::Situation::draw,     checker::Situation::deal,
    checker::Situation::pile,  checker::Situation::decision, checker::Situation::round,
    checker::Situation::match, checker::Situation::showdown, checker::Situation::stake,
    checker::Situation::hand,  checker::Situation::fields,   checker::Situation::table};

// The one of several values that goes by the name in the field.
template <class Values>
auto choice(const Fields& fields, const std::string& field, const Values& values) {
  const std::string word = fields.text(field);
  std::vector<std::string_view> names;
  for (const auto value : values) {
    if (name(value) == word) return value;
    names.push_back(name(value));
  }
  fields.fail(field, fmt::format("one of {}, not \"{}\"", fmt::join(names, ", "), word));
}

cards::Card card(const Fields& fields, const std::string& field, const std::string& code) {
  const auto parsed = cards::Card::parse(code);
  if (!parsed) fields.fail(field, fmt::format("card codes such as \"81\", not \"{}\"", code));
  return *parsed;
}

std::vector<cards::Card> read_cards(const Fields& fields, const std::string& field) {
  std::vector<cards::Card> all;
  for (const std::string& code : fields.texts(field)) all.push_back(card(fields, field, code));
  return all;
}

notation::Move read_move(const Fields& fields, const std::string& field, const std::string& text) {
  const auto move = notation::Move::parse(text);
  if (!move) fields.fail(field, fmt::format("a move such as \"11x12\", not \"{}\"", text));
  return *move;
}

std::optional<notation::Position> read_position(const Fields& fields, const std::string& field) {
  const Json* json = fields.find(field);
  if (!json) return std::nullopt;
  try {
    return notation::position_from_value(*json);
  } catch (const notation::NotationError& error) {
    throw InputError(fmt::format("{}: {}", fields.path(field), error.what()));
  }
}

rulebook::Scope read_scope(const Fields& fields) {
  rulebook::Scope scope{fields.int_or_zero("players"), fields.texts("options")};
  if (scope.players < 1) fields.fail("players", "a number of players");
  return scope;
}

std::vector<rulebook::Citation> read_sources(const Fields& fields) {
  std::vector<rulebook::Citation> sources;
  for (const Fields& each : fields.objects("source")) {
    rulebook::Citation citation;
    citation.document = each.text("document");
    citation.page = each.text_or_nothing("page");
    citation.line = each.int_or_zero("line");
    citation.anchor = each.text_or_nothing("anchor");
    citation.occurrence = each.int_or_zero("occurrence");
    sources.push_back(citation);
  }
  return sources;
}

checker::ClauseRef read_clause(const Fields& fields) {
  checker::ClauseRef clause;
  clause.edition = fields.text("edition");
  clause.id = fields.text("id");
  clause.sources = read_sources(fields);
  clause.value = fields.text("value");
  clause.note = fields.text_or_nothing("note");
  if (fields.find("standing")) clause.standing = choice(fields, "standing", kStandings);
  if (fields.find("position")) {
    const Fields position = fields.object("position");
    clause.position = {position.int_or_zero("line"), position.int_or_zero("column")};
  }
  return clause;
}

checker::Evidence read_evidence(const Fields& fields) {
  checker::Evidence evidence;
  evidence.method = choice(fields, "method", kMethods);
  evidence.summary = fields.text("summary");
  for (const Fields& each : fields.objects("queries")) {
    evidence.queries.push_back({each.text("name"), each.text("text"), each.text("verdict")});
  }
  evidence.space = fields.number_or_zero("space");
  evidence.core = fields.texts("core");
  return evidence;
}

checker::Outcome read_outcome(const Fields& fields) {
  checker::Outcome outcome;
  outcome.side = fields.text("side");
  outcome.edition = fields.text("edition");
  if (fields.find("rules")) {
    const Fields rules = fields.object("rules");
    for (const auto& [topic, answer] : fields.need("rules").items()) {
      outcome.rules[topic] = rules.text(topic);
    }
  }
  outcome.players = fields.int_or_zero("players");
  outcome.text = fields.text("text");
  return outcome;
}

std::optional<notation::BetRound> read_bets(const Fields& witness) {
  if (!witness.find("betting")) return std::nullopt;
  const Fields fields = witness.object("betting");
  notation::BetRound round;
  round.dealer = fields.int_or_zero("dealer");
  round.money = fields.ints("money");
  round.ante = fields.int_or_zero("ante");
  if (round.dealer < 0 || round.dealer >= round.players()) fields.fail("dealer", "a seat");
  for (const std::string& text : fields.texts("bets")) {
    const auto bet = notation::Bet::parse(text);
    if (!bet) fields.fail("bets", fmt::format("bets such as \"raise:2\", not \"{}\"", text));
    round.bets.push_back(*bet);
  }
  if (fields.find("seats")) {
    round.seats = fields.ints("seats");
    if (round.seats.size() != round.bets.size()) fields.fail("seats", "a seat for each bet");
  }
  if (!fields.find("hands")) return round;
  for (const Json& hand : fields.need("hands")) {
    cards::CardSet cards;
    for (const Json& code : hand) cards.insert(card(fields, "hands", code.get<std::string>()));
    round.hands.push_back(cards);
  }
  if (round.hands.size() != round.money.size()) fields.fail("hands", "two cards for each seat");
  return round;
}

std::vector<cards::CardSet> read_fields(const Fields& witness) {
  std::vector<cards::CardSet> sets;
  const Json* list = witness.find("fields");
  if (!list) return sets;
  for (const Json& field : *list) {
    cards::CardSet set;
    if (!field.is_array()) witness.fail("fields", "lists of card codes");
    for (const Json& code : field) {
      if (!code.is_string()) witness.fail("fields", "lists of card codes");
      set.insert(card(witness, "fields", code.get<std::string>()));
    }
    sets.push_back(set);
  }
  return sets;
}

std::optional<notation::HachiPosition> read_hachi_position(const Fields& fields,
                                                           const std::string& field) {
  const Json* json = fields.find(field);
  if (!json) return std::nullopt;
  return notation::hachi_from_value(*json);
}

std::optional<notation::HachiRound> read_hachi(const Fields& witness) {
  if (!witness.find("hachi")) return std::nullopt;
  const Fields fields = witness.object("hachi");
  notation::HachiRound round;
  try {
    round.position = read_hachi_position(fields, "position");
    if (!round.position) {
      round.match = notation::hachi_match_from_value(fields.need("match"));
      round.deal = notation::hachi_deal_from_value(fields.need("deal"), round.match.players);
    }
    round.at = read_hachi_position(fields, "at");
  } catch (const notation::NotationError& error) {
    throw InputError(fmt::format("{}: {}", witness.path("hachi"), error.what()));
  }
  for (const std::string& text : fields.texts("line")) {
    const auto move = notation::HachiMove::parse(text);
    if (!move) fields.fail("line", fmt::format("moves such as \"stay\", not \"{}\"", text));
    round.line.push_back(*move);
  }
  return round;
}

checker::Witness read_witness(const Fields& fields) {
  checker::Witness witness;
  witness.situation = choice(fields, "situation", kSituations);
  witness.drawn = read_cards(fields, "drawn");
  witness.pile = cards::CardSet(read_cards(fields, "pile"));
  witness.own_calls = fields.int_or_zero("own_calls");
  witness.opponent_called = fields.truth_or_false("opponent_called");
  witness.position = read_position(fields, "position");
  if (fields.find("move")) witness.move = read_move(fields, "move", fields.text("move"));
  witness.totals = fields.ints("totals");
  witness.won = fields.ints("won");
  witness.bets = read_bets(fields);
  witness.fields = read_fields(fields);
  witness.hachi = read_hachi(fields);
  for (const Fields& each : fields.objects("outcomes")) {
    witness.outcomes.push_back(read_outcome(each));
  }
  witness.deal = read_position(fields, "deal");
  for (const std::string& move : fields.texts("line")) {
    witness.line.push_back(read_move(fields, "line", move));
  }
  return witness;
}

checker::Finding read_finding(const Fields& fields) {
  checker::Finding finding;
  finding.id = fields.text("id");
  finding.kind = choice(fields, "kind", checker::kinds());
  finding.topic = fields.text("topic");
  finding.question = fields.text("question");
  finding.scope = read_scope(fields.object("scope"));
  finding.editions = fields.texts("editions");
  for (const Fields& each : fields.objects("positions")) {
    finding.positions.push_back({each.text("value"), each.texts("editions")});
  }
  for (const Fields& each : fields.objects("clauses")) finding.clauses.push_back(read_clause(each));
  finding.evidence = read_evidence(fields.object("evidence"));
  finding.witness = read_witness(fields.object("witness"));
  finding.impact = read_impact(fields.object("impact"));
  finding.summary = fields.text("summary");
  finding.suggestion = fields.text("suggestion");
  return finding;
}

// What to read of a document, with whatever is wrong in it told as an InputError.
template <class Read>
auto read_document(std::string_view text, const std::string& name, const Read& read) {
  try {
    const Json json = parse_json(text, name);
    return read(Fields(json, name));
  } catch (const Json::exception& error) {
    throw InputError(fmt::format("{}: {}", name, error.what()));
  }
}

}  // namespace

checker::Report read_findings(std::string_view text) {
  return read_document(text, "findings document", [](const Fields& document) {
    document.need_schema("hanaproof.findings");
    checker::Report report;
    report.editions = document.texts("editions");
    for (const Fields& each : document.objects("findings")) {
      report.findings.push_back(read_finding(each));
    }
    for (const Fields& each : document.objects("transcription")) {
      report.transcription.push_back(
          {each.text("clause"), each.text_or_nothing("note"), read_sources(each)});
    }
    return report;
  });
}

checker::Finding read_finding(std::string_view text) {
  return read_document(text, "finding document", [](const Fields& document) {
    document.need_schema("hanaproof.finding");
    return read_finding(document.object("finding"));
  });
}

}  // namespace hanaproof::reports
