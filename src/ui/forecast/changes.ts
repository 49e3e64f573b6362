import type { Variation } from '../../store/vary.ts';
import { numeral } from '../../store/words.ts';

/** The maximum length of an encounter's name. */
const longest = 60;

/** The name of a changed encounter: the change in full, and as much of the encounter's own name as fits. */
export function titleOf(name: string, change: string): string {
  const room = longest - change.length - ': '.length;
  if (name.length <= room) return `${name}: ${change}`;
  if (room >= 12) return `${name.slice(0, room - 1).trimEnd()}…: ${change}`;
  return change.length <= longest ? change : `${change.slice(0, longest - 1).trimEnd()}…`;
}

/** The title of a chart over how many of a foe there are. The name stands apart: it is the same for one and for many. */
export const titleOfCounts = ({ name }: { readonly name: string }): string =>
  `${name}: the chance to win, by how many there are`;

/** The title of a chart over who is there in place of a foe. Of several equal ones only one is replaced. */
export const titleOfKinds = ({ name, count }: { readonly name: string; readonly count: number }): string =>
  `The chance to win, by who is there instead of ${count > 1 ? 'one ' : ''}${name}`;

const whats = ['count', 'kind', 'number'] as const;
export type What = (typeof whats)[number];

/** A point on a chart: its label and its change; `null` for the encounter as it is. */
export interface ChartPoint {
  readonly label: string;
  readonly change: Variation | null;
}

/**
 * Values from `low` to `high` in equal steps (the last one may be shorter), at most `most` of them, plus `now` if it is
 * within the range and not on a step.
 */
export function valuesBetween(low: number, high: number, now: number, most = 13): readonly number[] {
  const from = Math.min(low, high);
  const to = Math.max(low, high);
  const step = Math.max(1, Math.ceil((to - from) / (most - 1)));
  const steps = Array.from({ length: Math.ceil((to - from) / step) }, (_, at) => from + at * step);
  const values = [...steps, to];
  return now < from || now > to || values.includes(now) ? values : [...values, now].sort((a, b) => a - b);
}

/** The points of a chart over a count or a number. The present value needs no change. */
export const placesOf = (
  values: readonly number[],
  now: number,
  change: (value: number) => Variation,
): readonly ChartPoint[] =>
  values.map((value) => ({ label: numeral(value), change: value === now ? null : change(value) }));
