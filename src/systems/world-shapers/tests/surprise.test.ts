import { expect, test } from 'vitest';
import { judgeReaction } from '../judge.ts';
import { one } from '../state.ts';
import type { LineUp, Setting } from './line-up.ts';
import { asked, begun, choice, conditions, endTurn, fight, order, waiting } from './line-up.ts';

/** Surprise (WS-INI-19 to WS-INI-21). */

const lineUp: LineUp = {
  heroes: { brana: { at: [2, 2] }, sill: { at: [2, 5] }, oren: { at: [2, 8] } },
  foes: { ogre: { at: [12, 2] }, bandit: { at: [12, 6] } },
};
const from = (setting: Setting) => fight(lineUp, { fromTheStart: true, ...setting });
const hidden = (table: ReturnType<typeof from>): readonly string[] =>
  ['brana', 'sill', 'oren', 'ogre', 'bandit'].filter((id) => conditions(table, id).includes('hidden'));

test('[WS-INI-19] the surprised come last in round 1, by Initiative, and normally from round 2', () => {
  const table = from({ surprised: ['brana', 'sill'] });
  // Oren 28, the bandit 22, the ogre 20; then Sill 33 and Brana 27.
  expect(order(table)).toEqual(['oren', 'bandit', 'ogre', 'sill', 'brana']);
  for (let turn = 0; turn < 5; turn++) table.does(endTurn);
  expect([table.view().round, ...order(table)]).toEqual([2, 'sill', 'oren', 'brana', 'bandit', 'ogre']);
});

test('[WS-INI-20] enemies of the surprised begin hidden from them, unless they are surprised themselves', () => {
  const table = from({ surprised: ['brana', 'bandit'] });
  // The ogre from Brana; Sill and Oren from the bandit. Brana and the bandit from nobody.
  expect(hidden(table)).toEqual(['sill', 'oren', 'ogre']);
  expect(table.facts('hidden')).toMatchObject([
    { who: 'sill', from: ['bandit'] },
    { who: 'oren', from: ['bandit'] },
    { who: 'ogre', from: ['brana'] },
  ]);
});

test('[WS-R30] hidden from those alone, or from all enemies', () => {
  const all = from({ surprised: ['brana'], rulings: { hiddenScope: 'global' } });
  expect(all.facts('hidden')).toMatchObject([
    { who: 'ogre', from: ['brana', 'sill', 'oren'] },
    { who: 'bandit', from: ['brana', 'sill', 'oren'] },
  ]);
});

test('[WS-INI-20] that ends at the latest when the first turn of the surprised comes and it can see them', () => {
  const walled: LineUp = {
    heroes: { brana: { at: [2, 2] } },
    foes: { ogre: { at: [12, 2] }, bandit: { at: [12, 9] } },
    things: { 'stone-wall': { at: [11, 8] } },
  };
  const table = fight(walled, { fromTheStart: true, surprised: ['brana'] });
  const seen = (): readonly string[] =>
    ['ogre', 'bandit'].filter((id) => !conditions(table, id).includes('hidden'));
  table.does(endTurn);
  expect(seen()).toEqual([]);
  table.does(endTurn);
  // The wall in (11, 8) is on the line from (2, 2) to (12, 9) and hides the bandit.
  expect([asked(table), ...seen()]).toEqual(['brana turn', 'ogre']);
});

test('[WS-R29] the surprised may react before their first turn, unless the table says otherwise', () => {
  const code = (rulings: object) => {
    const state = begun(
      {
        heroes: { brana: { at: [2, 2], now: { conditions: ['surprised'] } } },
        foes: { ogre: { at: [9, 2] } },
      },
      { turnOf: 'ogre', order: ['ogre', 'brana'], rulings: { ...rulings } },
    );
    return judgeReaction(state, one(state, 'brana'), { rp: 1 })?.code ?? null;
  };
  expect([code({}), code({ surprisedReactions: false })]).toEqual([null, 'surprised']);
});

test('[WS-INI-21] [WS-R31] the game master names the surprised', () => {
  const table = from({ surprised: 'ask' });
  expect(asked(table)).toBe('gm gm.surprise');
  table.refuses(choice('set', { who: ['nobody'] }), 'noSuchThing', 'WS-INI-21');
  table.does(choice('set', { who: ['ogre'] }));
  expect(order(table).at(-1)).toBe('ogre');
  expect(conditions(table, 'ogre')).toEqual(['surprised']);
});

test('[WS-INI-21] or has it rolled: each ambusher Stealth, each victim its better check; all ambushers must be higher', () => {
  const table = from({ surprised: 'ask' });
  table.does(choice('roll', { ambushers: ['brana', 'sill'], who: ['ogre', 'bandit'] }));
  // By Initiative: Sill (Dexterity 15, Stealth 3), then Brana (Dexterity 13).
  expect(waiting(table)).toMatchObject({ who: 'sill', purpose: 'ambush', bonus: 8 });
  table.rolls('ambush', 12);
  expect(waiting(table)).toMatchObject({ who: 'brana', bonus: 3 });
  table.rolls('ambush', 9);
  // 20 and 12. The bandit (Instinct 10, Perception 1): 11 + 1 reaches 12.
  expect(waiting(table)).toMatchObject({ who: 'bandit', purpose: 'notice', bonus: 1, needs: 12 });
  table.rolls('notice', 11);
  // The ogre has +0: 11 is too low.
  table.rolls('notice', 11);
  expect(table.facts('surprised')).toMatchObject([{ who: ['ogre'] }]);
});

test('[WS-R31] where the checks say it, nobody can be named', () => {
  const table = from({ surprised: 'ask', rulings: { surpriseCheck: 'rollPerVictim' } });
  table.refuses(choice('set', { who: ['ogre'] }), 'noSuchThing', 'WS-INI-21');
  table.does(choice('set'));
  expect(table.facts('surprised')).toMatchObject([{ who: [] }]);
});
