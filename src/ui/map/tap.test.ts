import { expect, test } from 'vitest';
import type { Need, Option } from '../../kernel/port.ts';
import type { CombatantView } from '../../kernel/view.ts';
import type { ChoosePrompt } from '../../protocol/messages.ts';
import { draftOf, withField } from '../../store/draft.ts';
import { near } from './hits.ts';
import { anchorAt, endOf, moveOption, onMap } from './legal.ts';
import type { TapScene, Under } from './tap.ts';
import { meansCell, tap } from './tap.ts';

const walk: Option = {
  id: 'move',
  label: 'Move',
  clause: 'X-1',
  group: 'move',
  needs: {
    to: {
      kind: 'path',
      label: 'Where to',
      budget: 3,
      cells: [
        { x: 1, y: 0, cost: 1 },
        { x: 2, y: 0, cost: 2, provokes: ['orc'] },
      ],
    },
  },
};
const strike: Option = {
  id: 'strike',
  label: 'Attack',
  clause: 'X-2',
  group: 'primary',
  needs: {
    target: {
      kind: 'one',
      label: 'Target',
      oneOf: [
        { id: 'orc', label: 'Orc' },
        { id: 'rat', label: 'Rat' },
        { id: 'far', label: 'Far', refused: { code: 'outOfReach', because: 'Out of reach.', clause: 'X-3' } },
      ],
    },
  },
};
const burst: Option = {
  ...strike,
  id: 'burst',
  needs: {
    targets: {
      kind: 'some',
      label: 'Targets',
      min: 1,
      max: 2,
      oneOf: [
        { id: 'orc', label: 'Orc' },
        { id: 'rat', label: 'Rat' },
      ],
    },
  },
};
const prompt: ChoosePrompt = {
  id: 7,
  kind: 'choose',
  for: 'edda',
  ask: 'turn',
  question: '?',
  clause: 'X',
  options: [strike, walk],
};
const combatants = Object.fromEntries(
  ['edda', 'orc', 'rat', 'far'].map((id) => [
    id,
    { id, name: id, side: 's', cell: { x: 0, y: 0 }, size: 1 } as unknown as CombatantView,
  ]),
);
const mover = { id: 'edda', size: 1, name: 'Edda' };
const scene = (part: Partial<TapScene>): TapScene => ({
  grid: 'square',
  prompt,
  on: onMap(null, combatants),
  selected: null,
  mover,
  ...part,
});
const armed = (option: Option) => scene({ on: onMap(draftOf(7, option), combatants) });

/** A tap near a token counts as a hit by default. */
const under = (
  cell: Under['cell'],
  ids: readonly string[],
  crowded: boolean,
  hit = ids.length > 0,
): Under => ({ cell, ids, crowded, hit });

test('on a token the first tap selects, the second opens', () => {
  expect(tap(scene({}), under({ x: 5, y: 5 }, ['orc'], false))).toEqual({ do: 'select', who: 'orc' });
  expect(tap(scene({ selected: 'orc' }), under({ x: 5, y: 5 }, ['orc'], false))).toEqual({
    do: 'open',
    who: 'orc',
  });
});

test('with an action armed, a tap on a combatant picks it as the target', () => {
  expect(tap(armed(strike), under({ x: 5, y: 5 }, ['rat'], false))).toEqual({
    do: 'target',
    field: 'target',
    who: 'rat',
    many: false,
  });
  expect(tap(armed(burst), under({ x: 5, y: 5 }, ['rat'], false))).toEqual({
    do: 'target',
    field: 'targets',
    who: 'rat',
    many: true,
  });
});

test('a single possible target is chosen in advance, and a tap on it changes nothing', () => {
  const need = strike.needs?.target as Extract<Need, { kind: 'one' }>;
  const alone: Option = {
    ...strike,
    needs: { target: { ...need, oneOf: need.oneOf.filter(({ id }) => id !== 'rat') } },
  };
  const scene = armed(alone);
  expect(scene.on.target?.chosen).toEqual(['orc']);
  expect(tap(scene, under(null, ['orc'], false))).toEqual({ do: 'nothing' });
  expect(tap(scene, under(null, ['far'], false))).toMatchObject({ do: 'refuse' });
});

test('a target that was picked can be changed by another tap', () => {
  const on = onMap(withField(draftOf(7, strike), 'target', 'orc'), combatants);
  expect(on).toMatchObject({ asks: null, target: { chosen: ['orc'] } });
  expect(tap(scene({ on }), under(null, ['rat'], false))).toEqual({
    do: 'target',
    field: 'target',
    who: 'rat',
    many: false,
  });
});

test('a refused target gives the reason; a combatant that is not listed cannot be picked', () => {
  expect(tap(armed(strike), under(null, ['far'], false))).toMatchObject({
    do: 'refuse',
    why: { because: 'Out of reach.', clause: 'X-3' },
  });
  expect(tap(armed(burst), under(null, ['far'], false))).toMatchObject({ do: 'refuse' });
});

test('with nothing armed, a tap on a cell within reach arms the move, on another cell it is refused', () => {
  expect(tap(scene({ selected: 'edda' }), under({ x: 2, y: 0 }, [], false))).toMatchObject({
    do: 'arm',
    field: 'to',
    cell: { x: 2, y: 0 },
  });
  expect(tap(scene({ selected: 'edda' }), under({ x: 9, y: 9 }, [], false))).toMatchObject({ do: 'refuse' });
});

test('with another combatant selected, a tap within reach arms the move, elsewhere it clears the selection', () => {
  const looking = scene({ selected: 'orc' });
  expect(tap(looking, under({ x: 2, y: 0 }, [], false))).toMatchObject({ do: 'arm', cell: { x: 2, y: 0 } });
  expect(tap(looking, under({ x: 9, y: 9 }, [], false))).toEqual({ do: 'select', who: null });
});

test('with the move armed a tap picks the cell; a tap on the picked cell does nothing', () => {
  expect(tap(armed(walk), under({ x: 1, y: 0 }, [], false))).toEqual({
    do: 'place',
    field: 'to',
    cell: { x: 1, y: 0 },
  });
  const on = onMap(withField(draftOf(7, walk), 'to', { x: 1, y: 0 }), combatants);
  expect(tap(scene({ on }), under({ x: 1, y: 0 }, [], false))).toEqual({ do: 'nothing' });
  expect(tap(scene({ on }), under({ x: 2, y: 0 }, [], false))).toEqual({
    do: 'place',
    field: 'to',
    cell: { x: 2, y: 0 },
  });
});

test('where tokens are crowded a tap lists them, unless only one can be meant', () => {
  expect(tap(scene({}), under(null, ['orc', 'rat'], true))).toEqual({ do: 'list', ids: ['orc', 'rat'] });
  expect(tap(armed(strike), under(null, ['far', 'orc'], true))).toMatchObject({ do: 'target', who: 'orc' });
  expect(tap(armed(strike), under(null, ['far', 'orc', 'rat'], true))).toEqual({
    do: 'list',
    ids: ['orc', 'rat'],
  });
});

test('an offered cell is picked before tokens that are only near the tap', () => {
  const cell = { x: 2, y: 0 };
  expect(tap(scene({ selected: 'edda' }), under(cell, ['orc', 'rat'], true, false))).toMatchObject({
    do: 'arm',
  });
  expect(tap(scene({ selected: 'edda' }), under(cell, ['orc'], true))).toMatchObject({ do: 'select' });
  expect(tap(armed(walk), under(cell, ['orc'], true))).toMatchObject({ do: 'place' });
  const on = onMap(withField(draftOf(7, walk), 'to', { x: 1, y: 0 }), combatants);
  expect(tap(scene({ on }), under(cell, ['orc'], true, false))).toMatchObject({ do: 'place' });
  expect(tap(scene({ on }), under(cell, ['orc'], false))).toMatchObject({ do: 'select' });
});

test('the move is found among the options, unless it is refused', () => {
  expect(moveOption(prompt)?.option.id).toBe('move');
  const refused: Option = { ...walk, refused: { code: 'x', because: 'Held.', clause: 'X' } };
  expect(moveOption({ ...prompt, options: [strike, refused] })).toBeNull();
  expect(moveOption(null)).toBeNull();
});

test('a tap on any cell of a large footprint means the anchor that covers it', () => {
  const cells = new Map([['3,3', { x: 3, y: 3 }]]);
  expect(anchorAt('square', cells, { x: 4, y: 4 }, 2)).toEqual({ x: 3, y: 3 });
  expect(anchorAt('square', cells, { x: 5, y: 5 }, 2)).toBeNull();
  expect(anchorAt('square', cells, { x: 4, y: 4 }, 1)).toBeNull();
});

test('the end of a field is its cell or the last cell of its path, of other values null', () => {
  expect(endOf({ x: 1, y: 2 })).toEqual({ x: 1, y: 2 });
  expect(
    endOf([
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ]),
  ).toEqual({ x: 3, y: 4 });
  expect(endOf('orc')).toBeNull();
  expect(endOf(undefined)).toBeNull();
});

test('on large cells a token must be hit, on small ones all tokens near the tap count', () => {
  const at = (id: string, x: number, low = false) => ({ id, middle: { x, y: 0 }, reach: 30, low });
  const line = [at('a', 0), at('b', 64), at('c', 128)];
  expect(near(line, { x: 60, y: 0 }, 1)).toEqual({ ids: ['b'], crowded: false, hit: true });
  expect(near(line, { x: 32, y: 29 }, 1).ids).toEqual([]);
  expect(near(line, { x: 30, y: 0 }, 0.4)).toEqual({ ids: ['a', 'b'], crowded: true, hit: true });
  // A token that lies on the floor comes after one that stands.
  expect(near([at('dead', 0, true), at('stands', 4)], { x: 0, y: 0 }, 1).ids).toEqual(['stands', 'dead']);
});

test('only taps that mean a cell bring the map nearer, in or out of reach', () => {
  const walking = armed(walk).on;
  const open = scene({}).on;
  expect(meansCell(tap(armed(walk), under({ x: 1, y: 0 }, [], true)), walking)).toBe(true);
  // A cell out of reach: the finger may have meant the one beside it.
  expect(meansCell(tap(armed(walk), under({ x: 9, y: 9 }, [], true)), walking)).toBe(true);
  expect(meansCell(tap(scene({ selected: 'edda' }), under({ x: 1, y: 0 }, [], true)), open)).toBe(true);
  expect(meansCell(tap(scene({}), under({ x: 5, y: 5 }, ['orc'], true)), open)).toBe(false);
  expect(meansCell(tap(armed(strike), under(null, ['far'], true)), armed(strike).on)).toBe(false);
});
