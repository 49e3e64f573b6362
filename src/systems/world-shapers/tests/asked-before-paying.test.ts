import { expect, test } from 'vitest';
import type { Fighter, LineUp, Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  attacks,
  choice,
  conditions,
  endTurn,
  fight,
  hold,
  move,
  offered,
  vitality,
  waiting,
  wp,
} from './line-up.ts';

/** What is asked about attacks and Abilities before payment: cover by the game master, and upcasting. */

const hero = (sheet: Sketch = {}, more: Partial<Fighter> = {}): Fighter => ({
  use: null,
  at: [5, 5],
  sheet: {
    stats: { strength: 13, dexterity: 13 },
    weapons: ['ax'],
    vitality: 40,
    wp: 12,
    upcast: 2,
    maneuvers: ['burning-strike', 'armor-piercer', 'venom-edge'],
    ...sheet,
  },
  ...more,
});
const archer = hero({ weapons: ['bow'] });
const foeAt = (x: number, y: number, sheet: Sketch = {}): Fighter => ({
  use: null,
  at: [x, y],
  sheet: { printed: { evasion: 16 }, vitality: 60, ...sheet },
});
const scene = (one: Fighter, other: Fighter, setting: Setting = {}, more: LineUp = {}) =>
  fight({ red: { hero: one, ...more.red }, blue: { foe: other, ...more.blue } }, setting);
const strikes = (more: Sketch = {}) => choice('attack', { target: 'foe', ...more });
const spatial = (of: string) => ({ ask: 'gm.spatial', for: 'gm', about: { who: of } });
const gmDecides = { rulings: { coverGeometry: 'gmDecides' } };

test('[WS-R89] [WS-COV-4] full cover, says the game master: the shot is not made and costs nothing', () => {
  const table = scene(archer, foeAt(10, 5), gmDecides).does(strikes({ maneuver: 'burning-strike' }));
  expect(table.choice()).toMatchObject(spatial('foe'));
  table.answers('gm', choice('full'));
  expect(table.facts('came-to-nothing')).toMatchObject([{ who: 'hero', clause: 'WS-COV-4' }]);
  expect([asked(table), ap(table, 'hero'), wp(table, 'hero')]).toEqual(['hero turn', 3, 12]);
  // The same for Abilities without an attack roll, and for objects.
  const spell = scene(hero({ abilities: ['mind-spike'], wp: 12 }), foeAt(10, 5), gmDecides);
  spell.does(choice('ability-mind-spike', { target: 'foe' })).answers('gm', choice('full'));
  expect([asked(spell), ap(spell, 'hero'), wp(spell, 'hero')]).toEqual(['hero turn', 3, 12]);
  const crate = scene(archer, foeAt(20, 5), gmDecides, { blue: { crate: { at: [10, 5] } } });
  crate.does(choice('attack', { target: 'crate' })).answers('gm', choice('full'));
  expect([asked(crate), ap(crate, 'hero')]).toEqual(['hero turn', 3]);
});

test('[WS-R89] [WS-COV-1] the answer counts for the rider and for the DR value, and is not asked again', () => {
  const rulings = { coverGeometry: 'gmDecides', coverRaisesDrValue: true };
  const table = scene(archer, foeAt(10, 5), { rulings }).does(strikes({ maneuver: 'venom-edge' }));
  table.answers('gm', choice('half'));
  expect(waiting(table).needs).toBe(18);
  table.rolls('attack', 18).rolls('damage', 5).rolls('damage', 8);
  // Constitution 10: value 0, with cover 1.
  expect(waiting(table)).toMatchObject({ who: 'foe', purpose: 'rider', bonus: 1 });
  // 5 Physical and 8 Poison against the lower of Armor 0 and DR value 1.
  table.rolls('rider', 20);
  expect(vitality(table, 'foe')).toBe(60 - 13);
  const spit = scene(hero({ abilities: ['mind-spike'], wp: 12 }), foeAt(10, 5), { rulings });
  spit.does(choice('ability-mind-spike', { target: 'foe' })).answers('gm', choice('half'));
  spit.rolls('damage', 4, 4, 4);
  expect(waiting(spit)).toMatchObject({ who: 'foe', bonus: 1 });
  // 12 Psychic against the Will value 0 and 1 for cover.
  spit.rolls('withstand', 1);
  expect(vitality(spit, 'foe')).toBe(60 - 11);
});

test('[WS-R89] [WS-R90] a shot goes on to whoever is in front, and to that one’s cover', () => {
  const friend = foeAt(9, 5, { printed: { evasion: 12 } });
  const shoot = () =>
    scene(archer, foeAt(10, 5), gmDecides, { blue: { friend } })
      .does(strikes())
      .answers('gm', choice('half', { creature: 'friend' }))
      // 14 misses 18, but reaches the friend's 12 + 2.
      .rolls('attack', 11);
  const open = shoot();
  expect(open.choice()).toMatchObject(spatial('friend'));
  expect(waiting(open.answers('gm', choice('half')))).toMatchObject({ purpose: 'damage' });
  const shut = shoot().answers('gm', choice('full'));
  expect([asked(shut), vitality(shut, 'friend'), ap(shut, 'hero')]).toEqual(['hero turn', 60, 1]);
});

test('[WS-R89] [WS-COV-4] a square behind full cover of the map may be aimed at, too: the game master says who is behind what', () => {
  const walled = (user: Sketch, now: Sketch = {}) => {
    const blue = { 'stone-wall': { at: [7, 5] } as const };
    return scene(hero(user), { ...foeAt(10, 5), now }, gmDecides, { blue });
  };
  const shot = () =>
    walled({ weapons: ['bow'] }, { hiddenFrom: ['hero'] }).does(
      choice('attack-square', { cell: { x: 10, y: 5 } }),
    );
  expect(shot().choice()).toMatchObject(spatial('foe'));
  expect(waiting(shot().answers('gm', choice('none')))).toMatchObject({ purpose: 'attack', needs: 16 });
  expect(asked(shot().answers('gm', choice('full')))).toBe('hero turn');
  const burst = () =>
    walled({ abilities: ['thunder-burst'], wp: 12 }).does(
      choice('ability-thunder-burst', { cell: { x: 10, y: 5 } }),
    );
  expect(burst().choice()).toMatchObject(spatial('foe'));
  expect(waiting(burst().answers('gm', choice('none')))).toMatchObject({ purpose: 'damage' });
});

test('[WS-R52] [WS-R89] `redirects`: a miss on purpose goes on to whoever the game master has said is in front', () => {
  const rulings = { coverGeometry: 'gmDecides', deliberateMiss: 'redirects' };
  const table = scene(archer, foeAt(10, 5), { rulings }, { blue: { friend: foeAt(9, 5) } });
  table.does(strikes({ miss: 'yes' })).answers('gm', choice('half', { creature: 'friend' }));
  table.answers('gm', choice('none'));
  expect(waiting(table)).toMatchObject({ purpose: 'attack', needs: 16 });
});

test('[WS-R89] [WS-R26] what is held and meets full cover is lost, or stays armed', () => {
  const held = (heldActionLost: string) => {
    const rulings = { coverGeometry: 'gmDecides', heldActionLost };
    const table = scene(archer, foeAt(10, 5), { rulings });
    table
      .does(hold('attack', { trigger: 'enters', range: 4 }))
      .does(endTurn)
      .does(move(9, 5));
    return table.answers('gm', choice('full'));
  };
  const lost = held('lostNoRefund');
  expect(lost.facts('held-lost')).toMatchObject([{ who: 'hero', why: 'illegal' }]);
  expect([conditions(lost, 'hero'), conditions(held('staysArmed'), 'hero')]).toEqual([[], ['held-action']]);
});

test('[WS-R80] [WS-ABL-2] `unlimited`: each of several Maneuvers is upcast by itself, within the limit', () => {
  const rulings = { maneuversPerAttack: 'unlimited' };
  const both = (more: Sketch) => strikes({ maneuvers: ['armor-piercer', 'burning-strike'], ...more });
  const table = scene(hero(), foeAt(6, 5, { hide: 5 }), { rulings });
  expect(Object.keys(table.option('attack').needs ?? {})).toEqual(
    expect.arrayContaining(['upcast-burning-strike', 'upcast-armor-piercer', 'upcast-venom-edge']),
  );
  table.does(both({ 'upcast-burning-strike': '2', 'upcast-armor-piercer': 1 }));
  // Armor Piercer 2 + 1, Burning Strike 2 + 2.
  expect(wp(table, 'hero')).toBe(12 - 7);
  table.rolls('attack', 12).rolls('damage', 4).rolls('damage', 1, 2, 3);
  // Armor 5, all of it ignored.
  expect(vitality(table, 'foe')).toBe(60 - 10);
  const refused = scene(hero(), foeAt(6, 5), { rulings });
  refused.refuses(both({ 'upcast-burning-strike': 3 }), 'upcastLimit', 'WS-ABL-2');
  refused.refuses(both({ 'upcast-burning-strike': 'all' }), 'noSuchThing', 'WS-ABL-2');
  scene(hero({ wp: 6 }), foeAt(6, 5), { rulings }).refuses(
    both({ 'upcast-burning-strike': 2, 'upcast-armor-piercer': 1 }),
    'noWp',
    'WS-ABL-1',
  );
  // Upcasting of a Maneuver that is not chosen is ignored.
  const one = scene(hero(), foeAt(6, 5), { rulings });
  one.does(strikes({ maneuvers: ['burning-strike'], 'upcast-armor-piercer': 2 })).rolls('attack', 2);
  expect(wp(one, 'hero')).toBe(10);
});

test('[WS-R79] [WS-R80] asked right after, once for each, within what is left', () => {
  const rulings = { maneuversPerAttack: 'unlimited', upcastDeclared: 'ask' };
  const table = scene(hero({ wp: 6 }), foeAt(6, 5), { rulings });
  table.does(strikes({ maneuvers: ['burning-strike', 'armor-piercer'] }));
  expect([asked(table), offered(table)]).toEqual(['hero ability.upcast', ['0', '1', '2']]);
  table.does(choice('1'));
  expect([asked(table), offered(table)]).toEqual(['hero ability.upcast', ['0', '1']]);
  table.does(choice('1'));
  expect([waiting(table).purpose, wp(table, 'hero')]).toEqual(['attack', 0]);
});

test('[WS-R79] [WS-R24] `onDeclare`: what is paid for when it is held is asked about then', () => {
  const paid = { rulings: { upcastDeclared: 'ask', heldAbilityCost: 'onDeclare' } };
  const caster = hero({ abilities: ['spark', 'heat-lance'], upcast: 2 });
  const table = scene(caster, foeAt(15, 5), paid);
  table.does(hold('ability-heat-lance', { trigger: 'enters', range: 8 }));
  expect(asked(table)).toBe('hero ability.upcast');
  table.does(choice('2'));
  expect([ap(table, 'hero'), wp(table, 'hero')]).toEqual([1, 8]);
  table.does(endTurn).does(move(13, 5)).rolls('attack', 15);
  // Heat Lance: 2d6, and 1d6 for each additional WP. It fires without another question or payment.
  expect([waiting(table).dice, wp(table, 'hero')]).toEqual(['d6+d6+d6+d6', 8]);
  const strike = scene(hero(), foeAt(9, 5), paid);
  strike.does(hold('attack', { trigger: 'enters', range: 1, maneuver: 'burning-strike' }));
  strike.does(choice('2'));
  expect(wp(strike, 'hero')).toBe(8);
  // If it is paid when it fires, it is asked then.
  const later = scene(caster, foeAt(15, 5), { rulings: { upcastDeclared: 'ask' } });
  later
    .does(hold('ability-heat-lance', { trigger: 'enters', range: 8 }))
    .does(endTurn)
    .does(move(13, 5));
  expect(asked(later)).toBe('hero ability.upcast');
});

/** A foe hidden in (6, 5). */
const lurking: Fighter = { ...foeAt(6, 5), now: { hiddenFrom: ['hero'] } };

test('[WS-INI-11] [WS-R44] an attack on a square is held like any other, and always paid for by itself', () => {
  const red = hero({ ap: 5 });
  const friend = foeAt(9, 9);
  const table = scene(red, lurking, {}, { blue: { friend } }).does(choice('attack-later'));
  const wait = hold('attack-square', { cell: { x: 6, y: 5 }, trigger: 'enters', whom: 'friend', range: 3 });
  expect(table.option('hold-attack-square').cost).toEqual({ ap: 2 });
  table.does(wait);
  expect([ap(table, 'hero'), attacks(table, 'hero')]).toEqual([1, 1]);
  table.does(endTurn).does(endTurn).does(move(8, 8));
  expect(waiting(table)).toMatchObject({ who: 'hero', purpose: 'attack', dice: 'd20+d20' });
  table.rolls('attack', 2, 2);
  expect(asked(table)).toBe('friend turn');
  scene(red, lurking).refuses(hold('attack-square', { trigger: 'enters' }), 'noSuchThing', 'WS-ADV-13');
});

test('[WS-INI-11] [WS-R44] so is an Ability at a square', () => {
  const table = scene(hero({ abilities: ['spark'] }), lurking, {}, { blue: { friend: foeAt(9, 9) } });
  const cell = { x: 6, y: 5 };
  table.does(hold('square-spark', { cell, trigger: 'enters', whom: 'friend', range: 3 }));
  table.does(endTurn).does(endTurn).does(move(8, 8));
  expect(waiting(table)).toMatchObject({ who: 'hero', purpose: 'attack', dice: 'd20+d20' });
  expect(wp(table, 'hero')).toBe(11);
});

test('[WS-STA-6] [WS-BAS-3] the Stunned make no attacks, those that are paid for neither', () => {
  const table = scene(hero(), foeAt(6, 5)).does(choice('attack-later'));
  table.byHand('a blow', { change: 'condition', who: 'hero', condition: 'stunned', on: true });
  expect(table.option('attack-again').refused).toMatchObject({ code: 'immobile' });
  table.refuses(choice('attack-again', { target: 'foe' }), 'immobile', 'WS-STA-6');
});

test('[WS-ATK-1] [WS-COV-1] beside a target stands the bonus with each of the means, and what it meets', () => {
  const note = (table: ReturnType<typeof scene>, option: string, id: string) => {
    const need = table.option(option).needs?.target;
    return need?.kind === 'one' ? need.oneOf.find((pick) => pick.id === id)?.note : undefined;
  };
  // Ax with Strength and Dexterity 13: 3 + 3 / 2.
  expect(note(scene(hero(), foeAt(6, 5)), 'attack', 'foe')).toBe(
    'Ax +4 against 16, Fist +4 against 16, 1 m away',
  );
  const behind = scene(archer, foeAt(10, 5), {}, { blue: { crate: { at: [9, 5] } } });
  expect(note(behind, 'attack', 'foe')).toBe('+3 against 18, half cover, 5 m away');
  expect(note(behind, 'attack', 'crate')).toBe('hit without a roll, 4 m away');
  const spells = hero({ abilities: ['spark', 'mind-spike'], printed: { abilityHit: 5, drPower: 14 } });
  const caster = scene(spells, foeAt(6, 5));
  expect(note(caster, 'ability-spark', 'foe')).toBe('+5 against 16, disadvantage, 1 m away');
  expect(note(caster, 'ability-mind-spike', 'foe')).toBe('Will DR +0 against 14, 1 m away');
});
