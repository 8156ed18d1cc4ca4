#include "checker/engines/client/subjects.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "checker/engines/client/board.h"
#include "checker/engines/client/request.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"

namespace hanaproof::client {

using cards::Card;
using cards::CardSet;
using crosscheck::Board;
using notation::Move;
using notation::Position;
using protocol::BetPosition;
using protocol::Do;
using protocol::Request;

namespace {

// Why no play can have led from one position to the other: cards that are not those of the deck,
// or another game. Empty where nothing is wrong.
std::string impossible(const Position& before, const Position& after) {
  if (after.edition != before.edition) return "another edition";
  if (after.rules != before.rules) return "other rules";
  if (after.players != before.players) return "another number of players";
  if (after.dealer != before.dealer) return "another dealer";
  if (after.deck != before.deck) return "another deck";
  CardSet seen;
  std::string wrong;
  const auto place = [&](Card card) {
    if (seen.contains(card)) wrong = "card " + card.code() + " is there twice";
    seen.insert(card);
  };
  for (const auto* piles : {&after.hands, &after.captured}) {
    for (const CardSet& pile : *piles) {
      for (const Card card : pile) place(card);
    }
  }
  for (const Card card : after.field) place(card);
  for (const Card card : after.stock) place(card);
  if (after.drawn) place(*after.drawn);
  if (!wrong.empty()) return wrong;
  if (const CardSet lost = after.deck - seen; !lost.empty()) return "lost: " + lost.codes();
  if (const CardSet more = seen - after.deck; !more.empty()) {
    return "not in the deck: " + more.codes();
  }
  return {};
}

using PlayBoard = ClientBoard<Board, Position, Move>;

class ClientSubject : public crosscheck::Subject {
 public:
  ClientSubject(Engine& engine, const rulebook::Ruleset& rules) : engine_(engine), rules_(rules) {}

  std::unique_ptr<Board> open(const Position& dealt) const override {
    if (!engine_.does_open()) return at(spec::open(rules_, dealt));
    Position laid_out = dealt;
    laid_out.phase = notation::Phase::play;
    return PlayBoard(engine_, laid_out, impossible).reached(request(Do::open, laid_out));
  }

  std::unique_ptr<Board> at(const Position& position) const override {
    return std::make_unique<PlayBoard>(engine_, position, impossible);
  }

  std::uint64_t perft(const Position& position, int depth) const override {
    return count(*at(position), depth);
  }

 private:
  static std::uint64_t count(const Board& board, int depth) {
    if (depth == 0) return 1;
    const auto moves = board.moves();
    if (depth == 1) return moves.size();
    std::uint64_t nodes = 0;
    for (const Move& move : moves) nodes += count(*board.after(move), depth - 1);
    return nodes;
  }

  Engine& engine_;
  spec::Rules rules_;
};

// Two plain hands of two cards a seat, for rounds in which cards play no part.
std::vector<CardSet> some_hands(const spec::betting::Rules& rules) {
  const std::vector<Card> deck = spec::betting::deck(rules).cards();
  return spec::betting::deal(rules.players(), 0, deck);
}

class ClientBetBoard : public crosscheck::BetBoard {
 public:
  ClientBetBoard(Engine& engine, BetPosition position)
      : engine_(engine), position_(std::move(position)) {}

  std::vector<notation::Bet> bets() const override {
    std::vector<notation::Bet> bets;
    const auto reply = engine_.ask(request(Do::moves, position_));
    for (const std::string& text : std::get<protocol::Moves>(reply).moves) {
      const auto bet = notation::Bet::parse(text);
      if (!bet) engine_.blame(Fault::illegal_move, fmt::format("\"{}\" is no bet", text));
      bets.push_back(*bet);
    }
    return bets;
  }

  spec::betting::Betting betting() const override {
    const protocol::BetStanding& standing = *position_.standing;
    spec::betting::Betting betting;
    betting.dealer = position_.round.dealer;
    betting.over = standing.over;
    betting.turn = standing.turn;
    for (std::size_t seat = 0; seat < standing.left.size(); ++seat) {
      betting.seats.push_back(
          {standing.left[seat], standing.put_in[seat], 0, standing.folded[seat]});
    }
    return betting;
  }

  int dealer_by_bets() const override { return spec::betting::kNobody; }
  bool is_outline() const override { return true; }

  std::unique_ptr<crosscheck::BetBoard> after(const notation::Bet& bet) const override {
    return reached(request(Do::play, position_, bet.text()), bet);
  }

  crosscheck::BetEnd end(const std::vector<CardSet>& hands) const override {
    BetPosition dealt = position_;
    dealt.round.hands = hands;
    const auto body = engine_.ask(request(Do::score, dealt));
    const auto& score = std::get<games::Score>(body);
    if (score.payment.empty())
      engine_.blame(Fault::garbage, "the round is over, but nothing is paid");
    crosscheck::BetEnd end;
    end.showdown = {score.winners, score.multiplier};
    end.settlement = {score.money, score.carried, score.replay, score.winners, score.excluded};
    end.next_dealer = score.next_dealer.value_or(spec::betting::kNobody);
    return end;
  }

  // What a request leads to: the same round with that bet, if any, at its end.
  std::unique_ptr<crosscheck::BetBoard> reached(Request step,
                                                std::optional<notation::Bet> bet) const {
    const auto any = std::get<protocol::AnyPosition>(engine_.ask(std::move(step)));
    const auto* next = std::get_if<BetPosition>(&any);
    if (!next || !next->standing) {
      engine_.blame(Fault::illegal_successor, "expected a position with turn, left and put_in");
    }
    BetPosition expected = position_;
    if (bet) expected.round.bets.push_back(*bet);
    expected.standing = next->standing;
    if (!(expected == *next)) {
      engine_.blame(Fault::illegal_successor, "the round is not the one asked about");
    }
    return std::make_unique<ClientBetBoard>(engine_, *next);
  }

 private:
  Engine& engine_;
  BetPosition position_;
};

class ClientBetSubject : public crosscheck::BetSubject {
 public:
  ClientBetSubject(Engine& engine, const rulebook::Ruleset& rules)
      : engine_(engine), rules_(rules) {}

  std::unique_ptr<crosscheck::BetBoard> begin(const notation::BetRound& round) const override {
    BetPosition position{rules_.ruleset().edition().id, rules_.ruleset().changes(), round, {}};
    position.round.bets.clear();
    if (position.round.hands.empty()) position.round.hands = some_hands(rules_);
    if (engine_.does_open()) {
      const ClientBetBoard laid_out(engine_, position);
      return laid_out.reached(request(Do::open, position), std::nullopt);
    }
    position.standing =
        standing(spec::betting::begin(rules_, round.dealer, round.money, round.ante));
    return std::make_unique<ClientBetBoard>(engine_, position);
  }

 private:
  static protocol::BetStanding standing(const spec::betting::Betting& betting) {
    protocol::BetStanding standing;
    standing.over = betting.over;
    standing.turn = betting.over ? betting.dealer : betting.turn;
    for (const spec::betting::Stake& seat : betting.seats) {
      standing.left.push_back(seat.money);
      standing.put_in.push_back(seat.put_in());
      standing.folded.push_back(seat.folded);
    }
    return standing;
  }

  Engine& engine_;
  spec::betting::Rules rules_;
};

}  // namespace

std::unique_ptr<crosscheck::Subject> subject(Engine& engine, const rulebook::Ruleset& rules) {
  return std::make_unique<ClientSubject>(engine, rules);
}

std::unique_ptr<crosscheck::BetSubject> bet_subject(Engine& engine,
                                                    const rulebook::Ruleset& rules) {
  return std::make_unique<ClientBetSubject>(engine, rules);
}

}  // namespace hanaproof::client
