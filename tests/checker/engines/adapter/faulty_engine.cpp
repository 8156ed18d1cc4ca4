// An engine that plays by the specification and has one fault, which its argument names: by the
// check that is to see it.
#include <algorithm>
#include <functional>
#include <iostream>
#include <map>
#include <string>

#include <nlohmann/json.hpp>

#include "checker/engines/protocol/server.h"
#include "model/editions/builtin.h"

namespace {

using Json = nlohmann::ordered_json;
using hanaproof::protocol::Hello;

// What it says of itself.
Hello says() {
  return {.name = {},
          .version = {},
          .editions = {},
          .does = {"moves", "play", "score", "open", "replay", "deal"}};
}

bool asks(const Json& request, const char* what) { return request.value("do", "") == what; }

void drop_first_move(Json& reply) {
  if (reply.contains("moves") && !reply["moves"].empty()) reply["moves"].erase(0);
}

// Changes a reply for the worse; what it has in mind stays from one request to the next.
using Fault = std::function<void(const Json& request, Json& reply)>;

const std::map<std::string, Fault>& faults() {
  static bool greeted = false;
  static std::string last;
  static std::string first;
  static int positions = 0;
  static const std::map<std::string, Fault> all = {
      {"none", [](const Json&, Json&) {}},
      {"start", [](const Json&, Json&) { std::exit(3); }},
      {"hello",
       [](const Json& request, Json& reply) {
         if (asks(request, "hello")) reply["does"].push_back("dance");
       }},
      {"ids",
       [](const Json&, Json& reply) {
         if (reply["id"].is_number() && reply["id"] > 1000000) reply["id"] = 1000000;
       }},
      {"unknown",
       [](const Json& request, Json& reply) {
         if (asks(request, "dance")) reply = {{"id", request["id"]}, {"moves", Json::array()}};
       }},
      {"fields",
       [](const Json& request, Json& reply) {
         if (request.contains("later")) reply = {{"id", request["id"]}, {"error", "later?"}};
       }},
      {"unsupported",
       [](const Json& request, Json& reply) {
         if (asks(request, "hello")) reply["does"] = {"moves", "play", "score"};
         if (asks(request, "open")) reply = {{"id", request["id"]}, {"error", "open?"}};
       }},
      {"first",
       [](const Json& request, Json& reply) {
         greeted = greeted || asks(request, "hello");
         if (!greeted) reply = {{"id", request["id"]}, {"error", "say hello"}};
       }},
      {"moves",
       [](const Json& request, Json& reply) {
         if (asks(request, "moves") && !reply["moves"].empty()) reply["moves"][0] = "pine";
       }},
      {"playable",
       [](const Json& request, Json& reply) {
         if (asks(request, "moves") && request["position"]["phase"] == "play") {
           reply["moves"].push_back("stop");
         }
       }},
      {"positions",
       [](const Json& request, Json& reply) {
         if (asks(request, "play")) reply["position"]["stock"] = Json::array();
       }},
      {"rules",
       [](const Json& request, Json& reply) {
         if (asks(request, "play")) reply["position"].erase("rules");
       }},
      {"order",
       [](const Json& request, Json& reply) {
         if (!asks(request, "play") || !reply.contains("position")) return;
         std::ranges::reverse(reply["position"]["field"]);
       }},
      {"sets",
       [](const Json& request, Json& reply) {
         if (!asks(request, "moves")) return;
         if (!std::ranges::is_sorted(request["position"]["field"])) drop_first_move(reply);
       }},
      {"score",
       [](const Json& request, Json& reply) {
         if (asks(request, "score")) reply["points"].erase(1);
       }},
      {"open",
       [](const Json& request, Json& reply) {
         if (asks(request, "open")) reply["position"]["field"].erase(0);
       }},
      {"books-kept",
       [](const Json& request, Json& reply) {
         const bool goes_on = asks(request, "play") && request["move"] == "koi-koi";
         if (goes_on) reply["position"]["called_at"] = {0, 0};
       }},
      {"books-left",
       [](const Json& request, Json& reply) {
         if (asks(request, "hello")) reply["keeps"] = {"result", "payment"};
       }},
      {"replay",
       [](const Json& request, Json& reply) {
         const bool told = asks(request, "replay") && reply.contains("position");
         if (told) reply["position"]["stock"] = Json::array();
       }},
      {"replay-moves",
       [](const Json& request, Json& reply) {
         if (asks(request, "replay") && request["moves"].empty()) reply["moves"].push_back("stop");
       }},
      {"twice",
       [](const Json& request, Json& reply) {
         Json asked = request;
         asked.erase("id");
         if (asked.dump() == last) drop_first_move(reply);
         last = asked.dump();
       }},
      {"between",
       [](const Json& request, Json& reply) {
         if (!request.contains("position")) return;
         if (request["position"].dump() != last) ++positions;
         last = request["position"].dump();
         if (positions % 3 == 0) drop_first_move(reply);
       }},
      {"backwards",
       [](const Json& request, Json& reply) {
         if (!asks(request, "moves")) return;
         const std::string phase = request["position"]["phase"];
         if (first.empty()) first = phase;
         if (phase == "choose" && first != "play") drop_first_move(reply);
       }},
  };
  return all;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const std::string how = argv[1];
  const hanaproof::rulebook::Library library(hanaproof::editions::builtin_editions());
  hanaproof::protocol::Server server(
      {.library = &library, .rules = {}, .version = "0", .says = says()});
  for (std::string line; std::getline(std::cin, line);) {
    const Json request = Json::parse(line, nullptr, false);
    if (request.is_discarded()) {
      std::cout << server.answer(line) << std::endl;
      continue;
    }
    Json asked = request;
    // It deals the same whatever the seed.
    if (how == "deal" && asks(request, "deal")) asked["seed"] = 1;
    Json reply = Json::parse(server.answer(asked.dump()));
    if (how != "deal") faults().at(how)(request, reply);
    std::cout << reply.dump() << std::endl;
  }
  return 0;
}
