// The chapters of a rule sheet: which topics stand in which, by chapters.toml.
#pragma once

#include <cstddef>
#include <string>

#include "model/phrases/language.h"
#include "model/rulebook/topic.h"

namespace hanaproof::phrases {

// In the order of the chapters, from 0; the last one for topics of none of them.
std::size_t chapter_of(const rulebook::Topic& topic);
const std::string& chapter_title(std::size_t chapter, Language language);

}  // namespace hanaproof::phrases
