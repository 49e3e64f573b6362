import type { Variation } from '../../store/vary.ts';

/** Documents have names of 60 letters at the most. */
const longest = 60;

/** What a changed encounter is called: the change in full, the encounter's own name as far as there is room for it. */
export function titleOf(name: string, change: string): string {
  const room = longest - change.length - ': '.length;
  if (name.length <= room) return `${name}: ${change}`;
  if (room >= 12) return `${name.slice(0, room - 1).trimEnd()}…: ${change}`;
  return change.length <= longest ? change : `${change.slice(0, longest - 1).trimEnd()}…`;
}

const whats = ['count', 'kind', 'number'] as const;
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
