import { describe, expect, test } from 'vitest';
import type { Moment } from '../../../engine/enumerate.ts';
import { oddsOf } from '../../../engine/odds.ts';
import type { Choice } from '../../../kernel/port.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import { cast, choice, decline } from './line-up.ts';
import { answering, momentOf } from './moment.ts';

/**
 * Odds of deeds that provoke: an opportunity attack is not a hit of the doer. Imre (Sorcery 15) stands beside a ghoul
 * (FS(STR) 10, claws 1d6+1); an archer 5 m away has no AP to defend, and Imre does not defend.
 */

const imreAndGhoul = (deed: Choice): Moment<Fight> =>
  momentOf(
    {
      heroes: { imre: { at: [2, 5] } },
      foes: { ghoul: { at: [3, 5] }, archer: { use: 'bandit-archer', at: [7, 5], now: { ap: 0 } } },
    },
    deed,
  );
const bolt = imreAndGhoul(cast('ember-bolt', { target: 'archer' }));
const clawed = (10 / 20) * ((2 + 3 + 4 + 5 + 6 + 7) / 6);
const strikes = answering('opportunity-attack');

describe('odds of deeds that provoke', () => {
  test('[FS-OPP-4, FS-RES-2] the chance to hit of a provoking Ember Bolt does not count the ghoul’s hits', () => {
    const odds = oddsOf(system, bolt, strikes);
    expect(odds.exact).toBe(true);
    expect(odds.chances.hit).toBeCloseTo(15 / 20, 10);
    expect(odds.chances.critical).toBeCloseTo(15 / 20, 10);
    expect(odds.harm.imre?.health).toBeCloseTo(clawed, 10);
  });

  test('[FS-OPP-2] a move that provokes has no chance to hit, and the opportunity attack counts as harm', () => {
    const odds = oddsOf(system, imreAndGhoul(choice('move', { to: { x: 0, y: 5 } })), strikes);
    expect(odds.chances).not.toHaveProperty('hit');
    expect(odds.chances).not.toHaveProperty('critical');
    expect(odds.harm.imre?.health).toBeCloseTo(clawed, 10);
  });

  test('[FS-OPP-1, FS-OPP-4] the ghoul’s question shows the chance of its opportunity attack; declined, that of the bolt', () => {
    const asked = (answer: Choice): Moment<Fight> => ({
      ...bolt,
      answers: [...bolt.answers, { kind: 'ask', key: 'FS-OPP-1/ghoul/opportunity-attack', choice: answer }],
    });
    expect(
      oddsOf(system, asked(choice('opportunity-attack', { with: 'claws' })), strikes).chances.hit,
    ).toBeCloseTo(10 / 20, 10);
    expect(oddsOf(system, asked(decline), strikes).chances.hit).toBeCloseTo(15 / 20, 10);
  });
});
