#include "model/rulebook/topics/groups.h"

namespace hanaproof::rulebook::registry {

std::vector<Topic> deal() {
  const Type who =
      Type::choice({"dealer", "opponent", "left-of-dealer", "right-of-dealer", "all-players"});
  const Type who_if_any = Type::choice(
      {"dealer", "opponent", "left-of-dealer", "right-of-dealer", "all-players", "nobody"});
  const Type packet =
      Type::record({{"to", Type::choice({"each", "field"})}, {"cards", Type::number(1, 12)}});
  return {
      {"deal.shuffler", Asked::text, who, "Who shuffles?", "dealer"},
      {"deal.cutter", Asked::text, who_if_any, "Who cuts the deck?", "opponent"},
      {"deal.dealer", Asked::text, Type::choice({"dealer"}), "Who deals the cards?", "dealer"},
      {"deal.packets", Asked::deal, Type::list(packet),
       "In which packets are cards dealt to each player and to the field?",
       Value::List{Value::Record{{"to", "each"}, {"cards", 4}},
                   Value::Record{{"to", "field"}, {"cards", 4}},
                   Value::Record{{"to", "each"}, {"cards", 4}},
                   Value::Record{{"to", "field"}, {"cards", 4}}}},
      {"deal.hand-size", Asked::deal, Type::number(1, 24), "How many cards does each player hold?",
       8},
      {"deal.field-size", Asked::deal, Type::number(0, 24), "How many cards lie on the field?", 8},
      {"deal.order", Asked::text,
       Type::choice({"dealer-last", "dealer-first", "others-then-field"}), "Who is dealt to first?",
       "dealer-last"},
      {"deal.faces", Asked::text, Type::choice({"hands-hidden-field-open"}),
       "Which cards lie face up?", "hands-hidden-field-open"},
      {"deal.stock", Asked::text, Type::choice({"the-rest"}), "Which cards form the stock?",
       "the-rest"},
      {"deal.swap", Asked::deal, Type::choice({"none", "opponent-may-demand"}),
       "May the opponent demand to exchange hands with the dealer?", "none"},
      {"deal.swap-when", Asked::text, Type::choice({"before-anyone-looks"}),
       "When may hands be exchanged?", "before-anyone-looks", Ids{"deal.swap"}},
      {"deal.swap-refusal", Asked::text, Type::choice({"cannot", "may"}),
       "May the dealer refuse to exchange hands?", "cannot", Ids{"deal.swap"}},
      {"dealer.begins", Asked::deal, Type::choice({"dealer", "next"}), "Who plays first?",
       "dealer"},
      {"option.toppa", Asked::deal, Type::option(),
       "Is there the option of ten cards in each hand (toppa)?", "none",
       Ids{"deal.hand-size", "deal.packets", "round.end"}},
      {"deal.redeal", Asked::text, Type::choice({"all-shuffled", "field-only"}),
       "After a void deal, are all cards gathered, shuffled and dealt again, or only the field "
       "replaced?",
       "all-shuffled", Ids{"field.four-of-month", "dealer.next.void", "deal.swap"}},
  };
}

}  // namespace hanaproof::rulebook::registry
