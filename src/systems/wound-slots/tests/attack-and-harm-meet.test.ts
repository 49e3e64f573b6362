import { expect, test } from 'vitest';
import type { LineUp, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  attack,
  cell,
  choice,
  conditions,
  decline,
  endTurn,
  fight,
  inHand,
  initiative,
  level,
  path,
  quick,
  terms,
  waiting,
} from './line-up.ts';

/** Interactions between the rules of attacks, wounds and conditions. */

const far = { goblin: { at: [22, 14] } } as const;

test('[SL-ATK-6] [SL-HLT-10] a Quick Attack on a body that is full up to its fatal slot kills', () => {
  const full = { wounds: { light: 5, moderate: 2, severe: 2, critical: 2 } };
  const table = fight({
    heroes: { wenna: { at: [5, 5] } },
    foes: { guard: { at: [6, 5], now: full }, ...far },
  });
  // 9 + 7 = 16; 16 + 4 - 18 = 2, moderate; lowered to light, and up through all the levels.
  table.does(quick('guard')).rolls('attack', 4, 5);
  expect(table.facts('wound')).toMatchObject([{ meant: 'light', level: 'fatal' }]);
  expect(conditions(table, 'guard')).toEqual(['dead']);
});

test('[SL-COM-1] [SL-CND-10] whoever a dart of fire kills does not go on burning', () => {
  const table = fight({ heroes: { isra: { at: [5, 5] } }, foes: { guard: { at: [9, 5] }, ...far } });
  // 16 + 8 = 24; 24 + 3 - 12 - 5 = 10, fatal.
  table.does(choice('cast-spell', { spell: 'ember-dart', target: 'guard' })).rolls('attack', 8, 8);
  expect([conditions(table, 'guard'), level(table, 'guard', 'burning')]).toEqual([['dead'], 0]);
});

test('[SL-CND-11] [SL-HLT-13] venom is nothing to the dead', () => {
  const table = fight({
    heroes: { adder: { at: [5, 5], use: 'marsh-adder' } },
    foes: { goblin: { at: [6, 5] }, guard: { at: [20, 5] } },
  });
  // Dex 3, Melee 3: 14 + 6 = 20 against 12; Toughness 0: 8, fatal.
  table.does(attack('goblin', { with: 'fangs' })).rolls('attack', 7, 7);
  expect(conditions(table, 'goblin')).toEqual(['dead']);
  expect(table.facts('poisons')).toEqual([]);
});

test('[SL-GRP-7] [SL-COM-2] who is pulled into an attack and defends is asked how', () => {
  const table = fight({
    foes: { guard: { at: [6, 5] }, knight: { at: [6, 4], now: { defending: true } } },
    heroes: { torvin: { at: [5, 5], now: { grappling: ['knight'] } } },
  });
  table.does(attack('torvin', { with: 'sword' })).does(choice('interpose', { target: 'knight' }));
  // Str 3, Athletics 2, Power 2, -2, against the knight's Power of 15.
  table.rolls('interpose', 5, 5);
  expect(asked(table)).toBe('knight defend');
  table.does(choice('plusTwo')).rolls('attack', 4, 4);
  // 14 is not 13 + 2.
  expect(table.facts('attack-result')).toMatchObject([
    { target: 'knight', outcome: 'missed', defense: { value: 15 } },
  ]);
});

test('[SL-GRP-8] [SL-HLT-13] the one who is pulled in may die of it, and the grapple with it', () => {
  const table = fight({
    foes: { guard: { at: [6, 5] }, goblin: { at: [6, 4] } },
    heroes: { torvin: { at: [5, 5], now: { grappling: ['goblin'] } } },
  });
  table.does(attack('torvin', { with: 'sword' })).does(choice('interpose', { check: 'power' }));
  // 14 + 6 = 20 against 12: 20 + 3 - 12 - 0 = 11.
  table.rolls('interpose', 9, 9).rolls('attack', 7, 7);
  expect([conditions(table, 'goblin'), conditions(table, 'torvin')]).toEqual([['dead'], []]);
});

test('[SL-MSC-4] [SL-DEF-4] a shield on the floor blocks nothing: the next blow meets 2 less', () => {
  const table = fight({
    heroes: { torvin: { at: [5, 5], now: { ap: 14 } } },
    foes: { guard: { at: [6, 5] } },
  });
  table
    .does(choice('hinder', { what: 'disarm', target: 'guard' }))
    .does(choice('agility'))
    .rolls('disarm', 5, 5)
    .does(choice('drop', { item: 'shield' }))
    .does(attack('guard'))
    .rolls('attack', 2, 2);
  expect(inHand(table, 'guard')).toBe('sword');
  // 4 + 7 = 11 reaches 10 and the sword's 1.
  expect(table.facts('attack-result')).toMatchObject([{ total: 11, defense: { value: 11 } }]);
});

test('[SL-MSC-7] [SL-MOD-1] [SL-MSC-5] tripped and distracted: 3 more to hit, 2 less to reach', () => {
  const marked = { marks: [{ kind: 'distracted', by: 'torvin' }] };
  const table = fight({
    heroes: { torvin: { at: [5, 5], now: { ap: 14 } } },
    foes: { guard: { at: [6, 5], now: marked } },
  });
  table
    .does(choice('hinder', { what: 'trip', target: 'guard' }))
    .rolls('trip', 2, 2)
    .does(attack('guard'));
  // Power 12 - 2 = 10 was reached by 11.
  expect(waiting(table).bonus).toBe(10);
  table.rolls('attack', 1, 2);
  expect(table.facts('attack-result')).toMatchObject([{ defense: { value: 11 } }]);
});

test('[SL-CND-3] [SL-DEF-3] whoever is knocked out by one blow is met lying, unarmed and immobile by the next', () => {
  const table = fight({
    heroes: { torvin: { at: [5, 5], now: { ap: 14 } } },
    foes: { guard: { at: [6, 5], now: { defending: true } }, ...far },
  });
  table.does(attack('guard')).does(decline).rolls('attack', 5, 5).rolls('consciousness', 1);
  // No more Defend (SL-COM-3), prone 3.
  table.does(attack('guard'));
  expect([waiting(table).purpose, waiting(table).bonus, table.roll().target]).toEqual(['attack', 10, 5]);
});

test('[SL-POS-4] [SL-CND-9] [SL-FLK-2] penalties of different kinds add; whoever is in the space does not flank', () => {
  const lineUp: LineUp = {
    heroes: { wenna: { at: [5, 5], now: { posture: 'prone', ap: 12 } }, torvin: { at: [7, 5] } },
    foes: { guard: { at: [6, 5] } },
  };
  // Str 2, Athletics 2, Power 1 against 12.
  const table = fight(lineUp)
    .does(choice('enter-space', { target: 'guard', check: 'power' }))
    .rolls('enter-space', 6, 6)
    .does(attack('guard'));
  // 7, prone herself -2, the shared space -2.
  expect(waiting(table).bonus).toBe(3);
  expect(terms(table)).not.toContain('flanked 2');
  table.rolls('attack', 4, 4);
  expect(table.facts('attack-result')).toMatchObject([{ defense: { value: 11 } }]);
});

test('[SL-ATK-11] [SL-INT-2] a critical failure lets those who stood lower act out of turn at once', () => {
  const table = fight(
    {
      heroes: { wenna: { at: [5, 5], now: { ap: 12 } } },
      foes: { guard: { at: [6, 5], now: { ap: 6 } } },
    },
    { stops: ['moment-resolved', 'moment-declared'] },
  );
  // 20 to 18: the guard's 19 stands higher now.
  table.does(attack('guard')).rolls('attack', 1, 1);
  expect([initiative(table, 'wenna'), asked(table)]).toEqual([18, 'guard moment']);
  table.does(attack('wenna', { with: 'sword' })).rolls('attack', 1, 2);
  // 2 for acting out of turn and 2 for its own critical failure.
  expect([initiative(table, 'guard'), asked(table)]).toEqual([15, 'wenna turn']);
});

test('[SL-MSC-8] [SL-INI-5] from initiative 0 one can still seize it, and react again', () => {
  const table = fight(
    { heroes: { wenna: { at: [6, 5] } }, foes: { guard: { at: [3, 5] } } },
    { initiative: { wenna: 0, guard: 0 } },
  );
  table.does(choice('seize-initiative')).rolls('seize-initiative', 1).does(endTurn);
  table.does(path([4, 5], [5, 5]));
  expect(asked(table)).toBe('wenna rebuff');
});

test('[SL-UWC-6] [SL-CND-2] a caster who is felled by her own lightning has no more turn', () => {
  const sea = {
    terrain: [{ id: 'sea', label: 'Sea', marks: { water: 'under' } }],
    cells: [{ x: 0, y: 0, w: 24, h: 16, terrain: 'sea' }],
  };
  const table = fight(
    { heroes: { nerit: { at: [7, 5], now: { ap: 14 } } }, foes: { guard: { at: [8, 5] }, ...far } },
    { field: sea },
  );
  // 6 + 6 = 12: the guard 12 + 4 - 5 - 5 = 6; Nerit 16 - 5 - 2 - 3 = 6, both critical.
  table.does(choice('cast-spell', { spell: 'spark-arc', target: 'guard' })).rolls('attack', 3, 3);
  table.rolls('consciousness', 10).rolls('consciousness', 1);
  expect(conditions(table, 'nerit')).toContain('dying');
  expect([ap(table, 'nerit'), asked(table)]).toEqual([7, 'gm end']);
});

test('[SL-MSC-6] [SL-CLB-1] whoever is shoved into deep water fights to stay afloat', () => {
  const pool = {
    terrain: [{ id: 'deep', label: 'Deep', marks: { water: 'swim' } }],
    cells: [{ x: 7, y: 3, w: 5, h: 5, terrain: 'deep' }],
  };
  const table = fight(
    { heroes: { torvin: { at: [5, 5] } }, foes: { guard: { at: [6, 5] } } },
    { field: pool },
  );
  table
    .does(choice('hinder', { what: 'shove', target: 'guard' }))
    .rolls('shove', 2, 3)
    .does(choice('shove', { to: { x: 7, y: 5 } }))
    .does(endTurn)
    .does(attack('torvin', { with: 'sword' }));
  expect(waiting(table)).toMatchObject({ who: 'guard', purpose: 'hold-on', bonus: 2 });
});

test('[SL-MSC-6] whoever is shoved over the edge of a chasm lies at its bottom', () => {
  const table = fight(
    { heroes: { torvin: { at: [5, 5] } }, foes: { guard: { at: [6, 5] } } },
    {
      field: {
        terrain: [{ id: 'chasm', label: 'Chasm', marks: { chasm: 4 } }],
        cells: [{ x: 7, y: 0, w: 2, h: 12, terrain: 'chasm' }],
      },
    },
  );
  table
    .does(choice('hinder', { what: 'shove', target: 'guard' }))
    .rolls('shove', 2, 3)
    .does(choice('shove', { to: { x: 7, y: 5 } }));
  expect(table.facts('fell')).toMatchObject([{ who: 'guard', yards: 4, clause: 'SL-MSC-6' }]);
  expect(conditions(table, 'guard')).toEqual(['prone']);
});

test('[SL-ATK-4] [SL-HLT-6] of a printed body, what Toughness has above its base is armour', () => {
  const beast = { armor: null, printed: { melee: 10, toughness: 5, baseToughness: 1 } };
  const struck = (hero: string, weapon: string): number | undefined => {
    const table = fight({
      heroes: { [hero]: { at: [5, 5] } },
      foes: { guard: { at: [6, 5], sheet: beast }, ...far },
    });
    table.does(attack('guard', { with: weapon })).rolls('attack', 3, 4);
    return table.facts('harm').map(({ final }) => (final as { value: number }).value)[0];
  };
  // The spear pierces 1: 7 + 6 + 4 - 10 - 4. The sword finds nothing bare to slice: 7 + 7 + 4 - 10 - 5.
  expect([struck('brannoch', 'spear'), struck('wenna', 'sword')]).toEqual([3, 3]);
});

test('[SL-MSC-6] [SL-MOV-7] a flyer that is shoved out over a chasm stays in the air, unless it is knocked out', () => {
  const shoved = (now: Sketch) =>
    fight(
      {
        blue: { ogre: { at: [5, 5], now: { ap: 12 } } },
        red: { wolf: { at: [6, 5], sheet: { traits: { fly: 12 } }, now }, ...far },
      },
      {
        field: {
          terrain: [{ id: 'chasm', label: 'Chasm', marks: { chasm: 4 } }],
          cells: [{ x: 7, y: 5, terrain: 'chasm' }],
        },
      },
    )
      .does(choice('hinder', { what: 'shove', target: 'wolf' }))
      .rolls('shove', 6, 6)
      .does(choice('shove', { to: { x: 7, y: 5 } }));
  const table = shoved({});
  expect([cell(table, 'wolf'), conditions(table, 'wolf')]).toEqual([[7, 5], []]);
  expect(table.news('fell')).toEqual([]);
  expect(shoved({ conditions: ['unconscious'] }).news('fell')).toMatchObject([{ who: 'wolf', yards: 4 }]);
});
