#include "reports/scene.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/cards/names.h"
#include "reports/markup/listed.h"
#include "reports/wording.h"

namespace hanaproof::reports {

namespace {

using notation::Phase;
using notation::Position;

std::string times(int number) {
  if (number == 1) return "once";
  if (number == 2) return "twice";
  return fmt::format("{} times", number);
}

std::string how_it_ended(const Position& position) {
  if (position.deal_end == notation::DealEnd::void_deal) return "The deal is void";
  if (position.deal_end == notation::DealEnd::hand_win) {
    return fmt::format("The cards dealt decide the round: seat {}",
                       fmt::join(position.hand_winners, ", "));
  }
  if (position.stopped) return fmt::format("Player {} has ended the round", *position.stopped);
  return "The round has been played out";
}

std::string who_decides(const Position& position) {
  const std::string player = fmt::format("Player {}", position.turn);
  switch (position.phase) {
    case Phase::play:
      return player + " plays a card";
    case Phase::choose:
      return player + " has drawn a card and chooses what it takes";
    case Phase::call:
      return player + " may go on or stop";
    case Phase::declare:
      return player + " may object to the wildcard";
    default:
      return how_it_ended(position);
  }
}

void add_calls(const Position& position, std::vector<std::string>& facts) {
  for (std::size_t seat = 0; seat < position.calls.size(); ++seat) {
    const int calls = position.calls[seat];
    if (calls == 0) continue;
    std::string fact = fmt::format("Player {} has called koi-koi {}", seat, times(calls));
    const int points = seat < position.called_at.size() ? position.called_at[seat] : 0;
    if (points > 0) fact += fmt::format(", last with yaku worth {}", points);
    facts.push_back(fact);
  }
  for (std::size_t seat = 0; seat < position.forfeited.size(); ++seat) {
    if (position.forfeited[seat] == 0) continue;
    facts.push_back(fmt::format("Player {} has lost {} points of yaku to an opponent's yaku", seat,
                                position.forfeited[seat]));
  }
}

void add_wildcard(const Position& position, std::vector<std::string>& facts) {
  if (position.wild) {
    facts.push_back(fmt::format("Player {} played the lightning on {}", position.wild->player,
                                named(position.wild->took)));
  }
  for (const cards::Month month : position.barred) {
    facts.push_back(fmt::format("The wildcard may not go for {}", cards::flower(month)));
  }
}

void add_agreements(const Position& position, std::vector<std::string>& facts) {
  if (position.teams != Position::empty(position.edition, position.players).teams) {
    facts.push_back(fmt::format("Teams by seat: {}", fmt::join(position.teams, ", ")));
  }
  if (position.deck != cards::CardSet::all()) {
    facts.push_back(fmt::format("A small game of {} cards", position.deck.size()));
  }
  for (const auto& [topic, answer] : position.rules) {
    facts.push_back(fmt::format("Played with {} = {}", topic, answer));
  }
}

void add_row(Scene& scene, std::string row_label, const cards::CardSet& set, int group) {
  if (!set.empty()) scene.rows.push_back({std::move(row_label), set.cards(), group});
}

void add_seat(Scene& scene, const Position& position, std::size_t seat) {
  const int group = static_cast<int>(seat);
  add_row(scene, fmt::format("Player {}'s hand", seat), position.hands[seat], group);
  if (seat < position.captured.size()) {
    add_row(scene, fmt::format("Captured by player {}", seat), position.captured[seat], group);
  }
}

void add_pile(const checker::Witness& witness, Scene& scene) {
  const bool hand = witness.situation == checker::Situation::hand;
  add_row(scene, hand ? "The hand" : "Captured", witness.pile, 0);
  if (witness.own_calls > 0) {
    scene.facts.push_back(
        fmt::format("The player has called koi-koi {}", times(witness.own_calls)));
  }
  if (witness.opponent_called) scene.facts.push_back("An opponent has called koi-koi");
}

void add_drawn(const checker::Witness& witness, Scene& scene) {
  for (std::size_t seat = 0; seat < witness.drawn.size(); ++seat) {
    scene.rows.push_back({fmt::format("Player {} draws", seat), {witness.drawn[seat]}, kMiddle});
  }
}

void add_match(const checker::Witness& witness, Scene& scene) {
  for (std::size_t seat = 0; seat < witness.totals.size(); ++seat) {
    std::string fact = fmt::format("Player {} has {} points", seat, witness.totals[seat]);
    if (seat < witness.won.size()) {
      fact += fmt::format(" and has won {}",
                          counted(static_cast<std::size_t>(witness.won[seat]), "round"));
    }
    scene.facts.push_back(fact);
  }
}

void add_bets(const checker::Witness& witness, Scene& scene) {
  if (!witness.bets) return;
  const notation::BetRound& round = *witness.bets;
  for (std::size_t seat = 0; seat < round.hands.size(); ++seat) {
    add_row(scene, fmt::format("Player {}'s hand", seat), round.hands[seat],
            static_cast<int>(seat));
  }
  std::vector<std::string> bets;
  for (std::size_t i = 0; i < round.bets.size(); ++i) {
    const std::string who =
        i < round.seats.size() ? fmt::format("player {} ", round.seats[i]) : std::string();
    bets.push_back(who + round.bets[i].text());
  }
  scene.facts.push_back(fmt::format("Player {} deals", round.dealer));
  scene.facts.push_back(fmt::format("Coins at first: {}; starting stake: {}",
                                    fmt::join(round.money, ", "), round.ante));
  scene.facts.push_back(bets.empty() ? std::string("Nobody has bet yet")
                                     : fmt::format("The bets in turn: {}", fmt::join(bets, ", ")));
}

// ---- Hachi-Hachi --------------------------------------------------------------------------------

void add_fields(const checker::Witness& witness, Scene& scene) {
  for (std::size_t round = 0; round < witness.fields.size(); ++round) {
    scene.rows.push_back({fmt::format("Lights on the field of round {}", round + 1),
                          witness.fields[round].cards(), kMiddle});
  }
}

void add_match_facts(const notation::HachiMatch& match, std::vector<std::string>& facts) {
  facts.push_back(
      fmt::format("Round {} of {}; player {} deals", match.round, match.rounds, match.dealer));
  facts.push_back(fmt::format("Points in hand: {}", fmt::join(match.money, ", ")));
  if (std::ranges::any_of(match.debt, [](int debt) { return debt > 0; })) {
    facts.push_back(fmt::format("Debts: {}", fmt::join(match.debt, ", ")));
  }
  if (match.pot > 0) facts.push_back(fmt::format("The pot holds {}", match.pot));
  if (match.waiting.empty()) return;
  facts.push_back("Fields that wait: " +
                  listed(match.waiting, ", ", [](auto sort) { return name(sort); }));
}

void add_hachi_deal(const notation::HachiDeal& deal, Scene& scene) {
  for (std::size_t seat = 0; seat < deal.hands.size(); ++seat) {
    const bool blank = deal.blank && static_cast<std::size_t>(*deal.blank) == seat;
    add_row(scene, fmt::format("Player {}'s hand{}", seat, blank ? " with the blank card" : ""),
            deal.hands[seat], static_cast<int>(seat));
  }
  add_row(scene, "Field", deal.field, kMiddle);
}

std::string_view stance_text(notation::Stance stance) {
  constexpr std::array<std::string_view, 5> kTexts = {"has not yet decided", "stays", "has passed",
                                                      "has been chased", "holds the blank card"};
  return kTexts[static_cast<std::size_t>(stance)];
}

void add_hachi_position(const notation::HachiPosition& position, Scene& scene) {
  scene.rows.push_back({"Field", position.field.cards(), kMiddle});
  if (position.drawn) scene.rows.push_back({"Drawn", {*position.drawn}, kMiddle});
  for (std::size_t seat = 0; seat < position.hands.size(); ++seat) {
    const int group = static_cast<int>(seat);
    add_row(scene, fmt::format("Player {}'s hand", seat), position.hands[seat], group);
    add_row(scene, fmt::format("Captured by player {}", seat), position.captured[seat], group);
    std::vector<std::string> parts;
    if (position.stances[seat] != notation::Stance::open) {
      parts.emplace_back(stance_text(position.stances[seat]));
    }
    if (position.oya == group) parts.emplace_back("is oya");
    if (!position.shown[seat].empty()) {
      parts.push_back(fmt::format("has shown {}", fmt::join(position.shown[seat], " with ")));
    }
    if (position.sage[seat]) parts.emplace_back("has said sage");
    if (position.cancelled[seat]) parts.emplace_back("has cancelled sage");
    if (!parts.empty()) {
      scene.facts.push_back(fmt::format("Player {} {}", seat, fmt::join(parts, " and ")));
    }
  }
  scene.stock = position.stock;
  scene.facts.push_back(fmt::format("A {} field", name(position.sort)));
  if (position.mizu_ten) {
    scene.facts.push_back(fmt::format("Player {} has declared mizu-ten", position.dealt_by));
  }
}

void mark_cards(const notation::Move& move, Scene& scene) {
  if (move.sort == notation::Move::Sort::card)
    scene.marked = move.takes | cards::CardSet{move.card};
}

void add_hachi(const checker::Witness& witness, Scene& scene) {
  if (!witness.hachi) return;
  const notation::HachiRound& round = *witness.hachi;
  const auto& position = round.at ? round.at : round.position;
  add_match_facts(position ? position->match : round.match, scene.facts);
  if (position) {
    add_hachi_position(*position, scene);
  } else {
    add_hachi_deal(round.deal, scene);
  }
  if (round.line.empty()) return;
  scene.facts.push_back("The move: " + round.line.back().text());
  mark_cards(round.line.back(), scene);
}

}  // namespace

Scene scene_of(const Position& position) {
  Scene scene;
  // The first player faces the others across the field.
  add_seat(scene, position, 0);
  scene.rows.push_back({"Field", position.field.cards(), kMiddle});
  if (position.drawn) scene.rows.push_back({"Drawn", {*position.drawn}, kMiddle});
  for (std::size_t seat = 1; seat < position.hands.size(); ++seat) add_seat(scene, position, seat);
  scene.stock = position.stock;
  scene.facts = {fmt::format("Player {} deals", position.dealer), who_decides(position)};
  add_calls(position, scene.facts);
  add_wildcard(position, scene.facts);
  add_agreements(position, scene.facts);
  return scene;
}

Scene scene_of(const checker::Witness& witness) {
  Scene scene = witness.position ? scene_of(*witness.position) : Scene{};
  add_drawn(witness, scene);
  add_pile(witness, scene);
  add_match(witness, scene);
  add_bets(witness, scene);
  add_fields(witness, scene);
  add_hachi(witness, scene);
  if (witness.move) {
    scene.facts.push_back("The move: " + describe(*witness.move));
    mark_cards(*witness.move, scene);
  }
  return scene;
}

}  // namespace hanaproof::reports
