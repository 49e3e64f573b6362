import { expect, test } from 'vitest';
import type { Choice, Question } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { meansOf } from '../combat/means.ts';
import { prepareAction } from '../dice/roll.ts';
import { turnQuestion } from '../menu.ts';
import { optionOf } from '../powers/action.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { chanceAbove, totalsOf } from '../tactics/chances.ts';
import { tactics } from '../tactics/index.ts';
import { promiseOf } from '../tactics/promise.ts';
import { vigorPrice } from '../tactics/purse.ts';
import type { LineUp, Setting } from './sketch.ts';
import { begun } from './sketch.ts';

/** The sensible tactic: turns, use of Vigor, answers. */

const mind = () => stream('minds');
const turn = (lineUp: LineUp, setting: Setting = {}): Choice => {
  const fight = begun(lineUp, setting);
  return decide(fight, turnQuestion(fight, fight.active ?? ''));
};
const decide = (fight: Fight, question: Question): Choice =>
  tactics.simple?.decide(question, fight, mind()) ?? { option: 'nothing' };

/** The question after an attack that hits. */
const struck = (total: number): Question => ({
  id: 'reaction.defense',
  clause: 'AD-REA-5',
  for: 'hadra',
  about: { who: 'hadra', attacker: 'soldier', means: 'sword', with: 'Sword', total, number: 17, hits: true },
  options: () => [],
  read: (choice) => choice,
});

test('[AD-DIE-13] its chances are those of the dice: two d10 that burst beside the d20, against 15', () => {
  const fight = begun({ red: { hadra: {} }, blue: { thug: { at: [6, 5] } } });
  const { pool } = prepareAction(fight, {
    who: 'hadra',
    rolling: 'attack',
    purpose: 'attack',
    clause: 'AD-ATK-1',
    dice: [{ op: 'add', value: 2, label: 'Agility', clause: 'AD-DIE-3' }],
  });
  // By the rules' own estimate about 79 of 100; the mean is 10.5 and twice 5.5 / 0.9.
  expect(chanceAbove(pool, 15)).toBeGreaterThan(0.785);
  expect(chanceAbove(pool, 15)).toBeLessThan(0.795);
  expect(totalsOf(pool).mean).toBeCloseTo(10.5 + (2 * 5.5) / 0.9, 2);
});

test('[AD-ARM-9] [AD-ARM-11] what cannot harm promises nothing: a rifle at a fiend', () => {
  const fight = begun({ red: { korr: { at: [5, 5] } }, blue: { 'heroic-fiend': { at: [9, 5] } } });
  const rifle = meansOf(fight, one(fight, 'korr')).find(({ id }) => id === 'rifle');
  if (!rifle) throw new Error('no rifle');
  expect(promiseOf(fight, one(fight, 'korr'), one(fight, 'heroic-fiend'), rifle, 'attack').worth).toBe(0);
});

test('[AD-ARM-9] so Korr shoots the ghoul and lets the fiend be', () => {
  const made = turn({
    red: { korr: { at: [5, 5] } },
    blue: { 'heroic-fiend': { at: [12, 5] }, ghoul: { at: [15, 9] } },
  });
  expect(made).toMatchObject({ target: 'ghoul' });
});

test('[AD-REA-3] a blow at somebody on its own turn promises more: it cannot be answered', () => {
  const fight = begun({ red: { hadra: {} }, blue: { soldier: { at: [6, 5] } } });
  const [sword] = meansOf(fight, one(fight, 'hadra'));
  if (!sword) throw new Error('no sword');
  const [who, target] = [one(fight, 'hadra'), one(fight, 'soldier')];
  const answered = promiseOf(fight, who, target, sword, 'attack');
  const open = promiseOf(fight, who, target, sword, 'opening', true);
  expect(open.hit).toBeGreaterThan(answered.hit);
});

test('[AD-REC-2] [AD-REC-6] the last breath is dear: more so for whoever has its turn still to come', () => {
  const fight = begun({ red: { hadra: {} }, blue: { thug: { at: [6, 5], now: { vigor: 5 } } } });
  const thug = one(fight, 'thug');
  // Stamina 10: 2 Vigor a round, so three rounds to 5.
  expect(vigorPrice(fight, thug, 5)).toBeGreaterThan(1);
  expect(vigorPrice(fight, thug, 4)).toBeLessThan(0.1);
  expect(vigorPrice(fight, thug, 6)).toBe(Number.POSITIVE_INFINITY);
  // Vigor that recovery would give beyond the maximum costs next to nothing.
  expect(vigorPrice(fight, one(fight, 'hadra'), 5)).toBeLessThan(0.02);
});

test('[AD-REA-5] [AD-REA-12] a blow that is to be beaten is answered, with the better dice; one that is not is taken', () => {
  const fight = begun({ red: { hadra: {} }, blue: { soldier: { at: [6, 5] } } }, { turnOf: 'soldier' });
  // Shield Block has three dice, Defense two.
  expect(decide(fight, struck(20))).toEqual({ option: 'shield-block' });
  expect(decide(fight, struck(90))).toEqual({ option: 'decline' });
});

test('[AD-REA-5] [AD-REC-2] nobody is Winded for the sake of a scratch', () => {
  const fight = begun(
    { red: { hadra: { now: { vigor: 5 } } }, blue: { soldier: { at: [6, 5] } } },
    { turnOf: 'soldier' },
  );
  expect(decide(fight, struck(32))).toEqual({ option: 'decline' });
});

test('[AD-ACT-9] [AD-ACT-3] out of reach it walks up, with an action left for the blow', () => {
  const made = turn({ red: { hadra: { at: [5, 5] } }, blue: { thug: { at: [9, 5] } } });
  expect(made.option).toBe('move');
});

test('[AD-ACT-11] [AD-REA-3] whoever could come is waited for', () => {
  const made = turn({
    red: { hadra: { at: [5, 5], now: { actions: 1 } } },
    blue: { soldier: { at: [9, 5] } },
  });
  expect(made).toEqual({ option: 'ready', what: 'attack', when: 'reach', whom: 'any' });
});

test('[AD-POS-13] it gets up where nobody can use it, and fights on lying where somebody could', () => {
  const prone = { conditions: ['prone'] };
  const alone = turn({ red: { hadra: { now: prone } }, blue: { thug: { at: [12, 5] } } });
  expect(alone).toEqual({ option: 'stand-up' });
  const beset = turn({ red: { hadra: { now: prone } }, blue: { veteran: { at: [6, 5] } } });
  expect(beset).toMatchObject({ target: 'veteran' });
});

test('[AD-POS-5] [AD-POS-6] whoever is not known of strikes from behind', () => {
  const made = turn({
    red: { hadra: { at: [5, 5] } },
    blue: { thug: { at: [6, 5], now: { unaware: ['hadra'] } } },
  });
  expect(made).toMatchObject({ target: 'thug', fromBehind: 'yes' });
});

test('[AD-SHK-6] [AD-SHK-4] somebody who is about to die is looked after before the next blow', () => {
  const made = turn({
    heroes: {
      amari: { at: [5, 5] },
      lio: { at: [6, 5], now: { health: 0, durability: 0, shock: 2 } },
    },
    foes: { thug: { at: [12, 5] } },
  });
  expect(made).toMatchObject({ option: 'stabilise', target: 'lio' });
});

test('[AD-SHK-6] [AD-DIE-2] nobody without Medicine dice tries what 1d20 cannot do: more than 20', () => {
  const made = turn({
    heroes: {
      korr: { at: [5, 5] },
      lio: { at: [6, 5], now: { health: 0, durability: 0, shock: 2 } },
    },
    foes: { thug: { at: [12, 5] } },
  });
  expect(made).toMatchObject({ option: 'attack', target: 'thug' });
});

test('walking and hitting walks to the nearest and hits it, and answers nothing', () => {
  const lineUp = {
    red: { hadra: { at: [5, 5] as const } },
    blue: { thug: { at: [6, 5] as const }, soldier: { at: [9, 5] as const } },
  };
  const fight = begun(lineUp);
  const plain = tactics['walk-and-hit'];
  expect(plain?.decide(turnQuestion(fight, 'hadra'), fight, mind())).toMatchObject({
    option: 'attack',
    with: 'sword',
    target: 'thug',
  });
  expect(plain?.decide(struck(20), fight, mind())).toEqual({ option: 'decline' });
});

test('[AD-INI-7] [AD-R24] nobody is taken to come from where Over Watch looks, who stands elsewhere', () => {
  const fight = begun({ red: { hadra: {} }, blue: { thug: { at: [6, 5] } } });
  const asks = (proposed: string | null): Question => ({
    id: 'gm.overWatch',
    clause: 'AD-INI-7',
    for: 'gm',
    about: { who: 'hadra', proposed },
    options: () =>
      ['expected', 'elsewhere'].map((id) => ({ id, label: id, clause: 'AD-INI-7', group: 'gm' })),
    read: (choice) => choice,
  });
  for (const tactic of Object.values(tactics)) {
    const said = (proposed: string | null) => tactic.decide(asks(proposed), fight, mind()).option;
    expect([said('elsewhere'), said('expected'), said(null)]).toEqual(['elsewhere', 'expected', 'expected']);
  }
});

/** The question for the targets of an act that is completed now. */
const completed = (act: string, who: string): Question => ({
  id: 'act.targets',
  clause: 'AD-ENC-5',
  for: who,
  about: { who, act },
  options: () => [],
  read: (choice) => choice,
});

test('[AD-ENC-5] what took two turns is aimed at an enemy, though nothing is left that it could be paid with', () => {
  const line = (blue: LineUp[string]): Fight =>
    begun({
      red: { oska: { at: [5, 5], now: { vigor: 1 } } },
      blue,
      wild: { thicket: { at: [6, 6] } },
    });
  const act = optionOf({ id: 'aimed-shot' });
  const aimed = (blue: LineUp[string]) => decide(line(blue), completed(act, 'oska'));
  expect(aimed({ soldier: { at: [12, 5] } })).toMatchObject({ option: act, target: 'soldier' });
  // Not worth an attack on the thicket.
  expect(aimed({ soldier: { at: [12, 5], now: { conditions: ['dead'] } } })).toEqual({
    option: 'give-up',
  });
});

test('[AD-ENC-5] [AD-ATK-8] no storm comes down on friends alone', () => {
  const storm = (thug: readonly [number, number]) =>
    decide(
      begun({
        red: { veshta: { at: [2, 2] }, hadra: { at: [12, 5] }, lio: { at: [13, 5] } },
        blue: { thug: { at: [...thug] } },
      }),
      completed(optionOf({ id: 'storm-call' }), 'veshta'),
    );
  expect(storm([20, 5])).toMatchObject({ at: { x: 20, y: 5 } });
  expect(storm([12, 6])).toEqual({ option: 'give-up' });
});

test('[AD-POS-3] whoever has nothing but a rifle comes up to an enemy behind a wall', () => {
  const made = turn(
    {
      red: { korr: { at: [5, 5], sheet: { natural: [], weapons: ['rifle'], powers: [], items: [] } } },
      blue: { thug: { at: [12, 5] } },
    },
    { field: { walls: [{ x: 8, y: 0, side: 'e', length: 9, kind: 'wall' }] } },
  );
  expect(made.option).toBe('move');
});

test('[AD-ATK-7] [AD-R44] `gm`: nobody shoots along a line that the map shows to be blocked', () => {
  const lineUp: LineUp = { red: { korr: { at: [5, 5] } }, blue: { thug: { at: [11, 5] } } };
  const column = [3, 4, 5, 6, 7].map((y) => ({ x: 8, y, side: 'e', kind: 'wall' }));
  const shot = (walls: readonly object[]): Choice =>
    turn(lineUp, { field: { walls }, rulings: { attackLine: 'gm' } });
  expect(shot([])).toMatchObject({ option: 'attack', with: 'rifle', target: 'thug' });
  expect(shot(column).option).not.toBe('attack');
});
