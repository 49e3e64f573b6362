import { expect, test } from 'vitest';
import type { ChoosePrompt } from '../protocol/messages.ts';
import { momentSeen } from './moment.ts';

const asked = (id: number) => ({ id, kind: 'choose', for: 'ada' }) as ChoosePrompt;
const fight = { id: 'f', name: 'A duel', system: 'odd' };
const first = { fight, hash: 'as-it-stands', prompt: asked(7) };

test('odds and previews of a choice are of another moment for whoever is asked next, though the fight stands the same', () => {
  expect(momentSeen({ ...first, prompt: asked(8) }, 'gm')).not.toBe(momentSeen(first, 'gm'));
});

test('they are of another moment after a change by hand, though the same is asked, and for other eyes', () => {
  expect(momentSeen({ ...first, hash: 'changed' }, 'gm')).not.toBe(momentSeen(first, 'gm'));
  expect(momentSeen(first, 'players')).not.toBe(momentSeen(first, 'gm'));
  expect(momentSeen({ ...first }, 'gm')).toBe(momentSeen(first, 'gm'));
});
