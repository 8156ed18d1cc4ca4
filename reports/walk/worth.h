// What a step makes of yaku, points and money, in words.
#pragma once

#include <string_view>

#include "reports/walk/writer.h"

namespace hanaproof::reports {

// Yaku that were not there before; `unit` is what they count in.
void tell_made(const checker::Stage& before, const checker::Stage& after, std::string_view unit,
               Writer& out);
// Points of a game without yaku.
void tell_points(const checker::Stage& before, const checker::Stage& after, Writer& out);
// What is in hand and in the pot.
void tell_money(const checker::Stage& before, const checker::Stage& after, Writer& out);
// The end of the round, what is written down and what is paid, if this step ends it.
void tell_end(const checker::Stage& before, const checker::Stage& after, Writer& out);

}  // namespace hanaproof::reports
