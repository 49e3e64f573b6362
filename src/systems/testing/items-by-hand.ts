import { expect, test } from 'vitest';
import type { Run } from '../../engine/run.ts';
import type { System } from '../../engine/system.ts';
import type { Id } from '../../kernel/json.ts';
import type { Fact } from '../../kernel/port.ts';
import { beginning } from './begin-run.ts';

/** Where the view shows a thing of a combatant; `null` where it shows it nowhere. */
function placeIn(system: System, run: Run<unknown, Fact>, who: Id, item: Id): string | null {
  const { combatants, marks } = system.view(run.fight());
  const own = combatants[who]?.items?.find(({ id }) => id === item);
  return own?.at ?? (marks?.some((mark) => mark.item === item) ? 'floor' : null);
}

/** Defines the test that the game master can move whatever the view shows of anybody. */
export function movesItems(system: System): void {
  test('every thing in hand or carried is laid down by hand, put away, and taken out of the fight, and the view shows it', () => {
    let moved = 0;
    for (const { id: sample } of system.encounters.pack.encounters) {
      const run = beginning(system, sample);
      for (const one of Object.values(system.view(run.fight()).combatants)) {
        for (const { id, at } of one.items ?? []) {
          expect(placeIn(system, run, one.id, id), id).toBe(at);
          for (const to of ['floor', 'carried', 'gone'] as const) {
            const refused = run.override([{ change: 'item', who: one.id, item: id, to }], 'x');
            expect(refused, `${sample}: ${id} to ${to}`).toBeNull();
            expect(placeIn(system, run, one.id, id), `${sample}: ${id}`).toBe(to === 'gone' ? null : to);
          }
          moved++;
        }
      }
    }
    expect(moved, '`items` of the view that were moved').toBeGreaterThan(10);
  });
}
