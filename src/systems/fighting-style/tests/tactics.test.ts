import { expect, test } from 'vitest';
import type { Choice } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { system } from '../index.ts';
import { turnQuestion } from '../menu.ts';
import { tactics } from '../tactics/index.ts';
import type { LineUp } from './line-up.ts';
import { encounter } from './line-up.ts';

/** What fighters do who are played by nobody: steps that lead to something. */

function turn(tactic: keyof typeof tactics, lineUp: LineUp): Choice {
  const begun = system.encounters.begin(encounter(lineUp));
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const { fight } = begun;
  return tactics[tactic].decide(turnQuestion(fight, fight.active ?? ''), fight, stream('mind'));
}

/** A spear of reach 2, and Edda two squares away; both blows of the round are struck. */
const struckTwice: LineUp = {
  watch: { 'watch-guard': { at: [5, 5], now: { ap: 1, attacksUsed: 2 } } },
  heroes: { edda: { at: [7, 5] } },
};

test('[FS-ATK-7] [FS-TURN-5] whoever has Edda in reach of a spear and has struck twice stays where it stands', () => {
  expect(turn('simple', struckTwice).option).toBe('end-turn');
  expect(turn('walk-and-hit', struckTwice).option).toBe('end-turn');
});

test('[FS-ATK-7] without reach to anybody it goes on towards her, its blows struck or not', () => {
  const far: LineUp = { ...struckTwice, heroes: { edda: { at: [10, 5] } } };
  expect(turn('simple', far).option).toBe('move');
  expect(turn('walk-and-hit', far).option).toBe('move');
});
