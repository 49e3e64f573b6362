import { expect, test } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import { between } from './between.ts';

const perform = (id: string, sheet: Json, needs: Json) => {
  const deed = between.find((one) => one.id === id);
  if (!deed) throw new Error(`no deed ${id}`);
  return deed.perform(sheet, needs);
};

const five = ['partial-armor', 'dagger', 'shortbow', 'unarmed', 'club'];
const five2 = ['spear', 'lance', 'whip', 'net', 'bola'];
const trained = (xp: number, gear: readonly string[] = five): Json => ({
  name: 'Ada',
  xp,
  styles: [{ name: 'Forest Bandit', gear }],
});

test('[FS-STY-3] becoming trained gives five pieces of gear and costs no XP', () => {
  const done = perform(
    'become-trained',
    { name: 'Ada', xp: 10 },
    { style: 'Forest Bandit', rank: 3, gear: five },
  );
  expect(done).toEqual({
    sheet: { name: 'Ada', xp: 10, styles: [{ name: 'Forest Bandit', rank: 3, gear: five, xp: 0 }] },
    told: 'Ada is trained in Forest Bandit: partial armor, dagger, shortbow, unarmed fighting and club.',
  });
});

test('[FS-STY-3] becoming trained with six pieces of gear is refused', () => {
  const needs = { style: 'Forest Bandit', rank: 3, gear: [...five, 'net'] };
  expect(perform('become-trained', { name: 'Ada' }, needs)).toEqual({
    code: 'styleFull',
    because: 'becoming trained gives 5 pieces of gear, not 6',
    clause: 'FS-STY-3',
    field: 'gear',
  });
});

test('[FS-STY-5] a second style has its own list of gear and its own XP', () => {
  const needs = { style: 'Town Watch', theme: 'Duty', rank: 1, gear: ['shield'] };
  const first = { name: 'Forest Bandit', rank: 4, gear: five, xp: 50 };
  expect(perform('become-trained', { name: 'Ada', styles: [first] }, needs)).toMatchObject({
    sheet: { styles: [first, { name: 'Town Watch', theme: 'Duty', rank: 1, gear: ['shield'], xp: 0 }] },
  });
});

test('[FS-STY-5] becoming trained in the same style twice is refused', () => {
  const needs = { style: 'Forest Bandit', rank: 1, gear: [] };
  expect(perform('become-trained', trained(0), needs)).toMatchObject({
    code: 'alreadyTrained',
    clause: 'FS-STY-5',
  });
});

test('[FS-STY-4] from five to ten pieces costs 125 XP', () => {
  const done = perform('extend-style', trained(130), { style: 'Forest Bandit', pieces: five2 });
  expect(done).toMatchObject({
    sheet: { xp: 5, styles: [{ name: 'Forest Bandit', gear: [...five, ...five2], xp: 125 }] },
    told: 'Ada adds spear, lance, whip, net and bola to Forest Bandit: 130 XP before, 5 after.',
  });
});

test('[FS-STY-4] one piece costs 25 XP: 25 is enough, 24 is not', () => {
  const needs = { style: 'Forest Bandit', pieces: ['net'] };
  expect(perform('extend-style', trained(25), needs)).toMatchObject({ sheet: { xp: 0 } });
  expect(perform('extend-style', trained(24), needs)).toEqual({
    code: 'notEnoughXp',
    because: 'this costs 25 XP, Ada has 24',
    clause: 'FS-STY-4',
    field: 'pieces',
  });
});

test('[FS-STY-4] the eleventh piece is refused, however much XP there is', () => {
  const needs = { style: 'Forest Bandit', pieces: ['rapier'] };
  expect(perform('extend-style', trained(1000, [...five, ...five2]), needs)).toMatchObject({
    code: 'styleFull',
    clause: 'FS-STY-4',
  });
});

test('[FS-STY-4] a piece is refused if the style has it already or it is named twice', () => {
  const extend = (...pieces: string[]) =>
    perform('extend-style', trained(1000), { style: 'Forest Bandit', pieces });
  expect(extend('net', 'club')).toMatchObject({ code: 'alreadyTrained', field: 'pieces[1]' });
  expect(extend('net', 'net')).toMatchObject({ code: 'alreadyTrained', field: 'pieces[1]' });
  // Pieces are called by their names, not by their ids.
  expect(extend('partial-armor')).toMatchObject({ because: 'Forest Bandit lists partial armor already' });
  expect(extend('hand-crossbow', 'hand-crossbow')).toMatchObject({
    because: 'hand crossbow stands here twice',
  });
});

test('[FS-STY-4] the style need not be named by whoever has one; of several, and of a wrong name, all are told', () => {
  expect(perform('extend-style', trained(30), { pieces: ['net'] })).toMatchObject({
    told: 'Ada adds net to Forest Bandit: 30 XP before, 5 after.',
  });
  const two = { name: 'Ada', xp: 30, styles: ['Forest Bandit', 'Town Watch'].map((name) => ({ name })) };
  expect(perform('extend-style', two, { pieces: ['net'] })).toMatchObject({
    because: 'Ada has several styles: Forest Bandit and Town Watch',
    field: 'style',
  });
  expect(perform('extend-style', two, { style: 'Forest', pieces: ['net'] })).toMatchObject({
    because: 'Ada has no style Forest, but Forest Bandit and Town Watch',
  });
});

test('[FS-STY-5] extending a style that the sheet does not have is refused', () => {
  const needs = { style: 'Town Watch', pieces: ['net'] };
  expect(perform('extend-style', trained(1000), needs)).toMatchObject({
    code: 'notTrained',
    clause: 'FS-STY-5',
  });
});

test('[FS-HP-2] [FS-MAG-1] ready for the next fight: Health and mana left by the last fight are removed from the sheet', () => {
  const sheet = { name: 'Ada', attributes: { STR: 6, INT: 4 }, current: { health: 3, mana: 1 } };
  expect(perform('ready', sheet, {})).toEqual({
    sheet: { name: 'Ada', attributes: { STR: 6, INT: 4 } },
    told: 'Ada is ready: Health 20 (FS-HP-2).',
  });
  // Only of whoever can spend mana it is told.
  expect(perform('ready', { ...sheet, spells: ['mend'] }, {})).toMatchObject({
    told: 'Ada is ready: Health 20 (FS-HP-2), mana 12 (FS-MAG-1).',
  });
});

test('a sheet that builds on one of the pack stays so: only the changes are written', () => {
  expect(
    perform('extend-style', { use: 'edda', xp: 30 }, { style: 'Classical Knight', pieces: ['spear'] }),
  ).toMatchObject({
    sheet: {
      use: 'edda',
      xp: 5,
      styles: [{ gear: ['full-armor', 'shield', 'longsword', 'lance', 'flail', 'spear'] }],
    },
  });
});

test('a sheet or needs that cannot be read are refused with the path of the problem', () => {
  expect(perform('extend-style', { name: 'Ada', xp: -1 }, { style: 'A', pieces: ['net'] })).toMatchObject({
    code: 'unreadable',
    field: 'sheet.xp',
  });
  expect(perform('extend-style', { name: 'Ada' }, { style: 'A', pieces: [] })).toMatchObject({
    field: 'needs.pieces',
  });
  expect(perform('ready', null, {})).toMatchObject({ code: 'unreadable' });
  expect(perform('ready', JSON.parse('{"name":"Ada","__proto__":{}}'), {})).toMatchObject({
    field: 'sheet.__proto__',
  });
});

test('every deed between fights describes what it needs with a JSON schema that allows no other keys', () => {
  for (const deed of between)
    expect(deed.needs).toMatchObject({ type: 'object', additionalProperties: false });
});
