#include "checker/engines/regress/attribute.h"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "checker/engines/crosscheck/coverage.h"
#include "checker/engines/regress/signature.h"
#include "model/rulebook/playable.h"

namespace hanaproof::regress {

using rulebook::Ruleset;
using rulebook::Value;
using Source = Candidate::Source;

namespace {

std::vector<std::string> texts_with_other_numbers(const std::string& text,
                                                  const std::set<int>& offsets) {
  const auto in_word = [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; };
  const auto is_digit = [](unsigned char c) { return std::isdigit(c) != 0; };
  constexpr std::ptrdiff_t kMostDigits = 6;
  std::vector<std::string> all;
  for (auto at = text.begin(); at != text.end();) {
    const auto end = std::find_if_not(at, text.end(), in_word);
    // Not part of a word such as "B4" or "x2".
    if (at != end && end - at <= kMostDigits && std::all_of(at, end, is_digit)) {
      for (const int offset : offsets) {
        const int number = std::stoi(std::string(at, end)) + offset;
        if (number < 0) continue;
        all.push_back(std::string(text.begin(), at) + std::to_string(number) +
                      std::string(end, text.end()));
      }
    }
    at = std::find_if(end, text.end(), in_word);
  }
  return all;
}

std::set<std::string> made_only_by_the_engine(
    const std::vector<lockstep::Difference>& differences) {
  std::set<std::string> ids;
  for (const lockstep::Difference& difference : differences) {
    for (const auto& [ours, theirs] : yaku_said(difference)) {
      for (const auto& [id, points] : theirs) {
        if (!ours.contains(id)) ids.insert(id);
      }
    }
  }
  return ids;
}

// Nobody plays by how many cards a yaku is said to have.
Value played(const Value& value) {
  const Value::Record* record = value.record();
  if (!record || !record->contains("size")) return value;
  Value::Record rest = *record;
  rest.erase("size");
  return Value(std::move(rest));
}

class Collector {
 public:
  Collector(const Ruleset& rules, const rulebook::Library& library,
            const std::vector<lockstep::Difference>& differences)
      : rules_(rules), library_(library), differences_(differences) {
    for (const lockstep::Difference& one : differences) offsets_.merge(offsets(one));
    for (const int small : {-2, -1, 1, 2}) offsets_.insert(small);
  }

  void add(const rulebook::Topic& topic) {
    topic_ = &topic;
    seen_ = {played(rules_[topic.id])};
    add_readings();
    add_editions();
    for (Value& value : topic.type.candidates()) offer(std::move(value), Source::type);
    if (const auto next = topic.type.neighbour(rules_[topic.id])) offer(*next, Source::number);
    offer(topic.customary, Source::custom);
    if (topic.type.sort() == rulebook::Type::Sort::yaku) {
      for (Value& value : yaku_answers(rules_, library_, topic, differences_)) {
        offer(std::move(value), Source::yaku);
      }
    }
    for (Value& value : with_other_numbers(rules_[topic.id], offsets_)) {
      offer(std::move(value), Source::number);
    }
    offer(Value("none"), Source::none);
  }

  std::vector<Candidate> take() {
    std::ranges::stable_sort(all_, {}, &Candidate::source);
    return std::move(all_);
  }

 private:
  void offer(Value value, Source source, std::string named = {}) {
    Value plays = played(value);
    if (std::ranges::find(seen_, plays) != seen_.end() || topic_->type.mismatch(value)) return;
    seen_.push_back(std::move(plays));
    all_.push_back({topic_, std::move(value), source, std::move(named)});
  }

  void add_readings() {
    if (rulebook::is_option(*topic_)) {
      offer(Value("on"), Source::reading);
      offer(Value("off"), Source::reading);
      return;
    }
    for (const auto& [clause, reading] :
         rulebook::alternatives(rules_.edition(), *topic_, rules_.scope())) {
      offer(reading->value, Source::reading, reading->name);
    }
  }

  void add_editions() {
    if (rulebook::is_option(*topic_)) return;
    for (const rulebook::Edition& edition : library_.editions()) {
      if (rulebook::is_base(edition) || !rulebook::concerns(*topic_, edition.game)) continue;
      for (const rulebook::Clause* clause : edition.on(*topic_)) {
        for (const rulebook::Reading& reading : clause->readings) {
          offer(reading.value, Source::edition, edition.id);
        }
      }
    }
  }

  const Ruleset& rules_;
  const rulebook::Library& library_;
  const std::vector<lockstep::Difference>& differences_;
  std::set<int> offsets_;
  const rulebook::Topic* topic_ = nullptr;
  std::vector<Value> seen_;
  std::vector<Candidate> all_;
};

}  // namespace

std::vector<Value> with_other_numbers(const Value& value, const std::set<int>& offsets) {
  std::vector<Value> all;
  if (const auto* number = value.number()) {
    for (const int offset : offsets) all.emplace_back(*number + offset);
  } else if (const auto* word = value.word()) {
    for (const std::string& text : texts_with_other_numbers(*word, offsets)) {
      all.emplace_back(text);
    }
  } else if (const auto* list = value.list()) {
    for (std::size_t i = 0; i < list->size(); ++i) {
      for (Value& entry : with_other_numbers((*list)[i], offsets)) {
        Value::List other = *list;
        other[i] = std::move(entry);
        all.emplace_back(std::move(other));
      }
    }
  } else if (const auto* record = value.record()) {
    for (const auto& [field, entry] : *record) {
      for (Value& other : with_other_numbers(entry, offsets)) {
        all.push_back(value.with(field, std::move(other)));
      }
    }
  }
  return all;
}

std::vector<Candidate> candidates(const Ruleset& rules, const rulebook::Library& library,
                                  const std::vector<lockstep::Difference>& differences) {
  Collector collector(rules, library, differences);
  crosscheck::as_read(rules, [&](const spec::RuleReader& reader) {
    for (const std::string& id : reader.topics()) {
      const rulebook::Topic* topic = rulebook::find_topic(id);
      if (topic && crosscheck::has_effect(reader, *topic)) collector.add(*topic);
    }
  });
  // What only the engine makes is asked for nowhere else.
  for (const std::string& id : made_only_by_the_engine(differences)) {
    const rulebook::Topic* topic = rulebook::find_topic("yaku." + id);
    if (topic && rules[topic->id] == Value("none")) collector.add(*topic);
  }
  return collector.take();
}

}  // namespace hanaproof::regress
