#include "properties/catalogue.h"

#include <algorithm>
#include <array>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "properties/discharge.h"
#include "properties/property.h"
#include "solvers/reduced_decks/betting_games.h"

namespace hanaproof::properties {

using rulebook::Clause;
using rulebook::Edition;
using rulebook::Ruleset;
using rulebook::Scope;

namespace {

// The games that the specification plays.
constexpr std::array<std::string_view, 5> kGames = {"hachi-hachi", "hana-awase", "koi-koi",
                                                    "sakura", "sutda"};

const std::vector<Property>& properties() {
  static const std::vector<Property> all = [] {
    std::vector<Property> every = betting_properties();
    for (const auto& more : {capturing_properties(), hachi_properties()}) {
      every.insert(every.end(), more.begin(), more.end());
    }
    std::ranges::sort(every, {}, &Property::id);
    return every;
  }();
  return all;
}

std::vector<Theorem> deck_theorems() {
  using enum Method;
  return {
      {"deck.kinds",
       "The deck has 5 lights, 9 animals, 10 ribbons and 24 dregs.",
       {},
       {{exhaustive, count_kinds}}},
      {"deck.months", "Every month has four cards.", {}, {{exhaustive, count_months}}},
      {"deck.points",
       "The deck is worth 264 card points.",
       {},
       {{exhaustive, count_points}, {smt, count_points_by_solver}}},
      {"deck.ribbons",
       "The ribbons are 3 poem, 3 blue and 4 plain ones.",
       {},
       {{exhaustive, count_ribbons}}},
  };
}

// The answers that decide a property at a scope.
std::string deciding(const Property& property, const Ruleset& rules) {
  std::vector<std::string> topics;
  for (const rulebook::Topic& topic : rulebook::topics()) topics.push_back(topic.id);
  for (const rulebook::Yaku& yaku : rules.yaku()) topics.push_back("yaku." + yaku.id);
  std::string text = property.players == Players::matter
                         ? fmt::format("{} players", rules.scope().players)
                         : std::string();
  for (const std::string& topic : topics) {
    const bool decides =
        std::any_of(property.depends.begin(), property.depends.end(),
                    [&](const std::string& start) { return topic.starts_with(start); });
    if (decides) text += fmt::format("; {} = {}", topic, rules[topic].text());
  }
  return text;
}

// Whether a clause says that something is so, and not that it is not, or that nothing happens.
bool affirms(const Clause& clause) {
  if (clause.standing != rulebook::Standing::stated) return false;
  if (clause.readings.empty()) return true;
  const rulebook::Value& value = clause.readings.front().value;
  return value != rulebook::Value(false) && value != rulebook::Value("nothing");
}

// The clauses that make a claim; a property that is no claim is stated once without any.
std::vector<const Clause*> speakers(const Property& property, const Edition& edition,
                                    const Scope& scope) {
  if (property.claim.empty()) return {nullptr};
  auto clauses = in_force(edition, *rulebook::find_topic(property.claim), scope);
  std::erase_if(clauses, [](const Clause* clause) { return !affirms(*clause); });
  return clauses;
}

bool counts_as(const Property& property, const Ruleset& rules) {
  const bool cards = !rules.is("score.by", "yaku");
  const bool yaku = !rules.is("score.by", "card-points");
  switch (property.counts) {
    case Counts::yaku:
      return yaku;
    case Counts::yaku_alone:
      return yaku && !cards;
    case Counts::cards:
      return cards;
    case Counts::both:
      return cards && yaku;
    default:
      return true;
  }
}

bool said_of(const Property& property, const Ruleset& rules) {
  const rulebook::Family family = rulebook::family_of(rules.edition().game);
  const bool applies = property.applies == nullptr || property.applies(rules);
  if (family == rulebook::Family::hachi || property.counts == Counts::hachi) {
    return family == rulebook::Family::hachi && property.counts == Counts::hachi && applies;
  }
  const bool betting = family == rulebook::Family::betting;
  if (betting || property.counts == Counts::coins) {
    return betting && property.counts == Counts::coins &&
           rules.scope().players <= reduced_decks::kMostBettors;
  }
  return counts_as(property, rules) && applies;
}

// `rulesets`: the edition's rules at each of its scopes.
void add(std::vector<Theorem>& theorems, const Edition& edition,
         const std::vector<Ruleset>& rulesets, const Property& property) {
  std::set<std::string> stated;
  for (const Ruleset& rules : rulesets) {
    const Scope& scope = rules.scope();
    if (!said_of(property, rules)) continue;
    const std::string answers = deciding(property, rules);
    for (const Clause* clause : speakers(property, edition, scope)) {
      const std::string number =
          clause && clause->number > 1 ? fmt::format("#{}", clause->number) : "";
      if (!stated.insert(number + answers).second) continue;
      theorems.push_back({fmt::format("{}/{}{}/{}", edition.id, property.id, number, slug(scope)),
                          property.statement,
                          {&edition, scope, clause},
                          property.means});
    }
  }
}

}  // namespace

std::string slug(const Scope& scope) {
  std::string text = fmt::format("{}-players", scope.players);
  for (const std::string& option : scope.options) text += "-" + option;
  return text;
}

Proof refuted(const std::string& summary, Witness witness) {
  Proof proof{.verdict = Verdict::refuted, .summary = summary};
  proof.witnesses.push_back(std::move(witness));
  return proof;
}

std::vector<Theorem> theorems_of(const Edition& edition) {
  std::vector<Ruleset> rulesets;
  for (const Scope& scope : scopes(edition)) rulesets.emplace_back(edition, scope);
  std::vector<Theorem> theorems;
  for (const Property& property : properties()) add(theorems, edition, rulesets, property);
  return theorems;
}

std::vector<Theorem> catalogue(const rulebook::Library& library) {
  std::vector<Theorem> theorems = deck_theorems();
  for (const std::string_view game : kGames) {
    for (const Edition* edition : library.of_game(game)) {
      const auto more = theorems_of(*edition);
      theorems.insert(theorems.end(), more.begin(), more.end());
    }
  }
  return theorems;
}

std::vector<Theorem> select(const std::vector<Theorem>& theorems, std::string_view prefix) {
  std::vector<Theorem> chosen;
  std::copy_if(theorems.begin(), theorems.end(), std::back_inserter(chosen),
               [&](const Theorem& theorem) { return theorem.id.starts_with(prefix); });
  return chosen;
}

}  // namespace hanaproof::properties
