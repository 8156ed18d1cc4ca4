#include <set>

#include "cli/identify.h"
#include "cli/json.h"
#include "model/notation/json_values.h"
#include "model/spec/hachi/round.h"

namespace hanaproof::cli {

using identify::Answered;
using identify::Ask;
using identify::Candidate;
using identify::Change;
using identify::Identification;
using identify::Question;

namespace {

using rulebook::Ruleset;

// The position of a question, as it is under these rules; of Hachi-Hachi before anything is said
// where it is a deal.
std::optional<games::Position> position_of(const Question& question, const Ruleset& rules) {
  if (question.where.hachi) {
    const notation::HachiRound& round = *question.where.hachi;
    notation::HachiPosition position =
        round.position ? *round.position
                       : spec::hachi::laid_out(spec::hachi::Rules(rules), round.match, round.deal);
    position.edition = rules.edition().id;
    return position;
  }
  if (!question.where.position) return std::nullopt;
  notation::Position position = *question.where.position;
  position.edition = rules.edition().id;
  return position;
}

std::optional<notation::Move> move_of(const checker::Witness& where) {
  if (where.hachi && !where.hachi->line.empty()) return where.hachi->line.front();
  return where.move;
}

// A question under rules.
struct Put {
  const Ruleset* rules = nullptr;
  Question question = {};
};

constexpr auto kBets = [](auto& io, const notation::BetRound& round) {
  io.field("dealer", round.dealer);
  io.field("money", round.money);
  io.field("ante", round.ante);
  io.field("bets", round.bets);
  io.field("hands", round.hands);
};

constexpr auto kPut = [](auto& io, const Put& put) {
  const Question& question = put.question;
  const checker::Witness& where = question.where;
  io.choice("ask", question.ask, documents::all_to(Ask::fields));
  io.field("words", [&] { return words(question); });
  io.maybe("topic", question.topic, "The rule that the question was made for.");
  io.maybe(
      "position", [&] { return position_of(question, *put.rules); },
      "As docs/positions.md or docs/hachi-hachi.md has it; for \"open\" as it is dealt.");
  if (io.has("hand", question.ask == Ask::hand)) io.field("hand", where.pile, "Of Hachi-Hachi.");
  io.maybe("fields", where.fields, "Of Hachi-Hachi: the lights on the field, round by round.");
  io.maybe("move", [&] { return move_of(where); });
  if (io.has("line", question.ask == Ask::round)) {
    io.field("line", where.line, "For \"round\": the moves made from the deal on.");
  }
  io.maybe("drawn", where.drawn);
  io.when(question.ask == Ask::pile, [&] {
    io.field("pile", where.pile);
    io.field("own_calls", where.own_calls);
    io.field("opponent_called", where.opponent_called);
  });
  io.when(!where.totals.empty(), [&] {
    io.field("totals", where.totals);
    io.field("won", where.won);
  });
  if (io.has("round", where.bets.has_value())) io.object("round", where.bets, kBets);
};

// Answers that matter: of the tree, and those that show a change or fit nothing.
std::set<std::size_t> shown(const identify::Verdict& verdict) {
  std::set<std::size_t> numbers;
  for (std::size_t i = 0; i < verdict.in_tree; ++i) numbers.insert(i);
  for (const Change& change : verdict.explanation.changes) {
    numbers.insert(change.shown_by.begin(), change.shown_by.end());
  }
  numbers.insert(verdict.explanation.unexplained.begin(), verdict.explanation.unexplained.end());
  return numbers;
}

struct AnswerToShow {
  std::size_t number = 0;
  Put put = {};
  std::string answer = {};
  std::string edition_says = {};
};

std::vector<AnswerToShow> answers_of(const Identified& identified) {
  const auto& verdict = identified.verdict;
  const Candidate& candidate = identified.all->candidates()[verdict.explanation.candidate];
  const identify::Oracle oracle(candidate.rules);
  std::vector<AnswerToShow> all;
  for (const std::size_t number : shown(verdict)) {
    const Answered& one = verdict.answers[number];
    all.push_back(
        {number, {&candidate.rules, one.question}, one.answer, oracle.answer(one.question)});
  }
  return all;
}

constexpr auto kAnswerToShow = [](auto& io, const AnswerToShow& one) {
  io.field("number", one.number);
  io.object("question", one.put, kPut);
  io.field("answer", one.answer);
  io.field("edition_says", one.edition_says, "By the candidate as it is.");
};

struct ChangeOf {
  const Candidate* candidate = nullptr;
  Change change = {};
};

std::vector<ChangeOf> changes_of(const Candidate& candidate, const std::vector<Change>& changes) {
  std::vector<ChangeOf> all;
  for (const Change& change : changes) all.push_back({&candidate, change});
  return all;
}

constexpr auto kRivalRule = [](auto& io, const identify::Rival& rival) {
  io.field("topic", rival.topic);
  io.field("values", rival.values);
};

constexpr auto kIdentifiedChange = [](auto& io, const ChangeOf& one) {
  const Change& change = one.change;
  io.field("topic", change.topic);
  io.field(
      "clause", [&] { return clause_of(*one.candidate, change.topic); },
      "Of the candidate's edition; empty where it is silent.");
  io.field("from", change.from);
  io.field("to", change.to);
  io.field("who", change.who, "Whose answer that is.");
  io.field("instead", change.instead, "Other answers that would fit as well.");
  io.field("shown_by", change.shown_by, "Numbers of the answers that do not fit without it.");
  io.objects("rivals", change.rivals, kRivalRule,
             "Changes of other rules that would do in place of this one, and that no question "
             "tells from it.");
};

constexpr auto kUntold = [](auto& io, const identify::Untold& one) {
  io.field("topic", one.topic, "Once for every reason.");
  io.field("played", one.played, "By the rules that are named.");
  io.field("as_well", one.as_well);
  io.field(
      "proved", [&] { return !one.unasked && one.agreement.proved(); },
      "Whether all situations are played alike; else some were tried.");
  io.field(
      "why", [&] { return why(one); }, "Why nothing tells them apart, in a sentence.");
};

constexpr auto kSizes = [](auto& io, const identify::Sizes& one) {
  io.field("hand", one.hand);
  io.field("field", one.field);
};

constexpr auto kDealt = [](auto& io, const identify::Dealt& dealt) {
  io.objects("taken", dealt.taken, kSizes, "Deals of the candidates in which it answers.");
  io.objects("refused", dealt.refused, kSizes, "Deals of the candidates that it refuses.");
  io.object_or_null("instead", dealt.instead, kSizes,
                    "Where it refuses all of these: the nearest in which it answers; the "
                    "candidates are the editions with such deals.");
  io.field("tried", dealt.tried, "Deals in all.");
};

// Candidates by name.
std::vector<std::string> candidate_names(const Identification& all,
                                         const std::vector<std::size_t>& some) {
  std::vector<std::string> texts;
  for (const std::size_t one : some) texts.push_back(all.candidates()[one].name);
  return texts;
}

// Those that no question tells apart.
std::vector<std::vector<std::string>> classes(const Identification& all) {
  std::vector<std::vector<std::string>> texts;
  for (const auto& same : all.pool().classes) texts.push_back(candidate_names(all, same));
  return texts;
}

constexpr auto kClasses = [](auto& io, const Identification* all) {
  io.field("candidates", [=] { return all->candidates().size(); });
  io.field(
      "classes", [=] { return classes(*all); },
      "Candidates that no question tells apart, by name.");
  io.object(
      "tree", [=] { return all; },
      [](auto& inner, const Identification* whole) {
        inner.field(
            "depth", [=] { return whole->tree().depth(); },
            "Questions that split the candidates, at most.");
        inner.field("mean", [=] { return whole->tree().mean(); });
      });
};

struct NodeOfTree {
  const Identification* all = nullptr;
  const identify::Node* node = nullptr;

  Put put() const {
    const std::size_t first = all->pool().classes[node->classes.front()].front();
    return {&all->candidates()[first].rules, all->pool().questions[node->question]};
  }
};

struct Branch {
  std::string answer = {};
  std::size_t node = 0;
};

constexpr auto kNode = [](auto& io, const NodeOfTree& one) {
  const auto branches = [&] {
    std::vector<Branch> all;
    for (const auto& [answer, node] : one.node->next) {
      all.push_back({one.all->pool().texts[answer], static_cast<std::size_t>(node)});
    }
    return all;
  };
  const auto goes_on = [&] { return !one.node->is_leaf(); };
  io.field(
      "classes", [&] { return one.node->classes; },
      "Those still possible, as places in \"classes\" of the document.");
  if (io.has("question", goes_on))
    io.object(
        "question", [&] { return one.put(); }, kPut);
  if (io.has("answers", goes_on)) {
    io.objects("answers", branches, [](auto& inner, const Branch& branch) {
      inner.field("answer", branch.answer);
      inner.field("node", branch.node, "The node asked next.");
    });
  }
};

constexpr auto kPlan = [](auto& io, const Identification* all) {
  const auto nodes = [=] {
    std::vector<NodeOfTree> nodes_of_tree;
    for (const identify::Node& node : all->tree().nodes) nodes_of_tree.push_back({all, &node});
    return nodes_of_tree;
  };
  io.field("game", [=] { return all->candidates().front().rules.edition().game; });
  io.part([=] { return all; }, kClasses);
  io.objects("nodes", nodes, kNode,
             "The first is the root; those without a question are the ends.");
};
constexpr auto kPlanDocument = documents::document<const Identification*>(
    {"identify-plan", 1,
     "The questions that tell candidates apart, in the order in which they would be asked."},
    kPlan);

constexpr auto kQuestions = [](auto& io, const Identified* identified) {
  io.field("asked", [=] { return identified->verdict.asked; });
  io.field(
      "in_tree", [=] { return identified->verdict.in_tree; }, "To split the candidates.");
  io.field("unanswered", [=] { return identified->verdict.unanswered; });
};

constexpr auto kIdentified = [](auto& io, const Identified* identified) {
  const auto verdict = [=]() -> const identify::Verdict& { return identified->verdict; };
  const auto explanation = [=]() -> const auto& { return identified->verdict.explanation; };
  const auto candidate = [=]() -> const Candidate& {
    return identified->all->candidates()[explanation().candidate];
  };
  io.field("game", [=] { return candidate().rules.edition().game; });
  io.field("players", [=] { return identified->players; });
  io.field(
      "engine", [=] { return identified->engine; }, "The command; empty where people were asked.");
  io.part([=]() -> const Identification* { return &*identified->all; }, kClasses);
  io.field(
      "interrupted", [=] { return verdict().interrupted; },
      "Not all questions were asked; \"fitting\" are the candidates that were left.");
  io.field(
      "ended", [=] { return verdict().ended; },
      "There were no more answers to some of the questions: the input was at its end, or the "
      "engine had failed too often.");
  io.field(
      "explained", [=] { return verdict().explained(); }, "Whether some rules fit every answer.");
  io.field(
      "nearest", [=] { return candidate().name; }, "The candidate that the changes are of.");
  io.field(
      "fitting", [=] { return candidate_names(*identified->all, explanation().fitting); },
      "Candidates that fit every answer as they are.");
  io.objects(
      "changes", [=] { return changes_of(candidate(), explanation().changes); }, kIdentifiedChange);
  io.field(
      "unexplained", [=] { return explanation().unexplained; },
      "Numbers of the answers that fit no rules that were tried.");
  io.object(
      "questions", [=] { return identified; }, kQuestions);
  io.objects(
      "answers", [=] { return answers_of(*identified); }, kAnswerToShow,
      "Those that split the candidates, show a change or fit nothing.");
  io.objects(
      "untold", [=] { return verdict().untold; }, kUntold,
      "Rules that no answer settles, though there are situations that show them; only of an "
      "engine, and not with --quick.");
  io.objects(
      "alike", [=] { return verdict().alike; }, kUntold,
      "Rules, and other answers that no situation was found to tell from them; only of an "
      "engine, and not with --quick.");
  io.object(
      "dealt", [=] { return identified->dealt; }, kDealt,
      "How many cards an engine deals. Of people and of betting games nothing is known.");
  io.field(
      "fault", [=] { return identified->fault; },
      "The first thing that an engine did instead of answering; or empty.");
  io.field(
      "refusal", [=] { return identified->refusal; },
      "What an engine said when it first refused a position; or empty.");
  io.field_or_null(
      "out", [=] { return documents::unless_empty(identified->out); },
      "The file with the rules as an edition; null where none was written.");
};
constexpr auto kIdentifyDocument = documents::document<const Identified*>(
    {"identify", 1, "Which rules an engine, or the people at a table, play by."}, kIdentified);

}  // namespace

void print_plan_json(const Identification& all) { print_json(kPlanDocument.written(&all)); }
void print_json(const Identified& identified) {
  print_json(kIdentifyDocument.written(&identified));
}
std::string identify_schema() { return kIdentifyDocument.schema_text(); }
std::string identify_plan_schema() { return kPlanDocument.schema_text(); }

}  // namespace hanaproof::cli
