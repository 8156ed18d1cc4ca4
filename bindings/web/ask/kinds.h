// The kinds of requests (README.md), one source each or a few that belong together.
#pragma once

#include "bindings/web/ask/request.h"

namespace hanaproof::web {

Json editions(const Request& request);
Json cards(const Request& request);
Json search(const Request& request);
Json topic(const Request& request);
Json rules(const Request& request);
Json choices(const Request& request);
Json yaku(const Request& request);
Json house(const Request& request);
Json open_house(const Request& request);
Json score(const Request& request);
Json deal(const Request& request);
Json fill(const Request& request);
Json moves(const Request& request);
Json play(const Request& request);
Json solve(const Request& request);
Json labels(const Request& request);
Json say(const Request& request);
Json odds_hands(const Request& request);
Json odds_hand(const Request& request);
Json odds_deals(const Request& request);
Json odds_rounds(const Request& request);

}  // namespace hanaproof::web
