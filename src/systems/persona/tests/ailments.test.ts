import { describe, expect, test } from 'vitest';
import type { AilmentId } from '../ailments/catalogue.ts';
import { ailmentCategories, ailmentIds, ailmentKinds } from '../ailments/catalogue.ts';
import { inflict } from '../ailments/inflict.ts';
import { earnOneMore } from '../harm/one-more.ts';
import { stagger } from '../harm/stagger.ts';
import { one } from '../state.ts';
import type { Line, Sketched } from './bare-table.ts';
import { ailmentsOf, played, struck, toldOf, woundsOf } from './bare-table.ts';
import type { LineUp, Sketch } from './sketch.ts';

/** Ailments: inflicting, resisting, ending by damage (section AIL); Stagger and One More (section ONE). */

const husk = (now: Sketch, affinities: Sketch = {}) => ({
  use: 'ogre',
  at: [6, 5] as const,
  sheet: {
    scores: { toughness: 40, willpower: 30 },
    ap: null,
    affinities: { ice: null, melee: null, ...affinities },
  },
  now,
});
const facing = (now: Sketch = {}, affinities: Sketch = {}): LineUp => ({
  red: { rin: { at: [5, 5], now: { equipped: null } } },
  blue: { husk: husk(now, affinities) },
});
const body: readonly Line[] = [['location', 50]];
const ails = (now: Sketch, ailment: AilmentId, rulings: Sketch = {}, affinities: Sketch = {}) =>
  played(facing(now, affinities), { rulings }, [], (table) =>
    inflict(table, { who: 'husk', by: 'rin', ailment, resisted: null, clause: 'PE-AIL-5' }),
  );
/** Rin hits with a weapon that inflicts an ailment. */
const hit = (sketched: Partial<Sketched>, script: readonly Line[], now: Sketch = {}, more: Sketch = {}) =>
  struck(
    facing(now, (more.affinities ?? {}) as Sketch),
    { by: 'rin', target: 'husk', damage: 5, ...sketched },
    script,
    (more.rulings ?? {}) as Sketch,
  );
const dizzying = { means: { inflicts: { ailment: 'dizzy' } } } as const;

describe('kinds', () => {
  test('[PE-AIL-1] Staggered, and Physical, Mental and Spiritual ones', () => {
    const counts = ailmentCategories.map(
      (category) => ailmentIds.filter((id) => ailmentKinds[id].category === category).length,
    );
    expect(counts).toEqual([1, 6, 6, 2]);
  });

  test('[PE-AIL-3] one of each category: Physical and Mental together, the newer of two Physical ones', () => {
    const both = ails({ ailments: [{ id: 'confused' }] }, 'dizzy');
    expect(ailmentsOf(both, 'husk')).toEqual(['confused', 'dizzy']);
    const newer = ails({ ailments: [{ id: 'frozen' }] }, 'dizzy');
    expect(ailmentsOf(newer, 'husk')).toEqual(['dizzy']);
    expect(toldOf(newer, 'ailment')).toMatchObject([{ replaces: 'frozen' }]);
  });

  test('[PE-AIL-3] the same one again begins its time anew', () => {
    const again = ails({ ailments: [{ id: 'dizzy', turns: 1 }] }, 'dizzy');
    expect(one(again.fight, 'husk').ailments).toMatchObject([{ id: 'dizzy', turns: 2 }]);
  });

  test('[PE-AIL-3] ruling ailmentReplace keepOld: the older stays, the same one is refreshed', () => {
    const rulings = { ailmentReplace: 'keepOld' };
    const old = ails({ ailments: [{ id: 'frozen' }] }, 'dizzy', rulings);
    expect([ailmentsOf(old, 'husk'), old.came]).toEqual([['frozen'], false]);
    const same = ails({ ailments: [{ id: 'dizzy', turns: 1 }] }, 'dizzy', rulings);
    expect(one(same.fight, 'husk').ailments).toMatchObject([{ turns: 2 }]);
  });

  test('[PE-AIL-4] 2 turns when nothing is said, 3 when it says 3; Burning until something ends it', () => {
    const turns = (sketched: Partial<Sketched>) =>
      one(hit(sketched, [...body, ['resist', 90]]).fight, 'husk').ailments[0]?.turns;
    expect(turns(dizzying)).toBe(2);
    expect(turns({ means: { inflicts: { ailment: 'dizzy', turns: 3 } } })).toBe(3);
    expect(turns({ means: { inflicts: { ailment: 'burning' } } })).toBe(null);
  });

  test('[PE-AIL-4, PE-AIL-8] one’s own turn in which it came is not counted, that of another is; a fire has not struck yet', () => {
    const comes = (turnOf: string) =>
      played(facing(), { turnOf }, [], (table) =>
        inflict(table, { who: 'husk', by: 'rin', ailment: 'burning', resisted: null, clause: 'PE-AIL-5' }),
      ).fight.combatants.husk?.ailments;
    expect(comes('rin')).toMatchObject([{ id: 'burning', fresh: false, struck: 0 }]);
    expect(comes('husk')).toMatchObject([{ id: 'burning', fresh: true, struck: 0 }]);
  });

  test('[PE-AIL-13] Stunned lasts 2 turns; ruling stunnedTurns says otherwise', () => {
    const turns = (rulings: Sketch) => one(ails({}, 'stunned', rulings).fight, 'husk').ailments[0]?.turns;
    expect([turns({}), turns({ stunnedTurns: 1 }), turns({ stunnedTurns: 5 })]).toEqual([2, 1, 5]);
  });

  test('[PE-AIL-17] nobody unconscious despairs', () => {
    expect(ails({ conditions: ['unconscious'] }, 'despaired').came).toBe(false);
    expect(ails({}, 'despaired').came).toBe(true);
  });
});

describe('resisting', () => {
  test('[PE-AIL-5] Physical by Toughness 40, Mental and Spiritual by Willpower 30, one die after the hit', () => {
    const comes = (ailment: AilmentId, die: number) =>
      ailmentsOf(hit({ means: { inflicts: { ailment } } }, [...body, ['resist', die]]), 'husk').length;
    expect([comes('dizzy', 40), comes('dizzy', 41)]).toEqual([0, 1]);
    expect([comes('confused', 30), comes('confused', 31)]).toEqual([0, 1]);
    expect([comes('damned', 30), comes('damned', 31)]).toEqual([0, 1]);
  });

  test('[PE-AIL-5] it is resisted though Defense holds', () => {
    const came = hit({ ...dizzying, damage: 0 }, [...body, ['resist', 41]]);
    expect([ailmentsOf(came, 'husk'), came.came.lostWound]).toEqual([['dizzy'], false]);
  });

  const target = (now: Sketch, affinities: Sketch = {}) => {
    const came = hit(
      { means: { element: 'elec', inflicts: { ailment: 'dizzy' } } },
      [...body, ['resist', 1]],
      now,
      {
        affinities,
      },
    );
    return toldOf(came, 'test')[0]?.target.value;
  };

  test('[PE-AFF-3, PE-AFF-5] Weak -20, Resist +20 on Toughness 40', () => {
    expect([target({}), target({}, { elec: 'weak' }), target({}, { elec: 'resist' })]).toEqual([40, 20, 60]);
  });

  test('[PE-ACT-15] Defend: +10', () => {
    expect(target({ conditions: ['defending'] })).toBe(50);
  });

  test('[PE-TECH-2] a Technical Hit ignores the +20 of Resist', () => {
    const came = hit(
      { means: { element: 'nuke', inflicts: { ailment: 'confused' } } },
      [...body, ['resist', 31]],
      { ailments: [{ id: 'dizzy' }] },
      { affinities: { nuke: 'resist' } },
    );
    expect(ailmentsOf(came, 'husk')).toEqual(['staggered', 'confused']);
  });

  test('[PE-AIL-5] a Power without Damage brings its ailment, resisted as it says, and strikes no location', () => {
    const power = {
      id: 'gloom',
      name: 'Gloom',
      tier: 1,
      element: 'almighty',
      cost: { pool: 'spirit', points: 3 },
      range: 20,
      does: { deed: 'inflict', inflicts: { ailment: 'despaired' }, resist: 'toughness' },
    } as const;
    const means = {
      manner: 'magic',
      element: 'almighty',
      power,
      inflicts: { ailment: 'despaired' },
    } as const;
    // Willpower 30 would fail; Toughness 40 passes.
    expect(ailmentsOf(hit({ means }, [['resist', 40]]), 'husk')).toEqual([]);
    const came = hit({ means }, [['resist', 41]]);
    expect([ailmentsOf(came, 'husk'), woundsOf(came, 'husk')]).toEqual([['despaired'], [4, 2, 1]]);
  });

  test('[PE-AIL-5] ruling ailmentResist opposed: the attack has 4 Degrees; 0 on Toughness 40 do not keep it off, 4 on 80 do', () => {
    const sketched = { ...dizzying, die: 10, goal: 59 };
    const opposed = { rulings: { ailmentResist: 'opposed' } };
    expect(ailmentsOf(hit(sketched, [...body, ['resist', 40]], {}, opposed), 'husk')).toEqual(['dizzy']);
    // A die of 1 has 3 Degrees: not enough. Resist adds 20, then 1 has 5.
    expect(ailmentsOf(hit(sketched, [...body, ['resist', 1]], {}, opposed), 'husk')).toEqual(['dizzy']);
    const hardy = { rulings: { ailmentResist: 'opposed' }, affinities: { missile: 'resist' } };
    expect(ailmentsOf(hit(sketched, [...body, ['resist', 1]], {}, hardy), 'husk')).toEqual([]);
  });
});

describe('immunity', () => {
  test.each([
    ['PE-AIL-8', 'burning', 'fire'],
    ['PE-AIL-10', 'frozen', 'ice'],
    ['PE-AIL-11', 'shocked', 'elec'],
    ['PE-AIL-20', 'condemned', 'bless'],
    ['PE-AIL-21', 'damned', 'curse'],
  ] as const)('[%s] %s never comes over whoever Blocks %s', (_, ailment, element) => {
    for (const affinity of ['block', 'repel', 'absorb']) {
      const kept = ails({}, ailment, {}, { [element]: affinity });
      expect([kept.came, toldOf(kept, 'ailment-kept-off')[0]?.why]).toEqual([false, 'immune']);
    }
    expect(ails({}, ailment, {}, { [element]: 'resist' }).came).toBe(true);
  });

  test('[PE-AFF-6] ruling immunityMeans blockOnly: Repel and Absorb do not protect', () => {
    const rulings = { immunityMeans: 'blockOnly' };
    const comes = (fire: string) => ails({}, 'burning', rulings, { fire }).came;
    expect([comes('block'), comes('repel'), comes('absorb')]).toEqual([false, true, true]);
  });

  test('[PE-AIL-10] ruling frozenImmunity shocked: Ice protects from Shocked, as Elec does, and not from Frozen', () => {
    const rulings = { frozenImmunity: 'shocked' };
    expect(ails({}, 'frozen', rulings, { ice: 'block' }).came).toBe(true);
    expect(ails({}, 'shocked', rulings, { ice: 'block' }).came).toBe(false);
    expect(ails({}, 'shocked', rulings, { elec: 'block' }).came).toBe(false);
    expect(ails({}, 'shocked', {}, { ice: 'block' }).came).toBe(true);
  });

  test('[PE-AIL-5] no die is rolled where immunity decides', () => {
    const came = hit(
      { means: { inflicts: { ailment: 'burning' } } },
      body,
      {},
      { affinities: { fire: 'block' } },
    );
    expect(ailmentsOf(came, 'husk')).toEqual([]);
  });
});

describe('what single ailments do to a hit', () => {
  test('[PE-AIL-8] Ice puts a fire out, hit or not deep enough; another element does not', () => {
    const burning = { ailments: [{ id: 'burning' }] };
    const ends = (element: 'ice' | 'elec', damage: number) =>
      ailmentsOf(hit({ damage, means: { element } }, body, burning), 'husk');
    expect([ends('ice', 5), ends('ice', 0), ends('elec', 5)]).toEqual([[], [], ['burning']]);
  });

  test('[PE-AIL-10] Frozen: no affinity to Melee and Missile but Weak holds; with ruling resistOnly Resist alone goes', () => {
    const frozen = { ailments: [{ id: 'frozen' }] };
    const left = (missile: string, script: readonly Line[], rulings: Sketch = {}) =>
      woundsOf(hit({}, script, frozen, { affinities: { missile }, rulings }), 'husk')[0];
    // A Technical Hit: two wounds of 4 Light.
    for (const missile of ['resist', 'block', 'repel', 'absorb']) expect(left(missile, body)).toBe(2);
    const resistOnly = { frozenStrips: 'resistOnly' };
    expect(left('resist', body, resistOnly)).toBe(2);
    expect(left('block', [], resistOnly)).toBe(4);
    // Weak: base, High Damage (5 against 0), Weakness, Technical: four, and so Savage.
    expect(left('weak', body)).toBe(0);
  });

  test('[PE-AIL-10, PE-AIL-12] damage frees the Frozen and wakes the Drowsed; Damage that Defense holds does not', () => {
    for (const id of ['frozen', 'drowsed']) {
      const fire = (damage: number, rulings: Sketch = {}) =>
        toldOf(
          hit({ damage, means: { element: 'curse' } }, body, { ailments: [{ id }] }, { rulings }),
          'ailment-ended',
        );
      if (id === 'frozen') {
        expect(fire(5)).toMatchObject([{ ailment: id, why: 'damage' }]);
        expect(fire(4)).toEqual([]);
        expect(fire(4, { takesDamage: 'damageAboveZero' })).toMatchObject([{ ailment: id, why: 'damage' }]);
        expect(fire(0, { takesDamage: 'damageAboveZero' })).toEqual([]);
      } else expect(fire(5)).toMatchObject([{ ailment: id, why: 'technical' }]);
    }
  });

  test('[PE-AIL-18] against the Enraged neither AP nor Unnatural Toughness counts', () => {
    const lineUp = (ailments: readonly Sketch[]): LineUp => ({
      red: { rin: { at: [5, 5], now: { equipped: null } } },
      blue: {
        husk: {
          use: 'ogre',
          at: [6, 5],
          sheet: { scores: { toughness: 40 }, unnatural: { toughness: 3 }, ap: { body: 2 } },
          now: { ailments },
        },
      },
    });
    const defense = (ailments: readonly Sketch[]) =>
      toldOf(struck(lineUp(ailments), { by: 'rin', target: 'husk', damage: 5 }, body), 'harm')[0]?.defense
        .value;
    expect([defense([]), defense([{ id: 'enraged' }])]).toEqual([9, 4]);
  });

  test('[PE-AIL-18] the Enraged strike with SB + 2', () => {
    const lineUp: LineUp = {
      red: { rin: { at: [5, 5], now: { ailments: [{ id: 'enraged' }] } } },
      blue: { husk: husk({}) },
    };
    const sketched = {
      by: 'rin',
      target: 'husk',
      damage: 3,
      means: { manner: 'melee', element: 'melee' },
    } as const;
    // Strength 36: 3 + 3 + 2.
    expect(toldOf(struck(lineUp, sketched, body), 'harm')[0]?.damage.value).toBe(8);
  });
});

describe('Staggered', () => {
  const staggers = (now: Sketch) =>
    played(facing(now), {}, [], (table) => stagger(table, 'husk', 'rin', 'PE-CRIT-3'));

  test('[PE-AIL-7] an ailment of its own, until the start of the sufferer’s next turn', () => {
    const came = staggers({ ailments: [{ id: 'dizzy' }] });
    expect(one(came.fight, 'husk').ailments).toMatchObject([
      { id: 'dizzy' },
      { id: 'staggered', turns: null },
    ]);
  });

  test('[PE-ONE-6] never twice', () => {
    expect(staggers({}).came).toBe(true);
    expect(staggers({ ailments: [{ id: 'staggered' }] }).came).toBe(false);
  });

  test('[PE-ACT-16] never one who Defends', () => {
    const came = staggers({ conditions: ['defending'] });
    expect([came.came, ailmentsOf(came, 'husk')]).toEqual([false, []]);
  });

  test('[PE-ONE-2] Weakness, physical Criticals, Technical Hits and the Criticals of some magic', () => {
    const weak = hit({ damage: 0 }, body, {}, { affinities: { missile: 'weak' } });
    const critical = hit({ critical: true }, body);
    const technical = hit({}, body, { ailments: [{ id: 'shocked' }] });
    const magic = hit({ critical: true, means: { element: 'wind', manner: 'magic' } }, body);
    const plain = hit({}, body);
    expect([weak, critical, technical, magic, plain].map((each) => each.came.staggered)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  test('[PE-ONE-2] [PE-AIL-5] of the ailments that a hit inflicts Staggered alone, and only where it is not resisted', () => {
    const inflicted = (ailment: AilmentId, die: number): boolean =>
      hit({ means: { inflicts: { ailment } } }, [...body, ['resist', die]]).came.staggered;
    expect([inflicted('staggered', 90), inflicted('staggered', 1), inflicted('dizzy', 90)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  const three: LineUp = {
    red: { rin: { at: [5, 5] }, jun: { at: [4, 5] } },
    blue: { husk: husk({}), ogre: { at: [6, 6] } },
  };
  const earned = (staggered: readonly string[]) =>
    played(three, {}, [], (table) => earnOneMore(table, 'rin', staggered));

  test('[PE-ONE-1, PE-ONE-3] a single One More however many enemies were Staggered', () => {
    const came = earned(['husk', 'ogre']);
    expect(toldOf(came, 'one-more-earned')).toMatchObject([{ who: 'rin', from: ['husk', 'ogre'] }]);
    expect(one(came.fight, 'rin').oneMore).toBe(true);
  });

  test('[PE-ONE-1] none for nobody, none for a comrade', () => {
    expect(one(earned([]).fight, 'rin').oneMore).toBe(false);
    expect(one(earned(['jun']).fight, 'rin').oneMore).toBe(false);
  });
});

describe('the order of dice', () => {
  test('[PE-TEST-7, PE-FTG-3] location, Fate, resistance, and only then the die to stay awake', () => {
    const lineUp: LineUp = {
      red: {
        rin: {
          at: [5, 5],
          sheet: { scores: { realisation: 20 } },
          // Toughness 43: Exhausted from 63 on, -20.
          now: { equipped: null, light: 0, stress: 63, fate: 1 },
        },
      },
      blue: { ogre: { at: [6, 5] } },
    };
    const came = struck(lineUp, { by: 'ogre', target: 'rin', damage: 6, ...dizzying }, [
      ['location', 80],
      ['fate-block', { option: 'decline' }],
      ['fate-advantage', { option: 'decline' }],
      ['resist', 24],
      ['fate-reroll', { option: 'decline' }],
      ['fate-advantage', { option: 'decline' }],
      ['stay-awake', 90],
      ['fate-reroll', { option: 'decline' }],
    ]);
    expect(one(came.fight, 'rin')).toMatchObject({ out: 'unconscious', stress: 68 });
  });
});
