// All of the library.
#pragma once

#include "hanaproof/editions.h"
#include "hanaproof/error.h"
#include "hanaproof/findings.h"
#include "hanaproof/fraction.h"
#include "hanaproof/game.h"
#include "hanaproof/odds.h"
#include "hanaproof/rules.h"
#include "hanaproof/solving.h"
#include "hanaproof/version.h"
