#include "tests/toy/pairs.h"

#include <array>

#include "checker/games/registry.h"
#include "model/cards/dice.h"
#include "model/cards/seat.h"
#include "model/notation/position_json.h"
#include "model/spec/games/game.h"
#include "tests/books.h"

namespace hanaproof::pairs {

using cards::at;
using cards::Card;
using cards::CardSet;
using games::Move;
using games::Score;
using notation::Position;

namespace {

constexpr int kPlayers = 2;

const Position& of(const games::Position& any) { return std::get<Position>(any); }

Score score_of(const Position& position) {
  Score score;
  score.yaku.resize(kPlayers);
  for (const CardSet pile : position.captured) score.points.push_back(pile.size());
  if (position.phase != notation::Phase::over) return score;
  score.result = score.points;
  const int more = score.points[0] - score.points[1];
  score.payment = {more, -more};
  return score;
}

// The specification: the rules as they are written.
class SpecState : public games::State {
 public:
  SpecState(const spec::Rules& rules, Position position)
      : rules_(rules), any_(std::move(position)) {}

  std::vector<Move> moves() const override {
    std::vector<Move> moves;
    for (const Card card : of(any_).hands[at(of(any_).turn)]) {
      const CardSet matches = of(any_).field & CardSet::month(card.month());
      const bool all = matches.size() == 3 && rules_.capture_played_three.is("all");
      if (all || matches.empty()) moves.push_back(Move::play(card, matches));
      if (all) continue;
      for (const Card match : matches) moves.push_back(Move::play(card, {match}));
    }
    return moves;
  }

  std::unique_ptr<State> after(const Move& move) const override {
    const auto legal = moves();
    if (std::ranges::find(legal, move) == legal.end()) throw games::IllegalMove(move.text());
    Position next = of(any_);
    next.hands[at(next.turn)].erase(move.card);
    if (move.takes.empty()) {
      next.field.insert(move.card);
    } else {
      next.field -= move.takes;
      next.captured[at(next.turn)] |= move.takes | CardSet{move.card};
    }
    next.turn = 1 - next.turn;
    if (next.hands[at(next.turn)].empty()) next.phase = notation::Phase::over;
    return std::make_unique<SpecState>(rules_, std::move(next));
  }

  const games::Position& position() const override { return any_; }
  Score score() const override { return score_of(of(any_)); }

 private:
  const spec::Rules& rules_;
  games::Position any_;
};

class Spec : public spec::CapturingGame {
 public:
  using GameOf::GameOf;
  std::unique_ptr<games::State> open(const games::Position& laid_out) const override {
    return at(laid_out);
  }
  std::unique_ptr<games::State> at(const games::Position& position) const override {
    return std::make_unique<SpecState>(asked(), of(position));
  }
};

// The engine: bits, and no rule code of the specification.
struct Board {
  std::array<std::uint64_t, kPlayers> hand{};
  std::array<std::uint64_t, kPlayers> pile{};
  std::uint64_t field = 0;
  std::size_t turn = 0;
};

class EngineState : public games::State {
 public:
  EngineState(bool takes_three, bool faulty, Board board, Position shown)
      : takes_three_(takes_three), faulty_(faulty), board_(board), any_(std::move(shown)) {}

  std::vector<Move> moves() const override {
    std::vector<Move> moves;
    for (std::uint64_t rest = board_.hand[board_.turn]; rest != 0; rest &= rest - 1) {
      const int index = std::countr_zero(rest);
      std::uint64_t matches = board_.field & (std::uint64_t{0xF} << (index / 4 * 4));
      const bool all = takes_three_ && std::popcount(matches) == 3;
      if (matches == 0 || all)
        moves.push_back(Move::play(Card::at(index), CardSet::from_bits(matches)));
      for (; matches != 0 && !all; matches &= matches - 1) {
        moves.push_back(Move::play(Card::at(index), CardSet::from_bits(matches & (~matches + 1))));
      }
    }
    return moves;
  }

  std::unique_ptr<State> after(const Move& move) const override {
    Board next = board_;
    const std::uint64_t played = CardSet{move.card}.bits();
    std::uint64_t taken = move.takes.bits();
    if (faulty_ && std::popcount(taken) == 3) taken &= taken - 1;
    next.hand[board_.turn] ^= played;
    next.field ^= taken == 0 ? played : taken;
    if (taken != 0) next.pile[board_.turn] |= taken | played;
    next.turn = 1 - board_.turn;
    return std::make_unique<EngineState>(takes_three_, faulty_, next, shown(next));
  }

  const games::Position& position() const override { return any_; }
  Score score() const override { return score_of(of(any_)); }

 private:
  Position shown(const Board& board) const {
    Position position = of(any_);
    for (std::size_t seat = 0; seat < kPlayers; ++seat) {
      position.hands[seat] = CardSet::from_bits(board.hand[seat]);
      position.captured[seat] = CardSet::from_bits(board.pile[seat]);
    }
    position.field = CardSet::from_bits(board.field);
    position.turn = static_cast<int>(board.turn);
    if (board.hand[board.turn] == 0) position.phase = notation::Phase::over;
    return position;
  }

  bool takes_three_;
  bool faulty_;
  Board board_;
  games::Position any_;
};

class Engine : public games::Game {
 public:
  Engine(rulebook::Ruleset rules, bool faulty) : rules_(std::move(rules)), faulty_(faulty) {}
  const rulebook::Ruleset& rules() const override { return rules_; }
  std::unique_ptr<games::State> open(const games::Position& laid_out) const override {
    return at(laid_out);
  }
  std::unique_ptr<games::State> at(const games::Position& any) const override {
    const Position& position = of(any);
    Board board{.field = position.field.bits(), .turn = cards::at(position.turn)};
    for (std::size_t seat = 0; seat < kPlayers; ++seat) {
      board.hand[seat] = position.hands[seat].bits();
      board.pile[seat] = position.captured[seat].bits();
    }
    return std::make_unique<EngineState>(rules_.is("capture.played.three", "all"), faulty_, board,
                                         position);
  }

 private:
  rulebook::Ruleset rules_;
  bool faulty_;
};

// Hands of so many cards from the front of the deck, the rest on the field.
Position dealt(const rulebook::Ruleset& rules, const std::vector<Card>& deck, int hand) {
  Position position = Position::empty(rules.edition().id, kPlayers);
  position.deck = CardSet(deck);
  for (std::size_t i = 0; i < deck.size(); ++i) {
    const auto seat = static_cast<int>(i) / hand;
    (seat < kPlayers ? position.hands[at(seat)] : position.field).insert(deck[i]);
  }
  return position;
}

class RandomRound : public games::Playout {
 public:
  RandomRound(const rulebook::Ruleset& rules, std::uint64_t seed) : rules_(rules), dice_(seed) {}
  std::optional<games::Position> deal(const games::Position* last) override {
    if (last) return std::nullopt;
    auto deck = (CardSet::month(1) | CardSet::month(2) | CardSet::month(3)).cards();
    dice_.shuffle(deck);
    return dealt(rules_, deck, 4);
  }
  Move choose(const games::Position&, const std::vector<Move>& legal) override {
    return legal[at(dice_.roll(static_cast<int>(legal.size())))];
  }

 private:
  const rulebook::Ruleset& rules_;
  cards::Dice dice_;
};

// Two cards a hand of a deck of seven: every deal.
class SevenCards : public games::SmallGame {
 public:
  explicit SevenCards(const rulebook::Ruleset& rules) : rules_(rules) {}
  std::string name() const override { return "seven cards"; }
  std::uint64_t starts() const override { return 5040; }
  const rulebook::Ruleset& rules() override { return rules_; }
  games::Line start(std::uint64_t number) override {
    auto deck = CardSet::parse("11 12 13 14 21 22 23").value().cards();
    for (std::uint64_t left = deck.size(); left > 1; number /= left--) {
      std::swap(deck[left - 1], deck[number % left]);
    }
    return {.start = dealt(rules_, deck, 2), .laid_out = true};
  }

 private:
  const rulebook::Ruleset& rules_;
};

class Pairs : public games::Family {
 public:
  std::string name() const override { return "pairs"; }
  void validate(const games::Game&, const games::Position& any) const override {
    const Position& position = of(any);
    std::vector<CardSet> places(position.hands.begin(), position.hands.end());
    places.insert(places.end(), position.captured.begin(), position.captured.end());
    places.push_back(position.field);
    CardSet seen;
    int cards = 0;
    for (const CardSet place : places) seen |= place, cards += place.size();
    const bool over = position.hands[at(position.turn)].empty();
    const int ahead =
        position.hands[at(position.turn)].size() - position.hands[at(1 - position.turn)].size();
    if (position.players != kPlayers || seen != position.deck || cards != position.deck.size() ||
        over != (position.phase == notation::Phase::over) || ahead < 0 || ahead > 1) {
      throw notation::NotationError("position: the cards are not those of a game of pairs");
    }
  }
  std::string displaced(const games::Position& before,
                        const games::Position& after) const override {
    return games::capturing().displaced(before, after);
  }
  std::unique_ptr<games::Playout> playout(const games::Game& spec,
                                          std::uint64_t seed) const override {
    return std::make_unique<RandomRound>(spec.rules(), seed);
  }
  std::vector<std::unique_ptr<games::SmallGame>> small_games(
      const rulebook::Ruleset& rules) const override {
    std::vector<std::unique_ptr<games::SmallGame>> games;
    games.push_back(std::make_unique<SevenCards>(rules));
    return games;
  }
};

}  // namespace

games::AddedGame game(bool faulty) {
  static const Pairs family;
  return {
      family, [](const rulebook::Ruleset& rules) { return std::make_unique<Spec>(rules); },
      [faulty](const rulebook::Ruleset& rules) { return std::make_unique<Engine>(rules, faulty); }};
}

const rulebook::Library& library() {
  static const rulebook::Library editions = [] {
    games::add("pairs", game());
    return rulebook::Library({{"pairs.toml",
                               "id = \"pairs.en\"\ntitle = \"Pairs\"\ngame = \"pairs\"\n"
                               "language = \"en\"\nplayers = [2]\n" +
                                   books::clause("capture.played.three", "\"all\"")}});
  }();
  return editions;
}

}  // namespace hanaproof::pairs
