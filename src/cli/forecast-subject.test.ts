import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { subjectOf } from './forecast-subject.ts';

const folder = await mkdtemp(join(tmpdir(), 'forecast-'));
afterAll(() => rm(folder, { recursive: true }));
const written = async (name: string, text: string): Promise<string> => {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
};

test('a saved fight is read as a record, other documents as an encounter', async () => {
  const fight = await written('fight.json', '{"woundtrack":"fight","seed":"s"}');
  expect(await subjectOf(fight)).toEqual({ record: { woundtrack: 'fight', seed: 's' } });
  const encounter = await written('encounter.json', '\uFEFF{"system":"persona"}');
  expect(await subjectOf(encounter)).toEqual({ encounter: { system: 'persona' } });
});

test('an unreadable file is reported with its path, and broken JSON with line and column', async () => {
  const nowhere = join(folder, 'nowhere.json');
  expect(await subjectOf(nowhere)).toBe(`${nowhere}: there is no such file`);
  expect(await subjectOf(folder)).toBe(`${folder}: this is a folder, not a file`);
  const broken = await written('broken.json', '{"system": "persona",\n "combatants": [,]}');
  expect(await subjectOf(broken)).toBe(
    `${broken}: This is not a JSON file: line 2, column 17: "," stands where a value is expected.`,
  );
});
