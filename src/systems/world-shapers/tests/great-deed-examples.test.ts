import { expect, test } from 'vitest';
import {
  ap,
  asked,
  choice,
  conditions,
  endTurn,
  fight,
  momentum,
  move,
  temporary,
  vitality,
  waiting,
  wp,
} from './line-up.ts';

/** The examples of the book with their numbers (WS-CIN-16 to WS-CIN-19). */

const allow = (skill: string, difficulty: number) => choice('allow', { skill, difficulty });
const done = choice('done');

const bandits = ['first', 'second', 'third'];

/** Three bandits side by side before a wall; Brana has the table. */
function slam() {
  const table = fight(
    {
      heroes: { brana: { at: [5, 5] } },
      foes: {
        first: { use: 'bandit', at: [4, 4] },
        second: { use: 'bandit', at: [5, 4] },
        third: { use: 'bandit', at: [6, 4] },
      },
    },
    { rulings: { initiativeTie: 'joinOrder' } },
  );
  table.does(choice('cinematic', { what: 'slams the table into all three and pins them' }));
  table.does(allow('rawForce', 11));
  expect(waiting(table)).toMatchObject({ bonus: 7, needs: 11 });
  table.rolls('cinematic', 4);
  table.does(choice('damage', { whom: bandits, count: 4, sides: 'd6', plus: 0, type: 'physical' }));
  table.rolls('damage', 2, 2, 3, 3);
  return table.does(choice('condition', { whom: bandits, status: 'restrained', lasts: 'upheld' })).does(done);
}

const pinned = (table: ReturnType<typeof slam>): readonly boolean[] =>
  bandits.map((id) => conditions(table, id).includes('restrained'));
const all = [true, true, true];
const none = [false, false, false];

/** Until her next turn. */
const roundOn = (table: ReturnType<typeof slam>) =>
  table.does(endTurn).does(endTurn).does(endTurn).does(endTurn);

test('[WS-CIN-16] the table: 4d6 Physical to each of the three, once rolled, each with its own Armor', () => {
  const table = slam();
  // 10 damage, minus 1 for light armour.
  expect(bandits.map((id) => vitality(table, id))).toEqual([6, 6, 6]);
  expect(pinned(table)).toEqual(all);
  table.does(endTurn);
  // WS-STA-6: at most 2 AP, and no movement.
  table.refuses(move(4, 3), 'immobile', 'WS-STA-6');
  table.refuses(choice('sprint'), 'immobile', 'WS-STA-6');
});

test('[WS-CIN-16] they are pinned as long as she gives 2 AP of each turn to it', () => {
  const table = roundOn(slam());
  expect([asked(table), ...pinned(table)]).toEqual(['brana turn', ...all]);
  expect(table.option('uphold')).toMatchObject({ cost: { ap: 2 }, clause: 'WS-CIN-16' });
  table.does(choice('uphold'));
  expect(ap(table, 'brana')).toBe(1);
  table.refuses(choice('uphold'), 'already', 'WS-CIN-16');
  roundOn(table);
  expect(pinned(table)).toEqual(all);
  // This time she does not uphold it.
  table.does(endTurn);
  expect(pinned(table)).toEqual(none);
});

test('[WS-CIN-16] and as long as she stays at the table and on her feet', () => {
  const walks = roundOn(slam()).does(choice('uphold')).does(move(5, 6));
  expect(pinned(walks)).toEqual(none);
  const falls = slam();
  falls.byHand('felled', { change: 'out', who: 'brana', out: 'unconscious' });
  falls.does(choice('go-on'));
  expect(asked(falls)).toBe('first turn');
  expect(pinned(falls)).toEqual(none);
});

test('[WS-CIN-17] the bribe: it has happened, and the thief is let in', () => {
  const table = fight(
    {
      thieves: { sill: { at: [5, 5] }, brana: { at: [2, 5] } },
      house: { guard: { use: 'bandit', at: [5, 4] }, ogre: { at: [12, 4] } },
    },
    { field: { walls: [{ kind: 'door', id: 'back-door', x: 5, y: 5, side: 'n' }] } },
  );
  table.does(choice('cinematic', { what: 'has bribed this guard the day before' }));
  // Charisma 10 and no Street Smarts.
  table.does(allow('streetSmarts', 10));
  expect(waiting(table)).toMatchObject({ bonus: 0, needs: 10 });
  table.rolls('cinematic', 10);
  table.does(choice('yields', { whom: ['guard'] })).does(choice('door', { door: 'back-door' }));
  table.does(choice('done', { text: 'The guard looks the other way.' }));
  expect(conditions(table, 'guard')).toContain('surrendered');
  expect(table.facts('door')).toMatchObject([{ door: 'back-door', open: true }]);
});

test('[WS-CIN-18] the awakening: everything comes back, and 4 WP more may go into upcasting', () => {
  const table = fight({
    heroes: { oren: { at: [5, 5], now: { vitality: 3, wp: 1, temporary: 2 } }, brana: { at: [2, 2] } },
    foes: { ogre: { at: [9, 5] } },
  });
  table
    .does(choice('cinematic', { what: 'awakens' }))
    .does(allow('presence', 15))
    .rolls('cinematic', 15);
  table.does(choice('restore', { whom: ['oren'], pools: ['vitality', 'temporary', 'wp'] }));
  // The cap of Temporary Vitality is 1.5 × 24.
  expect([vitality(table, 'oren'), temporary(table, 'oren'), wp(table, 'oren')]).toEqual([24, 36, 16]);
  table
    .does(choice('upcast', { whom: ['oren'], wp: 4 }))
    .does(done)
    .does(endTurn);
  // The limit is 4 + 4: Heat Lance may take 8 WP besides its own 2.
  table.does(endTurn).does(endTurn);
  expect(asked(table)).toBe('oren turn');
  expect(momentum(table, 'oren')).toBe(3);
  table.refuses(choice('ability-heat-lance', { target: 'ogre', upcast: 9 }), 'upcastLimit', 'WS-ABL-2');
  table.does(choice('ability-heat-lance', { target: 'ogre', upcast: 8 }));
  expect(wp(table, 'oren')).toBe(6);
});

test('[WS-CIN-19] divine intervention: the horde is thrown back, and that is the end of the fight', () => {
  const table = fight({
    heroes: { maela: { at: [5, 5] }, brana: { at: [2, 2] } },
    horde: { first: { use: 'skeleton', at: [9, 5] }, second: { use: 'skeleton', at: [9, 7] } },
  });
  table
    .does(choice('cinematic', { what: 'prays that the portal may close' }))
    .does(allow('perseverance', 18));
  // Will 14.
  expect(waiting(table)).toMatchObject({ bonus: 4, needs: 18 });
  table.rolls('cinematic', 14).does(choice('gone', { whom: ['first', 'second'] }));
  table.does(choice('done', { text: 'The portal closes.' }));
  expect(asked(table)).toBe('gm gm.combatEnd');
  table.does(choice('end'));
  expect(table.isOver().winner).toBe('heroes');
});
