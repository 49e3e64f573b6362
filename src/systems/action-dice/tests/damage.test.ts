import { expect, test } from 'vitest';
import { kindOf } from '../combat/kind.ts';
import { meansOf } from '../combat/means.ts';
import { offHandMeans } from '../combat/off-hand-way.ts';
import { damageSpec } from '../combat/strike.ts';
import { prepareEffect } from '../dice/roll.ts';
import { harmless } from '../harm/harmless.ts';
import { wayOf } from '../powers/strike.ts';
import { rulingIds } from '../rulings.ts';
import { one } from '../state.ts';
import { blow, harmOf, meansIn, poolsOf, rulingsTold } from './blow.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import { begun } from './line-up.ts';

/** The roll of damage (section DMG). */

/** A combatant of the pack against a thug without the Vigor for a Defense. */
const line = (who: string, sheet: Sketch = {}, now: Sketch = {}): LineUp => ({
  a: { [who]: { at: [5, 5], sheet, now } },
  b: { target: { use: 'thug', at: [6, 5], now: { vigor: 4 } } },
});
/** The damage dice of a combatant of the pack. */
function dice(
  who: string,
  means?: string,
  setting: Setting = {},
  sheet: Sketch = {},
  now: Sketch = {},
): string {
  const fight = begun(line(who, sheet, now), setting);
  const { pool } = prepareEffect(
    fight,
    damageSpec(fight, one(fight, who), one(fight, 'target'), meansIn(fight, who, means), []),
  );
  return pool.dice.map((die) => `d${die.sides}${die.burst ? '!' : ''}`).join('+');
}
const ruled = (rulings: Sketch): Setting => ({ rulings });

test('[AD-DMG-1] [AD-DMG-2] [AD-DMG-3] dice by value and rank, and Strength for melee weapons and pull bows', () => {
  expect(dice('veteran')).toBe('d8+d8+d10!+d10!');
  expect(dice('thug', undefined, {}, { weapons: ['heroic-axe'] })).toBe('d10+d10!');
  expect(dice('oska', 'hunting-bow')).toBe('d8+d10!+d10!');
});

test('[AD-DMG-4] crossbows and modern weapons add their skill dice instead', () => {
  expect(dice('korr', 'rifle')).toBe('d8+d8+d8+d10!+d10!');
  expect(dice('korr', 'crossbow', {}, { weapons: ['crossbow'] })).toBe('d8+d8+d10!+d10!');
  expect(dice('gunman')).toBe('d8+d8+d10!');
});

test('[AD-R72] ruling damageSkill: the printed skill, or the highest', () => {
  // Marksmanship 1, Medicine 3.
  expect(dice('amari')).toBe('d8+d8+d10!');
  expect(dice('amari', undefined, ruled({ damageSkill: 'highestSkill' }))).toBe('d8+d8+d10!+d10!+d10!');
});

test('[AD-R73] ruling otherDamageDice: thrown and natural weapons add Strength dice, or none', () => {
  const none = ruled({ otherDamageDice: 'none' });
  expect([dice('lio', 'knife/thrown'), dice('lio', 'knife/thrown', none)]).toEqual(['d6+d10!+d10!', 'd6']);
  expect([dice('ghoul'), dice('ghoul', undefined, none)]).toEqual(['d8+d10!+d10!', 'd8']);
  // Blows with a weapon or fist add Strength under either ruling.
  expect([dice('lio', 'knife', none), dice('lio', 'unarmed', none)]).toEqual([
    'd6+d10!+d10!',
    'd4+d10!+d10!',
  ]);
});

test('[AD-DMG-7] [AD-R75] ruling unarmedDamage: 1 feeble impact is a d4, or one point', () => {
  expect(dice('thug', 'unarmed')).toBe('d4+d10!');
  const fight = begun(line('thug'), ruled({ unarmedDamage: 'onePoint' }));
  const bare = blow(fight, {
    who: 'thug',
    target: 'target',
    with: 'unarmed',
    faces: [[12, 4], [5]],
  });
  expect(poolsOf(bare)).toEqual(['d20+d10!', 'd10!']);
  // The 5 that the log has shown as rolled, and the point that was not.
  expect(harmOf(bare)).toEqual({ value: 6, terms: ['damage 5', 'not rolled 1'] });
  expect(rulingsTold(bare, 'harm')).toContain(rulingIds.unarmedDamage);
  expect(bare.facts.find(({ fact }) => fact === 'harm')).toMatchObject({
    type: 'kinetic',
    kinetic: 'impact',
  });
});

test('[AD-DMG-7] [AD-R75] ruling unarmedDamage onePoint, without dice of Strength: the one point is the whole damage', () => {
  // The thug hits with 12 and 4, and no die of damage falls.
  const weak = { printed: { dice: { strength: 0 } } };
  const fight = begun(line('thug', weak), ruled({ unarmedDamage: 'onePoint' }));
  const bare = blow(fight, { who: 'thug', target: 'target', with: 'unarmed', faces: [[12, 4]] });
  expect(harmOf(bare)).toEqual({ value: 1, terms: ['not rolled 1'] });
});

test('[AD-DMG-8] martial arts roll the dice printed on the sheet, also with ruling unarmedDamage onePoint', () => {
  expect(dice('brawler', 'unarmed')).toBe('d8+d8+d10!+d10!+d10!');
  expect(dice('brawler', 'unarmed', ruled({ unarmedDamage: 'onePoint' }))).toBe('d8+d8+d10!+d10!+d10!');
});

test('[AD-DMG-8] [AD-DMG-3] [AD-R73] [AD-ACT-6] trained fists count as unarmed: Strength dice, off-hand', () => {
  const trained = { natural: ['trained-fist'] };
  const none = ruled({ otherDamageDice: 'none' });
  expect(dice('thug', 'trained-fist', {}, trained)).toBe('d8+d10!');
  expect(dice('thug', 'trained-fist', none, trained)).toBe('d8+d10!');
  const fight = begun(line('lio', trained));
  const [lio, target] = [one(fight, 'lio'), one(fight, 'target')];
  expect(meansOf(fight, lio).map(({ id }) => id)).toEqual([
    'short-sword',
    'knife',
    'knife/thrown',
    'trained-fist',
  ]);
  expect(offHandMeans(fight, lio).map(({ id }) => id)).toContain('trained-fist');
  // AD-R86 `weaponsOnly`: what is not a weapon can harm superior Durability.
  const fiend = begun(
    { a: { thug: { at: [5, 5], sheet: trained } }, b: { fiend: { use: 'heroic-fiend', at: [6, 5] } } },
    ruled({ superiorAttacks: 'weaponsOnly' }),
  );
  const fist = kindOf(meansIn(fiend, 'thug', 'trained-fist'));
  expect([harmless(fiend, one(fiend, 'fiend'), fist), harmless(fight, target, fist)]).toEqual([null, null]);
  expect(harmless(fiend, one(fiend, 'fiend'), kindOf(meansIn(fiend, 'thug', 'club')))).toBe('superior');
});

test('[AD-DMG-5] [AD-DIE-13] [AD-DMG-6] a burst Bonus die makes a critical hit, which by default only adds dice', () => {
  const bare = blow(begun(line('hadra')), {
    who: 'hadra',
    target: 'target',
    faces: [
      [12, 4, 4],
      [8, [10, 1], 2, 3],
    ],
  });
  expect(harmOf(bare).value).toBe(24);
  expect(bare.facts.find(({ fact }) => fact === 'harm')).toMatchObject({ critical: true });
  expect(one(bare.fight, 'target').prone).toBe(true); // It lies in Shock: 24 are more than 15.
  const light = begun({
    a: { hadra: { at: [5, 5] } },
    b: { 'grizzly-bear': { at: [6, 5], now: { vigor: 4 } } },
  });
  const stands = blow(light, {
    who: 'hadra',
    target: 'grizzly-bear',
    faces: [
      [12, 4, 4],
      [8, [10, 1], 2, 3],
    ],
  });
  expect(one(stands.fight, 'grizzly-bear').prone).toBe(false);
});

test('[AD-R74] ruling critical knockDown: a critical hit knocks down', () => {
  const bear = begun(
    { a: { hadra: { at: [5, 5] } }, b: { 'grizzly-bear': { at: [6, 5], now: { vigor: 4 } } } },
    ruled({ critical: 'knockDown' }),
  );
  blow(bear, {
    who: 'hadra',
    target: 'grizzly-bear',
    faces: [
      [12, 4, 4],
      [8, [10, 1], 2, 3],
    ],
  });
  expect(one(bear, 'grizzly-bear').prone).toBe(true);
});

test('[AD-DMG-6] [AD-RES-2] a war hammer knocks down with a critical hit only, unless Strength beats the attack total', () => {
  const struck = (
    faces: readonly (number | readonly number[])[],
    more: Pick<Parameters<typeof blow>[1], 'choices'> & { readonly resistance?: readonly number[] } = {},
  ) => {
    const fight = begun({
      a: { soldier: { at: [5, 5], sheet: { weapons: ['war-hammer'] } } },
      b: { 'grizzly-bear': { at: [6, 5], now: { vigor: 4 } } },
    });
    const { resistance, choices = [] } = more;
    blow(fight, {
      who: 'soldier',
      target: 'grizzly-bear',
      faces: [[12, 4, 4], faces, ...(resistance ? [resistance] : [])],
      choices,
    });
    return one(fight, 'grizzly-bear').prone;
  };
  expect(struck([5, 3, 3])).toBe(false);
  const struggle = { option: 'struggle' };
  // The attack has come to 20: that is not enough, 21 is.
  expect(struck([5, [10, 2], 3], { choices: [struggle], resistance: [10, 4, 2, 2, 2] })).toBe(true);
  expect(struck([5, [10, 2], 3], { choices: [struggle], resistance: [10, 4, 2, 2, 3] })).toBe(false);
});

test('[AD-RES-4] [AD-R1] Resistance equal to the attack total fails, also with ruling vsComparison reachOnChecks', () => {
  const struck = (face: number) => {
    const fight = begun(
      {
        a: { soldier: { at: [5, 5], sheet: { weapons: ['war-hammer'] } } },
        b: { 'grizzly-bear': { at: [6, 5], now: { vigor: 4 } } },
      },
      ruled({ vsComparison: 'reachOnChecks' }),
    );
    // The attack comes to 20.
    const faces = [
      [12, 4, 4],
      [5, [10, 2], 3],
      [10, 4, 2, 2, face],
    ];
    blow(fight, { who: 'soldier', target: 'grizzly-bear', faces, choices: [{ option: 'struggle' }] });
    return one(fight, 'grizzly-bear').prone;
  };
  expect([struck(2), struck(3)]).toEqual([true, false]);
});

test('[AD-HRT-3] [AD-DIE-12] the wounded roll d8 Bonus dice for damage; the weapon’s die stays', () => {
  expect(dice('hadra', 'sword', {}, {}, { durability: 0 })).toBe('d8+d8!+d8!+d8!');
  expect(dice('thug', 'heroic-axe', {}, { weapons: ['heroic-axe'] }, { durability: 0 })).toBe('d10+d8!');
});

test('[AD-DIE-11] [AD-R9] ruling effectNetting: a Charge cancelled on the attack counts for damage, or does not', () => {
  const shot = (effectNetting: string) => {
    const fight = begun(
      {
        a: { oska: { at: [0, 5], now: { pushes: [{ kind: 'charge' }] } } },
        b: { thug: { at: [21, 5], now: { vigor: 4 } } },
      },
      ruled({ effectNetting }),
    );
    return poolsOf(
      blow(fight, {
        who: 'oska',
        target: 'thug',
        faces: [
          [12, 4, 4, 4],
          [1, 1, 1],
        ],
      }),
    );
  };
  expect(shot('perRoll')).toEqual(['d20+d10!+d10!+d10!', 'd8+d12!+d12!']);
  expect(shot('cancelledIsGone')).toEqual(['d20+d10!+d10!+d10!', 'd8+d10!+d10!']);
});

test('[AD-R9] [AD-SHK-2] ruling effectNetting: where no attack is rolled nothing cancels a Charge, which then counts for damage', () => {
  const shot = (effectNetting: string) => {
    const fight = begun(
      { a: { oska: { at: [0, 5] } }, b: { thug: { at: [21, 5], now: { durability: 0, health: 0 } } } },
      ruled({ effectNetting, helpless: 'alwaysHits' }),
    );
    const bow = meansIn(fight, 'oska', 'hunting-bow');
    const push = {
      kind: 'charge',
      count: 2,
      scope: 'plain',
      label: 'Aimed Shot',
      clause: 'AD-DIE-9',
    } as const;
    return poolsOf(
      blow(fight, { who: 'oska', target: 'thug', with: { ...bow, pushes: [push] }, faces: [[1, 1, 1]] }),
    );
  };
  // Far away and prone are Challenges to an attack roll. Two Charges: d20.
  expect(shot('perRoll')).toEqual(['d8+d20!+d20!']);
  expect(shot('cancelledIsGone')).toEqual(['d8+d20!+d20!']);
});

test('[AD-R41] ruling attackDice withSkill: weapon skill adds dice to hit', () => {
  const attackPool = (attackDice: string) => {
    const fight = begun({ a: { korr: { at: [0, 5] } }, b: { thug: { at: [9, 5] } } }, ruled({ attackDice }));
    const dice = attackDice === 'withSkill' ? [1, 1, 1, 1, 1, 1] : [1, 1, 1, 1];
    return poolsOf(blow(fight, { who: 'korr', target: 'thug', with: 'rifle', faces: [dice] }));
  };
  expect(attackPool('abilityAndTalents')).toEqual(['d20+d10!+d10!+d10!']);
  expect(attackPool('withSkill')).toEqual(['d20+d10!+d10!+d10!+d10!+d10!']);
});

test('[AD-R59] ruling knockDownWhen halfDurability: a hit of half the maximum Durability knocks down', () => {
  const struck = (rolled: readonly number[], knockDownWhen: string) => {
    const fight = begun(
      { a: { hadra: { at: [5, 5] } }, b: { 'grizzly-bear': { at: [6, 5], now: { vigor: 4 } } } },
      ruled({ knockDownWhen }),
    );
    blow(fight, { who: 'hadra', target: 'grizzly-bear', faces: [[12, 4, 4], rolled] });
    return one(fight, 'grizzly-bear').prone;
  };
  // 40 Durability and AR 2 of the hide: a total of 22 takes 20, which is half.
  expect([struck([8, 9, 4, 1], 'halfDurability'), struck([8, 9, 3, 1], 'halfDurability')]).toEqual([
    true,
    false,
  ]);
  expect(struck([8, 9, 4, 1], 'effectsOnly')).toBe(false);
});

test('[AD-DMG-7] [AD-R75] [AD-ACT-13] Finish turns one die of a fist into two, and one point into two', () => {
  const harm = (unarmedDamage: string) => {
    const fight = begun(line('thug', { powers: ['finish'], weapons: [] }), ruled({ unarmedDamage }));
    const who = one(fight, 'thug');
    const [power] = who.sheet.powers;
    if (power?.does.deed !== 'strike') throw new Error('Finish is a blow');
    const [fist] = wayOf(power, power.does).means(fight, who);
    return [fist?.harm.value, fist?.harm.points];
  };
  expect(harm('oneDie')).toEqual([2, undefined]);
  expect(harm('onePoint')).toEqual([0, 2]);
});
