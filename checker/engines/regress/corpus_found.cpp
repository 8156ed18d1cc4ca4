#include "checker/engines/regress/corpus_found.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <tuple>

#include "checker/engines/protocol/server.h"
#include "checker/games/registry.h"

namespace hanaproof::regress {

namespace {

// What the title of a fault says anyway.
constexpr std::string_view kOfEngine = "engine fault, ";

std::string fault_of(const Mismatch& one) {
  return one.engine.substr(one.engine.starts_with(kOfEngine) ? kOfEngine.size() : 0);
}

// Where the engine differs, as a game shows it that starts with the entry.
Failure failure_of(const Entry& entry, const Replies& expected, const Replies& given,
                   const Mismatch& one, const rulebook::Ruleset& rules) {
  Failure failure{.line = {.start = entry.position, .laid_out = entry.opens}};
  const bool in_move = one.what == "next" || (one.is_fault() && given.moves && !given.next);
  if (const auto move = games::Move::parse(entry.move); move && in_move) {
    failure.line.moves = {*move};
  }
  const games::Tells tells{.silent = given.silent};
  std::optional<lockstep::Difference> difference;
  if (one.what == "next") {
    difference = lockstep::compare_positions(games::family(rules), rules, tells, *expected.next,
                                             *given.next);
  } else if (one.what == "score") {
    difference = lockstep::compare_scores(tells, *expected.score, *given.score);
  }
  failure.difference = difference.value_or(
      one.is_fault() ? lockstep::Difference{one.what, "none", fault_of(one)}
                     : lockstep::Difference{one.what, one.recorded, one.engine});
  return failure;
}

// What takes the fewest words comes first, and what is told before why nothing is.
auto length(const Found& found) {
  const auto& [what, spec, subject] = found.failure.difference;
  return std::tuple(!found.fault.empty(), spec.size() + subject.size());
}

// The answers that explain it, the plainest first.
std::vector<Suspect> suspects_of(const Blame& blame) {
  std::vector<Suspect> all;
  const auto add = [&](const OtherAnswer& answer, const std::string& clause) {
    all.push_back({.topic = answer.topic,
                   .value = answer.value,
                   .clause = clause,
                   .explained = static_cast<int>(blame.entries.size())});
  };
  if (blame.plays) add(*blame.plays, blame.clauses.empty() ? "" : *blame.clauses.begin());
  for (const OtherAnswer& other : blame.or_else) add(other, "");
  return all;
}

class FoundInCorpus {
 public:
  FoundInCorpus(const Corpus& corpus, const CorpusRun& run, const CorpusVerdict& verdict,
                const rulebook::Library& library)
      : corpus_(corpus), run_(run), verdict_(verdict), library_(library) {
    std::set<std::size_t> failed;
    for (const Mismatch& one : run.mismatches) failed.insert(one.entry);
    agreements_ = run.entries - failed.size();
  }

  CorpusFound collect() {
    CorpusFound all;
    all.hunted.positions = run_.entries;
    all.hunted.interrupted = run_.interrupted;
    for (const Blame& blame : verdict_.blames) {
      if (blame.plays) all.hunted.rules[blame.plays->topic] = blame.plays->value;
      for (Found& found : kinds_of(blame)) {
        all.hunted.found.push_back(std::move(found));
        all.clauses.push_back(blame.clauses);
      }
    }
    return all;
  }

 private:
  // One if an answer explains them.
  std::vector<Found> kinds_of(const Blame& blame) const {
    std::map<Signature, Found> kinds;
    for (const std::size_t number : blame.entries) {
      std::set<Signature> met;
      for (Found& found : found_of(number, blame)) {
        const Signature kind = blame.plays ? Signature() : found.signature;
        Found& known = kinds.try_emplace(kind, found).first->second;
        if (met.insert(kind).second) ++known.count;
        if (length(found) >= length(known)) continue;
        found.count = known.count;
        found.game = known.game;
        known = std::move(found);
      }
    }
    std::vector<Found> all;
    for (auto& [kind, found] : kinds) {
      if (blame.plays) found.fault.clear();
      found.attribution = {.differences = static_cast<int>(blame.entries.size()),
                           .agreements = static_cast<int>(agreements_),
                           .complete = verdict_.complete,
                           .suspects = suspects_of(blame)};
      all.push_back(std::move(found));
    }
    return all;
  }

  // What differs in an entry apart from what other answers of the engine explain; all of it where
  // that cannot be told.
  std::vector<Found> found_of(std::size_t number, const Blame& blame) const {
    const Entry& entry = corpus_.entries.at(number - 1);
    const Replies& given = run_.replies.at(number);
    const rulebook::Ruleset rules = rules_of(library_, entry);
    Answers beside;
    for (const Blame& other : verdict_.blames) {
      if (&other != &blame && other.plays) beside[other.plays->topic] = other.plays->value;
    }
    std::vector<Mismatch> own;
    std::ranges::copy_if(run_.mismatches, std::back_inserter(own),
                         [&](const Mismatch& one) { return one.entry == number; });
    Replies expected = under(rules, beside, entry);
    auto left = mismatches(rules, expected, given);
    const bool all_the_same =
        std::ranges::equal(left, own, {}, &Mismatch::recorded, &Mismatch::recorded);
    if (left.empty() || all_the_same) {
      beside.clear();
      expected = recorded(entry);
      left = std::move(own);
    }
    std::vector<Found> all;
    for (const Mismatch& one : left) {
      Found found{.failure = failure_of(entry, expected, given, one, rules),
                  .confirmed = true,
                  .game = number,
                  .shrunk = true,
                  .beside = beside};
      if (one.is_fault()) found.fault = fault_of(one);
      found.signature = found.fault.empty() ? signature(found.failure.difference)
                                            : signature_of_fault(found.fault);
      found.first = found.failure;
      all.push_back(std::move(found));
    }
    return all;
  }

  // What the spec says under other answers; what is recorded where it cannot be played by them.
  static Replies under(rulebook::Ruleset rules, const Answers& answers, const Entry& entry) {
    try {
      for (const auto& [topic, value] : answers) {
        rules = rules.with(topic, rulebook::Value::parse(value));
      }
      const auto game = protocol::served(rules, protocol::With::spec);
      const Replies said = replies(entry, [&](const protocol::Request& request) {
        return protocol::answer(*game, request);
      });
      return said.fault.empty() ? said : recorded(entry);
    } catch (const std::exception&) {
      return recorded(entry);
    }
  }

  const Corpus& corpus_;
  const CorpusRun& run_;
  const CorpusVerdict& verdict_;
  const rulebook::Library& library_;
  std::size_t agreements_ = 0;
};

}  // namespace

CorpusFound found_in(const Corpus& corpus, const CorpusRun& run, const CorpusVerdict& verdict,
                     const rulebook::Library& library) {
  return FoundInCorpus(corpus, run, verdict, library).collect();
}

}  // namespace hanaproof::regress
