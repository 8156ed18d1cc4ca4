// The user's own copies of the rulebooks, found by the documents' file names.
#pragma once

#include <map>
#include <string>

#include "cli/globals.h"
#include "reports/options.h"

namespace hanaproof::cli {

class Sources {
 public:
  // An empty folder means none. Throws EditionError when the folder does not exist.
  Sources(const Globals& globals, const std::string& folder);

  bool given() const { return !folder_.empty(); }
  // The text of a document; nothing when the folder does not hold it.
  const std::string* text(const std::string& document) const;
  const rulebook::Document* document(const std::string& id) const;
  // The original wording of a citation; empty when it is not at hand.
  std::string wording(const rulebook::Citation& citation, const std::string& edition) const;

 private:
  std::string folder_;
  std::map<std::string, rulebook::Document> documents_;
  std::map<std::string, std::string> texts_;
};

// What reports say of editions beside the findings.
reports::Options report_options(Globals& globals, const Sources& sources);

}  // namespace hanaproof::cli
