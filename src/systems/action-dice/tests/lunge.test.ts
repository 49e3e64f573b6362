import { expect, test } from 'vitest';
import type { Choice, Need, PickValue } from '../../../kernel/port.ts';
import { isRefusal, wordOf } from '../../../kernel/port.ts';
import { powerAction } from '../powers/action.ts';
import { one } from '../state.ts';
import type { LineUp } from './line-up.ts';
import { begun } from './line-up.ts';

/** Where a lunge ends, and the attack there: the fields of its option, and how answers are read (AD-ACT-13). */

const option = 'power-reckless-lunge';

/** Hadra with these weapons; a thug, a soldier and a wall of pillars around her way. */
const scene = (weapons: readonly string[]) => {
  const line: LineUp = {
    red: { hadra: { at: [5, 5], sheet: { powers: ['reckless-lunge'], weapons, shields: [] } } },
    blue: { thug: { at: [8, 5] }, soldier: { at: [7, 8] }, far: { use: 'thug', at: [15, 5] } },
    field: { pillar: { use: 'stone-pillar', at: [6, 6] } },
  };
  const fight = begun(line);
  const action = powerAction(option);
  if (!action?.needs) throw new Error('no lunge');
  const who = one(fight, 'hadra');
  const needs = action.needs(fight, who);
  const read = (choice: Choice) => action.read(fight, who, choice);
  return { needs, accepts: (choice: Choice) => !isRefusal(read(choice)) };
};

const picks = (need: Need | undefined): readonly PickValue[] => (need?.kind === 'one' ? need.oneOf : []);
const goes = (pick: PickValue, values: Omit<Choice, 'option'>): boolean =>
  !pick.refused &&
  Object.entries(pick.when ?? {}).every(([field, allowed]) => allowed.includes(wordOf(values[field])));

/** Every answer that the fields allow: place, means, target. */
function allowed(needs: { readonly [field: string]: Need }): readonly Choice[] {
  const cells = needs.to?.kind === 'cell' ? needs.to.cells : [];
  return cells.flatMap(({ x, y }) => {
    const to = { x, y };
    return picks(needs.with)
      .filter((means) => goes(means, { to }))
      .flatMap(({ id }) =>
        picks(needs.target)
          .filter((target) => goes(target, { to, with: id }))
          .map((target) => ({ option, to, with: id, target: target.id })),
      );
  });
}

/** Every conceivable answer within three squares. */
const thinkable = (weapons: readonly string[]): readonly Choice[] =>
  [2, 3, 4, 5, 6, 7, 8].flatMap((x) =>
    [2, 3, 4, 5, 6, 7, 8].flatMap((y) =>
      [...weapons, 'unarmed'].flatMap((means) =>
        ['thug', 'soldier', 'far', 'pillar'].map((target) => ({ option, to: { x, y }, with: means, target })),
      ),
    ),
  );

const words = (all: readonly Choice[]): readonly string[] =>
  all.map(({ to, with: means, target }) => `${wordOf(to)} ${means} ${target}`).sort();

test('[AD-ACT-13] [AD-DIE-17] the fields of a lunge allow exactly the answers that are accepted', () => {
  for (const weapons of [['sword'], ['polearm'], ['chain', 'knife']]) {
    const { needs, accepts } = scene(weapons);
    expect(words(allowed(needs))).toEqual(words(thinkable(weapons).filter(accepts)));
  }
});

test('[AD-ACT-13] [AD-POS-9] a polearm reaches the thug from 10 feet too, fists only from an adjacent square', () => {
  const { needs } = scene(['polearm']);
  const all = words(allowed(needs)).filter((word) => word.endsWith('thug'));
  // The other place within 10 ft of (8,5) is (6,4); from (7,3) and (7,5) the polearm reaches as well.
  expect(all).toEqual([
    '6,4 polearm thug',
    '6,5 polearm thug',
    '7,3 polearm thug',
    '7,5 polearm thug',
    '7,5 unarmed thug',
  ]);
  expect(needs.with?.kind === 'one' && needs.with.default).toBe('polearm');
  // A target that cannot be reached from any place is refused.
  const far = picks(needs.target).filter(({ id }) => id === 'far');
  expect(far).toMatchObject([{ refused: { clause: 'AD-POS-9' } }]);
});
