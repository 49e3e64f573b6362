import { expect, test } from 'vitest';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import {
  asked,
  cell,
  choice,
  conditions,
  endTurn,
  fight,
  metres,
  path,
  temporary,
  vitality,
  waiting,
  wp,
} from './line-up.ts';

/** Abilities with a Defense Roll that deal damage or move; healing and wards (WS-DRS-1 to WS-DRS-13, WS-GEN-10). */

const uses = (ability: string, more: Sketch = {}) => choice(`ability-${ability}`, more);

/** Oren: Intelligence 15, DR Power 15; upcast limit 4, 16 WP. The ogre: 45 Vitality, Armor 2, Constitution 14. */
const scene = (foes: LineUp[string], setting: Setting = {}, more: LineUp[string] = {}) =>
  fight({ heroes: { oren: { at: [2, 8] }, ...more }, foes }, setting);

test('[WS-DRS-13] [WS-R66] Thunder Burst: half on a success, before Armor', () => {
  const burst = (rulings: Sketch, face: number) => {
    const table = scene({ ogre: { at: [8, 8] } }, { rulings });
    table.does(uses('thunder-burst', { cell: { x: 9, y: 9 } }));
    table.rolls('damage', 4, 5);
    expect(waiting(table)).toMatchObject({ who: 'ogre', bonus: 4, needs: 15 });
    return vitality(table.rolls('withstand', face), 'ogre');
  };
  // 9 - 2 = 7; halved before Armor: 4 - 2 = 2, after Armor: 7 / 2 = 3.
  expect(burst({}, 10)).toBe(38);
  expect(burst({}, 11)).toBe(43);
  expect(burst({ halfOnSuccess: 'afterDefences' }, 11)).toBe(42);
});

test('[WS-GEN-10] [WS-COV-4] Thunder Burst: damage once, then each by Initiative; walls shield, allies and oneself do not matter', () => {
  const table = fight(
    {
      heroes: { oren: { at: [8, 6] }, brana: { at: [10, 8] } },
      foes: { bandit: { at: [8, 8] }, ogre: { at: [5, 8] } },
      things: { crate: { at: [9, 7] }, 'stone-wall': { at: [7, 8] } },
    },
    { order: ['oren', 'ogre', 'brana', 'bandit', 'crate', 'stone-wall'] },
  );
  table.does(uses('thunder-burst', { cell: { x: 8, y: 8 } })).rolls('damage', 3, 4);
  // The wall on (7, 8) is between the point and the ogre's nearest square (6, 8). Oren himself is in the area.
  expect(asked(table)).toBe('oren dr.choice');
  table.does(choice('fail'));
  expect(asked(table)).toBe('brana dr.choice');
  table.does(choice('roll'));
  // Brana +5 against 15.
  table.rolls('withstand', 10).rolls('withstand', 14);
  expect(table.facts('defense').map(({ who, how, passed }) => [who, how, passed])).toEqual([
    ['oren', 'chosen', false],
    ['brana', 'rolled', true],
    ['bandit', 'rolled', false],
    ['crate', 'object', false],
    ['stone-wall', 'object', false],
  ]);
  // 7 Shock. Oren has no Armor. Brana: 3 - 2. Bandit and crate: 7 - 1, wall: 7 - 5.
  expect(['oren', 'brana', 'bandit', 'crate', 'stone-wall', 'ogre'].map((id) => vitality(table, id))).toEqual(
    [17, 33, 9, 6, 58, 45],
  );
});

test('[WS-ABL-2] upcast dice are rolled with the others', () => {
  const table = scene({ ogre: { at: [8, 8] } });
  table.does(uses('thunder-burst', { cell: { x: 8, y: 8 }, upcast: 4 }));
  expect([wp(table, 'oren'), waiting(table).dice]).toEqual([16 - 3 - 4, 'd6+d6+d6+d6+d6+d6']);
  table.rolls('damage', 1, 1, 1, 1, 1, 1).rolls('withstand', 1);
  expect(vitality(table, 'ogre')).toBe(45 - 4);
});

test('[WS-DMG-15] [WS-ARM-4] [WS-RND-8] Mind Spike: Psychic against Will, and fear', () => {
  // The bell warden: Will 14 and Perseverance 3: DR value 7; here with 30 Vitality.
  const table = scene({ 'bell-warden': { at: [8, 8], sheet: { vitality: 30 } } });
  table.does(uses('mind-spike', { target: 'bell-warden', upcast: 2 }));
  expect(waiting(table).dice).toBe('d6+d6+d6+d6');
  table.rolls('damage', 6, 5, 4, 3).rolls('withstand', 7);
  // 18 - 7.
  expect([vitality(table, 'bell-warden'), conditions(table, 'bell-warden')]).toEqual([19, ['frightened']]);
  table.does(endTurn).refuses(path([7, 8]), 'frightened', 'WS-STA-6');
  table.does(path([9, 8])).does(endTurn);
  expect(conditions(table, 'bell-warden')).toEqual([]);
});

test('[WS-DRS-13] Mind Spike: a success halves the damage and keeps fear away', () => {
  const table = scene({ ogre: { at: [8, 8] } });
  table
    .does(uses('mind-spike', { target: 'ogre' }))
    .rolls('damage', 3, 3, 3)
    .rolls('withstand', 16);
  // Half of 9 is 4; the ogre's Will DR value is -1, which adds 1 (WS-ARM-4).
  expect([vitality(table, 'ogre'), conditions(table, 'ogre')]).toEqual([40, []]);
});

test('[WS-MOV-1] [WS-DRS-6] Gale Push: straight away on a failure, half and no movement on a success', () => {
  const pushed = scene({ bandit: { at: [6, 8] } });
  pushed
    .does(uses('gale-push', { target: 'bandit' }))
    .rolls('damage', 6)
    .rolls('withstand', 14);
  // 6 damage, Armor 1.
  expect([cell(pushed, 'bandit'), vitality(pushed, 'bandit')]).toEqual([[10, 8], 10]);
  const held = scene({ bandit: { at: [6, 8] } });
  held
    .does(uses('gale-push', { target: 'bandit' }))
    .rolls('damage', 6)
    .rolls('withstand', 15);
  expect([cell(held, 'bandit'), vitality(held, 'bandit')]).toEqual([[6, 8], 13]);
  const far = scene({ bandit: { at: [6, 8] } });
  far.refuses(uses('gale-push', { target: 'oren' }), 'wrongTarget', 'WS-ABL-1');
  far
    .does(uses('gale-push', { target: 'bandit', upcast: 2 }))
    .rolls('damage', 1)
    .rolls('withstand', 1);
  expect(cell(far, 'bandit')).toEqual([14, 8]);
});

test('[WS-MOV-3] [WS-MOV-5] [WS-R95] Gale Push into somebody: the collision is one hit with it, or not', () => {
  const push = (more: Sketch, rulings: Sketch = {}) => {
    const table = scene({ bandit: { at: [6, 8] }, ogre: { at: [8, 8] } }, { rulings });
    table
      .does(uses('gale-push', { target: 'bandit', ...more }))
      .rolls('damage', 3)
      .rolls('withstand', 1);
    // The ogre: Strength 16, +6 against 15; bigger, so with advantage (WS-MOV-2).
    expect(waiting(table)).toMatchObject({ who: 'ogre', purpose: 'collision', needs: 15, dice: 'd20+d20' });
    return table.rolls('collision', 1, 2);
  };
  // 4 m: 4 damage for both. Ogre: 4 - 2. Bandit merged: 3 + 4 - 1; separate: 3 - 1 and 4 - 1.
  const one = push({});
  expect([cell(one, 'bandit'), vitality(one, 'bandit'), vitality(one, 'ogre')]).toEqual([[7, 8], 9, 43]);
  expect(vitality(push({ merge: 'no' }), 'bandit')).toBe(10);
  expect(vitality(push({}, { collisionMerge: false }), 'bandit')).toBe(10);
});

test('[WS-GEN-10] [WS-MOV-5] somebody who dies of the damage is not moved, and gains nothing', () => {
  const dying: LineUp[string] = {
    bandit: { at: [6, 8], now: { vitality: -14 } },
    ogre: { at: [14, 8] },
  };
  const table = scene(dying);
  table
    .does(uses('gale-push', { target: 'bandit', merge: 'no' }))
    .rolls('damage', 6)
    .rolls('withstand', 1);
  expect([table.who('bandit').out, table.facts('shoved')]).toEqual(['dead', []]);
  const spiked = scene(dying);
  spiked
    .does(uses('mind-spike', { target: 'bandit' }))
    .rolls('damage', 6, 6, 6)
    .rolls('withstand', 1);
  expect(spiked.who('bandit').out).toBe('dead');
  expect(conditions(spiked, 'bandit')).not.toContain('frightened');
});

test('[WS-MOV-6] [WS-MOV-8] [WS-DRS-7] Fold Space: put elsewhere, or back again and both are hurt', () => {
  const fold = (to: Sketch, more: Sketch = {}) => {
    const table = scene({ bandit: { at: [6, 8] }, ogre: { at: [14, 8] } });
    return table.does(uses('fold-space', { target: 'bandit', to, ...more }));
  };
  const away = fold({ x: 12, y: 2 });
  // The bandit: Nimbleness 1.
  expect(waiting(away)).toMatchObject({ bonus: 1, needs: 15 });
  away.rolls('withstand', 13);
  expect(cell(away, 'bandit')).toEqual([12, 2]);
  const stays = fold({ x: 12, y: 2 }).rolls('withstand', 14);
  expect(cell(stays, 'bandit')).toEqual([6, 8]);
  // Into the ogre, 9 m away: 9 Reality damage each, ignoring Armor.
  const bounced = fold({ x: 15, y: 8 }).rolls('withstand', 1);
  expect([cell(bounced, 'bandit'), vitality(bounced, 'bandit'), vitality(bounced, 'ogre')]).toEqual([
    [6, 8],
    6,
    36,
  ]);
});

test('[WS-MOV-6] [WS-ABL-2] Fold Space: how far, and what its user does not see', () => {
  const table = fight({
    heroes: { oren: { at: [1, 8] } },
    foes: { bandit: { at: [2, 8] }, ogre: { at: [12, 14] } },
    things: { 'stone-wall': { at: [10, 8] } },
  });
  const fold = (x: number, y: number, more: Sketch = {}) =>
    uses('fold-space', { target: 'bandit', to: { x, y }, ...more });
  table.refuses(fold(23, 2), 'outOfRange', 'WS-MOV-6');
  table.refuses(fold(14, 8), 'unseen', 'WS-MOV-6');
  table.refuses(fold(24, 2), 'noSuchThing', 'WS-MOV-6');
  table.refuses(fold(2, 8), 'wrongTarget', 'WS-MOV-6');
  table.refuses(uses('fold-space', { target: 'bandit' }), 'noSuchThing', 'WS-MOV-6');
  // 21 m with one step of 20 m more.
  table.does(fold(23, 2, { upcast: 1 })).rolls('withstand', 1);
  expect(cell(table, 'bandit')).toEqual([23, 2]);
});

test('[WS-DRS-2] [WS-GEN-3] Fold Space on oneself, or on an ally that lets it happen', () => {
  const table = scene({ ogre: { at: [14, 8] } }, {}, { brana: { at: [4, 8] } });
  table.does(uses('fold-space', { target: 'oren', to: { x: 6, y: 2 } })).does(choice('fail'));
  expect(cell(table, 'oren')).toEqual([6, 2]);
});

test('[WS-STA-6] [WS-DRS-8] Frost Breath: Cold, and Chilled for two rounds', () => {
  const table = fight(
    { foes: { 'rime-drake': { at: [2, 2] } }, heroes: { brana: { at: [6, 2] }, oren: { at: [6, 4] } } },
    { order: ['rime-drake', 'brana', 'oren'] },
  );
  // The drake: no Archetype, so Strength 14 is its DR Power. Brana +5, Oren +1.
  table.does(uses('frost-breath', { cell: { x: 6, y: 3 } })).rolls('damage', 4, 4);
  expect(waiting(table)).toMatchObject({ who: 'brana', bonus: 5, needs: 14 });
  table.rolls('withstand', 9).rolls('withstand', 12);
  expect(['brana', 'oren'].map((id) => [vitality(table, id), conditions(table, id)])).toEqual([
    [32, []],
    [16, ['chilled']],
  ]);
  table.does(endTurn).does(endTurn);
  expect(metres(table, 'oren')).toBe(1);
  // In round 2 Oren acts first, with Initiative 28.
  table.does(endTurn);
  expect([asked(table), conditions(table, 'oren')]).toEqual(['oren turn', ['chilled']]);
  table.does(endTurn);
  expect(conditions(table, 'oren')).toEqual([]);
});

test('[WS-DMG-16] [WS-DRS-7] Rift: Reality, half on a success; Armor counts', () => {
  const table = fight({ foes: { riftling: { at: [2, 2] } }, heroes: { brana: { at: [8, 2] } } });
  table.does(uses('rift', { target: 'brana' })).rolls('damage', 4, 4, 3);
  // Dexterity 13.
  expect(waiting(table)).toMatchObject({ bonus: 3, needs: 15 });
  table.rolls('withstand', 11);
  expect(vitality(table, 'brana')).toBe(34 - 9);
});

test('[WS-DRS-6] [WS-STA-6] Root Snare restrains; Bell Stroke stuns', () => {
  const snare = fight({ foes: { 'hex-weaver': { at: [2, 2] } }, heroes: { brana: { at: [8, 2] } } });
  snare.does(uses('root-snare', { target: 'brana', upcast: 1 })).rolls('damage', 4, 4);
  // Strength 14 and Raw Force 3 against 14.
  expect(waiting(snare)).toMatchObject({ bonus: 7, needs: 14 });
  snare.rolls('withstand', 6);
  expect([vitality(snare, 'brana'), conditions(snare, 'brana')]).toEqual([28, ['restrained']]);
  const bell = fight({ foes: { 'bell-warden': { at: [2, 2] } }, heroes: { brana: { at: [8, 2] } } });
  bell
    .does(uses('bell-stroke', { target: 'brana' }))
    .rolls('damage', 5)
    .rolls('withstand', 8)
    .does(endTurn);
  expect([vitality(bell, 'brana'), conditions(bell, 'brana')]).toEqual([31, ['stunned']]);
  bell.refuses(choice('defend'), 'noActionPoints', 'WS-RND-4').does(endTurn);
  expect(conditions(bell, 'brana')).toEqual([]);
});

/** Maela: 14 WP, upcast limit 4, within 1 m of Brana. */
const care = (brana: Sketch, more: LineUp[string] = {}) =>
  fight({
    heroes: { maela: { at: [2, 2] }, brana: { at: [3, 2], now: brana }, tovo: { at: [9, 2] } },
    foes: { skeleton: { at: [2, 3] }, ogre: { at: [14, 12] }, ...more },
    things: { crate: { at: [1, 2] } },
  });

test('[WS-VIT-2] [WS-ABL-2] Warding Veil: Temporary Vitality for an ally, added up', () => {
  const table = care({ temporary: 3 });
  table.refuses(uses('warding-veil', { target: 'ogre' }), 'notAlly', 'WS-GEN-3');
  table.does(uses('warding-veil', { target: 'brana', upcast: 2 }));
  expect([temporary(table, 'brana'), wp(table, 'maela')]).toEqual([3 + 6 + 8, 10]);
});

test('[WS-VIT-2] Warding Veil is for oneself where nobody is named', () => {
  const table = care({});
  table.does(uses('warding-veil'));
  expect(temporary(table, 'maela')).toBe(6);
});

test('[WS-VIT-7] [WS-ABL-2] Mend: 2d4 + 2 Vitality and a d4 for each WP more; it ends Down and Bleeding', () => {
  const table = care({ vitality: -3, effects: [{ status: 'bleeding' }] });
  table.does(uses('mend', { target: 'brana', upcast: 1 }));
  expect(waiting(table)).toMatchObject({ who: 'maela', purpose: 'healing', dice: 'd4+d4+d4' });
  table.rolls('healing', 2, 3, 1);
  expect([vitality(table, 'brana'), table.who('brana').out]).toEqual([5, null]);
  expect(conditions(table, 'brana')).toEqual(['prone']);
});

test('[WS-ABL-1] Mend reaches 1 m, and what is not alive it does not mend', () => {
  const table = care({ vitality: 20 });
  table.refuses(uses('mend', { target: 'tovo' }), 'outOfRange', 'WS-ATK-8');
  table.refuses(uses('mend', { target: 'skeleton' }), 'wrongTarget', 'WS-ABL-1');
  table.refuses(uses('mend', { target: 'crate' }), 'wrongTarget', 'WS-ABL-1');
  // An enemy that is alive may be mended.
  const kind = care({}, { bandit: { at: [1, 1], now: { vitality: 3 } } });
  kind.does(uses('mend', { target: 'bandit' })).rolls('healing', 1, 1);
  expect(vitality(kind, 'bandit')).toBe(7);
});

test('[WS-STA-6] by touch even the Blinded mend', () => {
  const table = fight({
    heroes: { maela: { at: [2, 2], now: { effects: [{ status: 'blinded' }] } }, brana: { at: [3, 2] } },
    foes: { ogre: { at: [14, 12] } },
  });
  table.refuses(uses('warding-veil', { target: 'brana' }), 'unseen', 'WS-STA-6');
  table.does(uses('mend', { target: 'brana' })).rolls('healing', 1, 1);
});

test('[WS-COV-1] half cover from the point of an area helps the Defense Roll', () => {
  const table = fight({
    heroes: { oren: { at: [2, 8] } },
    foes: { bandit: { at: [8, 8] } },
    things: { crate: { at: [7, 8] } },
  });
  // Round (6, 8): the crate is between the point and the bandit.
  table.does(uses('thunder-burst', { cell: { x: 6, y: 8 } })).rolls('damage', 1, 1);
  expect(waiting(table)).toMatchObject({ who: 'bandit', bonus: 1 });
});

test('[WS-GEN-10] [WS-MOV-3] who dies of another’s collision before it is its turn to suffer, suffers no more', () => {
  const blast = {
    id: 'blast',
    name: 'Blast',
    tier: 1,
    cost: { ap: 2 },
    range: 10,
    does: {
      deed: 'defense',
      dr: 'strength',
      area: 3,
      damage: [{ count: 1, sides: 6, type: 'physical' }],
      moves: { how: 'away', metres: 4 },
    },
  };
  const table = fight({
    heroes: { oren: { at: [2, 8], sheet: { abilities: [blast] } } },
    foes: {
      bandit: { at: [7, 8] },
      fallen: { use: 'bandit', at: [9, 8], now: { vitality: -12 } },
      ogre: { at: [18, 2] },
    },
  });
  table.does(uses('blast', { cell: { x: 6, y: 8 } })).rolls('damage', 3);
  table.rolls('withstand', 1).rolls('withstand', 1);
  // Pushed away from the point to (8, 8), into the other one, who makes a Defense Roll: 4 - 1.
  expect(waiting(table)).toMatchObject({ who: 'fallen', purpose: 'collision' });
  table.rolls('collision', 1);
  expect([cell(table, 'bandit'), vitality(table, 'bandit')]).toEqual([[8, 8], 15 - 6]);
  expect(table.who('fallen').out).toBe('dead');
  expect(table.facts('hit').map(({ who, what }) => [who, what])).toEqual([
    ['fallen', 'bumped into'],
    ['bandit', 'blast'],
  ]);
});

test('[WS-R89] [WS-COV-4] where the game master says what cover there is, full cover keeps an area away', () => {
  const table = scene(
    { bandit: { at: [8, 8] }, ogre: { at: [10, 9] } },
    { rulings: { coverGeometry: 'gmDecides' }, order: ['oren', 'bandit', 'ogre'] },
  );
  table.does(uses('thunder-burst', { cell: { x: 9, y: 9 } }));
  expect(table.choice()).toMatchObject({ ask: 'gm.spatial', for: 'gm', about: { who: 'bandit' } });
  table.does(choice('full'));
  expect(table.choice()).toMatchObject({ ask: 'gm.spatial', about: { who: 'ogre' } });
  table.does(choice('half')).rolls('damage', 1, 1);
  // Constitution 14 + 1 for half cover; the bandit in full cover does not roll.
  expect(waiting(table)).toMatchObject({ who: 'ogre', bonus: 5 });
  table.rolls('withstand', 10);
  expect([asked(table), vitality(table, 'bandit'), vitality(table, 'ogre')]).toEqual(['oren turn', 15, 45]);
});

test('[WS-ABL-1] [WS-CIN-7] what is added to the dice, or stands without any, is told with an Ability', () => {
  const [heat, poison] = [
    { count: 1, sides: 6, plus: 4, type: 'heat' },
    { count: 0, sides: 6, plus: 5, type: 'poison' },
  ];
  const venom = {
    id: 'venom',
    name: 'Hot venom',
    tier: 1,
    cost: { ap: 1 },
    range: 10,
    does: { deed: 'attack', manner: 'ranged', damage: [heat, poison] },
  };
  const table = fight({
    heroes: { oren: { at: [2, 8], sheet: { abilities: [venom] } } },
    foes: { ogre: { at: [9, 8] } },
  });
  expect(table.option('ability-venom').note).toBe('Tier 1, 1d6 +4 heat, 5 poison');
  table.does(choice('cinematic', { what: 'spits on everything' }));
  expect(table.choice().about?.strongest).toBe('Hot venom: 1d6 +4 Heat + 5 Poison');
});
