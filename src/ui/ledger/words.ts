import type { Counted, Luck } from '../../store/ledger.ts';

/** A mean as a person reads it: 2.4, 13, 0. */
export function meanWords(mean: number): string {
  // Halves are rounded alike for both signs in spite of rounding errors: what one side has gained the other has lost.
  const size = Math.abs(mean) + 1e-9;
  const rounded = Math.sign(mean) * (size < 9.95 ? Math.round(size * 10) / 10 : Math.round(size));
  const shown = size < 9.95 ? rounded.toFixed(1) : String(rounded);
  return shown
    .replace(/\.0$/, '')
    .replace(/^-(?=0$)/, '')
    .replace('-', '−');
}

/** The difference to the expected value in words: "1.8 more than expected", "as expected". */
export function differenceWords({ actual, expected }: Pick<Luck, 'actual' | 'expected'>): string {
  const by = actual - expected;
  if (Math.abs(by) < 0.05) return 'as expected';
  return `${meanWords(Math.abs(by))} ${by > 0 ? 'more' : 'less'} than expected`;
}

/** The rank among possible results, in words: "luckier than 92 in 100". */
export function luckierWords({ luckier }: Pick<Luck, 'luckier'>): string {
  return `luckier than ${Math.max(1, Math.min(99, Math.round(luckier)))} in 100`;
}

/**
 * What is told of somebody whose luck has no bar; `done`: all deeds are weighed. Before that nobody knows that chance had
 * no part in what somebody did.
 */
export const withoutBar = (known: boolean, done: boolean): string =>
  known && done ? 'Nothing was left to chance' : 'Not weighed yet';

const luckNames = ['very unlucky', 'unlucky', 'even', 'lucky', 'very lucky'] as const;

/** The luck in a word: "lucky" and "unlucky" are the best and the worst tenth of fights, "very" the outermost 2.5 %. */
export function luckName({ luckier, spread }: Pick<Luck, 'luckier' | 'spread'>): (typeof luckNames)[number] {
  if (spread === 0 || (luckier > 10 && luckier < 90)) return 'even';
  if (luckier <= 2.5) return 'very unlucky';
  if (luckier <= 10) return 'unlucky';
  return luckier < 97.5 ? 'lucky' : 'very lucky';
}

/**
 * The probability of a result at least as extreme, in words: "as much or more in 34 of 100", "as little or less in 6 of
 * 1,000".
 */
export const rarityWords = (p: number, much: boolean): string =>
  `${much ? 'as much or more' : 'as little or less'} in ${oftenWords(p)}`;

function oftenWords(p: number): string {
  if (p >= 0.095) return `${Math.min(99, Math.round(p * 100))} of 100`;
  if (p >= 0.0095) return `${(p * 100).toFixed(1).replace(/\.0$/, '')} of 100`;
  return p >= 0.001 ? `${Math.round(p * 1000)} of 1,000` : 'fewer than 1 of 1,000';
}

/** Counts in words: "Attack 5, Move 4". */
export const countedWords = (counted: readonly Counted[]): string =>
  counted.map(({ label, n }) => `${label} ${n}`).join(', ');

/** Counts as multiples: "Attack ×5", or just "Attack" for one. */
export const timesWords = (counted: readonly Counted[]): string =>
  counted.map(({ label, n }) => (n === 1 ? label : `${label} ×${n}`)).join(', ');

/** Names of these combatants, each once with how often it is listed: "Ogre ×2, Imp". */
export const whomWords = (ids: readonly string[], name: (id: string) => string): string =>
  timesWords(
    [...new Set(ids)].map((id) => ({ label: name(id), n: ids.filter((other) => other === id).length })),
  );
