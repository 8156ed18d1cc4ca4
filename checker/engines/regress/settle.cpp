#include "checker/engines/regress/settle.h"

#include <algorithm>
#include <chrono>
#include <iterator>

#include "checker/engines/crosscheck/interrupted.h"
#include "checker/engines/regress/simplifier.h"

namespace hanaproof::regress {

namespace {

// Situations that other answers are tried on: of each kind so many, and of all.
constexpr std::size_t kOfAKind = 6;
constexpr std::size_t kTried = 24;

// The same questions come many times while this lives.
class Repeating {
 public:
  explicit Repeating(const HuntOptions& options) : options_(options) { options_.repeats(true); }
  ~Repeating() { options_.repeats(false); }
  Repeating(const Repeating&) = delete;
  Repeating& operator=(const Repeating&) = delete;

 private:
  const HuntOptions& options_;
};

Answers without(Answers answers, const std::string& topic) {
  answers.erase(topic);
  return answers;
}

}  // namespace

Stop Settler::until(double seconds) const {
  const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
  return [this, end, seconds] {
    return options_.interrupted() || (seconds > 0 && std::chrono::steady_clock::now() >= end);
  };
}

void Settler::tell() {
  if (!options_.found) return;
  collect();
  options_.found(hunted_);
}

void Settler::confirm(Kind& kind) {
  if (options_.given) {
    // What somebody has written down does not change.
    kind.found.confirmed = true;
    kind.state = Kind::State::confirmed;
    return;
  }
  tell();
  options_.anew();
  Found& found = kind.found;
  if (found.first.line == games::Line{}) {
    found.confirmed = true;
    kind.state = Kind::State::fault;
    return;
  }
  const auto again = lockstep::again(fuzzer(kind.fuzzer).pair(), found.first);
  const std::string fault = options_.fault().value_or(std::string());
  if (!again || fault.empty() != found.fault.empty()) {
    kind.state = Kind::State::passing;
    hunted_.passing.push_back({found.first, found.fault, found.game});
    if (again) hunted_.passing.push_back({*again, fault, found.game});
    return;
  }
  found.failure = *again;
  found.fault = fault;
  found.confirmed = true;
  kind.state = fault.empty() ? Kind::State::confirmed : Kind::State::fault;
  tell();
}

std::function<bool(const Example&)> Settler::agreeing(const Answers& answers) const {
  std::vector<std::shared_ptr<const spec::Game>> specs;
  for (const auto& one : fuzzers_) specs.push_back(spec::game(one->with(answers)));
  return [this, specs](const Example& example) {
    return !fuzzer(example.fuzzer).trial(example.line)(*specs[example.fuzzer]);
  };
}

bool Settler::explain() {
  const Repeating repeating(options_);
  bool any = false;
  while (const auto attribution = next_rule()) {
    adopt(*attribution);
    any = true;
  }
  return any;
}

// Those of the ruleset that has most of them, the simplest first.
std::vector<Kind*> Settler::open_of_one_ruleset(std::size_t& at) {
  std::vector<std::size_t> open(fuzzers_.size());
  for (const Kind& kind : kinds_) open[kind.fuzzer] += kind.state == Kind::State::confirmed ? 1 : 0;
  at = static_cast<std::size_t>(std::ranges::max_element(open) - open.begin());
  std::vector<Kind*> all;
  if (open[at] == 0) return all;
  for (Kind& kind : kinds_) {
    if (is_open(kind) && kind.fuzzer == at) all.push_back(&kind);
  }
  std::ranges::stable_sort(all, {}, [](const Kind* kind) {
    return std::pair(kind->state != Kind::State::confirmed, kind->found.signature.parts.size());
  });
  return all;
}

std::optional<Attribution> Settler::next_rule() {
  std::size_t at = 0;
  for (auto open = open_of_one_ruleset(at); !open.empty(); open = open_of_one_ruleset(at)) {
    std::vector<Differing> differences;
    for (const Kind* kind : open) {
      std::size_t of_kind = 0;
      for (const Example& example : kind->examples) {
        if (example.fuzzer != at || of_kind == kOfAKind || differences.size() == kTried) continue;
        differences.push_back(fuzzer(at).differing(example.line));
        ++of_kind;
      }
    }
    std::vector<Trial> agreements;
    for (const games::Line& line : fuzzer(at).agreements()) {
      agreements.push_back(fuzzer(at).trial(line));
    }
    Attribution found = attribute(fuzzer(at).rules(), library_, differences, agreements,
                                  until(options_.settle_seconds));
    if (options_.interrupted()) throw crosscheck::Interrupted();
    auto convicted = found.convicted();
    // What only improves could be given up for another, and taken again, for ever.
    std::erase_if(convicted, [&](const Suspect& one) {
      Answers rules = hunted_.rules;
      rules[one.topic] = one.value;
      return played_by_.contains(rules);
    });
    if (!convicted.empty()) {
      // Of answers to one question the plainest stands for all.
      found.suspects.clear();
      for (Suspect& one : convicted) {
        const bool is_first =
            std::ranges::find(found.suspects, one.topic, &Suspect::topic) == found.suspects.end();
        if (is_first) found.suspects.push_back(std::move(one));
      }
      return found;
    }
    found.suspects.clear();
    for (Kind* kind : open) {
      kind->state = Kind::State::unexplained;
      kind->found.attribution = found;
    }
    tell();
  }
  return std::nullopt;
}

Settler::Explained& Settler::explained_by(const Attribution& attribution) {
  const std::string& topic = attribution.suspects.front().topic;
  // A second answer to one question takes the place of the first.
  for (Explained& one : explained_) {
    if (one.found.rule()->topic != topic) continue;
    one.found.attribution = attribution;
    return one;
  }
  return explained_.emplace_back(Explained{.found = {.attribution = attribution}, .examples = {}});
}

void Settler::move_explained(Kind& kind, const std::function<bool(const Example&)>& agrees,
                             Explained& to) {
  std::vector<Example> left;
  for (Example& example : kind.examples) {
    (agrees(example) ? to.examples : left).push_back(std::move(example));
  }
  const std::size_t moved = kind.examples.size() - left.size();
  const std::uint64_t count = left.empty() ? kind.found.count : moved;
  kind.examples = std::move(left);
  if (moved == 0) return;
  kind.found.count -= std::min(count, kind.found.count);
  if (to.found.count == 0) {
    Attribution attribution = std::move(to.found.attribution);
    to.found = kind.found;
    to.found.attribution = std::move(attribution);
    to.found.count = 0;
  }
  to.found.count += count;
  if (kind.examples.empty()) kind.state = Kind::State::explained;
}

void Settler::adopt(const Attribution& attribution) {
  const Suspect& rule = attribution.suspects.front();
  hunted_.rules[rule.topic] = rule.value;
  played_by_.insert(hunted_.rules);
  for (const auto& fuzzer : fuzzers_) fuzzer->play_by(hunted_.rules);
  Explained& to = explained_by(attribution);
  const auto agrees = agreeing(hunted_.rules);
  for (Kind& kind : kinds_) {
    if (!is_open(kind)) continue;
    move_explained(kind, agrees, to);
    // What no rule explained may have been two things at once.
    if (kind.state == Kind::State::unexplained) kind.state = Kind::State::confirmed;
  }
  tell();
}

void Settler::drop_needless() {
  for (auto one = explained_.begin(); one != explained_.end();) {
    const Answers others = without(hunted_.rules, one->found.rule()->topic);
    const auto agrees = agreeing(others);
    const auto agree_all = [&](const Explained& any) {
      return std::ranges::all_of(any.examples, agrees);
    };
    // One that only left less to others may be what they need.
    if (!std::ranges::all_of(explained_, agree_all)) {
      ++one;
      continue;
    }
    hunted_.rules = others;
    one = explained_.erase(one);
  }
}

// Of two that no rule explains the one with less in it is the reason for the other.
void Settler::merge_unexplained() {
  for (Kind& kind : kinds_) {
    for (Kind& less : kinds_) {
      const bool same = kind.state == Kind::State::unexplained &&
                        less.state == Kind::State::unexplained &&
                        less.found.signature.what == kind.found.signature.what &&
                        less.found.signature.is_left_of(kind.found.signature);
      if (!same) continue;
      less.found.count += kind.found.count;
      kind.state = Kind::State::explained;
    }
  }
}

// By rules of which one answer makes all the difference.
bool Settler::simplify_by(Explained& one, const Answers& base) {
  const Suspect& rule = *one.found.rule();
  Answers with = base;
  with[rule.topic] = rule.value;
  for (const Example& example : one.examples) {
    const Fuzzer& fuzzer = this->fuzzer(example.fuzzer);
    const auto without_it = spec::game(fuzzer.with(base));
    const auto with_it = spec::game(fuzzer.with(with));
    const lockstep::Pair& pair = fuzzer.pair();
    const lockstep::Pair differs{pair.family, *without_it, pair.subject};
    const auto agrees = [&](const games::Line& line) { return !fuzzer.trial(line)(*with_it); };
    const auto first = lockstep::follow(differs, example.line);
    if (!first || !agrees(first->line)) continue;
    const Signature kept = signature(first->difference);
    const auto keep = [&](const Failure& failure) {
      return signature(failure.difference) == kept && agrees(failure.line);
    };
    Least least = shrink(differs, *first, keep, until(options_.settle_seconds));
    one.found.signature = kept;
    one.found.first = *first;
    one.found.failure = std::move(least.failure);
    one.found.shrunk = least.complete;
    one.found.unreachable = why_unreachable(fuzzer.edition_rules(), one.found.failure.line);
    return true;
  }
  return false;
}

void Settler::simplify(Explained& one) {
  if (simplify_by(one, options_.accepted_rules)) return;
  one.found.beside = without(hunted_.rules, one.found.rule()->topic);
  simplify_by(one, one.found.beside);
}

void Settler::simplify(Kind& kind) {
  Found& found = kind.found;
  const Fuzzer& fuzzer = this->fuzzer(kind.fuzzer);
  const auto keep = [&](const Failure& failure) {
    return signature(failure.difference) == found.signature;
  };
  if (found.first.line == games::Line{}) return;
  if (kind.state == Kind::State::fault) {
    // What is wrong with the engine itself may take long to come up each time.
    found.failure = nearest(fuzzer.pair(), found.failure, [](const Failure&) { return true; });
    return;
  }
  for (const Answers& base : {options_.accepted_rules, hunted_.rules}) {
    const auto spec = spec::game(fuzzer.with(base));
    const lockstep::Pair pair{fuzzer.pair().family, *spec, fuzzer.pair().subject};
    const auto first = lockstep::follow(pair, found.first.line);
    if (!first || !keep(*first)) continue;
    Least least = shrink(pair, *first, keep, until(options_.settle_seconds));
    found.failure = std::move(least.failure);
    found.shrunk = least.complete;
    found.beside = base;
    for (const auto& [topic, answer] : options_.accepted_rules) found.beside.erase(topic);
    found.unreachable = why_unreachable(fuzzer.edition_rules(), found.failure.line);
    return;
  }
}

void Settler::look_for_editions() {
  if (explained_.empty()) return;
  const Fuzzer& first = fuzzer(0);
  std::vector<Trial> trials;
  for (const Explained& one : explained_) {
    for (const Example& example : one.examples) {
      if (example.fuzzer == 0) trials.push_back(first.trial(example.line));
    }
  }
  for (const games::Line& line : first.agreements()) trials.push_back(first.trial(line));
  const rulebook::Edition& own = first.rules().edition();
  for (const rulebook::Edition& edition : library_.editions()) {
    const int players = first.rules().scope().players;
    const bool plays = edition.game == own.game && edition.id != own.id &&
                       std::ranges::find(edition.players, players) != edition.players.end();
    if (!plays) continue;
    const auto other = spec::game({edition, {players, {}}});
    if (std::ranges::none_of(trials,
                             [&](const Trial& trial) { return trial(*other).has_value(); })) {
      hunted_.editions.push_back(edition.id);
    }
  }
}

void Settler::finish() {
  const Repeating repeating(options_);
  drop_needless();
  merge_unexplained();
  for (Explained& one : explained_) {
    simplify(one);
    tell();
  }
  for (Kind& kind : kinds_) {
    if (kind.state != Kind::State::unexplained && kind.state != Kind::State::fault) continue;
    simplify(kind);
    tell();
  }
  look_for_editions();
}

void Settler::collect() {
  hunted_.found.clear();
  for (const Explained& one : explained_) hunted_.found.push_back(one.found);
  for (const Kind& kind : kinds_) {
    if (kind.state == Kind::State::explained || kind.state == Kind::State::passing) continue;
    hunted_.found.push_back(kind.found);
  }
  std::ranges::stable_sort(hunted_.found, {}, &Found::found_after);
}

}  // namespace hanaproof::regress
