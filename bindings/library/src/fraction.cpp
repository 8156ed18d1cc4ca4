#include "hanaproof/fraction.h"

#include <boost/multiprecision/cpp_int.hpp>

#include "bindings/library/src/guarded.h"

namespace hanaproof {

using boost::multiprecision::cpp_int;
using boost::multiprecision::cpp_rational;

double Fraction::value() const {
  return guarded([&] {
    const cpp_int below(denominator);
    if (below == 0) throw Error("fraction: the denominator is 0");
    return cpp_rational(cpp_int(numerator), below).convert_to<double>();
  });
}

std::string Fraction::text() const {
  return denominator == "1" ? numerator : numerator + "/" + denominator;
}

}  // namespace hanaproof
