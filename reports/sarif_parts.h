// What SARIF documents are made of. For source files only.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "model/rulebook/clause.h"
#include "reports/json/values.h"
#include "reports/options.h"

namespace hanaproof::reports::sarif {

// Text that a message shows as it is: brackets would make links of it.
std::string plain(std::string_view text);

// The edition files that results point into, each once.
class Artifacts {
 public:
  explicit Artifacts(const Options& options) : options_(options) {}

  // Nothing when the file of the edition is not known.
  Json location(const std::string& edition);
  const Json& list() const { return list_; }

 private:
  void add(const std::string& id, const EditionInfo& info);

  const Options& options_;
  std::map<std::string, std::size_t> indices_;
  Json list_ = Json::array();
};

// A place in an edition file, as far as it is known; `name`: of a clause or an edition, as `kind`
// says.
Json location(const std::string& edition, const rulebook::FilePosition& position,
              const std::string& name, const char* kind, const std::string& says,
              Artifacts& artifacts);

// A document of one run. `what`: was done: "report".
std::string document(const std::string& what, const Json& rules, const Artifacts& artifacts,
                     const Json& results, const checker::Versions& versions);

}  // namespace hanaproof::reports::sarif
