import { expect, test } from 'vitest';
import type { Weighed } from '../../../engine/keen/listed.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { meansOf } from '../combat/means.ts';
import { prepareAction } from '../dice/roll.ts';
import { turnQuestion } from '../menu.ts';
import { optionOf } from '../powers/action.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { cares } from '../tactics/care.ts';
import { chanceToBeat, totalsOf } from '../tactics/chances.ts';
import { tactics } from '../tactics/index.ts';
import { promiseOf } from '../tactics/promise.ts';
import { vigorPrice } from '../tactics/purse.ts';
import { resists } from '../tactics/resisting.ts';
import { sensibleTurn } from '../tactics/turns.ts';
import type { LineUp, Setting, Sketch } from './sketch.ts';
import { begun } from './sketch.ts';

/** The tactic `simple`: turns, use of Vigor, answers. */

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

test('[AD-DIE-13] its chance for d20 and two bursting d10 against 15 is 0.785 to 0.795, its mean exact', () => {
  const fight = begun({ red: { hadra: {} }, blue: { thug: { at: [6, 5] } } });
  const { pool } = prepareAction(fight, {
    who: 'hadra',
    rolling: 'attack',
    purpose: 'attack',
    clause: 'AD-ATK-1',
    dice: [{ op: 'add', value: 2, label: 'Agility', clause: 'AD-DIE-3' }],
  });
  // By the rules' own estimate about 79 of 100; the mean is 10.5 and twice 5.5 / 0.9.
  const above15 = chanceToBeat(fight.rulings, pool, { vs: 15, kind: 'contest' });
  expect(above15).toBeGreaterThan(0.785);
  expect(above15).toBeLessThan(0.795);
  expect(totalsOf(pool).mean).toBeCloseTo(10.5 + (2 * 5.5) / 0.9, 2);
});

test('[AD-DIE-2] [AD-R1] [AD-R2] the chance of 1d20 to beat 20: none, 1 in 20 if 20 succeeds by itself or reaching is enough', () => {
  const chance = (rulings: Sketch, vs: number): number => {
    const fight = begun({ red: { hadra: {} }, blue: { thug: { at: [6, 5] } } }, { rulings });
    const spec = { who: 'hadra', rolling: 'check', purpose: 'check', clause: '', dice: [] } as const;
    return chanceToBeat(fight.rulings, prepareAction(fight, spec).pool, { vs, kind: 'check' });
  };
  expect(chance({}, 20)).toBe(0);
  expect(chance({ naturals: 'autoBoth' }, 20)).toBeCloseTo(1 / 20, 12);
  expect(chance({ vsComparison: 'reachOnChecks' }, 20)).toBeCloseTo(1 / 20, 12);
  // A natural 1 fails against 0, too.
  expect(chance({}, 0)).toBeCloseTo(1, 12);
  expect(chance({ naturals: 'autoBoth' }, 0)).toBeCloseTo(19 / 20, 12);
});

test('[AD-ATK-3] [AD-REA-6] [AD-R2] the chance of a hit is that of the rulings, and so is the chance of the Defense', () => {
  const [hadra, thug] = [
    { sheet: { scores: { agility: 5 } } },
    { at: [6, 5] as const, sheet: { scores: { speed: 5 } } },
  ];
  const hit = (rulings: Sketch, foe: LineUp[string][string], unanswered: boolean): number => {
    const fight = begun({ red: { hadra }, blue: { foe } }, { rulings });
    const [sword] = meansOf(fight, one(fight, 'hadra'));
    if (!sword) throw new Error('a sword is expected');
    return promiseOf(fight, one(fight, 'hadra'), one(fight, 'foe'), sword, 'attack', unanswered).hit;
  };
  // 1d20 against 25: never, or with a 20.
  const rat = { use: 'cave-rat', at: [6, 5] as const };
  expect(hit({}, rat, true)).toBe(0);
  expect(hit({ naturals: 'autoBoth' }, rat, true)).toBeCloseTo(1 / 20, 12);
  // 1d20 against 15, and in nine cases of ten 1d20 to evade: 4, 3, 2 and 1 in 20 against 16 to 19, and 0 or 1 against 20.
  const other = { use: 'thug', ...thug };
  expect(hit({}, other, false)).toBeCloseTo(5 / 20 - (0.9 * 10) / 400, 12);
  expect(hit({ naturals: 'autoBoth' }, other, false)).toBeCloseTo(5 / 20 - (0.9 * 11) / 400, 12);
});

test('[AD-ACT-16] [AD-R1] [AD-R2] the worth of aid follows how often the Medicine check succeeds under the rulings', () => {
  const worth = (rulings: Sketch): number => {
    const heroes = {
      amari: { at: [5, 5], sheet: { skills: { medicine: 1 } } },
      hadra: { at: [6, 5], now: { durability: 3 } },
    } as const;
    const fight = begun({ heroes, foes: { thug: { at: [15, 5] } } }, { rulings });
    const deeds = cares(fight, one(fight, 'amari'), 2);
    return deeds.find(({ choice }) => choice.option === 'emergency-aid')?.worth ?? 0;
  };
  // 1d20 and a bursting d10 above 20: 6.05 of 20; at 20 at least: 7.04. A natural 1 spoils what a double burst made.
  expect(worth({ vsComparison: 'reachOnChecks' }) / worth({})).toBeCloseTo(7.04 / 6.05, 9);
  expect(worth({ naturals: 'autoBoth' }) / worth({})).toBeCloseTo(6.04 / 6.05, 9);
});

test('[AD-RES-4] [AD-R64] the chance of Resistance goes by the number printed, the total, or 15, as the ruling says', () => {
  const chance = (rulings: Sketch, number: { readonly vs?: number; readonly total?: number }): number => {
    const foe = { use: 'thug', at: [6, 5], sheet: { scores: { strength: 9 }, resistanceDice: 0 } } as const;
    const fight = begun({ red: { hadra: {} }, blue: { foe } }, { rulings });
    return resists(fight, one(fight, 'foe'), ['strength'], number);
  };
  // A Strength of 9 gives no dice; 1d20 alone: above 10, above 15, above a total of 18; a tie with a total fails even where reaching is enough.
  expect(chance({}, { vs: 10 })).toBeCloseTo(10 / 20, 12);
  expect(chance({}, {})).toBeCloseTo(5 / 20, 12);
  expect(chance({}, { total: 18 })).toBeCloseTo(2 / 20, 12);
  expect(chance({ vsComparison: 'reachOnChecks' }, { total: 18 })).toBeCloseTo(2 / 20, 12);
  expect(chance({ vsComparison: 'reachOnChecks' }, { vs: 18 })).toBeCloseTo(3 / 20, 12);
  expect(chance({ resistanceVs: 'always15' }, { vs: 10 })).toBeCloseTo(5 / 20, 12);
  expect(chance({ resistanceVs: 'always15' }, { total: 18 })).toBeCloseTo(5 / 20, 12);
});

test('[AD-ARM-9] [AD-ARM-11] an attack that can do no damage is worth 0: a rifle against Heroic Durability', () => {
  const fight = begun({ red: { korr: { at: [5, 5] } }, blue: { 'heroic-fiend': { at: [9, 5] } } });
  const rifle = meansOf(fight, one(fight, 'korr')).find(({ id }) => id === 'rifle');
  if (!rifle) throw new Error('no rifle');
  expect(promiseOf(fight, one(fight, 'korr'), one(fight, 'heroic-fiend'), rifle, 'attack').worth).toBe(0);
});

test('[AD-ARM-9] a shooter attacks the ghoul, not the fiend that its rifle cannot harm', () => {
  const made = turn({
    red: { korr: { at: [5, 5] } },
    blue: { 'heroic-fiend': { at: [12, 5] }, ghoul: { at: [15, 9] } },
  });
  expect(made).toMatchObject({ target: 'ghoul' });
});

test('[AD-REA-3] an attack on a target in its own turn is more likely to hit, as it cannot be defended', () => {
  const fight = begun({ red: { hadra: {} }, blue: { soldier: { at: [6, 5] } } });
  const [sword] = meansOf(fight, one(fight, 'hadra'));
  if (!sword) throw new Error('no sword');
  const [who, target] = [one(fight, 'hadra'), one(fight, 'soldier')];
  const answered = promiseOf(fight, who, target, sword, 'attack');
  const open = promiseOf(fight, who, target, sword, 'opening', true);
  expect(open.hit).toBeGreaterThan(answered.hit);
});

test('[AD-REC-2] [AD-REC-6] the price of Vigor is high for the last points, and low for what recovery would exceed', () => {
  const fight = begun({ red: { hadra: {} }, blue: { thug: { at: [6, 5], now: { vigor: 5 } } } });
  const thug = one(fight, 'thug');
  // Stamina 10: 2 Vigor a round, so three rounds to 5.
  expect(vigorPrice(fight, thug, 5)).toBeGreaterThan(1);
  expect(vigorPrice(fight, thug, 4)).toBeLessThan(0.1);
  expect(vigorPrice(fight, thug, 6)).toBe(Number.POSITIVE_INFINITY);
  // Vigor that recovery would give beyond the maximum costs next to nothing.
  expect(vigorPrice(fight, one(fight, 'hadra'), 5)).toBeLessThan(0.02);
});

test('[AD-REA-5] [AD-REA-12] an attack that Defense can beat is answered with the better dice, one that it cannot is not', () => {
  const fight = begun({ red: { hadra: {} }, blue: { soldier: { at: [6, 5] } } }, { turnOf: 'soldier' });
  // Shield Block has three dice, Defense two.
  expect(decide(fight, struck(20))).toEqual({ option: 'shield-block' });
  expect(decide(fight, struck(90))).toEqual({ option: 'decline' });
});

test('[AD-REA-5] [AD-REC-2] the last Vigor is not spent on a Defense with little chance', () => {
  const fight = begun(
    { red: { hadra: { now: { vigor: 5 } } }, blue: { soldier: { at: [6, 5] } } },
    { turnOf: 'soldier' },
  );
  expect(decide(fight, struck(32))).toEqual({ option: 'decline' });
});

test('[AD-ACT-9] [AD-ACT-3] with an enemy out of reach it moves towards it', () => {
  const made = turn({ red: { hadra: { at: [5, 5] } }, blue: { thug: { at: [9, 5] } } });
  expect(made.option).toBe('move');
});

test('[AD-ACT-11] [AD-REA-3] with one action and an enemy that could come into reach it readies an attack', () => {
  const made = turn({
    red: { hadra: { at: [5, 5], now: { actions: 1 } } },
    blue: { soldier: { at: [9, 5] } },
  });
  expect(made).toEqual({ option: 'ready', what: 'attack', when: 'reach', whom: 'any' });
});

test('[AD-POS-13] prone, it stands up with no enemy in reach, and else attacks', () => {
  const prone = { conditions: ['prone'] };
  const alone = turn({ red: { hadra: { now: prone } }, blue: { thug: { at: [12, 5] } } });
  expect(alone).toEqual({ option: 'stand-up' });
  const beset = turn({ red: { hadra: { now: prone } }, blue: { veteran: { at: [6, 5] } } });
  expect(beset).toMatchObject({ target: 'veteran' });
});

test('[AD-ACT-9] whose Move is one square goes round a fallen friend, on whose square nobody can stop', () => {
  const slow = { at: [1, 5], sheet: { scores: { speed: 5 } } } as const;
  const made = turn(
    { red: { lio: slow, hadra: { at: [2, 5], now: { health: 0 } } }, blue: { veteran: { at: [12, 5] } } },
    { turnOf: 'lio' },
  );
  expect(made).toMatchObject({ option: 'move', path: [{ x: 2 }] });
});

test('[AD-REA-10] [AD-INI-5] it stands up beside an enemy that may not react', () => {
  const lineUp: LineUp = {
    red: { hadra: { now: { conditions: ['prone'] } } },
    blue: { veteran: { at: [6, 5], now: { conditions: ['ambushed'] } } },
  };
  const made = (may: boolean) => turn(lineUp, { round: 1, rulings: { ambushedReactions: may } });
  expect(made(true)).toMatchObject({ target: 'veteran' });
  expect(made(false)).toEqual({ option: 'stand-up' });
});

test('[AD-POS-5] [AD-POS-6] an unaware target is attacked from behind', () => {
  const made = turn({
    red: { hadra: { at: [5, 5] } },
    blue: { thug: { at: [6, 5], now: { unaware: ['hadra'] } } },
  });
  expect(made).toMatchObject({ target: 'thug', fromBehind: 'yes' });
});

test('[AD-SHK-6] [AD-SHK-4] an ally about to die is stabilised before an attack', () => {
  const made = turn({
    heroes: {
      amari: { at: [5, 5] },
      lio: { at: [6, 5], now: { health: 0, durability: 0, shock: 2 } },
    },
    foes: { thug: { at: [12, 5] } },
  });
  expect(made).toMatchObject({ option: 'stabilise', target: 'lio' });
});

test('[AD-SHK-6] [AD-DIE-2] a combatant without Medicine dice does not try to stabilise, but attacks', () => {
  const made = turn({
    heroes: {
      korr: { at: [5, 5] },
      lio: { at: [6, 5], now: { health: 0, durability: 0, shock: 2 } },
    },
    foes: { thug: { at: [12, 5] } },
  });
  expect(made).toMatchObject({ option: 'attack', target: 'thug' });
});

test('[AD-POS-7] [AD-ACT-11] waiting for one that will have looked around when it comes counts on no blow from behind', () => {
  const worth = (looked: boolean, rulings: Sketch = {}): number => {
    const fight = begun(
      {
        red: { thug: { at: [5, 5], now: { actions: 1 } } },
        blue: { lio: { at: [8, 5], sheet: { weapons: ['short-sword'] }, now: { unaware: ['thug'] } } },
      },
      { rulings },
    );
    one(fight, 'lio').looked = looked;
    const weighed: Weighed[] = [];
    sensibleTurn(fight, one(fight, 'thug'), weighed);
    return weighed.find(({ choice }) => choice.option === 'ready')?.worth ?? 0;
  };
  expect(worth(false)).toBeGreaterThan(0);
  // Once it has looked, or while only the game master says so, it stays unaware.
  expect(worth(true)).toBeGreaterThan(worth(false));
  expect(worth(false, { awareness: 'gm' })).toBe(worth(true));
});

test('[AD-ACT-11] nobody waits for an enemy behind a wall or a closed door', () => {
  const lineUp: LineUp = { red: { hadra: { at: [5, 5] } }, blue: { soldier: { at: [9, 5] } } };
  const choices = (walls: readonly object[]): readonly string[] => {
    const fight = begun(lineUp, { field: { walls } });
    const weighed: Weighed[] = [];
    sensibleTurn(fight, one(fight, 'hadra'), weighed);
    return weighed.map(({ choice }) => choice.option);
  };
  const wall = [
    { x: 7, y: 0, side: 'e', length: 5, kind: 'wall' },
    { x: 7, y: 6, side: 'e', length: 10, kind: 'wall' },
  ];
  const door = { x: 7, y: 5, side: 'e', kind: 'door', id: 'gate' };
  expect(choices(wall)).toContain('ready');
  expect(choices([...wall, { ...door, open: true }])).toContain('ready');
  expect(choices([...wall, door])).not.toContain('ready');
});

test('[AD-POS-5] [AD-POS-6] [AD-ACT-12] a readied attack on one that is unaware comes from behind', () => {
  const fight = begun({
    red: { soldier: { at: [5, 5] } },
    blue: { thug: { at: [6, 5], now: { unaware: ['soldier'] } } },
  });
  const question: Question = {
    id: 'reaction.ready',
    clause: 'AD-ACT-12',
    for: 'soldier',
    about: { who: 'soldier', by: 'thug' },
    options: () => [],
    read: (choice) => choice,
  };
  expect(decide(fight, question)).toEqual({
    option: 'act',
    with: 'sword',
    target: 'thug',
    fromBehind: 'yes',
  });
});

test('[AD-ACT-3] between blows that are certain to fell, what is in the main hand comes first', () => {
  // Each Health from 1 to 4 is less than any sum of the dice of sword and fist.
  for (const health of [1, 2, 3, 4]) {
    const made = turn({
      red: { hadra: { at: [5, 5] } },
      blue: { thug: { at: [6, 5], now: { durability: 0, health, vigor: 4 } }, soldier: { at: [20, 5] } },
    });
    expect(made, String(health)).toMatchObject({ with: 'sword', target: 'thug' });
  }
});

test('`walk-and-hit` attacks the nearest enemy and declines Defense', () => {
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

test('[AD-INI-7] [AD-R24] Over Watch is answered as proposed, and with `expected` without a proposal', () => {
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

test('[AD-ENC-5] the targets of a completed act are enemies, even without Vigor left; else it is given up', () => {
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

test('[AD-ENC-5] [AD-ATK-8] an area spell is not aimed at friends only', () => {
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

test('[AD-ATK-8] [AD-SHK-2] [AD-SHK-5] an area spell is not aimed where it kills a friend who lies in Shock or is bound', () => {
  // Hadra beside the thug is helpless: whatever hits her kills her. Out of its 10 ft the thug is worth the storm.
  const storm = (hadra: Sketch, thug: readonly [number, number]) =>
    decide(
      begun({
        red: { veshta: { at: [2, 2] }, hadra: { at: [12, 5], now: hadra } },
        blue: { thug: { at: [...thug] } },
      }),
      completed(optionOf({ id: 'storm-call' }), 'veshta'),
    );
  for (const helpless of [{ durability: 0, health: 0 }, { effects: [{ condition: 'bound' }] }]) {
    expect(storm(helpless, [12, 6])).toEqual({ option: 'give-up' });
    expect(storm(helpless, [15, 5])).toMatchObject({ at: { x: 15, y: 5 } });
  }
});

test('[AD-POS-3] a combatant with only a rifle moves towards an enemy behind a wall', () => {
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
