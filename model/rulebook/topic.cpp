#include "model/rulebook/topic.h"

#include <algorithm>
#include <array>
#include <map>
#include <mutex>
#include <stdexcept>

#include "model/rulebook/nearest.h"
#include "model/rulebook/registry.h"

namespace hanaproof::rulebook {

namespace {

std::vector<Topic> gather() {
  std::vector<SourceText> files;
  for (const auto& [name, text] : embedded_files()) {
    files.push_back({std::string(name), std::string(text)});
  }
  return read_topics(files);
}

// What editions may name freely: their own yaku, options and combinations.
struct Open {
  std::string_view prefix;
  Topic (*make)(const std::string& id, const std::string& name);
};

constexpr std::array<Open, 7> kOpen = {{
    {"yaku.",
     [](const std::string& id, const std::string& name) {
       return Topic{id, Asked::score, Type::yaku(),
                    "Which captured cards make " + name + ", and for how many points?", "none"};
     }},
    {"combination.",
     [](const std::string& id, const std::string& name) {
       return Topic{id,
                    Asked::showdown,
                    Type::combination(),
                    "Which hand is " + name + ", and by what does it multiply the losers' stakes?",
                    "none",
                    Ids{"combination.order"},
                    Family::betting};
     }},
    {"hand-combo.",
     [](const std::string& id, const std::string& name) {
       return Topic{id,
                    Asked::deal,
                    Type::hand_combo(),
                    "Which hands are " + name + ", and what are they worth in kan?",
                    "none",
                    {},
                    Family::hachi};
     }},
    {kOptionTopics,
     [](const std::string& id, const std::string& name) {
       return Topic{id, Asked::text, Type::option(),
                    "May players agree on this option: " + name + "?", "none"};
     }},
    {kWordTopics,
     [](const std::string& id, const std::string& name) {
       return Topic{id,
                    Asked::text,
                    Type::list(Type::text()),
                    "By which words does the text call this: " + name + "?",
                    Value::List{},
                    {},
                    Family::any};
     }},
    {kReferenceTopics,
     [](const std::string& id, const std::string& name) {
       return Topic{id,
                    Asked::text,
                    Type::record({{"to", Type::text()},
                                  {"leads", Type::choice({"there", "elsewhere", "nowhere"})}}),
                    "Where does the reference lead that the text makes for this: " + name + "?",
                    Value::Record{{"to", "nothing"}, {"leads", "there"}},
                    {},
                    Family::any};
     }},
    {kListTopics,
     [](const std::string& id, const std::string& name) {
       constexpr int kMostItems = 100;
       return Topic{id,
                    Asked::text,
                    Type::record({{"says", Type::number(0, kMostItems), false},
                                  {"has", Type::number(0, kMostItems)}}),
                    "How many items does the text announce for this list, and how many does it "
                    "print: " +
                        name + "?",
                    Value::Record{{"has", 0}},
                    {},
                    Family::any};
     }},
}};

// What `id` opens: null when it is no well-formed id of that sort.
const Open* opened_by(std::string_view id) {
  for (const Open& open : kOpen) {
    if (!id.starts_with(open.prefix) || id.size() == open.prefix.size()) continue;
    return is_id(id.substr(open.prefix.size())) ? &open : nullptr;
  }
  return nullptr;
}

// Yaku, options and combinations of users' own editions become topics the first time they are
// named.
const Topic* own_topic(const Open& open, std::string_view id) {
  static std::mutex mutex;
  static std::map<std::string, Topic, std::less<>> own;
  const std::scoped_lock lock(mutex);
  auto found = own.find(id);
  if (found == own.end()) {
    const std::string whole(id);
    found = own.emplace(whole, open.make(whole, whole.substr(open.prefix.size()))).first;
  }
  return &found->second;
}

void demand_possible(const Topic& topic, const Value& answer) {
  if (const auto wrong = topic.type.mismatch(answer)) {
    throw std::logic_error(topic.id + " cannot be compared with " + answer.text() + ": " + *wrong);
  }
}

}  // namespace

bool Topic::is(const Value& answer, std::string_view word) const {
  if (answer.word() && *answer.word() == word) return true;
  const auto& words = type.options();
  if (std::ranges::find(words, word) == words.end()) demand_possible(*this, std::string(word));
  return false;
}

bool Topic::lists(const Value& answer, std::string_view word) const {
  const Value wanted{std::string(word)};
  demand_possible(*this, Value::List{wanted});
  return std::ranges::find(*answer.list(), wanted) != answer.list()->end();
}

std::string_view name(Need need) {
  constexpr std::array<std::string_view, 3> kNames = {"measured", "always", "wording"};
  return kNames[static_cast<std::size_t>(need)];
}

// `option.agreed` and `yaku.card-shared` ask how these are played.
bool is_option(const Topic& topic) {
  const auto& words = topic.type.options();
  return topic.id.starts_with(kOptionTopics) && std::ranges::find(words, "optional") != words.end();
}

bool is_registered(const Topic& topic) {
  return !topics().empty() && &topic >= &topics().front() && &topic <= &topics().back();
}

bool is_yaku(const Topic& topic) { return topic.type.sort() == Type::Sort::yaku; }

bool is_combination(const Topic& topic) {
  return topic.id.starts_with(kCombinationTopics) && topic.customary == Value("none");
}

bool is_terminology(const Topic& topic) {
  return topic.id.starts_with(kWordTopics) || topic.id.starts_with(kReferenceTopics) ||
         topic.id.starts_with(kListTopics);
}

std::string_view name(Asked asked) {
  constexpr std::array<std::string_view, 10> kNames = {"text",     "draw",  "deal",      "capture",
                                                       "call",     "score", "round-end", "match",
                                                       "showdown", "stake"};
  return kNames[static_cast<std::size_t>(asked)];
}

std::string_view name(Family family) {
  constexpr std::array<std::string_view, 4> kNames = {"any", "capturing", "betting", "hachi-hachi"};
  return kNames[static_cast<std::size_t>(family)];
}

Family family_of(std::string_view game) {
  if (game == "hachi-hachi") return Family::hachi;
  return game == "sutda" ? Family::betting : Family::capturing;
}

bool concerns(const Topic& topic, std::string_view game) {
  const Family family = family_of(game);
  // Hachi-Hachi is a game of capturing, too.
  return topic.family == Family::any || topic.family == family ||
         (family == Family::hachi && topic.family == Family::capturing);
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
  const Open* open = opened_by(id);
  return open ? own_topic(*open, id) : nullptr;
}

std::vector<std::string_view> open_prefixes() {
  std::vector<std::string_view> prefixes;
  for (const Open& open : kOpen) prefixes.push_back(open.prefix);
  return prefixes;
}

std::string nearest_topic(std::string_view id) {
  std::vector<std::string> ids;
  for (const Topic& topic : topics()) ids.push_back(topic.id);
  return nearest(id, ids);
}

}  // namespace hanaproof::rulebook
