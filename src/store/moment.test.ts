import { expect, test } from 'vitest';
import type { ChoosePrompt } from '../protocol/messages.ts';
import { momentOf } from './moment.ts';

const asked = (id: number) => ({ id, kind: 'choose', for: 'ada' }) as ChoosePrompt;
const first = { hash: 'as-it-stands', prompt: asked(7) };

test('odds and previews of a choice are of another moment for whoever is asked next, though the fight stands the same', () => {
  expect(momentOf({ ...first, prompt: asked(8) }, 'gm')).not.toBe(momentOf(first, 'gm'));
});

test('they are of another moment after a change by hand, though the same is asked, and for other eyes', () => {
  expect(momentOf({ ...first, hash: 'changed' }, 'gm')).not.toBe(momentOf(first, 'gm'));
  expect(momentOf(first, 'players')).not.toBe(momentOf(first, 'gm'));
  expect(momentOf({ ...first }, 'gm')).toBe(momentOf(first, 'gm'));
});
