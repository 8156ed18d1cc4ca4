// What a position of Hachi-Hachi is worth, so far or in the end (docs/engine-protocol.md).
#pragma once

#include "model/notation/hachi_position.h"
#include "model/spec/hachi/rules.h"
#include "model/spec/settle.h"

namespace hanaproof::spec::hachi {

// Per seat the captured combos, in kan, and the points of the captured cards. When the round is
// over `result` is what hand combos, four and three and the reckoning brought; there is no payment:
// money stands in the position.
spec::Score score(const Rules& rules, const notation::HachiPosition& position);

}  // namespace hanaproof::spec::hachi
