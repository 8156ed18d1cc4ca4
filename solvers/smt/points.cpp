#include "solvers/smt/points.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "solvers/smt/expression.h"
#include "solvers/smt/measure.h"
#include "solvers/smt/situation.h"

namespace hanaproof::smt {

using rulebook::Ruleset;
using rulebook::Value;
using rulebook::Yaku;
using rulebook::yaku::SakeCup;

namespace {

constexpr std::array<std::string_view, 4> kLightYaku = {"gokou", "shikou", "ame-shikou", "sankou"};

// A yaku's contribution: its worth where it counts.
struct Counted {
  Term counts;
  Number worth;
};

bool is_light(const std::string& id) {
  return std::ranges::find(kLightYaku, id) != kLightYaku.end();
}

std::string_view suffix(SakeCup sake) { return sake == SakeCup::dreg ? " (cup a dreg)" : ""; }

// A yaku that is made hides others, whether or not it is itself hidden.
Counted unless_hidden(const Ruleset& rules, const std::vector<EncodedYaku>& all,
                      std::size_t which) {
  std::vector<Term> terms = {all[which].made};
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto& hides = rules.yaku()[i].hides;
    for (std::size_t j = 0; j < hides.size(); ++j) {
      if (hides[j] == all[which].id) terms.push_back(!all[i].hiding[j]);
    }
  }
  return {all_of(std::move(terms)), all[which].worth};
}

Number total(const std::vector<Counted>& yaku) {
  std::vector<Number> points;
  for (const Counted& counted : yaku) {
    points.push_back(choice(counted.counts, counted.worth, constant(0)));
  }
  return sum(std::move(points));
}

// The worth of the best that counts; 0 where none does.
Number best(const std::vector<Counted>& yaku) {
  Number most = constant(0);
  Term any = truth(false);
  for (const auto& [counts, worth] : yaku) {
    const Term better = all_of({counts, any_of({!any, less(most, worth)})});
    most = choice(better, worth, most);
    any = any_of({any, counts});
  }
  return most;
}

Number add_up(const Value& how, const std::vector<EncodedYaku>& yaku,
              const std::vector<Counted>& counted) {
  if (how == Value("best-only")) return best(counted);
  if (how != Value("best-lights")) return total(counted);
  std::vector<Counted> lights, others;
  for (std::size_t i = 0; i < counted.size(); ++i) {
    (is_light(yaku[i].id) ? lights : others).push_back(counted[i]);
  }
  return total(others) + best(lights);
}

std::optional<Term> made(const std::vector<EncodedYaku>& yaku, std::string_view id) {
  const auto found = std::ranges::find(yaku, id, &EncodedYaku::id);
  if (found == yaku.end()) return std::nullopt;
  return found->made;
}

Number triad(const Ruleset& rules, const std::vector<EncodedYaku>& yaku) {
  const auto poem = made(yaku, "akatan"), blue = made(yaku, "aotan");
  if (rules["option.triad"] != Value("on") || !poem || !blue) return constant(0);
  return choice(all_of({*poem, *blue}), constant(*rules["triad.points"].number()), constant(0));
}

Number points_while(const Ruleset& rules, SakeCup sake, Definitions& definitions) {
  std::vector<EncodedYaku> yaku;
  for (const Yaku& rule : rules.yaku()) yaku.push_back(encode_yaku(rules, rule, sake, definitions));
  std::vector<Counted> counted;
  for (std::size_t i = 0; i < yaku.size(); ++i) counted.push_back(unless_hidden(rules, yaku, i));
  const auto defined = [&](const std::string& topic, const char* what, const Number& value) {
    return definitions.define(definition_name(rules, topic), what + std::string(suffix(sake)),
                              value);
  };
  const Number of_yaku =
      defined("score.yaku-add", "points of yaku", add_up(rules["score.yaku-add"], yaku, counted));
  const Number extra = triad(rules, yaku);
  if (extra.bits.op() == Op::bits) return of_yaku;
  return of_yaku + defined("triad.points", "points of the triad", extra);
}

}  // namespace

std::vector<SakeCup> sake_cups(const Ruleset& rules) {
  const Value& answer = rules["card.sake-cup"];
  if (answer == Value("both")) return {SakeCup::both};
  if (answer == Value("animal-or-dreg")) return {SakeCup::animal, SakeCup::dreg};
  return {SakeCup::animal};
}

EncodedYaku encode_yaku(const Ruleset& rules, const Yaku& yaku, SakeCup sake,
                        Definitions& definitions) {
  const std::string clause = definition_name(rules, "yaku." + yaku.id);
  const std::string after = std::string(suffix(sake));
  EncodedYaku encoded = {
      yaku.id,
      definitions.define(clause, "made " + yaku.id + after, encode_condition(yaku.cards, sake)),
      definitions.define(clause, "worth " + yaku.id + after, encode_number(yaku.points, sake)),
      {}};
  for (const std::string& hidden : yaku.hides) {
    encoded.hiding.push_back(
        definitions.define(clause, yaku.id + " hides " + hidden + after, encoded.made));
  }
  return encoded;
}

Number encode_points(const Ruleset& rules, Definitions& definitions) {
  const std::vector<SakeCup> cups = sake_cups(rules);
  Number points = points_while(rules, cups.front(), definitions);
  for (std::size_t i = 1; i < cups.size(); ++i) {
    points = larger(points, points_while(rules, cups[i], definitions));
  }
  if (cups.size() == 1) return points;
  return definitions.define(definition_name(rules, "card.sake-cup"), "better points", points);
}

}  // namespace hanaproof::smt
