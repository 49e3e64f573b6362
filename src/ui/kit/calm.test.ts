import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchCalm } from './calm.ts';

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const touch = (): boolean => page.dispatchEvent(new Event('pointerdown'));

test('a page that was just opened is calm once nobody has touched it for as long as was asked', async () => {
  const calmed = vi.fn();
  void watchCalm().lasting(1000).then(calmed);
  await vi.advanceTimersByTimeAsync(999);
  expect(calmed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(calmed).toHaveBeenCalledOnce();
});

test('each touch begins the wait anew, for who waits and for who asks later', async () => {
  const calm = watchCalm();
  const calmed = vi.fn();
  void calm.lasting(1000).then(calmed);
  for (let touches = 0; touches < 5; touches++) {
    await vi.advanceTimersByTimeAsync(900);
    touch();
  }
  await vi.advanceTimersByTimeAsync(999);
  expect(calmed).not.toHaveBeenCalled();
  const later = vi.fn();
  void calm.lasting(1500).then(later);
  await vi.advanceTimersByTimeAsync(1);
  expect(calmed).toHaveBeenCalledOnce();
  expect(later).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(later).toHaveBeenCalledOnce();
});

test('on a page that has been left alone nobody waits', async () => {
  const calm = watchCalm();
  await vi.advanceTimersByTimeAsync(1000);
  const calmed = vi.fn();
  void calm.lasting(1000).then(calmed);
  await vi.advanceTimersByTimeAsync(0);
  expect(calmed).toHaveBeenCalledOnce();
});

test('who waits when the watch ends waits for ever, and nothing listens any more', async () => {
  const removed = vi.spyOn(page, 'removeEventListener');
  const added = vi.spyOn(page, 'addEventListener');
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const calm = watchCalm();
  const calmed = vi.fn();
  void calm.lasting(1000).then(calmed);
  calm.end();
  void calm.lasting(0).then(calmed);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calmed).not.toHaveBeenCalled();
  expect(removed.mock.calls.map(([type]) => type)).toEqual(added.mock.calls.map(([type]) => type));
});
