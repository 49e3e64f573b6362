import { expect, test } from 'vitest';
import type { Faces } from '../../../kernel/dice.ts';
import type { Choice } from '../../../kernel/port.ts';
import { makeAreaAttack, reachedBy } from '../combat/area.ts';
import type { Blast } from '../combat/blast.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { play } from './bare-table.ts';
import { poolsOf, rulingsTold } from './blow.ts';
import type { LineUp, Sketch } from './line-up.ts';
import { begun, choice, fight } from './line-up.ts';

/** Attacks on an area (AD-ATK-8, AD-R45). */

const grenade: Blast = {
  id: 'grenade',
  label: 'Grenade',
  value: 3,
  rank: 'ordinary',
  type: 'kinetic',
  kinetic: 'impact',
  dice: 'none',
  radius: 10,
  ability: 'agility',
};
/** A thug (Guard 15) and Hadra (17) beside each other, a soldier two squares away, another outside the area. */
const line = (now: Sketch = { vigor: 4 }): LineUp => ({
  a: { korr: { at: [0, 5] } },
  b: {
    thug: { at: [10, 5], now },
    hadra: { at: [11, 5], now },
    soldier: { at: [12, 5], now },
    far: { use: 'soldier', at: [13, 5], now },
  },
});
const burst = (
  fight: Fight,
  faces: readonly Faces[],
  choices: readonly Choice[] = [],
  more: Partial<Blast> = {},
) =>
  play(fight, { faces, choices }, (table) =>
    makeAreaAttack(table, {
      who: 'korr',
      centre: { x: 10, y: 5 },
      blast: { ...grenade, ...more },
      clause: 'AD-ATK-8',
    }),
  );
const lost = (fight: Fight, ...ids: readonly string[]) =>
  ids.map((id) => {
    const { durability, health } = one(fight, id);
    return `${durability}/${health}`;
  });

test('[AD-ATK-8] [AD-R45] one roll against the number of each target; damage is rolled once and dealt to each one hit', () => {
  const fight = begun(line());
  // Three dice of Agility: 16 beats 15 twice, not the 17 of the shield.
  const bare = burst(fight, [
    [7, 3, 3, 3],
    [5, 5, 5],
  ]);
  expect(poolsOf(bare)).toEqual(['d20+d10!+d10!+d10!', 'd8+d8+d8']);
  // 15 less 4 of the mail of the soldier.
  expect(lost(fight, 'thug', 'hadra', 'soldier', 'far')).toEqual(['0/0', '30/15', '9/10', '20/10']);
  expect(rulingsTold(bare, 'area')).toEqual([rulingIds.areaAttack]);
});

test('[AD-ATK-8] each target may answer with a Defense of its own', () => {
  const fight = begun(line({}));
  burst(
    fight,
    [
      [10, 3, 3, 3],
      [15, 5],
      [5, 5, 5],
    ],
    // Thug, Hadra, soldier: the first rolls 20.
    [{ option: 'defense' }, { option: 'decline' }, { option: 'decline' }],
  );
  expect(lost(fight, 'thug', 'hadra', 'soldier')).toEqual(['10/5', '19/15', '9/10']);
  expect(one(fight, 'thug').vigor).toBe(5);
});

test('[AD-R45] ruling areaAttack: a roll for each target, or no roll and Agility against 15 for each', () => {
  const each = begun(line(), { rulings: { areaAttack: 'rollPerTarget' } });
  burst(each, [
    [1, 1, 1, 1],
    [20, 1, 1, 1],
    [1, 1, 1, 1],
    [5, 5, 5],
  ]);
  expect(lost(each, 'thug', 'hadra', 'soldier')).toEqual(['10/5', '19/15', '20/10']);
  const resisted = begun(line(), { rulings: { areaAttack: 'resistanceOnly' } });
  const struggle = { option: 'struggle' };
  burst(
    resisted,
    [
      [14, 2],
      [10, 2, 3],
      [10, 3, 3],
      [5, 5, 5],
    ],
    [struggle, struggle, struggle],
  );
  expect(lost(resisted, 'thug', 'hadra', 'soldier')).toEqual(['10/5', '19/15', '20/10']);
});

test('[AD-ATK-8] the attacker in the area is hit too, objects without a roll, the dead not at all', () => {
  const fight = begun({
    a: { korr: { at: [9, 5] } },
    b: { 'wooden-door': { at: [10, 6] }, thug: { at: [10, 4], now: { conditions: ['dead'] } } },
  });
  expect(reachedBy(fight, { x: 10, y: 5 }, 10).map(({ id }) => id)).toEqual(['korr', 'wooden-door']);
  burst(fight, [
    [7, 3, 3, 3],
    [5, 5, 5],
  ]);
  // 15 less 5 of the vest; 15 less 2.
  expect([one(fight, 'korr').durability, one(fight, 'wooden-door').durability]).toEqual([10, 2]);
});

test('[AD-COV-6] [AD-R108] cover between the centre and a target gives AR, no Guard', () => {
  const fight = begun({
    a: { korr: { at: [0, 5] } },
    b: { soldier: { at: [12, 5], now: { vigor: 4 } }, 'concrete-barricade': { at: [11, 5] } },
  });
  // 16 beats 15; 15 less 5 less 4. The barricade is hit as well: 15 less its own 6; what it stopped does no damage to
  // it.
  burst(fight, [
    [7, 3, 3, 3],
    [5, 5, 5],
  ]);
  expect([one(fight, 'soldier').durability, one(fight, 'concrete-barricade').durability]).toEqual([14, 51]);
});

test('[AD-ATK-7] a closed door keeps an area attack from those behind it', () => {
  const fight = begun({
    a: { korr: { at: [0, 5] } },
    b: { soldier: { at: [12, 5] }, 'wooden-door': { at: [11, 5] } },
  });
  expect(reachedBy(fight, { x: 10, y: 5 }, 10).map(({ id }) => id)).toEqual(['wooden-door']);
});

test('[AD-SHK-2] [AD-ATK-8] for a helpless target in the area the game master decides, the others are rolled for', () => {
  const fight = begun({
    a: { korr: { at: [0, 5] } },
    b: {
      thug: { at: [10, 5], now: { effects: [{ condition: 'bound' }] } },
      soldier: { at: [11, 5], now: { vigor: 4 } },
    },
  });
  burst(
    fight,
    [
      [7, 3, 3, 3],
      [5, 5, 5],
    ],
    [{ option: 'killed' }],
  );
  expect([one(fight, 'thug').out, one(fight, 'soldier').durability]).toEqual(['dead', 9]);
});

test('[AD-R88] [AD-ATK-8] for targets weak to the type damage is rolled with a Charge, once for all of them', () => {
  const weak = { sheet: { weaknesses: ['kinetic'] }, now: { vigor: 4 } };
  const fight = begun({
    a: { korr: { at: [0, 5] } },
    b: {
      thug: { at: [10, 5], now: { vigor: 4 } },
      one: { use: 'thug', at: [11, 5], ...weak },
      two: { use: 'thug', at: [10, 6], ...weak },
    },
  });
  const bare = burst(
    fight,
    [
      [7, 3, 3, 3],
      [1, 1, 1, 2, 2],
      [1, 1, 1, 3, 3],
    ],
    [],
    { dice: { skill: 'marksmanship' } },
  );
  expect(poolsOf(bare).slice(1)).toEqual(['d8+d8+d8+d10!+d10!', 'd8+d8+d8+d12!+d12!']);
  expect(lost(fight, 'thug', 'one', 'two')).toEqual(['3/5', '1/5', '1/5']);
});

test('[AD-ATK-6] [AD-ATK-8] a centre beyond near is a Challenge; a prone target changes nothing with one roll', () => {
  const fight = begun(line({ vigor: 4, conditions: ['prone'] }));
  const bare = burst(fight, [[1, 1, 1, 1]], [], { range: { near: 30, far: 60 } });
  expect(poolsOf(bare)).toEqual(['d20+d8!+d8!+d8!']);
});

test('[AD-TYP-10] [AD-ATK-8] a Sonic area in a vacuum: only adjacent targets; refused without any', () => {
  const scream = {
    id: 'scream',
    name: 'Scream',
    kind: 'spell',
    actions: 1,
    does: {
      deed: 'blast',
      value: 1,
      rank: 'ordinary',
      type: 'sonic',
      dice: 'none',
      radius: 10,
      ability: 'soul',
      far: 100,
    },
  };
  const table = (vacuum: boolean) =>
    fight(
      {
        a: { korr: { at: [9, 5], sheet: { powers: [scream] } } },
        b: { thug: { at: [10, 5] }, soldier: { at: [11, 5] }, other: { use: 'thug', at: [18, 5] } },
      },
      { more: { vacuum } },
    );
  const at = (x: number) => choice('power-scream', { at: { x, y: 5 } });
  table(true).refuses(at(18), 'outOfRange', 'AD-TYP-10');
  expect(table(false).does(at(18)).facts('area')).toMatchObject([{ targets: ['other'] }]);
  const reached = (vacuum: boolean) => {
    const seen = table(vacuum).send({ do: 'preview', choice: at(11) } as never) as {
      readonly reached: readonly { readonly who: string }[];
    };
    return seen.reached.map(({ who }) => who);
  };
  expect([reached(false), reached(true)]).toEqual([
    ['korr', 'thug', 'soldier'],
    ['korr', 'thug'],
  ]);
});

test('[AD-TYP-10] [AD-ATK-8] in a vacuum a Sonic area attack harms only those adjacent', () => {
  const fight = begun(
    {
      a: { korr: { at: [9, 5], now: { vigor: 4 } } },
      b: { thug: { at: [10, 5], now: { vigor: 4 } }, soldier: { at: [11, 5] } },
    },
    { more: { vacuum: true } },
  );
  const bare = burst(
    fight,
    [
      [7, 3, 3, 3],
      [5, 5, 5],
    ],
    [],
    { type: 'sonic', kinetic: undefined },
  );
  expect(bare.facts.find(({ fact }) => fact === 'area')).toMatchObject({ targets: ['korr', 'thug'] });
  // No armour protects from it.
  expect(lost(fight, 'korr', 'thug', 'soldier')).toEqual(['5/10', '0/0', '20/10']);
});

test('[AD-ATK-8] [AD-ATK-4] [AD-SIZ-4] [AD-VIS-6] each target has its own number: size and visibility count', () => {
  const fight = begun(
    {
      a: { korr: { at: [0, 5] } },
      b: { 'cave-rat': { at: [10, 5] }, thug: { at: [11, 5], now: { unaware: ['korr'] } } },
    },
    { more: { visibility: 'low' } },
  );
  const bare = burst(fight, [[1, 1, 1, 1]]);
  const numbers = bare.facts.flatMap((fact) =>
    fact.fact === 'attack-roll' ? [[fact.target, fact.number.value, fact.hits]] : [],
  );
  // 15 and 10 of the fog; two sizes are 10 more.
  expect(numbers).toEqual([
    ['cave-rat', 35, false],
    ['thug', 25, false],
  ]);
  // AD-POS-7: after the attack all who were in the area are aware of him.
  expect(one(fight, 'thug').unaware).toEqual([]);
});

test('[AD-REA-14] [AD-ATK-8] targets of an area are asked by Initiative, not in listing order', () => {
  const fight = begun(line({}), { order: ['korr', 'soldier', 'hadra', 'thug', 'far'] });
  burst(
    fight,
    [
      [10, 3, 3, 3],
      [18, 1, 1],
      [1, 1, 1],
    ],
    [{ option: 'defense' }, { option: 'decline' }, { option: 'decline' }],
  );
  expect(['soldier', 'hadra', 'thug'].map((id) => one(fight, id).vigor)).toEqual([15, 30, 10]);
});

test('[AD-POS-15] [AD-R45] ruling areaAttack rollPerTarget: a prone target is a Challenge to its own roll', () => {
  const fight = begun(
    {
      a: { korr: { at: [0, 5] } },
      b: { thug: { at: [10, 5], now: { conditions: ['prone'] } }, soldier: { at: [11, 5] } },
    },
    { rulings: { areaAttack: 'rollPerTarget' } },
  );
  const bare = burst(fight, [
    [1, 1, 1, 1],
    [1, 1, 1, 1],
  ]);
  expect(poolsOf(bare)).toEqual(['d20+d8!+d8!+d8!', 'd20+d10!+d10!+d10!']);
});

test('[AD-R12] [AD-R45] ruling areaAttack rollPerTarget: a Charge that waits counts in every roll of the attack and in its damage, and is used once', () => {
  const at = (pushes: readonly Sketch[]) =>
    begun(
      {
        a: { korr: { at: [0, 5], now: { pushes } } },
        b: { thug: { at: [10, 5], now: { vigor: 4 } }, soldier: { at: [11, 5], now: { vigor: 4 } } },
      },
      { rulings: { areaAttack: 'rollPerTarget' } },
    );
  // 20 hits both; the Bonus dice of both rolls are d12 in place of d10.
  const faces = [
    [20, 1, 1, 1],
    [20, 1, 1, 1],
    [1, 1, 1],
  ];
  const fight = at([{ kind: 'charge' }]);
  const bare = burst(fight, faces);
  expect(poolsOf(bare).slice(0, 2)).toEqual(['d20+d12!+d12!+d12!', 'd20+d12!+d12!+d12!']);
  expect(bare.facts.filter(({ fact }) => fact === 'push-gone')).toHaveLength(1);
  expect(one(fight, 'korr').waiting).toEqual([]);
  // One that waits for a roll against the soldier counts in that roll alone.
  const against = burst(at([{ kind: 'charge', against: 'soldier' }]), faces);
  expect(poolsOf(against).slice(0, 2)).toEqual(['d20+d10!+d10!+d10!', 'd20+d12!+d12!+d12!']);
});

test('[AD-R12] [AD-R45] [AD-SHK-2] ruling areaAttack rollPerTarget: such a Charge counts in the damage, also where the first of them is hit without a roll', () => {
  const pools = (chargeLife: string) => {
    const fight = begun(
      {
        a: { korr: { at: [0, 5], now: { pushes: [{ kind: 'charge' }] } } },
        b: {
          thug: { at: [10, 5], now: { durability: 0, health: 0 } },
          soldier: { at: [11, 5], now: { vigor: 4 } },
        },
      },
      { rulings: { areaAttack: 'rollPerTarget', helpless: 'alwaysHits', chargeLife } },
    );
    const faces = [
      [20, 1, 1, 1],
      [1, 1, 1, 1, 1],
    ];
    return poolsOf(burst(fight, faces, [], { dice: 'strength' }));
  };
  // Two dice of Strength, d12 in place of d10.
  const charged = ['d20+d12!+d12!+d12!', 'd8+d8+d8+d12!+d12!'];
  expect([pools('nextRoll'), pools('untilTurnEnd')]).toEqual([charged, charged]);
});

test('[AD-R105] [AD-R108] ruling sturdy askGm: the game master is asked about cover in an area only if it matters', () => {
  const behind = (coverArea: string, choices: readonly Choice[] = []) => {
    const fight = begun(
      {
        a: { korr: { at: [0, 5] } },
        b: { thug: { at: [12, 5], now: { vigor: 4 } }, 'stone-pillar': { at: [11, 5] } },
      },
      { rulings: { sturdy: 'askGm', coverArea } },
    );
    const faces = [
      [7, 3, 3, 3],
      [4, 4, 4],
    ];
    burst(fight, faces, choices);
    const { durability, health } = one(fight, 'thug');
    return durability + health;
  };
  // 12 damage to 10 Durability and 5 Health leave 3; sturdy cover stops 10 of it.
  expect(behind('nothing')).toBe(3);
  expect(behind('armorOnly', [{ option: 'sturdy' }])).toBe(13);
  expect(behind('armorOnly', [{ option: 'flimsy' }])).toBe(3);
});

test('[AD-ATK-8] [AD-R76] [AD-SHK-5] the worst case in the preview counts spill by ruling, and kills a target in Shock', () => {
  const worst = (now: Sketch, rulings: Sketch) => {
    const table = fight(
      { red: { veshta: { at: [2, 5], now: { actions: 3 } } }, blue: { thug: { at: [12, 5], now } } },
      { rulings: { encounterEnd: 'gmOnly', ...rulings } },
    );
    const deed = choice('power-storm-call', { at: { x: 12, y: 5 } });
    const seen = table.send({ do: 'preview', choice: deed } as never) as unknown as {
      readonly reached: readonly { readonly worst: string; readonly drops?: true }[];
    };
    return seen.reached.map(({ worst: words, drops = false }) => [words, drops])[0];
  };
  // 3d8 against 10 Durability and 5 Health: 24 are enough for both, unless the rest is lost.
  expect(worst({}, {})).toEqual(['3 to 24 damage, Shock', true]);
  expect(worst({}, { spill: false })).toEqual(['3 to 24 damage', false]);
  expect(worst({ durability: 0 }, { spill: false })).toEqual(['3 to 24 damage, Shock', true]);
  expect(worst({ durability: 8, health: 0 }, { helpless: 'alwaysHits' })).toEqual([
    '3 to 24 damage, killed',
    true,
  ]);
});

test('[AD-R36] [AD-ATK-8] [AD-ACT-12] ruling readyTiming before: a blast whose caster is felled first fails', () => {
  const table = fight(
    {
      red: { veshta: { at: [5, 5], now: { actions: 3, durability: 0, health: 1 } }, lio: { at: [2, 2] } },
      blue: {
        soldier: { at: [6, 5], now: { readied: [{ what: 'attack', when: 'attacks' }] } },
        thug: { at: [12, 5] },
      },
    },
    { rulings: { readyTiming: 'before' } },
  );
  table.does(choice('power-storm-call', { at: { x: 12, y: 5 } }));
  table
    .does(choice('act', { target: 'veshta' }))
    .rolls('attack', 15, 2, 2)
    .rolls('damage', 4, 2, 2);
  expect(table.who('veshta').out).toBe('unconscious');
  expect(table.lines().map(({ text }) => text)).toContain('It comes to nothing: others were first');
});
