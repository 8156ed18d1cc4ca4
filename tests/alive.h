// Whether processes are gone that a test has left to somebody else.
#pragma once

#include <chrono>
#include <fstream>
#include <string>
#include <thread>

namespace hanaproof::testing {

// Whoever was killed may stay as a zombie where nobody asks for it.
inline bool is_alive(const std::string& pid) {
  std::ifstream file("/proc/" + pid + "/stat");
  std::string number;
  std::string name;
  std::string state;
  return (file >> number >> name >> state) && state != "Z" && state != "X";
}

// Waits for half a minute.
inline bool is_soon_gone(const std::string& pid) {
  for (int i = 0; i < 3000 && is_alive(pid); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return !is_alive(pid);
}

}  // namespace hanaproof::testing
