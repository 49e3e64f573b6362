import { expect, test } from 'vitest';
import type { Choice } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { turnQuestion } from '../menu.ts';
import { tactics } from '../tactics/index.ts';
import type { LineUp } from './sketch.ts';
import { begun } from './sketch.ts';

/** What the sensible tactic knows of those who are hidden (WS-ADV-13). */

const decide = (lineUp: LineUp): Choice | undefined => {
  const fight = begun(lineUp);
  return tactics.simple?.decide(turnQuestion(fight, 'brana'), fight, stream('minds'));
};

/** The column to which Brana walks from 8, with a bandit at 2 and an ogre at 22. */
const goes = (from: readonly string[], ogre = true): number => {
  const choice = decide({
    heroes: { brana: { at: [8, 5] } },
    foes: {
      bandit: { at: [2, 5], now: { hiddenFrom: from } },
      ...(ogre ? { ogre: { at: [22, 5] } } : {}),
    },
  });
  expect(choice?.option).toBe('move');
  const path = choice?.path as readonly { readonly x: number }[];
  return path.at(-1)?.x ?? 8;
};

test('[WS-ADV-13] a fighter does not walk to somebody hidden from it but to the next foe that it knows', () => {
  expect(goes([])).toBeLessThan(8);
  expect(goes(['brana'])).toBeGreaterThan(8);
});

test('[WS-ADV-13] who knows of nobody goes and looks', () => {
  expect(goes(['brana'], false)).toBeLessThan(8);
});
