import type { PoolView } from '../../kernel/view.ts';

export { pointWords } from '../../store/words.ts';

/**
 * How pools are drawn: the parts of a bar that are there, would be spent, come next, and are taken up by other pools.
 */

type Pools = { readonly [name: string]: PoolView };

/** The pools that are drawn by themselves: all but those that take up the maximum of another pool that is there. */
export const ownPools = (pools: Pools): readonly (readonly [string, PoolView])[] =>
  Object.entries(pools).filter(([, { eats }]) => eats === undefined || pools[eats] === undefined);

/** The pools that matter most in the system (`main`). */
export const mainPools = ({ pools }: { readonly pools: Pools }): readonly (readonly [string, PoolView])[] =>
  Object.entries(pools).filter(([, { main }]) => main);

/** The non-empty pools that take up the maximum of this one. */
export const eatersOf = (pools: Pools, name: string): readonly PoolView[] =>
  Object.values(pools).filter(({ eats, value }) => eats === name && value > 0);

/**
 * The parts of a bar as fractions of 1: from its left end kept, to be spent, and to come; from its right end taken up.
 */
interface PoolParts {
  readonly kept: number;
  readonly spend: number;
  readonly gain: number;
  readonly eaten: number;
}

export function poolParts(pool: PoolView, spend: number, eaters: readonly PoolView[]): PoolParts {
  const max = Math.max(1, pool.max ?? pool.value);
  const value = within(pool.value, 0, max);
  const spent = within(spend, 0, value);
  const eaten = within(sum(eaters), 0, max - value);
  const gain = within(pool.gain?.amount ?? 0, 0, max - value - eaten);
  return { kept: (value - spent) / max, spend: spent / max, gain: gain / max, eaten: eaten / max };
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
const sum = (eaters: readonly PoolView[]): number => eaters.reduce((total, { value }) => total + value, 0);

/** The next gain in words: "+6 when its turn ends", with what is lost over the cap. */
export function gainWords({ value, max, gain }: PoolView): string {
  if (!gain || gain.amount <= 0) return '';
  const fits = max === undefined ? gain.amount : within(gain.amount, 0, Math.max(0, max - value));
  if (fits === gain.amount) return `+${gain.amount} ${gain.when}`;
  const lost = gain.amount - fits;
  return `+${fits} ${gain.when} (${lost} over the cap ${lost === 1 ? 'is' : 'are'} lost)`;
}

/** What is being paid for in parts: "Strong Attack: 5 of 8 paid". */
const progressWords = ({ progress }: PoolView): string =>
  progress ? `${progress.label}: ${progress.paid} of ${progress.cost} paid` : '';

/** What takes up the pool's maximum: "3 fatigue". */
export const eatenWords = (eaters: readonly PoolView[]): string =>
  eaters.map(({ label, value }) => `${value} ${label.toLowerCase()}`).join(', ');

/**
 * The pool in words for screen readers: "AP: 6 of 18, 4 would be spent, +6 when its turn ends, Strong Attack: 5 of 8
 * paid".
 */
export function poolSentence(pool: PoolView, spend: number, eaters: readonly PoolView[]): string {
  return [
    `${pool.label}: ${pool.value}${pool.max === undefined ? '' : ` of ${pool.max}`}`,
    spend > 0 ? `${spend} would be spent` : '',
    eatenWords(eaters),
    gainWords(pool),
    progressWords(pool),
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * What a draft would leave of a pool, at least 0: a deed that is only begun takes no more than there is. A plain number
 * that is no store, such as initiative, may go below 0.
 */
export const leftOf = ({ kind, value }: PoolView, spend: number): number =>
  kind === 'number' ? value - spend : Math.max(0, value - spend);
