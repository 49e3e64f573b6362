import { expect, test } from 'vitest';
import type { Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  choice,
  conditions,
  endTurn,
  fight,
  hold,
  momentum,
  move,
  rp,
  vitality,
} from './line-up.ts';

/** Cinematic deeds in the middle of other events. */

const scene = (setting: Setting = {}, maela: Sketch = {}) =>
  fight(
    {
      foes: { bandit: { at: [6, 5] }, ogre: { at: [15, 5] } },
      heroes: { brana: { at: [5, 5] }, maela: { at: [5, 9], now: maela } },
    },
    setting,
  );
const light = { what: 'calls down the light' };
const reaction = (by?: string) => choice('cinematic-reaction', by === undefined ? light : { ...light, by });
const allow = choice('allow', { skill: 'perseverance', difficulty: 9 });
const done = choice('done');

test('[WS-CIN-2] at any moment: while an attack is on its way, for whoever wants to be asked', () => {
  const table = scene({ stops: ['cinematic-now'] }).does(
    choice('attack', { target: 'brana', with: 'sword' }),
  );
  // By Initiative: Brana, then Maela; the foes have no Momentum.
  expect(asked(table)).toBe('brana cinematic.now');
  table.refuses(choice('cinematic-reaction'), 'noSuchThing', 'WS-CIN-3');
});

test('[WS-CIN-2] [WS-CIN-5] what comes of it may stop the attack', () => {
  const table = scene({ stops: ['cinematic-now'] }).does(
    choice('attack', { target: 'brana', with: 'sword' }),
  );
  table.does(choice('decline')).answers('maela', reaction()).does(allow).rolls('cinematic', 5);
  table.does(choice('yields', { whom: ['bandit'] })).does(done);
  expect([rp(table, 'maela'), momentum(table, 'maela')]).toEqual([0, 3]);
  // It has surrendered: the attack is lost, and its turn is over.
  expect(table.facts('attack').length).toBe(0);
  expect([vitality(table, 'brana'), asked(table)]).toEqual([34, 'ogre turn']);
});

test('[WS-CIN-2] [WS-ATK-7] taken out of reach by it, the target is not struck, and the attack is lost', () => {
  const table = scene({ stops: ['cinematic-now'] }).does(
    choice('attack', { target: 'brana', with: 'sword' }),
  );
  table.does(choice('decline')).answers('maela', reaction()).does(allow).rolls('cinematic', 5);
  table.does(choice('movement', { who: 'brana', to: { x: 2, y: 5 } })).does(done);
  expect(table.facts('attack-lost')).toMatchObject([{ who: 'bandit' }]);
  expect([asked(table), ap(table, 'bandit'), vitality(table, 'brana')]).toEqual(['bandit turn', 1, 34]);
});

test('[WS-CIN-2] [WS-R44] taken out of the square that is attacked on a guess, nobody is struck there', () => {
  const table = scene({ stops: ['cinematic-now'] });
  table.byHand('hidden', {
    change: 'condition',
    who: 'brana',
    condition: 'hidden',
    other: 'bandit',
    on: true,
  });
  table.does(choice('attack-square', { with: 'sword', cell: { x: 5, y: 5 } }));
  table.does(choice('decline')).answers('maela', reaction()).does(allow).rolls('cinematic', 5);
  // Still within reach, but no longer in the attacked square.
  table.does(choice('movement', { who: 'brana', to: { x: 5, y: 4 } })).does(done);
  expect(table.facts('attack')).toMatchObject([{ who: 'bandit', target: null, how: 'empty', hit: false }]);
  expect([asked(table), vitality(table, 'brana')]).toEqual(['bandit turn', 34]);
});

test('[WS-CIN-2] [WS-CIN-6] or not: then it goes on', () => {
  const table = scene({ stops: ['cinematic-now'] }).does(
    choice('attack', { target: 'brana', with: 'sword' }),
  );
  table.does(choice('decline')).does(reaction()).does(allow).rolls('cinematic', 4).does(done);
  table.rolls('attack', 2);
  expect(asked(table)).toBe('bandit turn');
  // Combatants that did not enable the reaction are not asked.
  const quiet = scene().does(choice('attack', { target: 'brana', with: 'sword' }));
  quiet.rolls('attack', 2);
});

test('[WS-CIN-2] [WS-INI-12] a held action that fires in the middle of it; the deed goes on', () => {
  const table = scene({ turnOf: 'brana', order: ['brana', 'bandit', 'ogre', 'maela'] });
  table.does(hold('defend', { trigger: 'enters', range: 4, whom: 'ogre' })).does(endTurn);
  table.does(reaction('maela')).does(allow).rolls('cinematic', 15);
  table.does(choice('movement', { who: 'ogre', to: { x: 8, y: 5 } }));
  expect(conditions(table, 'brana')).toContain('defending');
  expect(asked(table)).toBe('gm gm.cinematicOutcome');
  table.does(done);
  expect(asked(table)).toBe('bandit turn');
});

test('[WS-CIN-2] [WS-R13] whoever dares something in the middle of its walk has walked its one piece', () => {
  const setting = { turnOf: 'brana', rulings: { splitMovement: false } };
  const table = scene(setting).does(move(5, 4)).does(choice('cinematic', light));
  // A refused idea does not count as an action.
  table.does(choice('refuse')).does(move(5, 3));
  table.does(choice('cinematic', light)).does(allow).rolls('cinematic', 2).does(done);
  table.refuses(move(5, 2), 'noMovement', 'WS-RND-5');
});

test('[WS-CIN-5] the deed that fells the last enemy: the end is proposed when all is said', () => {
  const table = scene({ turnOf: 'brana' })
    .does(choice('cinematic', light))
    .does(allow)
    .rolls('cinematic', 15);
  const storm = { whom: ['bandit', 'ogre'], count: 20, sides: 'd12', plus: 100, type: 'reality' };
  table.does(choice('damage', storm)).rolls('damage', ...Array.from({ length: 20 }, () => 1));
  // 120 minus Armor: below minus their maximum.
  expect([table.who('bandit').out, table.who('ogre').out]).toEqual(['dead', 'dead']);
  table.refuses(choice('damage', { whom: ['ogre'] }), 'wrongTarget', 'WS-CIN-5');
  table.does(done);
  expect(asked(table)).toBe('gm gm.combatEnd');
});

test('[WS-CIN-12] [WS-R41] Grabbed is no hindrance, unless it is the same as Restrained', () => {
  const grabbed = { grabbing: ['brana'] };
  const table = (rulings: Sketch) =>
    fight(
      {
        heroes: { brana: { at: [5, 5] } },
        foes: { bandit: { at: [6, 5], now: { ...grabbed, inHand: [] } } },
      },
      { rulings },
    );
  expect(table({}).option('cinematic').cost).toEqual({ ap: 3, momentum: 3 });
  expect(table({ grabEffect: 'restrained' }).option('cinematic').cost).toEqual({ momentum: 6 });
});

test('[WS-CIN-13] [WS-R29] a surprised creature reacts only where the table lets it', () => {
  const surprised = { conditions: ['surprised'] };
  scene({}, surprised).does(reaction('maela'));
  const strict = scene({ rulings: { surprisedReactions: false } }, surprised);
  strict.refuses(reaction('maela'), 'surprised', 'WS-INI-19');
});

test('[WS-CIN-16] what a reaction brought about is upheld from the next turn on', () => {
  const table = scene({ order: ['bandit', 'maela', 'brana', 'ogre'] })
    .does(reaction('maela'))
    .does(allow);
  table.rolls('cinematic', 15);
  table.does(choice('condition', { whom: ['bandit'], status: 'restrained', lasts: 'upheld' })).does(done);
  table.does(endTurn).does(choice('uphold'));
  expect(ap(table, 'maela')).toBe(1);
  table.does(endTurn);
  expect(conditions(table, 'bandit')).toContain('restrained');
});
