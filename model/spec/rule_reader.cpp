#include "model/spec/rule_reader.h"

#include <algorithm>
#include <stdexcept>

namespace hanaproof::spec {

bool Rule::is(std::string_view word) const { return asked().is(word); }
bool Rule::lists(std::string_view word) const { return asked().lists(word); }
bool Rule::holds() const { return *value().truth(); }
int Rule::number() const { return static_cast<int>(*value().number()); }
int Rule::number(const std::string& field) const {
  return static_cast<int>(*value().field(field)->number());
}

const rulebook::Value& Rule::value() const { return asked().value; }

const rulebook::Answer& Rule::asked() const {
  log_->set(index_);
  return *answer_;
}

Rule RuleReader::rule(const std::string& topic) {
  add(topic);
  return {ruleset_.answer(topic), consulted_, topics_.size() - 1};
}

void RuleReader::add(const std::string& topic) {
  if (topics_.size() == consulted_.size()) {
    throw std::length_error("more than " + std::to_string(consulted_.size()) + " rules to ask for");
  }
  topics_.push_back(topic);
}

std::vector<std::string> RuleReader::consulted() const {
  std::vector<std::string> asked;
  for (std::size_t i = 0; i < topics_.size(); ++i) {
    if (consulted_.test(i)) asked.push_back(topics_[i]);
  }
  return asked;
}

std::size_t RuleReader::bit(const std::string& topic) const {
  // From the end: yaku stand there, and no other topic is looked up as often.
  const auto found = std::find(topics_.rbegin(), topics_.rend(), topic);
  return found == topics_.rend() ? consulted_.size()
                                 : static_cast<std::size_t>(topics_.rend() - found) - 1;
}

bool RuleReader::is_in(const Consulted& asked, const std::string& topic) const {
  const std::size_t index = bit(topic);
  return index < asked.size() && asked.test(index);
}

void RuleReader::used(const std::string& topic) const {
  if (const std::size_t index = bit(topic); index < consulted_.size()) used(index);
}

}  // namespace hanaproof::spec
