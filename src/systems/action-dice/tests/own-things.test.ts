import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { choice, duel, endTurn } from './line-up.ts';

/** Powers and things that people have written themselves, in the words of the fight. */

/** A spell as a form makes it: on every sheet the first one has the same id. */
const bolt = (name: string, more: object = {}) => ({
  id: 'new-power',
  name,
  kind: 'spell',
  actions: 1,
  mana: 2,
  does: {
    deed: 'bolt',
    value: 1,
    rank: 'ordinary',
    type: 'thermal',
    dice: 'none',
    range: { near: 60, far: 120 },
  },
  ...more,
});

const told = (table: Scenario): string =>
  table
    .lines()
    .map(({ text }) => text)
    .join('\n');

test('[AD-ACT-13] own powers of two people with one id are each told by their own names', () => {
  const table = duel({
    hadra: { sheet: { powers: [bolt('Ember')] } },
    thug: { sheet: { powers: [bolt('Frostbite')] } },
  });
  table.does(endTurn).does(choice('power-new-power', { target: 'hadra' }));
  expect(table.roll().question).toBe('Thug attacks Hadra with Frostbite');
  table.rolls('attack', 2, 3);
  expect(told(table)).toContain('pays 2 Mana (Frostbite)');
  expect(told(table)).toContain('uses Frostbite on Hadra');
  expect(told(table)).not.toContain('Ember');
});

test('[AD-ENC-5] [AD-ACT-11] [AD-REA-12] so are acts of several turns, readied powers and special reactions', () => {
  const long = duel({
    hadra: { sheet: { powers: [bolt('Ember', { actions: 3 })] } },
    thug: { sheet: { powers: [bolt('Frostbite', { actions: 3 })] } },
  });
  long.does(endTurn).does(choice('power-new-power', {}));
  expect(told(long)).toContain('begins Frostbite: 2 of 3 actions');
  long.does(endTurn).does(choice('give-up'));
  expect(told(long)).toContain('gives up Frostbite');
  expect(told(long)).not.toContain('Ember');

  const waits = duel({
    hadra: { sheet: { powers: [bolt('Ember')] } },
    thug: { sheet: { powers: [bolt('Frostbite')] } },
  });
  waits
    .does(endTurn)
    .does(choice('ready', { what: 'power-new-power', target: 'hadra', when: 'attacks', whom: 'hadra' }));
  expect(told(waits)).toContain('waits: Frostbite when Hadra attacks');

  const roll = { deed: 'defend', against: 'any', ability: 'agility' };
  const dodge = (name: string) => ({ id: 'new-power', name, kind: 'reaction', vigor: 3, does: roll });
  const dodges = duel({
    hadra: { sheet: { powers: [dodge('Duck')] } },
    thug: { sheet: { powers: [dodge('Roll aside')] } },
  });
  dodges.does(choice('attack', { target: 'thug', with: 'sword' })).rolls('attack', 18, 2, 3);
  dodges.does(choice('new-power'));
  expect(dodges.roll().question).toBe('Thug defends against Hadra: Roll aside');
  dodges.rolls('defense', 2, 3);
  expect(told(dodges)).not.toContain('Duck');
});
