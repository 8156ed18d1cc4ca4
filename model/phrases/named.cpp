#include "model/phrases/named.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <vector>

#include <fmt/format.h>

#include "model/phrases/book.h"
#include "model/phrases/cards.h"
#include "model/phrases/worth.h"
#include "model/rulebook/combination.h"
#include "model/rulebook/hand_combo.h"
#include "model/rulebook/nearest.h"

namespace hanaproof::phrases {

using rulebook::is_combination;
using rulebook::Topic;
using rulebook::Value;

namespace {

constexpr std::string_view kHandCombos = "hand-combo.";

// "yaku" of `yaku.akatan`, and "akatan".
std::string_view group_of(const Topic& topic) {
  return std::string_view(topic.id).substr(0, topic.id.find('.'));
}
std::string_view rest_of(const Topic& topic) {
  return std::string_view(topic.id).substr(topic.id.find('.') + 1);
}

bool is_own_option(const Topic& topic) {
  return rulebook::is_option(topic) && !rulebook::is_registered(topic);
}

bool is_hand_combo(const Topic& topic) { return topic.id.starts_with(kHandCombos); }

// A noun for what a word, list or reference means; its id where there is none.
std::string thing(const Topic& topic, Language language) {
  const std::string_view group = group_of(topic) == "word" ? "thing" : group_of(topic);
  const std::string* found = find_phrase({group, rest_of(topic)}, language);
  return found ? *found : std::string(rest_of(topic));
}

std::vector<std::string> names_of(const std::vector<std::string>& ids, Language language) {
  std::vector<std::string> names;
  for (const std::string& id : ids) names.push_back(name_of(id, language));
  return names;
}

std::string yaku_sentence(const Topic& topic, const Value& answer, bool in_kan, Language language) {
  const std::string name = name_of(rest_of(topic), language);
  const Value* held = answer.field("cards");
  if (!held) return filled({"yaku", "none"}, language, {{"name", name}});
  const auto cards = rulebook::yaku::parse_condition(*held->word());
  const auto points = rulebook::yaku::parse_number(*answer.field("points")->word());
  Holes holes = {{"name", name}, {"cards", condition(cards, language)}};
  std::string form = "formula";
  int worth = 0;
  if (const auto growth = growth_of(cards, points)) {
    worth = growth->base;
    holes["step"] = std::to_string(growth->step);
    holes["count"] = std::to_string(growth->from);
    const std::string* each = find_phrase({"each", growth->set->name.text()}, language);
    form = each ? "growing-of" : "growing";
    if (each) holes["each"] = *each;
  } else if (points.op == rulebook::yaku::Expr::Op::literal) {
    form = "sentence";
    worth = points.value;
  }
  holes["points"] = form == "formula" ? rulebook::yaku::print(points) : std::to_string(worth);
  if (in_kan) {
    form += "-kan";
  } else if (worth == 1) {
    form += "-one";
  }
  std::string text = filled({"yaku", form}, language, holes);
  if (const Value* hides = answer.field("hides"); hides && !hides->list()->empty()) {
    text += " " + filled({"yaku", "hides"}, language,
                         {{"name", name},
                          {"others", and_list(names_of(hides->words(), language), language)}});
  }
  return text;
}

std::string combination_sentence(const Topic& topic, const Value& answer, Language language) {
  const std::string name = name_of(rest_of(topic), language);
  if (answer.word()) return filled({"combination", "none"}, language, {{"name", name}});
  const auto read = rulebook::Combination::from(std::string(rest_of(topic)), answer);
  std::string text = filled({"combination", "sentence"}, language,
                            {{"name", name}, {"cards", condition(read.cards, language)}});
  const auto add = [&](std::string_view form, const std::string& what) {
    text += " " + filled({"combination", form}, language, {{"", what}});
  };
  if (read.multiplier > 1) add("multiplier", std::to_string(read.multiplier));
  if (!read.catches.empty()) add("catches", and_list(names_of(read.catches, language), language));
  if (!read.replays_up_to.empty()) add("replays", name_of(read.replays_up_to, language));
  return text;
}

// "3 cards of one month", "2 pairs of other months"...
std::string months_in_words(const std::vector<int>& months, Language language) {
  const auto number = [&](std::string_view form, int n) {
    return filled({"hand-combo", form}, language, {{"n", std::to_string(n)}});
  };
  std::vector<std::string> parts;
  int pairs = 0;
  for (const int count : months) {
    if (count == 2) {
      ++pairs;
    } else {
      constexpr std::array<std::string_view, 3> kForms = {"of-month", "of-another", "of-further"};
      parts.push_back(number(kForms[std::min<std::size_t>(parts.size(), 2)], count));
    }
  }
  if (pairs > 0) {
    const std::string form =
        std::string(parts.empty() ? "" : "other-") + (pairs == 1 ? "pair" : "pairs");
    parts.push_back(pairs == 1 ? phrase({"hand-combo", form}, language) : number(form, pairs));
  }
  return and_list(parts, language);
}

std::string hand_combo_sentence(const Topic& topic, const Value& answer, Language language) {
  const std::string name = name_of(rest_of(topic), language);
  if (answer.word()) return filled({"hand-combo", "none"}, language, {{"name", name}});
  const auto read = rulebook::HandCombo::from(std::string(rest_of(topic)), answer);
  const std::string cards = read.months.empty() ? condition(read.cards, language)
                                                : months_in_words(read.months, language);
  return filled({"hand-combo", "sentence"}, language,
                {{"name", name}, {"cards", cards}, {"kan", std::to_string(read.kan)}});
}

std::string quoted(const std::string& word, Language language) {
  return filled({"words", "quoted"}, language, {{"", word}});
}

std::vector<std::string> quoted(const std::vector<std::string>& words, Language language) {
  std::vector<std::string> all;
  for (const std::string& word : words) all.push_back(quoted(word, language));
  return all;
}

std::string small(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

// Whether the word is the name, or a misprint of it.
bool is_near(const std::string& word, const std::string& name) {
  return !rulebook::nearest(small(name), {small(word)}).empty();
}

// Which of the words to write, and which not.
std::string instead(const std::string& thing, const std::string& word,
                    std::vector<std::string> others, Language language) {
  std::erase(others, word);
  return filled({"words", "one"}, language,
                {{"thing", thing},
                 {"word", quoted(word, language)},
                 {"others", or_list(quoted(others, language), language)}});
}

std::string words_sentence(const Topic& topic, const Value& answer, Language language) {
  const std::string what = thing(topic, language);
  if (group_of(topic) == "list") {
    const Value* has = answer.field("has");
    const bool printed = has && has->number() && *has->number() > 0;
    if (!printed) return filled({"words", "list-missing"}, language, {{"list", what}});
    return filled({"words", "list"}, language, {{"list", what}, {"has", has->text()}});
  }
  if (group_of(topic) == "reference") {
    const Value* leads = answer.field("leads");
    const bool nowhere = leads && leads->word() && *leads->word() == "nowhere";
    return filled({"words", nowhere ? "reference-nowhere" : "reference"}, language,
                  {{"reference", what}});
  }
  const auto words = answer.words();
  return instead(what, words.empty() ? "" : words.front(), words, language);
}

}  // namespace

bool is_named(const Topic& topic) {
  return rulebook::is_yaku(topic) || is_combination(topic) || is_hand_combo(topic) ||
         is_own_option(topic) || rulebook::is_terminology(topic);
}

std::string named_question(const Topic& topic, Language language) {
  if (rulebook::is_terminology(topic)) {
    const std::string_view group = group_of(topic);
    const std::string hole(group == "word" ? "thing" : group);
    return filled({"words", fmt::format("asks-{}", group)}, language,
                  {{hole, thing(topic, language)}});
  }
  if (is_named(topic))
    return filled({group_of(topic), "asks"}, language,
                  {{"name", name_of(rest_of(topic), language)}});
  return topic.question;
}

std::string named_sentence(const Topic& topic, const Value& answer, rulebook::Family family,
                           Language language) {
  if (rulebook::is_yaku(topic))
    return yaku_sentence(topic, answer, family == rulebook::Family::hachi, language);
  if (is_combination(topic)) return combination_sentence(topic, answer, language);
  if (is_hand_combo(topic)) return hand_combo_sentence(topic, answer, language);
  if (is_own_option(topic)) {
    return filled({"option", *answer.word()}, language,
                  {{"name", name_of(rest_of(topic), language)}});
  }
  return words_sentence(topic, answer, language);
}

std::string one_word_sentence(const Topic& topic, const std::vector<std::string>& words,
                              const std::string& preferred, Language language) {
  const std::string id(rest_of(topic));
  const std::string* known = find_phrase({"name", id}, language);
  if (!known) {
    // The word of our sentences, where the text has it, too.
    const std::string ours = small(thing(topic, language));
    const auto same = std::ranges::find_if(words, [&](const std::string& word) {
      return ours.find(small(word)) != std::string::npos;
    });
    return instead(thing(topic, language), same == words.end() ? preferred : *same, words,
                   language);
  }
  std::vector<std::string> names;
  std::vector<std::string> descriptions;
  for (const std::string& word : words)
    (is_near(word, *known) || is_near(word, id) ? names : descriptions).push_back(word);
  std::string text;
  if (names.size() > 1) {
    const auto exact = std::ranges::find(names, id, small);
    text = instead(thing(topic, language), exact == names.end() ? names.front() : *exact, names,
                   language);
  }
  if (descriptions.size() < 2) return text;
  return text + (text.empty() ? "" : " ") +
         filled({"words", "describe"}, language,
                {{"thing", thing(topic, language)},
                 {"words", or_list(quoted(descriptions, language), language)}});
}

std::string one_thing_sentence(const std::string& word, const std::vector<const Topic*>& things,
                               Language language) {
  std::vector<std::string> meant;
  for (const Topic* topic : things) meant.push_back(thing(*topic, language));
  return filled({"words", "several"}, language,
                {{"word", word}, {"things", and_list(meant, language)}});
}

std::string name_of(std::string_view id, Language language) {
  const std::string* found = find_phrase({"name", id}, language);
  return found ? *found : std::string(id);
}

}  // namespace hanaproof::phrases
