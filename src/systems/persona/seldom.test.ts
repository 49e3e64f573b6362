import { expect, test } from 'vitest';
import { alikeButSeldom } from './alike.ts';
import { system } from './index.ts';
import { seldom } from './seldom.ts';
import type { Combatant, Fight } from './state.ts';

const [encounter] = system.encounters.pack.encounters;
const begun = system.encounters.begin(encounter?.encounter ?? null);
const fight = (begun.ok ? begun.fight : null) as Fight;
const [someone] = seldom.of(fight) as readonly [Combatant];

test('each field of a combatant is seldom read or looked at where ways of odds meet', () => {
  expect(alikeButSeldom({ ...someone }, someone)).toBe(true);
  for (const field of Object.keys(someone)) {
    const other = { ...someone, [field]: 'something else' } as unknown as Combatant;
    expect([field, alikeButSeldom(other, someone)]).toEqual([field, seldom.fields.includes(field)]);
  }
});
