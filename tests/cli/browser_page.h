// A page in a headless browser: opened, driven by a script, printed.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/cli/command.h"

namespace hanaproof::cli::testing {

class BrowserPage : public ::testing::Test {
 protected:
  void SetUp() override;  // skips the test where there is no Chromium

  // Runs it headless with these arguments and a profile of its own.
  Result chromium(const std::string& arguments) const;

  // What `script` returns as lines, run at the end of the page `text`, opened at `hash`. The script
  // is the body of an async function with these helpers:
  //   wait()            until the page has answered
  //   open()            the finding that is open
  //   seen(selector)    the elements that are shown
  //   press(key)        a key, where the focus is
  //   set(name, value)  a field of the filter
  //   zones(walk)       the cards that lie on a table, "c0:31 32 f:11 h0:21 "
  std::vector<std::string> lines_after(const std::string& script, std::string text,
                                       const std::string& hash = {}) const;

  Folder folder_;
};

}  // namespace hanaproof::cli::testing
