#include "model/rulebook/packets.h"

namespace hanaproof::rulebook {

DealtCards dealt_by(const Value& packets) {
  DealtCards dealt;
  for (const Value& packet : *packets.list()) {
    (*packet.field("to") == "field" ? dealt.field : dealt.hand) += *packet.field("cards")->number();
  }
  return dealt;
}

Value packets_of(const DealtCards& dealt) {
  Value::List packets;
  const auto add = [&](const char* to, std::int64_t cards) {
    if (cards > 0) packets.push_back(Value::Record{{"to", to}, {"cards", cards}});
  };
  for (const int rest : {0, 1}) {
    add("each", (dealt.hand + rest) / 2);
    add("field", (dealt.field + rest) / 2);
  }
  return packets;
}

}  // namespace hanaproof::rulebook
