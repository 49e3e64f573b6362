import { expect, test } from 'vitest';
import type { Problem } from '../engine/system.ts';
import { deedsWith } from './between.ts';
import { packOf } from './packs.ts';
import type { Path } from './problems.ts';
import { check } from './problems.ts';
import { whole, z } from './schemas.ts';

const sheetSchema = z.strictObject({ name: z.string(), gold: whole(0, 99).default(5) });
const deed = deedsWith((json: unknown, at: Path, problems: Problem[]) =>
  check(sheetSchema, json, at, problems),
);
const pay = deed(
  { id: 'pay', label: 'Pay', clause: 'X-1' },
  z.strictObject({ coins: whole(1, 9) }),
  ({ written, sheet, needs }) =>
    needs.coins > sheet.gold
      ? { code: 'poor', because: 'too little gold', clause: 'X-1' }
      : { sheet: { ...written, gold: sheet.gold - needs.coins }, told: `${sheet.name} pays ${needs.coins}.` },
);

test('a deed reads the sheet with its defaults and changes the sheet as written', () => {
  expect(pay.perform({ name: 'Rin' }, { coins: 2 })).toEqual({
    sheet: { name: 'Rin', gold: 3 },
    told: 'Rin pays 2.',
  });
  expect(pay.perform({ name: 'Rin' }, { coins: 6 })).toMatchObject({ code: 'poor' });
  expect(pay.needs).toMatchObject({ properties: { coins: { minimum: 1, maximum: 9 } } });
});

test.each([
  [{ name: 'Rin', gold: -1 }, { coins: 2 }, 'sheet.gold'],
  [{ name: 'Rin' }, { coins: 0 }, 'needs.coins'],
  [{ name: 'Rin' }, { coins: Number.NaN }, 'needs.coins'],
  [7, { coins: 2 }, 'sheet'],
  [JSON.parse('{"name":"Rin","__proto__":{}}'), { coins: 2 }, 'sheet.__proto__'],
])('the sheet %j with the needs %j is refused as unreadable at %s', (sheet, needs, field) => {
  expect(pay.perform(sheet, needs)).toMatchObject({ code: 'unreadable', clause: 'X-1', field });
});

test('a pack lists its sheets with name and caption, and refuses a sheet without a caption', () => {
  const rin = { name: 'Rin', about: 'A vanguard.', gold: 3 };
  expect(packOf({ rin }, {}, {}).heroes).toEqual([
    { id: 'rin', name: 'Rin', about: 'A vanguard.', sheet: rin },
  ]);
  expect(() => packOf({}, { ogre: { name: 'Ogre' } }, {})).toThrow();
});
