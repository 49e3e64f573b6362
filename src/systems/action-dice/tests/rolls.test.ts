import { expect, test } from 'vitest';
import { emergencyAid } from '../actions/emergency-aid.ts';
import { hurtBreaks } from '../acts/break.ts';
import { beginAct } from '../acts/long.ts';
import { checkSkill } from '../checks/skill.ts';
import { addTerm } from '../derived.ts';
import type { ActionSpec, EffectSpec } from '../dice/roll.ts';
import { prepareAction, prepareEffect, rollAction, rollEffect } from '../dice/roll.ts';
import { layPush } from '../effects/lasting.ts';
import { defenseDice } from '../numbers.ts';
import { sidesOf } from '../ranks.ts';
import { one } from '../state.ts';
import { play } from './bare-table.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import { begun } from './line-up.ts';

/** Attack and damage rolls with everything that affects them (section DIE). */

const line = (now: Sketch = {}, sheet: Sketch = {}): LineUp => ({
  a: { hadra: { at: [5, 5], now, sheet } },
  b: { thug: { at: [6, 5] }, soldier: { at: [6, 6] } },
});
/** The kind of Bonus dice of a roll: `d8`. */
const bonusDieOf = ({ steps }: Pick<ReturnType<typeof prepareAction>, 'steps'>): string =>
  `d${sidesOf(steps.rung.value)}`;
const at = (now: Sketch = {}, sheet: Sketch = {}, setting: Setting = {}) => begun(line(now, sheet), setting);

/** Hadra attacks the thug with two dice of Agility. */
const attack = (more: Partial<ActionSpec> = {}): ActionSpec => ({
  who: 'hadra',
  rolling: 'attack',
  purpose: 'attack',
  clause: 'AD-ATK-1',
  against: 'thug',
  dice: [addTerm(2, 'Agility', 'AD-DIE-3')],
  matters: { what: 'totalIfSuccess', vs: 15, kind: 'contest' },
  ...more,
});
/** A sword, with three dice of Strength. */
const damage = (more: Partial<EffectSpec> = {}): EffectSpec => ({
  who: 'hadra',
  rolling: 'damage',
  purpose: 'damage',
  clause: 'AD-DMG-5',
  against: 'thug',
  dice: [addTerm(3, 'Strength', 'AD-DMG-3')],
  own: { count: 1, sides: 8 },
  criticals: true,
  ...more,
});

test('[AD-DIE-1] [AD-DIE-13] [AD-DIE-16] an attack adds Action Dice, Bonus dice and bursts: 9 + 10 + 3 + 4', () => {
  const { result, rolled } = play(at(), { faces: [[9, [10, 3], 4]] }, (table) => rollAction(table, attack()));
  expect(result.shown).toEqual({ natural: 9, total: 26 });
  expect(rolled[0]).toMatchObject({ for: 'hadra', against: 'thug', target: 15, clause: 'AD-ATK-1' });
});

test('[AD-DMG-5] [AD-DMG-6] damage adds the sword’s die and three dice of Strength with a burst: 25', () => {
  const { result } = play(at(), { faces: [[8, 4, [10, 1], 2]] }, (table) => rollEffect(table, damage()));
  expect(result).toEqual({ total: 25, burst: true });
});

test('[AD-DIE-16] an effect without dice is 0 and rolls nothing', () => {
  const none = damage({ dice: [], own: { count: 0, sides: 8 } });
  expect(play(at(), {}, (table) => rollEffect(table, none)).result).toEqual({ total: 0, burst: false });
});

test('[AD-DIE-9] [AD-HRT-4] Fury raises attack and damage dice one step while wounded, which cancels the wound', () => {
  const dice = (now: Sketch, sheet: Sketch) => {
    const fight = at(now, sheet);
    return [prepareAction(fight, attack()), prepareEffect(fight, damage())].map(bonusDieOf);
  };
  const fury = { powers: ['fury'] };
  expect(dice({}, fury)).toEqual(['d10', 'd10']);
  expect(dice({ durability: 0 }, fury)).toEqual(['d10', 'd10']);
  expect(dice({ durability: 0 }, { powers: [] })).toEqual(['d8', 'd8']);
  // Not on other rolls: the gift for attacks does not raise a check.
  const check = prepareAction(at({ durability: 0 }, fury), attack({ rolling: 'check' }));
  expect(bonusDieOf(check)).toBe('d8');
});

test('[AD-DIE-9] [AD-HRT-4] a Talent raises the dice of the one kind of roll it names, always or only while wounded', () => {
  const rollings = ['attack', 'defense', 'resistance', 'check', 'initiative'] as const;
  const dice = (gift: string, now: Sketch = {}, wounded?: true) => {
    const gifts = [{ gift, amount: 1, ...(wounded ? { wounded } : {}) }];
    const talent = { id: 'knack', name: 'Knack', kind: 'talent', does: { deed: 'gifts', gifts } };
    const fight = at(now, { powers: [talent] });
    return rollings.filter(
      (rolling) => bonusDieOf(prepareAction(fight, attack({ rolling }))) === (wounded ? 'd10' : 'd12'),
    );
  };
  for (const rolling of rollings) {
    expect(dice(`${rolling}Rank`)).toEqual([rolling]);
    // The step up and the wound cancel; all other rolls have d8.
    expect(dice(`${rolling}Rank`, { durability: 0 }, true)).toEqual([rolling]);
  }
  expect(dice('damageRank')).toEqual([]);
});

test('[AD-DMG-2] the dice of the Damage Value step neither with a wound nor with Charges', () => {
  const { pool } = prepareEffect(at({ durability: 0 }), damage());
  expect(pool.dice.map(({ sides }) => sides)).toEqual([8, 8, 8, 8]);
  const charged = prepareEffect(
    at(),
    damage({ pushes: [{ kind: 'charge', count: 2, scope: 'both', label: 'x', clause: 'AD-DIE-9' }] }),
  );
  expect(charged.pool.dice.map(({ sides }) => sides)).toEqual([8, 20, 20, 20]);
});

test('[AD-DIE-11] [AD-DIE-15] [AD-R12] a waiting Charge counts for the attack and its damage, and is then used up', () => {
  const fight = at();
  const played = play(
    fight,
    {
      faces: [
        [9, 4, 4],
        [5, 1, 1, 1],
      ],
    },
    (table) => {
      layPush(table, 'hadra', {
        push: { kind: 'charge', count: 1, scope: 'plain', label: 'an opening', clause: 'AD-ACT-15' },
        roll: 'attack',
        against: 'thug',
      });
      const acted = rollAction(table, attack());
      const effect = damage({ pushes: acted.pushes });
      const die = bonusDieOf(prepareEffect(table.fight, effect));
      rollEffect(table, effect);
      return [bonusDieOf(acted), die];
    },
  );
  expect(played.result).toEqual(['d12', 'd12']);
  expect(one(fight, 'hadra').waiting).toEqual([]);
  expect(played.facts.map(({ fact }) => fact)).toContain('push-gone');
});

test('[AD-ACT-15] [AD-DIE-15] Charges and Challenges against another target or for another roll keep waiting', () => {
  const pushes = [
    { kind: 'charge', roll: 'attack', against: 'soldier' },
    { kind: 'challenge', count: 2, roll: 'attack', against: 'thug' },
  ];
  const fight = at({ pushes });
  expect(bonusDieOf(prepareAction(fight, attack()))).toBe('d6');
  expect(bonusDieOf(prepareAction(fight, attack({ against: 'soldier' })))).toBe('d12');
  expect(bonusDieOf(prepareAction(fight, attack({ rolling: 'check' })))).toBe('d10');
});

test('[AD-POS-14] [AD-R62] [AD-REA-5] prone, Defense has a quarter of Speed or of printed dice; Talent dice stay', () => {
  const dice = (speed: number, printed: number | null, quarterSpeed = 'floor') => {
    const sheet = {
      scores: { speed },
      ...(printed === null ? {} : { printed: { dice: { speed: printed } } }),
      powers: [
        {
          id: 'dodger',
          name: 'Dodger',
          kind: 'talent',
          does: { deed: 'gifts', gifts: [{ gift: 'defenseDice', amount: 1 }] },
        },
      ],
    };
    const fight = at({ conditions: ['prone'] }, sheet, { rulings: { quarterSpeed } });
    return defenseDice(fight, one(fight, 'hadra')).value;
  };
  expect([dice(20, null), dice(40, null), dice(40, 5), dice(40, 5, 'ceil')]).toEqual([1, 2, 2, 3]);
});

test('[AD-R16] ruling longActBroken: an act is broken by lost Health, by any damage, or by neither', () => {
  const broken = (longActBroken: string, durability: number, health: number) => {
    const fight = at({}, {}, { rulings: { longActBroken } });
    const act = {
      option: 'emergency-aid',
      label: 'Emergency aid',
      clause: 'AD-ACT-16',
      choice: { option: 'emergency-aid' },
      actions: 2,
      spent: 1,
      paid: true,
    };
    play(fight, {}, (table) => {
      table.tell({ fact: 'act-began', who: 'hadra', act });
      hurtBreaks(table, 'hadra', { durability, health });
    });
    return one(fight, 'hadra').act === null;
  };
  expect([
    broken('noActionTurn', 5, 5),
    broken('anyHealthDamage', 5, 0),
    broken('anyHealthDamage', 5, 1),
  ]).toEqual([false, false, true]);
  expect([broken('anyDamage', 5, 0), broken('anyDamage', 0, 0)]).toEqual([true, false]);
});

test('[AD-R15] [AD-REC-1] ruling longAct: Vigor and Mana are paid when an act begins, or later', () => {
  const dear = { ...emergencyAid, price: () => ({ actions: 3, vigor: 4, mana: 2 }) };
  const begins = (longAct: string) => {
    const fight = at({}, {}, { rulings: { longAct } });
    play(fight, {}, (table) => beginAct(table, 'hadra', dear, { option: 'emergency-aid' }));
    const { vigor, mana, actions, act } = one(fight, 'hadra');
    return [vigor, mana, actions, act?.spent, act?.actions, act?.paid];
  };
  expect(begins('payFirst')).toEqual([26, 8, 0, 2, 3, true]);
  expect(begins('targetsFirst')).toEqual([26, 8, 0, 2, 3, true]);
  expect(begins('payLast')).toEqual([30, 10, 0, 2, 3, false]);
});

const talent = (...gifts: readonly Sketch[]) => ({
  powers: [{ id: 'gift', name: 'Gift', kind: 'talent', does: { deed: 'gifts', gifts } }],
});

test('[AD-DIE-3] [AD-R4] Talents add dice to all checks, to one skill, or while wounded', () => {
  /** The Bonus dice of a check that shows a 1 on each of `many` dice. */
  const dice = (skill: 'medicine' | 'menace', many: number, sheet: Sketch, now: Sketch = {}) => {
    const fight = at(now, { skills: { medicine: 2 }, ...sheet });
    const faces = [[10, ...Array.from({ length: many }, () => 1)]];
    const { result } = play(fight, { faces }, (table) =>
      checkSkill(table, { who: 'hadra', skill, vs: 20, clause: 'AD-ACT-15' }),
    );
    return result.total - 10;
  };
  const all = talent({ gift: 'checkDice', amount: 1 });
  const menace = talent({ gift: 'checkDice', amount: 2, skill: 'menace' });
  const desperate = talent({ gift: 'checkDice', amount: 3, wounded: true });
  expect([dice('medicine', 3, all), dice('menace', 1, all)]).toEqual([3, 1]);
  expect([dice('medicine', 2, menace), dice('menace', 2, menace)]).toEqual([2, 2]);
  expect([dice('menace', 0, desperate), dice('menace', 3, desperate, { durability: 0 })]).toEqual([0, 3]);
});

test('[AD-DIE-9] a Talent raises the dice of one kind of roll only, damage included', () => {
  const kinds = ['attack', 'defense', 'initiative', 'check', 'resistance'] as const;
  const raised = (gift: string) => {
    const fight = at({}, talent({ gift, amount: 1 }));
    const action = kinds.filter((rolling) => bonusDieOf(prepareAction(fight, attack({ rolling }))) === 'd12');
    return [...action, ...(bonusDieOf(prepareEffect(fight, damage())) === 'd12' ? ['damage'] : [])];
  };
  for (const kind of [...kinds, 'damage']) expect(raised(`${kind}Rank`)).toEqual([kind]);
});

test('[AD-DIE-15] [AD-INI-1] Bonus dice laid for a situation count for the next action, its effect, or both', () => {
  const lay = (kind: 'dice', scope: 'action' | 'effect' | 'both') =>
    at({ pushes: [{ kind, count: 2, scope, label: 'high ground' }] });
  const counts = (fight: ReturnType<typeof at>) => {
    const acted = prepareAction(fight, attack());
    const effect = prepareEffect(fight, damage({ pushes: acted.pushes }));
    return [acted.dice.value, acted.pool.dice.length, effect.dice.value, effect.pool.dice.length];
  };
  // 2 of Agility and the d20; 3 of Strength and the d8 of the sword.
  expect(counts(at())).toEqual([2, 3, 3, 4]);
  expect(counts(lay('dice', 'action'))).toEqual([4, 5, 3, 4]);
  expect(counts(lay('dice', 'effect'))).toEqual([2, 3, 5, 6]);
  expect(counts(lay('dice', 'both'))).toEqual([4, 5, 5, 6]);
  // Added Bonus dice are no steps.
  expect(bonusDieOf(prepareAction(lay('dice', 'action'), attack()))).toBe('d10');
});
