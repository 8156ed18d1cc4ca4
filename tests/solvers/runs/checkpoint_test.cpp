// Checkpoints: there and back, and what is refused.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "solvers/runs/run_error.h"
#include "tests/solvers/runs/divisors.h"

namespace hanaproof::runs::checkpoint_test {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;
using ::testing::ThrowsMessage;

Checkpoint finished() {
  return {testing::identity(), UnitSet({{0, 100}}), R"({"count":1,"primes":[]})"};
}

TEST(Checkpoint, IsReadAsItIsWritten) {
  Checkpoint checkpoint = finished();
  EXPECT_EQ(Checkpoint::from_json(checkpoint.to_json()), checkpoint);
  checkpoint.done = UnitSet({{0, 4}, {7, 9}});
  EXPECT_EQ(Checkpoint::from_json(checkpoint.to_json()), checkpoint);
}

// As somebody would do who alters it on purpose: the last line but one has the checksum of all that
// comes before the comma.
std::string sealed_again(const std::string& text) {
  const std::string body = text.substr(0, text.rfind(",\n"));
  return body + ",\n  \"checksum\": \"" + fingerprint(body) + "\"\n}\n";
}

TEST(Checkpoint, RefusesWhatIsNone) {
  for (const char* text : {"", "{}", R"({"schema":{"name":"other","version":1}})"}) {
    EXPECT_THAT([&] { Checkpoint::from_json(text, "my.json"); },
                ThrowsMessage<RunError>(StartsWith("my.json: the checksum")));
    EXPECT_THROW(Checkpoint::from_json(sealed_again(std::string(text) + ",\n")), RunError);
  }
  std::string text = finished().to_json();
  EXPECT_EQ(sealed_again(text), text);
  const auto seed = text.find("\"seed\": \"7\"");
  text.replace(seed, 11, "\"seed\": \"8\"");
  EXPECT_THAT([&] { Checkpoint::from_json(sealed_again(text)); },
              ThrowsMessage<RunError>(HasSubstr("fingerprint")));
  Checkpoint more = finished();
  more.done.insert(100);
  EXPECT_THAT([&] { Checkpoint::from_json(more.to_json()); },
              ThrowsMessage<RunError>(HasSubstr("more units")));
  Checkpoint deep = finished();
  deep.result = std::string(100, '[') + std::string(100, ']');
  EXPECT_THAT([&] { Checkpoint::from_json(deep.to_json()); },
              ThrowsMessage<RunError>(HasSubstr("nested too deeply")));
}

// Each bit of each byte, and the end at each byte.
TEST(Checkpoint, RefusesWhatWasAlteredOrCut) {
  Checkpoint checkpoint = finished();
  checkpoint.done = UnitSet({{0, 4}, {7, 9}});
  const std::string text = checkpoint.to_json();
  for (std::size_t at = 0; at < text.size(); ++at) {
    for (int bit = 0; bit < 8; ++bit) {
      std::string altered = text;
      altered[at] = static_cast<char>(altered[at] ^ (1 << bit));
      EXPECT_THROW(Checkpoint::from_json(altered), RunError) << at << ", bit " << bit;
    }
    EXPECT_THROW(Checkpoint::from_json(text.substr(0, at)), RunError) << at;
  }
}

TEST(Resuming, RefusesAResultThatIsNone) {
  Checkpoint checkpoint = finished();
  checkpoint.result = R"({"count":[],"primes":[]})";
  checkpoint.file = "my.json";
  const auto resumed = [&] {
    run<testing::Divisors>(testing::identity(), {}, testing::divisors_of, checkpoint);
  };
  EXPECT_THAT(resumed, ThrowsMessage<RunError>(StartsWith("my.json: result: ")));
}

TEST(Checkpoint, HasTheFingerprintOfEverythingThatCounts) {
  const Identity one = testing::identity();
  EXPECT_EQ(one.fingerprint().size(), 16U);
  for (const auto change : std::vector<void (*)(Identity&)>{
           [](Identity& id) { id.command = "x"; }, [](Identity& id) { id.version = "x"; },
           [](Identity& id) { id.parameters["seed"] = "8"; },
           [](Identity& id) { id.parameters["depth"] = "1"; }, [](Identity& id) { ++id.units; }}) {
    Identity other = one;
    change(other);
    EXPECT_NE(other.fingerprint(), one.fingerprint());
    EXPECT_NE(other.difference(one), "");
  }
  EXPECT_EQ(one.difference(one), "");
}

// Published test values of FNV-1a, 64 bits.
TEST(Fingerprint, IsTheOneOfFowlerNollAndVo) {
  EXPECT_EQ(fingerprint(""), "cbf29ce484222325");
  EXPECT_EQ(fingerprint("a"), "af63dc4c8601ec8c");
  EXPECT_EQ(fingerprint("foobar"), "85944171f73967e8");
}

TEST(Resuming, RefusesAnotherRun) {
  Identity other = testing::identity();
  other.parameters["seed"] = "8";
  EXPECT_THAT([&] { check_resumable(finished(), other); },
              ThrowsMessage<RunError>("checkpoint: of another run: seed: 7, not 8"));
}

}  // namespace
}  // namespace hanaproof::runs::checkpoint_test
