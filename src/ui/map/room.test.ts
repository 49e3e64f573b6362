import { expect, test } from 'vitest';
import type { Body, LabelSide } from './room.ts';
import {
  figurePlaces,
  freeBeside,
  isInside,
  nameOnMap,
  namePlaces,
  placeBeside,
  plainNames,
  withLine,
} from './room.ts';

/** A token of one square in this column and row. */
const at = (column: number, row: number, out: string | null = null): Body => ({
  id: `${column},${row}`,
  x: column * 64,
  y: row * 64,
  reach: 32,
  out,
});
const order: readonly [LabelSide, ...LabelSide[]] = ['above', 'right', 'left', 'below'];

test('words stand above a combatant if nobody else does', () => {
  const one = at(5, 5);
  expect(placeBeside(one, [one, at(5, 6), at(8, 4)], order)).toBe('above');
});
test('in a column of three the words of the lower two stand to the right', () => {
  const [top, middle, low] = [at(5, 3), at(5, 4), at(5, 5)];
  const all = [top, middle, low];
  expect(all.map((one) => placeBeside(one, all, order))).toEqual(['above', 'right', 'right']);
});
test('with combatants above and to the right, the words stand to the left, or else below', () => {
  const one = at(5, 5);
  expect(placeBeside(one, [one, at(5, 4), at(6, 5)], order)).toBe('left');
  expect(placeBeside(one, [one, at(5, 4), at(6, 5), at(4, 5)], order)).toBe('below');
});
test('a combatant who is out does not block a place; with all four places taken the words stand above', () => {
  const one = at(5, 5);
  expect(placeBeside(one, [one, at(5, 4, 'dead')], order)).toBe('above');
  expect(placeBeside(one, [one, at(5, 4), at(6, 5), at(4, 5), at(5, 6)], order)).toBe('above');
});

test('a line of conditions needs room for all its letters below or above, or else has no place', () => {
  const one = at(5, 5);
  const beside = at(7, 6);
  expect(freeBeside(one, [one, beside], ['below', 'above'])).toBe('below');
  expect(freeBeside(one, [one, beside], ['below', 'above'], withLine('Severely wounded, Defending'))).toBe(
    'above',
  );
  const higher = at(3, 4);
  const words = withLine('Severely wounded, Defending');
  expect(freeBeside(one, [one, beside, higher], ['below', 'above'], words)).toBeNull();
});

test('figures of neighbours do not overlap, and that of a thing is left out rather than cover another', () => {
  const [thing, foe] = [
    { ...at(5, 5), minor: true },
    { ...at(6, 5), minor: false },
  ];
  const [above, below] = [at(5, 4), at(5, 6)];
  expect([...figurePlaces([thing, foe], [thing, foe], order)]).toEqual([
    [foe.id, 'above'],
    [thing.id, 'left'],
  ]);
  const crowd = [thing, foe, above, below, at(4, 5)];
  expect([...figurePlaces([thing, foe], crowd, order).keys()]).toEqual([foe.id]);
});

test('a line of conditions stays inside the map', () => {
  const wide = 20 * 64;
  expect(isInside({ x: 96 }, 'Prone', wide)).toBe(true);
  expect(isInside({ x: 96 }, 'Waits: Attack with bow when an enemy uses an Ability', wide)).toBe(false);
  expect(isInside({ x: wide - 96 }, 'Waits: Attack with bow when an enemy uses an Ability', wide)).toBe(
    false,
  );
  expect(isInside({ x: wide / 2 }, 'Waits: Attack with bow when an enemy uses an Ability', wide)).toBe(true);
});

test('names stand below; of two too close in a row one stands above, not the one with conditions', () => {
  const named = (column: number, row: number, text: string, more = '') =>
    ({ body: at(column, row), text, more, place: 'below' }) as const;
  const placesOf = (...names: readonly ReturnType<typeof named>[]) => [...namePlaces(names).values()];
  // 11 and 3 letters of 0.17 squares: 1.2 squares between their middles is the least.
  expect(placesOf(named(5, 5, 'Rin'), named(6, 5, 'Glass Hound'))).toEqual(['below', 'above']);
  expect(placesOf(named(5, 5, 'Rin'), named(7, 5, 'Glass Hound'))).toEqual(['below', 'below']);
  expect(placesOf(named(5, 5, 'Rin'), named(5, 6, 'Glass Hound'))).toEqual(['below', 'below']);
  // Of three in a row the one in the middle gives way to both.
  expect(placesOf(named(5, 5, 'Guard captain'), named(6, 5, 'Bruiser'), named(7, 5, 'Guard'))).toEqual([
    'below',
    'above',
    'below',
  ]);
  // A name with a line of conditions keeps its place; its neighbour gives way.
  const [first, second] = [named(5, 5, 'Rin'), named(6, 5, 'Glass Hound', 'One More')];
  const placed = namePlaces([first, second]);
  expect([placed.get(first.body.id), placed.get(second.body.id)]).toEqual(['above', 'below']);
});

test('a name without room above or below is left out, unless its token has the turn or is selected', () => {
  const named = (column: number, row: number, text: string, must = false) =>
    ({ body: at(column, row), text, more: '', place: 'below', must }) as const;
  // Sill's name takes the room above the hound, Brana's that below it.
  const [sill, brana] = [named(4, 6, 'Sill Far'), named(6, 7, 'Brana')];
  const shown = (hound: ReturnType<typeof named>) =>
    [...namePlaces([sill, brana, hound]).keys()].includes(hound.body.id);
  expect(shown(named(5, 7, 'Spirit hound'))).toBe(false);
  expect(shown(named(5, 7, 'Spirit hound', true))).toBe(true);
});

test('the names of who acts and who is selected do not overlap where cells are small', () => {
  const named = (column: number, text: string) =>
    ({ body: at(column, 5), text, more: '', place: 'below', must: true }) as const;
  // 4 and 5 letters of 0.25 squares: 1.125 squares between their middles is the least.
  expect([...namePlaces([named(5, 'Oren'), named(6, 'Maela')]).values()]).toEqual(['below', 'above']);
  expect([...namePlaces([named(5, 'Oren'), named(7, 'Maela')]).values()]).toEqual(['below', 'below']);
});

test('of two neighbours who act and are selected, both with conditions that fit above only, the selected one has no name', () => {
  const named = (column: number, text: string, more: string, acts: boolean) =>
    ({ body: at(column, 15), text, more, place: 'above', must: true, acts }) as const;
  const [captain, guard] = [
    named(17, 'Guard captain', 'Prone', true),
    named(18, 'Watch guard', 'Unconscious, Prone', false),
  ];
  // 18 and 13 letters: a square apart they would run into each other. The line above the map names who is selected.
  expect([...namePlaces([guard, captain])]).toEqual([[captain.body.id, 'above']]);
  // Seven squares apart both have room.
  expect(namePlaces([{ ...guard, body: at(24, 15) }, captain]).size).toBe(2);
  // A selected one without conditions goes below.
  expect(namePlaces([captain, { ...guard, more: '' }]).get(guard.body.id)).toBe('below');
});

test('whoever is still in the fight has the room for a name before those who lie there, although they are drawn first', () => {
  const named = (column: number, row: number, text: string, out: string | null = null) =>
    ({ body: at(column, row, out), text, more: '', place: 'below' }) as const;
  const [fallen, brana] = [named(5, 9, 'Skeleton', 'unconscious'), named(4, 9, 'Brana')];
  // Half of 8 and of 5 letters of 0.17 squares are 1.1: a square apart, one of them gives way.
  const placed = namePlaces([fallen, brana]);
  expect([placed.get(brana.body.id), placed.get(fallen.body.id)]).toEqual(['below', 'above']);
});

test('names on the map of an encounter that is written do not overlap, and a very long one leaves room for others', () => {
  const named = (column: number, name: string) => ({ ...at(column, 5), name });
  const long = 'Aurelia-Konstanze von und zu Hohenstein-Wolkenkuckucksheim';
  const wide = 16 * 64;
  // 28 and 5 letters of 0.17 squares: nearer than 2.8 squares they do not stand in one row.
  const crowd = [named(5, long), named(6, 'Hadra'), named(9, 'Bo')];
  expect([...namePlaces(plainNames(crowd, null, wide)).values()]).toEqual(['below', 'above', 'below']);
  // Whoever is picked has the first place.
  expect(namePlaces(plainNames(crowd, '6,5', wide)).get('6,5')).toBe('below');
});

test('of figures in a row, those with the fewest free places are placed first, so that none covers another', () => {
  const row = [5, 6, 7].map((column) => ({ ...at(column, 5), minor: false }));
  const others = [at(5, 6), at(6, 6)];
  // Above the one in the middle is its only room: its neighbours give way to the sides.
  expect([...figurePlaces([...row].reverse(), [...row, ...others], order)].sort()).toEqual([
    ['5,5', 'left'],
    ['6,5', 'above'],
    ['7,5', 'right'],
  ]);
});

test('a long name is cut with an ellipsis, shorter beside an edge; one that fits stands whole', () => {
  const long = 'Ser Aldemaranthe of the Drowned Marches, the Unyielding';
  const wide = 16 * 64;
  expect(nameOnMap(at(8, 5), 'Ōba-no-Kage', wide)).toBe('Ōba-no-Kage');
  expect(nameOnMap(at(8, 5), long, wide)).toBe('Ser Aldemaranthe of the Dro…');
  // Two squares from the edge: 2 × 2.75 squares are room for 32 letters; half a square: 2 × 1.25 for 14.
  expect(nameOnMap(at(2, 5), long, wide)).toHaveLength(28);
  expect(nameOnMap(at(0.5, 5), long, wide)).toBe('Ser Aldemaran…');
  expect(nameOnMap(at(15.5, 5), long, wide)).toBe('Ser Aldemaran…');
});
