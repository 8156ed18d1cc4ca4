// The quiz in a real browser, from start to end by clicks.
#include <algorithm>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/browser_page.h"

namespace hanaproof::cli::testing::quiz_page_test {
namespace {

using ::testing::Each;
using ::testing::HasSubstr;
using ::testing::SizeIs;

const Folder& quiz() {
  static const Folder folder;
  static const Result run =
      hanaproof("identify --game koi-koi --page " + folder.path("quiz.html") + " --lang de");
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("6 editions"));
  return folder;
}

std::string page() { return read(quiz().path("quiz.html")); }

class QuizPage : public BrowserPage {
 protected:
  // With helpers: `data`, what the script of the page reads; `now()`, the number of the question
  // that is shown; `choose(answer)`.
  std::vector<std::string> played(const std::string& script) const {
    return lines_after(R"js(
      const data = JSON.parse(document.getElementById('data').textContent);
      const sections = [...document.querySelectorAll('.ask')];
      const now = () => sections.findIndex((each) => each.checkVisibility());
      const choose = (answer) =>
          sections[now()].querySelectorAll('.answers button')[answer].click();
      const result = () => document.querySelector('.result');
      const lines = [];)js" +
                           script + "return lines;",
                       page());
  }
};

// Who answers as one edition does is told that one, or those that nothing asked tells apart.
TEST_F(QuizPage, NamesTheEditionThatIsAnsweredBy) {
  const auto lines = played(R"js(
    for (let edition = 0; edition < data.editions.length; ++edition) {
      let asked = 0;
      while (now() >= 0) {
        choose(data.questions[now()].findIndex((answer) => answer.editions.includes(edition)));
        ++asked;
      }
      const named = [...result().querySelectorAll('.editions code')].map((each) => each.textContent);
      const alike = named.every((id) => data.questions.every((answers) => answers.some((answer) =>
          answer.editions.includes(edition) && answer.editions.includes(
              data.editions.findIndex((each) => each.id === id)))));
      lines.push(`${named.includes(data.editions[edition].id)} ${alike} ${asked <= 12} ` +
                 result().querySelectorAll('.otherwise li').length);
      result().querySelector('.again').click();
    })js");
  EXPECT_THAT(lines, SizeIs(6));
  EXPECT_THAT(lines, Each("true true true 0"));
}

TEST_F(QuizPage, GoesOnWithoutAnAnswerAndBack) {
  const auto lines = played(R"js(
    const first = now();
    document.querySelector('.skip').click();
    lines.push(String(now() !== first));
    document.querySelector('.back').click();
    lines.push(String(now() === first));
    while (now() >= 0) document.querySelector('.skip').click();
    // Nothing is known: all editions are left, and every question is open.
    lines.push(String(result().querySelectorAll('.editions li').length));
    lines.push(String(result().querySelectorAll('.not-asked li').length === data.questions.length));
    )js");
  EXPECT_THAT(lines, ::testing::ElementsAre("true", "true", "6", "true"));
}

// One rule is answered as nobody prints it beside the others: it becomes a clause of a file.
TEST_F(QuizPage, WritesWhatIsDoneOtherwiseAsAFile) {
  const auto lines = played(R"js(
    const edition = data.editions.findIndex((each) => each.id === 'oishi-tengudo.koi-koi');
    while (now() >= 0) {
      const answers = data.questions[now()];
      const own = answers.findIndex((answer) => answer.editions.includes(edition));
      const is_last = document.querySelector('.place').textContent.startsWith('Frage 12 ');
      choose((own + (is_last ? 1 : 0)) % answers.length);
    }
    lines.push(result().querySelector('.editions code').textContent);
    lines.push(String(result().querySelectorAll('.otherwise li').length));
    lines.push(result().querySelector('pre').textContent.replaceAll('\n', '~'));
    )js");
  ASSERT_THAT(lines, SizeIs(3));
  EXPECT_EQ(lines[0], "oishi-tengudo.koi-koi");
  EXPECT_EQ(lines[1], "1");
  std::string file = lines[2];
  for (const auto& [from, to] : {std::pair("~", "\n"), std::pair("&quot;", "\""),
                                 std::pair("&gt;", ">"), std::pair("&amp;", "&")}) {
    for (std::size_t at = file.find(from); at != std::string::npos; at = file.find(from, at + 1))
      file.replace(at, std::string_view(from).size(), to);
  }
  folder_.file("my-house.toml", file);
  const Result check = hanaproof("check " + folder_.path("my-house.toml"));
  EXPECT_EQ(check.status, 0) << file << check.err;
  EXPECT_THAT(check.out, HasSubstr("1 difference"));
}

TEST_F(QuizPage, FitsAPhone) {
  const auto lines = lines_after(R"js(
    document.querySelector('#quiz').style.width = '390px';
    await wait();
    const small = [...document.querySelectorAll('button')].filter(
        (each) => each.checkVisibility() && each.getBoundingClientRect().height < 44);
    return [String(small.length), String(document.querySelector('#quiz').scrollWidth <= 390)];)js",
                                 page());
  EXPECT_THAT(lines, ::testing::ElementsAre("0", "true"));
}

TEST(Quiz, RefusesWhatItCannotAsk) {
  const Folder folder;
  const Result alone =
      hanaproof("identify --edition blog.koi-koi.fr --page " + folder.path("quiz.html"));
  EXPECT_EQ(alone.status, 2);
  EXPECT_THAT(alone.err, HasSubstr("nothing to ask"));
  EXPECT_EQ(hanaproof("identify --page /proc/quiz.html").status, 2);
}

}  // namespace
}  // namespace hanaproof::cli::testing::quiz_page_test
