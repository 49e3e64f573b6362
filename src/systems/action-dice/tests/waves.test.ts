import { expect, test } from 'vitest';
import { withWaves } from '../../../documents/waves.ts';
import type { Change } from '../../../engine/system.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { scenario } from '../../../table/testing/scenario.ts';
import { system } from '../index.ts';
import type { LineUp, Sketch } from './line-up.ts';
import { active, conditions, encounter, endTurn, fight } from './line-up.ts';

/** Combatants that join later, by hand or in a wave: what they bring along of what an encounter may say. */

const here: LineUp = { red: { hadra: { at: [5, 5] } }, blue: { thug: { at: [15, 5] } } };

/** A combatant that comes later, as an encounter writes it. */
const comer = (id: string, [x, y]: readonly [number, number], now: Sketch, more: Sketch = {}): Sketch => ({
  id,
  side: 'blue',
  cell: { x, y },
  sheet: { use: id === 'rat' ? 'cave-rat' : id },
  wishes: 'no',
  now,
  ...more,
});

const added = (combatant: Sketch): Change => ({ change: 'add', combatant: combatant as never });

/** A fight that these join in round 3, which begins as soon as both have ended their turn. */
function joinedBy(combatants: readonly Sketch[]): Scenario {
  const waves = [{ id: 'third', name: 'The third', arrives: { round: 3 }, combatants }];
  const table = scenario(withWaves(system), { ...(encounter(here) as object), waves } as never);
  return table.does(endTurn).does(endTurn);
}

test('[AD-POS-7] [AD-ACT-11] two of a wave who name each other come together', () => {
  const table = joinedBy([
    comer('rat', [18, 5], { readied: [{ what: 'defend', when: 'moves', whom: 'soldier' }] }),
    comer(
      'soldier',
      [20, 5],
      { unaware: ['rat'], effects: [{ condition: 'dazed', by: 'rat' }] },
      { side: 'red' },
    ),
  ]);
  expect([conditions(table, 'rat'), conditions(table, 'soldier').toSorted()]).toEqual([
    ['readied'],
    ['dazed', 'unaware'],
  ]);
});

test('[AD-SHK-1] an effect of its own may be named after itself', () => {
  const now = { effects: [{ condition: 'dazed', by: 'rat' }] };
  expect(conditions(fight(here).byHand('a rat', added(comer('rat', [9, 5], now))), 'rat')).toEqual(['dazed']);
});

test('[AD-DIE-18] whom nobody knows cannot be named: the refusal says where', () => {
  const combatant = comer('rat', [9, 5], { unaware: ['ghost'] });
  const reply = fight(here).send({ do: 'override', changes: [added(combatant)], reason: 'x' } as never);
  expect(reply).toMatchObject({
    ok: false,
    error: { code: 'illegal-change', path: 'changes[0].combatant.now.unaware', clause: 'AD-DIE-18' },
  });
});

test('[AD-INI-3] [AD-R21] one that had its turn of this round has none in it, however low its roll', () => {
  const late = (now: Sketch) =>
    fight(here)
      .byHand('a rat', added(comer('rat', [9, 5], now, { wishes: 'yes' })))
      .rolls('initiative', 2)
      .does(endTurn)
      .does(endTurn);
  expect([late({}).view().round, active(late({}))]).toEqual([2, 'rat']);
  expect([late({ hadTurn: true }).view().round, active(late({ hadTurn: true }))]).toEqual([3, 'hadra']);
});
