import { expect, test } from 'vitest';
import { oddsOf } from '../../../engine/odds.ts';
import type { Choice } from '../../../kernel/port.ts';
import { system } from '../index.ts';
import { levels, thresholds } from '../levels.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import { attack, choice, decline, quick, strong } from './line-up.ts';
import { agreement, answering, momentOf, waysOf } from './moment.ts';

/** Exact odds: compared with numbers counted face by face and with samples, and with no more branches than matter. */

/** All pairs of faces of 2d10. */
const pairs = Array.from({ length: 100 }, (_, i) => [1 + (i % 10), 1 + Math.floor(i / 10)] as const);
const chance = (of: (natural: number) => boolean): number =>
  pairs.filter(([a, b]) => of(a + b)).length / pairs.length;

const duel = (who: string, now: Sketch = { ap: 12 }, guard: Sketch = {}): LineUp => ({
  heroes: { [who]: { at: [5, 5], now } },
  foes: { guard: { at: [6, 5], ...guard }, goblin: { at: [20, 12] } },
});

const oddsAt = (lineUp: LineUp, made: Choice, setting: Setting = {}, ...answers: readonly string[]) => {
  const odds = oddsOf(system, momentOf(lineUp, made, setting), answering(...answers));
  expect(odds.exact).toBe(true);
  return odds;
};

test('[SL-ATK-2] [SL-HLT-4] the chances of a hit and of each level, counted over both dice', () => {
  const odds = oddsAt(duel('wenna'), attack('guard'));
  // 7 against 13, and the dice less 7 is the final damage.
  expect(odds.chances.hit).toBeCloseTo(
    chance((natural) => natural >= 6),
    10,
  );
  for (const level of ['light', 'moderate', 'severe', 'critical'] as const) {
    const next = thresholds[levels[levels.indexOf(level) + 1] ?? 'fatal'];
    const due = chance((natural) => natural - 7 >= thresholds[level] && natural - 7 < next);
    expect(odds.chances[`harm:guard:${level}:1`], level).toBeCloseTo(due, 10);
  }
  expect(odds.chances.critical).toBeCloseTo(0.06, 10);
  expect(odds.chances['critical-failure']).toBeCloseTo(0.06, 10);
});

test('[SL-ATK-6] an attack branches over what matters: miss, each level, a critical, and the checks behind it', () => {
  // Misses up to 4, a critical failure, and 5; no wound; light, moderate, severe; critical, with a check that is passed
  // or failed; fatal up to 17, and from 18 on with a critical success.
  expect(waysOf(momentOf(duel('wenna'), attack('guard')), answering())).toBe(10);
  // Torvin's hits are moderate at least: what would have been light misses.
  expect(waysOf(momentOf(duel('torvin'), attack('guard')), answering())).toBe(8);
});

test('[SL-ATK-6] [SL-R21] where criticals of it count for nothing, a Grapple has two ways to end', () => {
  const setting = { rulings: { criticalScope: 'damagingAttacks' } };
  const grapple = choice('grapple', { target: 'guard', with: 'unarmed' });
  expect(waysOf(momentOf(duel('wenna'), grapple, setting), answering())).toBe(2);
  const odds = oddsAt(duel('wenna'), grapple, setting);
  // Dex 1, Melee 3 against 13.
  expect(odds.chances.hit).toBeCloseTo(
    chance((natural) => natural >= 9),
    10,
  );
  expect(odds.chances.critical).toBeUndefined();
});

test('[SL-OFF-8] the die of a Strong Attack, counted with the dice of the attack', () => {
  const odds = oddsAt(duel('wenna'), strong('guard'));
  let fatal = 0;
  for (const [a, b] of pairs) {
    for (let die = 1; die <= 6; die++) if (a + b >= 6 && a + b - 7 + die >= 8) fatal++;
  }
  expect(odds.chances['harm:guard:fatal:1']).toBeCloseTo(fatal / 600, 10);
});

test('[SL-MSC-3] of a hindrance the odds say once whether it works', () => {
  const ways = ['disarm', 'distract', 'shove', 'trip'];
  for (const what of ways) {
    const { chances } = oddsAt(duel('pell'), choice('hinder', { what, target: 'guard' }));
    expect([what, (chances.works ?? 0) > 0, chances.won, chances.lost]).toEqual([
      what,
      true,
      undefined,
      undefined,
    ]);
  }
});

test('[SL-DIC-2] [SL-R1] a contest is won as often as counting says, whoever wins ties', () => {
  const distract = choice('hinder', { what: 'distract', target: 'guard' });
  const won = (opposedTie: string): number =>
    oddsAt(duel('pell'), distract, { rulings: { opposedTie } }).chances.works ?? 0;
  const count = (of: (acting: number, resisting: number) => boolean): number =>
    pairs.filter(([a, b]) => of(a, b + 1)).length / 100;
  expect(won('actingSide')).toBeCloseTo(
    count((a, b) => a >= b),
    10,
  );
  expect(won('defender')).toBeCloseTo(
    count((a, b) => a > b),
    10,
  );
  // Ten ways for the acting side, two for the other, less where all is lost or won already.
  expect(waysOf(momentOf(duel('pell'), distract), answering())).toBeLessThanOrEqual(20);
});

test('[SL-MSC-6] of a Shove whole thirds of the margin matter', () => {
  const shove = momentOf(duel('torvin'), choice('hinder', { what: 'shove', target: 'guard' }));
  // 9 to 27 against 12: a whole third below it, or 0 to 5 of them above.
  expect(waysOf(shove, answering())).toBe(7);
});

test('[SL-MSC-8] Seize Initiative has six ways', () => {
  expect(waysOf(momentOf(duel('wenna'), choice('seize-initiative')), answering())).toBe(6);
});

const sea = {
  width: 24,
  height: 16,
  terrain: [{ id: 'sea', label: 'Sea', marks: { water: 'under' } }],
  cells: [{ x: 0, y: 0, w: 24, h: 16, terrain: 'sea' }],
};
const afloat = { ...sea, terrain: [{ id: 'sea', label: 'Sea', marks: { water: 'swim' } }] };

/** A wolf two yards beyond the guard feels less of Nerit's lightning, at other levels than the guard. */
const inTheSea: LineUp = {
  heroes: { nerit: { at: [2, 5], now: { ap: 12 } } },
  foes: { guard: { at: [9, 5] }, wolf: { at: [11, 5] } },
};

/** Choices whose exact odds are compared with samples. */
const played: readonly (readonly [string, LineUp, Choice, Setting])[] = [
  [
    'a Quick Attack on a full level',
    duel('torvin', { ap: 9 }, { now: { wounds: { moderate: 2, light: 5 } } }),
    quick('guard'),
    {},
  ],
  [
    'the same, lowered after its slot',
    duel('torvin', { ap: 9 }, { now: { wounds: { moderate: 2 } } }),
    quick('guard'),
    { rulings: { stepOrder: 'afterSlot' } },
  ],
  ['a Strong Attack', duel('torvin'), strong('guard'), {}],
  ['a Nonlethal Attack', duel('torvin'), choice('nonlethal-attack', { target: 'guard' }), {}],
  ['a defender who rolls', duel('wenna'), attack('guard'), { rulings: { defenseRolls: 'always' } }],
  [
    'a Trip that is rolled against',
    duel('torvin'),
    choice('hinder', { what: 'trip', target: 'guard' }),
    { rulings: { defenseRolls: 'always', criticalScope: 'allWildRolls' } },
  ],
  ['three dice of six', duel('wenna'), attack('guard'), { rulings: { wildDice: '3d6' } }],
  ['doubles', duel('wenna'), attack('guard'), { rulings: { criticalRange: 'doublesHighLow' } }],
  [
    'a swimmer’s attack',
    duel('isra', { ap: 12 }),
    choice('cast-spell', { spell: 'ember-dart', target: 'guard' }),
    { field: afloat },
  ],
  [
    'fire below the surface',
    duel('isra', { ap: 12 }),
    choice('cast-spell', { spell: 'ember-dart', target: 'guard' }),
    { field: sea },
  ],
  [
    'lightning below the surface',
    inTheSea,
    choice('cast-spell', { spell: 'spark-arc', target: 'guard' }),
    { field: sea },
  ],
  ['a Disarm', duel('torvin'), choice('hinder', { what: 'disarm', target: 'guard' }), {}],
];

test.each(played)(
  '[SL-ATK-6] [SL-DIC-5] exact or played, the odds are the same: %s',
  (_, lineUp, made, setting) => {
    const answers = answering('check', 'spare', 'critical', 'severe', 'moderate', 'plusTwo');
    expect(agreement(momentOf(lineUp, made, setting), answers, 1200)).toBeLessThanOrEqual(1);
  },
);

test('[SL-REA-2] [SL-COM-4] whoever may harry a shot sees how likely it still hits: with it 2 less', () => {
  const lineUp = { red: { pell: { at: [5, 5], now: { ap: 24 } } }, blue: { guard: { at: [6, 5] } } } as const;
  const shot = momentOf(lineUp, attack('guard', { with: 'bow' }));
  const hitAfter = (made: Choice): number => {
    const harry = { kind: 'ask', key: 'SL-COM-4/guard/harry', choice: made } as const;
    const odds = oddsOf(system, { ...shot, answers: [...shot.answers, harry] }, answering('none', 'decline'));
    expect(odds.exact).toBe(true);
    return odds.chances.hit ?? 0;
  };
  const least = (hit: number): number =>
    Array.from({ length: 19 }, (_, i) => i + 2).findIndex(
      (from) => Math.abs(chance((natural) => natural >= from) - hit) < 1e-9,
    );
  const [plain, harried] = [least(hitAfter(decline)), least(hitAfter(choice('harry')))];
  expect(plain).toBeGreaterThanOrEqual(0);
  expect(harried).toBe(plain + 2);
});
