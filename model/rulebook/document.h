// A printed text and which parts of it belong to which edition.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "model/rulebook/library.h"

namespace hanaproof::rulebook {

struct Span {
  std::vector<std::pair<int, int>> lines;  // ranges, both ends included, from 1
  std::string page;
  std::string language;             // or "common"
  std::vector<std::string> owners;  // editions; none: `reason` says why
  std::string reason;
};

struct Document {
  std::string id;
  std::string title;
  std::string file;  // its name in the folder of sources
  std::vector<Span> spans;
};

// Throws EditionError with position.
Document parse_document(const SourceText& file);

}  // namespace hanaproof::rulebook
