import { describe, expect, test } from 'vitest';
import type { Json } from '../kernel/json.ts';
import type { Encounter } from '../kernel/written.ts';
import { systems } from '../systems/registry.ts';
import { castOf } from './cast.ts';
import { tallyBlock } from './forecast.ts';
import { interval } from './statistics.ts';

/**
 * A mirrored fight favours neither side: not the combatant listed first, and not the one on the left. The number is for
 * one of two orders; both together distinguish a chance of 50 % from one of 60 %.
 */
const fights = 75;

interface Field {
  readonly grid: string;
  readonly metric: string;
  readonly metres?: number;
}

describe.each(Object.values(systems))('$name', (system) => {
  const duel = system.encounters.pack.encounters.find(({ id }) => id === 'duel')!.encounter;
  const { combatants, battlefield, ...rest } = duel as unknown as Encounter;
  const { grid, metric, metres } = battlefield as unknown as Field;
  const { sheet } = combatants[1]!;

  /** How often each side wins when the duel's foe fights a copy of itself; `first` is listed first. */
  const mirrored = (first: 'Left' | 'Right') => {
    const begun = system.encounters.begin({
      ...rest,
      battlefield: { width: 13, height: 9, grid, metric, ...(metres !== undefined && { metres }) },
      combatants: ['a', 'b'].map((id) => {
        const left = (id === 'a') === (first === 'Left');
        return { id, side: left ? 'Left' : 'Right', cell: { x: left ? 3 : 9, y: 4 }, sheet };
      }),
    } as unknown as Json);
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    const { wins } = tallyBlock(
      system,
      { base: begun.fight, answers: [], step: 0, waves: [] },
      castOf(system.status(begun.fight)),
      { from: 0, to: fights },
      { seed: `mirror ${first}`, tactics: {} },
    );
    return { left: wins.Left ?? 0, right: wins.Right ?? 0 };
  };

  test('in a mirrored fight each side wins half, whether listed first or last, on the left or on the right', () => {
    const [one, other] = [mirrored('Left'), mirrored('Right')];
    const decided = one.left + one.right + other.left + other.right;
    expect(decided).toBeGreaterThan(fights);
    for (const won of [one.left + other.right, one.left + other.left]) {
      const { low, high } = interval(won, decided);
      expect([low < 0.5, high > 0.5], `${won} of ${decided}`).toEqual([true, true]);
    }
  }, 180_000);
});
