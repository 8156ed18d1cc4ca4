#include "properties/field_readings.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace hanaproof::properties {

Treated::Treated(const rulebook::Ruleset& rules, const Treat& treat,
                 const std::function<fields::Rules(const fields::Rules&)>& alike)
    : readings_(fields::readings(rules)) {
  std::vector<fields::Rules> seen;
  for (const fields::Reading& reading : readings_) {
    const fields::Rules matter = alike(reading.rules);
    const auto known = std::ranges::find(seen, matter);
    which_.push_back(static_cast<std::size_t>(known - seen.begin()));
    if (known != seen.end()) continue;
    seen.push_back(matter);
    shown_.push_back(treat(fields::machine(matter), reading.text()));
  }
}

std::vector<std::string> Treated::details() const {
  std::vector<std::string> all;
  std::size_t holds = 0;
  for (std::size_t i = 0; i < readings_.size(); ++i) {
    if (!broken(i)) ++holds;
    if (readings_[i].answers.size() > 1) continue;
    all.push_back(
        fmt::format("under {}: {}", readings_[i].text(), broken(i) ? "does not hold" : "holds"));
  }
  all.push_back(fmt::format("holds in {} of {} combinations of answers", holds, readings_.size()));
  if (const auto never = exceptions(); !never.empty()) {
    all.push_back(fmt::format("never under {}", fmt::join(never, " or ")));
  }
  return all;
}

std::vector<std::string> Treated::exceptions() const {
  std::map<std::string, bool> always;
  for (std::size_t i = 0; i < readings_.size(); ++i) {
    for (const fields::Reading::Answer& answer : readings_[i].answers) {
      const auto known = always.try_emplace(answer.text(), true).first;
      known->second = known->second && broken(i);
    }
  }
  std::vector<std::string> all;
  for (const auto& [answer, breaks] : always) {
    if (breaks) all.push_back(answer);
  }
  return all;
}

std::vector<Witness> Treated::witnesses() const {
  std::vector<Witness> all;
  for (std::size_t i = 0; i < readings_.size(); ++i) {
    if (readings_[i].answers.size() > 1 || !broken(i)) continue;
    all.push_back({fmt::format("under {}: {}", readings_[i].text(), shown(i).text)});
  }
  return all;
}

Proof Treated::proof(const std::string& summary, Verdict good) const {
  Proof proof{.summary = summary, .space = static_cast<long long>(shown_.size())};
  if (const auto open = std::ranges::find(shown_, Verdict::unknown, &Shown::verdict);
      open != shown_.end()) {
    proof.summary = open->text;
    return proof;
  }
  proof.verdict = broken(0) ? Verdict::refuted : good;
  proof.details = details();
  proof.witnesses = witnesses();
  return proof;
}

}  // namespace hanaproof::properties
