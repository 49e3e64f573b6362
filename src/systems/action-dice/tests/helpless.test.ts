import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { strikeMeans } from '../combat/power-means.ts';
import { rulingIds } from '../rulings.ts';
import { one } from '../state.ts';
import { blow, meansIn, poolsOf, rulingsTold } from './blow.ts';
import type { LineUp, Sketch } from './line-up.ts';
import {
  aid,
  asked,
  attack,
  begun,
  choice,
  conditions,
  durability,
  fight,
  health,
  level,
  offered,
} from './line-up.ts';

/** The incapacitated, Shock, death, stabilising (section SHK). */

const bound = { effects: [{ condition: 'bound' }] };
const dying = { durability: 0, health: 0 };
/** A soldier of Stamina 20, and Hadra beside it. */
const line = (now: Sketch): LineUp => ({ a: { hadra: { at: [5, 5] } }, b: { soldier: { at: [6, 5], now } } });
const states = (table: Scenario, id: string) => [...conditions(table, id)].sort();
const gm = (option: string) => ({ option });

test('[AD-SHK-2] [AD-R93] an attack on a bound target: the game master says `killed`, and nothing is rolled', () => {
  const state = begun(line(bound));
  const bare = blow(state, { who: 'hadra', target: 'soldier', choices: [gm('killed')] });
  expect([bare.result, one(state, 'soldier').out, bare.rolled]).toEqual(['killed', 'dead', []]);
  expect(rulingsTold(bare, 'attack-result')).toEqual([rulingIds.helpless]);
  expect(bare.facts.find(({ fact }) => fact === 'died')).toMatchObject({ by: 'hadra', clause: 'AD-SHK-2' });
});

test('[AD-SHK-2] `hits` rolls only damage; `roll` rolls against Guard, without Defense', () => {
  const hits = begun(line(bound));
  const bare = blow(hits, { who: 'hadra', target: 'soldier', choices: [gm('hits')], faces: [[8, 4, 4, 4]] });
  expect([poolsOf(bare), one(hits, 'soldier').durability]).toEqual([['d8+d10!+d10!+d10!'], 4]);
  const rolled = begun(line(bound));
  // 20 Vigor, and no prompt.
  const roll = blow(rolled, { who: 'hadra', target: 'soldier', choices: [gm('roll')], faces: [[11, 2, 2]] });
  expect(roll.result).toBe('missed');
});

test('[AD-R93] ruling helpless: always killed, or always hit, without a question', () => {
  const killed = begun(line(bound), { rulings: { helpless: 'alwaysKilled' } });
  expect(blow(killed, { who: 'hadra', target: 'soldier' }).result).toBe('killed');
  const hits = begun(line(bound), { rulings: { helpless: 'alwaysHits' } });
  expect(blow(hits, { who: 'hadra', target: 'soldier', faces: [[1, 1, 1, 1]] }).result).toBe('hit');
});

test('[AD-SHK-2] a helpless target whose superior Durability stops the weapon is hit without harm, not killed', () => {
  const state = begun({
    a: { thug: { at: [5, 5] } },
    b: { behemoth: { at: [6, 5], now: { health: 0 } } },
  });
  const bare = blow(state, { who: 'thug', target: 'behemoth', faces: [[20, 5]] });
  expect([bare.result, one(state, 'behemoth').out]).toEqual(['hit', 'unconscious']);
});

test('[AD-SHK-2] [AD-SHK-1] a technique without damage does not kill a bound target: it is rolled, without Defense', () => {
  const state = begun({
    a: { veteran: { at: [5, 5] } },
    b: { soldier: { at: [6, 5], now: bound } },
  });
  const veteran = one(state, 'veteran');
  const sweep = veteran.sheet.powers.find(({ id }) => id === 'sweep');
  if (sweep?.does.deed !== 'strike') throw new Error('the veteran knows no Sweep');
  const means = strikeMeans(state.rulings, sweep, sweep.does, meansIn(state, 'veteran'));
  const bare = blow(state, {
    who: 'veteran',
    target: 'soldier',
    with: means,
    choices: [{ option: 'submit' }],
    faces: [[14, 2, 2]],
  });
  expect([bare.result, one(state, 'soldier').prone, one(state, 'soldier').out]).toEqual(['hit', true, null]);
});

test('[AD-SHK-2] [AD-R94] ruling fallsProne: a combatant killed outright drops what it holds, or does not', () => {
  const killed = (fallsProne: boolean) => {
    const state = begun(line(bound), { rulings: { fallsProne } });
    blow(state, { who: 'hadra', target: 'soldier', choices: [gm('killed')] });
    return [one(state, 'soldier').hands.length, state.floor.map(({ item }) => item.short)];
  };
  expect([killed(true), killed(false)]).toEqual([
    [0, ['sword']],
    [1, []],
  ]);
});

test('[AD-SHK-5] any damage in Shock kills, even if Durability would take it', () => {
  const state = begun(line({ health: 0, durability: 12 }));
  const bare = blow(state, { who: 'hadra', target: 'soldier', choices: [gm('hits')], faces: [[2, 1, 1, 1]] });
  expect(one(state, 'soldier').out).toBe('dead');
  expect(bare.facts.find(({ fact }) => fact === 'died')).toMatchObject({ clause: 'AD-SHK-5' });
});

test('[AD-SHK-5] damage that armour stops does not kill in Shock, nor does a miss', () => {
  const state = begun(line(dying));
  // 4 of mail.
  blow(state, { who: 'hadra', target: 'soldier', choices: [gm('hits')], faces: [[1, 1, 1, 1]] });
  expect(one(state, 'soldier').out).toBe('unconscious');
  blow(state, { who: 'hadra', target: 'soldier', choices: [gm('roll')], faces: [[1, 1, 1]] });
  expect(one(state, 'soldier').out).toBe('unconscious');
});

test('[AD-SHK-7] [AD-R96] ruling stableHurt: damage to Health puts a stabilised combatant back in Shock, or any kills', () => {
  const now = { ...dying, conditions: ['stabilised'] };
  const struck = (stableHurt: string, more: Sketch = {}) => {
    const state = begun(line({ ...now, ...more }), { rulings: { stableHurt } });
    blow(state, { who: 'hadra', target: 'soldier', choices: [gm('hits')], faces: [[4, 1, 1, 1]] });
    const { out, shock, stabilised } = one(state, 'soldier');
    return [out, shock?.left ?? null, stabilised];
  };
  expect(struck('shockAgain')).toEqual(['unconscious', 20, false]);
  // 3 that Durability takes do not reach Health.
  expect(struck('shockAgain', { durability: 9 })).toEqual(['unconscious', null, true]);
  expect(struck('killed', { durability: 9 })[0]).toBe('dead');
});

test('[AD-SHK-3] [AD-SHK-2] damage down to Health 0 brings Shock; the next attack asks the game master', () => {
  const table = fight({
    a: { hadra: { at: [5, 5], now: { vigor: 7 } } },
    b: { thug: { at: [6, 5], now: { vigor: 4, durability: 2 } }, soldier: { at: [15, 5] } },
  });
  table.does(attack('thug')).rolls('attack', 12, 3, 3).rolls('damage', 5, 2, 2, 2);
  expect([durability(table, 'thug'), health(table, 'thug')]).toEqual([0, 0]);
  expect(states(table, 'thug')).toEqual(['prone', 'shock', 'wounded']);
  expect(level(table, 'thug', 'shock')).toBe(10);
  table.does(attack('thug'));
  expect(asked(table)).toBe('gm gm.helpless');
  table.does(gm('killed'));
  expect(table.who('thug').out).toBe('dead');
});

test('[AD-SHK-2] the log of a hit without a roll says that the target is helpless', () => {
  const table = fight({
    a: { hadra: { at: [5, 5] } },
    b: { thug: { at: [6, 5], now: { health: 0 } }, soldier: { at: [15, 5] } },
  });
  table.does(attack('thug')).does(gm('hits'));
  expect(table.lines().at(-1)?.text).toBe('Hadra hits Thug with sword: it is helpless');
});

/** Amari (Medicine 3, Medical Science 3) beside a dying Hadra. */
const ward = (setting: Sketch = {}, sheet: Sketch = {}) =>
  fight(
    { a: { amari: { at: [5, 5], sheet }, hadra: { at: [6, 5], now: dying } }, b: { thug: { at: [20, 5] } } },
    { rulings: setting },
  );
const stabilise = (more: Sketch = {}) => choice('stabilise', { target: 'hadra', ...more });

test('[AD-SHK-6] [AD-R95] [AD-SHK-7] stabilising: 1 action, above 20 ends Shock, the target stays unconscious', () => {
  const table = ward();
  expect(table.option('stabilise').cost).toEqual({ actions: 1 });
  table.does(stabilise()).rolls('medicine', 11, 3, 3, 3);
  // 20 is not above 20; it may be tried again.
  expect(conditions(table, 'hadra')).toContain('shock');
  table.does(stabilise({ skill: 'medicalScience' })).rolls('medicalScience', 12, 3, 3, 3);
  expect(states(table, 'hadra')).toEqual(['prone', 'stabilised', 'wounded']);
  expect(table.who('hadra').out).toBe('unconscious');
});

test('[AD-R95] ruling stabiliseCost likeAid: stabilising costs 2 actions', () => {
  const table = ward({ stabiliseCost: 'likeAid' });
  expect(table.option('stabilise').cost).toEqual({ actions: 2 });
  table.does(stabilise());
  expect(table.roll().purpose).toBe('medicine');
});

test('[AD-SHK-6] stabilising is refused at a distance, with another skill, and on a target not in Shock', () => {
  const table = fight({
    a: { amari: { at: [5, 5] }, hadra: { at: [8, 5], now: dying }, lio: { at: [5, 6] } },
    b: { thug: { at: [20, 5] } },
  });
  table.refuses(stabilise(), 'outOfReach', 'AD-SHK-6');
  expect(offered(table)).not.toContain('stabilise');
  const near = ward();
  near.refuses(stabilise({ skill: 'menace' }), 'noSuchThing', 'AD-SHK-6');
  near.refuses(choice('stabilise', { target: 'amari' }), 'notHurt', 'AD-SHK-6');
});

test('[AD-SHK-6] stabilising is listed only with somebody in Shock, with the better skill as default', () => {
  const calm = fight({ a: { amari: { at: [5, 5] } }, b: { thug: { at: [20, 5] } } });
  expect(calm.choice().options.map(({ id }) => id)).not.toContain('stabilise');
  const skilled = ward({}, { skills: { medicine: 1, medicalScience: 2 } });
  expect(skilled.option('stabilise').needs?.skill).toMatchObject({ default: 'medicalScience' });
  skilled.does(stabilise());
  expect(skilled.roll().purpose).toBe('medicalScience');
});

test('[AD-SHK-7] [AD-R39] emergency aid in Shock restores Durability, but Shock goes on', () => {
  const table = ward();
  table.does(aid('hadra')).rolls('medicine', 18, 3, 3, 3).rolls('aid', 8);
  expect([durability(table, 'hadra'), states(table, 'hadra')]).toEqual([8, ['prone', 'shock']]);
});
