// The rules of a book as they would stand after the corrections.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "model/phrases/language.h"
#include "model/rulebook/arises.h"
#include "reports/dossier/dossier.h"

namespace hanaproof::reports {

// By edition, the topics on which it does not say yet what is proposed.
using News = std::map<std::string, std::set<std::string>>;

// Of each game the first edition in the language, or else the first: what it states, with what is
// `settled` in its place, by edition. `refuted`: claims that the rules do not bear out.
std::vector<Rule> rules_of(const std::vector<const rulebook::Edition*>& book,
                           const std::map<std::string, rulebook::Settled>& settled,
                           const News& news, const std::set<std::string>& refuted,
                           phrases::Language language);

}  // namespace hanaproof::reports
