#include "checker/recheck/recheck.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <set>

#include <fmt/format.h>

#include "checker/recheck/second_solver.h"
#include "checker/replay.h"
#include "checker/survey/findings.h"
#include "solvers/parallel/executor.h"
#include "solvers/smt/text.h"

namespace hanaproof::checker {

namespace {

const EditionText* find(const Versions& versions, const std::string& id) {
  const auto found = std::ranges::find(versions.editions, id, &EditionText::id);
  return found == versions.editions.end() ? nullptr : &*found;
}

// A witness for so many seats, executed for so many others, would reach beyond its own lists.
std::optional<std::string> fault_in_seats(const Witness& witness) {
  for (const Outcome& outcome : witness.outcomes) {
    const auto seats = static_cast<std::size_t>(std::max(outcome.players, 0));
    const auto fits = [&](std::size_t size) { return size == 0 || size == seats; };
    const bool fit =
        seats > 0 && (!witness.position || witness.position->players == outcome.players) &&
        (!witness.bets || witness.bets->money.size() == seats) &&
        (!witness.hachi || !witness.hachi->position ||
         witness.hachi->position->match.players == outcome.players) &&
        (!witness.hachi || witness.hachi->position ||
         witness.hachi->match.players == outcome.players) &&
        fits(witness.drawn.size()) && fits(witness.totals.size()) && fits(witness.won.size());
    if (!fit) {
      return fmt::format("the witness is not one for the {} players of the side \"{}\"",
                         outcome.players, outcome.side);
    }
  }
  return std::nullopt;
}

// What a situation is made of must be there (see Witness).
bool is_whole(const Witness& witness) {
  switch (witness.situation) {
    case Situation::draw:
      return !witness.drawn.empty();
    case Situation::deal:
    case Situation::decision:
    case Situation::round:
      return witness.position.has_value();
    case Situation::match:
      return witness.position || !witness.totals.empty();
    case Situation::showdown:
      return witness.bets && witness.bets->hands.size() == witness.bets->money.size();
    case Situation::stake:
      return witness.bets.has_value();
    case Situation::fields:
      return !witness.fields.empty();
    case Situation::table:
      return witness.hachi.has_value();
    default:
      return true;
  }
}

// One finding, checked step by step.
class Check {
 public:
  Check(const Kept& kept, const rulebook::Library& library, const RecheckOptions& options)
      : kept_(kept), library_(library), options_(options) {
    result_.finding = kept.finding.id;
  }

  Rechecked run() {
    compare_versions();
    if (all_at_hand()) {
      look_up_clauses();
      execute();
      if (options_.recount) {
        if (const auto wrong = options_.recount(kept_.finding)) otherwise(*wrong);
      }
    }
    for (const Query& query : kept_.finding.evidence.queries) solve(query);
    return std::move(result_);
  }

 private:
  // What depends on texts and program only disagrees if these are the same.
  void otherwise(std::string problem) {
    result_.add(same_ ? Verdict::disagrees : Verdict::holds_no_more, std::move(problem));
  }

  void compare_versions() {
    for (const EditionText& then : kept_.versions.editions) {
      const EditionText* now = find(options_.now, then.id);
      if (!now || now->sha256 != then.sha256) result_.changed.push_back(then.id);
    }
    same_ = result_.changed.empty() && kept_.versions.hanaproof == options_.now.hanaproof;
    if (!same_) return;
    for (const EditionText& edition : taking_part(kept_.finding, options_.now).editions) {
      if (!find(kept_.versions, edition.id)) {
        result_.add(Verdict::damaged,
                    fmt::format("versions.json: {} takes part and is missing", edition.id));
      }
    }
  }

  bool all_at_hand() {
    std::set<std::string> missing;
    const auto need = [&](const std::string& id) {
      if (!library_.find(id)) missing.insert(id);
    };
    for (const ClauseRef& clause : kept_.finding.clauses) need(clause.edition);
    for (const Outcome& outcome : kept_.finding.witness.outcomes) need(outcome.edition);
    if (kept_.finding.witness.deal) need(kept_.finding.witness.deal->edition);
    for (const std::string& id : missing) {
      result_.add(Verdict::unknown,
                  fmt::format("the edition {} is not at hand (--edition FILE adds one)", id));
    }
    return missing.empty();
  }

  void look_up_clauses() {
    for (const ClauseRef& then : kept_.finding.clauses) {
      const auto& clauses = library_.at(then.edition).clauses;
      const auto now = std::ranges::find(clauses, then.id, &rulebook::Clause::id);
      if (now == clauses.end()) {
        otherwise(fmt::format("the clause {} is no longer there", then.id));
      } else if (const std::string value = reference(*now).value; value != then.value) {
        otherwise(
            fmt::format("the clause {} was \"{}\", it is \"{}\"", then.id, then.value, value));
      }
    }
  }

  void execute() {
    if (!is_whole(kept_.finding.witness)) {
      result_.add(Verdict::damaged,
                  fmt::format("finding.json: the witness lacks what makes a situation of kind {}",
                              name(kept_.finding.witness.situation)));
      return;
    }
    if (const auto fault = fault_in_seats(kept_.finding.witness)) {
      result_.add(Verdict::damaged, "finding.json: " + *fault);
      return;
    }
    try {
      const Replay replayed = replay(kept_.finding, library_);
      result_.outcomes = kept_.finding.witness.outcomes.size();
      for (const std::string& mismatch : replayed.mismatches) otherwise(mismatch);
      if (!replayed.reached) otherwise("the line of play does not lead to the witness");
    } catch (const std::exception& error) {
      // Rules that no longer go together are a change; without one the witness was never sound.
      result_.add(same_ ? Verdict::damaged : Verdict::holds_no_more,
                  fmt::format("finding.json: the witness cannot be executed: {}", error.what()));
    }
  }

  void solve(const Query& query) {
    const std::string file = options_.file_of(kept_.finding, query);
    if (const auto fault = smt::fault_in_query(query.text)) {
      result_.add(Verdict::damaged, fmt::format("{}:{}", file, *fault));
      return;
    }
    const std::string other = query.verdict == "sat" ? "unsat" : "sat";
    if (query.text.find(fmt::format("(set-info :status {})", other)) != std::string::npos) {
      result_.add(Verdict::disagrees, fmt::format("{}: the file states {}, finding.json {}", file,
                                                  other, query.verdict));
    }
    const smt::TextAnswer answer = smt::solve_text(query.text, options_.limit);
    take(file, "Z3", query.verdict, answer.verdict, answer.reason);
    ++result_.queries;
    if (options_.second_solver.empty()) return;
    const SolverAnswer second = ask(options_.second_solver, kept_.folder / file, options_.limit);
    take(file, options_.second_solver, query.verdict, second.verdict, second.reason);
    ++result_.second;
  }

  void take(const std::string& file, const std::string& solver, const std::string& then,
            const std::string& now, const std::string& reason) {
    if (now == then) return;
    if (now == "unknown") {
      result_.add(Verdict::unknown,
                  fmt::format("{}: {} gives no answer: {}", file, solver, reason));
    } else {
      result_.add(Verdict::disagrees,
                  fmt::format("{}: expected {}, {} says {}", file, then, solver, now));
    }
  }

  const Kept& kept_;
  const rulebook::Library& library_;
  const RecheckOptions& options_;
  bool same_ = true;  // texts and program
  Rechecked result_;
};

}  // namespace

std::string_view name(Verdict verdict) {
  constexpr std::array<std::string_view, 5> kNames = {"holds", "unknown", "holds-no-more",
                                                      "damaged", "disagrees"};
  return kNames[static_cast<std::size_t>(verdict)];
}

void Rechecked::add(Verdict worse, std::string problem) {
  verdict = std::max(verdict, worse);
  problems.push_back(std::move(problem));
}

std::vector<Rechecked> recheck(const std::vector<Kept>& all, const rulebook::Library& library,
                               const RecheckOptions& options) {
  std::vector<Rechecked> results(all.size());
  std::atomic<std::size_t> done = 0;
  parallel::for_each_index(all.size(), options.threads, [&](std::size_t i) {
    results[i] = Check(all[i], library, options).run();
    if (options.progress) options.progress(++done, all.size());
  });
  return results;
}

}  // namespace hanaproof::checker
