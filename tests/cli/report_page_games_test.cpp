// Lines of bets and of Hachi-Hachi in the page of a report, walked by buttons and by keys: the
// cards, coins, points, pots and calls that are shown are those that the spec has there.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/played_line.h"
#include "model/editions/builtin.h"
#include "model/rulebook/library.h"
#include "model/spec/betting/betting.h"
#include "model/spec/hachi/combos.h"
#include "model/spec/hachi/round.h"
#include "reports/formats.h"
#include "reports/json.h"
#include "reports/yaku_names.h"
#include "tests/cli/browser_page.h"

namespace hanaproof::cli::testing::report_page_games_test {
namespace {

using checker::Finding;
using checker::Walk;

const rulebook::Library& library() {
  static const rulebook::Library library(editions::builtin_editions());
  return library;
}

// A page with findings of both games, and the lines that it walks. Nothing is measured for it.
struct Page {
  checker::Report report;
  reports::Options options;
  std::string text;
};

const Page& page() {
  static const Page page = [] {
    const Result run =
        hanaproof("contradictions robin-red.sutda.de oishi-tengudo.hachi-hachi --json");
    EXPECT_EQ(run.status, 0) << run.err;
    Page made{reports::read_findings(run.out), {}, {}};
    made.options.walks = checker::walks(made.report, library());
    made.text = reports::to_html(made.report, made.options);
    return made;
  }();
  return page;
}

// What is on the table at one moment: the cards as the helper zones() of the page has them, and
// what stands beside each player.
struct Shown {
  std::string zones;
  std::vector<std::string> purses;
  std::string stock = "0";  // where no pack is shown there is none
};

std::string line_of(const Shown& shown) {
  return fmt::format("{}#{}#{}", shown.zones, fmt::join(shown.purses, ";"), shown.stock);
}

// A moment of the spec, and what the text of the step that leads there has to say.
struct Moment {
  std::string shown;
  std::string begins;                   // the words of the step begin so
  std::vector<std::string> holds = {};  // and hold this
};

std::string zone(const std::string& name, cards::CardSet lying) {
  return lying.empty() ? std::string() : fmt::format("{}:{} ", name, lying.codes());
}

// ---- Bets ---------------------------------------------------------------------------------------

std::string coins(int number) { return fmt::format("{} coin{}", number, number == 1 ? "" : "s"); }

std::string shown_of(const spec::betting::Betting& betting,
                     const std::vector<cards::CardSet>& hands) {
  Shown shown;
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    shown.zones += zone(fmt::format("h{}", seat), hands[seat]);
  }
  for (const spec::betting::Stake& seat : betting.seats) {
    shown.purses.push_back(fmt::format("{} at stake, {} left", coins(seat.put_in()), seat.money));
  }
  return line_of(shown);
}

std::string words_of(const notation::Bet& bet) {
  if (bet.sort == notation::Bet::Sort::fold) return " folds";
  return bet.sort == notation::Bet::Sort::raise ? fmt::format(" raises the stake to {}", bet.amount)
                                                : " follows";
}

std::vector<Moment> bets_of(const Finding& finding, const Walk& walk) {
  const notation::BetRound& round = *finding.witness.bets;
  const int players = round.players();
  const spec::betting::Rules rules(
      rulebook::Ruleset(library().at(walk.edition), {players, {}}, walk.rules));
  spec::betting::Betting betting =
      spec::betting::begin(rules, round.dealer, round.money, round.ante);
  std::vector<Moment> moments = {{shown_of(betting, round.hands), "Step through"}};
  for (const notation::Bet& bet : round.bets) {
    const int player = betting.turn;
    betting = spec::betting::bet(rules, betting, bet);
    moments.push_back(
        {shown_of(betting, round.hands), fmt::format("Player {}{}", player, words_of(bet))});
  }
  return moments;
}

// ---- Hachi-Hachi --------------------------------------------------------------------------------

std::string shown_of(const spec::hachi::Rules& rules, const notation::HachiPosition& position) {
  Shown shown;
  for (std::size_t seat = 0; seat < position.captured.size(); ++seat) {
    shown.zones += zone(fmt::format("c{}", seat), position.captured[seat]);
  }
  if (position.drawn) shown.zones += fmt::format("d:{} ", position.drawn->code());
  shown.zones += zone("f", position.field);
  for (std::size_t seat = 0; seat < position.hands.size(); ++seat) {
    shown.zones += zone(fmt::format("h{}", seat), position.hands[seat]);
  }
  for (std::size_t seat = 0; seat < position.match.money.size(); ++seat) {
    std::string purse;
    // Who has passed has no cards.
    const auto pile = seat < position.captured.size() ? position.captured[seat] : cards::CardSet();
    for (const auto& combo : spec::hachi::captured_combos(rules, pile)) {
      purse += fmt::format("{} {}, ", reports::named_yaku(combo.id), combo.points);
    }
    shown.purses.push_back(fmt::format("{}{} in hand", purse, position.match.money[seat]));
  }
  shown.stock = std::to_string(position.stock.size());
  return line_of(shown);
}

std::vector<Moment> rounds_of(const Finding& finding, const Walk& walk) {
  const notation::HachiRound& round = *finding.witness.hachi;
  const int players = static_cast<int>(walk.start.money.size());
  const spec::hachi::Rules rules(
      rulebook::Ruleset(library().at(walk.edition), {players, {}}, walk.rules));
  notation::HachiPosition position =
      round.position ? *round.position : spec::hachi::begin(rules, round.match, round.deal);
  std::vector<Moment> moments = {{shown_of(rules, position), "Step through"}};
  for (const notation::HachiMove& move : round.line) {
    const notation::HachiPosition before = position;
    position = spec::hachi::play(rules, position, move);
    Moment moment{shown_of(rules, position), fmt::format("Player {} ", before.turn)};
    if (position.match.pot != before.match.pot) {
      moment.holds.push_back(fmt::format("The pot holds {}", position.match.pot));
    }
    for (std::size_t seat = 0; seat < position.match.money.size(); ++seat) {
      const int more = position.match.money[seat] - before.match.money[seat];
      if (more != 0) moment.holds.push_back(fmt::format("player {} {:+}", seat, more));
    }
    if (move.sort == notation::HachiMove::Sort::card) moment.holds.push_back(move.card.code());
    moments.push_back(std::move(moment));
  }
  return moments;
}

// ---- The page -----------------------------------------------------------------------------------

class ReportPageOfOtherGames : public BrowserPage {
 protected:
  // What the page shows of a finding's line: at the start, after each step on, and, by keys, on the
  // way back.
  static std::string script(const std::string& id, bool keys) {
    return fmt::format(
        R"js({{
      const walk = document.getElementById('{}').querySelector('.walk');
      const steps = walk.querySelectorAll('.steps > li').length;
      const look = () => lines.push(zones(walk) + '#' +
          [...walk.querySelectorAll('.purse')].map((each) => each.textContent).join(';') + '#' +
          (walk.querySelector('[data-stock] text')?.textContent ?? '0') + '#' +
          (walk.querySelector('.now p') ?? walk.querySelector('.now')).textContent);
      {}
    }})js",
        id,
        keys ? R"js(
      location.hash = '#' + walk.closest('article').id;
      await wait();
      look();
      for (let step = 0; step < steps; ++step) { press('ArrowRight'); look(); }
      for (let step = 0; step < steps; ++step) { press('ArrowLeft'); look(); })js"
             : R"js(
      look();
      for (let step = 0; step < steps; ++step) {
        walk.querySelector('[data-go=on]').click();
        look();
      }
      for (let step = 0; step < steps; ++step) {
        walk.querySelector('[data-go=back]').click();
        look();
      })js");
  }

  // The lines of all findings of a game in the page, held against the spec: how many moments are
  // otherwise.
  std::size_t differences(Walk::Game game, bool keys, const std::string& text) const {
    std::string all = "const lines = [];";
    std::vector<Moment> expected;
    for (const Finding& finding : page().report.findings) {
      const auto found = page().options.walks.find(finding.id);
      if (found == page().options.walks.end() || found->second.game != game) continue;
      all += script(finding.id, keys);
      const auto moments = game == Walk::Game::betting ? bets_of(finding, found->second)
                                                       : rounds_of(finding, found->second);
      EXPECT_EQ(moments.size(), found->second.steps.size() + 1) << finding.id;
      expected.insert(expected.end(), moments.begin(), moments.end());
      expected.insert(expected.end(), moments.rbegin() + 1, moments.rend());
    }
    EXPECT_GT(expected.size(), 40U);
    const auto shown = lines_after(all + "return lines;", text);
    EXPECT_EQ(shown.size(), expected.size());
    std::size_t different = 0;
    for (std::size_t i = 0; i < std::min(shown.size(), expected.size()); ++i) {
      if (fits(shown[i], expected[i])) continue;
      if (different++ == 0) first_ = fmt::format("{}\nis not\n{}", shown[i], expected[i].shown);
    }
    return different;
  }

  static bool fits(const std::string& shown, const Moment& moment) {
    const std::size_t words = shown.rfind('#');
    if (words == std::string::npos || shown.substr(0, words) != moment.shown) return false;
    const std::string now = shown.substr(words + 1);
    return now.starts_with(moment.begins) &&
           std::ranges::all_of(moment.holds, [&](const std::string& each) {
             return now.find(each) != std::string::npos;
           });
  }

  mutable std::string first_;
};

TEST_F(ReportPageOfOtherGames, CoinsAndCallsAreThoseOfTheSpecByButtons) {
  EXPECT_EQ(differences(Walk::Game::betting, false, page().text), 0U) << first_;
}

TEST_F(ReportPageOfOtherGames, CoinsAndCallsAreThoseOfTheSpecByKeys) {
  EXPECT_EQ(differences(Walk::Game::betting, true, page().text), 0U) << first_;
}

TEST_F(ReportPageOfOtherGames, CardsAndPotsOfHachiHachiAreThoseOfTheSpecByButtons) {
  EXPECT_EQ(differences(Walk::Game::hachi, false, page().text), 0U) << first_;
}

TEST_F(ReportPageOfOtherGames, CardsAndPotsOfHachiHachiAreThoseOfTheSpecByKeys) {
  EXPECT_EQ(differences(Walk::Game::hachi, true, page().text), 0U) << first_;
}

// The page with the last step of a game's first line that has the attribute robbed of it: the first
// may only lay cards into the stock, where they are face down.
std::string without(const std::string& attribute, Walk::Game game) {
  std::string text = page().text;
  for (const auto& [id, walk] : page().options.walks) {
    if (walk.game != game) continue;
    const std::size_t article = text.find(fmt::format("id=\"{}\"", id));
    const std::size_t end = text.find("</article>", article);
    const std::size_t begin = text.rfind(fmt::format(" {}=\"", attribute), end);
    if (begin == std::string::npos || begin < article) continue;
    const std::size_t value = text.find('"', begin) + 1;
    return text.erase(begin, text.find('"', value) + 1 - begin);
  }
  ADD_FAILURE() << "no step has " << attribute;
  return text;
}

TEST_F(ReportPageOfOtherGames, AStepThatLeavesItsCoinsOutShows) {
  EXPECT_GT(differences(Walk::Game::betting, false, without("data-seat0", Walk::Game::betting)),
            0U);
}

TEST_F(ReportPageOfOtherGames, AStepThatLeavesItsCardsOutShows) {
  EXPECT_GT(differences(Walk::Game::hachi, true, without("data-to", Walk::Game::hachi)), 0U);
}

}  // namespace
}  // namespace hanaproof::cli::testing::report_page_games_test
