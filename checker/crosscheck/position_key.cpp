#include "checker/crosscheck/position_key.h"

namespace hanaproof::crosscheck {

namespace {

class Packer {
 public:
  void byte(int value) { key_ += static_cast<char>(value); }
  void cards(cards::CardSet set) {
    for (int shift = 0; shift < cards::kCards; shift += 8) {
      key_ += static_cast<char>(set.bits() >> shift & 0xFF);
    }
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
    byte(static_cast<int>(word.size()));
    key_ += word;
  }
  std::string take() { return std::move(key_); }

 private:
  std::string key_;
};

}  // namespace

std::string position_key(const notation::Position& position) {
  Packer pack;
  for (std::size_t seat = 0; seat < position.hands.size(); ++seat) {
    pack.cards(position.hands[seat]);
    pack.cards(position.captured[seat]);
    pack.byte(position.calls[seat]);
    pack.number(position.called_at[seat]);
    pack.number(position.forfeited[seat]);
    pack.byte(position.november_played[seat] ? 1 : 0);
    pack.list(position.called_yaku[seat], [&](const std::string& id) { pack.word(id); });
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
  return pack.take();
}

}  // namespace hanaproof::crosscheck
