import { expect, test } from 'vitest';
import type { System } from '../../engine/system.ts';
import type { TapeEntry } from '../../engine/tape.ts';
import { askKey, drawKey } from '../../engine/tape.ts';
import type { Dare, DareFact } from '../../engine/testing/dare-system.ts';
import { dareSystem, plainDare, question } from '../../engine/testing/dare-system.ts';
import { dice } from '../../kernel/dice.ts';
import { sum } from '../../kernel/readings.ts';
import type { CombatantView } from '../../kernel/view.ts';
import { weigh } from '../weigh.ts';

/**
 * A step that is split by a decision. Ann's first die of four faces fells Bob on three of them. Then she leaves him, as
 * the tactic would, or throws another die of four, of which three faces kill him who lies there.
 */
const why = (purpose: string) => ({ clause: 'DA-1', for: 'ann', purpose });
const merciful = question('turn', 'ann', ['leave', 'finish']);
const brutal: System<Dare, DareFact> = {
  ...dareSystem,
  tactics: { plain: { ...plainDare, decide: () => ({ option: 'leave' }) } },
  step(table) {
    const strikes = (purpose: string): void => {
      if (table.draw(dice(1, 4), sum(), why(purpose)) > 1)
        table.tell({ fact: 'hearts', who: 'bob', hearts: 0, by: 'ann' });
    };
    strikes('first');
    if (table.ask(merciful).option === 'finish') strikes('second');
  },
  view: (fight) => ({
    ...dareSystem.view(fight),
    combatants: Object.fromEntries(
      ['ann', 'bob'].map((id) => [id, { id, side: id, out: null, tracks: {} } as unknown as CombatantView]),
    ),
  }),
};

test('whoever has fallen before a decision that odds did not expect cannot fall again by the dice after it', () => {
  const base: Dare = {
    active: 'ann',
    round: 1,
    people: { ann: { hearts: 6, breath: 0 }, bob: { hearts: 6, breath: 0 } },
  };
  const luck = (first: number, second: number): number => {
    const answers: readonly TapeEntry[] = [
      { kind: 'draw', key: drawKey(why('first')), faces: [first] },
      { kind: 'ask', key: askKey(merciful), choice: { option: 'finish' } },
      { kind: 'draw', key: drawKey(why('second')), faces: [second] },
    ];
    const fell = weigh(brutal, { base, step: 0, answers }).measured['fell:bob'];
    return (fell?.actual ?? 0) - (fell?.expected ?? 0);
  };
  // 1 − 3/4 by the first die; the second changes nothing.
  expect(luck(4, 4)).toBeCloseTo(0.25);
  expect(luck(4, 1)).toBeCloseTo(0.25);
  // He stands after the first: 0 − 3/4, and 1 − 3/4 or 0 − 3/4 by the second.
  expect(luck(1, 4)).toBeCloseTo(-0.5);
  expect(luck(1, 1)).toBeCloseTo(-1.5);
});
