import { expect, test } from 'vitest';
import type { AccountReply } from '../../protocol/courses.ts';
import { system as fightingStyle } from '../../systems/fighting-style/index.ts';
import { encounter as styleEncounter } from '../../systems/fighting-style/tests/line-up.ts';
import { choice, fight as line, momentum } from '../../systems/world-shapers/tests/line-up.ts';
import type { Scenario } from '../../table/testing/scenario.ts';
import { scenario } from '../../table/testing/scenario.ts';

/** What the account counts as spent: what the rules took out of lasting pools, whatever came back later. */

const spentBy = (table: Scenario, id: string) =>
  (table.send({ do: 'account' }) as AccountReply).people.find((one) => one.id === id)?.spent;

const caster = () =>
  scenario(
    fightingStyle as never,
    styleEncounter({
      blue: { imre: { at: [5, 5], now: { mana: 10 } } },
      red: { bandit: { at: [10, 5], now: { ap: 0 } } },
    }),
  );
const bolt = { option: 'use-magic', spell: 'ember-bolt', target: 'bandit' } as const;
const mana = (value: number) => ({ change: 'pool', who: 'imre', pool: 'mana', value }) as const;

test('[FS-REF-1] mana that the game master takes away by hand was not spent', () => {
  const table = caster().byHand('the cold drains him', mana(4));
  expect(table.who('imre').pools.mana?.value).toBe(4);
  expect(spentBy(table, 'imre')).toEqual([]);
});

test('[FS-REF-1] [FS-MAG-1] nor in the middle of a spell, of which only the 3 Mana of Ember Bolt count', () => {
  const table = caster().does(bolt);
  expect(table.roll().purpose).toBe('attack');
  table.byHand('the cold drains him', mana(0)).rolls('attack', 1);
  expect(table.who('imre').pools.mana?.value).toBe(0);
  expect(spentBy(table, 'imre')).toEqual([{ label: 'Mana', n: 3 }]);
});

test('[FS-REF-1] mana given by hand in the middle of a spell does not hide what the spell cost', () => {
  const table = caster().does(bolt).byHand('a draught', mana(10)).rolls('attack', 1);
  expect(spentBy(table, 'imre')).toEqual([{ label: 'Mana', n: 3 }]);
});

test('[WS-CIN-2] [WS-CIN-5] Momentum that the same great deed brings back was spent all the same', () => {
  const table = line({
    heroes: { brana: { at: [5, 5] }, maela: { at: [5, 9] } },
    foes: { bandit: { at: [6, 5] }, ogre: { at: [12, 5] } },
  });
  table.does(choice('cinematic', { what: 'brings the roof down' }));
  table.does(choice('allow', { skill: 'rawForce', difficulty: 11 })).rolls('cinematic', 10);
  expect(momentum(table, 'brana')).toBe(3);
  table.does(choice('recovery', { whom: ['brana'], pool: 'momentum', count: 0, plus: 5 }));
  table.does(choice('done', { text: 'The roof comes down.' }));
  expect(momentum(table, 'brana')).toBe(8);
  expect(spentBy(table, 'brana')).toEqual([{ label: 'Momentum', n: 3 }]);
});
