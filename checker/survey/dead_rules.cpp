// Rules that can never fire, with the proof that they cannot.
#include <algorithm>
#include <set>

#include <fmt/format.h>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/breadth_first_search.hpp>

#include "checker/compare/queries.h"
#include "checker/situations/piles.h"
#include "checker/situations/profiles.h"
#include "checker/survey/findings.h"
#include "checker/survey/survey.h"
#include "model/spec/deal.h"
#include "model/spec/score.h"
#include "solvers/smt/questions.h"
#include "solvers/smt/solve.h"

namespace hanaproof::checker {

using rulebook::Clause;
using rulebook::Edition;
using rulebook::Ruleset;
using rulebook::Scope;
using rulebook::Standing;

namespace {

const Clause* stated_clause(const Ruleset& rules, const std::string& topic) {
  const Clause* clause = rules.answer(topic).clause;
  return clause && clause->standing == Standing::stated ? clause : nullptr;
}

Finding dead(const Ruleset& rules, const Clause& clause, Evidence evidence,
             const std::string& why) {
  const std::string value = answer_text(*clause.topic, rules[clause.topic->id]);
  Finding finding = start(Kind::dead_rule, *clause.topic, rules.scope(),
                          {{value, {rules.edition().id}}}, {&clause});
  finding.id += "/" + rules.edition().id;
  finding.evidence = std::move(evidence);
  finding.impact = {std::nullopt, "none: it never happens"};
  finding.summary =
      fmt::format("{} can never fire with {}: {}", clause.id(), rules.scope().text(), why);
  finding.suggestion =
      "Leave the rule out for this number of players, or say what it is there for.";
  return finding;
}

// ---- Rules about the cards dealt
// ------------------------------------------------------------------

struct DealRule {
  std::string topic;
  bool of_hand;
  bool four_pairs;
};
const std::vector<DealRule> kDealRules = {{"hand.four-of-month", true, false},
                                          {"hand.four-pairs", true, true},
                                          {"field.four-of-month", false, false},
                                          {"field.four-pairs", false, true}};

bool has(const Profile& profile, bool four_pairs) {
  int pairs = 0;
  for (const int count : profile) {
    if (!four_pairs && count == 4) return true;
    pairs += count / 2;
  }
  return four_pairs && pairs >= 4;
}

void look_at_deals(const Ruleset& rules, std::vector<Finding>& findings) {
  for (const DealRule& rule : kDealRules) {
    const Clause* clause = stated_clause(rules, rule.topic);
    if (!clause || rules[rule.topic] == "nothing") continue;
    const std::string size = rule.of_hand ? "deal.hand-size" : "deal.field-size";
    const int cards = static_cast<int>(*rules[size].number());
    const auto all = profiles(cards);
    bool possible = false;
    for (const Profile& profile : all) possible = possible || has(profile, rule.four_pairs);
    if (possible) continue;
    Evidence evidence{
        Method::exhaustive,
        fmt::format("All {} ways in which {} cards can share months.", all.size(), cards),
        {},
        static_cast<long long>(all.size()),
        {}};
    findings.push_back(dead(rules, *clause, std::move(evidence),
                            fmt::format("{} cards cannot hold such a combination.", cards)));
  }
}

// ---- Yaku that no pile makes, or that others always hide
// -------------------------------------------

// Whether some pile is worth something else under either ruleset.
bool scores_differ(const Ruleset& a, const Ruleset& b) {
  const spec::Rules first(a);
  const spec::Rules second(b);
  const auto& piles = sample_piles();
  return std::any_of(piles.begin(), piles.end(), [&](cards::CardSet pile) {
    return spec::sum(spec::made_yaku(first, pile)) != spec::sum(spec::made_yaku(second, pile));
  });
}

void look_at_yaku(const Ruleset& rules, std::vector<Finding>& findings) {
  for (const auto& yaku : rules.yaku()) {
    const Clause* clause = rules.answer("yaku." + yaku.id).clause;
    if (!clause || clause->standing != Standing::stated) continue;
    const std::string name = fmt::format("possible.{}.{}", rules.edition().id, yaku.id);
    const auto answer = smt::solve(smt::is_possible(name, smt::yaku_made(rules, yaku.id)));
    const auto* unsat = std::get_if<smt::Unsat>(&answer.outcome);
    if (unsat) {
      Evidence evidence{Method::smt, "No capturable pile makes it.", exported({answer}), 0,
                        unsat->core};
      findings.push_back(dead(rules, *clause, std::move(evidence), "no capturable pile makes it."));
      continue;
    }
    const auto without = rules.with("yaku." + yaku.id, "none");
    if (scores_differ(rules, without)) continue;
    const auto same =
        smt::equivalent(name + ".counts", smt::base_score(rules), smt::base_score(without));
    const auto* never = std::get_if<smt::Unsat>(&same.outcome);
    if (!never) continue;
    Evidence evidence{Method::smt, "No score changes when it is left out.", exported({same}), 0,
                      never->core};
    findings.push_back(
        dead(rules, *clause, std::move(evidence), "other yaku always take its place."));
  }
}

// ---- The end of a round -------------------------------------------------------------------------

// A round without its cards: how many hand cards and stock cards are left at the start of a turn.
class AbstractRound {
 public:
  explicit AbstractRound(const Ruleset& rules) {
    const auto number = [&](const char* topic) { return static_cast<int>(*rules[topic].number()); };
    hand_ = rules.scope().players * number("deal.hand-size");
    stock_ = cards::kCards - hand_ - number("deal.field-size");
    Graph graph(static_cast<std::size_t>((hand_ + 1) * (stock_ + 1)));
    for (int hand = hand_; hand > 0; --hand) {
      for (int stock = stock_; stock >= 0; --stock) {
        boost::add_edge(node(hand, stock), node(hand - 1, std::max(0, stock - 1)), graph);
      }
    }
    std::vector<boost::default_color_type> colours(boost::num_vertices(graph));
    boost::breadth_first_search(graph, node(hand_, stock_), boost::color_map(colours.data()));
    for (std::size_t i = 0; i < colours.size(); ++i) {
      if (colours[i] != boost::white_color) reached_.insert(i);
    }
  }

  int states() const { return static_cast<int>(reached_.size()); }
  // Whether the last stock card can be drawn by a player who plays a hand card in the same turn.
  bool stock_runs_out() const {
    for (int hand = 0; hand <= hand_; ++hand) {
      if (reached_.contains(node(hand, 0))) return true;
    }
    return false;
  }
  // Stock cards left when the hands are empty.
  int left_over() const {
    for (int stock = 0; stock <= stock_; ++stock) {
      if (reached_.contains(node(0, stock))) return stock;
    }
    return 0;
  }

 private:
  using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS>;
  std::size_t node(int hand, int stock) const {
    const auto row = static_cast<std::size_t>(stock_) + 1;
    return static_cast<std::size_t>(hand) * row + static_cast<std::size_t>(stock);
  }
  int hand_ = 0;
  int stock_ = 0;
  std::set<std::size_t> reached_;
};

void look_at_round_end(const Ruleset& rules, std::vector<Finding>& findings) {
  const Clause* clause = stated_clause(rules, "round.end");
  if (!clause || rules["round.end"] == "hands-empty" || stated_clause(rules, "round.empty-hand"))
    return;
  const AbstractRound round(rules);
  if (round.stock_runs_out()) return;
  Evidence evidence{
      Method::graph,
      fmt::format("All {} reachable states of a round counted in hand and stock cards; every turn "
                  "described in the text plays a hand card.",
                  round.states()),
      {},
      round.states(),
      {}};
  findings.push_back(
      dead(rules, *clause, std::move(evidence),
           fmt::format("when the last hand card has been played {} stock cards are left, and the "
                       "text knows no turn without a hand card.",
                       round.left_over())));
}

}  // namespace

std::vector<Finding> dead_rules(const Edition& edition, Bench& bench) {
  std::vector<Finding> findings;
  std::set<std::string> seen;
  for (const Scope& scope : scopes(edition)) {
    const Ruleset& rules = bench.rules(edition, scope);
    std::vector<Finding> here;
    look_at_deals(rules, here);
    if (scope.options.empty()) look_at_yaku(rules, here);
    look_at_round_end(rules, here);
    for (Finding& finding : here) {
      if (seen.insert(finding.clauses.front().id).second) findings.push_back(std::move(finding));
    }
  }
  return findings;
}

}  // namespace hanaproof::checker
