// A situation for people: its cards drawn, what else must be known in their language.
#pragma once

#include <map>
#include <string>

#include "model/phrases/language.h"
#include "reports/scene.h"

namespace hanaproof::reports {

// Rows of cards and a list of facts; empty where there is nothing to show. The page needs
// deck_symbols().
// `terms`: words of the book for ours.
std::string picture_html(const Scene& scene, phrases::Language language,
                         const std::map<std::string, std::string>& terms = {});

}  // namespace hanaproof::reports
