import { expect, test } from 'vitest';
import type { Facts } from '../facts/index.ts';
import { system } from '../index.ts';
import { durabilityLeft } from '../numbers.ts';
import { stanceOf } from '../stance.ts';
import type { Combatant, Fight } from '../state.ts';
import { copy, one } from '../state.ts';
import { promiseOf } from '../tactics/promise.ts';
import { meansIn } from './blow.ts';
import { begun } from './line-up.ts';

/** The cache by stance depends on the present stance (`stance.ts`). */

/** A soldier in mail (40 Durability, Armor Rank 4), and a veteran whose turn it is. */
const facing = () =>
  begun({ a: { soldier: { at: [5, 5] } }, b: { veteran: { at: [6, 5] } } }, { turnOf: 'veteran' });

const after = (fight: Fight, ...facts: readonly Facts[]): Fight => {
  const next = copy(fight);
  for (const fact of facts) system.apply(next, fact);
  return next;
};

const soldier = (fight: Fight): Combatant => one(fight, 'soldier');
const stance = (fight: Fight): number => stanceOf(fight, soldier(fight));

const worn = (fight: Fight, lost: number): Fight => {
  const [mail] = soldier(fight).sheet.armor;
  if (!mail) throw new Error('a soldier wears mail');
  const ruined = lost >= mail.armor.durability;
  return after(fight, { fact: 'wear', who: 'soldier', item: mail.item, lost, worn: lost, ruined });
};

const promised = (fight: Fight) => {
  const [who, target] = [one(fight, 'veteran'), soldier(fight)];
  return promiseOf(fight, who, target, meansIn(fight, 'veteran'), 'attack');
};

test('[AD-ARM-2] [AD-R81] worn armour keeps the stance, ruined armour changes it', () => {
  const fight = facing();
  const scratched = worn(fight, 36);
  const [mail] = soldier(scratched).sheet.armor;
  expect(durabilityLeft(soldier(scratched), mail?.item ?? '', mail?.armor.durability ?? 0)).toBe(4);
  expect(stance(scratched)).toBe(stance(fight));
  expect(promised(scratched)).toEqual(promised(fight));
  const ruined = worn(fight, 40);
  expect(stance(ruined)).not.toBe(stance(fight));
  expect(promised(ruined).share).toBeGreaterThan(promised(fight).share);
  expect(stance(fight)).toBe(stance(copy(fight)));
});

test('[AD-HRT-3] [AD-POS-14] being wounded or prone changes the stance, and it is the same again afterwards', () => {
  const fight = facing();
  const whole = stance(fight);
  const prone = { fact: 'prone', who: 'soldier', on: true, why: 'hand', clause: 'AD-DIE-18' } as const;
  const lying = after(fight, prone);
  expect(stance(lying)).not.toBe(whole);
  expect(promised(lying).hit).toBeGreaterThan(promised(fight).hit);
  expect(stance(after(lying, { ...prone, on: false }))).toBe(whole);
  const hurt = copy(fight);
  soldier(hurt).durability = 0;
  expect(stance(hurt)).not.toBe(whole);
});

test('[AD-HRT-4] the promise of an attack depends on Durability, under the same stance', () => {
  const fight = facing();
  const weaker = copy(fight);
  soldier(weaker).durability = 5;
  expect(stance(weaker)).toBe(stance(fight));
  expect(promised(weaker).out).toBeGreaterThan(promised(fight).out);
  expect(promised(fight)).toEqual(promised(facing()));
});

test('[AD-HRT-3] other rulings give another stance', () => {
  const fight = facing();
  const other = { ...fight, rulings: { ...fight.rulings, halvedGuard: 'whole' } } as Fight;
  expect(stance(other)).not.toBe(stance(fight));
});

test('[AD-ACT-14] a weapon stowed and drawn again is the same cached means', () => {
  const fight = facing();
  const means = meansIn(fight, 'soldier');
  const [grip] = soldier(fight).hands;
  if (!grip) throw new Error('a soldier holds a sword');
  const [hand, pack] = [
    { in: 'hand', who: 'soldier', hand: grip.hand, hands: grip.hands },
    { in: 'carried', who: 'soldier' },
  ] as const;
  const away = after(fight, {
    fact: 'item-moved',
    item: grip.item,
    from: hand,
    to: pack,
    who: 'soldier',
    why: 'put away',
  });
  expect(meansIn(away, 'soldier')).not.toBe(means);
  const again = after(away, {
    fact: 'item-moved',
    item: grip.item,
    from: pack,
    to: hand,
    who: 'soldier',
    why: 'drawn',
  });
  expect(meansIn(again, 'soldier')).toBe(means);
});
