#include "model/phrases/sentence.h"

#include <stdexcept>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/cards/card.h"
#include "model/phrases/book.h"
#include "model/phrases/cards.h"
#include "model/phrases/named.h"

namespace hanaproof::phrases {

using rulebook::Field;
using rulebook::Topic;
using rulebook::Type;
using rulebook::Value;

namespace {

// A topic of the registry and a language.
struct Asked {
  const Topic& topic;
  Language language;

  const std::string* find(std::string_view key) const {
    return find_phrase({topic.id, key}, language);
  }
  std::string fill(std::string_view key, const Holes& holes) const {
    return filled({topic.id, key}, language, holes);
  }
};

// A part of an answer, as it is put into a sentence.
std::string in_words(const Asked& asked, const Type& type, const Value& value);

std::vector<std::string> each_in_words(const Asked& asked, const Type& type, const Value& list) {
  std::vector<std::string> all;
  for (const Value& item : *list.list()) all.push_back(in_words(asked, type, item));
  return all;
}

// A list within a sentence. Lists within it keep their ends.
std::string part_list(const Asked& asked, const Type& type, const Value& list) {
  const auto items = each_in_words(asked, type.element(), list);
  if (items.empty()) return phrase({"cards", "no-item"}, asked.language);
  if (type.element().sort() != Type::Sort::list) return and_list(items, asked.language);
  return fmt::format("{}", fmt::join(items, "; "));
}

std::string in_words(const Asked& asked, const Type& type, const Value& value) {
  switch (type.sort()) {
    case Type::Sort::truth:
      return phrase({"truth", value.text()}, asked.language);
    case Type::Sort::choice:
      return phrase({asked.topic.id, "words", *value.word()}, asked.language);
    case Type::Sort::card:
      if (const auto card = cards::Card::parse(*value.word()))
        return card_name(*card, asked.language);
      break;
    case Type::Sort::condition:
      return condition(rulebook::yaku::parse_condition(*value.word()), asked.language);
    case Type::Sort::list:
      return part_list(asked, type, value);
    case Type::Sort::name:
      return name_of(*value.word(), asked.language);
    default:
      break;
  }
  return value.word() ? *value.word() : value.text();
}

// The sentence at `key` with the fields that are always there, then one for each other field.
std::string record(const Asked& asked, const Type& type, const Value& value, std::string_view key) {
  Holes holes;
  std::string more;
  for (const Field& field : type.fields()) {
    const Value* held = value.field(field.name);
    if (!held) continue;
    // Of what is allowed, one is chosen.
    const std::string words =
        field.name == "allowed" && held->list()
            ? or_list(each_in_words(asked, field.type.element(), *held), asked.language)
            : in_words(asked, field.type, *held);
    if (field.required) {
      holes[field.name] = words;
    } else {
      more +=
          " " + filled({asked.topic.id, "with", field.name}, asked.language, {{field.name, words}});
    }
  }
  return asked.fill(key, holes) + more;
}

std::string of_list(const Asked& asked, const Type& type, const Value& value) {
  if (type.element().sort() != Type::Sort::record) {
    const auto items = each_in_words(asked, type.element(), value);
    return items.empty() ? asked.fill("empty", {})
                         : asked.fill("value", {{"", and_list(items, asked.language)}});
  }
  if (value.list()->empty()) {
    if (const std::string* empty = asked.find("empty")) return *empty;
  }
  std::string text = asked.fill("value", {});
  for (const Value& item : *value.list()) text += " " + record(asked, type.element(), item, "each");
  return text;
}

// A formula, and what stands in it besides numbers and signs.
std::string formula(const Asked& asked, const rulebook::yaku::Expr& factor) {
  const std::string written = print(factor);
  std::string told = asked.fill("value", {{"", written}});
  std::vector<std::string> names;
  for (const auto& variable : rulebook::yaku::kVariables) {
    if (asks_for(factor, variable.number))
      names.push_back(phrase({asked.topic.id, "words", variable.name}, asked.language));
  }
  if (!names.empty()) told += " " + asked.fill("names", {{"", and_list(names, asked.language)}});
  if (written.find("if(") != std::string::npos) told += " " + asked.fill("choice", {});
  return told;
}

// With the words of Koi-Koi, whatever the game.
std::string plain_sentence(const Topic& topic, const Value& answer, rulebook::Family family,
                           Language language) {
  if (const auto wrong = topic.type.mismatch(answer))
    throw std::logic_error(fmt::format("{}: {}", topic.id, *wrong));
  if (is_named(topic)) return named_sentence(topic, answer, family, language);
  const Asked asked{topic, language};
  // Some answers have a sentence of their own: words, truths, and numbers such as 1.
  const std::string key = answer.word() ? *answer.word() : answer.text();
  if (!answer.list() && !answer.record()) {
    if (const std::string* own = asked.find(key)) return *own;
  }
  switch (topic.type.sort()) {
    case Type::Sort::list:
      return of_list(asked, topic.type, answer);
    case Type::Sort::record:
      return record(asked, topic.type, answer, "value");
    case Type::Sort::factor:
      return formula(asked, rulebook::yaku::parse_factor(*answer.word()));
    default:
      return asked.fill("value", {{"", in_words(asked, topic.type, answer)}});
  }
}

// In Hachi-Hachi players say sage where they say koi-koi elsewhere.
std::string in_game(std::string text, rulebook::Family family) {
  constexpr std::string_view kCall = "koi-koi";
  if (family != rulebook::Family::hachi) return text;
  for (std::size_t at = text.find(kCall); at != std::string::npos; at = text.find(kCall, at))
    text.replace(at, kCall.size(), "sage");
  return text;
}

}  // namespace

std::string question(const Topic& topic, rulebook::Family family, Language language) {
  const std::string* asked = find_phrase({topic.id, "asks"}, language);
  return in_game(asked ? *asked : named_question(topic, language), family);
}

const std::string* instruction(const Topic& topic, Language language) {
  return find_phrase({topic.id, "mend"}, language);
}

std::string sentence(const Topic& topic, const Value& answer, rulebook::Family family,
                     Language language) {
  // Whether an option is on is what is played; a text says that it always is, or never.
  if (is_option(topic) && (answer == Value("on") || answer == Value("off"))) {
    return sentence(topic, answer == Value("on") ? "standard" : "none", family, language);
  }
  return in_game(plain_sentence(topic, answer, family, language), family);
}

}  // namespace hanaproof::phrases
