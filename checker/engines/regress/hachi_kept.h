// What a subject answers in one situation, asked once and kept: for holding it against many rules.
#pragma once

#include <memory>

#include "checker/engines/crosscheck/hachi_compare.h"

namespace hanaproof::regress {

// Answers in the situation of this failure, and along its line, as the subject does. The subject
// must outlive it.
std::shared_ptr<const crosscheck::HachiSubject> kept(const crosscheck::HachiSubject& subject,
                                                     const crosscheck::HachiFailure& where);

}  // namespace hanaproof::regress
