"""Python, C++, WebAssembly and the command give the same answers to a thousand questions.

HANAPROOF: the command; ASK_LINES: the requests of the page in C++; MODULE and NODE: in WebAssembly, where
they are there. The package must be on PYTHONPATH.
"""

import os
import pathlib
import unittest

import answerers
import questions

HERE = pathlib.Path(__file__).parent


def everybody():
    who = [answerers.Python(), answerers.Command(os.environ["HANAPROOF"]),
           answerers.Page("C++", [os.environ["ASK_LINES"]])]
    if "MODULE" in os.environ:
        runner = [os.environ["NODE"], str(HERE / "ask_module.mjs"), os.environ["MODULE"]]
        who.append(answerers.Page("WebAssembly", runner))
    return who


def differences(asked, ours, theirs):
    return [(str(question), one, other) for question, one, other in zip(asked, ours, theirs) if one != other]


class Agreement(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.asked = list(questions.draw())
        cls.answers = {each.name: each.answer(cls.asked) for each in everybody()}

    def test_of_all_on_a_thousand_questions(self):
        self.assertEqual(len(self.asked), 1000)
        ours = self.answers["Python"]
        for name, theirs in self.answers.items():
            with self.subTest(name):
                self.assertEqual(differences(self.asked, ours, theirs)[:3], [])

    def test_has_something_to_say(self):
        ended = sum(question.state is not None and question.state.over for question in self.asked)
        self.assertGreater(ended, 20)
        asked = {(question.rules.edition, question.rules.players) for question in self.asked}
        every = {(rules.edition, rules.players)
                 for family in ("capturing", "betting") for rules in questions.tables(family)}
        self.assertGreater(len(asked & every), 0.9 * len(every))
        solved = [answer for question, answer in zip(self.asked, self.answers["Python"]) if question.kind == "solve"]
        self.assertGreater(len({value for value, _, _ in solved}), 5)

    def test_sees_a_point_that_is_lost(self):
        ours = self.answers["Python"]
        at = next(i for i, question in enumerate(self.asked) if question.kind == "solve")
        value, best, moves = ours[at]
        faulty = [*ours[:at], (value + 1, best, moves), *ours[at + 1:]]
        self.assertEqual([each[0] for each in differences(self.asked, ours, faulty)], [str(self.asked[at])])


if __name__ == "__main__":
    unittest.main()
