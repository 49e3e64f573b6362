import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { FightRecord } from '../protocol/messages.ts';
import { systems } from '../systems/registry.ts';
import { openHost } from '../table/host.ts';
import { subjectOf, warningOf } from './forecast-subject.ts';

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

test('of a saved fight whose last answers no longer fit the rules it is told that they were set aside', () => {
  const encounter = systems['fighting-style']?.encounters.pack.encounters.find(
    ({ id }) => id === 'duel',
  )?.encounter;
  const host = openHost({ systems, newSeed: () => 's' });
  host.handle({ do: 'start', encounter, dice: 'seeded' });
  const saved = host.handle({ do: 'save' });
  if (!('record' in saved)) throw new Error('there is no record');
  expect(warningOf(saved.record)).toBeNull();
  const tape = [
    ...saved.record.tape,
    { kind: 'ask', key: 'a question of another time', choice: { option: 'x' } },
  ];
  expect(warningOf({ ...saved.record, tape } as FightRecord)).toMatch(
    /^The last answer no longer fits the rules and was set aside: /,
  );
});
