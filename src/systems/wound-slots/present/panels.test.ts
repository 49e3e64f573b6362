import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { attack, choice, duel, endTurn, fight, strong } from '../tests/line-up.ts';

/** What the panel of a combatant shows. */

const pool = (table: Scenario, id: string, name: string) => table.who(id).pools[name];
const chips = (table: Scenario, id: string): readonly string[] =>
  table.who(id).conditions.map(({ label, grade }) => (grade === undefined ? label : `${label} (${grade})`));

test('[SL-AP-1] [SL-AP-3] AP are a bar up to the cap with the next gain: at the turn’s end, then at a round’s start', () => {
  const table = duel({ torvin: { now: { ap: 5 } }, guard: { now: { ap: 17 } } });
  expect(pool(table, 'torvin', 'ap')).toMatchObject({
    kind: 'bar',
    value: 5,
    max: 18,
    gain: { amount: 6, when: 'when its turn ends' },
  });
  table.does(endTurn);
  expect(pool(table, 'torvin', 'ap')).toMatchObject({
    value: 11,
    gain: { amount: 6, when: 'when a round starts' },
  });
});

test('[SL-SUR-3] [SL-CND-3] whoever gains nothing next has no gain on its bar', () => {
  const table = duel(
    { torvin: { now: { conditions: ['surprised'] } }, guard: { now: { conditions: ['unconscious'] } } },
    { rulings: { surpriseFirstAp: 'no' } },
  );
  expect(pool(table, 'torvin', 'ap')).not.toHaveProperty('gain');
  expect(pool(table, 'guard', 'ap')).not.toHaveProperty('gain');
});

test('[SL-AP-5] an action that is being paid for stands on the bar: what it is, what is paid, what it takes', () => {
  const table = duel({ torvin: { now: { ap: 5 } }, guard: {} });
  expect(pool(table, 'torvin', 'ap')).not.toHaveProperty('progress');
  table.does(strong('guard'));
  expect(pool(table, 'torvin', 'ap')).toMatchObject({
    value: 0,
    progress: { label: 'Strong Attack', paid: 5, cost: 9 },
  });
  expect(chips(table, 'torvin')).toEqual(['Begun: Strong Attack (5 of 9 AP)']);
});

test('[SL-STA-3] [SL-STA-8] fatigue eats the maximum of stamina, invested mana that of mana', () => {
  const table = duel({ torvin: { now: { fatigue: 5 } }, isra: { now: { invested: 2 } } });
  // Race 10 and Vit 2; 12 - 5 = 7 are left.
  expect(pool(table, 'torvin', 'stamina')).toMatchObject({ kind: 'bar', value: 7, max: 12 });
  expect(pool(table, 'torvin', 'fatigue')).toMatchObject({ value: 5, eats: 'stamina' });
  expect(pool(table, 'isra', 'mana')).toMatchObject({ kind: 'bar', value: 11, max: 13 });
  expect(pool(table, 'isra', 'invested')).toMatchObject({ value: 2, eats: 'mana' });
  expect(pool(table, 'torvin', 'mana')).toBeUndefined();
});

test('[SL-HLT-9] [SL-HLT-10] five levels of slots, each with the one to which it spills', () => {
  const table = duel({ torvin: { now: { wounds: { light: 2, severe: 1 } } }, guard: {} });
  const tracks = Object.entries(table.who('torvin').tracks);
  expect(tracks.map(([name, { left, max, spills }]) => [name, left, max, spills])).toEqual([
    ['light', 3, 5, 'moderate'],
    ['moderate', 4, 4, 'severe'],
    ['severe', 2, 3, 'critical'],
    ['critical', 2, 2, 'fatal'],
    ['fatal', 1, 1, undefined],
  ]);
});

test('[SL-CND-1] [SL-CND-10] [SL-CND-11] what is the matter, in words, with its level', () => {
  const venom = { id: 'viper-venom', tn: 6, stamina: 1 };
  const now = { wounds: { moderate: 1 }, bleeding: 2, burning: 4, poisons: [venom], posture: 'crouching' };
  const table = duel({ torvin: { now }, guard: {} });
  expect(chips(table, 'torvin')).toEqual([
    'Moderately wounded',
    'Bleeding (moderate)',
    'Burning (critical)',
    'Poisoned: viper venom (TN 6)',
    'Crouching',
  ]);
});

test('[SL-COM-6] a readied action says for what it waits', () => {
  const table = duel({ torvin: { now: { ap: 12 } }, guard: {} });
  table.does(choice('ready', { what: 'standard-attack', events: ['step', 'wound'] }));
  expect(chips(table, 'torvin')).toEqual([
    'Readied: Standard Attack (when somebody takes a step or somebody is wounded)',
  ]);
});

test('[SL-MOV-2] a way shows its yards and the AP that buy them, and whom it gives a Rebuff', () => {
  const table = fight({ heroes: { torvin: { at: [3, 5] } }, foes: { guard: { at: [6, 5] } } });
  const preview = (to: object) => table.send({ do: 'preview', choice: { option: 'move', to } } as never);
  // Rate 9: 1 AP buys 2 yards, 2 AP buy 4.
  expect(preview({ x: 4, y: 5 })).toMatchObject({ path: [{ x: 4, y: 5 }], cost: { ap: 1, movement: 0 } });
  expect(preview({ x: 4, y: 5 })).not.toHaveProperty('provokes');
  expect(preview({ x: 5, y: 5 })).toMatchObject({ cost: { ap: 1, movement: 0 }, provokes: ['guard'] });
  expect(preview({ x: 3, y: 8 })).toMatchObject({ cost: { ap: 2, movement: 0 } });
});

test('[SL-MOV-5] yards that are paid for already come first', () => {
  const movement = { left: 2 };
  const table = fight({
    heroes: { torvin: { at: [3, 5], now: { movement } } },
    foes: { guard: { at: [9, 9] } },
  });
  const preview = (to: object) => table.send({ do: 'preview', choice: { option: 'move', to } } as never);
  expect(preview({ x: 3, y: 6 })).toMatchObject({ cost: { ap: 0, movement: 1 } });
  // 3 yards: the 2 that are there, and 1 AP more.
  expect(preview({ x: 3, y: 8 })).toMatchObject({ cost: { ap: 1, movement: 2 } });
});

test('[SL-COM-6] whoever has readied something for a step is named before the way is gone', () => {
  const table = duel({ torvin: { at: [1, 5] }, guard: { at: [5, 5], now: { ap: 12 } } }, { turnOf: 'guard' });
  table.does(choice('ready', { what: 'quick-attack', events: ['step'] })).answers('guard', endTurn);
  const preview = (to: object) => table.send({ do: 'preview', choice: { option: 'move', to } } as never);
  // A sword reaches a yard beyond the next square.
  expect(preview({ x: 3, y: 5 })).toMatchObject({ provokes: ['guard'] });
  expect(preview({ x: 2, y: 5 })).not.toHaveProperty('provokes');
});

test('[SL-GRP-1] whoever grapples the mover may cling when it leaves', () => {
  const table = duel({ torvin: {}, guard: {} });
  table.byHand('they wrestle', {
    change: 'condition',
    who: 'torvin',
    condition: 'grappling',
    on: true,
    other: 'guard',
  });
  const preview = (to: object) => table.send({ do: 'preview', choice: { option: 'move', to } } as never);
  expect(preview({ x: 3, y: 5 })).toMatchObject({ provokes: ['guard'] });
  expect(preview({ x: 5, y: 4 })).not.toHaveProperty('provokes');
});

test('[SL-OFF-8] [SL-INT-3] an action shows its AP and stamina, out of turn also the initiative', () => {
  const table = fight(
    { heroes: { torvin: { at: [5, 5], now: { ap: 12 } } }, foes: { guard: { at: [6, 5] } } },
    { turnOf: 'guard', stops: ['moment-declared'] },
  );
  table.does(choice('seize-initiative'));
  const preview = table.send({ do: 'preview', choice: strong('guard') } as never);
  expect(preview).toMatchObject({ cost: { ap: 9, stamina: 1, initiative: 2 } });
});

test('[SL-HLT-4] [SL-HLT-10] odds: each level of wound as harm to its own track, spilled ones where they end', () => {
  const table = duel({ torvin: { now: { ap: 12 } }, guard: { now: { wounds: { severe: 2 } } } });
  const odds = table.send({ do: 'odds', choice: attack('guard') } as never) as {
    readonly chances: { readonly [tag: string]: number };
    readonly harm: { readonly [who: string]: { readonly [track: string]: number } };
  };
  // 2d10 + 7 against 13: 6 or more hits, 90 of 100. Final damage is the natural total less 4: 6 and 7 are moderate (5
  // and 6 ways), 8 and 9 severe (7 and 8 ways) and spill to critical, 10 and 11 critical (9 and 10), the rest fatal
  // (45).
  expect(odds.chances.hit).toBeCloseTo(0.9);
  expect(odds.harm.guard?.moderate).toBeCloseTo(0.11);
  expect(odds.harm.guard?.severe).toBeUndefined();
  expect(odds.harm.guard?.critical).toBeCloseTo(0.34);
  expect(odds.harm.guard?.fatal).toBeCloseTo(0.45);
  expect(odds.chances.spills).toBeCloseTo(0.15);
  expect(odds.chances.critical).toBeCloseTo(0.06);
});

test('[SL-COM-1] [SL-ACT-3] [SL-AP-5] a spell shows its own AP and its mana; what is only begun takes no mana yet', () => {
  const cost = (ap: number) => {
    const table = fight({
      heroes: { isra: { at: [3, 5], now: { ap } } },
      foes: { guard: { at: [9, 5] } },
    });
    const cast = { option: 'cast-spell', spell: 'ember-dart', target: 'guard' };
    const reply = table.send({ do: 'preview', choice: cast } as never) as { cost?: unknown };
    return reply.cost;
  };
  // Ember Dart: 6 AP, spends 2 mana.
  expect(cost(7)).toEqual({ ap: 6, mana: 2 });
  expect(cost(4)).toEqual({ ap: 4 });
});

test('[SL-ATK-3] [SL-ATK-8] the panel says what somebody attacks with: the bonus as it stands, damage, reach', () => {
  const table = fight({
    heroes: { torvin: { at: [3, 5], now: { wounds: { severe: 1 } } }, pell: { at: [3, 7] } },
    foes: { wolf: { at: [9, 5] } },
  });
  const arms = (id: string): readonly string[] =>
    table
      .who(id)
      .notes.flatMap(({ label, value, clause }) => (clause === 'SL-ATK-8' ? [`${label} ${value}`] : []));
  // Dex 1, Melee 4, Blades 2, and 2 less for the severe wound; Str 3 and 4.
  expect(arms('torvin')).toEqual(['Greatsword +5, damage +7, reach 1 yd']);
  // Dex 3, Aim 4, Bows 2; Str 1 and 2. What is stowed cannot strike.
  expect(arms('pell')).toEqual(['Bow +9, damage +3, increment 20 yd']);
  // Dex 2, Melee 3; Str 1 and 2.
  expect(arms('wolf')).toEqual(['Bite +5, damage +3, reach 0 yd']);
});

test('[SL-CND-8] [SL-CND-3] helpless says a round only to whom that round sets free', () => {
  const until = (now: object): unknown =>
    duel({ wenna: {}, guard: { now: { helplessUntil: 2, ...now } } })
      .who('guard')
      .conditions.find(({ id }) => id === 'helpless')?.until;
  expect(until({})).toBe('round 2 ends');
  expect(until({ conditions: ['unconscious'] })).toBeUndefined();
  expect(until({ grappling: ['wenna'], pinnedBy: ['wenna'] })).toBeUndefined();
});
