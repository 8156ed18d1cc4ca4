#include "checker/measures/signature/signature.h"

#include <algorithm>
#include <atomic>
#include <set>

#include <fmt/format.h>

#include "checker/games/registry.h"
#include "checker/measures/signature/graph.h"
#include "checker/measures/signature/parts.h"
#include "model/games/added.h"
#include "solvers/parallel/executor.h"

namespace hanaproof::signature {

using rulebook::Edition;
using rulebook::Ruleset;
using rulebook::Scope;

namespace {

// One part of a signature, and what decides it: equal keys, equal parts.
struct Maker {
  std::string name;
  std::function<Part(const Ruleset& rules, std::uint64_t deals)> make;
  std::function<std::string(const Ruleset& rules)> key;
};

std::string everything(const Ruleset& rules) { return rules.scope().text() + "\n" + rules.text(); }

// Editions of one publisher often differ in no more than what is compared as text only.
std::string everything_played(const Ruleset& rules) {
  std::string text = rules.scope().text();
  for (const auto& [id, answer] : rules.answers()) {
    if (answer.topic->asked == rulebook::Asked::text && !is_option(*answer.topic)) continue;
    text += fmt::format("\n{} = {}", id, answer.value.text());
  }
  return text;
}

const std::vector<Maker>& makers(rulebook::Family family) {
  const auto of = [](Part (*make)(const Ruleset&)) {
    return [make](const Ruleset& rules, std::uint64_t) { return make(rules); };
  };
  static const std::vector<Maker> capturing = {
      {"small games", small_games, everything_played},
      {"full deck", of(full_deck), everything_played},
      {"draws", of(draws), decides_draws},
      {"piles", of(piles), decides_piles},
  };
  static const std::vector<Maker> betting = {
      {"betting games", of(betting_games), everything_played},
      {"showdowns", of(showdowns), everything_played},
  };
  static const std::vector<Maker> hachi = {
      {"dealing", of(dealing), everything_played},
      {"matches", of(hachi_matches), everything_played},
      {"made-up situations", of(hachi_made_up), everything_played},
      {"hands and fields", of(hachi_hands_and_fields), everything_played},
      {"draws", of(draws), decides_draws},
  };
  return games::of_family(family, capturing, betting, hachi);
}

const std::vector<Maker>& makers(const Edition& edition) {
  static const std::vector<Maker> of_added = {{"small games", small_games, everything}};
  return games::added(edition.game) ? of_added : makers(rulebook::family_of(edition.game));
}

// A ruleset of an edition, and the keys of its parts.
struct Work {
  std::size_t edition;
  Ruleset rules;
  std::vector<std::string> keys;
};

// A part to be made, for the first ruleset that has it.
struct Unit {
  const Maker* maker;
  const Ruleset* rules;
  std::shared_ptr<const Part> part = {};
};

// The parts of one ruleset, in their order.
ScopeSignature combined(const Scope& scope, const std::vector<const Part*>& parts) {
  ScopeSignature one{scope};
  Digest digest;
  for (const Part* part : parts) {
    digest.add(part->value);
    one.counts.add(part->counts);
  }
  one.value = digest.value();
  return one;
}

std::uint64_t of_scope(const Scope& scope, std::uint64_t value) {
  return Digest().add(scope.players).add_all(scope.options).add(value).value();
}

class Coverage {
 public:
  explicit Coverage(const Edition& edition) : edition_(edition) {}

  void add(const Scope& scope, const std::vector<const Part*>& parts) {
    std::set<std::string> consulted;
    for (const Part* part : parts) {
      consulted.insert(part->consulted.begin(), part->consulted.end());
    }
    for (const rulebook::Clause& clause : edition_.clauses) {
      const auto in_force = rulebook::in_force(edition_, *clause.topic, scope);
      if (std::ranges::find(in_force, &clause) == in_force.end()) continue;
      in_force_.insert(&clause);
      if (consulted.contains(clause.topic->id)) covered_.insert(&clause);
    }
  }

  void into(Signature& signature) const {
    for (const rulebook::Clause& clause : edition_.clauses) {
      if (!in_force_.contains(&clause)) continue;
      auto& list = covered_.contains(&clause)                     ? signature.covered
                   : clause.topic->asked == rulebook::Asked::text ? signature.text_only
                                                                  : signature.not_consulted;
      list.push_back(clause.id());
    }
  }

 private:
  const Edition& edition_;
  std::set<const rulebook::Clause*> in_force_;
  std::set<const rulebook::Clause*> covered_;
};

}  // namespace

std::vector<Signature> sign(const std::vector<const Edition*>& editions, const Options& options,
                            const std::map<std::string, std::string>& rules) {
  std::vector<Work> works;
  for (std::size_t e = 0; e < editions.size(); ++e) {
    for (const Scope& scope : rulebook::scopes(*editions[e])) {
      Work& work = works.emplace_back(Work{e, Ruleset(*editions[e], scope, rules), {}});
      for (const Maker& maker : makers(*editions[e])) {
        work.keys.push_back(maker.name + "\n" + maker.key(work.rules));
      }
    }
  }
  std::map<std::string, Unit> units;
  for (const Work& work : works) {
    const auto& all = makers(work.rules.edition());
    for (std::size_t i = 0; i < all.size(); ++i) {
      units.try_emplace(work.keys[i], Unit{&all[i], &work.rules});
    }
  }
  std::vector<std::pair<const std::string, Unit>*> open;
  for (auto& each : units) open.push_back(&each);
  std::atomic<std::size_t> done = 0;
  parallel::for_each_index(open.size(), options.threads, [&](std::size_t i) {
    auto& [key, unit] = *open[i];
    unit.part =
        options.known->of(key, [&] { return unit.maker->make(*unit.rules, options.deals); });
    if (options.progress) options.progress(++done, open.size());
  });
  std::vector<Signature> signatures;
  for (std::size_t e = 0; e < editions.size(); ++e) {
    Signature& signature = signatures.emplace_back();
    signature.edition = editions[e]->id;
    Coverage coverage(*editions[e]);
    Gathered scopes;
    for (const Work& work : works) {
      if (work.edition != e) continue;
      std::vector<const Part*> parts;
      for (const std::string& key : work.keys) parts.push_back(units.at(key).part.get());
      const Scope& scope = work.rules.scope();
      signature.scopes.push_back(combined(scope, parts));
      scopes.add(of_scope(scope, signature.scopes.back().value));
      signature.counts.add(signature.scopes.back().counts);
      coverage.add(scope, parts);
    }
    signature.value = scopes.value();
    coverage.into(signature);
  }
  return signatures;
}

ScopeSignature sign(const Ruleset& rules, std::uint64_t deals) {
  std::vector<Part> made;
  for (const Maker& maker : makers(rules.edition())) made.push_back(maker.make(rules, deals));
  std::vector<const Part*> parts;
  for (const Part& part : made) parts.push_back(&part);
  return combined(rules.scope(), parts);
}

std::string text(std::uint64_t value) { return fmt::format("{:016x}", value); }

}  // namespace hanaproof::signature
