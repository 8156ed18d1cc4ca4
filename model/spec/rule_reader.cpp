#include "model/spec/rule_reader.h"

#include <algorithm>

namespace hanaproof::spec {

bool Rule::is(std::string_view word) const { return *value().word() == word; }
bool Rule::holds() const { return *value().truth(); }
int Rule::number() const { return static_cast<int>(*value().number()); }
int Rule::number(const std::string& field) const {
  return static_cast<int>(*value().field(field)->number());
}

const rulebook::Value& Rule::value() const {
  log_->set(index_);
  return *value_;
}

Rule RuleReader::rule(const std::string& topic) {
  topics_.push_back(topic);
  return {ruleset_.answer(topic), consulted_, topics_.size() - 1};
}

std::vector<std::string> RuleReader::consulted() const {
  std::vector<std::string> asked;
  for (std::size_t i = 0; i < topics_.size(); ++i) {
    if (consulted_.test(i)) asked.push_back(topics_[i]);
  }
  return asked;
}

std::size_t RuleReader::bit(const std::string& topic) const {
  const auto found = std::find(topics_.begin(), topics_.end(), topic);
  return found == topics_.end() ? consulted_.size()
                                : static_cast<std::size_t>(found - topics_.begin());
}

void RuleReader::used(const std::string& topic) const {
  if (const std::size_t index = bit(topic); index < consulted_.size()) {
    consulted_.set(index);
  }
}

}  // namespace hanaproof::spec
