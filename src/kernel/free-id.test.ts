import { expect, test } from 'vitest';
import { freeId, numberedName, plainId } from './free-id.ts';

test('the second knife is knife-2, the third knife-3, and a free id stays as it is', () => {
  const taken = new Set(['knife']);
  const take = () => {
    const id = freeId('knife', (one) => taken.has(one));
    taken.add(id);
    return id;
  };
  expect([take(), take()]).toEqual(['knife-2', 'knife-3']);
  expect(freeId('sword', (one) => taken.has(one))).toBe('sword');
});

test('of three giants the second and the third have a number in their ids and names', () => {
  const taken: string[] = [];
  const base = plainId('Hill Giant');
  for (let n = 0; n < 3; n++) taken.push(freeId(base, (one) => taken.includes(one)));
  expect(taken).toEqual(['hill-giant', 'hill-giant-2', 'hill-giant-3']);
  expect(taken.map((id) => numberedName('Hill Giant', base, id))).toEqual([
    'Hill Giant',
    'Hill Giant 2',
    'Hill Giant 3',
  ]);
  expect(plainId('Œ·!')).toBe('somebody');
});

test('the id and the name of the second of a long name are no longer than an encounter takes: 40 and 60 letters', () => {
  const name = 'Steel from head to heel, and a hymn for all who follow after';
  const base = plainId(name);
  const id = freeId(base, (one) => one === base);
  expect([name.length, id.length <= 40]).toEqual([60, true]);
  expect(id).toBe('steel-from-head-to-heel-and-a-hymn-f-2');
  expect(numberedName(name, base, id)).toBe('Steel from head to heel, and a hymn for all who follow aft 2');
  expect(plainId('Constructor')).toBe('somebody');
});

test('accents are left out of an id, not turned into hyphens', () => {
  expect(['Édith', 'Ölaf der Rote', 'Señor Ñu'].map(plainId)).toEqual(['edith', 'olaf-der-rote', 'senor-nu']);
});
