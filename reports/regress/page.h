// A page of all differences between an engine and an edition.
#pragma once

#include <string>

#include "checker/engines/regress/hunt.h"
#include "model/rulebook/library.h"

namespace hanaproof::reports {

// The rules that explain them, each with a line to type; then each difference with its cards drawn,
// what both sides say of it and how play gets there. It needs nothing else. `engine`: its command.
// The library has the edition.
std::string to_page(const regress::Hunted& hunted, const rulebook::Library& library,
                    const std::string& edition, const std::string& engine);

}  // namespace hanaproof::reports
