#include "model/rulebook/topic.h"

#include <algorithm>
#include <array>
#include <map>
#include <mutex>

#include "model/rulebook/nearest.h"
#include "model/rulebook/topics/groups.h"

namespace hanaproof::rulebook {

namespace {

std::vector<Topic> gather() {
  std::vector<Topic> all;
  for (auto group : {registry::deck, registry::match, registry::deal, registry::hands,
                     registry::capture, registry::wildcard, registry::yaku, registry::calls,
                     registry::round_end, registry::card_points}) {
    for (Topic& topic : group()) all.push_back(std::move(topic));
  }
  return all;
}

bool is_yaku_id(std::string_view id) {
  constexpr std::string_view kPrefix = "yaku.";
  if (!id.starts_with(kPrefix) || id.size() == kPrefix.size()) return false;
  return std::all_of(id.begin() + kPrefix.size(), id.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
}

// Yaku of users' own editions become topics the first time they are named.
const Topic* yaku_topic(std::string_view id) {
  static std::mutex mutex;
  static std::map<std::string, Topic, std::less<>> own;
  const std::scoped_lock lock(mutex);
  auto found = own.find(id);
  if (found == own.end()) {
    const std::string name(id);
    found = own.emplace(name, Topic{name, Asked::score, Type::yaku(),
                                    "Which captured cards make " + name.substr(5) +
                                        ", and for how many points?",
                                    "none"})
                .first;
  }
  return &found->second;
}

}  // namespace

std::string_view name(Asked asked) {
  constexpr std::array<std::string_view, 8> kNames = {"text", "draw",  "deal",      "capture",
                                                      "call", "score", "round-end", "match"};
  return kNames[static_cast<std::size_t>(asked)];
}

const std::vector<Topic>& topics() {
  static const std::vector<Topic> all = gather();
  return all;
}

const Topic* find_topic(std::string_view id) {
  static const auto by_id = [] {
    std::map<std::string_view, const Topic*> map;
    for (const Topic& topic : topics()) map.emplace(topic.id, &topic);
    return map;
  }();
  const auto found = by_id.find(id);
  if (found != by_id.end()) return found->second;
  return is_yaku_id(id) ? yaku_topic(id) : nullptr;
}

std::string nearest_topic(std::string_view id) {
  std::vector<std::string> ids;
  for (const Topic& topic : topics()) ids.push_back(topic.id);
  return nearest(id, ids);
}

}  // namespace hanaproof::rulebook
