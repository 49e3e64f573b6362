import { expect, test } from 'vitest';
import { playOut, SampleAnswers } from '../../../engine/sample.ts';
import type { Choice } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import type { Facts } from '../facts/index.ts';
import { system } from '../index.ts';
import { turnQuestion } from '../menu.ts';
import type { Fight } from '../state.ts';
import { tactics } from '../tactics/index.ts';
import type { LineUp, Sketch } from './sketch.ts';
import { begun } from './sketch.ts';

/** What tactics do below the surface with weapons that are of no use there (SL-UWC-2). */

const sea = (water: 'under' | 'swim') => ({
  terrain: [{ id: 'sea', label: 'Sea', marks: { water } }],
  cells: [{ x: 0, y: 0, w: 24, h: 16, terrain: 'sea' }],
});

const scene = (water: 'under' | 'swim', now: Sketch = {}, sheet: Sketch = {}): Fight => {
  const lineUp: LineUp = {
    red: { pell: { at: [5, 5], now: { ap: 12, ...now }, sheet } },
    blue: { 'bandit-archer': { at: [6, 5], now: { ap: 0 } } },
  };
  return begun(lineUp, { field: sea(water) });
};

const decide = (fight: Fight): Choice => {
  const question = turnQuestion(fight, 'pell');
  const choice = tactics.simple.decide(question, fight, stream('minds')) ?? { option: 'nothing' };
  expect(isRefusal(question.read(choice))).toBe(false);
  return choice;
};

test('[SL-UWC-2] [SL-COM-8] whose bow is of no use below the surface puts it away and draws its dagger', () => {
  expect(decide(scene('under'))).toMatchObject({ option: 'stow', item: 'pell/bow' });
  const empty = { weapons: [{ thing: 'dagger', in: 'scabbard' }] };
  expect(decide(scene('under', {}, empty))).toMatchObject({ option: 'retrieve', item: 'pell/dagger' });
});

test('[SL-CLB-3] whoever has sunk comes up again, and keeps its bow in hand', () => {
  expect(decide(scene('swim', { conditions: ['sunk'] })).option).toBe('surface');
});

test('[SL-UWC-2] two with bows below the surface fight each other to the end', () => {
  const fight = begun(
    { red: { pell: { at: [5, 5] } }, blue: { 'bandit-archer': { at: [9, 5] } } },
    { field: sea('under') },
  );
  const answers = new SampleAnswers<Fight, Facts>(stream('dice'), stream('minds'), () => tactics.simple);
  expect(playOut(system, fight, answers, { roundCap: 40 }).over).not.toBeNull();
});
