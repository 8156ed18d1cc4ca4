// An engine that plays Hachi-Hachi at the other end of the protocol, as the cross-check holds it
// against the spec.
#pragma once

#include <memory>

#include "checker/engines/client/engine.h"
#include "checker/engines/crosscheck/hachi_subject.h"

namespace hanaproof::client {

// The engine must outlive the subject, and the subject its boards. All but how a match begins,
// which nobody is asked over the protocol, can throw EngineFault. A deal is opened by the engine if
// it says that it can do that, else by the spec of these rules.
std::unique_ptr<crosscheck::HachiSubject> hachi_subject(Engine& engine,
                                                        const rulebook::Ruleset& rules);

}  // namespace hanaproof::client
