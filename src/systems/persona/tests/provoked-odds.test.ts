import { describe, expect, test } from 'vitest';
import type { Moment } from '../../../engine/enumerate.ts';
import { oddsOf } from '../../../engine/odds.ts';
import type { Choice } from '../../../kernel/port.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import { choice, decline, path } from './line-up.ts';
import { answering, momentOf } from './moment.ts';

/** Odds of what provokes: Rin goes away from an ogre (Melee 40, claws), who may strike after her; she evades nothing. */
const leaving = momentOf(
  { evokers: { rin: { at: [5, 5] } }, shadows: { ogre: { at: [6, 5] } } },
  path([4, 5]),
);
const strikes = answering('flee', 'chance-attack', 'decline');

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
