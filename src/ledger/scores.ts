import type { Id } from '../kernel/json.ts';
import type { CombatantView, View } from '../kernel/view.ts';
import { vitality } from '../kernel/vitality.ts';
import type { Mark } from './marks.ts';

/**
 * What is measured of each combatant: attacks that hit; harm done to other sides; harm suffered from anybody; people of
 * other sides taken out; being taken out; and `gain`, the harm done less the harm suffered.
 */
export const measures = ['hits', 'dealt', 'suffered', 'felled', 'fell', 'gain'] as const;
export type Measure = (typeof measures)[number];

/** Who is on which side, what a point of each track weighs, and who is out already. */
export interface Scale {
  readonly people: {
    readonly [who: Id]: {
      readonly side: string;
      readonly out: boolean;
      readonly weights: { readonly [track: string]: number };
      /** All that it can take, in the same measure. */
      readonly life: number;
    };
  };
}

/**
 * What a point of each track weighs: one; a slot on a ladder of wounds its rung, for a worse wound is more harm. What
 * gathers, and what a thing loses that somebody wears, is no harm to anybody.
 */
export function weightsOf({ tracks }: Pick<CombatantView, 'tracks'>): { readonly [track: string]: number } {
  const names = Object.keys(tracks);
  const ladder = Object.values(tracks).some(({ kind, spills }) => kind === 'slots' && spills !== undefined);
  return Object.fromEntries(
    Object.entries(tracks).map(([name, { kind, gear }]) => [
      name,
      kind === 'gauge' || gear ? 0 : ladder && kind === 'slots' ? names.indexOf(name) + 1 : 1,
    ]),
  );
}

export const scaleOf = ({ combatants }: Pick<View, 'combatants'>): Scale => ({
  people: Object.fromEntries(
    Object.values(combatants).map((one) => [
      one.id,
      {
        side: one.side,
        out: one.out !== null,
        weights: weightsOf(one),
        life: Math.max(1, vitality(one)?.max ?? 1),
      },
    ]),
  ),
});

/** Points by `measure:who`, and `side:` with the gain of each side. */
export type Scores = ReadonlyMap<string, number>;

export const scoreKey = (measure: Measure, who: Id): string => `${measure}:${who}`;
export const sideKey = (side: string): string => `side:${side}`;

/** What marks come to on a scale. */
export function scoresOf(marks: readonly Mark[], { people }: Scale): Scores {
  const scores = new Map<string, number>();
  const add = (key: string, points: number): void => {
    scores.set(key, (scores.get(key) ?? 0) + points);
  };
  for (const mark of marks) {
    const doer = mark.by === null ? undefined : people[mark.by];
    const other = mark.on === null ? undefined : people[mark.on];
    const foe = doer !== undefined && other !== undefined && doer.side !== other.side;
    switch (mark.kind) {
      case 'hit':
        if (doer) add(scoreKey('hits', mark.by as Id), 1);
        break;
      case 'miss':
        break;
      case 'out':
        if (!other || other.out) break;
        add(scoreKey('fell', mark.on as Id), 1);
        if (foe) add(scoreKey('felled', mark.by as Id), 1);
        break;
      case 'harm': {
        const points = mark.points * (other?.weights[mark.track] ?? 1);
        if (points === 0) break;
        add(scoreKey('suffered', mark.on), points);
        add(scoreKey('gain', mark.on), -points);
        if (other) add(sideKey(other.side), -points);
        if (!foe) break;
        add(scoreKey('dealt', mark.by as Id), points);
        add(scoreKey('gain', mark.by as Id), points);
        add(sideKey(doer.side), points);
      }
    }
  }
  return scores;
}
