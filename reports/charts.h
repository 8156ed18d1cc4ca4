// What the page of a report plots beside the findings, as data.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "model/cards/card.h"
#include "reports/document/document.h"

namespace hanaproof::reports {

// Deals in which best play is offered a call, by what the first should be answered.
struct FirstCalls {
  std::uint64_t koi_koi = 0;  // to stop is worth less
  std::uint64_t stop = 0;     // to go on is
  std::uint64_t either = 0;
  friend bool operator==(const FirstCalls&, const FirstCalls&) = default;
};

// The values of the deals of a small deck, as a report shows them.
struct EndgameTable {
  std::string edition;
  std::string deck;  // codes of its cards
  int hand = 0;      // cards in each hand, on the field, in the stock
  int field = 0;
  int stock = 0;
  // How many deals have each value for the player who begins, when both play best and every card is
  // known.
  std::map<int, std::uint64_t> values;
  FirstCalls first_calls = {};
  std::uint64_t all = 0;  // deals of the deck; those looked at may be fewer
  // The command of an earlier run that these are from; empty: worked out for this report.
  std::string recorded = {};
};

// Deals by who comes out ahead; the sum of all values.
struct EndgameSummary {
  std::uint64_t deals = 0;
  std::uint64_t won = 0;
  std::uint64_t even = 0;
  std::uint64_t lost = 0;
  std::int64_t sum = 0;
};
EndgameSummary summarise(const EndgameTable& table);

// "26.5 %" of the deals looked at; "26.51 ± 0.01 %" where they stand for all (95 %).
std::string share_text(const EndgameTable& table, std::uint64_t deals);
// "59,875,200", or "180,000,000 of 1,676,106,432,000".
std::string looked_at_text(const EndgameTable& table);

// "value_for_first_player,deals" and a line for each value.
std::string to_csv(const EndgameTable& table);

// How often the combos of a hand are made, as the page of a report shows them.
struct HandChart {
  struct Combo {
    std::string id;
    std::string type;         // "dreg", "suit"
    std::string kan;          // "2 to 4"
    std::uint64_t hands = 0;  // that make it
  };
  std::string edition;
  int cards = 7;            // in a hand
  std::uint64_t hands = 0;  // all of them
  std::vector<Combo> combos;
  std::map<int, std::uint64_t> kan;  // hands by what they are worth
};

// "what,which,hands,all" and a line for each combo and each worth.
std::string to_csv(const HandChart& table);

// The sorts of field over a match of Hachi-Hachi, as a report shows them.
struct FieldOdds {
  // Chances, 0 to 1, of the field that is played in a round, and that any waits after it.
  struct Round {
    double small = 0, twofold = 0, grand = 0;
    double waits = 0;
  };
  // Another answer, and what it leaves after the last round.
  struct Reading {
    std::string name;
    double waits = 0;
    double extra_rounds = 0;  // in the mean, to play all that wait
  };

  std::string edition;
  int players = 0;
  std::vector<Round> rounds;
  std::vector<Reading> readings;  // the rules as they are first
};

// What each hand of two cards is worth against one opponent, as the page of a report shows it.
struct PotChart {
  std::vector<std::string> editions;  // all whose tables are this one
  std::vector<cards::Card> deck;
  // For the cards at two different places of the deck, in either order: the share of the pot, from
  // 0 to 1, that comes to the hand in the mean, exact. Rows and columns are places.
  std::vector<std::vector<double>> shares;
  std::vector<std::vector<std::string>> names;  // "pair-10", "points-7"; as the shares
};

// How many piles of captured cards are worth what, as the page of a report plots it.
struct ScoreChart {
  std::string edition;
  std::map<int, std::string> piles;  // points -> number of piles, decimal
  std::string all;                   // all piles that can be captured, decimal
};

// How far the editions of a game are from each other, as the page of a report shows it.
// What a distance leaves open.
struct Mark {
  char sign;
  std::string_view meaning;
};
inline constexpr std::array<Mark, 3> kMarks = {
    {{'~', "smaller sets were not all tried; none of the clauses can be left out by itself"},
     {'?', "some clause may be left out by itself; there may be a smaller set"},
     {'+', "more may be needed: some answers could not be compared, or show together"}}};

struct Family {
  // Two editions that are neighbours in the tree.
  struct Link {
    std::size_t a = 0;  // places in `editions`
    std::size_t b = 0;
    std::vector<std::string> topics = {};  // whose answers separate them; as many as the distance
  };
  struct Distance {
    int clauses = 0;         // to change
    std::string marks = {};  // signs of kMarks
  };
  std::string game;                              // "koi-koi"
  std::string scope;                             // "2 players"
  std::vector<std::string> editions;             // ids
  std::vector<std::vector<Distance>> distances;  // by places in `editions`: from, to
  std::vector<Link> links;                       // of the family tree: one fewer than editions
  std::string svg;                               // a drawing of the tree, a whole <svg> element
};

// What an audit says of an edition, as a report shows it.
struct EditionAudit {
  std::string edition;  // id
  std::string scope;    // "2 players"
  Document parts = {};  // without a title
};

}  // namespace hanaproof::reports
