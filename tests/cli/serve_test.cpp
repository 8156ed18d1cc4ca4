// The command serve, and the two adapters: what a session with them looks like.
#include <algorithm>
#include <fstream>
#include <sstream>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"
#include "tests/paths.h"

namespace hanaproof::cli::testing::serve_test {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

constexpr const char* kSession = R"({"id":1,"do":"hello"}
{"id":2,"do":"moves","position":{"edition":"hana-awase.pl","players":2,"dealer":0,"deck":["11","12","13","21","24","31","32","42"],"rules":{"deal.hand-size":"1","deal.field-size":"3"},"hands":[["11"],["24"]],"field":["12","13","31"],"stock":["32","21","42"],"captured":[[],[]],"turn":0,"phase":"play"}}
{"id":3,"do":"play","move":"11x12","position":{"edition":"hana-awase.pl","players":2,"dealer":0,"deck":["11","12","13","21","24","31","32","42"],"rules":{"deal.hand-size":"1","deal.field-size":"3"},"hands":[["11"],["24"]],"field":["12","13","31"],"stock":["32","21","42"],"captured":[[],[]],"turn":0,"phase":"play"}}
{"id":4,"do":"score","position":{"edition":"hana-awase.pl","players":2,"dealer":0,"deck":["11","12"],"hands":[[],[]],"field":[],"stock":[],"captured":[["11","12"],[]],"turn":0,"phase":"over"}}
{"id":5,"do":"open","position":{"edition":"robin-red.sutda.en","players":2,"dealer":0,"money":[20,20],"ante":1,"bets":[],"hands":[["31","81"],["33","93"]]}}
{"id":6,"do":"score","position":{"edition":"robin-red.sutda.en","players":2,"dealer":0,"money":[20,20],"ante":1,"bets":["raise:2","fold"],"hands":[["31","81"],["33","93"]]}}
{"id":7,"do":"replay","moves":["11x12"],"position":{"edition":"hana-awase.pl","players":2,"dealer":0,"deck":["11","12","13","21","24","31","32","42"],"rules":{"deal.hand-size":"1","deal.field-size":"3"},"hands":[["11"],["24"]],"field":["12","13","31"],"stock":["32","21","42"],"captured":[[],[]],"turn":0,"phase":"play"}}
{"id":8,"do":"replay","moves":["24"],"position":{"edition":"hana-awase.pl","players":2,"dealer":0,"deck":["11","12","13","21","24","31","32","42"],"rules":{"deal.hand-size":"1","deal.field-size":"3"},"hands":[["11"],["24"]],"field":["12","13","31"],"stock":["32","21","42"],"captured":[[],[]],"turn":0,"phase":"play"}}
{"id":9,"do":"deal","edition":"hana-awase.pl","players":2,"seed":17}
{"id":10,"do":"win"}
)";

// The lines that come of lines sent.
std::vector<std::string> session(const std::string& lines, const std::string& arguments = "") {
  const Folder folder;
  const Result run = shell(fmt::format("{} serve {} < {}", paths::hanaproof_command(), arguments,
                                       folder.file("in", lines)));
  EXPECT_EQ(run.status, 0) << run.err;
  std::vector<std::string> replies;
  std::istringstream out(run.out);
  for (std::string line; std::getline(out, line);) replies.push_back(line);
  return replies;
}

TEST(ServeCommand, AnswersOneLineEach) {
  for (const char* with : {"", "--with engine"}) {
    const auto replies = session(kSession, with);
    ASSERT_EQ(replies.size(), 10);
    EXPECT_EQ(json::parse(replies[0])["name"], "hanaproof");
    EXPECT_EQ(json::parse(replies[1])["moves"], (json{"11x12", "11x13"}));
    const json after = json::parse(replies[2])["position"];
    // The pine is taken, and the cherry that was drawn takes the one on the field.
    EXPECT_EQ(after["captured"], (json{{"11", "12", "31", "32"}, json::array()}));
    EXPECT_EQ(after["turn"], 1);
    // A light and a ribbon of pine: 20 and 5.
    EXPECT_EQ(json::parse(replies[3])["points"], (json{25, 0}));
    EXPECT_EQ(json::parse(replies[4])["position"]["put_in"], (json{1, 1}));
    EXPECT_EQ(json::parse(replies[5])["id"], 6);
    const json replayed = json::parse(replies[6]);
    EXPECT_EQ(replayed["position"], after);
    // Two lights and two ribbons.
    EXPECT_EQ(replayed["score"]["points"], (json{50, 0}));
    EXPECT_EQ(json::parse(replies[7])["refused"], 0);
    EXPECT_TRUE(json::parse(replies[8])["unsupported"].is_string());
    EXPECT_THAT(json::parse(replies[9])["error"].get<std::string>(), HasSubstr("hello, open"));
  }
}

// What the reference page shows is what is said: each of its sessions.
TEST(ServeCommand, SaysWhatTheDocumentationShows) {
  std::istringstream page(read(paths::source_dir() + "/docs/engine-protocol.md"));
  std::vector<std::size_t> replies;
  for (std::string line; std::getline(page, line);) {
    if (line != "$ hanaproof serve") continue;
    std::string requests;
    std::vector<std::string> shown;
    while (std::getline(page, line) && line != "```") {
      const bool is_request =
          line.find("\"do\":") != std::string::npos && line.find("\"error\":") == std::string::npos;
      if (is_request) {
        requests.append(line).append("\n");
      } else {
        shown.push_back(line);
      }
    }
    EXPECT_EQ(session(requests), shown);
    EXPECT_EQ(session(requests, "--with engine"), shown);
    replies.push_back(shown.size());
  }
  EXPECT_EQ(replies, (std::vector<std::size_t>{7, 4}));
}

TEST(ServeCommand, PlaysAnotherRuleWithoutAWord) {
  const auto replies =
      session(kSession, "--rule 'score.card-values={light=21,animal=10,ribbon=5,dreg=1}'");
  EXPECT_EQ(json::parse(replies[3])["points"], (json{26, 0}));
  EXPECT_FALSE(json::parse(replies[2])["position"]["rules"].contains("score.card-values"));
}

TEST(ServeCommand, SurvivesWhatIsNoMessage) {
  const std::string lines = std::string("\n\xff\xfe\n[]\n") + std::string(2 << 20, 'x') + "\n" +
                            std::string(5000, '[') + "\n{\"id\":1,\"do\":\"hello\"}";
  const auto replies = session(lines);
  ASSERT_EQ(replies.size(), 6);
  for (std::size_t i = 0; i < 5; ++i) {
    EXPECT_TRUE(json::parse(replies[i])["id"].is_null());
    EXPECT_TRUE(json::parse(replies[i])["error"].is_string());
  }
  EXPECT_EQ(json::parse(replies[5])["id"], 1);
}

TEST(ServeCommand, RefusesWhatItCannotServe) {
  EXPECT_EQ(hanaproof("serve --with luck").status, 2);
  EXPECT_EQ(hanaproof("serve --edition nowhere.toml").status, 2);
  EXPECT_EQ(hanaproof("serve --rule nonsense").status, 2);
}

int status_of(const std::string& schema, const std::string& document) {
  const Result run = validated(schema, document);
  EXPECT_TRUE(run.status == 0 || run.status == 1 || run.status == kNoValidator) << run.err;
  return run.status;
}

TEST(ProtocolSchemas, FitEveryMessage) {
  std::istringstream requests(kSession);
  std::vector<std::string> sent;
  for (std::string line; std::getline(requests, line);) sent.push_back(line);
  if (status_of("engine-request", sent[0]) == kNoValidator) {
    GTEST_SKIP() << "python3-jsonschema is not installed";
  }
  for (std::size_t i = 0; i + 1 < sent.size(); ++i) {
    EXPECT_EQ(status_of("engine-request", sent[i]), 0) << sent[i];
  }
  EXPECT_EQ(status_of("engine-request", sent.back()), 1);
  for (const std::string& reply : session(kSession)) {
    EXPECT_EQ(status_of("engine-reply", reply), 0) << reply;
  }
  const std::string hello =
      R"({"id":1,"name":"x","version":"1","players":[2],"whole_decks":true,"keeps":["calls"],"does":["replay"]})";
  EXPECT_EQ(status_of("engine-reply", hello), 0);
  EXPECT_EQ(status_of("engine-reply", R"({"id":1,"name":"x","version":"1","keeps":["score"]})"), 1);
  EXPECT_EQ(status_of("engine-reply", R"({"id":1,"refused":2,"moves":[]})"), 1);
  EXPECT_EQ(status_of("engine-reply", R"({"id":1,"moves":[1]})"), 1);
  EXPECT_EQ(status_of("engine-reply", R"({"id":1,"points":[1]})"), 1);
}

// Of Hachi-Hachi: the session of the reference page.
TEST(ProtocolSchemas, FitMessagesOfHachiHachi) {
  std::istringstream page(read(paths::source_dir() + "/docs/engine-protocol.md"));
  int checked = 0;
  for (std::string line; std::getline(page, line);) {
    if (line.find("\"match\":") == std::string::npos || !line.starts_with("{\"id\"")) continue;
    const char* schema =
        line.find("\"do\":") != std::string::npos ? "engine-request" : "engine-reply";
    const int status = status_of(schema, line);
    if (status == kNoValidator) GTEST_SKIP() << "python3-jsonschema is not installed";
    EXPECT_EQ(status, 0) << line;
    ++checked;
  }
  EXPECT_EQ(checked, 6);
}

// An adapter, and how it is started; not everybody has node.
struct Adapter {
  const char* name;
  const char* program;
  const char* clause;
};

class Adapters : public ::testing::TestWithParam<Adapter> {};

TEST_P(Adapters, AreShortAndPoliteAndTheirMistakeIsFound) {
  const auto& [name, program, clause] = GetParam();
  const std::string path = fmt::format("{}/docs/engines/{}", paths::source_dir(), name);
  const std::string text = read(path);
  EXPECT_LT(std::count(text.begin(), text.end(), '\n'), 70);
  if (shell(fmt::format("command -v {}", program)).status != 0) GTEST_SKIP() << program;
  const Result manners = hanaproof(
      fmt::format("adapter check --engine '{} {}' --edition hana-awase.pl", program, path));
  EXPECT_EQ(manners.status, 0) << manners.out << manners.err;
  const Result run = hanaproof(
      fmt::format("regress fuzz --json --engine '{} {}' --edition hana-awase.pl --seconds 2 "
                  "--settle-seconds 600",
                  program, path));
  ASSERT_EQ(run.status, 1) << run.out << run.err;
  const json found = run.json();
  EXPECT_EQ(found["verdict"], "differs");
  EXPECT_EQ(found["case"]["found"][0]["attribution"]["suspects"][0]["clause"], clause) << run.out;
  EXPECT_EQ(found["case"]["found"][0]["attribution"]["suspects"][0]["broken"], 0);
  EXPECT_LE(found["case"]["found"][0]["turns"], 3);
}

INSTANTIATE_TEST_SUITE_P(Toys, Adapters,
                         ::testing::Values(Adapter{"toy.py", "python3",
                                                   "hana-awase.pl/capture.played.three#1"},
                                           Adapter{"toy.js", "node", "hana-awase.pl/round.end#1"}),
                         [](const auto& test) { return std::string(test.param.program); });

}  // namespace
}  // namespace hanaproof::cli::testing::serve_test
