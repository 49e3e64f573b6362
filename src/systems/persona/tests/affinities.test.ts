import { describe, expect, test } from 'vitest';
import { elements } from '../elements.ts';
import { affinityTo } from '../harm/affinity.ts';
import { one, suffers } from '../state.ts';
import type { Sketched } from './bare-table.ts';
import { ailmentsOf, struck, toldOf, woundsOf } from './bare-table.ts';
import type { Fire } from './firing.ts';
import { body, facing, fires } from './firing.ts';
import { duel } from './line-up.ts';
import type { LineUp, Sketch } from './sketch.ts';
import { begun } from './sketch.ts';

/** Affinities of targets to elements (section AFF). */

describe('affinities', () => {
  test('[PE-AFF-1, PE-AFF-2, PE-AFF-4] ten elements and Almighty; what is not written is Normal', () => {
    expect(elements).toHaveLength(11);
    const fight = begun(facing({ fire: 'weak' }));
    const husk = one(fight, 'husk');
    expect(elements.filter((element) => affinityTo(fight, husk, element) !== 'normal')).toEqual(['fire']);
    expect(woundsOf(fires({ element: 'wind' }), 'husk')).toEqual([3, 2, 1]);
  });

  test('[PE-AFF-2] an Evoker has the affinities of the living equipped Persona', () => {
    const persona = (rin: Sketch, rulings: Sketch = {}) => {
      const fight = begun(facing({}, {}, rin), { rulings });
      return affinityTo(fight, one(fight, 'rin'), 'ice');
    };
    expect(persona({})).toBe('weak');
    expect(persona({ personas: { 'lantern-hart': 0 } })).toBe('normal');
    expect(persona({ equipped: null })).toBe('normal');
    expect(persona({}, { evokerAffinities: 'sheet' })).toBe('normal');
    const shown = (rulings: Sketch): unknown => {
      const rin = { sheet: { affinities: { wind: 'block' } } };
      const [chart] = duel({ rin, ogre: {} }, { rulings }).who('rin').charts ?? [];
      return chart?.entries
        .filter(({ value }) => value !== 'Normal')
        .map(({ label, value }) => `${label} ${value}`);
    };
    expect(shown({})).toEqual(['Fire Resist', 'Ice Weak']);
    expect(shown({ evokerAffinities: 'sheet' })).toEqual(['Wind Block']);
  });

  test('[PE-AIL-10] Frozen strips Melee and Missile, nothing else; with ruling resistOnly only Resist', () => {
    const frozen = { ailments: [{ id: 'frozen' }] };
    const left = (written: string, rulings: Sketch = {}) => {
      const fight = begun(facing({ melee: written, fire: written }, frozen), { rulings });
      const husk = one(fight, 'husk');
      return [affinityTo(fight, husk, 'melee'), affinityTo(fight, husk, 'fire')];
    };
    expect([left('weak'), left('resist'), left('block'), left('repel')]).toEqual([
      ['weak', 'weak'],
      ['normal', 'resist'],
      ['normal', 'block'],
      ['normal', 'repel'],
    ]);
    const resistOnly = { frozenStrips: 'resistOnly' };
    expect([left('resist', resistOnly)[0], left('block', resistOnly)[0]]).toEqual(['normal', 'block']);
  });

  test('[PE-AIL-10, PE-AFF-2] the chart shows the affinities that a hit meets', () => {
    const chartOf = (ailments: readonly Sketch[]): readonly string[] => {
      const [chart] = duel({ rin: {}, ogre: { now: { ailments } } }).who('ogre').charts ?? [];
      return (chart?.entries ?? [])
        .filter(({ value }) => value !== 'Normal')
        .map(({ label, value }) => `${label} ${value}`);
    };
    expect(chartOf([])).toEqual(['Melee Resist', 'Ice Weak']);
    expect(chartOf([{ id: 'frozen' }])).toEqual(['Ice Weak']);
  });

  test('[PE-AFF-3] Weak: Staggered, no Toughness Bonus, a wound more', () => {
    const hit = fires({ damage: 1 }, { fire: 'weak' });
    expect(woundsOf(hit, 'husk')).toEqual([2, 2, 1]);
    expect([hit.came.staggered, ailmentsOf(hit, 'husk')]).toEqual([true, ['staggered']]);
  });

  test('[PE-AFF-5] Resist: Defense is 5 higher', () => {
    expect(woundsOf(fires({ damage: 9 }, { fire: 'resist' }), 'husk')).toEqual([4, 2, 1]);
    expect(woundsOf(fires({ damage: 10 }, { fire: 'resist' }), 'husk')).toEqual([3, 2, 1]);
  });

  const cinders: Fire = { means: { inflicts: { ailment: 'dizzy' } } };

  test('[PE-AFF-6] Block: nothing happens, no location is rolled, no ailment is resisted', () => {
    const hit = fires({ ...cinders, damage: 30, critical: true }, { fire: 'block' }, {}, []);
    expect([woundsOf(hit, 'husk'), ailmentsOf(hit, 'husk')]).toEqual([[4, 2, 1], []]);
    expect(hit.came).toEqual({ staggered: false, lostWound: false, faints: [], barred: true });
    expect(toldOf(hit, 'attack-result')[0]).toMatchObject({ outcome: 'blocked', critical: false });
  });

  test('[PE-AFF-8] Absorb: as many Light Wounds as the Tier', () => {
    const hit = fires({ damage: 30, means: { tier: 2 } }, { fire: 'absorb' }, { light: 1 }, []);
    expect(woundsOf(hit, 'husk')).toEqual([3, 2, 1]);
  });

  test('[PE-AFF-8] an ordinary weapon is of Tier 1', () => {
    const hit = fires({ element: 'missile', damage: 30 }, { missile: 'absorb' }, { light: 1 }, []);
    expect(woundsOf(hit, 'husk')).toEqual([2, 2, 1]);
  });

  test.each([
    ['personaFirst', 4, 2],
    ['ownLightFirst', 3, 3],
  ])('[PE-AFF-8] ruling absorbHeals %s: the Persona has %i, Rin %i', (absorbHeals, persona, light) => {
    // The Shadow's Tier 1 flame against Rin, whose Persona absorbs it.
    const rin = { light: 2, personas: { 'lantern-hart': 3 } };
    const lineUp: LineUp = {
      red: {
        rin: {
          at: [5, 5],
          sheet: {
            personas: [
              { id: 'lantern-hart', name: 'Lantern Hart', wounds: 4, affinities: { fire: 'absorb' } },
            ],
          },
          now: rin,
        },
      },
      blue: { ogre: { at: [6, 5] } },
    };
    const hit = struck(lineUp, { by: 'ogre', target: 'rin', means: { element: 'fire' } }, [], {
      absorbHeals,
    });
    const { personas, light: own } = one(hit.fight, 'rin');
    expect([personas[0]?.left, own]).toEqual([persona, light]);
  });

  test('[PE-AFF-9] Almighty meets no affinity: there is none to be written, and it wounds', () => {
    const all = Object.fromEntries(
      elements.filter((each) => each !== 'almighty').map((each) => [each, 'block']),
    );
    expect(woundsOf(fires({ element: 'almighty' }, all), 'husk')).toEqual([3, 2, 1]);
    expect(woundsOf(fires({ element: 'fire' }, all, {}, []), 'husk')).toEqual([4, 2, 1]);
  });
});

describe('Repel', () => {
  const repel = { fire: 'repel' };

  test('[PE-AFF-7] the attacker takes the same Damage against its own Defense, where a die says', () => {
    // Damage 6 against TB 4 + AP 1.
    const hit = fires({ damage: 6 }, repel);
    expect([woundsOf(hit, 'rin'), woundsOf(hit, 'husk')]).toEqual([
      [3, 2, 1],
      [4, 2, 1],
    ]);
    expect(toldOf(hit, 'attack-result').map(({ outcome, target }) => [outcome, target])).toEqual([
      ['repelled', 'husk'],
      ['hit', 'rin'],
    ]);
  });

  test('[PE-AFF-7] Critical, Technical and ailments fall away, extra shots too; nobody earns anything', () => {
    const rin = { equipped: null, ailments: [{ id: 'burning' }] };
    const sketched: Sketched = {
      by: 'rin',
      target: 'husk',
      damage: 6,
      critical: true,
      extraWounds: 2,
      means: { element: 'wind', inflicts: { ailment: 'dizzy' } },
    };
    const hit = struck(facing({ wind: 'repel' }, {}, rin), sketched, body);
    expect([woundsOf(hit, 'rin'), ailmentsOf(hit, 'rin')]).toEqual([[3, 2, 1], ['burning']]);
    expect(hit.came.staggered).toBe(false);
  });

  test('[PE-AFF-7] ruling repelKeeps everything: Critical, Technical, shots and ailments strike the attacker', () => {
    const rin = { equipped: null, ailments: [{ id: 'burning' }], light: 4 };
    const sketched: Sketched = {
      by: 'rin',
      target: 'husk',
      damage: 6,
      critical: true,
      means: { element: 'wind', inflicts: { ailment: 'dizzy' } },
    };
    // Base wound, Critical and Technical. With Toughness 43 a 90 does not resist Dizzy.
    const hit = struck(facing({ wind: 'repel' }, {}, rin), sketched, [...body, ['resist', 90]], {
      repelKeeps: 'everything',
    });
    expect([woundsOf(hit, 'rin'), ailmentsOf(hit, 'rin')]).toEqual([
      [1, 2, 1],
      ['staggered', 'dizzy'],
    ]);
    expect(hit.came.staggered).toBe(false);
  });

  const mirrored = (own: string, script = body, rulings: Sketch = {}) => {
    const lineUp = facing(repel, {}, {});
    const sheet = {
      personas: [{ id: 'lantern-hart', name: 'Lantern Hart', wounds: 4, affinities: { fire: own } }],
    };
    const rin = { at: [5, 5] as const, sheet, now: { personas: { 'lantern-hart': 2 } } };
    const hit = struck(
      { ...lineUp, red: { rin } },
      { by: 'rin', target: 'husk', damage: 6, means: { element: 'fire' } },
      script,
      rulings,
    );
    return {
      left: one(hit.fight, 'rin').personas[0]?.left,
      staggered: suffers(one(hit.fight, 'rin'), 'staggered'),
    };
  };

  test('[PE-AFF-7] an attacker that Repels too Blocks it; Block blocks, Absorb heals, Weak hurts', () => {
    expect(mirrored('repel', [])).toEqual({ left: 2, staggered: false });
    expect(mirrored('block', [])).toEqual({ left: 2, staggered: false });
    expect(mirrored('absorb', [])).toEqual({ left: 3, staggered: false });
    // Weak: 6 against AP 1 is 5 above: base, High Damage, Weakness. Only 2 wounds were left.
    expect(mirrored('weak')).toEqual({ left: 0, staggered: true });
  });
});

describe('attacks that do no Damage', () => {
  const lull = {
    id: 'lull',
    name: 'Lull',
    tier: 1,
    element: 'wind',
    cost: { pool: 'spirit', points: 0 },
    range: 20,
    does: { deed: 'inflict', inflicts: { ailment: 'drowsed' } },
  } as const;
  const lulls = {
    element: 'wind',
    means: { power: lull, manner: 'magic', inflicts: { ailment: 'drowsed' } },
  } as const;

  test('[PE-AFF-3] a Power that only brings an ailment Staggers the Weak, wounds nobody, strikes no location', () => {
    const hit = fires({ ...lulls, damage: 0 }, { wind: 'weak' }, {}, [['resist', 21]]);
    expect([woundsOf(hit, 'husk'), ailmentsOf(hit, 'husk')]).toEqual([
      [4, 2, 1],
      ['staggered', 'drowsed'],
    ]);
  });

  test('[PE-AFF-6, PE-AFF-7, PE-AFF-8] Blocked and thrown back it comes to nothing, Absorbed it heals 1', () => {
    const stands = (wind: string) => {
      const hit = fires({ ...lulls, damage: 0 }, { wind }, { light: 2 }, []);
      return [woundsOf(hit, 'husk')[0], ailmentsOf(hit, 'husk'), ailmentsOf(hit, 'rin')];
    };
    expect([stands('block'), stands('repel'), stands('absorb')]).toEqual([
      [2, [], []],
      [2, [], []],
      [3, [], []],
    ]);
  });

  test('[PE-AFF-7] ruling repelKeeps everything: it comes over the attacker', () => {
    const hit = fires({ ...lulls, damage: 0 }, { wind: 'repel' }, {}, [['resist', 90]], {
      repelKeeps: 'everything',
    });
    expect(ailmentsOf(hit, 'rin')).toEqual(['drowsed']);
  });

  test('[PE-ACT-26, PE-ACT-29] ruling nonDamagingCriticals: a critical Push or Knockdown Staggers, and wounds nobody', () => {
    for (const form of ['push', 'knockdown', 'grapple'] as const) {
      const hit = fires({ element: 'melee', critical: true, damage: 20, attack: { form } }, {}, {}, []);
      expect([woundsOf(hit, 'husk'), ailmentsOf(hit, 'husk')]).toEqual([[4, 2, 1], ['staggered']]);
    }
  });
});
