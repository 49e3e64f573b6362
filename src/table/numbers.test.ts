import { describe, expect, test } from 'vitest';
import { numbersOf } from '../forecast/numbers.ts';
import type { Json } from '../kernel/json.ts';
import { systems } from '../systems/registry.ts';

/** Field names of documents that do not occur in rulebooks. */
const ofCode =
  /\b(attributes|printed|scores|skills|stats|thing|natural|count|sides|plus|traits|wp|ar|ap|rp|value|specializations)\b/;

describe.each(Object.values(systems))('$name', ({ encounters: { pack }, sheetWords }) => {
  const people = [...pack.heroes, ...pack.foes];

  test.each(people)(
    'the numbers on the sheet of $name have unique labels without field names of documents',
    ({ sheet }) => {
      const labels = numbersOf(sheet, sheetWords).map(({ label }) => label);
      expect(labels.filter((label) => ofCode.test(label))).toEqual([]);
      // Labels are unique.
      expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
    },
  );
});

test.each([
  ['fighting-style', 'brute', 'printed.skills.athletics', 'Athletics'],
  ['fighting-style', 'brute', 'styles[0].printed.STR', 'Pit Fighter, FS (STR)'],
  ['action-dice', 'grizzly-bear', 'hide.ar', 'AR of the hide'],
  ['action-dice', 'grizzly-bear', 'scores.strength', 'Strength'],
  // Its Guard is 18; this is what abilities add to 15 (AD-ATK-2).
  ['action-dice', 'heroic-fiend', 'guard', 'Guard bonus'],
  // Not the action Hide: the Armor that is not worn (WS-ARM-1).
  ['world-shapers', 'ogre', 'hide', 'Armor of the hide'],
  ['persona', 'glass-hound', 'natural[0].damage', 'Claws, damage'],
])('%s, sheet of %s: %s has the label “%s”', (system, who, path, label) => {
  const { encounters, sheetWords } = systems[system]!;
  const sheet = encounters.pack.foes.find(({ id }) => id === who)?.sheet as Json;
  expect(numbersOf(sheet, sheetWords).find((one) => one.path === path)?.label).toBe(label);
});

test('a printed Guard is not called like what is added to Guard', () => {
  const { sheetWords } = systems['action-dice']!;
  const labels = numbersOf({ guard: 3, printed: { guard: 18 } }, sheetWords).map(({ label }) => label);
  expect(labels).toEqual(['Guard bonus', 'Guard']);
});
