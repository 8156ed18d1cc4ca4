#include "bindings/web/ask/kinds.h"
#include "bindings/web/ask/told.h"
#include "model/phrases/book.h"
#include "model/phrases/sentence.h"
#include "model/phrases/told.h"
#include "model/phrases/typeset.h"

namespace hanaproof::web {

Json say(const Request& request) {
  const rulebook::Topic& topic = topic_called(request.text("topic"));
  const auto language = request.language();
  const auto family = rulebook::family_of(request.text("game"));
  return {{"question", phrases::question(topic, family, language)},
          {"sentences", list(request.texts("values"),
                             [&](const std::string& value) {
                               return answer_json(topic, rulebook::Value::parse(value), family,
                                                  language)["sentence"];
                             })},
          {"facts", list(request.texts("facts"), [&](const std::string& fact) {
             return phrases::typeset(phrases::told(fact, language), language);
           })}};
}

Json labels(const Request& request) {
  Json labels = Json::object();
  for (const std::string& name : request.texts("names"))
    labels[name] = phrases::phrase({"label", name}, request.language());
  return {{"labels", labels}};
}

}  // namespace hanaproof::web
