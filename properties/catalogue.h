// The theorem catalogue: what must hold of the deck and of every edition, each stated once.
#pragma once

#include <string_view>
#include <vector>

#include "model/rulebook/library.h"
#include "properties/theorem.h"

namespace hanaproof::properties {

// The theorems about the deck, then about the editions of games that the specification plays, in
// the order of their ids: "deck.kinds", "EDITION/PROPERTY/SCOPE". A property that several scopes
// answer by the same rules is stated at the first of them. The library must outlive the theorems.
std::vector<Theorem> catalogue(const rulebook::Library& library);
// Those about one edition, which must outlive them.
std::vector<Theorem> theorems_of(const rulebook::Edition& edition);

// Those whose id begins with the prefix.
std::vector<Theorem> select(const std::vector<Theorem>& theorems, std::string_view prefix);

}  // namespace hanaproof::properties
