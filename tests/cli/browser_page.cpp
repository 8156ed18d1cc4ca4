#include "tests/cli/browser_page.h"

#include <algorithm>

#include <fmt/format.h>

namespace hanaproof::cli::testing {

namespace {

constexpr const char* kHelpers = R"js(
  const wait = () => new Promise((done) => setTimeout(done, 50));
  const open = () => document.querySelector('article.open');
  const seen = (list) => [...document.querySelectorAll(list)].filter(
      (each) => each.checkVisibility());
  const press = (key) => document.activeElement.dispatchEvent(
      new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
  const set = (name, value) => {
    const field = document.getElementById('filter').elements[name];
    field.value = value;
    field.dispatchEvent(new Event('input', {bubbles: true}));
  };
  const zones = (walk) => [...walk.querySelectorAll('[data-zone]')]
      .filter((row) => row.querySelector('use'))
      .map((row) => `${row.dataset.zone}:` + [...row.querySelectorAll('use')].map(
          (use) => use.getAttribute('href').slice(2)).join(' ') + ' ')
      .sort().join('');
)js";

}  // namespace

void BrowserPage::SetUp() {
  if (shell("command -v chromium").status != 0) GTEST_SKIP() << "chromium is not installed";
}

Result BrowserPage::chromium(const std::string& arguments) const {
  return shell(
      fmt::format("timeout 120 chromium --headless --no-sandbox --disable-gpu "
                  "--disable-background-networking --no-first-run --user-data-dir={} {}",
                  folder_.path("profile"), arguments));
}

std::vector<std::string> BrowserPage::lines_after(const std::string& script, std::string text,
                                                  const std::string& hash) const {
  text.insert(text.rfind("</body>"),
              fmt::format("<script>(async () => {{{}const lines = await (async () => {{{}}})();"
                          "document.title = lines.join('|');}})();</script>",
                          kHelpers, script));
  folder_.file("driven.html", text);
  const Result dom = chromium(fmt::format("--virtual-time-budget=20000 --dump-dom 'file://{}{}'",
                                          folder_.path("driven.html"), hash));
  EXPECT_EQ(dom.status, 0) << dom.err;
  if (dom.status != 0) return {};
  const std::size_t start = dom.out.find("<title>") + 7;
  const std::string title = dom.out.substr(start, dom.out.find("</title>") - start);
  std::vector<std::string> lines;
  for (std::size_t from = 0; from <= title.size();) {
    const std::size_t to = std::min(title.find('|', from), title.size());
    lines.push_back(title.substr(from, to - from));
    from = to + 1;
  }
  return lines;
}

}  // namespace hanaproof::cli::testing
