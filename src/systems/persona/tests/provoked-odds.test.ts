import { describe, expect, test } from 'vitest';
import type { Moment } from '../../../engine/enumerate.ts';
import { withOtherStandIn } from '../../../engine/lots.ts';
import { oddsOf } from '../../../engine/odds.ts';
import type { Choice } from '../../../kernel/port.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import { choice, decline, path } from './line-up.ts';
import { agreement, answering, meetingOrNot, momentOf, waysOf } from './moment.ts';

const samples = Number(process.env.WOUNDTRACK_SAMPLES ?? 4000);

/**
 * Odds of provoking moves: Rin leaves an ogre (Melee 40, claws), which may make a Chance Attack; she does not evade.
 */
const leaving = momentOf(
  { evokers: { rin: { at: [5, 5] } }, shadows: { ogre: { at: [6, 5] } } },
  path([4, 5]),
);
const strikes = answering('flee', 'chance-attack', 'decline');

describe('odds of what a failure provokes', () => {
  const lineUp = {
    evokers: { rin: { at: [5, 5] as const, now: { fate: 0 } } },
    shadows: { 'glass-hound': { at: [6, 5] as const } },
  };

  test.each([
    ['PE-CHA-4', 'grapple', { target: 'glass-hound' }],
    ['PE-ACT-25', 'knockdown', { target: 'glass-hound', with: 'rin/sword' }],
    ['PE-ACT-25', 'push', { target: 'glass-hound', with: 'rin/sword' }],
  ])(
    '[%s] %s: whether it missed, fumbled or was dodged, the same Chance Attack follows',
    (_, deed, fields) => {
      const tactic = answering('dodge', 'decline', 'chance-attack', 'down');
      const { meeting, apart } = meetingOrNot(momentOf(lineUp, choice(deed, fields)), tactic);
      expect(meeting).toEqual(apart);
      // A die of 96 or more is a Fumble (PE-FUM-1), whatever the Chance Attack did.
      const fumbles = Object.entries(meeting).filter(([tags]) => tags.includes('fumble'));
      expect(fumbles.reduce((sum, [, p]) => sum + p, 0)).toBeCloseTo(0.05, 10);
    },
  );
});

describe('odds of a Push that provokes', () => {
  /** The adept stands 2 m from a ledge: only with two or more degrees it falls 6 m. */
  const overTheLedge = momentOf(
    {
      evokers: { rin: { at: [5, 5], now: { fate: 0 } } },
      shadows: { adept: { use: 'cult-adept', at: [6, 5], now: { fate: 0 } } },
    },
    choice('push', { target: 'adept', with: 'rin/sword' }),
    {
      rulings: { forcedMoveProvokes: true },
      field: { elevation: [{ x: 0, y: 0, w: 8, h: 12, height: 6 }] },
    },
  );

  test('[PE-ACT-27] [PE-R22] after the Chance Attack the adept goes as many metres as the Push had degrees', () => {
    const tactic = answering('dodge', 'chance-attack', 'decline');
    const odds = oddsOf(system, overTheLedge, tactic);
    const other = withOtherStandIn(() => oddsOf(system, overTheLedge, tactic));
    // Melee 48 against a dodge of 42, Bonus 4 each: with equal degrees the lower die wins. With 28 or less there are two.
    let falls = 0;
    for (let mine = 1; mine <= 28; mine++) {
      for (let die = 1; die <= 100; die++) {
        const [own, theirs] = [Math.floor((48 - mine) / 10), Math.floor((42 - die) / 10)];
        if (die > 42 || own > theirs || (own === theirs && mine < die)) falls++;
      }
    }
    expect(odds.exact).toBe(true);
    expect(odds.chances['condition:adept:prone']).toBeCloseTo(falls / 10_000, 10);
    for (const [tag, p] of Object.entries(odds.chances)) expect(other.chances[tag], tag).toBeCloseTo(p, 10);
  });
});

describe('odds of leaving with care', () => {
  test('[PE-MOVE-8] whether one gets away, not who wins; struck, nobody has got away', () => {
    // Melee 48 against the ogre's 40, Bonus 4 each: with equal degrees the lower die wins.
    const { chances } = oddsOf(system, leaving, answering('test', 'chance-attack', 'decline'));
    let won = 0;
    for (let mine = 1; mine <= 48; mine++) {
      for (let die = 1; die <= 100; die++) {
        const [own, theirs] = [Math.floor((48 - mine) / 10), Math.floor((40 - die) / 10)];
        if (die > 40 || own > theirs || (own === theirs && mine < die)) won++;
      }
    }
    expect(chances['gets-away']).toBeCloseTo(won / 10_000, 10);
    expect(chances.caught ?? 0).toBe(0);
  });
});

describe('odds of a Chance Attack after a test of leaving', () => {
  const poor = { melee: 8 };
  const rin = { at: [5, 5] as const, now: { fate: 0 }, sheet: { scores: poor } };
  const ogre = { at: [6, 5] as const, sheet: { scores: poor } };
  const struck = answering('test', 'chance-attack', 'down');

  test('[PE-MOVE-8] of the dice only who may strike goes on into it', () => {
    const alone = momentOf({ evokers: { rin }, shadows: { ogre } }, path([4, 5]));
    const { meeting, apart } = meetingOrNot(alone, struck, 200_000);
    expect(meeting).toEqual(apart);
  });

  test('[PE-MOVE-8] [PE-R21] of two who were left it goes on who of them may', () => {
    const two = {
      evokers: { rin: { at: [5, 5] as const, now: { fate: 0 } } },
      shadows: { ogre: { at: [6, 5] as const }, brute: { use: 'ogre', at: [6, 6] as const } },
    };
    const both = momentOf(two, path([4, 5]));
    // Without merging, their dice and those of the following hits would be 15,209 ways.
    expect(waysOf(both, struck)).toBeLessThan(1000);
    expect(agreement(both, struck, samples)).toBeLessThanOrEqual(1);
  });
});

describe('odds of a Charge past an enemy', () => {
  test('[PE-CHA-1] of a Chance Attack that is over, only what it did goes on into the Charge', () => {
    const lineUp = {
      evokers: { rin: { at: [5, 5] as const } },
      shadows: { ogre: { at: [6, 5] as const }, 'glass-hound': { at: [1, 5] as const } },
    };
    const charge = momentOf(lineUp, choice('charge', { target: 'glass-hound', with: 'rin/sword' }));
    // If it went on how the Chance Attack was rolled, there would be 208 ways.
    expect(waysOf(charge, strikes)).toBeLessThan(150);
    expect(agreement(charge, strikes, samples)).toBeLessThanOrEqual(1);
  });
});

describe('odds of what provokes', () => {
  test('[PE-CHA-1] going away hits nobody; what it may cost is harm', () => {
    const odds = oddsOf(system, leaving, strikes);
    expect(odds.exact).toBe(true);
    expect(odds.chances).not.toHaveProperty('hit');
    expect(odds.chances).not.toHaveProperty('critical');
    expect(Object.keys(odds.harm)).toEqual(['rin']);
  });

  test('[PE-CHA-1] [PE-MOVE-11] for the ogre that is asked it is its own attack: Melee 40 and an Advantage against who flees', () => {
    const asked = (answer: Choice): Moment<Fight> => ({
      ...leaving,
      answers: [
        ...leaving.answers,
        { kind: 'ask', key: 'PE-MOVE-7/rin/disengage', choice: choice('flee') },
        { kind: 'ask', key: 'PE-CHA-1/ogre/chance-attack', choice: answer },
      ],
    });
    expect(
      oddsOf(system, asked(choice('chance-attack', { with: 'claws' })), strikes).chances.hit,
    ).toBeCloseTo(0.5, 10);
    expect(oddsOf(system, asked(decline), strikes).chances).not.toHaveProperty('hit');
  });
});
