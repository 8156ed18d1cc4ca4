#include "reports/error.h"
#include "reports/json.h"
#include "reports/receipt.h"
#include "solvers/runs/checkpoint.h"
#include "solvers/runs/run_error.h"
#include "tests/fuzz/inputs.h"

namespace hanaproof::fuzz {

namespace {

void findings(std::string_view text) {
  try {
    const std::string once = reports::to_json(reports::read_findings(text));
    if (reports::to_json(reports::read_findings(once)) != once) {
      throw Broken("findings are not what is written of them");
    }
  } catch (const reports::ReportError&) {
  }
}

// finding.json and versions.json of a receipt, and the names of its files.
void receipt(std::string_view text) {
  try {
    reports::receipt_names(reports::read_finding(text));
  } catch (const reports::ReportError&) {
  }
  try {
    const std::string once = reports::to_json(reports::read_versions(text));
    if (reports::to_json(reports::read_versions(once)) != once) {
      throw Broken("versions are not what is written of them");
    }
  } catch (const reports::ReportError&) {
  }
}

void checkpoint(std::string_view text) {
  try {
    const auto read = runs::Checkpoint::from_json(text);
    if (read.to_json() != text) throw Broken("a checkpoint is not what is written of it");
  } catch (const runs::RunError&) {
  }
}

}  // namespace

void findings_input(std::string_view text) {
  findings(text);
  receipt(text);
  checkpoint(text);
}

}  // namespace hanaproof::fuzz
