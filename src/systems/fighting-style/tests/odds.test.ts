import { describe, expect, test } from 'vitest';
import { oddsByAnswer } from '../../../engine/by-answer.ts';
import type { Moment } from '../../../engine/enumerate.ts';
import { oddsOf } from '../../../engine/odds.ts';
import type { Tactic } from '../../../engine/system.ts';
import { answering as told } from '../../testing/moments.ts';
import { system } from '../index.ts';
import { spells, weapons } from '../pack/index.ts';
import type { Fight } from '../state.ts';
import type { Fighter, LineUp, Sketch } from './line-up.ts';
import { cast, choice, strike } from './line-up.ts';
import { agreement, answering, momentOf, waysOf } from './moment.ts';

/**
 * Exact odds, compared with samples of the same rules and with numbers worked out face by face from the rulebook. The
 * soak runs the same list with more samples: `WOUNDTRACK_SAMPLES=100000`.
 */

const samples = Number(process.env.WOUNDTRACK_SAMPLES ?? 6000);

const facing = (hero: Fighter, foe: Fighter, id = 'edda', metres = 1): LineUp => ({
  heroes: { [id]: { at: [2, 5], ...hero } },
  foes: { sefu: { at: [2 + metres, 5], ...foe } },
});
const held = (weapon: string): Sketch => ({ weapons: [weapon], inHand: [{ item: weapon }], shield: null });

const defences = ['block', 'dodge', 'parry', 'decline'] as const;
const nextDefence = (i: number): string => defences[i % defences.length] as string;

describe('exact odds agree with samples', () => {
  const shields = (weapon: (typeof weapons)[number], hands = weapon.hands): Fighter =>
    weapon.hands === 0
      ? { now: { inHand: [] } }
      : { sheet: { ...held(weapon.id), inHand: [{ item: weapon.id, hands }] } };

  const melee = weapons.filter((weapon) => weapon.melee).map(({ id }, i) => [id, nextDefence(i)] as const);
  test.each(melee)('[FS-ATK-2] a Strike with %s against a %s', (id, defence) => {
    const weapon = weapons.find((each) => each.id === id) as (typeof weapons)[number];
    const moment = momentOf(facing(shields(weapon), {}), strike('sefu', { with: id }));
    expect(agreement(moment, answering(defence), samples)).toBeLessThanOrEqual(1);
  });

  const bothHands = weapons
    .filter((weapon) => weapon.twoHanded)
    .map(({ id }, i) => [id, nextDefence(i)] as const);
  test.each(bothHands)('[FS-ATK-2, FS-DMG-1] a Strike with %s in both hands against a %s', (id, defence) => {
    const weapon = weapons.find((each) => each.id === id) as (typeof weapons)[number];
    const moment = momentOf(facing(shields(weapon, 2), {}), strike('sefu', { with: id }));
    expect(agreement(moment, answering(defence), samples)).toBeLessThanOrEqual(1);
  });

  const ranged = weapons.flatMap(({ id, melee: near, thrown, shot }, i) =>
    shot || thrown ? [[thrown && near ? `${id}:thrown` : id, id, nextDefence(i % 2)] as const] : [],
  );
  test.each(ranged)('[FS-ATK-3] %s (%s), 5 m away, against a %s', (means, id, defence) => {
    const weapon = weapons.find((each) => each.id === id) as (typeof weapons)[number];
    const moment = momentOf(facing(shields(weapon), {}, 'runa', 5), strike('sefu', { with: means }));
    expect(agreement(moment, answering(defence), samples)).toBeLessThanOrEqual(1);
  });

  const attackSpells = spells
    .filter(({ kind }) => kind === 'attack')
    .map(({ id }, i) => [id, nextDefence(i)] as const);
  test.each(attackSpells)('[FS-ATK-5] %s against Withstand or a %s', (id, defence) => {
    const moment = momentOf(facing({}, {}, 'imre'), cast(id, { target: 'sefu' }));
    expect(agreement(moment, answering('withstand', defence, 'brace'), samples)).toBeLessThanOrEqual(1);
  });

  test.each([
    ['oneRoll', 'dodge'],
    ['rollEach', 'decline'],
  ])('[FS-ATK-8] ruling multiTarget %s: a spell at three targets who all %s', (multiTarget, defence) => {
    const crowd: LineUp = {
      heroes: { imre: { at: [2, 5] } },
      foes: { sefu: { at: [7, 5] }, brute: { at: [8, 5], now: { health: 3 } }, ghoul: { at: [7, 6] } },
    };
    const arc = choice('use-magic-on-several', { spell: 'spark-arc', targets: ['sefu', 'brute', 'ghoul'] });
    const moment = momentOf(crowd, arc, { rulings: { multiTarget } });
    expect(agreement(moment, answering(defence), samples)).toBeLessThanOrEqual(1);
  });

  const bound: Fighter = { now: { conditions: [{ id: 'held', other: 'sefu' }] } };
  const netted: Fighter = { now: { conditions: [{ id: 'netted' }] } };
  const emptyHand: Fighter = { now: { inHand: [{ item: 'spear' }] } };
  const contests: readonly [string, Moment<Fight>][] = [
    [
      '[FS-ACT-3] a grapple',
      momentOf(facing({ now: { inHand: [] } }, {}), choice('grapple', { target: 'sefu' })),
    ],
    [
      '[FS-ACT-4] breaking free',
      momentOf(facing(bound, emptyHand), choice('break-free', { skill: 'athletics' })),
    ],
    [
      '[FS-ACT-4] breaking out of a net',
      momentOf(facing(netted, {}), choice('break-free', { skill: 'athletics' })),
    ],
    [
      '[FS-ACT-6] a search',
      momentOf(facing({}, {}), choice('search', { target: 'sefu' }), { hidden: { sefu: ['edda'] } }),
    ],
    ['[FS-ACT-7] sneaking', momentOf(facing({}, {}, 'ciro'), choice('sneak'))],
  ];
  test.each(contests)('%s', (_, moment) => {
    expect(agreement(moment, answering('acrobatics', 'these'), samples)).toBeLessThanOrEqual(1);
  });

  const maneuvers = ['bash', 'brace', 'disarm', 'feint', 'precision', 'push', 'trip'] as const;
  test.each(maneuvers)(
    '[FS-MAN-11] a Strike followed by %s, of the attacker or of a parrying defender',
    (maneuver) => {
      const moment = momentOf(facing({}, {}), strike('sefu'));
      expect(agreement(moment, answering('parry', maneuver, 'sleightOfHand'), samples)).toBeLessThanOrEqual(
        1,
      );
    },
  );

  test('[FS-SIZE-1, FS-TEST-4] a Push of an ogre, whose test has a boon', () => {
    const lineUp = { heroes: { edda: { at: [4, 5] as const } }, foes: { ogre: { at: [5, 5] as const } } };
    expect(
      agreement(momentOf(lineUp, strike('ogre')), answering('dodge', 'push'), samples),
    ).toBeLessThanOrEqual(1);
  });

  test('[FS-OPP-1] a step out of reach, an opportunity attack, and the rest of the step', () => {
    const moment = momentOf(facing({ now: { health: 6 } }, {}), choice('move', { path: [{ x: 1, y: 5 }] }));
    expect(agreement(moment, answering('opportunity-attack', 'block', 'trip'), samples)).toBeLessThanOrEqual(
      1,
    );
  });

  test.each<Sketch>([
    { testDice: 'd10under' },
    { testDice: 'd100under' },
    { testDice: 'd6pool' },
    { successCount: 'margin', defenceTie: 'attacker' },
    { successCount: 'perFive', naturalExtremes: 'oneAndTwenty' },
    { boonBane: 'stackDice', rollOrder: 'defenderFirst' },
    { boonBane: 'flatTwo', maneuverTiming: 'afterDamage' },
    { hitLocations: 'onesDigit', disarmLanding: 'randomAdjacent' },
  ])('[FS-TEST-1, FS-TEST-2, FS-TEST-4, FS-TEST-7] with %j', (rulings) => {
    const feinting: Fighter = { now: { conditions: [{ id: 'feinting', other: 'sefu' }] } };
    const moment = momentOf(facing(feinting, {}), strike('sefu', { surroundings: 'boon' }), { rulings });
    expect(agreement(moment, answering('dodge', 'disarm', 'athletics'), samples)).toBeLessThanOrEqual(1);
  });
});

describe('exact odds equal the numbers counted face by face', () => {
  const d = (sides: number): number[] => Array.from({ length: sides }, (_, i) => i + 1);
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, one) => sum + one, 0) / values.length;
  /** The fraction of all pairs of faces of two d20 that satisfy the predicate. */
  const share = (so: (a: number, b: number) => boolean): number =>
    mean(d(20).flatMap((a) => d(20).map((b) => (so(a, b) ? 1 : 0))));
  /** The mean damage of a longsword, 1d8+2, against AR 2, and against AR 2 and BR 6. */
  const harmOfHit = mean(d(8).map((face) => Math.max(0, face + 2 - 2)));
  const harmOfBlock = mean(d(8).map((face) => Math.max(0, face + 2 - 2 - 6)));

  test.each([
    ['dodge', 9],
    ['parry', 13],
  ])('[FS-RES-5, FS-RES-6] Edda (14) against a %s (%i)', (defence, tn) => {
    const odds = oddsOf(system, momentOf(facing({}, {}), strike('sefu')), answering(defence));
    const hit = share((a, b) => a <= 14 && (b > tn || a > b));
    expect(odds.exact).toBe(true);
    expect(odds.chances.hit).toBeCloseTo(hit, 10);
    expect(odds.chances.miss).toBeCloseTo(1 - hit, 10);
    expect(odds.chances.critical).toBeCloseTo(
      share((a, b) => a <= 14 && b > tn),
      10,
    );
    expect(odds.chances['critical-defence']).toBeCloseTo(
      share((a, b) => a > 14 && b <= tn),
      10,
    );
    expect(odds.harm.sefu?.health).toBeCloseTo(hit * harmOfHit, 10);
  });

  test('[FS-RES-2, FS-RES-4] Edda (14) against a block (13), and against no defence', () => {
    const odds = oddsOf(system, momentOf(facing({}, {}), strike('sefu')), answering('block'));
    const hit = share((a, b) => a <= 14 && b > 13);
    const stopped = share((a, b) => a <= 14 && b <= 13);
    expect(odds.chances.hit).toBeCloseTo(hit, 10);
    expect(odds.chances.blocked).toBeCloseTo(stopped, 10);
    expect(odds.harm.sefu?.health).toBeCloseTo(hit * harmOfHit + stopped * harmOfBlock, 10);
    const open = oddsOf(system, momentOf(facing({}, {}), strike('sefu')), answering('decline'));
    expect(open.chances.hit).toBeCloseTo(0.7, 10);
    expect(open.harm.sefu?.health).toBeCloseTo(0.7 * harmOfHit, 10);
  });

  test.each([
    ['boon', 1 - 0.3 ** 2],
    ['bane', 0.7 ** 2],
  ])('[FS-TEST-4] a %s against an undefended foe hits with a chance of %d', (surroundings, chance) => {
    const odds = oddsOf(
      system,
      momentOf(facing({}, {}), strike('sefu', { surroundings })),
      answering('decline'),
    );
    expect(odds.chances.hit).toBeCloseTo(chance, 10);
  });

  test('[FS-TEST-4, FS-RES-5] with a boon the better die is compared with the Dodge: all 8,000 combinations', () => {
    const odds = oddsOf(
      system,
      momentOf(facing({}, {}), strike('sefu', { surroundings: 'boon' })),
      answering('dodge'),
    );
    const best = (a: number, b: number): number => Math.max(a <= 14 ? a : 0, b <= 14 ? b : 0);
    const hit = mean(
      d(20).flatMap((a) =>
        d(20).flatMap((b) => d(20).map((c) => (best(a, b) > 0 && (c > 9 || best(a, b) > c) ? 1 : 0))),
      ),
    );
    expect(odds.chances.hit).toBeCloseTo(hit, 10);
  });

  test('[FS-TEST-5, FS-ACT-3] Edda (Athletics 12) grapples Sefu (Athletics 11): she wins with more Successes only', () => {
    const grapple = momentOf(facing({ now: { inHand: [] } }, {}), choice('grapple', { target: 'sefu' }));
    const odds = oddsOf(system, grapple, answering('athletics'));
    expect(odds.chances.won).toBeCloseTo(
      share((a, b) => a <= 12 && (b > 11 || a > b)),
      10,
    );
  });

  test('[FS-ACT-3] the foe answers a grapple with the better skill: a wolf with Acrobatics 11, not Athletics 9', () => {
    const wolf = { use: 'wolf', at: [3, 5] as const };
    const grapple = momentOf(
      { heroes: { edda: { at: [2, 5], now: { inHand: [] } } }, foes: { wolf } },
      choice('grapple', { target: 'wolf' }),
    );
    const usual = system.tactics[system.defaultTactic] as Tactic<Fight>;
    expect(oddsOf(system, grapple, usual).chances.won).toBeCloseTo(
      share((a, b) => a <= 12 && (b > 11 || a > b)),
      10,
    );
  });

  test('[FS-MAN-10, FS-RES-2] a hit, Trip, and a failed Acrobatics test (9) make Sefu prone', () => {
    const odds = oddsOf(system, momentOf(facing({}, { now: { ap: 0 } }), strike('sefu')), answering('trip'));
    expect(odds.chances['condition:sefu:prone']).toBeCloseTo(0.7 * (11 / 20), 10);
  });

  test('[FS-HP-1] a foe with 5 Health is knocked out by 5 points or more: 1d8 from 5 on', () => {
    const odds = oddsOf(
      system,
      momentOf(facing({}, { now: { ap: 0, health: 5 } }), strike('sefu')),
      answering('decline'),
    );
    expect(odds.chances['out:sefu']).toBeCloseTo(0.7 * (4 / 8), 10);
  });
});

describe('odds by the answer of the target', () => {
  test('[FS-DEF-2] the chance to hit against each defence is that of naming it beforehand; answers are sorted by it', () => {
    const moment = momentOf(facing({}, {}), strike('sefu'));
    const usual = system.tactics[system.defaultTactic] as Tactic<Fight>;
    const [found] = oddsByAnswer(system, moment, usual, 'edda', ['sefu'], { ways: 20_000, samples: 1 });
    expect(found?.who).toBe('sefu');
    const told = found?.answers.map(({ answer, odds }) => {
      const alone = oddsOf(system, moment, answering(answer.option));
      expect(odds.chances.hit).toBeCloseTo(alone.chances.hit ?? 0, 9);
      return odds.chances.hit ?? 0;
    });
    expect(told?.length).toBeGreaterThanOrEqual(3);
    expect(told).toEqual([...(told ?? [])].sort((a, b) => a - b));
  });
});

test('[FS-ACT-7] [FS-TEST-5] the chances that two foes notice depend on one Stealth roll, and are exact', () => {
  // Ciro has Stealth 10, the bandit Observation 8, the wolf 13.
  const between: LineUp = {
    heroes: { ciro: { at: [5, 5] } },
    foes: { bandit: { at: [6, 5] }, wolf: { at: [5, 9] } },
  };
  const noticing = told<Fight>(['these'], { whom: ['bandit', 'wolf'] });
  const odds = oddsOf(system, momentOf(between, choice('sneak')), noticing);
  const seen = (observation: number, stealth: number): number => Math.max(0, observation - stealth + 1) / 20;
  // With a failed roll he beats nobody.
  let [unseen, byBandit, byWolf] = [0, 10 / 20, 10 / 20];
  for (let face = 1; face <= 10; face++) {
    unseen += ((1 - seen(8, face)) * (1 - seen(13, face))) / 20;
    byBandit += seen(8, face) / 20;
    byWolf += seen(13, face) / 20;
  }
  expect(odds.exact).toBe(true);
  expect(odds.chances.hidden).toBeCloseTo(unseen, 12);
  expect(odds.chances['notices:bandit']).toBeCloseTo(byBandit, 12);
  expect(odds.chances['notices:wolf']).toBeCloseTo(byWolf, 12);
});

test('[FS-ACT-7] ways of a Sneak past six foes are parted by who notices, not by dice: 8 × 2⁶ + 3', () => {
  const crowd: LineUp = {
    heroes: { ciro: { at: [5, 5] } },
    foes: Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((x) => [`bandit-${x}`, { use: 'bandit', at: [x, 8] as const }]),
    ),
  };
  // Each of Ciro's rolls from 1 to 8 is noticed or not by each of the six; 9 and 10 by nobody, a failure by all of
  // them.
  expect(waysOf(momentOf(crowd, choice('sneak')), told<Fight>(['these']))).toBe(8 * 2 ** 6 + 3);
});
