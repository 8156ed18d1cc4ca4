#include "checker/engines/regress/block.h"

#include <algorithm>
#include <memory>

#include "model/cards/dice.h"
#include "solvers/runs/identity.h"

namespace hanaproof::regress {

namespace {

// Of a ruleset so many situations are kept in which both sides agreed.
constexpr std::size_t kAgreed = 100;

template <class Counts>
void add(Counts& counts, const Counts& more) {
  for (const auto& [key, count] : more) counts[key] += count;
}

void keep_least(std::map<Block::Place, games::Line>& agreed) {
  std::map<std::size_t, std::size_t> of_ruleset;
  std::erase_if(agreed, [&](const auto& one) { return ++of_ruleset[one.first.first] > kAgreed; });
}

// One block, as it is played.
class Play {
 public:
  Play(const BlockPlayer& player, std::uint64_t first) : player_(player), game_(first) {}

  void game(Fuzzer& fuzzer, std::size_t ruleset) {
    ++game_;
    ++block_.games;
    player_.fault();
    fuzzer.game([this] { return hopeless_; },
                [&](const Failure& failure) { note(ruleset, failure); });
  }
  bool is_hopeless() const { return hopeless_; }

  void count(const Fuzzer& fuzzer, std::size_t ruleset, cards::Dice& dice) {
    block_.positions += fuzzer.positions();
    block_.moves += fuzzer.moves();
    add(block_.games_by_topic, fuzzer.games_by_topic());
    for (games::Line& line : fuzzer.agreements()) {
      block_.agreed[{ruleset, dice.next()}] = std::move(line);
    }
  }
  Block take() {
    keep_least(block_.agreed);
    return std::move(block_);
  }

 private:
  void note(std::size_t ruleset, const Failure& failure) {
    if (hopeless_) return;
    const std::string fault = fault_behind(failure, player_.fault());
    Block::Kind& kind = block_.kinds[signature_of(failure, fault)];
    ++kind.count;
    if (kind.first.size() < kExamples) kind.first.push_back({game_, ruleset, failure, fault});
    hopeless_ = !fault.empty() && kind.count >= kMostFaults;
  }

  const BlockPlayer& player_;
  std::uint64_t game_;
  bool hopeless_ = false;
  Block block_;
};

}  // namespace

void EngineAccount::merge(const EngineAccount& other) {
  requests += other.requests;
  restarts += other.restarts;
  add(unsupported, other.unsupported);
  for (const auto& [name, more] : other.faults) {
    Fault& fault = faults[name];
    fault.times += more.times;
    if (fault.last.empty() || more.block >= fault.block) {
      fault.block = more.block;
      fault.last = more.last;
    }
  }
}

void Block::merge(const Block& other) {
  games += other.games;
  positions += other.positions;
  moves += other.moves;
  add(games_by_topic, other.games_by_topic);
  for (const auto& [signature, more] : other.kinds) {
    Kind& kind = kinds[signature];
    kind.count += more.count;
    kind.first.insert(kind.first.end(), more.first.begin(), more.first.end());
    // Of one game all come from one block, in their order.
    std::ranges::stable_sort(kind.first, {}, &Met::game);
    if (kind.first.size() > kExamples) kind.first.resize(kExamples);
  }
  agreed.insert(other.agreed.begin(), other.agreed.end());
  keep_least(agreed);
  engine.merge(other.engine);
}

std::map<std::string, std::string> BlockPlan::parameters() const {
  std::string rules;
  for (const rulebook::Ruleset& each : rulesets_) {
    rules += each.edition().id + "\n" + each.scope().text() + "\n" + each.text();
  }
  for (const auto& [topic, value] : accepted_) rules += topic + "=" + value + "\n";
  return {{"rules", runs::fingerprint(rules)},
          {"games", std::to_string(games_)},
          {"seed", std::to_string(seed_)}};
}

Block BlockPlan::run(std::uint64_t unit, const BlockPlayer& player) const {
  // Far from the seeds of the hunt that follows, and of other blocks.
  cards::Dice dice(cards::Dice(seed_).next() + unit);
  const std::uint64_t seed = dice.next();
  const std::uint64_t first = unit * kGames;
  Play play(player, first);
  std::vector<std::unique_ptr<Fuzzer>> fuzzers;
  for (const rulebook::Ruleset& rules : rulesets_) {
    fuzzers.push_back(std::make_unique<Fuzzer>(rules, player.opponent, seed));
    if (!accepted_.empty()) fuzzers.back()->play_by(accepted_);
  }
  const std::uint64_t end = std::min(first + kGames, games_);
  for (std::uint64_t game = first; game < end && !play.is_hopeless(); ++game) {
    const std::size_t at = game % fuzzers.size();
    play.game(*fuzzers[at], at);
  }
  for (std::size_t at = 0; at < fuzzers.size(); ++at) play.count(*fuzzers[at], at, dice);
  return play.take();
}

}  // namespace hanaproof::regress
