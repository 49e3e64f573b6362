import { describe, expect, test } from 'vitest';
import type { Total } from '../../../kernel/terms.ts';
import type { Sketch } from './line-up.ts';
import { cast, conditions, decline, duel, endTurn, fight, health, strike } from './line-up.ts';

/** Section 17: resistance and vulnerability. */

/** The damage that 8 points of a type do to a brute (AR 0) with this sheet. */
const suffers = (type: string, brute: Sketch): number => {
  const blade = {
    id: 'blade',
    name: 'Blade',
    kind: 'longsword',
    hands: 1,
    damage: [{ count: 0, sides: 2, plus: 8, type }],
    melee: { reach: 1 },
  };
  const edda = { sheet: { weapons: [blade], inHand: [{ item: 'blade' }], shield: null } };
  const table = duel({ edda, brute: { sheet: brute, now: { ap: 0 } } });
  table.does(strike('brute')).rolls('attack', 2).does(decline);
  return 24 - health(table, 'brute');
};
const resistances = (...list: readonly (readonly [string, number])[]): Sketch => ({
  resistances: list.map(([to, value]) => ({ to, value })),
});
const vulnerabilities = (...list: readonly (readonly [string, number])[]): Sketch => ({
  vulnerabilities: list.map(([to, value]) => ({ to, value })),
});

describe('resistance', () => {
  test('[FS-RV-1] Fire Resistance (3) takes 3 off fire and nothing off other types', () => {
    const salamander = resistances(['fire', 3]);
    expect(suffers('fire', salamander)).toBe(5);
    expect(suffers('frost', salamander)).toBe(8);
    expect(suffers('slashing', salamander)).toBe(8);
  });

  test('[FS-RV-1] Fire Resistance (4) of the imp takes 4 off a bolt: 3 fire do 0, 10 do 6', () => {
    const table = duel({ imre: { at: [1, 5] }, 'ember-imp': { at: [6, 5], now: { ap: 0 } } });
    table
      .does(cast('ember-bolt', { target: 'ember-imp' }))
      .rolls('attack', 2)
      .does(decline)
      .rolls('damage', 1);
    expect(health(table, 'ember-imp')).toBe(8);
    table
      .does(cast('ember-bolt', { target: 'ember-imp' }))
      .rolls('attack', 2)
      .does(decline)
      .rolls('damage', 8);
    expect(health(table, 'ember-imp')).toBe(8 - 6);
  });

  test('[FS-RV-2] an Ork with Magic Resistance (2) takes 2 less from fire, from frost and from shock', () => {
    const ork = resistances(['magical', 2]);
    expect(['fire', 'frost', 'shock'].map((type) => suffers(type, ork))).toEqual([6, 6, 6]);
    expect(['crushing', 'acid', 'psychic'].map((type) => suffers(type, ork))).toEqual([8, 8, 8]);
  });

  test('[FS-RV-2] resistance to the physical and the other group covers their types only', () => {
    const golem = resistances(['physical', 3], ['other', 1]);
    expect(
      ['crushing', 'piercing', 'slashing', 'poison', 'fire'].map((type) => suffers(type, golem)),
    ).toEqual([5, 5, 5, 7, 8]);
  });
});

describe('vulnerability', () => {
  test('[FS-RV-3] Crushing Vulnerability (3) raises crushing damage by 3', () => {
    const glass = vulnerabilities(['crushing', 3]);
    expect(suffers('crushing', glass)).toBe(11);
    expect(suffers('slashing', glass)).toBe(8);
  });

  test('[FS-RV-3] vulnerability to a group raises each of its types; the ghoul takes 3 more from fire', () => {
    expect(suffers('shock', vulnerabilities(['magical', 2]))).toBe(10);
    const table = duel({ imre: { at: [1, 5] }, ghoul: { at: [6, 5], now: { ap: 0 } } });
    table
      .does(cast('ember-bolt', { target: 'ghoul' }))
      .rolls('attack', 2)
      .does(decline)
      .rolls('damage', 4);
    expect(health(table, 'ghoul')).toBe(16 - 6 - 3);
  });
});

describe('several resistances or vulnerabilities', () => {
  test('[FS-RV-4] Fire Resistance 3 and Magic Resistance 2: fire -3, frost -2', () => {
    const both = resistances(['fire', 3], ['magical', 2]);
    expect(suffers('fire', both)).toBe(5);
    expect(suffers('frost', both)).toBe(6);
    // In whatever order they are listed.
    expect(suffers('fire', resistances(['magical', 2], ['fire', 3]))).toBe(5);
  });

  test('[FS-RV-4] Fire Resistance 1 and Magic Resistance 4: fire -4', () => {
    expect(suffers('fire', resistances(['fire', 1], ['magical', 4]))).toBe(4);
  });

  test('[FS-RV-4] of several vulnerabilities only the most severe counts', () => {
    expect(suffers('fire', vulnerabilities(['fire', 1], ['magical', 4], ['fire', 2]))).toBe(12);
  });

  test('[FS-RV-4] a resistance and a vulnerability to the same damage both count', () => {
    expect(suffers('fire', { ...resistances(['magical', 2]), ...vulnerabilities(['fire', 5]) })).toBe(11);
    expect(suffers('fire', { ...resistances(['fire', 5]), ...vulnerabilities(['fire', 2]) })).toBe(5);
  });

  test('[FS-RV-4] a resistance that does not count is listed with the reason', () => {
    const imp = {
      resistances: [
        { to: 'fire', value: 3 },
        { to: 'magical', value: 2 },
      ],
    };
    const table = duel({ imre: { at: [1, 5] }, brute: { at: [6, 5], sheet: imp, now: { ap: 0 } } });
    table
      .does(cast('ember-bolt', { target: 'brute' }))
      .rolls('attack', 2)
      .does(decline)
      .rolls('damage', 4);
    const [fact] = table.facts('damage') as unknown as { parts: { dealt: Total }[] }[];
    expect(fact?.parts[0]?.dealt.terms.filter(({ off }) => off)).toMatchObject([
      { clause: 'FS-RV-4', value: -2, off: 'only the highest counts' },
    ]);
  });

  test('[FS-RV-4] Stone Skin cast twice is one condition', () => {
    const table = fight({ heroes: { imre: { at: [5, 5] } }, foes: { brute: { at: [8, 5] } } });
    table.does(cast('stone-skin')).does(cast('stone-skin'));
    expect(conditions(table, 'imre')).toEqual(['resistance']);
  });

  test('[FS-RV-1] Stone Skin is ended by hand, and the maul that follows does its 1 + 3 whole', () => {
    const table = fight({ heroes: { imre: { at: [5, 5] } }, foes: { brute: { at: [8, 5] } } });
    table.does(cast('stone-skin'));
    table.byHand('dispelled', { change: 'condition', who: 'imre', condition: 'resistance', on: false });
    expect(conditions(table, 'imre')).toEqual([]);
    table.does({ option: 'move', to: { x: 7, y: 5 } }).does(endTurn);
    const before = health(table, 'imre');
    table
      .answers('brute', strike('imre'))
      .answers('imre', decline)
      .rolls('attack', 2)
      .does(decline)
      .rolls('damage', 1);
    expect(before - health(table, 'imre')).toBe(1 + 3);
  });

  test('[FS-RV-4, FS-MAG-1] of Stone Skin (physical 2) and an own resistance the higher counts, until the round ends', () => {
    const own = { resistances: [{ to: 'crushing', value: 1 }] };
    const table = fight({
      heroes: { imre: { at: [5, 5], sheet: own } },
      foes: { brute: { at: [8, 5] } },
    });
    table.does(cast('stone-skin'));
    expect(conditions(table, 'imre')).toEqual(['resistance']);
    table.does({ option: 'move', to: { x: 7, y: 5 } }).does(endTurn);
    table
      .answers('brute', strike('imre'))
      .answers('imre', decline)
      .rolls('attack', 2)
      .does(decline)
      .rolls('damage', 1);
    expect(health(table, 'imre')).toBe(18 - 4 + 2);
    table.does(endTurn);
    expect(table.view().round).toBe(2);
    expect(conditions(table, 'imre')).toEqual([]);
    table.answers('imre', endTurn);
    table
      .answers('brute', strike('imre'))
      .answers('imre', decline)
      .rolls('attack', 2)
      .does(decline)
      .rolls('damage', 1);
    expect(health(table, 'imre')).toBe(16 - 4 + 1);
  });
});
