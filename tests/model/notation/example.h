// The position that the documentation gives as its example.
#pragma once

#include <string>

namespace hanaproof::notation::example {

inline const std::string kPosition =
    R"({"edition":"hana-awase.pl","players":2,"dealer":0,)"
    R"("hands":[["11","24"],["31","42"]],"field":["12","53"],"stock":["81","C1"],)"
    R"("captured":[["21","23"],[]],"turn":0,"phase":"play"})";

// The example with one passage replaced; the passage must occur.
inline std::string with(const std::string& passage, const std::string& replacement) {
  std::string text = kPosition;
  return text.replace(text.find(passage), passage.size(), replacement);
}

// The example with more fields at its end.
inline std::string and_also(const std::string& fields) {
  return kPosition.substr(0, kPosition.size() - 1) + "," + fields + "}";
}

}  // namespace hanaproof::notation::example
