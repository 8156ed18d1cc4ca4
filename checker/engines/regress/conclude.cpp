// The end of a hunt: what was found is made as simple as it can be, and nothing is told twice.
#include <algorithm>

#include "checker/engines/regress/settle.h"
#include "checker/engines/regress/simplifier.h"

namespace hanaproof::regress {

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

// What no rule explains was told by the rules of its time; what it shows by those of the end may be
// less, or nothing.
void Settler::regroup() {
  std::vector<Kind> open;
  for (auto kind = kinds_.begin(); kind != kinds_.end();) {
    const auto next = std::next(kind);
    if (kind->state == Kind::State::unexplained) {
      open.push_back(std::move(*kind));
      kinds_.erase(kind);
    }
    kind = next;
  }
  for (const Kind& kind : open) reopen(kind.found, kind.examples);
  for (Kind& kind : kinds_) {
    if (is_open(kind)) kind.state = Kind::State::unexplained;
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
    const lockstep::Pair differs{fuzzer.pair().family, *without_it, fuzzer.subject(example.aside)};
    const auto agrees = [&](const games::Line& line) {
      return !fuzzer.trial(line, example.aside)(*with_it);
    };
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
    one.found.aside = example.aside;
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
    const lockstep::Pair pair{fuzzer.pair().family, *spec, fuzzer.subject(found.aside)};
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
      if (example.fuzzer == 0) trials.push_back(first.trial(example.line, example.aside));
    }
  }
  for (const games::Line& line : first.agreements())
    trials.push_back(first.trial(line, first.aside()));
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
  drop_bought();
  drop_needless();
  regroup();
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

}  // namespace hanaproof::regress
