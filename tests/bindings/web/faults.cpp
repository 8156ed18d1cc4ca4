// A module that does what the real one must survive, by the word that it is asked. Stands in for
// `answer`, so that module.cpp and the run-time library are those of the real one.
#include <array>
#include <cstdlib>
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "bindings/web/ask/ask.h"

namespace hanaproof::web {

namespace {

struct Left {
  virtual ~Left() = default;
  int left = 1;
};
struct Right {
  virtual ~Right() = default;
  int right = 2;
};
struct Both : Left, Right {};

// Notes that it was destroyed.
struct Local {
  explicit Local(std::string& told) : told_(told) {}
  ~Local() { told_ += "destroyed "; }
  std::string& told_;
};

struct Alive {
  static inline int count = 0;
  Alive() { ++count; }
  Alive(const Alive&) { ++count; }
  ~Alive() { --count; }
};

std::string caught_by_type() {
  std::string told;
  try {
    const Local local(told);
    throw std::out_of_range("far out");
  } catch (int) {
    told += "int";
  } catch (const std::logic_error& error) {
    told += error.what();
  }
  return told;
}

std::string caught_by_second_base() {
  try {
    throw Both();
  } catch (const Right& right) {
    return "right " + std::to_string(right.right);
  }
}

std::string caught_by_value() {
  try {
    throw std::string("text");
  } catch (std::string text) {
    return text;
  }
}

std::string caught_pointer() {
  static const int seven = 7;
  try {
    throw &seven;
  } catch (const int* number) {
    return std::to_string(*number);
  }
}

std::string thrown_on() {
  std::string told;
  try {
    try {
      const Local local(told);
      throw std::runtime_error("first");
    } catch (const std::exception& error) {
      told += std::string(error.what()) + " ";
      throw;
    }
  } catch (...) {
    told += "again";
  }
  return told;
}

// One is thrown while another is handled, and the first is still there afterwards.
std::string thrown_within() {
  try {
    throw std::runtime_error("outer");
  } catch (const std::exception& outer) {
    std::string told;
    try {
      throw std::logic_error("inner");
    } catch (const std::exception& inner) {
      told = inner.what();
    }
    return told + " " + outer.what();
  }
}

std::string replaced() {
  try {
    try {
      throw std::runtime_error("old");
    } catch (const std::exception&) {
      throw std::logic_error("new");
    }
  } catch (const std::exception& error) {
    return error.what();
  }
}

std::string none_left() {
  for (int i = 0; i < 1000; ++i) {
    try {
      try {
        throw Alive();
      } catch (const Alive&) {
        if (i % 2 == 0) throw;
      }
    } catch (Alive) {
    }
  }
  return std::to_string(Alive::count);
}

std::string of_the_library() {
  try {
    return std::to_string(std::vector<int>(3).at(5));
  } catch (const std::out_of_range&) {
    return "at";
  }
}

int deeper(int depth) {
  std::array<volatile int, 100> room = {};
  room[0] = depth;
  return room[0] < 0 ? 0 : deeper(depth + 1) + room[0];
}

std::string trap_deep() { return std::to_string(deeper(0)); }
std::string trap_abort() {
  std::cerr << "no way out" << std::endl;
  std::abort();
}
std::string trap_uncaught() { throw std::runtime_error("nobody catches this"); }
std::string trap_memory() {
  std::vector<std::vector<char>> all;
  for (;;) all.emplace_back(1 << 28);
}

using Act = std::string (*)();

const std::map<std::string, Act, std::less<>>& acts() {
  static const std::map<std::string, Act, std::less<>> all = {
      {"caught_by_type", caught_by_type},
      {"caught_by_second_base", caught_by_second_base},
      {"caught_by_value", caught_by_value},
      {"caught_pointer", caught_pointer},
      {"thrown_on", thrown_on},
      {"thrown_within", thrown_within},
      {"replaced", replaced},
      {"none_left", none_left},
      {"of_the_library", of_the_library},
      {"trap_deep", trap_deep},
      {"trap_abort", trap_abort},
      {"trap_uncaught", trap_uncaught},
      {"trap_memory", trap_memory},
  };
  return all;
}

}  // namespace

// Asked for by its name as a JSON string.
std::string answer(std::string_view request_json) {
  const auto act = acts().find(request_json.substr(1, request_json.size() - 2));
  return '"' + (act == acts().end() ? "nothing of that name" : act->second()) + '"';
}

}  // namespace hanaproof::web
