// Every word that a source compares with an answer is one that the topic takes.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/model/spec/table.h"
#include "tests/paths.h"

namespace hanaproof::spec::words_test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// As members of the rules are named.
std::string member_of(const std::string& topic) {
  return std::regex_replace(topic, std::regex("[.-]"), "_");
}

const std::map<std::string, const rulebook::Topic*>& topics_by_member() {
  static const auto all = [] {
    std::map<std::string, const rulebook::Topic*> found;
    for (const auto& topic : rulebook::topics()) found.emplace(member_of(topic.id), &topic);
    return found;
  }();
  return all;
}

bool takes(const rulebook::Topic& topic, const std::string& word) {
  return !topic.type.mismatch(word) || !topic.type.mismatch(rulebook::Value::List{word});
}

bool is_taken_by_some_topic(const std::string& word) {
  for (const auto& topic : rulebook::topics()) {
    const bool choice = topic.type.sort() == rulebook::Type::Sort::choice;
    if (choice && takes(topic, word)) return true;
  }
  return false;
}

// `rules.deal_swap.is("none")`, `rules.is("deal.swap", "none")`.
constexpr const char* kOfMember = R"re((\w+)\s*\.(?:is|lists)\(\s*"([^"]+)"\s*\))re";
constexpr const char* kOfTopic = R"re(\b(?:is|lists)\(\s*"([^"]+)",\s*"([^"]+)"\s*\))re";
// Past all checks: `rules["deal.swap"] == "none"`.
constexpr const char* kUnchecked = R"re(\["[a-z.-]+"\]\s*[!=]=\s*(rulebook::)?(Value\()?")re";

class Words {
 public:
  // Reads one source.
  void read(const std::string& file, const std::string& text) {
    file_ = file;
    each(text, kOfMember, [&](const std::smatch& found) {
      const auto member = topics_by_member().find(found[1]);
      // A rule handed on by a name of its own may be of any topic.
      const bool known = member == topics_by_member().end() ? is_taken_by_some_topic(found[2])
                                                            : takes(*member->second, found[2]);
      count(known, found);
    });
    each(text, kOfTopic, [&](const std::smatch& found) {
      const auto* topic = rulebook::find_topic(found.str(1));
      count(topic && takes(*topic, found[2]), found);
    });
    each(text, kUnchecked, [&](const std::smatch& found) { count(false, found); });
  }

  int compared() const { return compared_; }
  const std::vector<std::string>& wrong() const { return wrong_; }

 private:
  template <class Visit>
  static void each(const std::string& text, const char* pattern, Visit visit) {
    const std::regex expression(pattern);
    for (std::sregex_iterator i(text.begin(), text.end(), expression), end; i != end; ++i) {
      visit(*i);
    }
  }

  void count(bool known, const std::smatch& found) {
    ++compared_;
    if (!known) wrong_.push_back(file_ + ": " + found.str());
  }

  std::string file_;
  int compared_ = 0;
  std::vector<std::string> wrong_;
};

std::string text_of(const std::filesystem::path& file) {
  std::ifstream stream(file);
  return {std::istreambuf_iterator<char>(stream), {}};
}

template <class Visit>
void each_source(Visit visit) {
  const std::filesystem::path root(paths::source_dir());
  for (const char* room : {"model", "solvers", "properties", "checker", "reports", "cli"}) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / room)) {
      const auto& path = entry.path();
      if (path.extension() != ".cpp" && path.extension() != ".h") continue;
      visit(std::filesystem::relative(path, root).string(), text_of(path));
    }
  }
}

TEST(Words, AllThatAreComparedCanBeAnswers) {
  Words words;
  each_source([&](const std::string& file, const std::string& text) { words.read(file, text); });
  EXPECT_THAT(words.wrong(), IsEmpty());
  EXPECT_GT(words.compared(), 400);
}

TEST(Words, AMistypedOneIsFound) {
  for (const char* text :
       {"rules.dealer_begins.is(\"deeler\")", "rules.dealer_begins.is(\"all-add\")",
        "two.is(\"bothe\")", "rules.field_multiplies.lists(\"card\")",
        "rules.is(\"dealer.begins\", \"deeler\")", "rules.is(\"dealer.starts\", \"dealer\")",
        "rules[\"dealer.begins\"] == \"dealer\"", "all[\"dealer.begins\"] != Value(\"dealer\")"}) {
    Words words;
    words.read("source", text);
    EXPECT_EQ(words.wrong().size(), 1U) << text;
  }
}

// So that a search for a topic finds the member and its uses.
TEST(Words, MembersAreNamedAfterTheirTopics) {
  int members = 0;
  each_source([&](const std::string&, const std::string& text) {
    const std::regex member(R"re(const Rule (\w+) =\s*rule\("([^"]+)"\))re");
    for (std::sregex_iterator i(text.begin(), text.end(), member), end; i != end; ++i, ++members) {
      EXPECT_EQ((*i)[1], member_of((*i)[2]));
    }
  });
  EXPECT_GT(members, 200);
  EXPECT_EQ(topics_by_member().size(), rulebook::topics().size()) << "two topics, one name";
}

TEST(Words, AMistypedOneIsNoSilentNo) {
  const Rules rules = table::rules();
  EXPECT_TRUE(rules.dealer_begins.is("dealer"));
  EXPECT_FALSE(rules.dealer_begins.is("next"));
  try {
    rules.dealer_begins.is("deeler");
    FAIL() << "deeler is taken for an answer";
  } catch (const std::logic_error& error) {
    EXPECT_THAT(error.what(), AllOf(HasSubstr("dealer.begins"), HasSubstr("deeler"),
                                    HasSubstr("the nearest is dealer")));
  }
}

}  // namespace
}  // namespace hanaproof::spec::words_test
