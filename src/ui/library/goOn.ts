/**
 * Goes to a page from the one that is open now, once an answer is there: `go` is called unless whoever asked has gone
 * elsewhere meanwhile.
 */
export function goOn(go: (to: string) => void): (to: string) => void {
  const asked = location.hash;
  return (to) => {
    if (location.hash === asked) go(to);
  };
}
