#include <algorithm>
#include <array>

#include "model/games/position.h"
#include "model/notation/position_json.h"

namespace hanaproof::games {

namespace {

class Packer {
 public:
  void byte(int value) { key_ += static_cast<char>(value); }
  void cards(cards::CardSet set) {
    std::array<char, cards::kCards / 8> bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      bytes[i] = static_cast<char>(set.bits() >> (8 * i) & 0xFF);
    }
    key_.append(bytes.data(), bytes.size());
  }
  void number(int value) {
    byte(value & 0xFF);
    byte(value >> 8 & 0xFF);
  }
  void seat(const std::optional<int>& seat) { byte(seat ? *seat : -1); }
  template <class List, class Pack>
  void list(const List& list, Pack pack) {
    byte(static_cast<int>(list.size()));
    for (const auto& entry : list) pack(entry);
  }
  void word(const std::string& word) {
    number(static_cast<int>(word.size()));
    key_ += word;
  }
  // For so many bytes, if the key comes to no more.
  void expect(std::size_t bytes) { key_.reserve(bytes); }
  std::string take() { return std::move(key_); }

 private:
  std::string key_;
};

void pack_position(Packer& pack, const notation::Position& position) {
  constexpr std::size_t kOfSeat = 2 * cards::kCards / 8 + 7;
  constexpr std::size_t kOfAll = cards::kCards / 8 + 12;
  pack.expect(kOfSeat * position.hands.size() + kOfAll);
  for (std::size_t seat = 0; seat < position.hands.size(); ++seat) {
    pack.cards(position.hands[seat]);
    pack.cards(position.captured[seat]);
    pack.byte(position.calls[seat]);
    pack.number(position.called_at[seat]);
    pack.number(position.forfeited[seat]);
    pack.byte(position.november_played[seat] ? 1 : 0);
    std::vector<std::string> yaku = position.called_yaku[seat];
    std::ranges::sort(yaku);
    pack.list(yaku, [&](const std::string& id) { pack.word(id); });
  }
  pack.cards(position.field);
  pack.byte(static_cast<int>(position.stock.size()));
  pack.byte(position.turn);
  pack.byte(static_cast<int>(position.phase));
  pack.byte(position.drawn ? position.drawn->index() : -1);
  pack.seat(position.last_call);
  pack.byte(position.wild ? position.wild->player : -1);
  if (position.wild) {
    pack.byte(position.wild->took.index());
    pack.cards(cards::CardSet(position.wild->collected));
  }
  pack.list(position.barred, [&](cards::Month month) { pack.byte(month); });
  pack.byte(position.before_draw ? 1 : 0);
  pack.seat(position.stopped);
  pack.byte(static_cast<int>(position.deal_end));
  pack.list(position.hand_winners, [&](int seat) { pack.byte(seat); });
}

void pack_position(Packer& pack, const notation::BetPosition& position) {
  const notation::Betting& betting = position.betting.value();
  pack.list(betting.seats, [&](const notation::Stake& seat) {
    pack.number(seat.money);
    pack.number(seat.ante);
    pack.number(seat.bids);
    pack.byte(seat.folded ? 1 : 0);
  });
  pack.list(betting.auctions, [&](const notation::Auction& auction) {
    pack.byte(auction.opener);
    pack.byte(auction.last_raiser);
    pack.byte(auction.last_follower);
  });
  pack.list(betting.bids_before, [&](int bids) { pack.number(bids); });
  for (const auto* seats : {&betting.has_bid, &betting.has_raised}) {
    pack.list(*seats, [&](bool has) { pack.byte(has ? 1 : 0); });
  }
  pack.byte(betting.capped ? 1 : 0);
  pack.byte(betting.turn);
  pack.byte(betting.over ? 1 : 0);
  pack.byte(position.dealer_by_bets);
}

void pack_position(Packer& pack, notation::HachiPosition position) {
  position.edition.clear();
  position.rules.clear();
  pack.word(notation::to_json(position));
}

template <class OfAFamily>
std::string packed(const OfAFamily& position) {
  Packer pack;
  pack_position(pack, position);
  return pack.take();
}

}  // namespace

std::string key(const Position& position) {
  return std::visit([](const auto& one) { return packed(one); }, position);
}

std::string key(const notation::Position& position) { return packed(position); }

}  // namespace hanaproof::games
