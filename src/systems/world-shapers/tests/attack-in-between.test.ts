import { expect, test } from 'vitest';
import { makeAttack } from '../combat/attack.ts';
import { weaponMeansOf } from '../combat/means.ts';
import { rollDamage } from '../damage/roll.ts';
import { one } from '../state.ts';
import { burning } from '../status/burning.ts';
import { play } from './bare-table.ts';
import type { Fighter, Setting, Sketch } from './line-up.ts';
import { asked, begun, choice, endTurn, fight, hold, vitality, waiting } from './line-up.ts';

/** Events between an attack's payment and its roll, and between a Status Effect and its damage. */

const bandit: Fighter = { at: [6, 5] };
const brana: Fighter = { at: [5, 5] };
const maela: Fighter = { at: [5, 8] };
const scene = (setting: Setting = {}) =>
  fight(
    { foes: { bandit }, heroes: { brana, maela } },
    { stops: ['cinematic-now'], order: ['bandit', 'brana', 'maela'], ...setting },
  );

test('[WS-ATK-7] [WS-CIN-5] whoever was carried out of reach by a reaction is not struck', () => {
  const moved = (x: number, y: number) => {
    const table = scene().does(choice('attack', { target: 'brana', with: 'sword' }));
    table.does(choice('decline')).answers('maela', choice('cinematic-reaction', { what: 'A rope of light' }));
    table.does(choice('allow', { skill: 'perseverance', difficulty: 9 })).rolls('cinematic', 15);
    return table.does(choice('movement', { who: 'brana', to: { x, y } })).does(choice('done'));
  };
  const away = moved(2, 5);
  expect(away.facts('attack-lost')).toHaveLength(1);
  expect([asked(away), vitality(away, 'brana')]).toEqual(['bandit turn', 34]);
  // Still beside the bandit.
  expect(waiting(moved(5, 4))).toMatchObject({ who: 'bandit', purpose: 'attack' });
});

test('[WS-R25] [WS-R44] an attack on a square that is out of reach when it is made is lost', () => {
  const state = begun({ foes: { bandit }, heroes: { brana } });
  const [sword] = weaponMeansOf(one(state, 'bandit'));
  if (!sword) throw new Error('no sword');
  const far = play(state, {}, (table) =>
    makeAttack(table, { who: 'bandit', target: { x: 12, y: 5 }, means: sword }),
  );
  expect(far.facts.map(({ fact }) => fact)).toEqual(['attack-lost']);
});

test('[WS-R25] [WS-INI-12] `beforeEvent`: a held blow fells the caster, and its Ability comes to nothing', () => {
  const table = fight(
    { heroes: { brana: { at: [5, 5] } }, foes: { oren: { at: [6, 5], now: { vitality: 1 } } } },
    { rulings: { heldActionTiming: 'beforeEvent' }, order: ['brana', 'oren'] },
  );
  table.does(hold('attack', { trigger: 'uses-ability', with: 'ax' })).does(endTurn);
  table
    .does(choice('ability-mind-spike', { target: 'brana' }))
    .rolls('attack', 19)
    .rolls('damage', 3);
  expect(table.who('oren').out).toBe('unconscious');
  expect(table.facts('came-to-nothing')).toMatchObject([{ who: 'oren', what: 'mind-spike' }]);
  expect(vitality(table, 'brana')).toBe(34);
});

const fierce = {
  effects: [{ ability: 'hymn', label: 'Hymn', gifts: [{ of: 'damage', value: 3 }], for: 'combat' }],
};

test('[WS-STA-6] Burning is 1d4, whatever makes its source strike harder', () => {
  const lit: Sketch = { effects: [{ status: 'burning', by: 'bandit' }] };
  const state = begun({
    foes: { bandit: { ...bandit, now: fierce } },
    heroes: { brana: { ...brana, now: lit } },
  });
  const { fight: after } = play(state, { faces: [[4]] }, (table) => burning.happens(table, 'brana'));
  expect(one(after, 'brana').vitality).toBe(30);
});

test('[WS-ABL-1] a Buff on damage counts for what its bearer deals', () => {
  const state = begun({ foes: { bandit: { ...bandit, now: fierce } }, heroes: { brana } });
  const spec = { who: 'bandit', against: 'brana', purpose: 'damage', clause: 'WS-DMG-5' } as const;
  const parts = [{ count: 1, sides: 4, plus: 0, type: 'heat' }] as const;
  const dealt = (plain?: true) =>
    play(state, { faces: [[2]] }, (table) => rollDamage(table, { ...spec, parts, plain })).result;
  expect([dealt(), dealt(true)]).toEqual([[{ type: 'heat', amount: 5 }], [{ type: 'heat', amount: 2 }]]);
});
