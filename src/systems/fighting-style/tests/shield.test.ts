import { describe, expect, test } from 'vitest';
import type { Setting, Sketch } from './line-up.ts';
import { cast, choice, decline, duel, endTurn, fight, health, opportunity, path, strike } from './line-up.ts';

/** Section 19: shields. */

/** The damage that so many points of a type do to Sefu when his shield blocks them. */
const behind = (points: number, type: string, sefu: Sketch, rulings: Setting['rulings'] = {}): number => {
  const blade = {
    id: 'blade',
    name: 'Blade',
    kind: 'longsword',
    hands: 1,
    damage: [{ count: 0, sides: 2, plus: points, type }],
    melee: { reach: 1 },
  };
  const edda = { sheet: { weapons: [blade], inHand: [{ item: 'blade' }], shield: null } };
  const styles = [{ name: 'Any', rank: 6, gear: ['full-armor', 'shield', 'spear'] }];
  const table = duel({ edda, sefu: { sheet: { styles, ...sefu } } }, { rulings }).does(strike('sefu'));
  table.does(choice('block')).rolls('attack', 2).rolls('defence', 3);
  return 21 - health(table, 'sefu');
};
const bone = { shield: { material: 'bone' } };
const iron = { shield: { material: 'iron' } };
const naked = { armor: null };
const fullBone = { armor: { level: 'full', material: 'bone' } };
const moonsilver = { armor: { level: 'full', material: 'moonsilver' } };

describe('physical damage', () => {
  test('[FS-SHD-1] a bone shield (BR 6) and AR 4: 12 slashing do 2', () => {
    expect(behind(12, 'slashing', { ...bone, ...fullBone })).toBe(2);
    expect(behind(12, 'piercing', { ...bone, ...naked })).toBe(6);
    expect(behind(12, 'crushing', { ...iron, ...naked })).toBe(5);
    expect(behind(9, 'slashing', { ...bone, ...fullBone })).toBe(0);
  });

  test('[FS-SHD-1] a Block that is a critical win leaves no damage', () => {
    const table = duel({ brute: {}, sefu: { sheet: naked } })
      .does(strike('sefu'))
      .does(choice('block'));
    table.rolls('attack', 14).rolls('defence', 3).does(decline);
    expect(table.facts('damage')).toEqual([]);
  });

  test('[FS-SHD-1] BR counts for the blocked attack only: the next one, not dodged, meets AR alone', () => {
    const table = duel({ brute: {}, sefu: {} }).does(strike('sefu')).does(choice('block'));
    table.rolls('attack', 2).rolls('defence', 3).rolls('damage', 12);
    expect(health(table, 'sefu')).toBe(21 - (15 - 2 - 6));
    table
      .does(strike('sefu'))
      .does(choice('dodge'))
      .rolls('attack', 9)
      .rolls('defence', 3)
      .rolls('damage', 4);
    expect(health(table, 'sefu')).toBe(14 - (7 - 2));
  });

  test('[FS-SHD-1] Block works against a ranged attack and against an opportunity attack', () => {
    const shot = duel({ runa: { at: [1, 5] }, sefu: { at: [6, 5] } })
      .does(strike('sefu'))
      .does(choice('block'));
    shot.rolls('attack', 2).rolls('defence', 3).rolls('damage', 8);
    expect(health(shot, 'sefu')).toBe(21 - (11 - 2 - 6));
    const leaving = duel({ sefu: {}, brute: {} })
      .does(path([4, 5]))
      .answers('brute', opportunity);
    leaving.answers('sefu', choice('block')).rolls('attack', 2).rolls('defence', 3).rolls('damage', 12);
    expect(health(leaving, 'sefu')).toBe(21 - 7);
  });
});

describe('magical damage', () => {
  test('[FS-SHD-2] half the BR, rounded up: BR 6 takes 3, BR 7 takes 4', () => {
    expect(behind(12, 'fire', { ...bone, ...naked })).toBe(9);
    expect(behind(12, 'frost', { ...bone, ...naked })).toBe(9);
    expect(behind(12, 'shock', { ...iron, ...naked })).toBe(8);
  });

  test('[FS-SHD-2] magic AR is added to half the BR, AR is not', () => {
    expect(behind(12, 'fire', { ...bone, ...moonsilver })).toBe(12 - 2 - 3);
    expect(behind(12, 'fire', { ...bone, ...fullBone })).toBe(9);
  });

  test('[FS-SHD-2] a blocked bolt of 8 + 2 against BR 7 does 6', () => {
    const table = duel({ imre: { at: [1, 5] }, edda: { at: [6, 5] } });
    table.does(cast('ember-bolt', { target: 'edda' })).answers('edda', choice('block'));
    table.rolls('attack', 2).rolls('defence', 3).rolls('damage', 8);
    expect(health(table, 'edda')).toBe(22 - 6);
  });

  test('[FS-SHD-2] ruling blockOtherTypes none: BR takes nothing off acid and radiant', () => {
    expect(behind(12, 'acid', { ...iron, ...fullBone })).toBe(12);
    expect(behind(12, 'radiant', { ...iron, ...moonsilver })).toBe(12);
  });

  test('[FS-SHD-2] ruling blockOtherTypes halfBr: half the BR, rounded up, off all other types, and no AR', () => {
    const rulings = { blockOtherTypes: 'halfBr' };
    for (const type of ['acid', 'force', 'necrotic', 'radiant', 'poison', 'psychic']) {
      expect(behind(12, type, { ...iron, ...moonsilver }, rulings)).toBe(8);
    }
    expect(behind(12, 'fire', { ...iron, ...moonsilver }, rulings)).toBe(12 - 2 - 4);
  });
});

test('[FS-SHD-1] of two shields in hand the one with the higher BR counts', () => {
  const table = fight(
    {
      heroes: {
        edda: { at: [5, 6] },
        sefu: { at: [5, 5], sheet: { armor: null }, now: { inHand: [{ item: 'shield' }] } },
      },
      foes: { brute: { at: [6, 5] } },
    },
    { order: ['edda', 'brute', 'sefu'] },
  );
  table
    .does(choice('release', { what: ['shield'] }))
    .does(choice('pick-up', { item: 'edda/shield', by: 'sefu' }));
  table.does(endTurn).does(strike('sefu')).does(choice('block'));
  table.rolls('attack', 2).rolls('defence', 3).rolls('damage', 12);
  // Iron (BR 7) and not bone (BR 6): 12 + 3 - 7 = 8.
  expect(health(table, 'sefu')).toBe(21 - 8);
});
