// Answers that are given up again: the engine was seen not to play by them, or they explained most
// at their time and stand in the way of others that explain more.
#include <algorithm>
#include <functional>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "checker/engines/regress/settle.h"
#include "checker/engines/regress/signature.h"
#include "model/notation/score.h"

namespace hanaproof::regress {

// The answer without which most of what is open would agree is none of the engine's.
bool Settler::retract() {
  std::list<Explained>::iterator worst = explained_.end();
  std::vector<Example> against;
  for (auto one = explained_.begin(); one != explained_.end(); ++one) {
    const auto agrees = agreeing(before(*one));
    std::vector<Example> agreeing;
    for (const Kind& kind : kinds_) {
      if (!is_open(kind)) continue;
      std::ranges::copy_if(kind.examples, std::back_inserter(agreeing), agrees);
    }
    if (agreeing.size() <= against.size()) continue;
    worst = one;
    against = std::move(agreeing);
  }
  if (worst == explained_.end()) return false;
  for (const Example& example : against) fuzzer(example.fuzzer).remember(example.line);
  give_up(worst);
  tell();
  return true;
}

void Settler::give_up(std::list<Explained>::iterator one) {
  play_by(before(*one));
  const auto agrees = agreeing(hunted_.rules);
  for (Kind& kind : kinds_) {
    if (is_open(kind) && std::erase_if(kind.examples, agrees) > 0 && kind.examples.empty()) {
      kind.state = Kind::State::explained;
    }
  }
  reopen(one->found, one->examples);
  if (one->before) {
    one->found.attribution = *std::exchange(one->before, std::nullopt);
    std::erase_if(one->examples, std::not_fn(agrees));
  } else {
    explained_.erase(one);
  }
}

Answers Settler::before(const Explained& one) const {
  const std::string& topic = one.found.rule()->topic;
  Answers rules = without(hunted_.rules, topic);
  if (one.before) rules[topic] = one.before->suspects.front().value;
  return rules;
}

// Whether something that no rule explains would show otherwise without it.
bool Settler::is_in_the_way(const Explained& one) const {
  const auto with = specs(hunted_.rules);
  const auto without_it = specs(before(one));
  return std::ranges::any_of(kinds_, [&](const Kind& kind) {
    return is_open(kind) && std::ranges::any_of(kind.examples, [&](const Example& example) {
             return held_against(*with[example.fuzzer], example) !=
                    held_against(*without_it[example.fuzzer], example);
           });
  });
}

void Settler::give_up(const std::string& topic) {
  for (auto one = explained_.begin(); one != explained_.end(); ++one) {
    if (one->found.rule()->topic != topic) continue;
    one->before.reset();
    return give_up(one);
  }
}

// Whether a member of positions differs by the answer and not without it.
bool Settler::speaks_against(const Example& example, const std::set<std::string>& members,
                             const Explained& one) const {
  const Fuzzer& fuzzer = this->fuzzer(example.fuzzer);
  const auto differs = [&](const Answers& rules, const std::string& member) {
    std::set<std::string> aside = members;
    aside.erase(member);
    // Positions alone: a score that differs before would end the game.
    for (const auto& field : notation::score_fields()) aside.emplace(field.name);
    const auto shown = fuzzer.trial(example.line, aside)(*spec::game(fuzzer.with(rules)));
    return shown && signature(*shown).parts.contains(member);
  };
  return std::ranges::any_of(members, [&](const std::string& member) {
    return differs(hunted_.rules, member) && !differs(before(one), member);
  });
}

bool Settler::is_spoken_against(const Explained& one) const {
  const auto in = [&](const std::vector<Example>& examples, const std::set<std::string>& parts) {
    return std::ranges::any_of(examples, [&](const Example& example) {
      std::set<std::string> members = parts;
      members.insert(example.aside.begin(), example.aside.end());
      return speaks_against(example, members, one);
    });
  };
  return in(one.examples, {}) || std::ranges::any_of(kinds_, [&](const Kind& kind) {
           return is_open(kind) && kind.found.signature.what == "position" &&
                  in(kind.examples, kind.found.signature.parts);
         });
}

std::ptrdiff_t Settler::left_unexplained() {
  auto kinds = kinds_;
  regroup();
  merge_unexplained();
  const auto left = std::ranges::count(kinds_, Kind::State::unexplained, &Kind::state);
  kinds_ = std::move(kinds);
  return left;
}

void Settler::drop_bought() {
  std::vector<std::string> spoken_against;
  for (const Explained& one : explained_) {
    if (is_spoken_against(one)) spoken_against.push_back(one.found.rule()->topic);
  }
  for (const std::string& topic : spoken_against) {
    const auto with = left_unexplained();
    const Memory memory = remembered();
    give_up(topic);
    if (left_unexplained() >= with) recall(memory);
  }
}

Settler::Memory Settler::remembered() const {
  return {hunted_.rules, kinds_, explained_, played_by_};
}

void Settler::recall(const Memory& memory) {
  kinds_ = memory.kinds;
  explained_ = memory.explained;
  played_by_ = memory.played_by;
  play_by(memory.rules);
}

void Settler::allow_formulas() {
  if (std::exchange(formulas_, Formulas::where_nothing_plainer_explains) != Formulas::none) return;
  for (Kind& kind : kinds_) {
    if (kind.state == Kind::State::unexplained) kind.state = Kind::State::confirmed;
  }
}

bool Settler::reconsider() {
  const Repeating repeating(options_);
  std::vector<Example> all;
  for (const Kind& kind : kinds_) {
    if (is_open(kind)) std::ranges::copy(kind.examples, std::back_inserter(all));
  }
  for (const Explained& one : explained_) {
    std::ranges::copy(one.examples, std::back_inserter(all));
  }
  const auto open = [&] {
    return std::ranges::count_if(all, std::not_fn(agreeing(hunted_.rules)));
  };
  const auto least = open();
  if (least == 0) return false;
  std::vector<std::string> in_the_way;
  for (const Explained& one : explained_) {
    if (is_in_the_way(one)) in_the_way.push_back(one.found.rule()->topic);
  }
  std::vector<std::vector<std::string>> attempts;
  if (in_the_way.size() > 1) attempts.push_back(in_the_way);
  for (const std::string& topic : in_the_way) attempts.push_back({topic});
  for (const auto& topics : attempts) {
    const Memory memory = remembered();
    played_by_ = {hunted_.rules};
    for (const std::string& topic : topics) give_up(topic);
    tried_ = kTriedAgain;
    explain();
    tried_ = kTried;
    if (open() < least) return true;
    recall(memory);
  }
  return false;
}

}  // namespace hanaproof::regress
