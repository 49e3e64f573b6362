import { expect, test } from 'vitest';
import { fold } from '../../../kernel/terms.ts';
import type { DamageType } from '../damage-types.ts';
import { defaultRulings } from '../rulings.ts';
import type { ArSource, DamageRulings, Protection } from './damage.ts';
import { bestArmor, cut } from './damage.ts';
import type { RolledPart } from './damage-roll.ts';
import { damageThrow, highest, rolledParts } from './damage-roll.ts';

const bare: Protection = { armor: null, br: null, resistances: [], vulnerabilities: [] };
const armor = (ar: number, magicAr = 0): ArSource => ({ id: 'armor', label: 'armor', ar, magicAr });
const part = (value: number, type: DamageType) => ({ value, type });

/** The damage dealt after reductions. */
function left(
  parts: readonly ReturnType<typeof part>[],
  protection: Partial<Protection>,
  rulings: Partial<DamageRulings> = {},
): number {
  const dealt = cut(parts, { ...bare, ...protection }, { ...defaultRulings, ...rulings });
  for (const each of dealt.parts) expect(fold(each.dealt.terms).value).toBe(each.dealt.value);
  return dealt.total;
}

test('[FS-DMG-1] each part’s dice and flat number are added up, and the parts keep their order', () => {
  const parts = [
    { count: 1, sides: 8, plus: 2, type: 'slashing' },
    { count: 2, sides: 6, plus: 0, type: 'fire' },
  ] as const;
  const ready = damageThrow(parts);
  expect(ready.pool?.id).toBe('d8(slashing)+d6(fire)+d6(fire)');
  expect(ready.reading.of([5, 1, 6])).toEqual([7, 7]);
  expect(damageThrow(parts)).toBe(ready);
});

test('[FS-DMG-3] without armor or resistance a damage type changes nothing: 6 acid or 6 slashing do 6', () => {
  expect(left([part(6, 'acid')], {})).toBe(6);
  expect(left([part(6, 'slashing')], {})).toBe(6);
});

test('[FS-DMG-4] 10 fire, half BR 4, Fire Resistance 2, Magic Vulnerability 3: 7', () => {
  const protection = {
    br: 8,
    resistances: [{ to: 'fire' as const, value: 2 }],
    vulnerabilities: [{ to: 'magical' as const, value: 3 }],
  };
  expect(left([part(10, 'fire')], protection)).toBe(7);
  // Armour stops all of it: the vulnerability adds nothing, except with `alwaysVulnerable`.
  expect(left([part(4, 'fire')], protection)).toBe(0);
  expect(left([part(4, 'fire')], protection, { damageOrder: 'alwaysVulnerable' })).toBe(1);
  // Vulnerability first: 4 + 3 - 4 - 2.
  expect(left([part(4, 'fire')], protection, { damageOrder: 'vulnerabilityFirst' })).toBe(1);
  expect(left([part(0, 'fire')], protection, { damageOrder: 'alwaysVulnerable' })).toBe(0);
});

test('[FS-DMG-4] reductions never bring damage below 0', () => {
  expect(left([part(3, 'fire')], { resistances: [{ to: 'fire', value: 8 }] })).toBe(0);
});

test('[FS-DMG-5] 8 slashing and 5 fire, blocked with BR 6 without armor: 2 and 2', () => {
  const dealt = cut([part(8, 'slashing'), part(5, 'fire')], { ...bare, br: 6 }, defaultRulings);
  expect(dealt.parts.map((each) => each.dealt.value)).toEqual([2, 2]);
  expect(dealt.total).toBe(4);
});

test('[FS-DMG-5] AR 5 against 3 slashing and 4 crushing: counts once for all parts, or with `perPart` for each', () => {
  const parts = [part(3, 'slashing'), part(4, 'crushing')];
  expect(left(parts, { armor: armor(5) })).toBe(2);
  expect(left(parts, { armor: armor(5) }, { mixedDamage: 'perPart' })).toBe(0);
});

test('[FS-R65] the armor against a later part of a group names the ruling by which it counts', () => {
  const named = (...parts: readonly ReturnType<typeof part>[]) =>
    cut(parts, { ...bare, armor: armor(5) }, defaultRulings).parts.map(({ dealt }) =>
      dealt.terms.flatMap(({ label, ruling }) => (label === 'armor' ? [ruling] : [])),
    );
  expect(named(part(3, 'slashing'), part(4, 'crushing'))).toEqual([[undefined], ['FS-R65']]);
  expect(named(part(7, 'slashing'))).toEqual([[undefined]]);
});

test('[FS-RV-1] [FS-RV-2] resistance applies to its own type, or to all types of its group and no others', () => {
  expect(left([part(7, 'fire')], { resistances: [{ to: 'fire', value: 3 }] })).toBe(4);
  for (const type of ['fire', 'frost', 'shock'] as const) {
    expect(left([part(7, type)], { resistances: [{ to: 'magical', value: 2 }] })).toBe(5);
  }
  expect(left([part(7, 'acid')], { resistances: [{ to: 'magical', value: 2 }] })).toBe(7);
});

test('[FS-RV-3] vulnerability 3 raises 5 crushing to 8', () => {
  expect(left([part(5, 'crushing')], { vulnerabilities: [{ to: 'crushing', value: 3 }] })).toBe(8);
});

test('[FS-RV-4] only the highest resistance and the highest vulnerability count, one of each together', () => {
  const resistances = [
    { to: 'magical' as const, value: 2 },
    { to: 'fire' as const, value: 3 },
  ];
  expect(left([part(7, 'fire')], { resistances })).toBe(4);
  expect(left([part(7, 'frost')], { resistances })).toBe(5);
  const vulnerabilities = [
    { to: 'fire' as const, value: 1 },
    { to: 'magical' as const, value: 4 },
  ];
  expect(left([part(7, 'fire')], { resistances, vulnerabilities })).toBe(8);
  const terms = cut([part(7, 'fire')], { ...bare, resistances }, defaultRulings).parts[0]?.dealt.terms ?? [];
  expect(terms.map((term) => [term.label, term.value, term.off])).toEqual([
    ['fire', 7, undefined],
    ['magical resistance', -2, 'only the highest counts'],
    ['fire resistance', -3, undefined],
  ]);
});

test('[FS-ARM-3] full iron takes 5 off each physical type; magic AR applies to magical types; neither to the others', () => {
  for (const type of ['crushing', 'piercing', 'slashing'] as const) {
    expect(left([part(9, type)], { armor: armor(5) })).toBe(4);
  }
  expect(left([part(9, 'frost')], { armor: armor(5, 2) })).toBe(7);
  expect(left([part(9, 'poison')], { armor: armor(5, 2) })).toBe(9);
});

test('[FS-ARM-4] of several sources of AR the one that stops most of this damage counts', () => {
  const sources = [armor(5, 0), { id: 'scales', label: 'scales', ar: 2, magicAr: 3 }];
  expect(bestArmor([part(9, 'slashing')], sources, bare, defaultRulings)?.id).toBe('armor');
  expect(bestArmor([part(9, 'fire')], sources, bare, defaultRulings)?.id).toBe('scales');
  expect(bestArmor([part(9, 'acid')], sources, bare, defaultRulings)?.id).toBe('armor');
  expect(bestArmor([part(9, 'acid')], [], bare, defaultRulings)).toBeNull();
});

test('[FS-SHD-1] BR 6 on top of AR 4: 12 slashing does 2', () => {
  expect(left([part(12, 'slashing')], { armor: armor(4), br: 6 })).toBe(2);
});

test('[FS-SHD-2] BR takes half, rounded up, off magical damage and nothing off other types, except by ruling', () => {
  expect(left([part(9, 'fire')], { br: 6 })).toBe(6);
  expect(left([part(9, 'fire')], { br: 7 })).toBe(5);
  expect(left([part(9, 'psychic')], { br: 7 })).toBe(9);
  expect(left([part(9, 'psychic')], { br: 7 }, { blockOtherTypes: 'halfBr' })).toBe(5);
});

test('[FS-MAN-8] the maximum of 1d8+2 is 10', () => {
  const [one] = highest([{ count: 1, sides: 8, plus: 2, type: 'slashing' }]);
  expect(one?.value).toBe(10);
});

test('[FS-MAN-8] the account of damage says that dice count as their highest faces: no die shows them', () => {
  const parts = [{ count: 1, sides: 8, plus: 3, type: 'piercing' as const }];
  const terms = (rolled: readonly RolledPart[]) =>
    cut(rolled, bare, defaultRulings).parts[0]?.dealt.terms.map(({ value, label, clause }) => [
      value,
      label,
      clause,
    ]);
  expect(terms(highest(parts))).toEqual([
    [8, 'piercing, dice at their highest', 'FS-MAN-8'],
    [3, 'piercing, fixed', 'FS-DMG-1'],
  ]);
  expect(terms(rolledParts(parts, [11]))).toEqual([
    [8, 'piercing', 'FS-DMG-1'],
    [3, 'piercing, fixed', 'FS-DMG-1'],
  ]);
});
