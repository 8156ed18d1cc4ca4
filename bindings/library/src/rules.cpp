#include "hanaproof/rules.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "bindings/library/src/guarded.h"
#include "checker/games/registry.h"
#include "model/phrases/sentence.h"
#include "model/rulebook/library.h"
#include "model/rulebook/nearest.h"
#include "model/rulebook/playable.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof {

using rulebook::Ruleset;

struct Rules::Parts {
  std::shared_ptr<const rulebook::Library> library;  // the ruleset points into it
  Ruleset ruleset;
  std::string family;
};

namespace {

// Options are rules by which a table plays (`--rule option.wildcard=on`).
Ruleset ruleset_of(const rulebook::Edition& edition, const Choice& choice) {
  rulebook::refuse_base(edition);
  const auto wanted = choice.players == 0 ? std::nullopt : std::optional(choice.players);
  auto changes = choice.changes;
  for (const std::string& option : choice.options)
    changes[std::string(rulebook::kOptionTopics) + option] = "on";
  return {edition, {rulebook::players_of(edition, wanted), {}}, changes};
}

const rulebook::Topic& topic_of(const std::string& id) {
  if (const rulebook::Topic* topic = rulebook::find_topic(id)) return *topic;
  throw Error(
      fmt::format("unknown topic {}{}", id, rulebook::nearest_is(rulebook::nearest_topic(id))));
}

phrases::Language language_of(const std::string& code) {
  if (const auto language = phrases::language_of(code)) return *language;
  std::vector<std::string_view> codes;
  for (const phrases::Language each : phrases::languages()) codes.push_back(phrases::code(each));
  throw Error(
      fmt::format("unknown language \"{}\": expected one of {}", code, fmt::join(codes, ", ")));
}

}  // namespace

Rules::Rules(const Editions& editions, const std::string& edition, const Choice& choice)
    : parts_(guarded([&] {
        const rulebook::Edition& named = editions.library_->at(edition);
        Ruleset ruleset = ruleset_of(named, choice);
        std::string family = games::family(ruleset).name();
        return std::make_shared<const Parts>(
            Parts{editions.library_, std::move(ruleset), std::move(family)});
      })) {}

const std::string& Rules::edition() const { return ruleset().edition().id; }
const std::string& Rules::game() const { return ruleset().edition().game; }
int Rules::players() const { return ruleset().scope().players; }
std::string Rules::family() const { return parts_->family; }
const std::map<std::string, std::string>& Rules::changes() const { return ruleset().changes(); }
const Ruleset& Rules::ruleset() const { return parts_->ruleset; }

std::string Rules::answer(const std::string& topic) const {
  return guarded([&] { return ruleset().answer(topic_of(topic).id).value.text(); });
}

std::string Rules::sentence(const std::string& topic, const std::string& language) const {
  return guarded([&] {
    const rulebook::Topic& asked = topic_of(topic);
    return phrases::sentence(asked, ruleset().answer(topic).value, rulebook::family_of(game()),
                             language_of(language));
  });
}

std::vector<std::pair<std::string, std::string>> Rules::answers() const {
  std::vector<std::pair<std::string, std::string>> all;
  for (const auto& [id, answer] : ruleset().answers()) {
    if (rulebook::concerns(*answer.topic, game())) all.emplace_back(id, answer.value.text());
  }
  return all;
}

std::vector<Yaku> Rules::yaku() const {
  std::vector<Yaku> all;
  for (const rulebook::Yaku& yaku : ruleset().yaku()) {
    const rulebook::Value& value = ruleset()[std::string(rulebook::kYakuTopics) + yaku.id];
    all.push_back({yaku.id, *value.field("cards")->word(), *value.field("points")->word()});
  }
  return all;
}

}  // namespace hanaproof
