// Parallel texts: the languages of one book are translations, so what one encodes the others should
// encode too, or say that they do not have it.
#pragma once

#include <string>
#include <vector>

#include "model/rulebook/edition.h"

namespace hanaproof::checker {

// A question that is answered, or said to be open or absent, in some languages and passed over in
// others: a fault of the encoding, or a passage that a translation lacks. A clause settles it: with
// the answer, or as `silent`, `absent`, `transcription` or `picture`.
struct Misalignment {
  std::string topic;
  std::vector<std::string> encoded;  // ids of editions, in their order
  std::vector<std::string> passed_over;
  int line = 0;  // where the first that encodes it has it, in the text; 0 when not given
};

// Of all books with several languages, in the order of the text. Editions of one document, game and
// number of players belong together.
std::vector<Misalignment> misalignments(const std::vector<const rulebook::Edition*>& editions);

}  // namespace hanaproof::checker
