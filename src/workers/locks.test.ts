import { describe, expect, test } from 'vitest';
import { isFightOpen } from './locks.ts';

const asked = (query: () => Promise<LockManagerSnapshot>) => isFightOpen({ query });

describe('whether any tab has a fight open', () => {
  test('a lock of a fight counts; another lock, or no lock manager, does not', async () => {
    expect(await asked(async () => ({ held: [{ name: 'woundtrack:fight:f1' }] }))).toBe(true);
    expect(await asked(async () => ({ held: [{ name: 'another page' }] }))).toBe(false);
    expect(await isFightOpen(undefined)).toBe(false);
  });

  test('if the browser refuses to list locks, no fight counts as open', async () => {
    expect(await asked(() => Promise.reject(new DOMException('not here', 'SecurityError')))).toBe(false);
  });
});
