// What a schema of reports/editor/schema.h allows at a place of a file.
#pragma once

#include <string>
#include <vector>

#include "reports/json/values.h"

namespace hanaproof::editor {

// The schemas at a place: first the name of its block, then keys; lists do not count. `topic` is
// what the block is about. Pointers into the schema.
class Allowed {
 public:
  explicit Allowed(const reports::Json& schema) : schema_(schema) {}

  std::vector<const reports::Json*> at(const std::vector<std::string>& path,
                                       const std::string& topic) const;

 private:
  using Found = std::vector<const reports::Json*>;
  // The schema and all that it is put together of.
  void spread(const reports::Json& part, const std::string& topic, Found& found) const;
  void add_lists(const std::string& topic, Found& found) const;

  const reports::Json& schema_;
};

}  // namespace hanaproof::editor
