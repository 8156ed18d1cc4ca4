#include "reports/formats.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>
#include <future>
#include <string>

#include "reports/atomic_file.h"
#include "reports/error.h"
#include "reports/json.h"
#include "tests/reports/fixture.h"
#include "tests/reports/folder.h"

namespace hanaproof::reports::report_dir_test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

const std::string kReceipt = "receipts/translation_yaku.hanami_2-players";

template <class Action>
std::string error_of(Action action) {
  try {
    action();
  } catch (const ReportError& error) {
    return error.what();
  }
  return "";
}

// Stands in for a full disk: no file of this process may grow beyond so many bytes.
class SmallFiles {
 public:
  explicit SmallFiles(rlim_t bytes) {
    ::getrlimit(RLIMIT_FSIZE, &before_);
    handler_ = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small = {bytes, before_.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &small);
  }
  ~SmallFiles() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }
  SmallFiles(const SmallFiles&) = delete;
  SmallFiles& operator=(const SmallFiles&) = delete;

 private:
  rlimit before_ = {};
  void (*handler_)(int) = SIG_DFL;
};

TEST(AtomicFile, ReplacesAFile) {
  const Folder folder;
  write_file(folder / "a", "old");
  write_file(folder / "a", "new");
  EXPECT_EQ(read(folder / "a"), "new");
  EXPECT_EQ(entries(folder.path()), 1);
}

TEST(AtomicFile, LeavesTheOldFileWhenTheDiskIsFull) {
  const Folder folder;
  write_file(folder / "a", "old");
  std::string error;
  {
    const SmallFiles limit(1000);
    error = error_of([&] { write_file(folder / "a", std::string(5000, 'x')); });
  }
  EXPECT_THAT(error, HasSubstr("cannot be written"));
  EXPECT_EQ(read(folder / "a"), "old");
  EXPECT_EQ(entries(folder.path()), 1);
}

TEST(AtomicFile, IsNotThereBeforeItIsCommitted) {
  const Folder folder;
  { const AtomicFile file(folder / "a", "new"); }
  EXPECT_EQ(entries(folder.path()), 0);
}

TEST(AtomicFile, MayBeFlushedLater) {
  const Folder folder;
  AtomicFile one(folder / "a", "new");
  AtomicFile other(folder / "b", "new");
  EXPECT_FALSE(std::filesystem::exists(folder / "a"));
  one.flush();
  one.commit();
  other.commit();
  EXPECT_EQ(read(folder / "a"), "new");
  EXPECT_EQ(read(folder / "b"), "new");
  EXPECT_EQ(entries(folder.path()), 2);
}

TEST(AtomicFile, SaysWhyItCannotBeWritten) {
  const Folder folder;
  const std::string error = error_of([&] { write_file(folder / "none/a", "x"); });
  EXPECT_THAT(error, AllOf(HasSubstr("none/a"), HasSubstr("No such file"), Not(HasSubstr("\n"))));
}

TEST(AtomicFile, WritesIntoAPipeWithANameAndLeavesIt) {
  const Folder folder;
  const auto pipe = folder / "pipe";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  expect_writable(pipe);
  auto heard = std::async(std::launch::async, [&] { return read(pipe); });
  write_file(pipe, "new");
  EXPECT_TRUE(std::filesystem::is_fifo(pipe));
  EXPECT_EQ(heard.get(), "new");
  EXPECT_EQ(entries(folder.path()), 1);
}

TEST(AtomicFile, FollowsLinksToTheFileThatIsReplaced) {
  const Folder folder;
  std::filesystem::create_directory(folder / "inner");
  write_file(folder / "inner/file", "old");
  std::filesystem::create_symlink("inner/file", folder / "link");
  std::filesystem::create_symlink("link", folder / "again");
  expect_writable(folder / "again");
  write_file(folder / "again", "new");
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "again"));
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "link"));
  EXPECT_EQ(read(folder / "inner/file"), "new");
}

TEST(AtomicFile, FollowsALinkToAFileThatIsNotThereYet) {
  const Folder folder;
  std::filesystem::create_symlink("file", folder / "link");
  write_file(folder / "link", "new");
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "link"));
  EXPECT_EQ(read(folder / "file"), "new");
}

TEST(Report, WritesItsFilesAndNothingElse) {
  const Folder folder;
  write_report(folder / "out", fixture_report(), fixture_options());
  EXPECT_EQ(entries(folder / "out"), 5);
  EXPECT_THAT(read(folder / "out/index.html"), HasSubstr("Which cards make Hanami"));
  EXPECT_THAT(read(folder / "out/report.md"), HasSubstr("Which cards make Hanami"));
  EXPECT_THAT(read(folder / "out/findings.sarif"), HasSubstr("\"version\": \"2.1.0\""));
  EXPECT_EQ(read(folder / "out/findings.json"), to_json(fixture_report()));
  EXPECT_EQ(entries(folder / "out/receipts"), 7);
  const auto receipt = folder / ("out/" + kReceipt);
  EXPECT_EQ(entries(receipt), 6);
  EXPECT_EQ(read(receipt / "finding.json"), to_json(fixture_report().findings[3]));
  EXPECT_THAT(read(receipt / "counts.json"), HasSubstr("\"points\": 4"));
  EXPECT_THAT(read(receipt / "versions.json"), HasSubstr("\"hanaproof.versions\""));
  EXPECT_THAT(read(receipt / "yaku.hanami-smaller.smt2"), HasSubstr("(assert (< 1 0))"));
  EXPECT_THAT(read(receipt / "README.md"),
              AllOf(HasSubstr("hanaproof recheck ."),
                    HasSubstr("`cvc5 yaku.hanami-smaller.smt2` must be `unsat`")));
}

TEST(Report, IsTheSameWhenWrittenAgain) {
  const Folder folder;
  write_report(folder / "one", fixture_report(), fixture_options());
  write_report(folder / "one", fixture_report(), fixture_options());
  write_report(folder / "two", fixture_report(), fixture_options());
  EXPECT_EQ(entries(folder / "one"), 5);
  EXPECT_EQ(read(folder / "one/index.html"), read(folder / "two/index.html"));
}

TEST(Report, RemovesTheQueriesOfAnEarlierReport) {
  const Folder folder;
  write_report(folder / "out", fixture_report());
  const auto receipt = folder / ("out/" + kReceipt);
  write_file(receipt / "notes.txt", "mine");
  write_file(receipt / "my own.smt2", "mine");
  write_file(folder / "out/mine.smt2", "mine");
  std::filesystem::create_directory(receipt / "mine.smt2");
  checker::Report fewer = fixture_report();
  fewer.findings[3].evidence.queries.resize(1);
  write_report(folder / "out", fewer);
  EXPECT_EQ(entries(receipt), 8) << "four files, the query that is left, and what is not ours";
  EXPECT_TRUE(std::filesystem::exists(receipt / "yaku.hanami-differs.smt2"));
  EXPECT_FALSE(std::filesystem::exists(receipt / "yaku.hanami-smaller.smt2"));
  EXPECT_EQ(read(receipt / "notes.txt"), "mine");
  EXPECT_EQ(read(receipt / "my own.smt2"), "mine");
  EXPECT_EQ(read(folder / "out/mine.smt2"), "mine");
}

TEST(Report, RemovesTheReceiptsOfAnEarlierReport) {
  const Folder folder;
  write_report(folder / "out", fixture_report());
  const auto receipts = folder / "out/receipts";
  write_file(folder / ("out/" + kReceipt + "/notes.txt"), "mine");
  // Looks like a receipt and is none; so does a link to a folder that lies elsewhere.
  std::filesystem::create_directory(receipts / "mine");
  write_file(receipts / "mine/README.md", "mine");
  std::filesystem::create_directory(folder / "elsewhere");
  write_file(folder / "elsewhere/finding.json", "mine");
  std::filesystem::create_directory_symlink(folder / "elsewhere", receipts / "link");
  write_report(folder / "out", checker::Report{});
  EXPECT_EQ(entries(receipts), 3);
  EXPECT_EQ(entries(folder / ("out/" + kReceipt)), 1) << "the notes, and nothing else";
  EXPECT_EQ(read(receipts / "mine/README.md"), "mine");
  EXPECT_EQ(read(folder / "elsewhere/finding.json"), "mine");
}

// A copy that somebody keeps under another name, with changes of their own.
TEST(Report, LeavesCopiesOfReceiptsAlone) {
  const Folder folder;
  write_report(folder / "out", fixture_report());
  const auto copy = folder / "out/receipts/my copy";
  std::filesystem::copy(folder / ("out/" + kReceipt), copy);
  write_report(folder / "out", checker::Report{});
  EXPECT_EQ(entries(copy), 6);
  EXPECT_FALSE(std::filesystem::exists(folder / ("out/" + kReceipt)));
}

TEST(Report, LeavesTheOldReportWhenTheDiskIsFull) {
  const Folder folder;
  write_report(folder / "out", fixture_report());
  const std::string before = read(folder / "out/report.md");
  checker::Report other = fixture_report();
  other.findings.resize(3);
  {
    const SmallFiles limit(20000);
    EXPECT_THROW(write_report(folder / "out", other), ReportError);
  }
  EXPECT_EQ(read(folder / "out/report.md"), before);
  EXPECT_EQ(entries(folder / "out"), 5);
}

TEST(Report, RefusesTwoFindingsOfOneName) {
  const Folder folder;
  checker::Report report = fixture_report();
  report.findings[1].id = report.findings[0].id;
  EXPECT_THROW(write_report(folder / "out", report), ReportError);
}

TEST(Report, NeedsAFolder) {
  const Folder folder;
  write_file(folder / "file", "mine");
  const std::string error = error_of([&] { write_report(folder / "file", fixture_report()); });
  EXPECT_THAT(error, AllOf(HasSubstr("file"), HasSubstr("folder"), Not(HasSubstr("\n"))));
  EXPECT_EQ(read(folder / "file"), "mine");
}

TEST(Report, WritesNoQueryOutsideItsFolder) {
  const Folder folder;
  checker::Report report = fixture_report();
  report.findings[3].evidence.queries[0].name = "../../escape";
  write_report(folder / "out", report);
  EXPECT_EQ(entries(folder.path()), 1);
  EXPECT_EQ(entries(folder / "out"), 5);
  EXPECT_EQ(entries(folder / ("out/" + kReceipt)), 6);
}

TEST(Report, WritesNoReceiptOutsideItsFolder) {
  const Folder folder;
  checker::Report report = fixture_report();
  report.findings[3].id = "..";
  report.findings[4].id = "../../escape";
  write_report(folder / "out", report);
  EXPECT_EQ(entries(folder.path()), 1);
  EXPECT_EQ(entries(folder / "out"), 5);
  EXPECT_EQ(entries(folder / "out/receipts"), 7);
}

TEST(Report, KeepsQueriesOfOneNameInTwoFindings) {
  const Folder folder;
  checker::Report report = fixture_report();
  report.findings.push_back(report.findings[3]);
  report.findings.back().id = "translation/yaku.hanami/3-players";
  report.findings.back().evidence.queries[0].text = "(check-sat)";
  write_report(folder / "out", report);
  const std::string name = "/yaku.hanami-differs.smt2";
  EXPECT_THAT(read(folder / ("out/" + kReceipt + name)), HasSubstr("(declare-const pile"));
  EXPECT_EQ(read(folder / ("out/receipts/translation_yaku.hanami_3-players" + name)),
            "(check-sat)");
}

TEST(Report, RefusesTwoQueriesOfOneNameInOneFinding) {
  const Folder folder;
  checker::Report report = fixture_report();
  report.findings[3].evidence.queries[1].name = report.findings[3].evidence.queries[0].name;
  EXPECT_THROW(write_report(folder / "out", report), ReportError);
}

}  // namespace
}  // namespace hanaproof::reports::report_dir_test
