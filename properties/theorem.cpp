#include "properties/theorem.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <exception>

#include "properties/shared.h"
#include "solvers/parallel/executor.h"

namespace hanaproof::properties {

namespace {

double since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
      .count();
}

Proof discharge(const Means& means, const Subject& subject, const Effort& effort) {
  const auto start = std::chrono::steady_clock::now();
  Proof proof;
  try {
    proof = means.discharge(subject, effort);
  } catch (const std::exception& error) {
    proof.verdict = Verdict::unknown;
    proof.summary = std::string("gave up: ") + error.what();
  }
  proof.method = means.method;
  proof.milliseconds = since(start);
  return proof;
}

Effort with_shared(Effort effort) {
  effort.shared = shared_of(effort);
  return effort;
}

// What is proved twice must come to the same facts.
bool findings_differ(const std::vector<Proof>& proofs) {
  const Proof* first = nullptr;
  for (const Proof& proof : proofs) {
    if (proof.verdict != Verdict::proved || proof.details.empty()) continue;
    if (first && first->details != proof.details) return true;
    first = &proof;
  }
  return false;
}

}  // namespace

std::string_view name(Method method) {
  constexpr std::array<std::string_view, 4> kNames = {"arithmetic", "exhaustive", "smt",
                                                      "simulation"};
  return kNames[static_cast<std::size_t>(method)];
}

std::string_view name(Verdict verdict) {
  constexpr std::array<std::string_view, 5> kNames = {"proved", "refuted", "unknown", "held",
                                                      "disagree"};
  return kNames[static_cast<std::size_t>(verdict)];
}

Verdict combine(const std::vector<Proof>& proofs) {
  const auto any = [&](Verdict verdict) {
    return std::any_of(proofs.begin(), proofs.end(),
                       [&](const Proof& proof) { return proof.verdict == verdict; });
  };
  if (any(Verdict::disagree) || (any(Verdict::proved) && any(Verdict::refuted))) {
    return Verdict::disagree;
  }
  if (findings_differ(proofs)) return Verdict::disagree;
  if (any(Verdict::refuted)) return Verdict::refuted;
  return any(Verdict::proved) ? Verdict::proved : Verdict::unknown;
}

std::shared_ptr<Shared> shared_of(const Effort& effort) {
  return effort.shared ? effort.shared : std::make_shared<Shared>();
}

Result prove(const Theorem& theorem, const Effort& asked) {
  const auto start = std::chrono::steady_clock::now();
  const Effort effort = with_shared(asked);
  Result result;
  for (const Means& means : theorem.means) {
    result.proofs.push_back(discharge(means, theorem.subject, effort));
  }
  result.verdict = combine(result.proofs);
  result.milliseconds = since(start);
  return result;
}

std::vector<Result> prove_all(const std::vector<Theorem>& theorems, const Effort& asked,
                              int threads,
                              const std::function<void(const Theorem&, const Result&)>& done) {
  const Effort effort = with_shared(asked);
  std::vector<Result> results(theorems.size());
  parallel::for_each_index(theorems.size(), threads, [&](std::size_t i) {
    results[i] = prove(theorems[i], effort);
    if (done) done(theorems[i], results[i]);
  });
  return results;
}

}  // namespace hanaproof::properties
