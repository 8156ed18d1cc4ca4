// What the tables of fields say in words and numbers.
#pragma once

#include <string>

#include "reports/fields/sheet.h"

namespace hanaproof::reports {

// "12.34 %", "1 in 23,456"; never rounded to certainty.
std::string chance_text(const fields::Fraction& chance);
std::string number_text(const fields::Fraction& number);
// "oishi-tengudo.hachi-hachi, 4 players, 12 rounds"
std::string heading(const FieldSheet& sheet);
// What a deal makes, and which deals are void.
std::string dealt_text(const FieldSheet& sheet);
// What is left after the last round, and the extra rounds it would take.
std::string left_text(const FieldReading& reading);

}  // namespace hanaproof::reports
