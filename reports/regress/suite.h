// Test results as JUnit XML.
#pragma once

#include <string>
#include <vector>

namespace hanaproof::reports {

class Suite {
 public:
  enum class Sort { failure, error };
  struct Trouble {
    Sort sort = Sort::failure;
    std::string message;
    std::string text;
  };

  explicit Suite(std::string name) : name_(std::move(name)) {}

  // A test case with what is wrong; with nothing, it has passed.
  void add(const std::string& name, const std::vector<Trouble>& troubles);
  void skip(const std::string& name, const std::string& why);
  std::string text() const;

 private:
  void begin(const std::string& name);

  std::string name_;
  std::string cases_ = {};
  int tests_ = 0;
  int failures_ = 0;
  int errors_ = 0;
  int skipped_ = 0;
};

}  // namespace hanaproof::reports
