import { expect, test } from 'vitest';
import { copyOfCombatant } from '../copies.ts';
import type { ByLevel } from '../levels.ts';
import { noWounds } from '../levels.ts';
import { one } from '../state.ts';
import { freshness } from '../tactics/life.ts';
import { begun } from './line-up.ts';

/** What the tactics think that a body can still take (section HLT). */

const slots: ByLevel = { light: 1, moderate: 20, severe: 1, critical: 1, fatal: 1 };

test('[SL-HLT-10] sixteen moderate wounds are not taken for a light one', () => {
  const fight = begun(
    { red: { wenna: { at: [5, 5], sheet: { printed: { slots } } } }, blue: { guard: { at: [9, 5] } } },
    {},
  );
  const left = (wounds: Partial<ByLevel>): number => {
    const who = copyOfCombatant(one(fight, 'wenna'));
    who.wounds = { ...noWounds, ...wounds };
    return freshness(fight, who);
  };
  const scratched = left({ light: 1 });
  expect(left({ moderate: 16 })).toBeLessThan(scratched);
});
