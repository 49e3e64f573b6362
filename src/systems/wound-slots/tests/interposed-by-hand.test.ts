import { expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import { asked, attack, choice, conditions, fight, waiting, wounds } from './line-up.ts';

/** On whom an attack hangs that somebody is pulled into (SL-GRP-7, SL-GRP-8, SL-R75), when the game master takes people away. */

/** A guard strikes at Torvin, who holds a goblin. */
const held = (rulings: Sketch = {}) =>
  fight(
    {
      foes: { guard: { at: [6, 5], now: { ap: 12 } }, goblin: { at: [6, 4] } },
      heroes: { torvin: { at: [5, 5], now: { grappling: ['goblin'] } }, isra: { at: [1, 1] } },
    },
    { rulings },
  );

const pull = choice('interpose', { target: 'goblin', check: 'power' });
const remove = (who: string) => ({ change: 'remove', who });
const said = (table: ReturnType<typeof held>) => table.lines().map(({ text }) => text);

test('[SL-GRP-8] a blow that somebody was pulled into goes on against that one when its first target is taken away', () => {
  const table = held()
    .does(attack('torvin', { with: 'sword' }))
    .does(pull)
    .rolls('interpose', 4, 4);
  table.byHand('a trapdoor', remove('torvin'));
  expect(waiting(table)).toMatchObject({ who: 'guard', purpose: 'attack' });
  // 7 + 6 = 13 against 12: 13 + 3 - 12 - 0 = 4, severe.
  table.rolls('attack', 3, 4);
  expect(wounds(table, 'goblin')).toEqual([0, 0, 1, 0, 0]);
});

test('[SL-R75] [SL-GRP-8] so it does where somebody was pulled in after the roll', () => {
  const table = held({ interposeTiming: 'afterRoll' });
  table.does(choice('strong-attack', { target: 'torvin', with: 'sword' })).rolls('attack', 4, 6);
  table.does(pull).rolls('interpose', 4, 4);
  table.byHand('a trapdoor', remove('torvin'));
  expect(waiting(table)).toMatchObject({ who: 'guard', purpose: 'damage' });
});

test('[SL-R75] [SL-GRP-8] and where that one is taken away, there is nobody to roll damage against', () => {
  const table = held({ interposeTiming: 'afterRoll' });
  table.does(choice('strong-attack', { target: 'torvin', with: 'sword' })).rolls('attack', 4, 6);
  table.does(pull).rolls('interpose', 4, 4);
  table.byHand('an illusion', remove('goblin'));
  expect(asked(table)).toBe('guard turn');
  expect(said(table)).toContain('It comes to nothing: Goblin is out of the fight');
});

test('[SL-GRP-5] [SL-GRP-8] a grip at somebody goes on to whoever was pulled in, too', () => {
  const grips = () => {
    const table = held().does(choice('grapple', { target: 'torvin' }));
    return table.does(pull).rolls('interpose', 4, 4);
  };
  const table = grips();
  table.byHand('a trapdoor', remove('torvin')).rolls('attack', 6, 6);
  expect(conditions(table, 'goblin')).toEqual(['grappling']);
  const none = grips();
  none.byHand('an illusion', remove('goblin'));
  expect(asked(none)).toBe('guard turn');
});

test('[SL-GRP-7] whoever is taken away while it is to be pulled in is not pulled in: the blow is at its first target', () => {
  const table = held()
    .does(attack('torvin', { with: 'sword' }))
    .does(pull);
  table.byHand('an illusion', remove('goblin'));
  expect(waiting(table)).toMatchObject({ who: 'guard', purpose: 'attack' });
  // 13 against Torvin's 11: 13 + 3 - 11 - 4 = 1, light.
  table.rolls('attack', 3, 4);
  expect(wounds(table, 'torvin')).toEqual([1, 0, 0, 0, 0]);
});

test('[SL-GRP-8] nothing is rolled against whoever was pulled in and is not there any more', () => {
  const table = held()
    .does(attack('torvin', { with: 'sword' }))
    .does(pull)
    .rolls('interpose', 4, 4);
  table.byHand('an illusion', remove('goblin'));
  expect(asked(table)).toBe('guard turn');
  expect(said(table)).toContain('It comes to nothing: Goblin is out of the fight');
  expect(wounds(table, 'torvin')).toEqual([0, 0, 0, 0, 0]);
});
