import { expect, test } from 'vitest';
import type { Choice } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { turnQuestion } from '../menu.ts';
import type { Fight } from '../state.ts';
import { tactics } from '../tactics/index.ts';
import type { LineUp, Setting } from './sketch.ts';
import { begun } from './sketch.ts';

/** How tactics get about who have rates of their own for flying or swimming (SL-MOV-7). */

const decide = (fight: Fight, id: string): Choice => {
  const question = turnQuestion(fight, id);
  const choice = tactics.simple.decide(question, fight, stream('minds')) ?? { option: 'nothing' };
  expect(isRefusal(question.read(choice))).toBe(false);
  return choice;
};
const foughtBy = (lineUp: LineUp, id: string, setting: Setting): string =>
  decide(begun(lineUp, { turnOf: id, ...setting }), id).option;

/** 24 × 16 squares with water from column 8 to column 12. */
const river = {
  terrain: [{ id: 'river', label: 'River', marks: { water: 'swim' } }],
  cells: [{ x: 8, y: 0, w: 5, h: 16, terrain: 'river' }],
};

test('[SL-MOV-7] who flies at least as fast as it walks flies, over water too', () => {
  const over = (fly: number): string =>
    foughtBy(
      {
        red: { wolf: { at: [6, 5], now: { ap: 12 }, sheet: { traits: { fly } } } },
        blue: { guard: { at: [14, 5], now: { ap: 0 } } },
      },
      'wolf',
      { field: river },
    );
  // Walking 9. 7 yards, 5 of them in water, are 17 on foot.
  expect([over(9), over(8)]).toEqual(['fly', 'move']);
});

test('[SL-MOV-7] [SL-TER-4] who swims in deep water and can reach a foe there uses its own rate', () => {
  const adder = (foe: readonly [number, number], swim: number): string =>
    foughtBy(
      {
        red: { 'marsh-adder': { at: [9, 5], now: { ap: 12 }, sheet: { traits: { swim } } } },
        blue: { guard: { at: foe, now: { ap: 0 } } },
      },
      'marsh-adder',
      { field: river },
    );
  // Its rate on foot is 8, in water a third of that: a rate of 2 is slower.
  expect([adder([9, 9], 8), adder([9, 9], 2)]).toEqual(['swim', 'move']);
  // The bank is reached from the water, what lies beyond is not.
  expect([adder([7, 9], 8), adder([4, 9], 8)]).toEqual(['swim', 'move']);
});

test('[SL-CLB-1] [SL-MOV-7] what lives in the water attacks from it', () => {
  const hag = { at: [10, 5], use: 'bog-hag', now: { ap: 14 }, sheet: { spells: [] } } as const;
  const fight = begun(
    { red: { hag }, blue: { guard: { at: [7, 5], now: { ap: 0 } } } },
    { field: river, turnOf: 'hag' },
  );
  const { option, path } = decide(fight, 'hag');
  expect(option).toBe('swim');
  expect((path as readonly unknown[]).at(-1)).toMatchObject({ x: 8 });
});
