import { expect, test } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import type { Person } from '../folk/person.ts';
import { addPerson, movePerson, removePerson, setSheet } from './people.ts';
import {
  groupOf,
  inGroup,
  regroup,
  removeWave,
  renameWave,
  setArrival,
  wavesIn,
  withNewWave,
} from './waves.ts';

const at = (x: number, y: number) => ({ x, y });
const edda = { id: 'edda', side: 'Heroes', cell: at(0, 0), sheet: { use: 'edda' } };
const ford: Json = { name: 'Ford', surprised: ['edda'], combatants: [edda] };
const wolf: Person = { key: 'pack/wolf', name: 'Wolf', about: '', sheet: { use: 'wolf' } };

/** An encounter with a wave of two wolves at the start of the second round. */
function withWolves(): Json {
  const { document, wave } = withNewWave(ford);
  const put = (now: Json, x: number) =>
    inGroup(now, wave, (list) => addPerson(list, wolf, 'Wolves', at(x, 4)));
  return put(put(document, 3), 5);
}
const wolves = [
  { id: 'wolf', side: 'Wolves', cell: at(3, 4), sheet: { use: 'wolf' } },
  { id: 'wolf-2', side: 'Wolves', cell: at(5, 4), sheet: { use: 'wolf', name: 'Wolf 2' } },
];

test('two wolves in a wave: the second has a number, and the other combatants stay', () => {
  const late = withWolves();
  expect(late).toEqual({
    ...(ford as object),
    waves: [{ id: 'wave', name: 'Wave', arrives: { round: 2 }, combatants: wolves }],
  });
  expect(wavesIn(late)).toEqual([{ id: 'wave', name: 'Wave', round: 2 }]);
  const third = addPerson(late, wolf, 'Wolves', at(1, 1)) as { readonly combatants: readonly object[] };
  expect(third.combatants[1]).toMatchObject({ id: 'wolf-3' });
});

test('combatants of a wave are moved and removed; a wave without combatants is removed', () => {
  const late = withWolves();
  const moved = inGroup(late, 'wave', (list) => movePerson(list, 'wolf-2', at(6, 6)));
  expect(moved).toMatchObject({ waves: [{ combatants: [wolves[0], { ...wolves[1], cell: at(6, 6) }] }] });
  expect(inGroup(late, 'wave', (list) => movePerson(list, 'edda', at(6, 6)))).toBe(late);
  const one = inGroup(late, 'wave', (list) => removePerson(list, 'wolf'));
  expect(one).toMatchObject({ waves: [{ combatants: [wolves[1]] }], combatants: [edda] });
  expect(inGroup(one, 'wave', (list) => removePerson(list, 'wolf-2'))).toEqual(ford);
});

test('a combatant who is moved into a wave is no longer surprised, and can be moved back', () => {
  const late = regroup(withWolves(), 'edda', null, 'wave');
  expect(late).toMatchObject({ combatants: [], surprised: [], waves: [{ combatants: [...wolves, edda] }] });
  const back = regroup(late, 'edda', 'wave', null);
  expect(back).toMatchObject({ combatants: [edda], waves: [{ combatants: wolves }] });
  expect(regroup(back, 'edda', null, null)).toBe(back);
});

test('waves are renamed, set to a round or to a call, and removed', () => {
  const late = withWolves();
  const called = setArrival(renameWave(late, 'wave', 'The pack'), 'wave', null);
  expect(wavesIn(called)).toEqual([{ id: 'wave', name: 'The pack', round: null }]);
  expect(wavesIn(setArrival(called, 'wave', 4))).toEqual([{ id: 'wave', name: 'The pack', round: 4 }]);
  const { document, wave } = withNewWave(called);
  expect(wavesIn(document).map(({ id, name }) => [id, name])).toEqual([
    ['wave', 'The pack'],
    ['wave-2', 'Wave 2'],
  ]);
  expect(removeWave(document, wave)).toEqual(called);
  expect(removeWave(called, 'wave')).toEqual(ford);
});

test('the wave of a combatant is found by the combatant’s id, and its sheet is changed there', () => {
  const late = withWolves();
  expect([groupOf(late, 'edda'), groupOf(late, 'wolf-2'), groupOf(late, 'nobody')]).toEqual([
    null,
    'wave',
    undefined,
  ]);
  const old = inGroup(late, 'wave', (list) =>
    setSheet(list, 'wolf-2', { name: 'Wolf 2', health: 3 }, { name: 'Wolf', health: 9 }),
  );
  expect(old).toMatchObject({
    waves: [{ combatants: [wolves[0], { sheet: { use: 'wolf', name: 'Wolf 2', health: 3 } }] }],
  });
});
