// Edition files with a mistake in them.
#pragma once

#include <string>
#include <vector>

namespace hanaproof::faults {

// The first place of `from` in the text of a built-in edition becomes `to`; the loader says so.
struct SpoiledText {
  std::string game;
  std::string edition;
  std::string name;
  std::string from;
  std::string to;
  std::string says;

  std::string spoiled() const;
};
std::vector<SpoiledText> spoiled_texts();

// The same of the edition of tests/crane.h, which then does not cite its text as it should.
struct SpoiledCitation {
  std::string name;
  std::string from;
  std::string to;

  std::string spoiled() const;
};
std::vector<SpoiledCitation> spoiled_citations();

}  // namespace hanaproof::faults
