// Whoever answers questions: an engine, or the people at a table.
#pragma once

#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "checker/engines/identify/question.h"

namespace hanaproof::identify {

// An answer that no rules give.
inline constexpr const char* kSomethingElse = "something else";

class Respondent {
 public:
  virtual ~Respondent() = default;

  // Whether such questions can be asked at all.
  virtual bool takes(Ask ask) const = 0;
  // Whether answers are chosen among those that are thought of.
  virtual bool chooses() const { return false; }
  // Whether nothing will be answered any more.
  virtual bool has_ended() const { return false; }
  // The answer as a line like an Oracle's; nothing where there is none. `expected`, for those who
  // choose: what is thought of, each once; what none of them says is kSomethingElse.
  virtual std::optional<std::string> answer(const Question& question,
                                            const std::vector<std::string>& expected) = 0;
};

// Whether what an engine has thrown is a refusal: it says that there is no such situation.
using IsRefusal = std::function<bool(const std::exception&)>;

// An engine that plays a game, asked in positions of that edition. A refusal is the answer
// kCannotBe. What else it throws is no answer, but the first of these is kept, as is the first
// refusal; after a few of them it is asked no more. The game must outlive the respondent.
class EngineRespondent : public Respondent {
 public:
  // `opens`: whether it is the engine itself that opens a deal; else that is not asked.
  EngineRespondent(const games::Game& game, std::string edition, IsRefusal is_refusal = {},
                   bool opens = true);

  bool takes(Ask ask) const override { return is_for_engines(ask) && (opens_ || ask != Ask::open); }
  std::optional<std::string> answer(const Question& question,
                                    const std::vector<std::string>& expected) override;
  bool has_ended() const override;
  const std::optional<std::string>& fault() const { return fault_; }
  const std::optional<std::string>& refusal() const { return refusal_; }

 private:
  const games::Game& game_;
  std::unique_ptr<spec::Game> spec_;
  std::string edition_;
  IsRefusal is_refusal_;
  bool opens_;
  std::optional<std::string> fault_ = {};
  std::optional<std::string> refusal_ = {};
  int faults_ = 0;
};

}  // namespace hanaproof::identify
