// An engine that misbehaves as its argument says: at its first reply but one, so that it looks like
// an engine first.
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <string>
#include <thread>

#include <fmt/format.h>

#include <unistd.h>

#include "checker/engines/protocol/server.h"
#include "model/editions/builtin.h"

namespace {

using Reply = const std::string&;

void say(const std::string& text) {
  std::cout << text;
  std::cout.flush();
}

void line(const std::string& text) { say(text + "\n"); }

[[noreturn]] void forever() {
  for (;;) std::this_thread::sleep_for(std::chrono::seconds(1));
}

std::string replaced(std::string text, const std::string& what, const std::string& with) {
  const auto at = text.find(what);
  if (at != std::string::npos) text.replace(at, what.size(), with);
  return text;
}

// The reply with the list of a field emptied.
std::string emptied(const std::string& text, const std::string& field) {
  const auto at = text.find(fmt::format("\"{}\":[", field));
  if (at == std::string::npos) return text;
  const auto from = at + field.size() + 4;
  return text.substr(0, from) + text.substr(text.find(']', from));
}

std::string without_first_move(const std::string& reply) {
  const auto at = reply.find(R"("moves":[")");
  if (at == std::string::npos) return reply;
  const auto from = at + 9;
  auto to = reply.find('"', from + 1) + 1;
  if (reply[to] == ',') ++to;
  return reply.substr(0, from) + reply.substr(to);
}

const std::map<std::string, std::function<void(Reply)>>& misbehaviours() {
  static const std::map<std::string, std::function<void(Reply)>> all = {
      {"none", line},
      {"windows", [](Reply reply) { line(reply + "\r"); }},
      {"slow",
       [](Reply reply) {
         std::this_thread::sleep_for(std::chrono::milliseconds(60));
         line(reply);
       }},
      {"hang", [](Reply) { forever(); }},
      {"hang-in-line",
       [](Reply reply) {
         say(reply.substr(0, 10));
         forever();
       }},
      {"abort", [](Reply) { raise(SIGKILL); }},
      {"status", [](Reply) { _exit(3); }},
      {"complain",
       [](Reply) {
         std::cerr << "first\nout of cards\n";
         _exit(4);
       }},
      {"leave", [](Reply) { _exit(0); }},
      {"close",
       [](Reply) {
         ::close(STDOUT_FILENO);
         forever();
       }},
      {"half-line",
       [](Reply reply) {
         say(reply.substr(0, 10));
         _exit(0);
       }},
      {"garbage", [](Reply) { line("Segmentation fault"); }},
      {"empty-line", [](Reply) { line(""); }},
      {"list", [](Reply) { line("[1, 2]"); }},
      {"fields", [](Reply reply) { line(reply.substr(0, reply.find(',')) + R"(,"odd":true})"); }},
      {"types",
       [](Reply reply) {
         line(reply.substr(0, reply.find(',')) + R"(,"moves":[1],"position":7,"yaku":3})");
       }},
      {"deep",
       [](Reply reply) {
         line(reply.substr(0, reply.find(',')) + R"(,"moves":)" + std::string(100000, '[') +
              std::string(100000, ']') + "}");
       }},
      {"big-number",
       [](Reply reply) {
         line(reply.substr(0, reply.find(',')) +
              R"(,"yaku":[[],[]],"points":[99999999999999999999,0]})");
       }},
      {"megabytes", [](Reply) { line(std::string(8 << 20, 'x')); }},
      {"endless",
       [](Reply) {
         const std::string piece(1 << 16, 'y');
         for (;;) say(piece);
       }},
      {"endless-lines",
       [](Reply) {
         for (;;) line("hello there");
       }},
      {"wrong-id", [](Reply reply) { line(replaced(reply, R"({"id":)", R"({"id":1)")); }},
      {"no-id", [](Reply reply) { line(fmt::format("{{{}", reply.substr(reply.find(',') + 1))); }},
      {"twice",
       [](Reply reply) {
         line(reply);
         line(reply);
       }},
      {"not-utf8", [](Reply reply) { line(replaced(reply, "\"", "\"\xff\xfe")); }},
      {"nul", [](Reply reply) { line(std::string(1, '\0').append(reply)); }},
      {"error",
       [](Reply reply) { line(reply.substr(0, reply.find(',')) + R"(,"error":"no such game"})"); }},
      {"illegal-move",
       [](Reply reply) { line(replaced(reply, R"("moves":[")", R"("moves":["?)")); }},
      {"lose-card", [](Reply reply) { line(emptied(reply, "stock")); }},
      {"double-card",
       [](Reply reply) {
         const auto at = reply.find(R"("stock":[")");
         const std::string card = at == std::string::npos ? "" : reply.substr(at + 10, 2);
         line(replaced(reply, R"("field":[)", fmt::format(R"("field":["{}",)", card)));
       }},
      {"other-edition",
       [](Reply reply) { line(replaced(reply, "hana-awase.pl", "blog.koi-koi.fr")); }},
      {"other-players",
       [](Reply reply) { line(replaced(reply, R"("players":2)", R"("players":3)")); }},
      {"flood-errors",
       [](Reply reply) {
         for (int i = 0; i < 4096; ++i) std::cerr << std::string(1024, 'e');
         line(reply);
       }},
      {"tires",
       [](Reply reply) {
         static int left = 60;
         if (--left == 0) _exit(3);
         line(reply);
       }},
      {"many-moves",
       [](Reply reply) {
         std::string moves = R"("11")";
         for (int i = 0; i < 60000; ++i) moves += R"(,"12x13")";
         line(fmt::format(R"({},"moves":[{}]}})", reply.substr(0, reply.find(',')), moves));
       }},
      {"long-word",
       [](Reply reply) {
         line(fmt::format(R"({},"moves":["{}"]}})", reply.substr(0, reply.find(',')),
                          std::string(100000, '1')));
       }},
      // Not a fault of the engine but another rule: it forgets the first move.
      {"forget-move", [](Reply reply) { line(without_first_move(reply)); }},
      {"slow-forget-move",
       [](Reply reply) {
         std::this_thread::sleep_for(std::chrono::milliseconds(10));
         line(without_first_move(reply));
       }},
  };
  return all;
}

// The argument is followed by a file that says whether it has misbehaved before.
bool first_time(const char* path) {
  if (std::ifstream(path).good()) return false;
  std::ofstream(path) << "once";
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  const std::string how = argv[1];
  if (how == "deaf") forever();
  if (how == "child") {
    // Something of its group stays behind with the pipe open.
    if (fork() == 0) forever();
    return 0;
  }
  const hanaproof::rulebook::Library library(hanaproof::editions::builtin_editions());
  hanaproof::protocol::Server server({&library, hanaproof::protocol::With::spec, {}, "0"});
  const auto& misbehave = misbehaviours().at(how);
  const bool armed = argc < 3 || first_time(argv[2]);
  std::string request;
  for (int i = 0; std::getline(std::cin, request); ++i) {
    const std::string reply = server.answer(request);
    if (i == 0 || !armed) {
      line(reply);
    } else {
      misbehave(reply);
    }
  }
  return 0;
}
