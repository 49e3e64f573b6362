import { expect, test } from 'vitest';
import { entryAddress, isReadIn, listAddress, readPlace, systemIn } from './address.ts';

const behind = (address: string): string => address.split('/').slice(3).join('/');

test('an entry has an address of its own, which leads back to it', () => {
  const ref = { kind: 'weapon', id: 'longsword' };
  expect(entryAddress('fighting-style', ref)).toBe('/rules/fighting-style/weapon/longsword');
  expect(readPlace('weapon/longsword')).toEqual({ at: 'entry', ref });
});

test('a search with its filter is read back from its address, whatever was typed', () => {
  for (const typed of ['cover', 'a/b', '50 %', 'Ä?#']) {
    for (const kind of [null, 'weapon']) {
      expect(readPlace(behind(listAddress('x', kind, typed)))).toEqual({ at: 'list', kind, typed });
    }
  }
  expect(listAddress('x', null, '')).toBe('/rules/x');
  expect(readPlace(behind(listAddress('x', 'weapon', '')))).toEqual({
    at: 'list',
    kind: 'weapon',
    typed: '',
  });
});

test('an address of one part is read as a search text, such as a clause', () => {
  expect(readPlace('FS-ATK-3')).toEqual({ at: 'list', kind: null, typed: 'FS-ATK-3' });
  expect(readPlace('')).toEqual({ at: 'list', kind: null, typed: '' });
  expect(readPlace('%E0%A4%A')).toEqual({ at: 'list', kind: null, typed: '%E0%A4%A' });
});

test('the system of an address is found; an address without a system gives null', () => {
  expect(systemIn('/people/persona')).toBe('persona');
  expect(systemIn('/rules/persona/weapon/sword')).toBe('persona');
  expect(systemIn('/fight/abc')).toBeNull();
  expect(systemIn('/')).toBeNull();
});

test('the rulebook is read in the open fight, and so are its own pages, but none where something else is prepared', () => {
  for (const place of ['/fight/a%20b', '/forecast/a%20b', '/rules/persona', '/rules/persona/ruling/PE-R1'])
    expect(isReadIn('a b', place), place).toBe(true);
  for (const place of ['/people/persona', '/quick/persona', '/sheet/persona/x', '/encounter/x'])
    expect(isReadIn('a b', place), place).toBe(false);
  // A forecast of an encounter, and pages of another fight.
  for (const place of ['/forecast', '/forecast/other', '/ledger/other'])
    expect(isReadIn('a b', place), place).toBe(false);
});
