import { expect, test } from 'vitest';
import type { ForecastReply } from '../protocol/courses.ts';
import { choice, fight } from '../systems/wound-slots/tests/line-up.ts';

/** What a fight costs: points that are lent come back to their pool and are not among it, whenever they were lent. */

const pit = () =>
  fight({
    red: {
      nerit: { at: [5, 5], sheet: { spells: ['binding-roots'] }, now: { ap: 12, mana: 2 } },
      torvin: { at: [8, 5], now: { ap: 12 } },
    },
    blue: { guard: { at: [9, 5], now: { wounds: { moderate: 2, severe: 2 } } } },
  });

const roots = choice('cast-spell', { spell: 'binding-roots', target: 'guard' });
const foreseen = (table: ReturnType<typeof pit>) =>
  table.send({ do: 'forecast', fights: 10, seed: 'f' }) as ForecastReply;

test('[SL-STA-8] [SL-STA-9] the 2 Mana that Binding Roots invest are nothing that the fight costs', () => {
  const before = foreseen(pit());
  expect(before.cast.people.nerit?.pools.mana).toEqual({ label: 'Mana', value: 2 });
  expect(before.people.nerit?.spent).not.toHaveProperty('mana');

  const table = pit().does(roots).rolls('attack', 9, 8);
  expect(table.who('nerit').pools).toMatchObject({ mana: { value: 0 }, invested: { value: 2 } });
  const after = foreseen(table);
  expect(after.cast.people.nerit?.pools.mana).toEqual({ label: 'Mana', value: 2 });
  expect(after.tally.people.nerit?.pools.mana).toEqual({ 2: 10 });
});
