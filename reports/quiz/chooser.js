// Which question of a quiz comes next: the one that leaves the fewest editions. Editions are not
// dropped by one answer that is otherwise; those with the fewest of these lead.
//   editions   how many there are
//   questions  of each its answers, and of each of these the `editions` that give it
//   most       questions that are asked
//   asked      what was: {question, answer}; the answer is null where it is not known
const chooser = ({most, editions, questions}) => {
  const all = Array.from({length: editions}, (_, index) => index);

  const otherwise = (asked, edition) => asked.filter(
      ({question, answer}) => answer !== null &&
                              !questions[question][answer].editions.includes(edition));
  const leading = (asked) => {
    const misfits = all.map((edition) => otherwise(asked, edition).length);
    return all.filter((edition) => misfits[edition] === Math.min(...misfits));
  };

  // How many of these are left in the mean after the question.
  const left = (question, some) => questions[question].reduce((sum, {editions: who}) => {
    const withIt = some.filter((edition) => who.includes(edition)).length;
    return sum + withIt * withIt;
  }, 0) / some.length;
  const best = (open, some) => {
    const [first] = [...open].sort((a, b) => left(a, some) - left(b, some) || a - b);
    return first !== undefined && left(first, some) < some.length ? first : null;
  };
  // The question that splits those that lead; when none does, one about what other editions do.
  const next = (asked) => {
    if (asked.length >= most) return null;
    const open = questions.map((_, index) => index).filter(
        (index) => asked.every(({question}) => question !== index));
    return best(open, leading(asked)) ?? best(open, all);
  };
  return {otherwise, leading, next};
};
