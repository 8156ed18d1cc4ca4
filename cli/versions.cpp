#include "cli/versions.h"

#include <algorithm>
#include <map>

#include "model/editions/builtin.h"
#include "reports/sha256.h"
#include "solvers/smt/text.h"

namespace hanaproof::cli {

checker::Versions versions(Globals& globals, const std::vector<std::string>& given) {
  std::map<std::string, std::string> hashes;  // by file
  if (globals.editions_dir.empty()) {
    for (const auto& file : editions::builtin_editions()) {
      hashes[file.name] = reports::sha256(file.text);
    }
  }
  checker::Versions versions = {version(), smt::z3_version(), compiler()};
  for (const rulebook::Edition& edition : globals.library().editions()) {
    std::string& hash = hashes[edition.file];
    const bool from_path = std::ranges::find(given, edition.file) != given.end();
    if (hash.empty() || from_path) hash = reports::sha256(editions::read_file(edition.file).text);
    checker::EditionText text = {edition.id, edition.file, hash};
    for (const std::string& base : {edition.inherits, edition.supplements}) {
      if (!base.empty()) text.builds_on.push_back(base);
    }
    versions.editions.push_back(std::move(text));
  }
  return versions;
}

}  // namespace hanaproof::cli
