import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { areFightsLeft, isFightPlayed, untilFightsAreLeft } from './locks.ts';

/** The locks of a browser in which other tabs hold some; each is requested once it was released. */
function browserWith(...names: string[]) {
  const held = new Set(names);
  const waiting: { readonly name: string; readonly grant: () => void }[] = [];
  return {
    query: async (): Promise<LockManagerSnapshot> => ({ held: [...held].map((name) => ({ name })) }),
    request: ((name: string, _: LockOptions, granted: () => void) =>
      new Promise<void>((done) => {
        const grant = () => done(granted());
        if (held.has(name)) waiting.push({ name, grant });
        else grant();
      })) as unknown as LockManager['request'],
    release(released: string) {
      held.delete(released);
      for (const { name, grant } of waiting) if (name === released) grant();
    },
  };
}

const first = 'woundtrack:fight:f1';
const second = 'woundtrack:fight:f2';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is answered, and how many milliseconds it took. */
async function asked(locks: Parameters<typeof areFightsLeft>[0], meanwhile?: () => void) {
  const began = Date.now();
  const answer = areFightsLeft(locks).then((left) => ({ left, after: Date.now() - began }));
  if (meanwhile) setTimeout(meanwhile, 200);
  await vi.advanceTimersByTimeAsync(2000);
  return answer;
}

describe('whether any tab has a fight open', () => {
  test('a lock of a fight counts; another lock, or no lock manager, does not', async () => {
    expect(await asked(browserWith('another page', first))).toEqual({ left: false, after: 800 });
    expect(await asked(browserWith('another page'))).toEqual({ left: true, after: 0 });
    expect(await asked(undefined)).toEqual({ left: true, after: 0 });
  });

  test('a fight that was just left and holds its lock for a moment more does not count', async () => {
    const locks = browserWith(first);
    expect(await asked(locks, () => locks.release(first))).toEqual({ left: true, after: 200 });
  });

  test('of two fights that are open, one that is left is not enough', async () => {
    const locks = browserWith(first, second);
    expect(await asked(locks, () => locks.release(first))).toEqual({ left: false, after: 800 });
  });

  test('if the browser refuses to list locks, no fight counts as open', async () => {
    const refused = {
      ...browserWith(first),
      query: () => Promise.reject(new DOMException('not here', 'SecurityError')),
    };
    expect(await asked(refused)).toEqual({ left: true, after: 0 });
  });
});

test('whoever waits for all fights to be left hears of it once the last one is', async () => {
  const locks = browserWith(first, second);
  const heard = vi.fn();
  void untilFightsAreLeft(locks).then(heard);
  locks.release(second);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(heard).not.toHaveBeenCalled();
  locks.release(first);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toHaveBeenCalledOnce();
});

test('a fight is played while a tab holds its lock; where locks cannot be listed nobody knows of another tab', async () => {
  const locks = browserWith(second);
  expect([await isFightPlayed(locks, 'f1'), await isFightPlayed(locks, 'f2')]).toEqual([false, true]);
  locks.release(second);
  expect(await isFightPlayed(locks, 'f2')).toBe(false);
  const refused = { query: () => Promise.reject(new DOMException('not here', 'SecurityError')) };
  expect([await isFightPlayed(refused, 'f2'), await isFightPlayed(undefined, 'f2')]).toEqual([true, true]);
});
