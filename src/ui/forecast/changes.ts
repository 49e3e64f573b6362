import type { Catalogue } from '../../store/library.ts';
import type { Change, Variable, Variation } from '../../store/vary.ts';

/** What a change is called: "3 × Goblin instead of 2", "Brute: Health 18 instead of 20". */
export function wordsOfChange(
  change: Change,
  foes: readonly Variable[],
  { pack, tactics }: Pick<Catalogue, 'pack' | 'tactics'>,
): string {
  const foe = foes.find(({ who }) => 'who' in change && who === change.who);
  const name = foe?.name ?? '';
  switch (change.vary) {
    case 'count':
      return change.count === 0 ? `No ${name}` : `${change.count} × ${name} instead of ${foe?.count ?? 1}`;
    case 'kind':
      return `${nameInPack(pack, change.use)} instead of ${foe && foe.count > 1 ? 'one ' : ''}${name}`;
    case 'tactic':
      return `${change.side} plays “${tactics.find(({ id }) => id === change.tactic)?.label ?? change.tactic}”`;
    case 'number': {
      const number = foe?.numbers.find(({ path }) => path === change.path);
      return `${name}: ${number?.label ?? change.path} ${change.value} instead of ${number?.value ?? '?'}`;
    }
  }
}

/** Documents have names of 60 letters at the most. */
const longest = 60;

/** What a changed encounter is called: the change in full, the encounter's own name as far as there is room for it. */
export function titleOf(name: string, change: string): string {
  const room = longest - change.length - ': '.length;
  if (name.length <= room) return `${name}: ${change}`;
  if (room >= 12) return `${name.slice(0, room - 1).trimEnd()}…: ${change}`;
  return change.length <= longest ? change : `${change.slice(0, longest - 1).trimEnd()}…`;
}

export const nameInPack = ({ heroes, foes }: Catalogue['pack'], use: string): string =>
  [...heroes, ...foes].find(({ id }) => id === use)?.name ?? use;

export const whats = ['count', 'kind', 'number'] as const;
export type What = (typeof whats)[number];

/** What stands along a chart: the label of each point, its change, and whether it is what the encounter has now. */
export interface Place {
  readonly label: string;
  readonly change: Variation | null;
}

/** From `low` to `high` in so few steps that a chart shows them all; what is there now is always among them. */
export function valuesBetween(low: number, high: number, now: number, most = 13): readonly number[] {
  const from = Math.min(low, high);
  const to = Math.max(low, high);
  const step = Math.max(1, Math.ceil((to - from) / (most - 1)));
  const values = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
  return now < from || now > to || values.includes(now) ? values : [...values, now].sort((a, b) => a - b);
}

/** The places of a count or a number; the present value needs no change. */
export const placesOf = (
  values: readonly number[],
  now: number,
  change: (value: number) => Variation,
): readonly Place[] =>
  values.map((value) => ({ label: String(value), change: value === now ? null : change(value) }));
