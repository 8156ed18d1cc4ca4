// Money in Hachi-Hachi over any amounts, by the solver: every step of a match, under every answer.
#include "solvers/settlement/steps.h"

#include <algorithm>
#include <array>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/rulebook/library.h"
#include "properties/discharge.h"
#include "properties/settling.h"
#include "solvers/smt/form.h"
#include "solvers/smt/whole.h"

namespace hanaproof::properties {

using rulebook::Ruleset;

namespace {

// Which questions decide about amounts.
constexpr std::array<std::string_view, 18> kTopics = {
    "all-eights.", "blank.",   "chased.",          "combo.",  "count.", "counted.",
    "deal.blank",  "diving.",  "double-eight.",    "escape.", "final.", "four-three.",
    "marker.",     "mizuten.", "field.four-of-mo", "pass.",   "pot.",   "yoshi."};
constexpr std::array<std::string_view, 2> kMore = {"sage.", "stay."};

bool decides(const std::string& topic) {
  const auto begins = [&](std::string_view start) { return topic.starts_with(start); };
  return std::ranges::any_of(kTopics, begins) || std::ranges::any_of(kMore, begins);
}

struct Alternative {
  std::string name;
  Ruleset rules;
};

// The edition's own rules, and every other answer to the topics by itself.
template <class Decides>
std::vector<Alternative> alternatives_of(const Subject& subject, Decides decides) {
  const Ruleset own = subject.rules();
  std::vector<Alternative> all = {{"the rules as they are", own}};
  for (const rulebook::Topic& topic : rulebook::topics()) {
    if (topic.asked == rulebook::Asked::text || !decides(topic.id)) continue;
    for (const rulebook::Value& value : topic.type.candidates()) {
      if (value == own[topic.id]) continue;
      all.push_back({fmt::format("{} = {}", topic.id, value.text()), own.with(topic.id, value)});
    }
  }
  return all;
}

std::string amounts_text(smt::Session& session, const settlement::Step& step) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < step.shown.size(); ++i) {
    const auto value = session.value(step.shown[i]);
    if (step.shown[i].width() == 0) {
      if (value != 0) parts.push_back(step.shown_as[i]);
    } else {
      parts.push_back(fmt::format("{}: {}", step.shown_as[i], value));
    }
  }
  const auto purse_text = [&](const settlement::Purse& purse) {
    std::vector<std::int64_t> money;
    for (const smt::Term& each : purse.money) money.push_back(session.value(each));
    return fmt::format("money {}, pot {}, track {}, bank {}", fmt::join(money, " "),
                       session.value(purse.pot), session.value(purse.track),
                       session.value(purse.bank));
  };
  return fmt::format("{} ({}): from {} to {}; players gain {} in all", step.name,
                     fmt::join(parts, ", "), purse_text(step.before), purse_text(step.after),
                     session.value(step.gains));
}

}  // namespace

std::string broken(Solver& solver, const settlement::Step& step, const smt::Query& query) {
  std::string found;
  const auto look = [&](smt::Session& session) { found = amounts_text(session, step); };
  if (!solver.can_be(query, look)) return {};
  // The same with as little as may be.
  for (const std::int64_t most : {0, 20, 100, 300}) {
    std::vector<smt::Assertion> few;
    const smt::Term bound = smt::whole(most);
    for (const smt::Term& money : step.before.money) {
      few.push_back({"little money", smt::no_more(money, bound)});
    }
    for (const smt::Term& debt : step.before.debt) {
      few.push_back({"no debt", equal(debt, smt::whole(0))});
    }
    few.push_back({"little in the pot", smt::no_more(step.before.pot, bound)});
    few.push_back({"no track", equal(step.before.track, smt::whole(0))});
    few.push_back({"no bank", equal(step.before.bank, smt::whole(0))});
    if (solver.can_be(query.with(fmt::format("{}, with {} at most", query.name, most), few),
                      look)) {
      break;
    }
  }
  return found;
}

namespace {

enum class Asked { conserved, balanced };

Proof steps_hold(const Subject& subject, const Effort& effort, Asked asked) {
  Solver solver(effort, subject, asked == Asked::conserved ? "money" : "balance");
  Proof proof{.verdict = Verdict::proved,
              .summary = "Any amounts: every step of a match, under every single other answer."};
  std::set<std::string> known;
  for (const Alternative& alternative : alternatives_of(subject, decides)) {
    for (const settlement::Step& step : settlement::all_steps(alternative.rules)) {
      if (asked == Asked::balanced && !step.among_players) continue;
      const std::string name = fmt::format("{}, {}", step.name, known.size() + 1);
      smt::Query query = asked == Asked::conserved ? breach({}, step) : unbalanced({}, step);
      if (!known.insert(step.name + form(query)).second) continue;
      query.name = name;
      ++proof.space;
      const std::string found = broken(solver, step, query);
      if (found.empty()) continue;
      proof.verdict = Verdict::refuted;
      proof.witnesses.push_back({fmt::format("under {}, {}", alternative.name, found)});
    }
  }
  solver.conclude(proof);
  return proof;
}

}  // namespace

Proof money_conserved_by_solver(const Subject& subject, const Effort& effort) {
  return steps_hold(subject, effort, Asked::conserved);
}

Proof transfers_balance_by_solver(const Subject& subject, const Effort& effort) {
  return steps_hold(subject, effort, Asked::balanced);
}

Proof counting_balances_by_solver(const Subject& subject, const Effort& effort) {
  Solver solver(effort, subject, "counting");
  Proof proof{.verdict = Verdict::proved, .summary = "Any points of three players."};
  const auto alternatives = alternatives_of(subject, [](const std::string& topic) {
    return topic == "field.four-of-month" || topic == "count.settle";
  });
  for (const Alternative& alternative : alternatives) {
    const settlement::Step step = settlement::counting(alternative.rules);
    const std::string found = broken(solver, step, unbalanced(alternative.name, step));
    const auto left = settlement::left_on_field(alternative.rules);
    proof.details.push_back(
        fmt::format("under {}: {}; points that can be left on the field: {}", alternative.name,
                    found.empty() ? "adds up to nothing" : "does not add up to nothing",
                    fmt::join(left, ", ")));
    ++proof.space;
    if (found.empty()) continue;
    if (&alternative == &alternatives.front()) proof.verdict = Verdict::refuted;
    proof.witnesses.push_back({fmt::format("under {}, {}", alternative.name, found)});
  }
  solver.conclude(proof);
  return proof;
}

}  // namespace hanaproof::properties
