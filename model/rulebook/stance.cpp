#include "model/rulebook/stance.h"

namespace hanaproof::rulebook {

std::string_view stance_of(const Clause& clause) {
  switch (clause.standing) {
    case Standing::silent:
      return "open";
    case Standing::absent:
      return "none";
    case Standing::transcription:
    case Standing::picture:
      return "assumed";
    default:
      return clause.readings.size() > 1 ? "either" : "says";
  }
}

}  // namespace hanaproof::rulebook
