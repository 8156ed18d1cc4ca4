#include "reports/json/impact.h"

#include <algorithm>
#include <cctype>

#include "reports/impact_text.h"

namespace hanaproof::reports {

using checker::Basis;
using checker::Share;

namespace {

using Json = nlohmann::ordered_json;

Json size_json(const Share::Size& size) {
  return {{"cards", size.cards}, {"hits", size.hits}, {"all", size.all}};
}

Json share_json(const Share& share) {
  const bool counted = share.basis == Basis::counted;
  Json json = {{"basis", counted ? "counted" : "simulated"},
               {"of", share.of},
               {"frequency", share.frequency},
               {"hits", share.hits},
               {"all", share.all},
               {"share", share_of(share.hits, share.all)}};
  if (share.most_points) json["most_points"] = *share.most_points;
  if (share.mean_points) json["mean_points"] = *share.mean_points;
  for (const Share::Size& size : share.by_size) json["by_size"].push_back(size_json(size));
  if (counted) return json;
  json["policy"] = share.policy;
  json["seed"] = share.seed;
  json["low"] = share.low;
  json["high"] = share.high;
  if (share.mean_low) json["mean_low"] = *share.mean_low;
  if (share.mean_high) json["mean_high"] = *share.mean_high;
  if (share.parted) json["parted"] = *share.parted;
  return json;
}

std::string read_whole(const Fields& fields, const std::string& field) {
  std::string text = fields.text(field);
  const bool whole = !text.empty() && std::all_of(text.begin(), text.end(), [](unsigned char c) {
    return std::isdigit(c) != 0;
  });
  if (!whole) fields.fail(field, "a whole number as a text");
  return text;
}

std::optional<double> read_number(const Fields& fields, const std::string& field) {
  const Json* json = fields.find(field);
  if (!json) return std::nullopt;
  if (!json->is_number()) fields.fail(field, "a number");
  return json->get<double>();
}

std::uint64_t read_natural(const Fields& fields, const std::string& field) {
  const Json* json = fields.find(field);
  if (!json || !json->is_number_unsigned()) fields.fail(field, "a whole number from 0 on");
  return json->get<std::uint64_t>();
}

Share read_share(const Fields& fields) {
  Share share;
  const std::string basis = fields.text("basis");
  if (basis != "counted" && basis != "simulated") {
    fields.fail("basis", "\"counted\" or \"simulated\"");
  }
  share.basis = basis == "counted" ? Basis::counted : Basis::simulated;
  share.of = fields.text("of");
  share.frequency = fields.truth_or_false("frequency");
  share.hits = read_whole(fields, "hits");
  share.all = read_whole(fields, "all");
  if (fields.find("most_points")) share.most_points = fields.int_or_zero("most_points");
  share.mean_points = read_number(fields, "mean_points");
  for (const Fields& size : fields.objects("by_size")) {
    share.by_size.push_back(
        {size.int_or_zero("cards"), read_whole(size, "hits"), read_whole(size, "all")});
  }
  if (share.basis == Basis::counted) return share;
  share.policy = fields.text("policy");
  share.seed = read_natural(fields, "seed");
  share.low = read_number(fields, "low").value_or(0);
  share.high = read_number(fields, "high").value_or(0);
  share.mean_low = read_number(fields, "mean_low");
  share.mean_high = read_number(fields, "mean_high");
  if (fields.find("parted")) share.parted = read_natural(fields, "parted");
  return share;
}

}  // namespace

Json impact_json(const checker::Impact& impact) {
  Json json = Json::object();
  if (impact.points) json["points"] = *impact.points;
  json["text"] = impact.text;
  for (const Share& share : impact.shares) json["shares"].push_back(share_json(share));
  if (!impact.none.empty()) json["none"] = impact.none;
  if (impact.weight) json["weight"] = *impact.weight;
  if (impact.weight_low) json["weight_low"] = *impact.weight_low;
  if (impact.weight_high) json["weight_high"] = *impact.weight_high;
  return json;
}

checker::Impact read_impact(const Fields& fields) {
  checker::Impact impact;
  if (fields.find("points")) impact.points = fields.int_or_zero("points");
  impact.text = fields.text("text");
  for (const Fields& share : fields.objects("shares")) impact.shares.push_back(read_share(share));
  impact.none = fields.text_or_nothing("none");
  impact.weight = read_number(fields, "weight");
  impact.weight_low = read_number(fields, "weight_low");
  impact.weight_high = read_number(fields, "weight_high");
  return impact;
}

}  // namespace hanaproof::reports
