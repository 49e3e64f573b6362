import { expect, test } from 'vitest';
import { one } from '../state.ts';
import { holds } from '../tactics/holds.ts';
import type { LineUp, Sketch } from './line-up.ts';
import { asked, begun, choice, fight } from './line-up.ts';

/** Alternative values of rulings that meet in a hindrance. */

test('[SL-MSC-3] [SL-R77] with `attacker` a Trip is rated against the lower of Power and Agility defense', () => {
  // The guard's Power is 12 (Str 1, Athletics 1), its Agility 11; Torvin's Power check is +7.
  const worth = (rulings: Sketch): number => {
    const people: LineUp = {
      red: { torvin: { at: [5, 5], now: { ap: 12 } }, wenna: { at: [6, 6] } },
      blue: { guard: { at: [6, 5] } },
    };
    const now = begun(people, { rulings });
    const trip = holds(now, one(now, 'torvin'), [one(now, 'guard')]).find(
      (deed) => deed.choice.what === 'trip',
    );
    return trip?.worth ?? 0;
  };
  // 2d10 of 5 or more: 94 of 100, against 97 of 100 for 4 or more.
  expect(worth({ hinderDefender: 'attacker' }) / worth({})).toBeCloseTo(97 / 94, 10);
});

test('[SL-R57] [SL-R80] the diagonals of a shove that counts as movement are counted within it', () => {
  const people: LineUp = {
    red: { torvin: { at: [5, 5] } },
    blue: { guard: { at: [6, 5], now: { grappling: ['wenna'] } } },
    green: { wenna: { at: [7, 5], now: { ap: 18 } } },
  };
  const most = (diagonalScope: string): unknown => {
    const table = fight(people, { rulings: { forcedMove: 'likeMovement', diagonalScope } })
      .does(choice('hinder', { what: 'shove', target: 'guard' }))
      .rolls('shove', 6, 6)
      .does(choice('shove', { to: { x: 8, y: 7 } }));
    // Beside (7,6) she is still; the second diagonal, 2 yd, would take it away.
    expect(asked(table)).toBe('wenna cling');
    table.does(choice('cling')).rolls('cling', 7, 8);
    const { along } = table.option('mix').needs ?? {};
    return along?.kind === 'number' ? along.max : null;
  };
  expect(most('round')).toBe(2);
  expect(most('move')).toBe(2);
});
