import { expect, test } from 'vitest';
import { TableFailure } from '../workers/client.ts';
import type { Before } from './between.ts';
import { DiceMissing, doneTo, isLast, placesFor, statesOf } from './between.ts';

const people: readonly Before[] = ['ada', 'bea', 'cleo'].map((id) => ({
  id,
  kind: 'sheet' as const,
  system: 'masquerade',
  name: id.toUpperCase(),
  document: { name: id },
}));
const rests = async ({ name }: Before) => ({
  sheet: { name, rested: true },
  told: `${name} rests.`,
});
const refusing = (ids: readonly string[], dice?: readonly number[]) => async (item: Before) => {
  if (!ids.includes(item.id)) return rests(item);
  throw new TableFailure({ code: 'illegal-choice', message: 'not now', ...(dice && { dice }) });
};

test('the states of 250 people are asked for by the hundred, and each comes to its own', async () => {
  const many = Array.from({ length: 250 }, (_, at) => ({ id: `p${at}`, sheet: { name: `n${at}` } }));
  const asked: number[] = [];
  const states = await statesOf(many, async (sheets) => {
    asked.push(sheets.length);
    return sheets.map((sheet) =>
      (sheet as { name: string }).name === 'n7' ? null : ({ ...(sheet as object) } as never),
    );
  });
  expect(asked).toEqual([100, 100, 50]);
  expect(states.get('p7')).toBeNull();
  expect(states.get('p249')).toEqual({ name: 'n249' });
  expect(states.get('nobody')).toBeUndefined();
});

test('a deed for everybody is told of each, and whoever it is refused to stays as before', async () => {
  const done = await doneTo(people, refusing(['bea']));
  expect(done.told).toEqual(['ADA rests.', 'Not for BEA: not now', 'CLEO rests.']);
  expect(done.changed.map(({ item }) => item.id)).toEqual(['ada', 'cleo']);
});

test('a deed that is refused to all is refused', async () => {
  await expect(doneTo(people, refusing(['ada', 'bea', 'cleo']))).rejects.toThrow('not now');
});

test('dice that are missing are asked for by name, before anybody is changed', async () => {
  const asked = await doneTo(people, refusing(['bea'], [10])).catch((error: unknown) => error);
  expect(asked).toBeInstanceOf(DiceMissing);
  expect(asked).toMatchObject({ item: { id: 'bea' }, failure: { dice: [10] } });
});

test('a deed can be taken back only while nothing else has happened to those whom it changed', async () => {
  const done = await doneTo(people, refusing(['bea']));
  const now = people.map((one) =>
    one.id === 'bea' ? one : { ...one, document: { rested: true, name: one.id.toUpperCase() } },
  );
  expect(isLast(done, now)).toBe(true);
  expect(isLast(done, [{ ...now[0]!, document: { name: 'ADA', healed: true } }, ...now.slice(1)])).toBe(
    false,
  );
  expect(isLast(done, now.slice(1))).toBe(false);
});

test('whoever is kept takes the place of the same sheet, and never silently that of another one with its name', () => {
  const item = (id: string, document: object, system = 'masquerade') =>
    ({ ...people[0], id, name: 'Brana', system, document }) as never;
  const left = (sheet: object) =>
    ({ id: 'b', name: 'Brana', sheet: { ...sheet, current: { vitality: 3 } } }) as never;
  const same = item('same', { use: 'brana', name: 'Brana', current: { vitality: 9 } });
  const own = item('own', { name: 'Brana', level: 5 });
  const elsewhere = item('elsewhere', { use: 'brana' }, 'other');
  const places = (kept: readonly never[], ...sheets: object[]) =>
    placesFor('masquerade', kept, sheets.map(left)).map(({ before, isOther }) => [before?.id, isOther]);
  expect(places([own, same], { use: 'brana' })).toEqual([['same', false]]);
  // Her sheet was changed since, or is that of somebody else.
  expect(places([own], { use: 'brana' })).toEqual([['own', true]]);
  expect(places([own, same], { use: 'brana' }, { use: 'brana' })).toEqual([
    ['same', false],
    ['own', true],
  ]);
  expect(places([elsewhere], { use: 'brana' })).toEqual([[undefined, false]]);
  // Whose sheet it is goes first, whoever is listed first.
  expect(places([own], { use: 'brana' }, { level: 5 })).toEqual([
    [undefined, false],
    ['own', false],
  ]);
});
