// A page of all differences between an engine or a log and an edition.
#pragma once

#include <string>

#include "model/rulebook/library.h"
#include "reports/regress/comparison.h"

namespace hanaproof::reports {

// The rules that explain them, each with a line to type; then each difference with its cards drawn,
// what both sides say of it and how play gets there. It needs nothing else. The library has the
// edition.
std::string to_page(const Comparison& comparison, const rulebook::Library& library);

}  // namespace hanaproof::reports
