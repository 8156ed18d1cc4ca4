#include "checker/engines/protocol/messages.h"

#include <algorithm>

namespace hanaproof::protocol {

std::string_view name(Do what) { return kNames[static_cast<std::size_t>(what)]; }

bool Hello::does_it(Do what) const {
  const auto says = [this](Do one) {
    return std::ranges::find(does, protocol::name(one)) != does.end();
  };
  if (says(what)) return true;
  if (what != Do::moves && what != Do::play && what != Do::score) return what == Do::hello;
  return !says(Do::moves) && !says(Do::play) && !says(Do::score) && !says(Do::replay);
}

}  // namespace hanaproof::protocol
