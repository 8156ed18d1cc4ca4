#include "checker/engines/regress/record_hachi.h"

#include <random>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/engines/crosscheck/coverage.h"
#include "checker/engines/crosscheck/hachi_walks.h"
#include "checker/situations/hachi_probes.h"
#include "model/spec/hachi/round.h"
#include "model/spec/hachi/score.h"

namespace hanaproof::regress {

using crosscheck::HachiFailure;
using notation::HachiMove;
using notation::HachiPhase;
using notation::HachiPosition;

namespace {

// What is made up takes longer than a round.
constexpr int kRoundsADeal = 4;
constexpr int kRoundsAnEnd = 10;

class Recorder {
 public:
  Recorder(const rulebook::Ruleset& ruleset, SituationPool& pool, std::uint64_t seed)
      : rules_(ruleset), pool_(pool), seed_(seed), random_(seed) {}

  void run(int rounds) {
    for (int played = 0; played < rounds;) {
      crosscheck::play_match(rules_, seed_++, [&](const HachiFailure& round) {
        if (played++ < rounds) replay(round);
      });
    }
    for (int i = 0; i < rounds; i += kRoundsADeal) {
      try_all(opened(checker::made_up_deal(rules_, random_)));
    }
    for (int i = 0; i < rounds; i += kRoundsAnEnd) {
      if (const auto end = checker::made_up_end(rules_, random_)) try_all(*end);
    }
  }

 private:
  void replay(const HachiFailure& round) {
    HachiPosition position = opened(spec::hachi::laid_out(rules_, round.match, round.deal));
    for (const HachiMove& move : round.line) position = played(position, move);
    ended(position);
  }

  void try_all(const HachiPosition& position) {
    for (const HachiMove& move : spec::hachi::legal_moves(rules_, position)) {
      ended(played(position, move));
    }
    ended(position);
  }

  HachiPosition opened(const HachiPosition& dealt) {
    rules_.forget();
    HachiPosition first = spec::hachi::begin(rules_, dealt.match, dealt.deal);
    offer(true, dealt, "", fmt::format("deal for {}", rules_.players()));
    return first;
  }

  HachiPosition played(const HachiPosition& position, const HachiMove& move) {
    rules_.forget();
    spec::hachi::legal_moves(rules_, position);
    spec::hachi::score(rules_, position);
    HachiPosition next = spec::hachi::play(rules_, position, move);
    std::string kind = fmt::format("{} {} {}", name(position.phase), static_cast<int>(move.sort),
                                   move.takes.size());
    if (next.phase == HachiPhase::over) kind.append(" ").append(name(next.end));
    offer(false, position, move.text(), kind);
    return next;
  }

  void ended(const HachiPosition& position) {
    if (position.phase != HachiPhase::over) return;
    rules_.forget();
    spec::hachi::score(rules_, position);
    offer(false, position, "", "over");
  }

  void offer(bool opens, const HachiPosition& position, const std::string& move,
             const std::string& kind) {
    const auto consulted = rules_.consulted();
    const std::string key = fmt::format("{}", fmt::join(consulted, " "));
    auto known = clauses_.find(key);
    if (known == clauses_.end()) {
      crosscheck::Coverage coverage;
      crosscheck::enter(coverage, "", rules_, rules_.ruleset());
      std::set<std::string> clauses;
      for (const auto& [clause, where] : coverage) clauses.insert(clause);
      known = clauses_.emplace(key, std::move(clauses)).first;
    }
    std::set<std::string> shows = known->second;
    shows.insert(kind);
    pool_.offer({opens, position, move, std::move(shows)});
  }

  spec::hachi::Rules rules_;
  SituationPool& pool_;
  std::uint64_t seed_;
  std::mt19937_64 random_;
  std::map<std::string, std::set<std::string>> clauses_;  // by what was consulted
};

}  // namespace

void record_hachi(const rulebook::Ruleset& ruleset, SituationPool& pool, std::uint64_t seed,
                  int rounds) {
  Recorder(ruleset, pool, seed).run(rounds);
}

}  // namespace hanaproof::regress
