import { afterEach, expect, test, vi } from 'vitest';
import { goOn } from './goOn.ts';

afterEach(() => vi.unstubAllGlobals());

test('whoever has gone elsewhere while an answer was awaited is not taken to its page', () => {
  const place = { hash: '#/rules/persona' };
  vi.stubGlobal('location', place);
  const go = vi.fn();
  const [first, second] = [goOn(go), goOn(go)];
  first('/sheet/persona/mine');
  expect(go).toHaveBeenCalledExactlyOnceWith('/sheet/persona/mine');
  place.hash = '#/settings';
  second('/sheet/persona/mine');
  expect(go).toHaveBeenCalledTimes(1);
});
