// Checkpoints: there and back, and what is refused.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "solvers/sharded_jobs/run_error.h"
#include "tests/solvers/sharded_jobs/divisors.h"

namespace hanaproof::sharded_jobs::checkpoint_test {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;
using ::testing::ThrowsMessage;

Checkpoint finished(std::uint64_t index, std::uint64_t of) {
  Checkpoint checkpoint{testing::identity(), {index, of}, {}, R"({"count":1,"primes":[]})"};
  for (std::uint64_t k = 0; k < checkpoint.units(); ++k) checkpoint.done.insert(k);
  return checkpoint;
}

TEST(Checkpoint, IsReadAsItIsWritten) {
  Checkpoint checkpoint = finished(1, 3);
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
  std::string text = finished(0, 1).to_json();
  EXPECT_EQ(sealed_again(text), text);
  const auto seed = text.find("\"seed\": \"7\"");
  text.replace(seed, 11, "\"seed\": \"8\"");
  EXPECT_THAT([&] { Checkpoint::from_json(sealed_again(text)); },
              ThrowsMessage<RunError>(HasSubstr("fingerprint")));
  text = finished(0, 3).to_json();
  text.replace(text.find("\"0/3\""), 5, "\"2/3\"");  // 34 units done, of 33
  EXPECT_THAT([&] { Checkpoint::from_json(sealed_again(text)); },
              ThrowsMessage<RunError>(HasSubstr("more units")));
  Checkpoint deep = finished(0, 1);
  deep.result = std::string(100, '[') + std::string(100, ']');
  EXPECT_THAT([&] { Checkpoint::from_json(deep.to_json()); },
              ThrowsMessage<RunError>(HasSubstr("nested too deeply")));
}

// Each bit of each byte, and the end at each byte.
TEST(Checkpoint, RefusesWhatWasAlteredOrCut) {
  Checkpoint checkpoint = finished(1, 3);
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
  Checkpoint checkpoint = finished(0, 1);
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

TEST(Resuming, RefusesAnotherRunAndAnotherShard) {
  Identity other = testing::identity();
  other.parameters["seed"] = "8";
  EXPECT_THAT([&] { check_resumable(finished(0, 1), other, {}); },
              ThrowsMessage<RunError>("checkpoint: of another run: seed: 7, not 8"));
  EXPECT_THAT(
      [] {
        check_resumable(finished(0, 2), testing::identity(), {1, 2});
      },
      ThrowsMessage<RunError>("checkpoint: of shard 0/2, not of 1/2"));
}

TEST(Merging, RefusesWhatDoesNotMakeUpOneRun) {
  EXPECT_NO_THROW(check_whole({finished(1, 2), finished(0, 2)}));
  EXPECT_THROW(check_whole({}), RunError);
  Checkpoint other = finished(1, 2);
  other.identity.version = "2.0";
  EXPECT_THAT(
      [&] {
        check_whole({finished(0, 2), other});
      },
      ThrowsMessage<RunError>("shards of different runs: version: 2.0, not 1.0"));
  EXPECT_THAT(
      [] {
        check_whole({finished(0, 2), finished(1, 3)});
      },
      ThrowsMessage<RunError>("shards 0/2 and 1/3 are of different cuts of the run"));
  EXPECT_THAT(
      [] {
        check_whole({finished(0, 2), finished(0, 2)});
      },
      ThrowsMessage<RunError>("shard 0/2 is there twice"));
  EXPECT_THAT(
      [] {
        check_whole({finished(0, 3), finished(2, 3)});
      },
      ThrowsMessage<RunError>("shard 1/3 is missing"));
  Checkpoint half = finished(1, 2);
  half.done = UnitSet({{0, 10}});
  EXPECT_THAT(
      [&] {
        check_whole({finished(0, 2), half});
      },
      ThrowsMessage<RunError>("shard 1/2 is not finished: 10 of 50 units"));
}

}  // namespace
}  // namespace hanaproof::sharded_jobs::checkpoint_test
