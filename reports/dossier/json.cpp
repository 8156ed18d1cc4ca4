#include "reports/dossier/json.h"

#include "checker/editions/survey/answers.h"
#include "model/phrases/sentence.h"
#include "reports/json/values.h"
#include "reports/summary.h"

namespace hanaproof::reports {

namespace {

Json sentences(const rulebook::Topic& topic, const rulebook::Value& answer,
               rulebook::Family family) {
  Json json = Json::object();
  for (const phrases::Language language : phrases::languages())
    json[std::string(phrases::code(language))] = phrases::sentence(topic, answer, family, language);
  return json;
}

Json stand_json(const rulebook::Topic& topic, const Stand& stand) {
  Json json = {{"edition", stand.edition}, {"stance", checker::name(stand.stance)}};
  json["answers"] = list(stand.answers, [&](const rulebook::Value& answer) {
    return checker::answer_text(topic, answer);
  });
  return json;
}

Json asked_json(const Asked& asked, const Options& options) {
  Json json = {{"topic", asked.topic->id}, {"question", asked.topic->question}};
  const auto stand = [&](const Stand& each) { return stand_json(*asked.topic, each); };
  json["stands"] = list(asked.stands, stand);
  json["elsewhere"] = list(asked.elsewhere, stand);
  if (asked.proposal) {
    json["proposal"] = {{"answer", checker::answer_text(*asked.topic, asked.proposal->answer)},
                        {"because", name(asked.proposal->because)},
                        {"print", sentences(*asked.topic, asked.proposal->answer, asked.family)}};
  }
  if (asked.moot) json["moot"] = true;
  if (!asked.mends.empty()) {
    json["mends"] = list(asked.mends, [&](const Mend& mend) {
      return Json{{"edition", mend.edition}, {"text", text_of(asked, mend, options)}};
    });
  }
  return json;
}

Json entry_json(const Entry& entry, const Options& options) {
  Json json = {{"finding", entry.finding->id},
               {"severity", checker::name(entry.finding->severity)}};
  json.update(asked_json(entry.asked, options));
  const auto one = [&](const Asked& asked) { return asked_json(asked, options); };
  json["also"] = list(entry.also, one);
  json["others"] = list(entry.others, one);
  return json;
}

}  // namespace

std::string to_json(const Dossier& dossier, const Options& options) {
  Json json = json_document("hanaproof.dossier");
  json["title"] = dossier.title;
  json["editions"] = list(dossier.editions, [&](const std::string& id) {
    return Json{{"id", id}, {"language", info_of(id, options).language}};
  });
  json["entries"] =
      list(dossier.entries, [&](const Entry& entry) { return entry_json(entry, options); });
  json["between"] = list(dossier.between, [](const Entry& entry) { return entry.finding->id; });
  json["rules"] = list(dossier.rules, [](const Rule& rule) {
    Json told = {{"edition", rule.edition},
                 {"topic", rule.topic->id},
                 {"changed", rule.changed},
                 {"print", sentences(*rule.topic, rule.answer, rule.family)}};
    if (!rule.players.empty()) told["players"] = rule.players;
    return told;
  });
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace hanaproof::reports
