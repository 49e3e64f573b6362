import { expect, test } from 'vitest';
import type { Problem } from '../../engine/system.ts';
import { covers, damageTypes, groupOf } from './damage-types.ts';
import { weaponOf } from './pack/armory.ts';
import { readSheet } from './ready.ts';
import type { Sheet } from './sheet.ts';
import { sideOfSize } from './sheet.ts';

const read = (json: unknown): { sheet: Sheet | undefined; problems: Problem[] } => {
  const problems: Problem[] = [];
  return { sheet: readSheet(json, ['sheet'], problems), problems };
};
const places = (json: unknown): string[] => read(json).problems.map((one) => one.path);
const said = (json: unknown): string =>
  read(json)
    .problems.map((one) => `${one.path}: ${one.message}`)
    .join('\n');

test('a sheet needs only a name: everything else has the default of the rules', () => {
  expect(read({ name: 'Nobody' }).sheet).toMatchObject({
    kind: 'npc',
    size: 'medium',
    attributes: { STR: 5, AGI: 5, PER: 5, INT: 5, WIL: 5 },
    skills: { dodge: 2, athletics: 2, sorcery: 2 },
    styles: [{ rank: 4, gear: [], xp: 0 }],
    hands: 2,
    weapons: [],
    inHand: [],
    xp: 0,
  });
});

test('unknown keys are refused with their paths', () => {
  const json = { name: 'A', armour: {}, attributes: { STR: 5, LUCK: 3 }, styles: [{ name: 'B', level: 2 }] };
  expect(places(json)).toEqual(['sheet.attributes.LUCK', 'sheet.styles[0].level', 'sheet.armour']);
});

test('numbers out of range are refused with their paths', () => {
  const json = {
    name: 'A',
    attributes: { STR: 13, AGI: 0 },
    skills: { dodge: 11 },
    printed: { health: 0, speed: 31 },
    hands: 9,
    resistances: [{ to: 'fire', value: 21 }],
  };
  expect(places(json).sort()).toEqual(
    [
      'sheet.attributes.AGI',
      'sheet.attributes.STR',
      'sheet.hands',
      'sheet.printed.health',
      'sheet.printed.speed',
      'sheet.resistances[0].value',
      'sheet.skills.dodge',
    ].sort(),
  );
});

test('[FS-STY-4] a style with eleven pieces is refused, one with ten is accepted', () => {
  const gear = Array.from({ length: 11 }, (_, i) => `weapon-${i}`);
  expect(said({ name: 'A', styles: [{ name: 'B', gear }] })).toBe(
    'sheet.styles[0].gear: a style has 10 pieces of gear at the most (FS-STY-4)',
  );
  expect(places({ name: 'A', styles: [{ name: 'B', gear: gear.slice(1) }] })).toEqual([]);
});

test('[FS-SIZE-3] the side length of each of the six sizes', () => {
  expect(sideOfSize).toEqual({ tiny: 1, small: 1, medium: 1, large: 2, huge: 3, gargantuan: 4 });
});

test('[FS-DMG-2] the twelve damage types and their three groups', () => {
  expect(damageTypes.map((type) => [type, groupOf(type)])).toEqual([
    ['crushing', 'physical'],
    ['piercing', 'physical'],
    ['slashing', 'physical'],
    ['fire', 'magical'],
    ['frost', 'magical'],
    ['shock', 'magical'],
    ['acid', 'other'],
    ['force', 'other'],
    ['necrotic', 'other'],
    ['radiant', 'other'],
    ['poison', 'other'],
    ['psychic', 'other'],
  ]);
});

test('[FS-RV-2] a group covers its own types and no others', () => {
  expect(damageTypes.filter((type) => covers('magical', type))).toEqual(['fire', 'frost', 'shock']);
  expect(damageTypes.filter((type) => covers('fire', type))).toEqual(['fire']);
});

test('two weapons of a kind get different ids', () => {
  const { sheet } = read({ name: 'A', weapons: ['dagger', 'javelin', 'dagger'] });
  expect(sheet?.weapons.map((one) => one.item)).toEqual(['dagger', 'javelin', 'dagger-2']);
});

test('[FS-ATK-7, FS-SHD-1] a weapon of one’s own called shield or unarmed is told apart from the shield and bare hands', () => {
  const weapon = (id: string) => ({ ...weaponOf('club'), id, name: id });
  const { sheet } = read({
    name: 'A',
    weapons: [weapon('shield'), weapon('unarmed'), weapon('tail')],
    shield: { material: 'iron' },
    natural: [],
  });
  expect(sheet?.weapons.map((one) => one.item)).toEqual(['shield-2', 'unarmed-2', 'tail']);
});

test('[FS-ATK-7] bare hands are not listed among the carried weapons', () => {
  expect(read({ name: 'A', weapons: ['unarmed', 'club'] }).sheet?.weapons.map((one) => one.item)).toEqual([
    'club',
  ]);
});

test('ids that the pack does not have are refused by name', () => {
  const json = {
    name: 'A',
    weapons: ['axe'],
    spells: ['wish'],
    items: ['ring'],
    armor: { level: 'full', material: 'tin' },
  };
  expect(said(json)).toBe(
    [
      'sheet.weapons[0]: the pack has no weapon "axe"',
      'sheet.spells[0]: the pack has no spell "wish"',
      'sheet.items[0]: the pack has no magic item "ring"',
      'sheet.armor.material: the pack has no material "tin": print its AR on the sheet',
    ].join('\n'),
  );
});

test('an unknown material is accepted if its AR is printed', () => {
  expect(places({ name: 'A', armor: { level: 'full', material: 'tin', ar: 2 } })).toEqual([]);
});

test('[FS-REACT-3] a bow, a shield and a sword need 4 hands and are refused with 2', () => {
  const json = {
    name: 'A',
    weapons: ['longbow', 'longsword'],
    shield: { material: 'iron' },
    inHand: [{ item: 'longbow' }, { item: 'shield' }, { item: 'longsword' }],
  };
  expect(said(json)).toBe('sheet.inHand: 4 hands are needed, 2 are there (FS-REACT-3)');
});

test('the hands in a grip must suit the weapon, and the item must be carried', () => {
  const hold = (item: string, hands?: number) =>
    said({
      name: 'A',
      weapons: ['longsword', 'rapier', 'maul'],
      inHand: [hands ? { item, hands } : { item }],
    });
  expect(hold('longsword', 2)).toBe('');
  expect(hold('rapier', 2)).toBe('sheet.inHand[0].hands: "rapier" is held in 1, not 2');
  expect(hold('maul', 1)).toBe('sheet.inHand[0].hands: "maul" is held in 2, not 1');
  expect(hold('shield')).toBe('sheet.inHand[0].item: the sheet carries no "shield"');
  const { sheet } = read({ name: 'A', weapons: ['maul'], inHand: [{ item: 'maul' }] });
  expect(sheet?.inHand).toEqual([{ item: 'maul', hands: 2 }]);
});

test('a weapon defined on the sheet needs a way to attack and known damage types', () => {
  const stick = { id: 'stick', name: 'Stick', hands: 1, damage: [{ count: 1, sides: 4, type: 'crushing' }] };
  expect(places({ name: 'A', weapons: [stick] })).toEqual(['sheet.weapons[0]']);
  expect(read({ name: 'A', weapons: [{ ...stick, melee: { reach: 1 } }] }).sheet?.weapons[0]).toMatchObject({
    item: 'stick',
    damage: [{ count: 1, sides: 4, plus: 0, type: 'crushing' }],
  });
  const odd = { ...stick, melee: { reach: 1 }, damage: [{ count: 1, sides: 4, type: 'blue' }] };
  expect(places({ name: 'A', weapons: [odd] })).toEqual(['sheet.weapons[0].damage[0].type']);
});

test('a name is one line of plain text, 1 to 60 characters', () => {
  expect(places({ name: '' })).toEqual(['sheet.name']);
  expect(places({ name: 'two\nlines' })).toEqual(['sheet.name']);
  expect(places({ name: 'a\u202eb' })).toEqual(['sheet.name']);
  expect(places({ name: '<b>bold</b>' })).toEqual([]);
  expect(places({ name: 'x'.repeat(61) })).toEqual(['sheet.name']);
});

test('a sheet can build on one of the pack: values are merged, replaced or removed', () => {
  const { sheet, problems } = read({
    use: 'edda',
    name: 'Edda the Younger',
    attributes: { STR: 6 },
    armor: null,
    weapons: ['flail'],
    inHand: [{ item: 'flail' }],
  });
  expect(problems).toEqual([]);
  expect(sheet?.name).toBe('Edda the Younger');
  expect(sheet?.attributes).toEqual({ STR: 6, AGI: 4, PER: 5, INT: 4, WIL: 6 });
  expect(sheet?.armor).toBeUndefined();
  expect(sheet?.weapons.map((one) => one.item)).toEqual(['flail']);
  expect(said({ use: 'nobody' })).toBe('sheet.use: the pack has no sheet "nobody"');
  expect(places({ use: 'constructor' })).toEqual(['sheet.use']);
});
