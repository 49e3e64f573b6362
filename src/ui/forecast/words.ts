/** Of so many fights at the most only a count is told. */
const few = 3;

/** Whether a share is told as a bound: none, or all, of more than a few. */
const isBound = (n: number, of: number): boolean => of > few && (n === 0 || n === of);

/**
 * A share of many fights in percent, never shown as certain: none of them is "under 300/n %" (rule of three), and all
 * of them is "over". With at most three fights it is a count, "1 of 3", and below a hundred there are no decimals.
 */
export function percentOf(n: number, of: number): string {
  if (of === 0) return '…';
  if (of <= few) return `${n} of ${of}`;
  if (n === 0) return `under ${plain(300 / of)} %`;
  if (n === of) return `over ${plain(100 - 300 / of)} %`;
  const share = (100 * n) / of;
  return `${of < 100 ? Math.round(share) : plain(share)} %`;
}

/** Rounds to the digits that matter: 62, 4.5, 0.15. */
function plain(percent: number): string {
  const edge = Math.min(percent, 100 - percent);
  const digits = edge >= 9.95 ? 0 : edge >= 0.95 ? 1 : 2;
  return String(Number(percent.toFixed(digits)));
}

interface Share {
  readonly n: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The interval of a share of so many fights: "58 to 66 %". Ends of a wide one are rounded to whole numbers, unless that
 * would give 0 or 100. Where `percentOf` gives a bound, how many there were: "none of 2,000 fights".
 */
export function rangeOf({ n, low, high }: Share, of: number): string {
  if (isBound(n, of)) return `${n === 0 ? 'none of' : 'all'} ${fightsOf(of)}`;
  const wide = high - low >= 0.04;
  const end = (share: number): string => {
    const whole = Math.round(100 * share);
    return wide && whole > 0 && whole < 100 ? String(whole) : plain(100 * share);
  };
  return `${end(low)} to ${end(high)} %`;
}

/** The same with the number of fights in any case: "58 to 66 % in 400 fights". */
export const rangeIn = (share: Share, of: number): string =>
  isBound(share.n, of) ? rangeOf(share, of) : `${rangeOf(share, of)} in ${fightsOf(of)}`;

/** The range from the 10 % to the 90 % quantile: "5", "4 to 7". */
export const spanOf = ({ p10, p90 }: { readonly p10: number; readonly p90: number }): string =>
  p10 === p90 ? String(p10) : `${p10} to ${p90}`;

/** "1 fight", "2,000 fights". */
export const fightsOf = (n: number): string => `${n.toLocaleString('en')} ${n === 1 ? 'fight' : 'fights'}`;

/** The name of whoever took somebody out; the empty id is nobody else. */
export const fellerIn = (
  {
    people,
    others,
  }: {
    readonly people: { readonly [id: string]: { readonly name: string } };
    readonly others: { readonly [id: string]: string };
  },
  who: string,
): string => (who === '' ? 'Nobody else' : (people[who]?.name ?? others[who] ?? 'Somebody who joined'));

/** What a search for changes has found, after how many it has tried: nothing is said of a list that is still empty. */
export function foundWords(
  { done, proposals }: { readonly done: boolean; readonly proposals: readonly unknown[] },
  running: boolean,
): string {
  const none = proposals.length === 0;
  if (done)
    return none
      ? ': none of them comes nearer than the encounter as it is'
      : ', each roughly, those below better; the nearest first';
  if (running) return none ? ' so far' : ' so far; these have come nearest';
  return none ? ', stopped' : ', stopped; these had come nearest';
}
