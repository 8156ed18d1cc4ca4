#include "reports/regress/page.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "checker/editions/played_line.h"
#include "reports/html/parts.h"
#include "reports/markup/escape.h"
#include "reports/regress/account.h"
#include "reports/regress/rule.h"
#include "reports/wording.h"

namespace hanaproof::reports {

using regress::Failure;
using regress::Found;
using regress::Hunted;
using regress::OtherAnswer;

namespace {

template <class... Words>
std::string difference_part(std::string_view name, const Words&... words) {
  return filled_part(embedded_differences_html(), name, words...);
}

// ---- The situation as a witness -----------------------------------------------------------------

void set_start(const notation::Position& start, const games::Line& line,
               checker::Witness& witness) {
  witness.situation = line.laid_out ? checker::Situation::round : checker::Situation::decision;
  witness.position = start;
  if (line.laid_out || line.moves.size() != 1) {
    witness.line = line.moves;
  } else {
    witness.move = line.moves.front();
  }
}

void set_start(const notation::BetPosition& start, const games::Line& line,
               checker::Witness& witness) {
  witness.situation = checker::Situation::stake;
  witness.bets = start.round;
  witness.bets->bets.insert(witness.bets->bets.end(), line.moves.begin(), line.moves.end());
}

void set_start(const notation::HachiPosition& start, const games::Line& line,
               checker::Witness& witness) {
  witness.situation = checker::Situation::table;
  witness.hachi = notation::HachiRound{{}, start.match, start.deal, line.moves, {}};
  if (!line.laid_out) witness.hachi->position = start;
}

std::string picture_of(const Failure& failure, const rulebook::Library& library,
                       const std::string& edition) {
  if (failure.line == games::Line{}) return {};  // before any deal there is nothing to see
  const games::Position& start = failure.line.start;
  const auto walked = [&](const games::Line& line) {
    checker::Finding shown;
    std::visit([&](const auto& each) { set_start(each, line, shown.witness); }, start);
    shown.witness.outcomes = {{{}, edition, games::rules_of(start), games::players_of(start), {}}};
    auto walk = checker::walk(shown, library);
    shown.witness.outcomes.clear();
    return std::pair(std::move(shown), std::move(walk));
  };
  auto [shown, walk] = walked(failure.line);
  if (games::Line before = failure.line; !walk && before.moves.size() > 1) {
    // The edition may not allow the last move: then the walk ends before it.
    before.moves.pop_back();
    if (auto shorter = walked(before); shorter.second) std::tie(shown, walk) = std::move(shorter);
  }
  Options options;
  if (walk) options.walks.emplace(shown.id, std::move(*walk));
  return witness_html(shown, options);
}

// ---- One difference -----------------------------------------------------------------------------

std::string copied(const std::string& text) { return difference_part("copied", escape_html(text)); }

std::string side_of(const Failure& failure, bool edition) {
  const auto& [what, spec, subject] = failure.difference;
  const auto line = [](const Sentence& each) { return "<li>" + said_html(each) + "</li>\n"; };
  return joined(account_of(what, edition ? spec : subject, edition ? subject : spec), line);
}

std::string situations(std::uint64_t count) {
  return counted(static_cast<std::size_t>(count), "situation");
}

class PageOfDifferences {
 public:
  PageOfDifferences(const Comparison& comparison, const rulebook::Library& library)
      : comparison_(comparison),
        hunted_(comparison.hunted),
        library_(library),
        edition_(library.at(comparison.edition)),
        shares_(shares_of(hunted_)) {}

  // What was compared, and what was not.
  std::string summary() const {
    const auto sum = [](const std::string& each) {
      const std::size_t number = each.find(' ');
      return fmt::format("<li><strong>{}</strong>{}</li>", each.substr(0, number),
                         escape_html(each.substr(number)));
    };
    std::string text = fmt::format("<ul class=\"sums\">{}{}</ul>\n", joined(comparison_.sums, sum),
                                   sum(counted(hunted_.found.size(), "kind") + " of difference"));
    if (hunted_.verdict() == regress::Verdict::agrees) {
      text += fmt::format("<p class=\"answer\">{} the edition in all that was compared.</p>\n",
                          comparison_.who.plays);
    }
    if (!hunted_.editions.empty()) {
      text += fmt::format("<p>The {} agrees everywhere with {}.</p>\n", comparison_.who.name,
                          listed(hunted_.editions, ", ", html_code));
    }
    return text + joined(comparison_.notes, [](const std::string& each) {
             return fmt::format("<p class=\"quiet\">{}.</p>\n", escape_html(capitalized(each)));
           });
  }

  std::string rules() const {
    if (shares_.empty()) return {};
    std::string together;
    if (shares_.size() > 1) {
      together = difference_part(
          "together", comparison_.who.name, comparison_.takes_rules,
          copied(listed(shares_, " ", [](const RuleShare& each) { return each.answer.rule(); })));
    }
    return difference_part("rules", comparison_.who.name,
                           joined(shares_, [&](const auto& each) { return rule(each); }), together);
  }

  std::string contents() const {
    std::string rows;
    for (std::size_t i = 0; i < hunted_.found.size(); ++i) {
      const Found& found = hunted_.found[i];
      rows += difference_part("row", i + 1, escape_html(title_of(found, comparison_.who)),
                              found.count, verdict_on(found));
    }
    return rows.empty() ? rows : difference_part("contents", rows);
  }

  std::string differences() const {
    std::string text;
    for (std::size_t i = 0; i < hunted_.found.size(); ++i) {
      text += difference(i);
    }
    return text;
  }

  std::string passing() const {
    const auto item = [&](const regress::Passing& one) {
      const std::string what = one.fault.empty()
                                   ? account_text(one.failure.difference, comparison_.who)
                                   : "Engine fault: " + one.fault;
      return fmt::format("<dt>Game {}</dt><dd>{}</dd>\n", one.game, escape_html(what));
    };
    return hunted_.passing.empty() ? std::string()
                                   : difference_part("passing", joined(hunted_.passing, item));
  }

 private:
  std::string rule(const RuleShare& share) const {
    std::string instead;
    if (share.first) instead = instead_of(share.answer.topic, share.first->failure);
    const std::string explains = share.kinds == 0
                                     ? "known before"
                                     : fmt::format("explains {} of {} and {} of {}", share.kinds,
                                                   counted(hunted_.found.size(), "difference"),
                                                   share.situations, situations(all_situations()));
    return difference_part("rule", number_of(share.answer),
                           escape_html(in_words(share.answer, edition_)), instead, explains,
                           copied(share.answer.rule()));
  }

  // What the edition says of it.
  std::string instead_of(const std::string& topic, const Failure& failure) const {
    const std::string words = edition_in_words(topic, edition_, failure);
    return words.empty() ? "The edition is silent on it." : "The edition: " + escape_html(words);
  }

  std::uint64_t all_situations() const {
    std::uint64_t all = 0;
    for (const Found& found : hunted_.found) all += found.count;
    return all;
  }

  // The number of the rule in the list, from 1.
  std::size_t number_of(const OtherAnswer& rule) const {
    const auto share = std::ranges::find(shares_, rule, &RuleShare::answer);
    return static_cast<std::size_t>(share - shares_.begin()) + 1;
  }

  std::string verdict_on(const Found& found) const {
    if (!found.fault.empty()) return "engine fault";
    if (const auto rule = rule_of(found)) {
      return fmt::format("<a href=\"#r{0}\">rule {0}</a>", number_of(*rule));
    }
    return found.attribution.complete ? "no rule expresses it" : "not explained";
  }

  std::string explanation(const Found& found, const std::set<std::string>& clauses) const {
    const auto rule = rule_of(found);
    if (!rule) {
      const std::string asked =
          clauses.empty() ? ""
                          : " The edition is asked for " + listed(clauses, ", ", html_code) + ".";
      return fmt::format("<p class=\"answer\">{}{}</p>\n", explanation_of(found, comparison_.who),
                         asked);
    }
    std::string others;
    for (const OtherAnswer& other : alternatives_of(found)) {
      others +=
          difference_part("other", escape_html(in_words(other, edition_)), copied(other.rule()));
    }
    return difference_part("explanation", escape_html(in_words(*rule, edition_)),
                           instead_of(rule->topic, found.failure), copied(rule->rule())) +
           (others.empty() ? others : difference_part("others", others));
  }

  static std::string labels(const Found& found) {
    std::vector<std::string> all;
    if (!found.confirmed) all.emplace_back("seen once: interrupted before it could come up again");
    if (!found.unreachable.empty()) {
      all.push_back("no round leads to this position: " + found.unreachable);
    }
    if (found.confirmed && !found.shrunk && found.fault.empty()) {
      all.emplace_back("perhaps not the simplest: there was no time to look for it");
    }
    if (!found.beside.empty()) {
      all.push_back("apart from " + listed(found.beside, " ", [](const auto& answer) {
                      return OtherAnswer{answer.first, answer.second}.rule();
                    }));
    }
    const auto label = [](const std::string& each) {
      return fmt::format("<p class=\"label\">{}</p>\n", escape_html(capitalized(each)));
    };
    return joined(all, label);
  }

  std::string difference(std::size_t place) const {
    const Found& found = hunted_.found[place];
    const Failure& failure = found.failure;
    const bool fault = !found.fault.empty();
    return difference_part(
        "difference", place + 1,
        fault          ? "fault"
        : found.rule() ? "rule"
                       : "open",
        escape_html(title_of(found, comparison_.who)), situations(found.count),
        fmt::format("{} {}", comparison_.place, found.game), labels(found),
        picture_of(failure, library_, edition_.id), side_of(failure, true), side_of(failure, false),
        fault ? std::string() : explanation(found, comparison_.clauses_of(place)),
        escape_html(lockstep::to_json(failure)), comparison_.who.name,
        escape_html(found.signature.text()));
  }

  const Comparison& comparison_;
  const Hunted& hunted_;
  const rulebook::Library& library_;
  const rulebook::Edition& edition_;
  std::vector<RuleShare> shares_;
};

std::string verdict_of(const Hunted& hunted) {
  switch (hunted.verdict()) {
    case regress::Verdict::agrees:
      return "No difference";
    case regress::Verdict::differs:
      return counted(hunted.found.size(), "difference");
    case regress::Verdict::engine_fault:
      return "The engine does not keep to the protocol";
    case regress::Verdict::not_repeatable:
      return "Not repeatable: it differed, and then it did not";
    default:
      return "Undecided: it ended too early";
  }
}

}  // namespace

std::string to_page(const Comparison& comparison, const rulebook::Library& library) {
  const PageOfDifferences page(comparison, library);
  const rulebook::Edition& edition = library.at(comparison.edition);
  const std::string& name = edition.title.empty() ? edition.id : edition.title;
  return page_head(fmt::format("The {} against {}", comparison.who.name, name),
                   page_css() + std::string(embedded_differences_css())) +
         "<body>\n" + deck_symbols() +
         difference_part("page", escape_html(verdict_of(comparison.hunted)), comparison.who.name,
                         html_code(comparison.name), escape_html(name), html_code(edition.id),
                         page.summary(), page.rules(), page.contents(), page.differences(),
                         page.passing(), embedded_walk_js(), embedded_differences_js());
}

}  // namespace hanaproof::reports
