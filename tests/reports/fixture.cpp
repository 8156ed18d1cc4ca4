#include "tests/reports/fixture.h"

#include <fmt/format.h>

namespace hanaproof::reports {

namespace {

using checker::Finding;
using checker::Kind;
using checker::Method;
using checker::Situation;

const std::string kEnglish = "green-fox.koi-koi.en";
const std::string kGerman = "green-fox.koi-koi.de";
const std::string kFrench = "green-fox.koi-koi.fr";
const std::string kOther = "old-mill.koi-koi";
const std::string kSakura = "green-fox.sakura.en";

cards::CardSet set(std::string_view codes) { return *cards::CardSet::parse(codes); }

notation::Move move(std::string_view text) { return *notation::Move::parse(text); }

checker::ClauseRef clause(const std::string& edition, const std::string& topic,
                          const std::string& value, const std::string& anchor, int line) {
  checker::ClauseRef ref;
  ref.edition = edition;
  ref.id = edition + "/" + topic + "#1";
  ref.value = value;
  ref.sources = {{edition.substr(0, edition.find('.')), "7", line, anchor}};
  ref.position = {line + 100, 1};
  return ref;
}

checker::Outcome outcome(const std::string& side, const std::string& edition,
                         const std::string& text) {
  return {side, edition, {}, 2, text};
}

// All 48 cards dealt for two.
notation::Position dealt() {
  notation::Position position = notation::Position::empty(kEnglish, 2);
  position.hands = {set("11 23 31 44 52 63 71 A3"), set("12 21 33 41 64 82 91 C1")};
  position.field = set("13 24 34 51 72 83 92 B1");
  const cards::CardSet rest =
      position.deck - position.hands[0] - position.hands[1] - position.field;
  position.stock = rest.cards();
  return position;
}

Finding start(Kind kind, const std::string& topic, const std::string& question) {
  Finding finding;
  finding.kind = kind;
  finding.topic = topic;
  finding.question = question;
  finding.scope = {2, {}};
  finding.id = fmt::format("{}/{}/2-players", checker::name(kind), topic);
  return finding;
}

Finding text_finding() {
  Finding finding = start(Kind::ambiguity, "deal.direction", "Which way round does the turn go?");
  finding.editions = {kFrench};
  finding.positions = {{"clockwise", {kFrench}}, {"counterclockwise", {kFrench}}};
  finding.clauses = {clause(kFrench, "deal.direction", "clockwise or counterclockwise",
                            "dans le <b>sens</b> & l'ordre", 12)};
  finding.clauses[0].note = "The sentence names the direction of writing.";
  finding.elsewhere = {{checker::Stance::says, "left-of-dealer", {kOther}}};
  finding.evidence = {Method::text, "One clause with two readings.", {}, 0, {}};
  finding.impact = {std::nullopt, "with two players both ways are the same"};
  finding.remarks = "One sentence can mean either direction.";
  finding.suggestion = "Play goes counterclockwise, as in Japan.";
  return finding;
}

Finding draw_finding() {
  Finding finding = start(Kind::gap, "deal.first-dealer-tie",
                          "What if both draw cards of the same month for dealer?");
  finding.editions = {kEnglish, kGerman};
  finding.positions = {{"higher-kind", {kOther}}, {"draw-again", {}}};
  finding.stances = {{checker::Stance::says, "higher-kind", {kOther}},
                     {checker::Stance::open, "", {kEnglish, kGerman}}};
  finding.clauses = {
      clause(kOther, "deal.first-dealer-tie", "higher-kind", "the brighter card", 31)};
  finding.witness.situation = Situation::draw;
  finding.witness.drawn = {*cards::Card::parse("31"), *cards::Card::parse("33")};
  finding.witness.outcomes = {outcome("higher-kind", kOther, "player 0 deals"),
                              outcome("draw-again", kEnglish, "both draw again")};
  finding.evidence = {Method::exhaustive, "All ordered pairs of cards.", {}, 2256, {}};
  finding.impact = {std::nullopt, "144 of 2256 draws are ties"};
  finding.remarks = "Two editions do not say what a tie means.";
  finding.suggestion = "The brighter card wins; two dregs draw again.";
  return finding;
}

Finding deal_finding() {
  Finding finding = start(Kind::internal, "deal.field-four",
                          "What if the field is dealt all four cards of a month?");
  finding.scope = {2, {"wildcard"}};
  finding.id = "internal/deal.field-four/2-players-wildcard";
  finding.editions = {kOther};
  finding.positions = {{"redeal", {kOther}}, {"play-on", {kOther}}};
  finding.clauses = {clause(kOther, "deal.field-four", "redeal", "deal once more", 44),
                     clause(kOther, "deal.field-four", "play-on", "leave it as it is", 90)};
  finding.clauses[1].id = kOther + "/deal.field-four#2";
  finding.witness.situation = Situation::deal;
  notation::Position position = dealt();
  position.edition = kOther;
  position.field = set("51 52 53 54 72 83 92 B1");
  position.hands[0] = set("11 13 23 31 44 63 71 A3");
  position.stock = (position.deck - position.hands[0] - position.hands[1] - position.field).cards();
  finding.witness.position = position;
  finding.witness.outcomes = {outcome("redeal", kOther, "the cards are dealt again"),
                              outcome("play-on", kOther, "player 0 plays a card")};
  finding.witness.outcomes[1].rules = {{"deal.field-four", "play-on"}};
  finding.evidence = {Method::arithmetic, "Both clauses hold in the same game.", {}, 0, {}};
  finding.impact = {std::nullopt, "the whole round"};
  finding.remarks = "Page 2 deals again, page 5 plays on.";
  finding.suggestion = "Deal again.";
  finding.rows = {{"deal.cutter",
                   "Who cuts?",
                   {{checker::Stance::open, "", {kOther}}},
                   rulebook::Scope{4, {"wildcard"}}}};
  return finding;
}

Finding pile_finding() {
  Finding finding =
      start(Kind::translation, "yaku.hanami", "Which cards make Hanami, and what is it worth?");
  finding.editions = {kGerman, kEnglish, kFrench};
  finding.positions = {{"all(curtain | sake): 5", {kEnglish, kFrench}},
                       {"all(curtain | sake): 3", {kGerman}}};
  finding.clauses = {
      clause(kEnglish, "yaku.hanami", "all(curtain | sake): 5", "Curtain and Cup", 61),
      clause(kFrench, "yaku.hanami", "all(curtain | sake): 5", "Rideau et coupe", 62),
      clause(kGerman, "yaku.hanami", "all(curtain | sake): 3", "Vorhang und Schale", 63)};
  finding.witness.situation = Situation::pile;
  finding.witness.pile = set("31 91");
  finding.witness.own_calls = 1;
  finding.witness.opponent_called = true;
  finding.witness.outcomes = {outcome("all(curtain | sake): 5", kEnglish, "player 0 scores 10"),
                              outcome("all(curtain | sake): 3", kGerman, "player 0 scores 6")};
  finding.witness.deal = dealt();
  finding.witness.line = {move("11x13"), move("82x83"), move("31x34"), move("91x92"),
                          move("koi-koi")};
  finding.evidence.method = Method::smt;
  finding.evidence.summary = "The scores differ on some capturable pile; no smaller pile shows it.";
  finding.evidence.queries = {
      {"yaku.hanami-differs",
       "(set-logic QF_BV)\n(declare-const pile (_ BitVec 48))\n(check-sat)\n", "sat"},
      {"yaku.hanami-smaller", "(set-logic QF_BV)\n(assert (< 1 0))\n(check-sat)\n", "unsat", true}};
  finding.evidence.core = {kEnglish + "/yaku.hanami#1", kGerman + "/yaku.hanami#1"};
  finding.impact = {4, "4 points in the witness"};
  finding.remarks = "The German edition gives 3 points where its sisters give 5.";
  finding.suggestion = "Hanami is worth 5 points.";
  return finding;
}

Finding decision_finding() {
  Finding finding = start(Kind::contradiction, "capture.three-on-field",
                          "What does a card take when three of its month lie on the field?");
  finding.editions = {kEnglish, kOther};
  finding.positions = {{"all", {kEnglish}}, {"one", {kOther}}};
  finding.clauses = {clause(kEnglish, "capture.three-on-field", "all", "takes all three", 20),
                     clause(kOther, "capture.three-on-field", "one", "one card only", 25)};
  finding.clauses[1].standing = rulebook::Standing::silent;
  finding.witness.situation = Situation::decision;
  notation::Position position = dealt();
  position.hands = {set("11"), set("C1")};
  position.field = set("12 13 14 51");
  position.stock = set("B2 B3").cards();
  position.captured = {set("21 23 81 84"), set("61 62")};
  position.turn = 0;
  position.calls = {0, 1};
  position.last_call = 1;
  position.called_at = {0, 6};
  finding.witness.position = position;
  finding.witness.move = move("11x12,13,14");
  finding.witness.outcomes = {outcome("all", kEnglish, "legal: 11x12,13,14"),
                              outcome("one", kOther, "legal: 11x12, 11x13, 11x14")};
  finding.evidence = {Method::lockstep, "Both rules played side by side.", {}, 120000, {}};
  finding.impact = {3, "up to 3 cards in one turn"};
  finding.remarks = "One document takes all three cards, the other lets the player take one.";
  finding.suggestion = "It takes all three.";
  return finding;
}

Finding round_finding() {
  Finding finding = start(Kind::contradiction, "round.exhausted",
                          "Who scores when the last card has been played and nobody stopped?");
  finding.editions = {kFrench, kOther};
  finding.positions = {{"dealer", {kOther}}, {"nobody", {kFrench}}};
  finding.clauses = {clause(kFrench, "round.exhausted", "nobody", "personne ne marque", 70),
                     clause(kOther, "round.exhausted", "dealer", "dealer takes six", 71)};
  finding.witness.situation = Situation::round;
  finding.witness.position = finding.witness.deal = dealt();
  for (const char* each : {"11x13", "12", "23x24", "21", "31x34", "33", "44", "41x44", "52x51",
                           "64", "63x64", "82x83", "71x72", "91x92", "A3", "C1"}) {
    finding.witness.line.push_back(move(each));
  }
  finding.witness.outcomes = {outcome("dealer", kOther, "player 0 scores 6"),
                              outcome("nobody", kFrench, "nobody scores")};
  finding.evidence = {Method::simulation, "10000 rounds played at random, seed 7.", {}, 0, {}};
  finding.impact = {6, "6 points in each such round"};
  finding.remarks = "A drawn round is worth six points to the dealer, or nothing.";
  finding.suggestion = "Nobody scores.";
  return finding;
}

Finding match_finding() {
  Finding finding = start(Kind::dead_rule, "match.tie", "Who wins a match that ends in a tie?");
  finding.scope = {3, {}};
  finding.id = "dead-rule/match.tie/3-players";
  finding.editions = {kSakura};
  finding.positions = {{"most-rounds", {kSakura}}};
  finding.clauses = {clause(kSakura, "match.tie", "most-rounds", "more rounds won", 8)};
  finding.witness.situation = Situation::match;
  finding.witness.totals = {40, 40, 12};
  finding.witness.won = {3, 3, 0};
  finding.witness.outcomes = {outcome("most-rounds", kSakura, "it is still a tie")};
  finding.evidence = {Method::graph, "No order of rounds leads to another result.", {}, 0, {}};
  finding.impact = {std::nullopt, "there can be none"};
  finding.remarks = "The tie-break never breaks a tie.";
  finding.suggestion = "Play one more round.";
  return finding;
}

}  // namespace

checker::Report fixture_report() {
  checker::Report report;
  report.editions = {kGerman, kEnglish, kFrench, kSakura, kOther};
  report.findings = {text_finding(),     draw_finding(),  deal_finding(), pile_finding(),
                     decision_finding(), round_finding(), match_finding()};
  report.transcription = {{kGerman + "/score.combine#1",
                           "The scan breaks off in the middle of the table.",
                           {{"green-fox", "9", 140, "und so weiter", 2}}}};
  return report;
}

checker::Walk fixture_walk() {
  checker::Walk walk;
  walk.edition = kEnglish;
  checker::Stage& start = walk.start;
  start.table = {{set("31 A3"), set("C1 C2")}, {{}, {}}, set("34 92 B1"), {}, set("91 B2").cards()};
  start.phase = "play";
  start.made = {{}, {}};
  start.points = {0, 0};
  checker::Stage played = start;
  played.table.hands[0] = set("A3");
  played.table.captured[0] = set("31 34 91 92");
  played.table.field = set("B1");
  played.table.stock = set("B2").cards();
  played.phase = "call";
  played.made[0] = {{"hanami", 5}};
  played.points[0] = 5;
  checker::Stage over = played;
  over.phase = "over";
  over.result = {5, 0};
  over.payment = {5, -5};
  walk.steps = {{0, "31x34", played}, {0, "stop", over}};
  walk.parts = 1;
  return walk;
}

Options fixture_options() {
  Options options;
  options.editions = {
      {kEnglish, {"Green Fox, Koi-Koi (English)", "koi-koi", "en", "editions/green fox.en.toml"}},
      {kGerman, {"Green Fox, Koi-Koi (German)", "koi-koi", "de", "editions/green-fox.de.toml"}},
      {kFrench, {"Green Fox, Koi-Koi (French)", "koi-koi", "fr", "editions/green-fox.fr.toml"}},
      {kOther, {"The Old Mill's Koi-Koi", "koi-koi", "en", ""}},
      {kSakura, {"Green Fox, Sakura (English)", "sakura", "en", "editions/sakura.toml"}}};
  return options;
}

checker::Report large_report(std::size_t findings) {
  const checker::Report pattern = fixture_report();
  checker::Report report;
  report.editions = pattern.editions;
  for (std::size_t i = 0; i < findings; ++i) {
    Finding finding = pattern.findings[3 + i % 3];
    finding.id = fmt::format("{}-{}", finding.id, i);
    finding.witness.deal = dealt();
    for (int each = 0; each < 20; ++each) finding.witness.line.push_back(move("11x12,13,14"));
    finding.evidence.queries = {{fmt::format("query-{}", i), std::string(60000, '('), "unsat"}};
    report.findings.push_back(finding);
  }
  return report;
}

}  // namespace hanaproof::reports
