import { expect, test } from 'vitest';
import { systems } from '../systems/registry.ts';
import { noSuchTactic, someSystems } from './options.ts';

test('a word that every object inherits is no system and no tactic', () => {
  expect(someSystems.read(['constructor'])).toEqual({
    wrong: `there is no system "constructor", but ${Object.keys(systems).join(', ')}`,
  });
  const tactics = Object.values(systems).map((system) => system.tactics);
  expect(noSuchTactic('pair', tactics, ['toString'])).toHaveLength(1);
});
