// What a text leaves open where its question needs an answer.
#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/survey.h"

namespace hanaproof::checker {

using rulebook::Edition;
using rulebook::Need;
using rulebook::Scope;
using rulebook::Topic;
using rulebook::Value;

namespace {

// An answer that a reader could give to a question that a text leaves open, and who gives it: other
// languages of the book first, then other books of the game, then what is customary.
struct Alternative {
  Value value;
  std::vector<std::string> editions;
};

std::vector<Alternative> alternatives(const std::vector<Answers>& all_answers,
                                      const std::string& document) {
  std::vector<Alternative> all;
  // 0: the same book, 1: another one, 2: no book.
  const auto distance = [&](const Edition& edition) {
    if (document_of(edition) == document) return 0;
    return edition.document.empty() ? 2 : 1;
  };
  for (int near = 0; near <= 2; ++near) {
    for (const Answers& answers : all_answers) {
      if (distance(*answers.edition) != near) continue;
      for (const Value& value : answers.stated) {
        auto found = std::ranges::find(all, value, &Alternative::value);
        if (found == all.end()) found = all.insert(all.end(), {value, {}});
        found->editions.push_back(answers.edition->id);
      }
    }
  }
  return all;
}

// What nobody says: the answers that the question has, by themselves. Numbers and records have no
// list of answers, and one made up would tell nothing.
std::vector<Alternative> conceivable(const Topic& topic) {
  std::vector<Alternative> all;
  for (const Value& value : topic.type.candidates()) all.push_back({value, {}});
  return all;
}

struct Shown {
  Value assumed;
  Value other;
  ToldApart told;
};

// A situation in which what is assumed and one of the alternatives come to something else.
std::optional<Shown> effect(const GameEditions& game, const Topic& topic, const Scope& scope,
                            const Edition& silent, const std::vector<Alternative>& others,
                            const Witness* hint) {
  const auto& base = game.comparer->rules(silent, scope);
  const Value assumed = base[topic.id];
  Inconclusive inconclusive;
  for (const Alternative& other : others) {
    if (other.value == assumed) continue;
    auto told = game.comparer->tell_apart(base, topic, assumed, other.value, hint, inconclusive);
    if (told) return Shown{assumed, other.value, std::move(*told)};
  }
  inconclusive.keep(*game.comparer, topic, scope, {silent.id},
                    "whether anything hangs on what is not said");
  return std::nullopt;
}

std::vector<std::string> givers(const std::vector<Alternative>& others, const Value& value) {
  const auto found = std::ranges::find(others, value, &Alternative::value);
  return found == others.end() ? std::vector<std::string>() : found->editions;
}

// What is not said nowhere in a document, of those of its languages that leave it open.
struct Gap {
  const GameEditions& game;
  const Topic& topic;
  const Scope& scope;
  std::vector<const Edition*> silent;
  std::vector<Answers> of_document;
  std::vector<Alternative> others;

  Finding begin(std::vector<Side> sides) const {
    Finding finding = start(Kind::gap, topic, scope, std::move(sides), clauses_of(of_document));
    finding.editions = ids_of(silent);
    finding.stances = standpoints(topic, of_document);
    finding.suggestion = "Add a sentence that answers the question.";
    return finding;
  }

  // Whether an answer is missed whatever other texts say: every table needs one, a passage is cited
  // in which it would stand, or another language of the book gives one.
  bool needed() const {
    return topic.need == Need::always ||
           std::ranges::any_of(of_document, [](const Answers& answers) {
             return answers.firm() || (answers.stance == Stance::open && !answers.clauses.empty());
           });
  }

  std::optional<Finding> in_play() const {
    std::optional<Shown> shown;
    for (const Edition* edition : silent) {
      shown = effect(game, topic, scope, *edition, others, nullptr);
      if (!shown && needed()) {
        shown = effect(game, topic, scope, *edition, conceivable(topic), nullptr);
      }
      if (shown) break;
    }
    const bool no_foil = needed() && conceivable(topic).empty();
    if (!shown && topic.need != Need::always && !no_foil) return std::nullopt;
    if (!shown) return in_text();
    const std::vector<Option> options = {
        {{answer_text(topic, shown->assumed), givers(others, shown->assumed)}, shown->assumed},
        {{answer_text(topic, shown->other), givers(others, shown->other)}, shown->other}};
    Finding finding = begin({options[0].side, options[1].side});
    show(finding, shown->told.base, topic, options, std::move(shown->told.difference));
    finding.assumed = options[0].side.value;
    if (topic.id == "showdown.tie") {
      finding.impact.text +=
          fmt::format("; so often are the best hands equal by the rules of {}: {}",
                      shown->told.base.edition().id, game.comparer->tie_odds(shown->told.base));
    }
    return finding;
  }

  Finding in_text() const {
    std::vector<Side> sides;
    for (const Alternative& other : others)
      sides.push_back({answer_text(topic, other.value), other.editions});
    if (sides.empty()) {
      for (const Alternative& other : conceivable(topic))
        sides.push_back({answer_text(topic, other.value), {}});
    }
    if (sides.empty()) sides.push_back({answer_text(topic, topic.customary), {}});
    Finding finding = begin(std::move(sides));
    finding.evidence = found_by(Method::text, "No passage of the text answers the question.");
    finding.impact = {std::nullopt, "not measured: no situation that was played shows it"};
    return finding;
  }
};

}  // namespace

std::vector<Finding> gaps(const GameEditions& game, const Topic& topic, const Scope& scope) {
  // What a list leaves out does not exist; a list that is missing as a whole is looked for apart.
  if (is_yaku(topic) || is_combination(topic) || topic.need == Need::wording) return {};
  const auto all_answers = answers_at(game.editions, topic, scope);
  std::vector<Finding> findings;
  for (const auto& document : by_document(game.editions)) {
    // What is customary leaves nothing open to anybody.
    if (document.front()->custom) continue;
    Gap gap{game, topic, scope, {}, answers_at(document, topic, scope), {}};
    for (const Answers& answers : gap.of_document) {
      const bool unlisted =
          topic.id == "combination.order" && !lists_combinations(*answers.edition);
      if (answers.stance == Stance::open && !unlisted) gap.silent.push_back(answers.edition);
    }
    if (gap.silent.empty()) continue;
    // Where another language settles it, the one that settles most else shows it best.
    if (gap.silent.size() < gap.of_document.size())
      std::ranges::stable_sort(gap.silent, std::greater(), settled);
    gap.others = alternatives(all_answers, document_of(*document.front()));
    if (!is_executable(topic)) {
      if (gap.needed()) findings.push_back(gap.in_text());
    } else if (auto found = gap.in_play()) {
      findings.push_back(std::move(*found));
    }
  }
  return findings;
}

}  // namespace hanaproof::checker
