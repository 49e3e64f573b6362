import { describe, expect, test } from 'vitest';
import { fold } from '../../../kernel/terms.ts';
import { poolMax, scoreOf } from '../derived.ts';
import { bleedingTest, bloodLoss } from '../harm/blood-loss.ts';
import { decay } from '../harm/decay.ts';
import type { Suffering } from '../harm/environment.ts';
import { suffer } from '../harm/environment.ts';
import type { Score } from '../scores.ts';
import { one } from '../state.ts';
import { gainStress } from '../stress.ts';
import type { Table } from '../table.ts';
import { testNumbers } from '../test/numbers.ts';
import { term } from '../test/roll.ts';
import { suffocate } from '../turn/suffocation.ts';
import type { Line, Played } from './bare-table.ts';
import { ailmentsOf, played, woundsOf } from './bare-table.ts';
import type { LineUp, Sketch } from './sketch.ts';
import { begun } from './sketch.ts';

/** Harm without attacks: Blood Loss, decay, exhaustion, falls and the like (sections BLD, DEC, FTG). */

/** Rin: Toughness 43, TB 4, coat of AP 1 at Body and Arms; no Persona equipped. */
const facing = (now: Sketch = {}, sheet: Sketch = {}): LineUp => ({
  red: { rin: { at: [5, 5], sheet, now: { equipped: null, ...now } } },
  blue: { ogre: { at: [6, 5] } },
});
const rin = (came: Played<unknown>) => one(came.fight, 'rin');

describe('Blood Loss', () => {
  const bleeds = (now: Sketch, script: readonly Line[], more: { stemming?: true; rulings?: Sketch } = {}) =>
    played(facing({ conditions: ['bleeding'], ...now }), { rulings: more.rulings ?? {} }, script, (table) =>
      bloodLoss(table, 'rin', more.stemming ?? false),
    );

  test('[PE-BLD-1, PE-BLD-2] Toughness or Endurance (Injury), the better; 3 Advantages for stemming', () => {
    const target = (skills: Sketch, stemming: boolean) => {
      const fight = begun(facing({ conditions: ['bleeding'] }, { skills }));
      return testNumbers(fight, bleedingTest(fight, 'rin', stemming)).target.value;
    };
    expect(target({}, false)).toBe(43);
    expect(target({ endurance: { focuses: { injury: { bonus: 10 } } } }, false)).toBe(53);
    expect(target({ endurance: { bonus: -10 } }, false)).toBe(43);
    expect(target({}, true)).toBe(73);
  });

  test('[PE-BLD-3] a pass costs nothing and does not end it; a failure costs a wound', () => {
    const passed = bleeds({}, [['blood-loss', 43]]);
    expect([woundsOf(passed, 'rin'), rin(passed).bleeding]).toEqual([[4, 2, 1], true]);
    const failed = bleeds({}, [['blood-loss', 44]]);
    expect([woundsOf(failed, 'rin'), rin(failed).stress]).toEqual([[3, 2, 1], 1]);
  });

  test('[PE-BLD-3] without Light Wounds 1 Toughness, and 1 more for each Degree of Failure, instead of a Heavy Wound', () => {
    // 75 fails Toughness 43 by 32.
    const came = bleeds({ light: 0 }, [['blood-loss', 75]]);
    expect([woundsOf(came, 'rin'), scoreOf(rin(came), 'toughness')]).toEqual([[0, 2, 1], 39]);
  });

  test('[PE-BLD-3] ruling bloodLossOut noHeavyLeft: Heavy Wounds go first', () => {
    const rulings = { bloodLossOut: 'noHeavyLeft' };
    expect(woundsOf(bleeds({ light: 0 }, [['blood-loss', 75]], { rulings }), 'rin')).toEqual([0, 1, 1]);
    const out = bleeds({ light: 0, heavy: 0 }, [['blood-loss', 75]], { rulings });
    expect([woundsOf(out, 'rin'), scoreOf(rin(out), 'toughness')]).toEqual([[0, 0, 1], 39]);
  });

  test('[PE-BLD-3] a living Persona is not out of wounds', () => {
    const came = bleeds({ light: 0, equipped: 'lantern-hart' }, [['blood-loss', 75]]);
    expect([rin(came).personas[0]?.left, scoreOf(rin(came), 'toughness')]).toEqual([3, 43]);
  });

  test('[PE-BLD-3, PE-DEC-2] decay of Blood Loss may come to 1 and to 0, and puts nobody out by that', () => {
    // 100 fails 2 by 98: 10 points, of which 2 are left.
    const came = bleeds({ light: 0, decay: { toughness: 41 } }, [['blood-loss', 100]]);
    expect([scoreOf(rin(came), 'toughness'), rin(came).out]).toEqual([0, null]);
  });

  test('[PE-BLD-4] Toughness 0: a Heavy Wound to the Body each round, no die', () => {
    const came = bleeds({ light: 2, decay: { toughness: 43 } }, []);
    expect(woundsOf(came, 'rin')).toEqual([2, 1, 1]);
    expect(rin(came).injuries).toMatchObject({ body: { row: 1 } });
  });

  test('[PE-BLD-4] [PE-WND-4] the last wound that bleeding takes is asked about once: no more is lost by whoever is down', () => {
    const drained = { light: 0, heavy: 0, decay: { toughness: 43 } };
    const last = bleeds(drained, [['deadly-wound', { option: 'down' }]]);
    expect([woundsOf(last, 'rin'), rin(last).out]).toEqual([[0, 0, 0], 'unconscious']);
    const down = { ...drained, deadly: 0, conditions: ['bleeding', 'unconscious'] };
    expect(rin(bleeds(down, [])).out).toBe('unconscious');
  });

  test('[PE-BLD-5] ruling bloodLossPass endsIfStemming: a pass with the Action ends it, one without does not', () => {
    const rulings = { bloodLossPass: 'endsIfStemming' };
    const ends = (stemming: boolean, more: Sketch) =>
      rin(bleeds({}, [['blood-loss', 20]], { rulings: more, ...(stemming ? { stemming } : {}) })).bleeding;
    expect([ends(true, rulings), ends(false, rulings), ends(true, {})]).toEqual([false, true, true]);
  });

  test('[PE-BLD-1] whoever does not bleed does not roll', () => {
    expect(woundsOf(bleeds({ conditions: [] }, []), 'rin')).toEqual([4, 2, 1]);
  });
});

describe('decay', () => {
  const decays = (score: Score, points: number, rulings: Sketch = {}, now: Sketch = {}) =>
    played(facing(now), { rulings }, [], (table) =>
      decay(table, { who: 'rin', by: 'gm', score, points, floor: 1, clause: 'PE-DEC-1' }),
    );

  test('[PE-DEC-1] the Score falls and its Bonus with it; wound tracks do not', () => {
    const came = decays('toughness', 14);
    expect([scoreOf(rin(came), 'toughness'), woundsOf(came, 'rin')]).toEqual([29, [4, 2, 1]]);
    // With the ruling TB 2: 2 Light, 1 Heavy.
    expect(woundsOf(decays('toughness', 14, { woundTracksFixed: false }), 'rin')).toEqual([2, 1, 1]);
  });

  test('[PE-DEC-1] pools that are fuller than the Bonus allows now shrink with it, and are no fuller when a fight begins', () => {
    // Rank 3 times Willpower Bonus 4 is 12 Spirit; of 34 points it is 9.
    const spirit = (points: number, now: Sketch = {}) => {
      const came = decays('willpower', points, {}, now);
      return [rin(came).spirit, poolMax(rin(came), 'spirit')];
    };
    expect([spirit(4), spirit(10), spirit(10, { spirit: 5 })]).toEqual([
      [12, 12],
      [9, 9],
      [5, 9],
    ]);
    const begins = begun(facing({ decay: { willpower: 10, melee: 20 } }));
    // Exertion uses the best of four Bonuses: Ballistic and Toughness are 4 as well.
    expect([one(begins, 'rin').spirit, one(begins, 'rin').exertion]).toEqual([9, 12]);
  });

  test('[PE-DEC-2] it stops at 1, and whoever comes to it is out', () => {
    const down = (points: number, rulings: Sketch = {}) => {
      const came = decays('fellowship', points, rulings);
      return [scoreOf(rin(came), 'fellowship'), rin(came).out];
    };
    // Fellowship 33.
    expect(down(31)).toEqual([2, null]);
    expect(down(32)).toEqual([1, 'unconscious']);
    expect(down(40)).toEqual([1, 'unconscious']);
    const belowOneOnly = { decayFloor: 'belowOneOnly' };
    expect(down(32, belowOneOnly)).toEqual([1, null]);
    expect(down(33, belowOneOnly)).toEqual([1, 'unconscious']);
  });
});

describe('exhaustion', () => {
  const target = (stress: number, rulings: Sketch = {}, sheet: Sketch = {}) => {
    const fight = begun(facing({ stress }, sheet), { rulings });
    return testNumbers(fight, {
      who: 'rin',
      tested: { score: 'willpower' },
      kind: 'other',
      clause: 'PE-TEST-2',
      purpose: 'test',
    }).target.value;
  };

  test('[PE-FTG-1, PE-DIS-13] Stress above Toughness 43: -10 on Willpower 44', () => {
    expect([target(43), target(44)]).toEqual([44, 34]);
  });

  test('[PE-FTG-2, PE-DIS-12] from 63 on: -20; without graded rows still -10', () => {
    expect([target(62), target(63), target(63, { gradedRowsStack: false })]).toEqual([34, 24, 34]);
  });

  test('[PE-FTG-1] whoever takes no Stress is never tired', () => {
    expect(target(99, {}, { stress: false })).toBe(44);
  });

  const stressed = (stress: number, script: readonly Line[], rulings: Sketch = {}) =>
    rin(
      played(facing({ stress }), { rulings }, script, (table) =>
        gainStress(table, 'rin', 5, 'despair', 'PE-AIL-17'),
      ),
    );

  test('[PE-FTG-3] the Exhausted must stay awake: Toughness 43 with -20 by a 23, not by a 24', () => {
    expect(stressed(63, [['stay-awake', 23]])).toMatchObject({ out: null, stress: 68 });
    expect(stressed(63, [['stay-awake', 24]])).toMatchObject({ out: 'unconscious', stress: 68 });
  });

  test('[PE-FTG-3] the Stress that brings Exhaustion demands nothing; with ruling onEntryToo it does', () => {
    expect(stressed(60, []).out).toBe(null);
    expect(stressed(60, [['stay-awake', 24]], { exhaustionCheck: 'onEntryToo' }).out).toBe('unconscious');
    expect(stressed(50, [], { exhaustionCheck: 'onEntryToo' }).out).toBe(null);
  });
});

/** Rin holds the ogre while this befalls her; she is out by it. */
test.each<readonly [what: string, now: Sketch, script: readonly Line[], rule: (table: Table) => void]>([
  [
    'PE-DEC-2',
    {},
    [],
    (table) =>
      decay(table, { who: 'rin', by: 'gm', score: 'fellowship', points: 40, floor: 1, clause: 'PE-DEC-1' }),
  ],
  [
    'PE-FTG-3',
    { stress: 63 },
    [['stay-awake', 24]],
    (table) => gainStress(table, 'rin', 5, 'despair', 'PE-AIL-17'),
  ],
  ['PE-AIR-5', { suffocation: { rounds: 3 } }, [['hold-breath', 1]], (table) => suffocate(table, 'rin')],
])('[PE-GRP-3] [%s] whoever is out by it lets go of those whom it held', (_, now, script, rule) => {
  const held = { at: [6, 5], now: { heldBy: [{ by: 'rin' }] } } as const;
  const lineUp: LineUp = { ...facing(now), blue: { ogre: held } };
  const { fight, told } = played(lineUp, {}, script, rule);
  expect([one(fight, 'rin').out, one(fight, 'ogre').heldBy]).toEqual(['unconscious', []]);
  expect(told.filter(({ fact }) => fact === 'hold-ended')).toEqual([
    { fact: 'hold-ended', who: 'ogre', by: 'rin', why: 'out' },
  ]);
});

describe('harm without an attack', () => {
  const suffers = (
    damage: number,
    more: Partial<Suffering> = {},
    now: Sketch = {},
    rulings: Sketch = {},
    script: readonly Line[] = [],
  ) =>
    played(facing(now), { rulings }, script, (table) =>
      suffer(table, {
        who: 'rin',
        by: 'gm',
        with: 'fall',
        damage: fold([term(damage, 'metres', 'PE-OBST-13')]),
        ignoresArmor: true,
        clause: 'PE-OBST-13',
        ...more,
      }),
    );

  test('[PE-OBST-13] 4 m against TB 4 do nothing, 5 m a wound; armour counts only where it is said to', () => {
    expect([suffers(4).came, suffers(5).came]).toEqual([0, 1]);
    // TB 4 + AP 1 at the Body.
    expect([suffers(5, { ignoresArmor: false }).came, suffers(6, { ignoresArmor: false }).came]).toEqual([
      0, 1,
    ]);
  });

  test('[PE-OBST-13] 9 m are High Damage, 14 m Savage: 2 Light and 1 Heavy; with ruling oneWound 1 Light', () => {
    expect(woundsOf(suffers(9), 'rin')).toEqual([2, 2, 1]);
    const deep = suffers(14);
    expect([woundsOf(deep, 'rin'), rin(deep).injuries]).toMatchObject([[2, 1, 1], { body: { row: 1 } }]);
    expect(woundsOf(suffers(14, {}, {}, { environmentWounds: 'oneWound' }), 'rin')).toEqual([3, 2, 1]);
  });

  test('[PE-OBST-13] it strikes the Body; with ruling environmentLocation random a die says where', () => {
    const random = { environmentLocation: 'random' };
    const leg = suffers(5, { ignoresArmor: false }, {}, random, [['location', 80]]);
    // No AP at the legs.
    expect(leg.came).toBe(1);
    expect(suffers(5, { ignoresArmor: false }, {}, random, [['location', 50]]).came).toBe(0);
  });

  test('[PE-AIL-8] exactly one wound, however high the Damage, whatever the ruling on falls', () => {
    expect(woundsOf(suffers(30, { exactlyOne: true }), 'rin')).toEqual([3, 2, 1]);
    const fullRules = suffers(9, { exactlyOne: false }, {}, { environmentWounds: 'oneWound' });
    expect(woundsOf(fullRules, 'rin')).toEqual([2, 2, 1]);
  });

  test('[PE-AIL-10, PE-AIL-12] a fall that wounds frees and wakes', () => {
    expect(ailmentsOf(suffers(5, {}, { ailments: [{ id: 'drowsed' }] }), 'rin')).toEqual([]);
    expect(ailmentsOf(suffers(4, {}, { ailments: [{ id: 'frozen' }] }), 'rin')).toEqual(['frozen']);
    const above = { takesDamage: 'damageAboveZero' };
    expect(ailmentsOf(suffers(4, {}, { ailments: [{ id: 'frozen' }] }, above), 'rin')).toEqual([]);
  });

  test('[PE-PER-1] the Persona takes it; with ruling personaAbsorbs attacksOnly only what is an attack', () => {
    const left = (more: Partial<Suffering>, rulings: Sketch = {}) =>
      rin(suffers(5, more, { equipped: 'lantern-hart' }, rulings)).personas[0]?.left;
    const attacksOnly = { personaAbsorbs: 'attacksOnly' };
    expect([left({}), left({}, attacksOnly), left({ attack: true }, attacksOnly)]).toEqual([3, 4, 3]);
  });

  test('[PE-INJ-11] a Bruised Rib makes one wound two', () => {
    expect(suffers(5, {}, { injuries: { body: 2 } }).came).toBe(2);
  });

  test('[PE-FTG-3] whoever it exhausts further must stay awake', () => {
    expect(rin(suffers(5, {}, { stress: 70 }, {}, [['stay-awake', 99]])).out).toBe('unconscious');
  });
});
