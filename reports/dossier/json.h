// A dossier as a JSON document: docs/schemas/dossier.schema.json.
#pragma once

#include <string>

#include "reports/dossier/dossier.h"

namespace hanaproof::reports {

std::string to_json(const Dossier& dossier, const Options& options);
// What that looks like: a JSON Schema.
std::string dossier_schema();

}  // namespace hanaproof::reports
