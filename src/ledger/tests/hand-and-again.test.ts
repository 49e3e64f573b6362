import { expect, test } from 'vitest';
import type { AccountReply, LuckReply } from '../../protocol/courses.ts';
import { durability, fight as plot } from '../../systems/action-dice/tests/line-up.ts';
import { system as fightingStyle } from '../../systems/fighting-style/index.ts';
import { strike, encounter as styleEncounter } from '../../systems/fighting-style/tests/line-up.ts';
import type { Scenario } from '../../table/testing/scenario.ts';
import { scenario } from '../../table/testing/scenario.ts';

/** The account of what was done by hand, and of somebody who comes back and falls again. */

const person = (table: Scenario, id: string) =>
  (table.send({ do: 'account' }) as AccountReply).people.find((one) => one.id === id);

test('[AD-DIE-18] Durability that the game master takes away by hand is no harm that anybody did or suffered', () => {
  const table = plot({ red: { hadra: { at: [5, 5] } }, blue: { thug: { at: [9, 5] } } });
  const had = durability(table, 'hadra');
  table.byHand('a slip', { change: 'track', who: 'hadra', track: 'durability', left: had - 5 });
  expect(durability(table, 'hadra')).toBe(had - 5);
  expect(person(table, 'hadra')).toMatchObject({ suffered: [], takenOutBy: [] });
});

test('[AD-DIE-18] Durability taken away by hand in the middle of an attack is no harm that its dice are weighed with', () => {
  const table = plot({ red: { thug: { at: [5, 5], now: { vigor: 7 } } }, blue: { hadra: { at: [6, 5] } } });
  const had = durability(table, 'hadra');
  table
    .does({ option: 'attack', target: 'hadra' })
    .rolls('attack', 15, 5)
    .byHand('a slip', { change: 'track', who: 'hadra', track: 'durability', left: had - 3 })
    .does({ option: 'decline' })
    .rolls('damage', 6, 5);
  const harm = had - 3 - durability(table, 'hadra');
  expect(person(table, 'hadra')?.suffered).toEqual([{ label: 'Durability', n: harm }]);
  const [deed] = (table.send({ do: 'account' }) as AccountReply).deeds;
  const { measured } = table.send({ do: 'luck', step: deed?.step ?? -1 }) as LuckReply;
  expect(measured['suffered:hadra']?.actual).toBe(harm);
  expect(measured['side:red']?.actual).toBe(harm);
  // The dice were as lucky for the one as unlucky for the other.
  const luckOf = (key: string) => (measured[key]?.actual ?? 0) - (measured[key]?.expected ?? 0);
  expect(luckOf('suffered:hadra')).toBeCloseTo(luckOf('dealt:thug'), 9);
});

test('[FS-HP-1] [FS-HP-2] whoever is knocked out, woken and knocked out again was taken out twice', () => {
  const table = scenario(
    fightingStyle as never,
    styleEncounter({
      red: { brute: { at: [5, 5] } },
      blue: { sefu: { at: [6, 5], now: { ap: 0, health: 1 } }, imre: { at: [11, 5], now: { ap: 0 } } },
    }),
  );
  const blow = () =>
    table.does(strike('sefu')).rolls('attack', 12).does({ option: 'decline' }).rolls('damage', 12);
  blow();
  expect(table.who('sefu').out).toBe('unconscious');
  table.byHand('smelling salts', { change: 'track', who: 'sefu', track: 'health', left: 1 });
  expect(table.who('sefu').out).toBeNull();
  blow();
  expect(table.who('sefu').out).toBe('unconscious');
  expect(person(table, 'brute')?.tookOut).toEqual(['sefu', 'sefu']);
  expect(person(table, 'sefu')?.takenOutBy).toEqual(['brute', 'brute']);
});
