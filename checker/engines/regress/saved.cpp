#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "checker/engines/regress/hunt.h"
#include "model/documents/document.h"
#include "model/notation/json_outside.h"
#include "model/notation/position_json.h"

namespace hanaproof::regress {

using Json = nlohmann::ordered_json;
using documents::unless_empty;
using notation::NotationError;

namespace {

constexpr auto kSuspect = [](auto& io, const Suspect& one) {
  io.field("topic", one.topic);
  io.field("value", one.value);
  io.field_or_null("clause", [&] { return unless_empty(one.clause); });
  io.maybe("reading", one.reading);
  io.maybe("edition", one.edition);
  io.field("explained", one.explained);
  io.field("improved", one.improved, "Differences of which less is left under it.");
  io.field("broken", one.broken);
};

constexpr auto kAttribution = [](auto& io, const Attribution& attribution) {
  io.field("differences", attribution.differences);
  io.field("agreements", attribution.agreements);
  io.objects("suspects", attribution.suspects, kSuspect);
  io.field("complete", attribution.complete,
           "Every answer was tried; false: it was stopped before.");
};

constexpr auto kDiffers = [](auto& io, const Signature& signature) {
  io.field("what", signature.what);
  io.field("parts", signature.parts);
};

constexpr auto kRule = [](auto& io, const Suspect& rule) {
  io.field("topic", rule.topic);
  io.field("value", rule.value);
};

constexpr auto kFound = [](auto& io, const Found& found) {
  const auto rule = [&] { return found.rule() ? std::optional(*found.rule()) : std::nullopt; };
  io.object("differs", found.signature, kDiffers,
            "What is the same in all situations of this kind.");
  io.field_or_null(
      "fault", [&] { return unless_empty(found.fault); },
      "What is wrong with the engine itself; null: it plays another rule.");
  io.object_or_null("rule", rule, kRule,
                    "The answer that the engine plays by; null: no rule expresses it.");
  io.field("beside", found.beside,
           "Other answers of the engine, by topic, that the failure was held against besides.");
  io.field("aside", found.aside,
           "Members of positions that were compared with nothing then, because what the engine "
           "says of them had been found already and no rule expresses it.");
  io.field("count", found.count, "Situations in which it was met.");
  io.field("game", found.game);
  io.field(
      "turns", [&] { return turns_of(found.failure); },
      "From the position that the failure starts from.");
  io.field_or_null(
      "unreachable", [&] { return unless_empty(found.unreachable); },
      "Why no round leads to the failure; null: no reason is known.");
  io.document("failure", "difference", [&] { return lockstep::to_json(found.failure); });
  io.document("first", "difference", [&] { return lockstep::to_json(found.first); });
  io.field("confirmed", found.confirmed,
           "It came up again in a process of its own; false: that was interrupted.");
  io.field("shrunk", found.shrunk,
           "Nothing simpler shows it; false: that was not looked for to the end.");
  io.object("attribution", found.attribution, kAttribution);
  io.field("found_after", found.found_after);
};

constexpr auto kSaved = [](auto& io, const Saved& saved) {
  io.field("edition", saved.edition);
  io.field("engine", saved.engine);
  io.field("seed", saved.seed);
  io.objects("found", saved.found, kFound);
};
constexpr auto kCaseDocument = documents::document<Saved>(
    {"regress-case", 3, "Differences that were found, as a file that shows them again."}, kSaved);

Failure failure_from(const Json& json) { return lockstep::failure_from_json(json.dump()); }

Found found_from(const Json& json) {
  Found found{.signature = {json.at("differs").at("what"), json.at("differs").at("parts")},
              .failure = failure_from(json.at("failure")),
              .first = failure_from(json.at("first"))};
  if (json.at("fault").is_string()) found.fault = json.at("fault").get<std::string>();
  const Json& tried = json.at("attribution");
  found.attribution.differences = notation::whole<int>(tried, "differences");
  found.attribution.agreements = notation::whole<int>(tried, "agreements");
  found.attribution.complete = tried.at("complete");
  for (const Json& one : tried.at("suspects")) {
    Suspect& suspect = found.attribution.suspects.emplace_back();
    suspect.topic = one.at("topic");
    suspect.value = one.at("value");
    if (one.at("clause").is_string()) suspect.clause = one.at("clause").get<std::string>();
    suspect.reading = one.value("reading", std::string());
    suspect.edition = one.value("edition", std::string());
    suspect.explained = notation::whole<int>(one, "explained");
    suspect.improved = notation::whole<int>(one, "improved");
    suspect.broken = notation::whole<int>(one, "broken");
  }
  found.beside = json.at("beside").get<Answers>();
  found.aside = json.at("aside").get<std::set<std::string>>();
  found.count = notation::whole<std::uint64_t>(json, "count");
  found.game = notation::whole<std::uint64_t>(json, "game");
  found.confirmed = json.at("confirmed");
  found.shrunk = json.at("shrunk");
  found.found_after = json.at("found_after");
  if (json.at("unreachable").is_string()) {
    found.unreachable = json.at("unreachable").get<std::string>();
  }
  return found;
}

}  // namespace

std::string to_json(const Saved& saved) {
  return kCaseDocument.written(saved).dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}
std::string case_schema() { return kCaseDocument.schema_text(); }

Saved saved_from_json(std::string_view text) {
  try {
    const Json json = notation::read_json(text);
    documents::expect(json, kCaseDocument, "case");
    Saved saved{json.at("edition"), json.at("engine"),
                notation::whole<std::uint64_t>(json, "seed")};
    for (const Json& one : json.at("found")) saved.found.push_back(found_from(one));
    return saved;
  } catch (const Json::exception& error) {
    throw NotationError(fmt::format("case: {}", error.what()));
  }
}

}  // namespace hanaproof::regress
