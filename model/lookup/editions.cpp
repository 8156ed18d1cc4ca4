#include "model/lookup/editions.h"

#include <algorithm>
#include <set>
#include <string>

#include "model/lookup/words.h"
#include "model/rulebook/arises.h"

namespace hanaproof::lookup {

using rulebook::Clause;
using rulebook::Edition;
using rulebook::Standing;
using rulebook::Topic;

namespace {

// "robin-red" and "robin-red.koi-koi" of "robin-red.koi-koi.fr".
std::vector<std::string> books(const Edition& edition) {
  std::vector<std::string> all;
  for (std::size_t dot = edition.id.find('.'); dot != std::string::npos;
       dot = edition.id.find('.', dot + 1)) {
    all.push_back(edition.id.substr(0, dot));
  }
  return all;
}

std::vector<std::string> names_of(const Edition& edition) {
  std::vector<std::string> all = books(edition);
  all.push_back(edition.game);
  return all;
}

// Any edition may have these and lacks nothing without.
bool is_listed(const Topic& topic) {
  const auto begins = [&](std::string_view prefix) { return topic.id.starts_with(prefix); };
  return is_yaku(topic) || is_option(topic) || begins(rulebook::kCombinationTopics) ||
         is_terminology(topic);
}

bool comes_up(const Topic& topic, const Edition& edition) {
  return std::ranges::any_of(edition.players, [&](int players) {
    return rulebook::arises(topic, edition, {players, {}});
  });
}

}  // namespace

std::vector<const Edition*> editions_called(const rulebook::Library& library,
                                            std::string_view name) {
  const std::string wanted = folded(words(name));
  std::vector<const Edition*> editions;
  for (const Edition& edition : library.editions()) {
    const auto names = names_of(edition);
    if (std::ranges::any_of(names, [&](const auto& each) { return folded(words(each)) == wanted; }))
      editions.push_back(&edition);
  }
  return editions;
}

std::vector<std::string> edition_names(const rulebook::Library& library) {
  std::set<std::string> names;
  for (const Edition& edition : library.editions()) {
    names.insert(edition.id);
    for (std::string& name : names_of(edition)) names.insert(std::move(name));
  }
  return {names.begin(), names.end()};
}

bool answers(const Edition& edition, const Topic& topic) {
  return std::ranges::any_of(
      edition.on(topic), [](const Clause* clause) { return clause->standing != Standing::silent; });
}

bool leaves_open(const Edition& edition, const Topic& topic) {
  const auto clauses = edition.on(topic);
  if (!clauses.empty()) {
    return std::ranges::any_of(
        clauses, [](const Clause* clause) { return clause->standing == Standing::silent; });
  }
  return topic.need != rulebook::Need::wording && !is_listed(topic) &&
         rulebook::concerns(topic, edition.game) && comes_up(topic, edition);
}

}  // namespace hanaproof::lookup
