#include "checker/engines/regress/settle.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <iterator>
#include <utility>

#include "checker/engines/crosscheck/interrupted.h"
#include "checker/engines/protocol/messages.h"

namespace hanaproof::regress {

namespace {

// Of each kind so many situations are tried at least.
constexpr std::size_t kOfAKind = 6;

// Whether it is only said otherwise in what an engine may as well not keep.
bool is_about_books(const Signature& signature) {
  return signature.what == "position" &&
         std::ranges::all_of(signature.parts, [](const std::string& part) {
           return std::ranges::find(protocol::kBooks, part) != protocol::kBooks.end();
         });
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

std::optional<lockstep::Difference> Settler::held_against(const spec::Game& spec,
                                                          const Example& example) const {
  return fuzzer(example.fuzzer).trial(example.line, example.aside)(spec);
}

std::vector<std::shared_ptr<const spec::Game>> Settler::specs(const Answers& answers) const {
  std::vector<std::shared_ptr<const spec::Game>> all;
  for (const auto& one : fuzzers_) all.push_back(spec::game(one->with(answers)));
  return all;
}

std::function<bool(const Example&)> Settler::agreeing(const Answers& answers) const {
  return [this, specs = specs(answers)](const Example& example) {
    return !held_against(*specs[example.fuzzer], example);
  };
}

void Settler::play_by(const Answers& answers) {
  hunted_.rules = answers;
  for (const auto& fuzzer : fuzzers_) fuzzer->play_by(answers);
}

bool Settler::explain() {
  const Repeating repeating(options_);
  bool any = false;
  while (true) {
    if (retract()) {
      any = true;
    } else if (const auto attribution = next_rule()) {
      adopt(*attribution);
      any = true;
    } else {
      return any;
    }
  }
}

void Settler::reopen(const Found& found, const std::vector<Example>& examples) {
  const auto spec = specs(hunted_.rules);
  for (const Example& example : examples) {
    const auto difference = held_against(*spec[example.fuzzer], example);
    if (!difference) continue;
    const Signature met = signature(*difference);
    auto kind = std::ranges::find_if(
        kinds_, [&](const Kind& other) { return is_open(other) && other.found.signature == met; });
    if (kind == kinds_.end()) {
      kinds_.push_back({.found = found, .fuzzer = example.fuzzer});
      kind = std::prev(kinds_.end());
      kind->found.signature = met;
      kind->found.first = {example.line, 0, *difference};
      kind->found.failure = kind->found.first;
      kind->found.aside = example.aside;
      kind->found.count = 0;
    }
    kind->state = Kind::State::confirmed;
    kind->examples.push_back(example);
    kind->found.count += std::max<std::uint64_t>(1, found.count / examples.size());
  }
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
    const std::size_t of_each = std::max(kOfAKind, tried_ / open.size());
    for (const Kind* kind : open) {
      std::size_t of_kind = 0;
      for (const Example& example : kind->examples) {
        if (example.fuzzer != at || of_kind == of_each || differences.size() == tried_) continue;
        differences.push_back(fuzzer(at).differing(example.line, example.aside));
        ++of_kind;
      }
    }
    std::vector<Trial> agreements;
    for (const games::Line& line : fuzzer(at).agreements()) {
      agreements.push_back(fuzzer(at).trial(line, fuzzer(at).aside()));
    }
    // What is explained agrees by now.
    for (const Explained& one : explained_) {
      for (const Example& example : one.examples) {
        if (example.fuzzer == at) {
          agreements.push_back(fuzzer(at).trial(example.line, example.aside));
        }
      }
    }
    Attribution found = attribute(fuzzer(at).rules(), library_, differences, agreements, formulas_,
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
      const Signature& what = kind->found.signature;
      if (is_about_books(what)) fuzzer(at).set_aside(what.parts);
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
    one.before = std::exchange(one.found.attribution, attribution);
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
  Answers rules = hunted_.rules;
  rules[rule.topic] = rule.value;
  play_by(rules);
  played_by_.insert(rules);
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

void Settler::collect() {
  hunted_.found.clear();
  for (const Explained& one : explained_) hunted_.found.push_back(one.found);
  for (const Kind& kind : kinds_) {
    if (kind.state == Kind::State::explained || kind.state == Kind::State::passing) continue;
    hunted_.found.push_back(kind.found);
  }
  std::ranges::stable_sort(hunted_.found, {},
                           [](const Found& one) { return std::pair(one.found_after, one.game); });
}

}  // namespace hanaproof::regress
