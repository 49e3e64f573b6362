import { describe, expect, test } from 'vitest';
import type { Element } from '../elements.ts';
import { elements } from '../elements.ts';
import { affinityTo } from '../harm/affinity.ts';
import { one, suffers } from '../state.ts';
import type { Line, Sketched } from './bare-table.ts';
import { ailmentsOf, struck, toldOf, woundsOf } from './bare-table.ts';
import type { LineUp, Sketch } from './sketch.ts';
import { begun } from './sketch.ts';

/** What an element does to whom (section AFF), Technical and Critical Hits (sections TECH, CRIT). */

const body: readonly Line[] = [['location', 50]];
/** Rin (TB 4, coat of AP 1 at the Body, no Persona equipped) and a Shadow of TB 4 without armour. */
const facing = (affinities: Sketch, now: Sketch = {}, rin: Sketch = { equipped: null }): LineUp => ({
  red: { rin: { at: [5, 5], now: rin } },
  blue: {
    husk: {
      use: 'ogre',
      at: [6, 5],
      sheet: { scores: { toughness: 40 }, ap: null, affinities: { ice: null, melee: null, ...affinities } },
      now,
    },
  },
});

interface Fire extends Partial<Sketched> {
  readonly element?: Element;
}
const fires = (
  { element = 'fire', ...more }: Fire,
  affinities: Sketch = {},
  now: Sketch = {},
  script = body,
  rulings: Sketch = {},
) =>
  struck(
    facing(affinities, now),
    { by: 'rin', target: 'husk', damage: 5, ...more, means: { element, ...more.means } },
    script,
    rulings,
  );

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
    expect(hit.came).toEqual({ staggered: false, lostWound: false, faints: [] });
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
    // The Shadow’s Tier 1 flame at a Rin whose Persona absorbs it.
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
    // 1 + Critical + Technical; Toughness 43 does not keep Dizzy off with a 90.
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
    // Weak: 6 against AP 1 is 5 above: base, High Damage, Weakness; only 2 were left.
    expect(mirrored('weak')).toEqual({ left: 0, staggered: true });
  });
});

describe('Technical Hits', () => {
  const frozen = { ailments: [{ id: 'frozen' }] };

  test.each([
    ['burning', ['wind', 'nuke']],
    ['dizzy', ['nuke']],
    ['frozen', ['melee', 'missile', 'nuke']],
    ['shocked', ['melee', 'missile', 'nuke']],
    ['drowsed', [...elements]],
    ['stunned', ['nuke']],
    ['amnesiac', ['psy']],
    ['brainwashed', ['psy']],
    ['confused', ['psy']],
    ['despaired', ['psy']],
    ['enraged', ['psy']],
    ['panicked', ['psy']],
    ['condemned', ['bless']],
    ['damned', ['curse']],
    ['staggered', []],
  ])('[PE-TECH-1] %s is exploited by %j', (id, by) => {
    const technical = elements.filter((element) => {
      const hit = fires({ element, damage: 9 }, {}, { ailments: [{ id }] });
      return toldOf(hit, 'attack-result')[0]?.technical === true;
    });
    expect(technical).toEqual([...elements.filter((element) => (by as readonly string[]).includes(element))]);
  });

  test('[PE-TECH-2, PE-TECH-3] a wound more, Staggered, and the ailment is gone', () => {
    const hit = fires({ element: 'melee' }, {}, frozen);
    expect(woundsOf(hit, 'husk')).toEqual([2, 2, 1]);
    expect(ailmentsOf(hit, 'husk')).toEqual(['staggered']);
    expect(toldOf(hit, 'ailment-ended')).toMatchObject([{ ailment: 'frozen', why: 'technical' }]);
  });

  test('[PE-TECH-2] Resist is ignored; Block stops the hit and nothing is cleared', () => {
    const resist = fires({ element: 'nuke' }, { nuke: 'resist' }, frozen);
    expect(woundsOf(resist, 'husk')).toEqual([2, 2, 1]);
    const block = fires({ element: 'nuke' }, { nuke: 'block' }, frozen, []);
    expect([woundsOf(block, 'husk'), ailmentsOf(block, 'husk')]).toEqual([[4, 2, 1], ['frozen']]);
  });

  test('[PE-TECH-2] ruling technicalIgnores allAbove: Block, Repel and Absorb are ignored too', () => {
    for (const nuke of ['block', 'repel', 'absorb']) {
      const hit = fires({ element: 'nuke' }, { nuke }, frozen, body, { technicalIgnores: 'allAbove' });
      expect([woundsOf(hit, 'husk'), ailmentsOf(hit, 'husk')]).toEqual([[2, 2, 1], ['staggered']]);
    }
  });

  test('[PE-TECH-3] two exploited at once: one wound more, both end; with ruling perAilment two', () => {
    // Drowsed by everything, Condemned by Bless.
    const both = { ailments: [{ id: 'drowsed' }, { id: 'condemned' }] };
    const hit = fires({ element: 'bless' }, {}, both);
    expect([woundsOf(hit, 'husk'), ailmentsOf(hit, 'husk')]).toEqual([[2, 2, 1], ['staggered']]);
    const each = fires({ element: 'bless' }, {}, both, body, { technicalMultiple: 'perAilment' });
    expect([woundsOf(each, 'husk'), ailmentsOf(each, 'husk')]).toEqual([[1, 2, 1], ['staggered']]);
  });
});

describe('Critical Hits', () => {
  test.each([['melee'], ['missile']] as const)('[PE-CRIT-3] a %s one Staggers', (element) => {
    const hit = fires({ element, critical: true });
    expect([woundsOf(hit, 'husk'), ailmentsOf(hit, 'husk')]).toEqual([[2, 2, 1], ['staggered']]);
    expect(hit.came.staggered).toBe(true);
  });

  test.each([
    ['fire', ['burning'], false],
    ['ice', ['frozen'], false],
    ['elec', ['shocked'], false],
    ['psy', ['confused'], false],
    ['bless', ['condemned'], false],
    ['curse', ['damned'], false],
    ['wind', ['staggered'], true],
    ['nuke', ['staggered'], true],
    ['almighty', [], false],
  ] as const)('[PE-CRIT-4] of %s it brings %j, and nobody may resist', (element, brings, staggers) => {
    const hit = fires({ element, critical: true, means: { manner: 'magic' }, damage: 1 });
    expect([woundsOf(hit, 'husk'), ailmentsOf(hit, 'husk')]).toEqual([[2, 2, 1], brings]);
    expect(hit.came.staggered).toBe(staggers);
  });

  test('[PE-CRIT-4] immunity keeps it off: Ice blocked, an Almighty-born Frozen is not; Defend keeps Stagger off', () => {
    const power = powerOf('frozen');
    const cold = {
      damage: 1,
      critical: true,
      element: 'almighty',
      means: { manner: 'magic', power },
    } as const;
    expect(ailmentsOf(fires(cold), 'husk')).toEqual(['frozen']);
    expect(ailmentsOf(fires(cold, { ice: 'block' }), 'husk')).toEqual([]);
    const wind = fires({ element: 'wind', critical: true }, {}, { conditions: ['defending'] });
    expect(ailmentsOf(wind, 'husk')).toEqual([]);
  });

  const powerOf = (critical: 'frozen' | 'none') => ({
    id: 'own',
    name: 'Own',
    tier: 1,
    element: 'almighty' as const,
    cost: { pool: 'spirit' as const, points: 0 },
    range: 20,
    does: { deed: 'magic' as const, damage: 0, critical },
  });

  test('[PE-CRIT-4] a Power may name its own effect, or none; ruling perPowerOnly leaves only that', () => {
    const named = { element: 'fire', critical: true, means: { power: powerOf('frozen') } } as const;
    const none = { element: 'fire', critical: true, means: { power: powerOf('none') } } as const;
    expect(ailmentsOf(fires(named), 'husk')).toEqual(['frozen']);
    expect(ailmentsOf(fires(none), 'husk')).toEqual([]);
    const rulings = { magicCriticalEffects: 'perPowerOnly' };
    expect(ailmentsOf(fires(named, {}, {}, body, rulings), 'husk')).toEqual(['frozen']);
    expect(ailmentsOf(fires({ critical: true }, {}, {}, body, rulings), 'husk')).toEqual([]);
    expect(ailmentsOf(fires({ element: 'melee', critical: true }, {}, {}, body, rulings), 'husk')).toEqual([
      'staggered',
    ]);
  });

  test('[PE-CRIT-4] ruling criticalAilmentResisted: Toughness 40 resists Burning with a 40, not with a 41', () => {
    const rulings = { criticalAilmentResisted: true };
    const burns = (die: number) =>
      ailmentsOf(fires({ critical: true }, {}, {}, [...body, ['resist', die]], rulings), 'husk');
    expect(burns(40)).toEqual([]);
    expect(burns(41)).toEqual(['burning']);
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
