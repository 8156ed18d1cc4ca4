// The engine as the subject of a cross-check.
#pragma once

#include <memory>

#include "checker/engines/crosscheck/subject.h"
#include "solvers/engine/tables.h"

namespace hanaproof::crosscheck {

// The state of the engine is carried along the line of play, not read anew from each position.
std::unique_ptr<Subject> engine_subject(std::shared_ptr<const engine::Tables> tables);
std::unique_ptr<Subject> engine_subject(const rulebook::Ruleset& rules);

}  // namespace hanaproof::crosscheck
