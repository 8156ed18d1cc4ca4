#include "solvers/runs/checkpoint.h"

#include <stdexcept>

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "model/documents/document.h"
#include "solvers/runs/run_error.h"

namespace hanaproof::runs {

using Json = nlohmann::ordered_json;

namespace {

constexpr auto kRun = [](auto& io, const Identity& run) {
  io.field("command", run.command);
  io.field("version", run.version);
  io.field("parameters", run.parameters);
  io.field("units", run.units);
};

constexpr auto kCheckpoint = [](auto& io, const Checkpoint& checkpoint) {
  io.object("run", checkpoint.identity, kRun);
  io.field("fingerprint", [&] { return checkpoint.identity.fingerprint(); });
  io.field(
      "done", [&] { return checkpoint.done.ranges(); }, "Units: the first and one past the last.");
  io.anything(
      "result", [&] { return Json::parse(checkpoint.result); },
      "Of the units done; null before the first.");
};

// The checksum is of the text before it, so it is written behind that.
constexpr auto kSealed = [](auto& io, const Checkpoint& checkpoint) {
  io.part(checkpoint, kCheckpoint);
  io.field("checksum", std::string(), "Of all that stands before it.");
};
constexpr auto kCheckpointDocument =
    documents::document<Checkpoint>({"checkpoint", 3, "How far a long run has come."}, kSealed);

constexpr int kDeepest = 32;  // brackets in brackets

// What follows on the bytes that have the checksum.
std::string sealing(std::string_view text) {
  return fmt::format(",\n  \"checksum\": \"{}\"\n}}\n", fingerprint(std::string(text)));
}

// Before anything else is read: what has been altered is not to be understood.
void expect_seal(std::string_view text) {
  const std::size_t length = sealing({}).size();
  if (text.size() < length ||
      sealing(text.substr(0, text.size() - length)) != text.substr(text.size() - length)) {
    throw RunError(
        "the checksum at its end is not that of what it holds: it was altered, cut, or "
        "is no checkpoint of this version; without the file the run begins anew");
  }
}

Json parsed(std::string_view text) {
  return Json::parse(text, [](int depth, Json::parse_event_t, Json&) {
    if (depth > kDeepest) throw RunError("nested too deeply");
    return true;
  });
}

Checkpoint read(const Json& json) {
  if (json.at("schema") != documents::headed(kCheckpointDocument)["schema"]) {
    throw RunError(fmt::format("expected schema hanaproof.{} {}", kCheckpointDocument.name,
                               kCheckpointDocument.version));
  }
  Checkpoint checkpoint;
  const Json& run = json.at("run");
  checkpoint.identity = {run.at("command"), run.at("version"), run.at("parameters"),
                         run.at("units")};
  checkpoint.done = UnitSet(json.at("done").get<std::vector<UnitSet::Range>>());
  checkpoint.result = json.at("result").dump();
  if (json.at("fingerprint") != checkpoint.identity.fingerprint()) {
    throw RunError("the fingerprint is not that of the run that it names");
  }
  const auto ranges = checkpoint.done.ranges();
  if (!ranges.empty() && ranges.back().second > checkpoint.units()) {
    throw RunError("more units are done than the run has");
  }
  return checkpoint;
}

}  // namespace

std::string Checkpoint::to_json() const {
  Json json = documents::headed(kCheckpointDocument);
  json.update(documents::Out::written(*this, kCheckpoint));
  std::string text = json.dump(2);
  text.resize(text.size() - std::string_view("\n}").size());
  return text + sealing(text);
}

std::string checkpoint_schema() { return kCheckpointDocument.schema_text(); }

Checkpoint Checkpoint::from_json(std::string_view text, const std::string& file) {
  Checkpoint named;
  named.file = file;
  try {
    expect_seal(text);
    Checkpoint checkpoint = read(parsed(text));
    checkpoint.file = file;
    return checkpoint;
  } catch (const std::exception& error) {
    named.refuse(error.what());
  }
}

void Checkpoint::refuse(const std::string& why) const {
  throw RunError(fmt::format("{}: {}", file.empty() ? "checkpoint" : file, why));
}

void check_resumable(const Checkpoint& checkpoint, const Identity& identity) {
  if (const auto difference = checkpoint.identity.difference(identity); !difference.empty()) {
    checkpoint.refuse("of another run: " + difference);
  }
}

}  // namespace hanaproof::runs
