import { expect, test } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import { apply } from './apply/index.ts';
import { between } from './between.ts';
import { left } from './left.ts';
import { view } from './present/view.ts';
import { readSheet } from './ready.ts';
import { isBroken, one } from './state.ts';
import type { Sketch } from './tests/sketch.ts';
import { begun } from './tests/sketch.ts';

/** Mei: Toughness 50, so 5 Light and 2 Heavy Wounds; Rank 4 times Willpower Bonus 5 is 20 Spirit. */

type Done = { readonly sheet: { readonly current: unknown }; readonly told: string };

function does(id: string, sheet: unknown, needs: unknown = {}): Done {
  const deed = between.find((one) => one.id === id);
  if (!deed) throw new Error(`no deed ${id}`);
  const result = deed.perform(sheet as Json, needs as Json);
  if (!('sheet' in result)) throw new Error(`${result.code}: ${result.because}`);
  const problems: never[] = [];
  expect(readSheet(result.sheet, [], problems), JSON.stringify(problems)).toBeDefined();
  return result as unknown as Done;
}

function refuses(id: string, sheet: unknown, needs: unknown = {}): string {
  const result = between.find((one) => one.id === id)?.perform(sheet as Json, needs as Json);
  if (!result || 'sheet' in result) throw new Error(`${id} is not refused`);
  return `${result.code} ${result.clause}`;
}

const mei = (current: unknown = {}) => ({ use: 'mei', current });

test('[PE-INJ-5] a healer brings back one of two Heavy Wounds: the injuries stay; with the second they end', () => {
  const hurt = mei({ heavy: 0, injuries: { head: 0, leftLeg: 1 } });
  const first = does('medical-care', hurt, { heavy: 1 });
  expect(first.sheet.current).toMatchObject({ heavy: 1, injuries: { head: 0, leftLeg: 1 } });
  const second = does('medical-care', first.sheet, { heavy: 1 });
  expect(second.sheet.current).toMatchObject({ heavy: 2, injuries: {} });
  expect(second.told).toContain('Head, Left Leg');
  expect(refuses('medical-care', second.sheet, { heavy: 1 })).toBe('unhurt PE-INJ-5');
});

test('[PE-INJ-5] wound by wound: an injury of row 0 ends with the first Heavy Wound that comes back', () => {
  const hurt = mei({ heavy: 0, injuries: { head: 0, leftLeg: 1 } });
  const cared = does('medical-care', hurt, { heavy: 1, injuryEnds: 'perWound' });
  expect(cared.sheet.current).toMatchObject({ heavy: 1, injuries: { leftLeg: 1 } });
});

test('[PE-INJ-5] a rest brings back what the game master says, and never more than there was', () => {
  const tired = mei({
    light: 1,
    heavy: 1,
    stress: 30,
    spirit: 3,
    personas: { 'stone-lion': 0 },
    injuries: { body: 1 },
  });
  const rested = does('rest', tired, { light: 2, heavy: 9, stress: 12, spirit: 99, personas: 2 });
  // Exertion: Rank 4 times the best of Melee 4, Ballistic 3, Strength 4, Toughness 5.
  expect(rested.sheet.current).toEqual({
    light: 3,
    heavy: 2,
    deadly: 1,
    stress: 18,
    spirit: 20,
    exertion: 20,
    personas: { 'stone-lion': 2 },
    injuries: {},
  });
});

test('[PE-INJ-5] [PE-PER-3] [PE-R89] a rest tells all that it may bring back: Deadly and the Personas too', () => {
  const broken = mei({ deadly: 0, personas: { 'stone-lion': 0 } });
  expect(does('rest', broken, { deadly: 1, personas: 2 }).told).toBe(
    'Mei rests: Light 5, Heavy 2, Deadly 1, Stress 0, Spirit 20, Exertion 20. Wounds left: Stone Lion 2.',
  );
  expect(does('rest', mei()).told).toBe(
    'Mei rests: Light 5, Heavy 2, Deadly 1, Stress 0, Spirit 20, Exertion 20.',
  );
  // Three tracks: Deadly comes back first, then Heavy.
  const tracks = mei({
    personas: { 'stone-lion': 0 },
    personaTracks: { 'stone-lion': { heavy: 0, deadly: 0 } },
  });
  expect(does('rest', tracks, { personas: 2 }).told).toContain(
    'Wounds left: Stone Lion 0 Light, 1 Heavy, 1 Deadly.',
  );
});

test('[PE-INJ-5] whoever went down is brought back by care alone', () => {
  const down = mei({ light: 0, heavy: 0, deadly: 0 });
  expect(does('rest', down, { light: 5 }).sheet.current).toMatchObject({ light: 5, deadly: 0 });
  expect(does('medical-care', down, { heavy: 0, deadly: 1 }).sheet.current).toMatchObject({ deadly: 1 });
});

test('[PE-FATE-1] a new week fills the pool to the Realisation Bonus, a rest does not', () => {
  // Mei has Realisation 34, Rin 8.
  expect(does('rest', mei({ fate: 1 })).sheet.current).toMatchObject({ fate: 1 });
  expect(does('new-week', mei({ fate: 1, stress: 7 })).sheet.current).toEqual({ fate: 3, stress: 7 });
  expect(does('new-week', { use: 'rin' }).sheet.current).toEqual({ fate: 0 });
});

test('[PE-DEC-2] a Score that comes to 1 is held there and ends its bearer for a week', () => {
  // Fellowship 36.
  const hurt = does('decay', mei(), { score: 'fellowship', points: 34 });
  expect(hurt.sheet.current).toEqual({ decay: { fellowship: 34 } });
  expect(hurt.told).toBe('Fellowship of Mei falls to 2.');
  const spent = does('decay', hurt.sheet, { score: 'fellowship', points: 20 });
  expect(spent.sheet.current).toEqual({ decay: { fellowship: 35 }, unfit: true });
  expect(does('new-week', spent.sheet).sheet.current).toEqual({ decay: { fellowship: 35 }, fate: 3 });
});

test('[PE-DEC-2] with the other reading only what would pass 1 does', () => {
  const needs = { score: 'fellowship', decayFloor: 'belowOneOnly' };
  expect(does('decay', mei(), { ...needs, points: 35 }).sheet.current).toEqual({ decay: { fellowship: 35 } });
  expect(does('decay', mei(), { ...needs, points: 36 }).sheet.current).toEqual({
    decay: { fellowship: 35 },
    unfit: true,
  });
});

test('[PE-DEC-1] decay is over after its time', () => {
  const hurt = mei({ decay: { agility: 12, toughness: 3 } });
  expect(does('decay-ends', hurt, { score: 'agility' }).sheet.current).toEqual({ decay: { toughness: 3 } });
  expect(refuses('decay-ends', hurt, { score: 'melee' })).toBe('undecayed PE-DEC-1');
});

test('[PE-MIA-2] every hour without a living Persona costs the growth rate in Stress', () => {
  const broken = mei({ stress: 5, personas: { 'stone-lion': 0 } });
  expect(does('miasma', broken, { hours: 6 }).sheet.current).toMatchObject({ stress: 11 });
  expect(does('miasma', broken, { hours: 6, rate: 3 }).sheet.current).toMatchObject({ stress: 23 });
});

test('[PE-MIA-1] a living Persona that is equipped keeps the Miasma off', () => {
  expect(refuses('miasma', mei(), { hours: 6 })).toBe('protected PE-MIA-1');
  expect(refuses('miasma', { use: 'ogre' }, { hours: 6 })).toBe('noStress PE-MIA-2');
  expect(does('miasma', mei({ equipped: null }), { hours: 2 }).sheet.current).toEqual({
    equipped: null,
    stress: 2,
  });
  expect(does('miasma', { use: 'mei', personas: [] }, { hours: 2 }).sheet.current).toEqual({ stress: 2 });
});

test('[PE-FTG-3] whoever is Exhausted already must be tested when more Stress comes', () => {
  // Toughness 50: Exhausted from 70 on.
  const at = (stress: number) => mei({ stress, personas: { 'stone-lion': 0 } });
  expect(does('miasma', at(69), { hours: 1 }).told).not.toContain('PE-FTG-3');
  expect(does('miasma', at(70), { hours: 1 }).told).toContain('PE-FTG-3');
});

test('[PE-FTG-3, PE-MIA-2, PE-AIR-4] every gain after the one that Exhausts demands its test, in one stretch too', () => {
  const at = (stress: number) => mei({ stress, personas: { 'stone-lion': 0 } });
  // 69, 70, 71: the second hour finds Mei Exhausted.
  expect(does('miasma', at(69), { hours: 2 }).told).toBe(
    'Mei is 2 h in the Miasma. Stress 71. Exhausted: a Toughness test against passing out is due (PE-FTG-3).',
  );
  expect(does('hold-breath', at(68), { minutes: 4, failures: [1, 0, 2] }).told).toBe(
    'Mei holds breath for 4 of 5 min. Stress 74. Exhausted: 2 Toughness tests against passing out are due (PE-FTG-3).',
  );
});

test('[PE-AIR-2] holding breath and doing nothing else lasts as many minutes as the Toughness Bonus', () => {
  expect(does('hold-breath', mei(), { minutes: 5 }).told).toBe('Mei holds breath for 5 of 5 min. Stress 0.');
  expect(does('hold-breath', mei(), { minutes: 6 }).told).toContain('unconscious (PE-AIR-5)');
  const decayed = mei({ decay: { toughness: 11 } });
  expect(does('hold-breath', decayed, { minutes: 4 }).told).toContain('for 3 min and falls unconscious');
});

test('[PE-AIR-4] one test a minute: 1 Stress for a failure, and 1 for each of its degrees', () => {
  // 1 + 0 and 1 + 3.
  const done = does('hold-breath', mei({ stress: 2 }), { minutes: 3, failures: [0, 3] });
  expect(done.sheet.current).toMatchObject({ stress: 7 });
  expect(refuses('hold-breath', mei(), { minutes: 2, failures: [0, 0, 0] })).toBe('tooManyTests PE-AIR-4');
});

test('whole again leaves Fate and decay as they are', () => {
  const hurt = mei({ light: 0, stress: 40, fate: 1, decay: { agility: 4 }, injuries: { head: 1 } });
  expect(does('ready', hurt).sheet.current).toEqual({ fate: 1, decay: { agility: 4 } });
});

test('sheets and needs that cannot be read are refused', () => {
  for (const { id } of between) {
    expect(refuses(id, { use: 'nobody' })).toMatch(/^unreadable /);
    expect(refuses(id, mei(), { hovers: 1 })).toMatch(/^unreadable /);
  }
});

test('[PE-ACT-30, PE-ATK-9] what was used up or fired is gone after the fight; what was thrown is gathered up', () => {
  const sheet = (current: Sketch = {}) => ({
    weapons: ['pistol', 'throwing-knives'],
    inHand: { right: 'balm', left: 'pistol' },
    consumables: ['balm', 'tonic'],
    current,
  });
  const cast = (current: Sketch = {}) =>
    begun({ red: { rin: { at: [5, 5], sheet: sheet(current) } }, blue: { ogre: { at: [9, 5] } } });
  const first = cast();
  const item = one(first, 'rin').hands.right!;
  const from = { in: 'hand', who: 'rin', hands: ['right'] } as const;
  apply(first, { fact: 'item-moved', item, from, to: { in: 'gone' }, who: 'rin', why: 'used' });
  apply(first, { fact: 'loaded', who: 'rin', item: 'rin/pistol', rounds: 3, why: 'fired' });
  apply(first, { fact: 'spares', who: 'rin', item: 'rin/pistol', left: 1 });
  apply(first, { fact: 'loaded', who: 'rin', item: 'rin/throwing-knives', rounds: 4, why: 'fired' });
  const current = left(first, 'rin') as Sketch;
  expect(current).toMatchObject({ used: ['balm'], loaded: { pistol: 3 }, spares: { pistol: 1 } });
  const rested = does('rest', { ...mei(), use: 'rin', ...sheet(current) }, { stress: 1 }).sheet.current;
  const next = cast(rested as Sketch);
  expect([next.loaded, next.spares]).toEqual([
    { 'rin/pistol': 3, 'rin/throwing-knives': 6 },
    { 'rin/pistol': 1, 'rin/throwing-knives': 2 },
  ]);
  const { hands, carried } = one(next, 'rin');
  expect([hands.right, hands.left?.short]).toEqual([null, 'pistol']);
  expect(carried.map(({ short }) => short)).toEqual(['throwing-knives', 'tonic']);
});

test('[PE-ACT-7] what a Called Attack took from a weapon or from armour is missing in the next fight, until it is mended', () => {
  const cast = (current: Sketch = {}, now: Sketch = {}) =>
    begun({ red: { mei: { at: [5, 5], sheet: { current }, now } }, blue: { ogre: { at: [9, 5] } } });
  const first = cast();
  const [weapon] = one(first, 'mei').sheet.weapons;
  if (!weapon) throw new Error('Mei has a weapon');
  const { item } = weapon;
  apply(first, { fact: 'worn', who: 'mei', item: `mei/${item}`, lost: 2 });
  apply(first, { fact: 'armor-worn', who: 'mei', location: 'body', lost: 1 });
  const current = left(first, 'mei') as Sketch;
  expect(current).toMatchObject({ worn: { [item]: 2 }, apLost: { body: 1 } });
  const next = cast(current);
  expect([next.worn, one(next, 'mei').apLost]).toEqual([{ [`mei/${item}`]: 2 }, { body: 1 }]);
  // Seen in the fight and between fights, where nobody is “as good as new” with it.
  const chips = view(next).combatants.mei?.conditions.map(({ label }) => label);
  expect(chips).toEqual([`${weapon.name}: 2 Damage lost`, 'Armour at the Body: 1 AP lost']);
  // What an encounter says of the same weapon counts, and of the body’s armour.
  const said = cast(current, { worn: { [item]: 1 }, apLost: { head: 2 } });
  expect([said.worn, one(said, 'mei').apLost]).toEqual([{ [`mei/${item}`]: 1 }, { body: 1, head: 2 }]);

  const mended = does('mend', mei(current));
  expect(mended.sheet.current).not.toHaveProperty('worn');
  expect(mended.sheet.current).not.toHaveProperty('apLost');
  expect(mended.told).toBe('The gear of Mei is mended.');
  expect(refuses('mend', mended.sheet)).toBe('unworn PE-ACT-7');
});

test('[PE-PER-3] ruling personaTrack threeTracks: a Persona comes out of a fight as it is, and heals its worst wounds first', () => {
  const cast = (current: Sketch = {}) =>
    begun(
      { red: { rin: { at: [5, 5], sheet: { current } } }, blue: { ogre: { at: [9, 5] } } },
      { rulings: { personaTrack: 'threeTracks' } },
    );
  const hart = 'lantern-hart';
  const after = (heavy: number, deadly: number): Sketch => {
    const fight = cast();
    const lost = { fact: 'persona-wounds', who: 'rin', by: 'ogre', persona: hart, lost: 4, left: 0 } as const;
    apply(fight, { ...lost, heavy, deadly });
    return left(fight, 'rin') as Sketch;
  };
  const broken = (current: unknown): boolean => isBroken(one(cast(current as Sketch), 'rin').personas[0]!);
  expect([broken(after(1, 1)), broken(after(0, 0))]).toEqual([false, true]);
  // 4 Light and 2 Heavy Wounds. Of three restored wounds the first is the Deadly one, then both Heavy ones; a fourth is
  // the first Light one.
  const rested = (personas: number) =>
    does('rest', { use: 'rin', current: after(0, 0) }, { personas }).sheet.current;
  expect(rested(3)).toMatchObject({
    personas: { [hart]: 0 },
    personaTracks: { [hart]: { heavy: 2, deadly: 1 } },
  });
  expect(rested(4)).toMatchObject({ personas: { [hart]: 1 } });
  expect(broken(rested(1))).toBe(false);
  // PE-MIA-1: a living Persona protects, a broken one does not.
  expect(refuses('miasma', { use: 'rin', current: after(1, 1) }, { hours: 1 })).toBe('protected PE-MIA-1');
  expect(does('miasma', { use: 'rin', current: after(0, 0) }, { hours: 1 }).told).toContain('Stress 1');
});

test('[PE-DEC-1] while a Score is decayed, a week and a rest fill pools no further than its Bonus goes', () => {
  // Realisation 34 less 10: Bonus 2. Willpower 52 less 10: Rank 4 times 4 Spirit. Toughness 50 less 10: 4, like Melee
  // and Strength.
  const decay = { realisation: 10, willpower: 10, toughness: 10 };
  expect(does('new-week', mei({ decay })).sheet.current).toMatchObject({ fate: 2 });
  const rested = does('rest', mei({ decay, spirit: 1, exertion: 1 }), { spirit: 99, exertion: 99 });
  expect(rested.sheet.current).toMatchObject({ spirit: 16, exertion: 16 });
  expect(does('ready', mei({ decay })).told).toContain('Spirit 16, Exertion 16');
});
