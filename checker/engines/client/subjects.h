// An engine at the other end of the protocol as what the cross-check holds against the spec.
#pragma once

#include <memory>

#include "checker/engines/client/engine.h"
#include "checker/engines/crosscheck/bet_subject.h"
#include "checker/engines/crosscheck/subject.h"

namespace hanaproof::client {

// The engine must outlive the subject, and the subject its boards. Everything they do can throw
// EngineFault. A deal is opened by the engine if it says that it can do that, else by the spec of
// these rules. Sequences of moves are counted by asking for them one by one.
std::unique_ptr<crosscheck::Subject> subject(Engine& engine, const rulebook::Ruleset& rules);

// The protocol says what the seats have put in and who is asked, but not how the auctions went: the
// boards are outlines. A round is begun by the engine if it opens deals, else by the spec.
std::unique_ptr<crosscheck::BetSubject> bet_subject(Engine& engine, const rulebook::Ruleset& rules);

}  // namespace hanaproof::client
