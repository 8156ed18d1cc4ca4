#include "solvers/smt/points.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "solvers/smt/expression.h"
#include "solvers/smt/measure.h"
#include "solvers/smt/situation.h"

namespace hanaproof::smt {

using rulebook::Ruleset;
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

Number contribution(const Counted& counted) {
  return choice(counted.counts, counted.worth, constant(0));
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

using Parts = std::map<std::string, Composed>;

Composed sum_of(Parts parts) {
  std::vector<Number> numbers;
  for (const auto& [name, part] : parts) numbers.push_back(part.value);
  return {sum(std::move(numbers)), Composed::How::sum, std::move(parts)};
}

// The light yaku are a part by themselves, whether all of them add up or not.
Composed add_up(const rulebook::Answer& how, const std::vector<EncodedYaku>& yaku,
                const std::vector<Counted>& counted) {
  if (how.is("best-only")) return {best(counted)};
  Parts parts, light_parts;
  std::vector<Counted> lights;
  for (std::size_t i = 0; i < counted.size(); ++i) {
    if (is_light(yaku[i].id)) lights.push_back(counted[i]);
    (is_light(yaku[i].id) ? light_parts : parts)
        .emplace(yaku[i].id, Composed{contribution(counted[i])});
  }
  parts.emplace("lights",
                how.is("best-lights") ? Composed{best(lights)} : sum_of(std::move(light_parts)));
  return sum_of(std::move(parts));
}

std::optional<Term> made(const std::vector<EncodedYaku>& yaku, std::string_view id) {
  const auto found = std::ranges::find(yaku, id, &EncodedYaku::id);
  if (found == yaku.end()) return std::nullopt;
  return found->made;
}

Number triad(const Ruleset& rules, const std::vector<EncodedYaku>& yaku) {
  const auto poem = made(yaku, "akatan"), blue = made(yaku, "aotan");
  if (!rules.is("option.triad", "on") || !poem || !blue) return constant(0);
  return choice(all_of({*poem, *blue}), constant(*rules["triad.points"].number()), constant(0));
}

// All yaku while the sake cup counts as one thing, and which of them are not hidden.
struct Encoded {
  Encoded(const Ruleset& rules, SakeCup sake, Definitions& definitions) {
    for (const Yaku& rule : rules.yaku())
      yaku.push_back(encode_yaku(rules, rule, sake, definitions));
    for (std::size_t i = 0; i < yaku.size(); ++i) counted.push_back(unless_hidden(rules, yaku, i));
  }
  std::vector<EncodedYaku> yaku;
  std::vector<Counted> counted;
};

Composed points_while(const Ruleset& rules, SakeCup sake, Definitions& definitions) {
  const auto [yaku, counted] = Encoded(rules, sake, definitions);
  const auto defined = [&](const std::string& topic, const char* what, const Number& value) {
    return definitions.define(definition_name(rules, topic),
                              fmt::format("{}{}", what, suffix(sake)), value);
  };
  Composed points = add_up(rules.answer("score.yaku-add"), yaku, counted);
  points.value = defined("score.yaku-add", "points of yaku", points.value);
  const Number extra = triad(rules, yaku);
  if (extra.bits.op() == Op::bits) return points;
  points.parts.emplace("triad", Composed{defined("triad.points", "points of the triad", extra)});
  points.value = points.value + points.parts.at("triad").value;
  return points;
}

// Whether the yaku counts where of some only the best does, the first of equals.
Term is_kept(const rulebook::Answer& how, const Encoded& all, std::size_t which) {
  const auto chosen = [&](std::size_t i) {
    return how.is("best-only") || (how.is("best-lights") && is_light(all.yaku[i].id));
  };
  std::vector<Term> terms = {all.counted[which].counts};
  for (std::size_t i = 0; i < all.yaku.size() && chosen(which); ++i) {
    if (i == which || !chosen(i)) continue;
    const auto& [counts, worth] = all.counted[i];
    const Number& own = all.counted[which].worth;
    terms.push_back(any_of({!counts, i < which ? less(worth, own) : at_most(worth, own)}));
  }
  return all_of(std::move(terms));
}

using TermsById = std::map<std::string, Term>;

TermsById counting_while(const Ruleset& rules, SakeCup sake, Definitions& definitions) {
  const Encoded all(rules, sake, definitions);
  TermsById counting;
  for (std::size_t i = 0; i < all.yaku.size(); ++i) {
    counting.emplace(all.yaku[i].id, is_kept(rules.answer("score.yaku-add"), all, i));
  }
  const auto poem = made(all.yaku, "akatan"), blue = made(all.yaku, "aotan");
  if (rules.is("option.triad", "on") && poem && blue) {
    counting.insert_or_assign("triad", all_of({*poem, *blue}));
  }
  return counting;
}

}  // namespace

TermsById encode_counting(const Ruleset& rules, Definitions& definitions) {
  const std::vector<SakeCup> cups = sake_cups(rules);
  TermsById first = counting_while(rules, cups.front(), definitions);
  if (cups.size() == 1) return first;
  const TermsById second = counting_while(rules, cups.back(), definitions);
  const Term as_dreg = less(points_while(rules, cups.front(), definitions).value,
                            points_while(rules, cups.back(), definitions).value);
  for (auto& [id, counts] : first) counts = choice(as_dreg, second.at(id), counts);
  return first;
}

std::vector<SakeCup> sake_cups(const Ruleset& rules) {
  if (rules.is("card.sake-cup", "both")) return {SakeCup::both};
  if (rules.is("card.sake-cup", "animal-or-dreg")) return {SakeCup::animal, SakeCup::dreg};
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

Composed encode_points(const Ruleset& rules, Definitions& definitions) {
  const std::vector<SakeCup> cups = sake_cups(rules);
  Composed first = points_while(rules, cups.front(), definitions);
  if (cups.size() == 1) return first;
  const Composed second = points_while(rules, cups.back(), definitions);
  const Number better = definitions.define(definition_name(rules, "card.sake-cup"), "better points",
                                           larger(first.value, second.value));
  return {better, Composed::How::larger, {{"an animal", first}, {"a dreg", second}}};
}

}  // namespace hanaproof::smt
