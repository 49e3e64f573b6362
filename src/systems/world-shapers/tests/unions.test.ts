import { expect, test } from 'vitest';
import type { LineUp, Setting } from './line-up.ts';
import {
  ap,
  asked,
  choice,
  conditions,
  decline,
  defend,
  endTurn,
  fight,
  holdTurn,
  initiative,
  metres,
  move,
  order,
  take,
} from './line-up.ts';

/** Unions (WS-INI-14 to WS-INI-18). */

const riders: LineUp = {
  heroes: { sill: { at: [2, 2] } },
  riders: {
    // Initiative 26; the horse has 32.
    'iron-knight': { at: [12, 2] },
    'war-horse': { at: [12, 6] },
  },
};
const propose = (...who: readonly string[]) => choice('propose', { with: who });

test('[WS-INI-14] [WS-INI-16] allies unite for a round: the knight with 26 and the horse with 32 act at 29', () => {
  const table = fight(riders, { fromTheStart: true, stops: ['union'] });
  // Sill has no ally and is not asked.
  expect(asked(table)).toBe('iron-knight union.propose');
  table.refuses(propose('sill'), 'union', 'WS-INI-14');
  table.does(propose('war-horse'));
  expect(asked(table)).toBe('war-horse union.consent');
  table.does(choice('join'));
  expect(order(table)).toEqual(['sill', 'iron-knight', 'war-horse']);
  expect([initiative(table, 'iron-knight'), initiative(table, 'war-horse')]).toEqual([29, 29]);
  // For that round only.
  table.does(endTurn).does(endTurn).does(endTurn);
  expect([table.view().round, asked(table)]).toEqual([2, 'iron-knight union.propose']);
  table.does(decline).does(decline);
  expect(order(table)).toEqual(['sill', 'war-horse', 'iron-knight']);
});

test('[WS-INI-14] one decline, and that creature is left out; nobody is in two unions', () => {
  const table = fight(
    {
      heroes: { brana: { at: [2, 2] }, oren: { at: [2, 4] }, tovo: { at: [2, 6] }, maela: { at: [2, 8] } },
      foes: { ogre: { at: [12, 2] } },
    },
    { fromTheStart: true, stops: ['union'] },
  );
  table.does(propose('oren', 'tovo')).does(decline).does(choice('join'));
  // Oren may still propose to Maela, but to nobody in the union.
  expect(asked(table)).toBe('oren union.propose');
  table.refuses(propose('tovo'), 'union', 'WS-INI-14');
  table.does(propose('maela')).does(choice('join'));
  // Brana 27 and Tovo 23: 25. Oren 28 and Maela 24: 26.
  expect(order(table)).toEqual(['oren', 'maela', 'brana', 'tovo', 'ogre']);
});

test('[WS-INI-14] whoever is Down neither proposes nor is asked', () => {
  const table = fight(
    {
      heroes: { sill: { at: [2, 2] } },
      riders: { 'iron-knight': { at: [12, 2] }, 'war-horse': { at: [12, 6], now: { vitality: 0 } } },
    },
    { fromTheStart: true, stops: ['union'] },
  );
  expect(asked(table)).toBe('sill turn');
});

/** Brana and Oren in one slot, then the ogre. */
const two = (setting: Setting = {}) =>
  fight(
    {
      heroes: { brana: { at: [2, 2] }, oren: { at: [2, 4] } },
      foes: { ogre: { at: [15, 2] } },
    },
    { unions: [['brana', 'oren']], initiative: { brana: 30, oren: 30, ogre: 20 }, ...setting },
  );
const over = (to: string) => choice('hand-over', { to });

test('[WS-INI-15] they alternate actions and movement; AP, RP and movement are each one’s own', () => {
  const table = two();
  expect([ap(table, 'brana'), ap(table, 'oren')]).toEqual([3, 3]);
  table.does(move(3, 2)).does(over('oren')).does(defend).does(over('brana')).does(move(4, 2));
  expect(asked(table)).toBe('brana turn');
  expect([ap(table, 'brana'), metres(table, 'brana')]).toEqual([3, 1]);
  expect([ap(table, 'oren'), metres(table, 'oren')]).toEqual([1, 3]);
});

test('[WS-INI-15] the turn ends when all have ended, and whoever has ended acts no more', () => {
  const table = two();
  table.does(endTurn);
  expect(asked(table)).toBe('oren turn');
  table.refuses(over('brana'), 'union', 'WS-INI-15');
  expect(ap(table, 'brana')).toBe(0);
  table.does(move(3, 4)).does(endTurn);
  expect(asked(table)).toBe('ogre turn');
});

test('[WS-INI-9] what lasts until the next turn of a member ends when the slot of the union starts', () => {
  const table = fight(
    {
      heroes: {
        brana: { at: [2, 2] },
        oren: { at: [2, 4], now: { effects: [{ stance: 'defending' }] } },
      },
      foes: { ogre: { at: [15, 2] } },
    },
    { unions: [['brana', 'oren']], initiative: { ogre: 40, brana: 30, oren: 30 }, turnOf: 'ogre' },
  );
  expect(conditions(table, 'oren')).toEqual(['defending']);
  table.does(endTurn);
  expect([asked(table), conditions(table, 'oren')]).toEqual(['brana turn', []]);
});

test('[WS-R27] only the whole union holds, and all must agree', () => {
  const refused = two();
  refused.does(holdTurn);
  expect(asked(refused)).toBe('oren union.hold');
  refused.does(choice('refuse'));
  expect(asked(refused)).toBe('brana turn');
  expect(refused.facts('hold-refused')).toMatchObject([{ who: 'brana', by: 'oren' }]);
  const agreed = two();
  agreed.does(holdTurn).does(choice('agree'));
  expect(asked(agreed)).toBe('ogre turn');
  agreed.does(endTurn).does(take);
  expect([asked(agreed), ap(agreed, 'brana'), ap(agreed, 'oren')]).toEqual(['brana turn', 3, 3]);
  agreed.does(endTurn);
  expect(asked(agreed)).toBe('oren turn');
});

test('[WS-R27] not once one of them has done something', () => {
  const table = two();
  table.does(over('oren')).does(defend).does(over('brana'));
  table.refuses(holdTurn, 'turnUsed', 'WS-INI-7');
});

test('[WS-R27] a table may let members leave with their turns', () => {
  const table = two({ rulings: { unionHold: 'membersMayLeave' } });
  table.does(over('oren')).does(defend).does(over('brana')).does(holdTurn);
  // Oren goes on alone.
  expect(asked(table)).toBe('oren turn');
  table.does(endTurn);
  expect(asked(table)).toBe('brana heldTurn.offer');
  table.does(take);
  expect([asked(table), ap(table, 'brana')]).toEqual(['brana turn', 3]);
});

/** Brana 27 and Oren 28 together, a skeleton with 27, another with 28. */
const average = (rulings = {}) => {
  const table = fight(
    {
      heroes: { brana: { at: [2, 2] }, oren: { at: [2, 4] } },
      foes: {
        skeleton: { at: [12, 2], sheet: { printed: { initiative: 27 } } },
        bones: { at: [12, 4], use: 'skeleton', sheet: { printed: { initiative: 28 } } },
      },
    },
    { fromTheStart: true, stops: ['union'], rulings: { initiativeTie: 'joinOrder', ...rulings } },
  );
  table.does(propose('oren')).does(choice('join'));
  // The skeletons could form a union, too.
  table.does(decline).does(decline);
  return table;
};

test('[WS-INI-16] [WS-R28] the average is not rounded: 27.5 comes before 27 and after 28', () => {
  const exact = average();
  expect(order(exact)).toEqual(['bones', 'brana', 'oren', 'skeleton']);
  expect(initiative(exact, 'brana')).toBe(27.5);
  // Ties in joining order.
  expect(order(average({ unionInitiativeRounding: 'up' }))).toEqual(['brana', 'oren', 'bones', 'skeleton']);
  expect(initiative(average({ unionInitiativeRounding: 'down' }), 'brana')).toBe(27);
});

const first = { sheet: { traits: { actsFirst: true } } };
const last = { sheet: { traits: { actsLast: true } } };
const together = (brana: object, oren: object, rulings = {}) => {
  const table = fight(
    {
      heroes: { brana: { at: [2, 2], ...brana }, oren: { at: [2, 4], ...oren } },
      foes: { 'fire-wisp': { at: [12, 2] }, ogre: { at: [12, 6] } },
    },
    { fromTheStart: true, stops: ['union'], rulings },
  );
  table.does(propose('oren')).does(choice('join'));
  table.does(decline).does(decline);
  return order(table);
};

test('[WS-INI-17] to act first, every member must have an effect that says so', () => {
  // The wisp has 32, the union 27.5, the ogre 20.
  expect(together(first, {})).toEqual(['fire-wisp', 'brana', 'oren', 'ogre']);
  expect(together(first, first)).toEqual(['brana', 'oren', 'fire-wisp', 'ogre']);
});

test('[WS-INI-18] one member that is forced to act last drags all of them to the end', () => {
  expect(together(last, {})).toEqual(['fire-wisp', 'ogre', 'brana', 'oren']);
  // That another may act first is ignored, because not all may.
  expect(together(last, first)).toEqual(['fire-wisp', 'ogre', 'brana', 'oren']);
});

test('[WS-INI-18] surprise is such a force', () => {
  const table = fight(
    {
      heroes: { brana: { at: [2, 2] }, oren: { at: [2, 4] } },
      foes: { ogre: { at: [12, 6] } },
    },
    { fromTheStart: true, stops: ['union'], surprised: ['oren'] },
  );
  table.does(propose('oren')).does(choice('join'));
  expect(order(table)).toEqual(['ogre', 'brana', 'oren']);
});
