// What the checker finds: a disagreement, a double meaning, a silence or a rule that never fires,
// with evidence that someone else can check. Data only: how it was found stays behind.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/notation/bet_round.h"
#include "model/notation/hachi_round.h"
#include "model/notation/move.h"
#include "model/notation/position.h"
#include "model/rulebook/clause.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::checker {

// ---- What hangs on a finding: how often it comes up, and for how many points --------------------

// How a share was established.
enum class Basis {
  counted,    // every case; the numbers are exact
  simulated,  // a sample of rounds in lockstep under a stated policy, with an interval
};

// Cases in which the answers of a finding differ, among all.
struct Share {
  // Among the piles (or whatever `of` names) that hold so many cards.
  struct Size {
    int cards = 0;
    std::string hits;
    std::string all;
  };
  // With its 95 % interval; nothing where the sample has too few hits to say, or all are alike.
  struct Estimate {
    double value = 0;
    std::optional<double> low = {};
    std::optional<double> high = {};
  };

  Basis basis = Basis::counted;
  std::string of;  // what the cases are: "deals to two players", "piles that can be captured"
  // Whether the cases come up equally often, so that the share says how often: deals, hands and
  // rounds do; piles do not, and theirs is called a share of piles.
  bool frequency = true;
  std::string hits;  // whole numbers in decimal: exact counts outgrow 64 bits
  std::string all;
  // By how many points (or coins) the answers differ: largest, and in the mean over all hits;
  // nothing where no hit differs in points. Of a simulation, those of the sample; its mean is less
  // what luck alone makes where the lines part.
  std::optional<int> most_points = {};
  std::optional<double> mean_points = {};
  std::vector<Size> by_size = {};  // for piles; smallest first

  // Of a simulation: how decisions were taken, where the sample began, and the 95 % interval of the
  // share, each between 0 and 1.
  std::string policy = {};  // "uniform random", "greedy"
  std::uint64_t seed = 0;
  double low = 0;
  double high = 0;
  // Its 95 % interval over all hits; nothing where the sample has too few hits to say.
  std::optional<double> mean_low = {};
  std::optional<double> mean_high = {};
  // Of rounds played on to their ends: hits in which the lines part before the end, so that luck
  // has a part in what follows.
  std::optional<std::uint64_t> parted = {};
  // In what part of all rounds another seat wins, less how often luck alone would do that.
  std::optional<Estimate> winner = {};
  // Of two sides: what the dealer gets more on the second, in the mean over all hits.
  std::optional<Estimate> dealer = {};
};

struct Impact {
  std::optional<int> points = {};  // or coins: the difference between the sides in the witness
  std::string text = {};           // "5 points in the witness", or why there can be none
  std::vector<Share> shares = {};  // counted ones first
  // Why there is no share: "none: the rule never comes up"; empty when there is one.
  std::string none = {};
  // What the findings about one game are ordered by, largest first: points expected in a round.
  // Nothing where it cannot be known; such findings stand last.
  std::optional<double> weight = {};
  // Its 95 % interval; nothing where the weight was counted, or too few hits were sampled to say.
  std::optional<double> weight_low = {};
  std::optional<double> weight_high = {};
};

// ---- What the checker finds ---------------------------------------------------------------------

enum class Kind {
  translation,    // languages of one document take different stances
  contradiction,  // documents have no answer in common
  internal,       // an edition disagrees with itself or with arithmetic
  ambiguity,      // two readings of one clause
  gap,            // an edition decides nothing where its question is asked
  dead_rule,      // a rule that can never fire
  terminology,    // words, lists and references that do not fit
};
// "translation", ..., "dead-rule".
std::string_view name(Kind kind);
const std::vector<Kind>& kinds();

enum class Method { text, arithmetic, smt, exhaustive, graph, lockstep, simulation };
std::string_view name(Method method);

// One answer and whose text can be read so.
struct Side {
  std::string value;                  // "duty", "all(moon | sake): 5", "not a yaku"
  std::vector<std::string> editions;  // in the order of their ids
  std::string words = {};             // the rule as a sentence; empty where the value has words
  std::string why = {};               // of a reading: what makes readers take the text so
};

// How a text stands to a question.
enum class Stance {
  says,     // one answer
  either,   // several: readings of one passage, or passages that differ
  open,     // decides nothing
  none,     // has no such rule, and its words leave no room for one
  assumed,  // garbled, a picture or layout: no side of a contradiction
};
std::string_view name(Stance stance);

// What follows the value of a yaku whose cards only a picture shows.
inline constexpr std::string_view kPictured = ", its cards as pictured";

// Who stands where.
struct Standpoint {
  Stance stance = Stance::says;
  std::string value;  // the answer, the readings separated by " or ", or what is played meanwhile
  std::vector<std::string> editions = {};  // in the order of their ids
  std::string words = {};  // the answers as sentences; empty where the value has words

  friend bool operator==(const Standpoint&, const Standpoint&) = default;
};

// What an editor should make of a finding. The rule is `severity_of` (severity.h).
enum class Severity {
  must_fix,    // play or payment comes out differently, and the text is to blame
  should_say,  // somebody will ask
  style,       // words, or what hardly ever comes up
};
std::string_view name(Severity severity);
const std::vector<Severity>& severities();

// A clause that takes part, as it stands in its edition.
struct ClauseRef {
  std::string edition;
  std::string id;
  std::vector<rulebook::Citation> sources;
  std::string value;  // all readings, separated by " or "
  std::string note;
  rulebook::Standing standing = rulebook::Standing::stated;
  rulebook::FilePosition position = {};  // in its edition's file
};

// An SMT-LIB 2 file and the answer that it should give.
struct Query {
  std::string name;  // a file name without ending
  std::string text;
  std::string verdict;  // "sat" or "unsat"
  // Unsatisfiable by what it asks for alone, whatever else it asserts.
  bool identity = false;
};

struct Evidence {
  Method method = Method::text;
  std::string summary;            // one sentence: what was done and how much of it
  std::vector<Query> queries;     // for smt
  long long space = 0;            // for exhaustive and lockstep: how many situations; 0 otherwise
  std::vector<std::string> core;  // for unsatisfiable queries: ids of the clauses needed
};

// What one side of a finding makes of the witness.
struct Outcome {
  std::string side;                          // the Side's value
  std::string edition;                       // whose rules were executed,
  std::map<std::string, std::string> rules;  // with these answers chosen otherwise
  int players = 2;
  std::string text;  // what happens: "player 0 scores 10", "legal: 11x12, 11x13"
};

enum class Situation {
  text,
  draw,
  deal,
  pile,
  decision,
  round,
  match,
  showdown,
  stake,
  hand,
  fields,
  table
};
std::string_view name(Situation situation);

// The smallest concrete situation that shows the finding. Which fields are filled follows from
// `situation`:
//   draw      `drawn`: the cards drawn for dealer, one a seat
//   deal      `position`: the cards dealt
//   pile      `pile`, and the calls where they matter
//   decision  `position`, and `move` where one decision is taken in it
//   round     `position`: a deal, and `line`: the moves to the end of the round
//   match     `position`: a round that is over; or `totals` and `won`: the end of a match, per seat
//   showdown  `bets`: a round of betting to its end, and the hands
//   stake     `bets`: a round of betting so far
//   hand      `pile`: a hand of seven cards of Hachi-Hachi
//   fields    `fields`: the cards on the table at the beginning of each round, as far as they count
//   table     `hachi`: a round of Hachi-Hachi so far
struct Witness {
  Situation situation = Situation::text;
  std::vector<cards::Card> drawn = {};
  cards::CardSet pile = {};
  int own_calls = 0;
  bool opponent_called = false;
  std::optional<notation::Position> position = {};
  std::optional<notation::Move> move = {};
  std::vector<int> totals = {};
  std::vector<int> won = {};
  std::optional<notation::BetRound> bets = {};
  std::vector<cards::CardSet> fields = {};
  std::optional<notation::HachiRound> hachi = {};
  std::vector<Outcome> outcomes = {};
  // A deal and a line of play that lead to the situation; nothing when it was not shown.
  std::optional<notation::Position> deal = {};
  std::vector<notation::Move> line = {};
};

// One question among several that are put to the same editor at once.
struct FindingRow {
  std::string topic;
  std::string question;
  std::vector<Standpoint> stances;
  std::optional<rulebook::Scope> scope = {};  // nothing where it makes no difference
};

struct Finding {
  std::string id;  // from kind, topic and scope: "translation/yaku.hanami/2-players"
  Kind kind = Kind::contradiction;
  std::vector<Kind> also = {};  // what else is the matter with the same passage
  Severity severity = Severity::should_say;
  std::string topic;
  std::string question;
  rulebook::Scope scope;                     // of the witness
  std::vector<rulebook::Scope> scopes = {};  // all at which it shows; the first is `scope`
  std::vector<std::string> editions;         // all that take part
  std::vector<Standpoint> stances = {};      // of all that are asked
  std::vector<Standpoint> elsewhere = {};    // what other books firmly say; they take no part
  std::vector<Side> positions;        // the answers that the witness holds against each other
  std::string leans = {};             // the side that the other words of the text speak for
  std::string assumed = {};           // the side that is played where the text is silent
  std::vector<FindingRow> rows = {};  // further questions, where one finding puts several
  std::vector<ClauseRef> clauses;
  Evidence evidence;
  Witness witness;
  Impact impact;
  std::string remarks;     // sentences on what the stances and sides do not say; often empty
  std::string suggestion;  // a ruling to print
};

// Who says what in the terms of edition files, and the remarks: never empty.
std::string summary(const Finding& finding);

// Something that only the transcription garbled, or that only a picture shows.
struct TranscriptionNote {
  std::string clause;  // or the edition, where no clause rests on it
  std::string note;
  std::vector<rulebook::Citation> sources;
};

// What is left open where the solver gave up: no finding, and no agreement either.
struct Undecided {
  std::string topic;
  rulebook::Scope scope;
  std::vector<std::string> editions;  // whose answers are in question, in the order of their ids
  std::string question;               // "whether the answers differ: 5 (a); 6 (b)"
  std::string reason;                 // "the solver gave no answer: timeout"
  bool unsolved = false;              // the solver gave up; else a search found no difference
};

// What a survey says to the author of one edition. Findings are named by their ids, each once.
struct Checked {
  std::string edition;
  std::string file;
  std::string inherits;                       // empty: none
  std::vector<std::string> faults = {};       // of the edition itself
  std::vector<std::string> unclear = {};      // two readings, words that do not fit
  std::vector<std::string> left_open = {};    // questions that it does not answer
  std::vector<std::string> differences = {};  // from other editions: no faults
  std::vector<ClauseRef> text_only = {};      // its clauses that neither play nor odds follow
  int inherited_open = 0;  // questions that it leaves open with the edition that it inherits
};

struct Report {
  std::vector<std::string> editions = {};  // compared
  std::vector<Finding> findings = {};      // by kind, then topic
  std::vector<TranscriptionNote> transcription = {};
  std::vector<Undecided> undecided = {};  // by topic; not read back from a document
  // Of an edition and the one that it inherits: answers of which it is known that they come to the
  // same; the reason is the proof. Not read back from a document.
  std::vector<Undecided> same = {};
  // What several games answer to one question, and not alike. Not read back from a document.
  std::vector<FindingRow> across_games = {};
  // Of `hanaproof check`. Not read back from a document.
  std::optional<Checked> checked = {};
};

// ---- With what a finding was made: which program, which solver, which texts ---------------------

// One edition file as it was read.
struct EditionText {
  std::string id;
  std::string file;                         // as it was given
  std::string sha256;                       // of its bytes, 64 hexadecimal digits
  std::vector<std::string> builds_on = {};  // ids of editions that it inherits or supplements
};

struct Versions {
  std::string hanaproof;  // "0.1.0"
  std::string z3;         // "4.8.12"
  std::string compiler;   // "g++ 12.2.0"
  std::vector<EditionText> editions = {};
};

// The same with those editions only that take part in the finding: who answers, whose rules were
// executed, and what these build on. In the order of `all`.
Versions taking_part(const Finding& finding, const Versions& all);

}  // namespace hanaproof::checker
