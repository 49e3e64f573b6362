import { describe, expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import { cast, choice, decline, duel, strike, terms, waiting } from './line-up.ts';

/** Section 15: gear outside the style. Sefu: Strength 7, Agility 6, rank 6; knows partial armor, shield, spear. */

const helpless = { now: { ap: 0 } };
const hits = (sheet: Sketch, rulings: Sketch = {}, how: Sketch = {}) =>
  waiting(duel({ sefu: { sheet }, brute: helpless }, { rulings }).does(strike('brute', how)));
/** The brute strikes at Sefu, who defends in this way. */
const defends = (defence: string, sheet: Sketch, rulings: Sketch = {}) => {
  const table = duel({ brute: {}, sefu: { sheet } }, { rulings }).does(strike('sefu'));
  return waiting(table.answers('sefu', choice(defence)).rolls('attack', 1));
};
const plain = { dice: 1, edge: 0 };
const bane = { dice: 2, edge: -1 };

const club = { weapons: ['club'], inHand: [{ item: 'club' }] };
const clubAndShield = { weapons: ['club'], inHand: [{ item: 'club' }, { item: 'shield' }] };
const fullArmor = { armor: { level: 'full', material: 'iron' } };
const noShieldStyle = { styles: [{ name: 'No shields', rank: 6, gear: ['partial-armor', 'spear'] }] };

describe('weapons', () => {
  test('[FS-UNT-1] FS(STR) 13 with an untrained club attacks at 11 and parries at 11', () => {
    expect(hits(club)).toMatchObject({ tn: 11, ...plain });
    expect(defends('parry', club)).toMatchObject({ tn: 11, ...plain });
    const table = duel({ sefu: { sheet: club }, brute: helpless }).does(strike('brute'));
    expect(terms(table)).toContain('untrained weapon: Club -2');
  });

  test('[FS-UNT-1] an untrained weapon takes 2 off a Block too, even with a trained shield', () => {
    expect(defends('block', clubAndShield)).toMatchObject({ tn: 11, ...plain });
  });

  test('[FS-UNT-1] an untrained weapon changes neither Dodge nor Sorcery', () => {
    expect(defends('dodge', club)).toMatchObject({ tn: 9, ...plain });
    const sheet = { weapons: ['longsword'], inHand: [{ item: 'longsword' }] };
    const table = duel({ imre: { sheet }, brute: helpless }).does(cast('rime-touch', { target: 'brute' }));
    expect(waiting(table)).toMatchObject({ tn: 15, ...plain });
  });

  test('[FS-UNT-1] bare hands need unarmed fighting in the style, for a Strike and for a Parry: 11, trained 13', () => {
    const empty = { inHand: [], shield: null };
    expect(hits(empty)).toMatchObject({ tn: 11 });
    expect(defends('parry', empty)).toMatchObject({ tn: 11 });
    const unarmed = { ...empty, styles: [{ name: 'Fists', rank: 6, gear: ['partial-armor', 'unarmed'] }] };
    expect(hits(unarmed)).toMatchObject({ tn: 13 });
    expect(defends('parry', unarmed)).toMatchObject({ tn: 13 });
  });

  test('[FS-UNT-1] a Parry with a trained weapon needs no unarmed fighting', () => {
    expect(defends('parry', {})).toMatchObject({ tn: 13, ...plain });
  });

  test('[FS-UNT-1] an untrained weapon in the other hand takes 2 off Strikes with the trained one', () => {
    const both = { weapons: ['spear', 'club'], inHand: [{ item: 'spear' }, { item: 'club' }] };
    expect(hits(both, {}, { with: 'spear' })).toMatchObject({ tn: 11 });
  });

  test('[FS-UNT-1] natural weapons need no training: the wolf bites at 12', () => {
    const table = duel({ wolf: {}, brute: helpless }).does(strike('brute'));
    expect(waiting(table)).toMatchObject({ tn: 12, ...plain });
  });

  test('[FS-UNT-1] changing from the untrained club to the trained spear removes the -2', () => {
    const sheet = { weapons: ['club', 'spear'], inHand: [{ item: 'club' }] };
    const table = duel({ sefu: { sheet }, brute: helpless });
    table.does(choice('stow', { item: 'club' })).does(choice('draw', { item: 'spear' }));
    expect(waiting(table.does(strike('brute'))).tn).toBe(13);
  });
});

describe('armor', () => {
  /** Imre in armor casts a touch: Sorcery 15. */
  const touch = (rulings: Sketch = {}) =>
    waiting(
      duel(
        { imre: { sheet: { armor: { level: 'partial', material: 'hide' } } }, brute: helpless },
        { rulings },
      ).does(cast('rime-touch', { target: 'brute' })),
    );

  test('[FS-UNT-2] ruling untrainedArmor bane: a bane on Fighting Style, Dodge and Sorcery, no -2', () => {
    expect(hits(fullArmor)).toMatchObject({ tn: 13, ...bane });
    expect(defends('parry', fullArmor)).toMatchObject({ tn: 13, ...bane });
    expect(defends('block', fullArmor)).toMatchObject({ tn: 13, ...bane });
    expect(defends('dodge', fullArmor)).toMatchObject({ tn: 9, ...bane });
    expect(touch()).toMatchObject({ tn: 15, ...bane });
  });

  test('[FS-UNT-2] untrained armor changes no other skill: Athletics in a grapple', () => {
    const table = duel({ sefu: { sheet: { ...fullArmor, inHand: [{ item: 'spear' }] } }, brute: {} });
    table.does(choice('grapple', { target: 'brute' })).answers('brute', choice('athletics'));
    expect(waiting(table)).toMatchObject({ who: 'sefu', tn: 11, ...plain });
  });

  test('[FS-UNT-2] ruling untrainedArmor minusTwo: -2 on Fighting Style tests, nothing on Dodge or Sorcery', () => {
    const rulings = { untrainedArmor: 'minusTwo' };
    expect(hits(fullArmor, rulings)).toMatchObject({ tn: 11, ...plain });
    expect(defends('block', fullArmor, rulings)).toMatchObject({ tn: 11, ...plain });
    expect(defends('dodge', fullArmor, rulings)).toMatchObject({ tn: 9, ...plain });
    expect(touch(rulings)).toMatchObject({ tn: 15, ...plain });
  });

  test('[FS-UNT-2] ruling untrainedArmor both: a bane, and -2 on Fighting Style tests', () => {
    const rulings = { untrainedArmor: 'both' };
    expect(hits(fullArmor, rulings)).toMatchObject({ tn: 11, ...bane });
    expect(defends('dodge', fullArmor, rulings)).toMatchObject({ tn: 9, ...bane });
    expect(touch(rulings)).toMatchObject({ tn: 15, ...bane });
  });

  test('[FS-UNT-2, FS-TEST-4] the bane of untrained armor and the boon of a Feint cancel: one die', () => {
    const sefu = { sheet: fullArmor, now: { conditions: [{ id: 'feinting', other: 'brute' }] } };
    const table = duel({ sefu, brute: helpless }).does(strike('brute'));
    expect(waiting(table)).toMatchObject({ tn: 13, dice: 1, edge: 0 });
  });
});

describe('shields and sums', () => {
  test('[FS-UNT-3] ruling untrainedShield asWeapon: -2 on Fighting Style tests while it is held', () => {
    expect(hits(noShieldStyle)).toMatchObject({ tn: 11, ...plain });
    expect(defends('block', noShieldStyle)).toMatchObject({ tn: 11, ...plain });
    expect(defends('dodge', noShieldStyle)).toMatchObject({ tn: 9, ...plain });
    expect(hits({ ...noShieldStyle, inHand: [{ item: 'spear' }] })).toMatchObject({ tn: 13, ...plain });
  });

  test('[FS-UNT-3] ruling untrainedShield asArmor: counts as untrained armor while it is held', () => {
    const rulings = { untrainedShield: 'asArmor' };
    expect(hits(noShieldStyle, rulings)).toMatchObject({ tn: 13, ...bane });
    expect(defends('dodge', noShieldStyle, rulings)).toMatchObject({ tn: 9, ...bane });
    expect(hits({ ...noShieldStyle, inHand: [{ item: 'spear' }] }, rulings)).toMatchObject({
      tn: 13,
      ...plain,
    });
    expect(hits(noShieldStyle, { ...rulings, untrainedArmor: 'minusTwo' })).toMatchObject({
      tn: 11,
      ...plain,
    });
  });

  const noneOfIt = { styles: [{ name: 'None of it', rank: 6, gear: [] }], ...fullArmor };

  test('[FS-UNT-3] untrained weapon and armor together: -2 and a bane', () => {
    expect(hits({ ...fullArmor, ...club })).toMatchObject({ tn: 11, ...bane });
  });

  test('[FS-UNT-3] ruling untrainedStacking once: weapon, shield and armor are -2 once and one bane', () => {
    expect(hits(noneOfIt)).toMatchObject({ tn: 11, ...bane });
    const rulings = { untrainedShield: 'asArmor' };
    expect(hits(noneOfIt, rulings)).toMatchObject({ tn: 11, dice: 2, edge: -1 });
  });

  test('[FS-UNT-3] ruling untrainedStacking perItem: each untrained item counts', () => {
    const rulings = { untrainedStacking: 'perItem' };
    // Spear and shield -2 each, armor a bane.
    expect(hits(noneOfIt, rulings)).toMatchObject({ tn: 9, ...bane });
    expect(hits(noneOfIt, { ...rulings, untrainedShield: 'asArmor' })).toMatchObject({ tn: 11, edge: -2 });
    expect(hits(noneOfIt, { ...rulings, untrainedArmor: 'both' })).toMatchObject({ tn: 7, edge: -1 });
    expect(defends('dodge', noneOfIt, { ...rulings, untrainedShield: 'asArmor' })).toMatchObject({
      tn: 9,
      edge: -2,
    });
  });

  test('[FS-UNT-3] an untrained item that does not count is listed with the reason', () => {
    const table = duel({ sefu: { sheet: noneOfIt }, brute: {} })
      .does(strike('brute'))
      .answers('brute', decline);
    const off = table.roll().total?.terms.filter((term) => term.off !== undefined);
    expect(off?.map(({ label, off: why }) => [label, why])).toEqual([
      ['untrained shield: Shield', 'untrained things count once'],
    ]);
  });
});
