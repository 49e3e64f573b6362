import { expect, test } from 'vitest';
import type { View } from '../../kernel/view.ts';
import type { Prompt } from '../../protocol/messages.ts';
import { concerned } from './concerned.ts';

/** Ada has the turn; Bea and an orc are there as well. */
const view = { active: 'ada', combatants: { ada: {}, bea: {}, orc: {} } } as unknown as View;

const about = (prompt: object): readonly string[] => concerned(prompt as Prompt, view);

test('a roll concerns its target, and its owner if it is not the owner’s turn', () => {
  expect(about({ kind: 'roll', for: 'ada', against: 'orc' })).toEqual(['orc']);
  expect(about({ kind: 'roll', for: 'orc', against: 'ada' })).toEqual(['orc']);
  expect(about({ kind: 'roll', for: 'bea', against: 'orc' })).toEqual(['bea', 'orc']);
});

test('a question concerns who answers it and all whom it names, except the active combatant', () => {
  expect(about({ kind: 'choose', for: 'orc', about: { attacker: 'ada', with: 'spear' } })).toEqual(['orc']);
  expect(about({ kind: 'choose', for: 'gm', about: { tied: ['bea', 'orc'] } })).toEqual(['bea', 'orc']);
  expect(about({ kind: 'choose', for: 'ada', about: { who: 'ada' } })).toEqual([]);
  expect(concerned(null, view)).toEqual([]);
});
