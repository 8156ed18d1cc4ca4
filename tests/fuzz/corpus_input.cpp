#include "checker/engines/regress/corpus.h"
#include "model/notation/position_json.h"
#include "tests/fuzz/inputs.h"

namespace hanaproof::fuzz {

void corpus_input(std::string_view text) {
  try {
    const std::string once = regress::to_json_lines(regress::corpus_from_json_lines(text));
    if (regress::to_json_lines(regress::corpus_from_json_lines(once)) != once) {
      throw Broken("a corpus is not what is written of it");
    }
  } catch (const notation::NotationError&) {
  }
}

}  // namespace hanaproof::fuzz
