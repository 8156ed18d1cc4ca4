// One description of a value writes it and says what it looks like.
#include "model/documents/document.h"

#include <gtest/gtest.h>

namespace hanaproof::documents::testing {
namespace {

enum class Colour { red, blue };
std::string_view name(Colour colour) { return colour == Colour::red ? "red" : "blue"; }

struct Leaf {
  int length = 0;
};

// It cannot be made from nothing.
class Root {
 public:
  explicit Root(int depth) : depth_(depth) {}
  int depth() const { return depth_; }

 private:
  int depth_;
};

struct Tree {
  const Root* root = nullptr;
  Colour colour = Colour::red;
  std::vector<Leaf> leaves = {};
  std::optional<Leaf> fruit = {};
  std::optional<int> age = {};
  std::map<std::string, bool> marks = {};
  std::vector<cards::Card> cards = {};
  bool old = false;
};

constexpr auto kLeaf = [](auto& io, const Leaf& leaf) { io.field("length", leaf.length); };

constexpr auto kTree = [](auto& io, const Tree& tree) {
  io.field(
      "depth", [&] { return tree.root->depth(); }, "In metres.");
  io.choice("colour", tree.colour, all_to(Colour::blue));
  io.objects("leaves", tree.leaves, kLeaf);
  io.object_or_null("fruit", tree.fruit, kLeaf);
  io.maybe("age", tree.age);
  io.field("marks", tree.marks);
  io.field("cards", tree.cards);
  io.when(tree.old, [&] { io.field("rings", std::size_t{100}); });
  if (io.has("last", tree.old)) io.object("last", tree.fruit, kLeaf);
};

constexpr auto kTreeDocument = document<Tree>({"tree", 3, "A tree."}, kTree);

Json schema() { return Json::parse(kTreeDocument.schema_text()); }
Json property(const char* name) { return schema()["properties"][name]; }

TEST(Document, IsWrittenUnderItsNameAndVersion) {
  const Root root(7);
  Tree tree{.root = &root, .colour = Colour::blue, .leaves = {{2}, {3}}};
  tree.cards = {cards::kLightning};
  const Json json = kTreeDocument.written(tree);
  EXPECT_EQ(json.dump(),
            R"({"schema":{"name":"hanaproof.tree","version":3},"depth":7,"colour":"blue",)"
            R"("leaves":[{"length":2},{"length":3}],"fruit":null,"marks":{},"cards":["B4"]})");
}

TEST(Document, SaysWhatNeedsToBeThere) {
  EXPECT_EQ(schema()["required"],
            Json::parse(R"(["schema", "depth", "colour", "leaves", "fruit", "marks", "cards"])"));
  EXPECT_EQ(schema()["additionalProperties"], false);
  for (const char* name : {"age", "rings", "last"}) {
    EXPECT_TRUE(schema()["properties"].contains(name)) << name;
  }
}

TEST(Document, SaysWhatEachFieldHolds) {
  EXPECT_EQ(property("depth"), Json::parse(R"({"description": "In metres.", "type": "integer"})"));
  EXPECT_EQ(property("colour"), Json::parse(R"({"enum": ["red", "blue"]})"));
  EXPECT_EQ(property("rings"), Json::parse(R"({"type": "integer", "minimum": 0})"));
  EXPECT_EQ(property("marks"),
            Json::parse(R"({"type": "object", "additionalProperties": {"type": "boolean"}})"));
  EXPECT_EQ(property("cards")["items"]["pattern"], "^[1-9ABC][1-4]$");
}

// Three fields hold leaves: they are described once.
TEST(Document, DescribesOnceWhatStandsInItSeveralTimes) {
  EXPECT_EQ(property("leaves")["items"], Json::parse(R"({"$ref": "#/$defs/leaves"})"));
  EXPECT_EQ(property("last"), Json::parse(R"({"$ref": "#/$defs/leaves"})"));
  EXPECT_EQ(property("fruit"),
            Json::parse(R"({"anyOf": [{"$ref": "#/$defs/leaves"}, {"type": "null"}]})"));
  EXPECT_EQ(schema()["$defs"]["leaves"]["required"], Json::parse(R"(["length"])"));
}

TEST(Document, IsRefusedUnderAnotherNameOrVersion) {
  Json json = headed(kTreeDocument);
  EXPECT_NO_THROW(expect(json, kTreeDocument, "tree"));
  json["schema"]["version"] = 2;
  EXPECT_THROW(expect(json, kTreeDocument, "tree"), notation::NotationError);
}

}  // namespace
}  // namespace hanaproof::documents::testing
