#include "model/spec/packets.h"

#include <algorithm>
#include <utility>

namespace hanaproof::spec {

rulebook::Ruleset with_packets_in_order(const rulebook::Ruleset& rules) {
  const rulebook::Value& packets = rules["deal.packets"];
  rulebook::Value::List list = *packets.list();
  std::sort(list.begin(), list.end());
  rulebook::Value sorted(std::move(list));
  return sorted == packets ? rules : rules.with("deal.packets", std::move(sorted));
}

}  // namespace hanaproof::spec
