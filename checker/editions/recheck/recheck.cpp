#include "checker/editions/recheck/recheck.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <set>

#include <fmt/format.h>

#include "checker/editions/replay.h"
#include "checker/editions/survey/findings.h"
#include "solvers/parallel/executor.h"
#include "solvers/smt/text.h"

namespace hanaproof::checker {

namespace {

// Each may take its time; the findings of this project have fewer than ten.
constexpr std::size_t kMostQueries = 100;

const EditionText* find(const Versions& versions, const std::string& id) {
  const auto found = std::ranges::find(versions.editions, id, &EditionText::id);
  return found == versions.editions.end() ? nullptr : &*found;
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
      miss_clauses();
      execute();
    }
    const auto& queries = kept_.finding.evidence.queries;
    if (queries.size() > kMostQueries) {
      result_.add(Verdict::damaged, fmt::format("finding.json: {} queries, expected at most {}",
                                                queries.size(), kMostQueries));
    } else {
      for (const Query& query : queries) solve(query);
    }
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
    for (const Side& side : kept_.finding.positions) {
      for (const std::string& id : side.editions) need(id);
    }
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

  // Who takes a side by what it says must be quoted; not so what other books answer to what a text
  // leaves open.
  void miss_clauses() {
    const Finding& finding = kept_.finding;
    if (std::ranges::find(finding.also, Kind::gap) != finding.also.end()) return;
    const rulebook::Topic* topic = rulebook::find_topic(finding.topic);
    const bool quotes = finding.kind == Kind::translation || finding.kind == Kind::contradiction ||
                        finding.kind == Kind::ambiguity;
    if (!topic || !quotes) return;
    for (const Side& side : finding.positions) {
      for (const std::string& id : side.editions) {
        const auto clauses = rulebook::in_force(library_.at(id), *topic, finding.scope);
        const bool says = std::ranges::any_of(clauses, [](const rulebook::Clause* clause) {
          return clause->standing == rulebook::Standing::stated;
        });
        const bool quoted = std::ranges::any_of(clauses, [&](const rulebook::Clause* clause) {
          return std::ranges::find(finding.clauses, clause->id(), &ClauseRef::id) !=
                 finding.clauses.end();
        });
        if (says && !quoted) {
          result_.add(
              same_ ? Verdict::damaged : Verdict::holds_no_more,
              fmt::format("finding.json: {} says something and is not among the clauses", id));
        }
      }
    }
  }

  void execute() {
    if (const auto fault = fault_in(kept_.finding)) {
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
    const std::string file = options_.file_of(query);
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
