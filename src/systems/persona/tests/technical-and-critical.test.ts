import { describe, expect, test } from 'vitest';
import { elements } from '../elements.ts';
import { narrate } from '../present/narrate.ts';
import { ailmentsOf, toldOf, woundsOf } from './bare-table.ts';
import { body, fires } from './firing.ts';

/** Technical and Critical Hits (sections TECH, CRIT). */

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
    // Drowsed is exploited by every element, Condemned by Bless.
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

  test('[PE-CRIT-4, PE-AIL-5] the Power’s own ailment has its die also where the Critical Hit has brought the same', () => {
    // Toughness 40: a 30 resists, which does not change what the Critical Hit inflicted; the log tells both.
    const jolted = fires(
      { element: 'elec', critical: true, means: { inflicts: { ailment: 'shocked' } } as never },
      {},
      {},
      [...body, ['resist', 30]],
    );
    expect(ailmentsOf(jolted, 'husk')).toEqual(['shocked']);
    const told = toldOf(jolted, 'ailment-kept-off');
    expect(told).toMatchObject([{ why: 'resisted' }]);
    expect(narrate(jolted.fight, told[0] as never)?.text).toMatch(/resists Shocked, and is Shocked already$/);
  });
});
