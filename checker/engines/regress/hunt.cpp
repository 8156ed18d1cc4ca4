#include "checker/engines/regress/hunt.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>

#include "checker/engines/crosscheck/interrupted.h"
#include "checker/engines/regress/settle.h"

namespace hanaproof::regress {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kMostPassing = 3;
// After something new so many games more are played before it is explained, so that there is
// something to hold other rules against, and so long at most.
constexpr std::uint64_t kMoreGames = 40;
constexpr double kMoreSeconds = 1;
constexpr std::uint64_t kMorePiles = 2000;
// So many times at most what games showed leads to games that show more.
constexpr int kMostTimes = 4;

class Hunt {
 public:
  Hunt(const std::vector<rulebook::Ruleset>& rulesets, const Opponent& opponent,
       const rulebook::Library& library, const HuntOptions& options)
      : options_(options) {
    hunted_.rules = options.accepted_rules;
    for (const rulebook::Ruleset& rules : rulesets) {
      fuzzers_.push_back(std::make_unique<Fuzzer>(rules, opponent, options.seed));
      if (!hunted_.rules.empty()) fuzzers_.back()->play_by(hunted_.rules);
    }
    settler_ = std::make_unique<Settler>(fuzzers_, library, options, hunted_, kinds_);
  }

  Hunted run() {
    try {
      if (options_.before) enter(*options_.before);
      score_piles();
      for (int times = 0; times < kMostTimes; ++times) {
        play();
        const bool explained = settler_->explain();
        const bool reconsidered = settler_->reconsider();
        settler_->allow_formulas();
        if (!settler_->explain() && !explained && !reconsidered) break;
        // What was found last is seen in games as well.
        more_games_ += kMoreGames;
        last_new_ = played_now();
      }
      settler_->finish();
    } catch (const crosscheck::Interrupted&) {
      // What was found until then stands.
    }
    hunted_.interrupted = options_.interrupted();
    hunted_.seconds = played_;
    count();
    settler_->collect();
    return std::move(hunted_);
  }

 private:
  double now() const { return std::chrono::duration<double>(Clock::now() - began_).count(); }
  bool is_time_up() const {
    return options_.interrupted() ||
           (options_.seconds > 0 && played_now() - last_new_ >= options_.seconds);
  }
  double played_now() const {
    if (options_.before) return 0;
    return played_ + (playing_ ? now() - since_ : 0);
  }

  // Whose time counts.
  template <class Play>
  void timed(Play play) {
    since_ = now();
    playing_ = true;
    const auto end = [&] {
      played_ = played_now();
      playing_ = false;
    };
    try {
      play();
    } catch (...) {
      end();
      throw;
    }
    end();
  }

  void count() {
    hunted_.positions = hunted_.moves = 0;
    hunted_.games_by_topic.clear();
    if (const Block* before = options_.before) {
      hunted_.positions = before->positions;
      hunted_.moves = before->moves;
      hunted_.games_by_topic = before->games_by_topic;
    }
    for (const auto& fuzzer : fuzzers_) {
      hunted_.positions += fuzzer->positions();
      hunted_.moves += fuzzer->moves();
      for (const auto& [topic, games] : fuzzer->games_by_topic()) {
        hunted_.games_by_topic[topic] += games;
      }
    }
  }

  // What was met before, as if it were met now.
  void enter(const Block& before) {
    hunted_.games = before.games;
    for (const auto& [place, line] : before.agreed) fuzzers_[place.first]->remember(line);
    std::vector<const Met*> all;
    for (const auto& [signature, kind] : before.kinds) {
      for (const Met& met : kind.first) all.push_back(&met);
    }
    std::ranges::stable_sort(all, {}, [](const Met* met) { return met->game; });
    for (const Met* met : all) note(met->ruleset, met->failure, met->fault, met->game);
    for (Kind& kind : kinds_) {
      const auto met = before.kinds.find(kind.found.signature);
      if (met != before.kinds.end()) kind.found.count = met->second.count;
    }
  }

  void report_progress() {
    if (options_.progress) options_.progress(hunted_, played_now());
  }

  void play() {
    const Stop stop = [this] { return is_time_up() || is_hopeless(); };
    while (!stop() && !is_enough()) {
      std::size_t at = hunted_.games % fuzzers_.size();
      std::optional<games::Line> given;
      if (options_.given) {
        given = options_.given(hunted_.games);
        if (!given) break;
        at = fuzzer_for(games::players_of(given->start));
      }
      ++hunted_.games;
      options_.fault();
      const auto report = [&](const Failure& failure) { note(at, failure); };
      timed(
          [&] { given ? fuzzers_[at]->given(*given, report) : fuzzers_[at]->game(stop, report); });
      report_progress();
      settle_when_due();
    }
  }

  std::size_t fuzzer_for(int players) const {
    const auto found = std::ranges::find(
        fuzzers_, players, [](const auto& one) { return one->rules().scope().players; });
    return static_cast<std::size_t>(found - fuzzers_.begin());
  }

  void score_piles() {
    const games::Tells& tells = fuzzers_.front()->pair().subject.tells();
    if (options_.given || tells.moves || tells.positions || !tells.anywhere || !tells.made_up) {
      return;
    }
    for (std::size_t at = 0; at < fuzzers_.size(); ++at) {
      if (!dynamic_cast<const spec::CapturingGame*>(&fuzzers_[at]->pair().spec)) return;
      // Other rules can tell other piles apart.
      while (score_piles(at)) {
      }
      last_new_ = played_now();
    }
  }

  // All once. Whether there are other rules in the end.
  bool score_piles(std::size_t at) {
    Fuzzer& fuzzer = *fuzzers_[at];
    bool changed = false;
    bool more = true;
    hunted_.piles = 0;
    timed([&] { hunted_.all_piles = fuzzer.lay_piles(); });
    const auto report = [&](const Failure& failure) { note(at, failure); };
    while (more && !is_time_up() && !is_hopeless()) {
      timed([&] { more = fuzzer.score_pile(report); });
      if (more && ++hunted_.piles % 1000 == 0) report_progress();
      changed |= settle_when_due();
    }
    return (settler_->explain() || changed) && !is_time_up() && !is_hopeless();
  }

  bool is_enough() const {
    return options_.games > 0 && hunted_.games >= options_.games + more_games_;
  }
  bool is_hopeless() const {
    return hunted_.passing.size() >= kMostPassing ||
           std::ranges::any_of(kinds_, [](const Kind& kind) {
             return kind.state == Kind::State::fault && kind.found.count >= kMostFaults;
           });
  }

  // A difference as it is met.
  void note(std::size_t fuzzer, const Failure& failure) {
    if (is_hopeless()) return;
    note(fuzzer, failure, fault_behind(failure, options_.fault()), hunted_.games);
  }
  void note(std::size_t fuzzer, const Failure& failure, const std::string& fault,
            std::uint64_t game) {
    if (is_hopeless()) return;
    const Signature signature = signature_of(failure, fault);
    if (options_.accepted.contains(signature)) return;
    auto kind = std::ranges::find_if(kinds_, [&](const Kind& one) {
      return one.found.signature == signature && one.state != Kind::State::explained &&
             one.state != Kind::State::passing;
    });
    if (kind == kinds_.end()) {
      last_new_ = played_now();
      if (!due_) due_ = Due{hunted_.games, hunted_.piles, last_new_};
      kinds_.push_back({.found = {.signature = signature,
                                  .failure = failure,
                                  .first = failure,
                                  .fault = fault,
                                  .game = game,
                                  .found_after = played_now(),
                                  .aside = fuzzers_[fuzzer]->aside()},
                        .fuzzer = fuzzer});
      kind = std::prev(kinds_.end());
      settler_->confirm(*kind);
    }
    ++kind->found.count;
    if (kind->examples.size() < kExamples && kind->state != Kind::State::fault) {
      kind->examples.push_back({fuzzer, failure.line, fuzzers_[fuzzer]->aside()});
    }
  }

  bool settle_when_due() {
    if (!due_ || is_hopeless()) return false;
    const bool enough = hunted_.games >= due_->game + kMoreGames ||
                        hunted_.piles >= due_->piles + kMorePiles ||
                        played_now() >= due_->seconds + kMoreSeconds;
    if (!enough) return false;
    due_.reset();
    const bool changed = settler_->explain();
    if (changed) last_new_ = played_now();
    return changed;
  }

  // Since when something waits to be explained.
  struct Due {
    std::uint64_t game;
    std::uint64_t piles;
    double seconds;
  };

  const HuntOptions& options_;
  std::vector<std::unique_ptr<Fuzzer>> fuzzers_;
  Clock::time_point began_ = Clock::now();
  double played_ = 0;  // seconds of games
  double since_ = 0;
  bool playing_ = false;
  double last_new_ = 0;
  std::uint64_t more_games_ = 0;
  std::optional<Due> due_;
  Kinds kinds_;
  Hunted hunted_;
  std::unique_ptr<Settler> settler_;
};

}  // namespace

std::string_view name(Verdict verdict) {
  constexpr std::array<std::string_view, 5> kNames = {"agrees", "differs", "engine-fault",
                                                      "not-repeatable", "undecided"};
  return kNames[static_cast<std::size_t>(verdict)];
}

const Suspect* Found::rule() const {
  const bool convicts = !attribution.suspects.empty() && attribution.suspects.front().broken == 0;
  return convicts ? &attribution.suspects.front() : nullptr;
}

Verdict Hunted::verdict() const {
  const auto in_rule = [](const Found& one) { return one.confirmed && one.fault.empty(); };
  if (std::ranges::any_of(found, in_rule)) return Verdict::differs;
  if (std::ranges::any_of(found, &Found::confirmed)) return Verdict::engine_fault;
  // Unknown is never agreement.
  const bool open = !found.empty();
  if (passing.empty() || open) {
    return interrupted || open || positions == 0 ? Verdict::undecided : Verdict::agrees;
  }
  // Even a fault that comes now and then is one.
  const bool faulty =
      std::ranges::any_of(passing, [](const Passing& one) { return !one.fault.empty(); });
  return faulty ? Verdict::engine_fault : Verdict::not_repeatable;
}

Hunted hunt(const std::vector<rulebook::Ruleset>& rulesets, const Opponent& opponent,
            const rulebook::Library& library, const HuntOptions& options) {
  return Hunt(rulesets, opponent, library, options).run();
}

}  // namespace hanaproof::regress
