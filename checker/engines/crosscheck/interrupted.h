// How somebody who no longer wants an answer gets out of waiting for one.
#pragma once

namespace hanaproof::crosscheck {

// Thrown out of a subject that waits for something, when somebody wants it all to end. On purpose
// no std::exception: whatever else a subject throws counts as what it has answered.
struct Interrupted {};

}  // namespace hanaproof::crosscheck
