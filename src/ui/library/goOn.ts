/**
 * Goes on from the page that is open now, once an answer is there: `go` is called with it unless whoever asked has gone
 * elsewhere meanwhile.
 */
export function goOn<Answer, Result>(go: (answer: Answer) => Result): (answer: Answer) => Result | undefined {
  const asked = location.hash;
  return (answer) => (location.hash === asked ? go(answer) : undefined);
}
