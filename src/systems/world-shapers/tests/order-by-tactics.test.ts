import { expect, test } from 'vitest';
import type { Choice, Question } from '../../../kernel/port.ts';
import { abilityOf } from '../pack/armory.ts';
import type { Fight } from '../state.ts';
import { helpWorth } from '../tactics/help.ts';
import { sensibleConsent, sensibleProposal } from '../tactics/unions.ts';
import type { LineUp } from './sketch.ts';
import { begun } from './sketch.ts';

/** Tactics and the order of turns: unions and Quicken (WS-INI-5, WS-INI-6, WS-INI-14 to WS-INI-18). */

const init = (initiative: number, traits: object = {}) => ({ sheet: { printed: { initiative }, traits } });

/** Red with Initiative 34 and her friend with 20; together they act at 27, before two ogres with 26. */
const sketch = (
  red: object = {},
  friend: object = {},
  { traits = {}, initiatives = [26, 26], surprised = [] }: Ogres = {},
) => {
  const lineUp: LineUp = {
    red: {
      red: { use: 'bandit', at: [2, 2], ...init(34, red) },
      friend: { use: 'bandit', at: [2, 4], ...init(20, friend) },
    },
    blue: Object.fromEntries(
      initiatives.map((each, i) => [`ogre-${i}`, { use: 'ogre', at: [4, 1 + 3 * i], ...init(each, traits) }]),
    ),
  };
  const fight = begun(lineUp);
  for (const id of surprised) fight.combatants[id]!.surprised = true;
  return fight;
};

interface Ogres {
  readonly traits?: object;
  readonly initiatives?: readonly number[];
  readonly surprised?: readonly string[];
}

const proposal = (fight: Fight): Choice =>
  sensibleProposal(fight, {
    about: { who: 'red' },
    options: () => [
      { id: 'propose', needs: { with: { kind: 'some', oneOf: [{ id: 'friend', label: 'Friend' }] } } },
    ],
  } as unknown as Question);

const consent = (fight: Fight): Choice['option'] =>
  sensibleConsent(fight, { about: { who: 'friend', by: 'red', with: ['friend'] } } as unknown as Question)
    .option;

test('[WS-INI-16] the quick take the slow along past two ogres, and the slow come along', () => {
  expect(proposal(sketch())).toEqual({ option: 'propose', with: ['friend'] });
  expect(consent(sketch())).toBe('join');
});

test('[WS-INI-17] whoever acts first gives that up for nobody, whether it proposes or is asked', () => {
  // She comes before all three ogres, her friend before none; together, at 27, both would come before one.
  const ogres = { initiatives: [40, 40, 26] };
  expect(proposal(sketch({}, {}, ogres))).toEqual({ option: 'propose', with: ['friend'] });
  expect(proposal(sketch({ actsFirst: true }, {}, ogres))).toEqual({ option: 'decline' });
  expect(consent(sketch({}, { actsFirst: true }))).toBe('decline');
  expect(consent(sketch({ actsFirst: true }, { actsFirst: true }))).toBe('join');
});

test('[WS-INI-18] [WS-INI-19] nobody goes with one who must act last, and past those who must there is no hurry', () => {
  expect(consent(sketch({}, {}, { surprised: ['red'] }))).toBe('decline');
  expect(consent(sketch({ actsLast: true }))).toBe('decline');
  // Surprised ogres act last, so both come before them anyway.
  expect(proposal(sketch({}, {}, { surprised: ['ogre-0', 'ogre-1'] }))).toEqual({ option: 'decline' });
  expect(proposal(sketch({}, {}, { traits: { actsLast: true } }))).toEqual({ option: 'decline' });
});

test('[WS-INI-6] [WS-INI-5] nobody is quickened who acts first anyway, or past whoever must act last', () => {
  // Her friend with 20 would get ahead of an ogre with 23, but not of one with 26.
  const quicken = abilityOf('quicken')!;
  const worth = (fight: Fight): boolean => helpWorth(fight, quicken, 0, fight.combatants.friend!) > 0;
  expect(worth(sketch({}, {}, { initiatives: [23] }))).toBe(true);
  expect(worth(sketch({}, {}, { initiatives: [26] }))).toBe(false);
  expect(worth(sketch({}, { actsFirst: true }, { initiatives: [23] }))).toBe(false);
  expect(worth(sketch({}, {}, { initiatives: [23], traits: { actsLast: true } }))).toBe(false);
  // A surprised one acts by its Initiative from the next round on.
  expect(worth(sketch({}, {}, { initiatives: [23], surprised: ['ogre-0'] }))).toBe(true);
});
