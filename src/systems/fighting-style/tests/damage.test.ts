import { describe, expect, test } from 'vitest';
import type { Total } from '../../../kernel/terms.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { damageTypes } from '../damage-types.ts';
import type { Fighter, Sketch } from './line-up.ts';
import { cast, choice, decline, duel, fight, health, strike } from './line-up.ts';

/** Section 16: what is rolled, the groups of types, the order of reductions, and damage of several types. */

type Part = readonly [points: number, type: string];

/** A blade with exactly this damage and no dice, in Edda's hand. */
const bladeOf = (parts: readonly Part[]): Fighter => ({
  sheet: {
    weapons: [
      {
        id: 'blade',
        name: 'Blade',
        kind: 'longsword',
        hands: 1,
        damage: parts.map(([plus, type]) => ({ count: 0, sides: 2, plus, type })),
        melee: { reach: 1 },
      },
    ],
    inHand: [{ item: 'blade' }],
    shield: null,
  },
});

/** The damage of the last hit, in all and part by part. */
const done = (table: Scenario) => {
  const [fact] = table.facts('damage') as unknown as { amount: number; parts: { dealt: Total }[] }[];
  return { amount: fact?.amount, parts: fact?.parts.map(({ dealt }) => dealt.value) };
};
/** The damage that Edda's blade does to Sefu, who cannot defend. */
const cut = (parts: readonly Part[], sefu: Sketch = {}, rulings: Sketch = {}) => {
  const foe = { sheet: { armor: null, ...sefu }, now: { ap: 0 } };
  const table = duel({ edda: bladeOf(parts), sefu: foe }, { rulings });
  return done(table.does(strike('sefu')).rolls('attack', 2).does(decline));
};
/** The same, blocked by Sefu. */
const blocked = (parts: readonly Part[], sefu: Sketch = {}, rulings: Sketch = {}) => {
  const table = duel({ edda: bladeOf(parts), sefu: { sheet: { armor: null, ...sefu } } }, { rulings });
  return done(table.does(strike('sefu')).does(choice('block')).rolls('attack', 2).rolls('defence', 3));
};
const scales = (ar: number, magicAr = 0): Sketch => ({ naturalArmor: [{ name: 'Scales', ar, magicAr }] });
const resists = (to: string, value: number) => ({ to, value });

describe('what is rolled', () => {
  test('[FS-DMG-1] ruling damageAttribute none: only the weapon’s die and number, 5 + 2', () => {
    const table = duel({ edda: {}, brute: { now: { ap: 0 } } })
      .does(strike('brute'))
      .rolls('attack', 2)
      .does(decline);
    expect(table.roll().dice.map(({ sides }) => sides)).toEqual([8]);
    expect(health(table.rolls('damage', 5), 'brute')).toBe(24 - 7);
  });

  test('[FS-DMG-1] a weapon held in two hands rolls its two-handed dice', () => {
    const edda = { now: { inHand: [{ item: 'longsword', hands: 2 }] } };
    const table = duel({ edda, brute: { now: { ap: 0 } } })
      .does(strike('brute'))
      .rolls('attack', 2)
      .does(decline);
    expect(table.roll().dice.map(({ sides }) => sides)).toEqual([10]);
    expect(health(table.rolls('damage', 10), 'brute')).toBe(24 - 12);
  });

  test('[FS-DMG-1] ruling damageAttribute strengthMelee: STR 8 is added to melee Strikes, not to throws or spells', () => {
    const rulings = { damageAttribute: 'strengthMelee' };
    const brute: Fighter = { now: { ap: 0 } };
    const blow = duel({ edda: {}, brute }, { rulings })
      .does(strike('brute'))
      .rolls('attack', 2)
      .does(decline);
    expect(health(blow.rolls('damage', 5), 'brute')).toBe(24 - 7 - 8);
    const thrown = duel({ ciro: {}, brute }, { rulings }).does(strike('brute', { with: 'dagger:thrown' }));
    expect(health(thrown.rolls('attack', 2).does(decline).rolls('damage', 1), 'brute')).toBe(24 - 3);
    const touch = duel({ imre: {}, brute }, { rulings }).does(cast('rime-touch', { target: 'brute' }));
    expect(health(touch.rolls('attack', 2).does(decline).rolls('damage', 1), 'brute')).toBe(24 - 3);
  });

  test('[FS-DMG-1, FS-MAN-8] ruling damageAttribute strengthMelee: STR is added to Precision too', () => {
    const table = duel(
      { edda: {}, brute: { now: { ap: 0 } } },
      { rulings: { damageAttribute: 'strengthMelee' } },
    );
    table.does(strike('brute')).rolls('attack', 2).does(choice('precision'));
    expect(health(table, 'brute')).toBe(24 - 10 - 8);
  });

  test('[FS-DMG-1, FS-ATK-8] one damage roll serves every target that is hit or blocks', () => {
    const table = fight({
      heroes: { imre: { at: [1, 5] } },
      foes: { ghoul: { at: [6, 5], now: { ap: 0 } }, 'watch-guard': { at: [7, 5] } },
    });
    table.does(choice('use-magic-on-several', { spell: 'spark-arc', targets: ['ghoul', 'watch-guard'] }));
    table.answers('watch-guard', choice('block')).rolls('attack', 2).rolls('defence', 2);
    table.does(decline).rolls('damage', 6);
    // 7 shock; half of BR 7 is 4.
    expect([health(table, 'ghoul'), health(table, 'watch-guard')]).toEqual([16 - 7, 18 - 3]);
  });

  test('[FS-DMG-1, FS-HP-1] one of three targets is knocked out: the others take the same damage, and the fight goes on', () => {
    const out = { ap: 0 };
    const table = fight({
      heroes: { imre: { at: [1, 5] } },
      foes: {
        bandit: { at: [6, 5], now: { ...out, health: 3 } },
        brute: { at: [7, 5], now: out },
        wolf: { at: [8, 5], now: out },
      },
    });
    table.does(choice('use-magic-on-several', { spell: 'spark-arc', targets: ['bandit', 'brute', 'wolf'] }));
    table.rolls('attack', 2).does(decline).does(decline).does(decline).rolls('damage', 4);
    expect([health(table, 'bandit'), health(table, 'brute'), health(table, 'wolf')]).toEqual([0, 19, 7]);
    expect(table.who('bandit').out).toBe('unconscious');
    expect(table.choice()).toMatchObject({ for: 'imre', ask: 'turn' });
  });
});

describe('types', () => {
  const groups: readonly [string, readonly string[], number][] = [
    ['physical', ['crushing', 'piercing', 'slashing'], 7],
    ['magical', ['fire', 'frost', 'shock'], 9],
    ['other', ['acid', 'force', 'necrotic', 'radiant', 'poison', 'psychic'], 10],
  ];

  test.each(groups.flatMap(([group, types, left]) => types.map((type) => [type, group, left] as const)))(
    '[FS-DMG-2] %s is %s: of 10 points AR 3 and magic AR 1 leave %i',
    (type, group, left) => {
      expect(cut([[10, type]], scales(3, 1)).amount).toBe(left);
      expect(cut([[10, type]], { resistances: [resists(group, 4)] }).amount).toBe(6);
    },
  );

  test('[FS-DMG-2] there are twelve damage types', () => {
    expect(damageTypes).toHaveLength(12);
    expect([...damageTypes].sort()).toEqual(groups.flatMap(([, types]) => types).sort());
  });

  test.each(damageTypes)(
    '[FS-DMG-3] 10 %s do 10 damage and nothing else to a target without protection',
    (type) => {
      const table = duel({ edda: bladeOf([[10, type]]), sefu: { sheet: { armor: null }, now: { ap: 0 } } });
      table.does(strike('sefu')).rolls('attack', 2).does(decline);
      expect(health(table, 'sefu')).toBe(11);
      expect(table.who('sefu').conditions).toEqual([]);
    },
  );
});

describe('the order of reductions', () => {
  /** Imre’s bolt (8 + 2 fire on an 8) at the guard, whose shield (BR 7) blocks it. */
  const bolt = (face: number, guard: Sketch, rulings: Sketch = {}): number => {
    const table = duel({ imre: { at: [1, 5] }, 'watch-guard': { at: [6, 5], sheet: guard } }, { rulings });
    table.does(cast('ember-bolt', { target: 'watch-guard' })).answers('watch-guard', choice('block'));
    table.rolls('attack', 2).rolls('defence', 2).rolls('damage', face);
    return 18 - health(table, 'watch-guard');
  };
  const example = { resistances: [resists('fire', 2)], vulnerabilities: [resists('magical', 3)] };
  const open = { vulnerabilities: [resists('magical', 3)] };

  test('[FS-DMG-4] 10 fire, half BR 4, Fire Resistance 2, Magic Vulnerability 3 do 7', () => {
    expect(bolt(8, example)).toBe(7);
  });

  test('[FS-DMG-4] the log lists every reduction with its clause and value', () => {
    const table = duel({ imre: { at: [1, 5] }, 'watch-guard': { at: [6, 5], sheet: example } });
    table.does(cast('ember-bolt', { target: 'watch-guard' })).does(choice('block'));
    table.rolls('attack', 2).rolls('defence', 2).rolls('damage', 8);
    const [fact] = table.facts('damage') as unknown as { parts: { dealt: Total }[] }[];
    expect(fact?.parts[0]?.dealt.terms.map(({ clause, value }) => [clause, value])).toEqual([
      // The 8 of the die, and the 2 of the spell.
      ['FS-DMG-1', 8],
      ['FS-DMG-1', 2],
      ['FS-SHD-2', -4],
      ['FS-RV-1', -2],
      ['FS-RV-3', 3],
    ]);
  });

  test('[FS-DMG-4] ruling damageOrder armorThenNet: vulnerability adds nothing if armor and shield stop all', () => {
    // 1 + 2 against half a BR of 4.
    expect(bolt(1, open)).toBe(0);
    expect(bolt(2, open)).toBe(0);
    expect(bolt(3, open)).toBe(1 + 3);
  });

  test('[FS-DMG-4] ruling damageOrder vulnerabilityFirst: 3 damage + 3 vulnerability - 4 armor do 2', () => {
    const rulings = { damageOrder: 'vulnerabilityFirst' };
    expect(bolt(1, open, rulings)).toBe(2);
    expect(bolt(8, example, rulings)).toBe(7);
  });

  test('[FS-DMG-4] ruling damageOrder alwaysVulnerable: 3 damage - 4 armor do 0, + 3 vulnerability do 3', () => {
    const rulings = { damageOrder: 'alwaysVulnerable' };
    expect(bolt(1, open, rulings)).toBe(3);
    expect(bolt(1, example, rulings)).toBe(1);
    expect(bolt(8, example, rulings)).toBe(7);
  });

  test('[FS-DMG-4] damage never falls below 0, by resistance or by AR', () => {
    expect(cut([[3, 'fire']], { resistances: [resists('fire', 4)] }).amount).toBe(0);
    expect(cut([[3, 'slashing']], scales(5)).amount).toBe(0);
  });
});

describe('several types', () => {
  test('[FS-DMG-5] 8 slashing and 5 fire, blocked with BR 6 against AR 0: 2 + 2 are 4', () => {
    const mixed: readonly Part[] = [
      [8, 'slashing'],
      [5, 'fire'],
    ];
    expect(blocked(mixed)).toEqual({ amount: 4, parts: [2, 2] });
    expect(blocked(mixed, {}, { mixedDamage: 'perPart' })).toEqual({ amount: 4, parts: [2, 2] });
  });

  test('[FS-DMG-5] ruling mixedDamage perGroup: AR counts once against all physical parts, in listed order', () => {
    expect(
      cut(
        [
          [2, 'slashing'],
          [7, 'crushing'],
        ],
        scales(3),
      ),
    ).toEqual({ amount: 6, parts: [0, 6] });
    expect(
      cut(
        [
          [7, 'crushing'],
          [2, 'slashing'],
        ],
        scales(3),
      ),
    ).toEqual({ amount: 6, parts: [4, 2] });
    expect(
      blocked([
        [4, 'fire'],
        [4, 'shock'],
      ]),
    ).toEqual({ amount: 5, parts: [1, 4] });
  });

  test('[FS-DMG-5] ruling mixedDamage perPart: AR and BR count against each part', () => {
    const rulings = { mixedDamage: 'perPart' };
    expect(
      cut(
        [
          [2, 'slashing'],
          [7, 'crushing'],
        ],
        scales(3),
        rulings,
      ),
    ).toEqual({ amount: 4, parts: [0, 4] });
    expect(
      blocked(
        [
          [4, 'fire'],
          [4, 'shock'],
        ],
        {},
        rulings,
      ),
    ).toEqual({ amount: 2, parts: [1, 1] });
  });

  test('[FS-DMG-5, FS-RV-2] resistance and vulnerability count for each part', () => {
    const sheet = { resistances: [resists('magical', 2)], vulnerabilities: [resists('slashing', 3)] };
    const parts: readonly Part[] = [
      [5, 'slashing'],
      [5, 'fire'],
      [5, 'frost'],
      [5, 'acid'],
    ];
    expect(cut(parts, sheet)).toEqual({ amount: 19, parts: [8, 3, 3, 5] });
  });
});
