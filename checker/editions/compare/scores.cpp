#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "checker/editions/compare/compare.h"
#include "checker/editions/compare/enact.h"
#include "checker/situations/piles.h"
#include "model/spec/score.h"
#include "solvers/smt/questions.h"
#include "solvers/smt/smtlib.h"
#include "solvers/smt/solve.h"

namespace hanaproof::checker {

std::vector<Query> exported(const std::vector<smt::Answer>& answers) {
  std::vector<Query> queries;
  for (const smt::Answer& answer : answers) {
    const bool unsat = std::holds_alternative<smt::Unsat>(answer.outcome);
    queries.push_back({answer.query.name, smt::to_smtlib(answer),
                       std::string(smt::name(answer.outcome)),
                       unsat && smt::is_identity(answer.query)});
  }
  return queries;
}

Evidence by_solver(std::string summary, const std::vector<smt::Answer>& answers) {
  return {Method::smt, std::move(summary), exported(answers), 0, {}};
}

Witness as_witness(const smt::Situation& situation) {
  return {.situation = Situation::pile,
          .pile = situation.captured,
          .own_calls = situation.own_calls,
          .opponent_called = situation.opponent_called};
}

std::optional<Witness> score_witness(const rulebook::Ruleset& a, const rulebook::Ruleset& b) {
  constexpr int kCalls = 3;
  const rulebook::Value yaku("yaku");
  if (a["score.by"] != yaku || b["score.by"] != yaku) return std::nullopt;
  const auto some = spec::capturing_game(a);
  const auto others = spec::capturing_game(b);
  const auto tells = [&](const Witness& witness) {
    return worth(*some, witness) != worth(*others, witness);
  };
  int next = 0;
  for (const cards::CardSet pile : sample_piles()) {
    Witness witness{.situation = Situation::pile,
                    .pile = pile,
                    .own_calls = next % kCalls,
                    .opponent_called = next / kCalls % 2 == 1};
    ++next;
    if (!tells(witness)) continue;
    for (cards::Month month = 1; month <= cards::kMonths; ++month) {
      Witness smaller = witness;
      smaller.pile -= cards::CardSet::month(month);
      if (smaller.pile != witness.pile && tells(smaller)) witness = std::move(smaller);
    }
    for (const int calls : {0, 1}) {
      Witness plainer = witness;
      plainer.own_calls = calls;
      plainer.opponent_called = false;
      if (!tells(plainer)) continue;
      witness = std::move(plainer);
      break;
    }
    return witness;
  }
  return std::nullopt;
}

namespace {

// Rules that act on the points of a pile; the other rules of scoring act on the calls too.
bool is_about_piles(const rulebook::Topic& topic) {
  return topic.id.starts_with("yaku.") || topic.id.starts_with("triad.") ||
         topic.id == "score.yaku-add" || topic.id == "card.sake-cup";
}

// Names become files: the same comparison has the same name in every run, no other one has it.
std::string query_name(const Pair& pair) {
  std::uint32_t mark = 2166136261U;  // FNV-1a of what is compared
  for (const char c : pair.a.scope().text() + pair.a[pair.topic.id].text() + " | " +
                          pair.b[pair.topic.id].text()) {
    mark = (mark ^ static_cast<unsigned char>(c)) * 16777619U;
  }
  return fmt::format("{}.{}.{:08x}", pair.a.edition().id, pair.topic.id, mark);
}

// Two definitions of one yaku that hide the same others.
bool is_one_yaku(const Pair& pair) {
  if (!pair.topic.id.starts_with("yaku.")) return false;
  const auto& a = pair.a[pair.topic.id];
  const auto& b = pair.b[pair.topic.id];
  if (!a.record() || !b.record()) return false;
  const auto hides = [](const rulebook::Value& value) {
    const auto* list = value.field("hides");
    return list ? *list : rulebook::Value(rulebook::Value::List{});
  };
  return hides(a) == hides(b);
}

// The yaku in question, without "yaku.".
std::string yaku_of(const Pair& pair) {
  return pair.topic.id.substr(std::string_view("yaku.").size());
}

// Whether a yaku is defined by both, in whatever words, and worth the same on every pile.
bool is_worth_the_same(const Pair& pair, const smt::Options& options) {
  if (!is_one_yaku(pair)) return false;
  const std::string id = yaku_of(pair);
  const auto answer = smt::equivalent(query_name(pair) + ".points", smt::yaku_points(pair.a, id),
                                      smt::yaku_points(pair.b, id), {}, options);
  return std::holds_alternative<smt::Unsat>(answer.outcome);
}

// Whether a yaku that is worth the same on every pile is also made of the same piles: then it
// offers the same calls, whatever others are made.
bool is_made_of_the_same(const Pair& pair, const smt::Options& options) {
  if (!is_one_yaku(pair)) return false;
  const std::string id = yaku_of(pair);
  const auto a = smt::yaku_made(pair.a, id);
  const auto b = smt::yaku_made(pair.b, id);
  const auto name = query_name(pair) + ".made";
  return std::holds_alternative<smt::Unsat>(smt::implies(name, a, b, {}, options).outcome) &&
         std::holds_alternative<smt::Unsat>(
             smt::implies(name + ".back", b, a, {}, options).outcome);
}

// The topics of scoring that the two answer differently.
std::vector<const rulebook::Topic*> differing_scores(const Pair& pair) {
  std::vector<const rulebook::Topic*> all;
  const auto add = [&](const rulebook::Topic& topic) {
    if (topic.asked != rulebook::Asked::score || pair.a[topic.id] == pair.b[topic.id]) return;
    if (std::ranges::find(all, &topic) == all.end()) all.push_back(&topic);
  };
  for (const rulebook::Topic& topic : rulebook::topics()) add(topic);
  // Those that only one of the editions knows.
  for (const rulebook::Ruleset* rules : {&pair.a, &pair.b}) {
    for (const rulebook::Clause& clause : rules->edition().clauses) add(*clause.topic);
  }
  add(pair.topic);
  return all;
}

// The least pile on which one yaku is worth something else under either definition, if that shows
// in the whole score.
std::optional<smt::Smallest> difference_of_one_yaku(const Pair& pair, const smt::Options& options) {
  const std::string id = yaku_of(pair);
  auto result = smt::smallest_difference(query_name(pair), smt::yaku_points(pair.a, id),
                                         smt::yaku_points(pair.b, id), {}, options);
  const auto* sat = std::get_if<smt::Sat>(&result.outcome);
  if (!sat) return result;
  const Witness witness = as_witness(sat->situation);
  if (enact(pair.a, witness) == enact(pair.b, witness)) return std::nullopt;
  return result;
}

// Rules that act on factors only: whether the factor is the same for any points and calls. The
// points of all 48 cards stay far below the bound.
bool same_factors(const Pair& pair) {
  constexpr int kMostPoints = 500;
  constexpr int kMostCalls = 10;
  const spec::Rules a(pair.a);
  const spec::Rules b(pair.b);
  for (const spec::Rules* either : {&a, &b}) {
    for (spec::Tally tally : tallies(*either, kMostCalls)) {
      for (tally.points = 0; tally.points <= kMostPoints; ++tally.points) {
        if (factor(a, tally) != factor(b, tally)) return false;
      }
    }
  }
  return true;
}

smt::Smallest smallest_difference(const Pair& pair, const smt::Options& options) {
  if (is_one_yaku(pair)) {
    if (auto result = difference_of_one_yaku(pair, options)) return std::move(*result);
  }
  const auto measure = is_about_piles(pair.topic) ? smt::base_score : smt::final_score;
  return smt::smallest_difference(query_name(pair), measure(pair.a), measure(pair.b), {}, options);
}

// What it comes to that no pile was found on which scores differ; nothing where one was.
std::optional<Comparison> without_pile(const Pair& pair, const smt::Outcome& outcome,
                                       bool about_piles, const smt::Options& options) {
  if (std::holds_alternative<smt::Unsat>(outcome)) {
    if (about_piles && is_made_of_the_same(pair, options)) {
      return Comparison::none(Agreement::State::proved,
                              "the yaku is made of the same piles and worth the same on each "
                              "(unsatisfiable queries)");
    }
    if (about_piles) return compare_offers(query_name(pair), pair.a, pair.b, options);
    return Comparison::none(Agreement::State::proved,
                            "every capturable pile scores the same (unsatisfiable query)");
  }
  const auto* unknown = std::get_if<smt::Unknown>(&outcome);
  if (!unknown) return std::nullopt;
  return Comparison::none(Agreement::State::unknown,
                          "the solver gave no answer: " + unknown->reason);
}

}  // namespace

Comparison compare_scores(const Pair& pair, std::chrono::milliseconds solver_time) {
  if (!is_about_piles(pair.topic) && !pair.a.is("score.by", "yaku")) {
    return Comparison::none(Agreement::State::proved,
                            "nobody calls, and nothing is multiplied, where cards count");
  }
  if (!is_about_piles(pair.topic) && same_factors(pair)) {
    return Comparison::none(
        Agreement::State::proved,
        "the factor is the same for all points up to 500 and all calls up to 10");
  }
  const smt::Options options = {.timeout = solver_time, .minimal_core = false};
  const auto result = smallest_difference(pair, options);
  if (auto without = without_pile(pair, result.outcome, is_about_piles(pair.topic), options)) {
    return std::move(*without);
  }
  const smt::Situation& situation = std::get<smt::Sat>(result.outcome).situation;
  std::string summary = fmt::format(
      "The least capturable pile on which the answers differ: {} cards, {}; fewer are proved not "
      "to do.",
      situation.captured.size(),
      result.unique ? "no other pile so small" : "least in the order of codes");
  return {Difference{as_witness(situation), by_solver(std::move(summary), result.evidence)}, {}};
}

Comparison compare_whole_scores(const Pair& pair, std::chrono::milliseconds solver_time) {
  const smt::Options options = {.timeout = solver_time, .minimal_core = false};
  const auto topics = differing_scores(pair);
  // A yaku that is worth the same on every pile may be told in other words; one by one that is
  // quickly asked.
  if (std::ranges::all_of(topics, [&](const rulebook::Topic* topic) {
        return is_worth_the_same({*topic, pair.a, pair.b}, options);
      })) {
    return compare_offers(query_name(pair) + ".whole", pair.a, pair.b, options);
  }
  const bool by_yaku = pair.a.is("score.by", "yaku") || pair.b.is("score.by", "yaku");
  const bool about_piles = std::ranges::all_of(
      topics, [](const rulebook::Topic* topic) { return is_about_piles(*topic); });
  const auto measure = by_yaku && !about_piles ? smt::final_score : smt::base_score;
  const smt::Answer answer =
      smt::equivalent(query_name(pair) + ".whole", measure(pair.a), measure(pair.b), {}, options);
  const bool some_about_piles = std::ranges::any_of(
      topics, [](const rulebook::Topic* topic) { return is_about_piles(*topic); });
  if (auto without = without_pile(pair, answer.outcome, some_about_piles, options)) {
    return std::move(*without);
  }
  return {Difference{as_witness(std::get<smt::Sat>(answer.outcome).situation),
                     by_solver("A capturable pile on which the scores differ.", {answer})},
          {}};
}

}  // namespace hanaproof::checker
