// Answers requests of the page, one a line of standard input, one a line of standard output: for
// tests that hold other builds of the same code against it.
#include <iostream>
#include <string>

#include "bindings/web/ask/ask.h"

int main() {
  for (std::string line; std::getline(std::cin, line);)
    std::cout << hanaproof::web::answer(line) << std::endl;
}
