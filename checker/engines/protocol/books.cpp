#include "checker/engines/protocol/books.h"

namespace hanaproof::protocol {

void keep(const std::set<std::string>& silent, const games::Position& kept,
          games::Position& position) {
  auto* to = std::get_if<notation::Position>(&position);
  const auto* from = std::get_if<notation::Position>(&kept);
  if (!to || !from) return;
  if (silent.contains("calls")) to->calls = from->calls;
  if (silent.contains("called_at")) to->called_at = from->called_at;
  if (silent.contains("called_yaku")) to->called_yaku = from->called_yaku;
  if (silent.contains("last_call")) to->last_call = from->last_call;
  if (silent.contains("november_played")) to->november_played = from->november_played;
}

void keep(const std::set<std::string>& silent, const games::Score& kept, games::Score& score) {
  if (silent.contains("result")) score.result = kept.result;
  if (silent.contains("payment")) score.payment = kept.payment;
  if (silent.contains("points")) score.points = kept.points;
  if (silent.contains("yaku")) score.yaku = kept.yaku;
}

}  // namespace hanaproof::protocol
