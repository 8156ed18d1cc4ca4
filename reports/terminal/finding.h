// Parts of a page of findings.
#pragma once

#include <cstddef>
#include <string_view>

#include "checker/editions/finding/finding.h"
#include "reports/scene.h"
#include "reports/terminal/text.h"

namespace hanaproof::reports {

inline constexpr int kBody = 2;      // how far what a finding says is indented
inline constexpr int kIndented = 4;  // what stands under one of its headings

// A line across the page that begins with these words.
void write_rule(std::string_view left, Page& page);
void write_scene(const Scene& scene, Page& page);
// All that there is to say of one of `total` findings.
void write_finding(const checker::Finding& finding, std::size_t number, std::size_t total,
                   Page& page);

}  // namespace hanaproof::reports
