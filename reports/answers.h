// What one edition answers to one question, as sentences.
#pragma once

#include <string>
#include <vector>

#include "model/phrases/language.h"
#include "model/rulebook/edition.h"

namespace hanaproof::reports {

struct AnswerLine {
  std::string text;
  bool beside = false;  // not the answer: why it is read so, where it stands, a note
};

// Each answer with what stands for it in an edition file: "The dealer begins. [dealer]". One line
// at least.
std::vector<AnswerLine> answer_lines(const rulebook::Edition& edition, const rulebook::Topic& topic,
                                     phrases::Language language);

}  // namespace hanaproof::reports
