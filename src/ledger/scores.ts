import type { Id } from '../kernel/json.ts';
import type { CombatantView, View } from '../kernel/view.ts';
import { vitality } from '../kernel/vitality.ts';
import type { Mark } from './marks.ts';

/**
 * The measures of each combatant, in this order: attacks that hit; harm done to other sides; harm suffered from any
 * source; combatants of other sides taken out; being taken out; and `gain`, harm done to other sides less harm
 * suffered.
 */
export const measures = ['hits', 'dealt', 'suffered', 'felled', 'fell', 'gain'] as const;
export type Measure = (typeof measures)[number];

/** How marks are scored: each combatant's side, whether it is out already, and the weights of its tracks. */
export interface Scale {
  readonly people: {
    readonly [who: Id]: {
      readonly side: string;
      readonly out: boolean;
      readonly weights: { readonly [track: string]: number };
      /** All the harm that it can take, in the unit of `vitality`; at least 1. */
      readonly life: number;
    };
  };
}

/**
 * The weight of a point of each track: 1; for a slot on a ladder of wounds its rung, because a worse wound is more
 * harm; 0 for gauges and gear, whose changes harm nobody.
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

/** The scale on which somebody is out already. */
export function withOut(scale: Scale, who: Id): Scale {
  const one = scale.people[who];
  return one ? { people: { ...scale.people, [who]: { ...one, out: true } } } : scale;
}

/** Points by `measure:who`, and the gain of each side by `side:side`. */
export type Scores = ReadonlyMap<string, number>;

export const scoreKey = (measure: Measure, who: Id): string => `${measure}:${who}`;
export const sideKey = (side: string): string => `side:${side}`;

/** The scores of marks. Whoever is out already on the scale is not counted as taken out again. */
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
