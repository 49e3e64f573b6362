import { afterEach, expect, test } from 'vitest';
import type { View } from '../../kernel/view.ts';
import { defaultSettings, readSettings, useSettings } from '../../store/settings.ts';
import { buzz, canBuzz, turnCame } from './haptics.ts';

afterEach(() => useSettings.setState(defaultSettings));

/** A fake device that records its vibrations. */
function shaken() {
  const felt: number[][] = [];
  const device = {
    vibrate(pattern: number[]) {
      felt.push(pattern);
      return true;
    },
  };
  return { felt, device };
}

test('what was sent, a press that is complete and one’s turn feel different, and all are short', () => {
  const { felt, device } = shaken();
  buzz('commit', { device, still: false });
  buzz('held', { device, still: false });
  buzz('turn', { device, still: false });
  expect(new Set(felt.map(String)).size).toBe(3);
  for (const pattern of felt) expect(pattern.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(200);
});

test('nothing shakes where it is switched off, where motion is unwelcome, or where nothing can', () => {
  const { felt, device } = shaken();
  buzz('commit', { device, still: true });
  useSettings.setState({ haptics: false });
  buzz('commit', { device, still: false });
  expect(felt).toEqual([]);
  useSettings.setState({ haptics: true });
  expect(() => buzz('commit', { device: {}, still: false })).not.toThrow();
});

test('a switch is of use where the device can shake', () => {
  expect(canBuzz(shaken().device)).toBe(true);
  expect(canBuzz({})).toBe(false);
});

test('it is on until somebody switches it off', () => {
  expect(readSettings(null).haptics).toBe(true);
  expect(readSettings({ haptics: false }).haptics).toBe(false);
  expect(readSettings({ haptics: 'no' }).haptics).toBe(true);
});

const at = (active: string | null) =>
  ({
    active,
    combatants: { edda: { player: true }, ciro: { player: true }, wolf: { player: false } },
  }) as unknown as View;

test('the turn comes to whom people play, once for each turn', () => {
  expect(turnCame(at('wolf'), at('edda'))).toBe(true);
  expect(turnCame(at('edda'), at('ciro'))).toBe(true);
  expect(turnCame(at('edda'), at('edda'))).toBe(false);
  expect(turnCame(at('edda'), at('wolf'))).toBe(false);
  expect(turnCame(at('edda'), at(null))).toBe(false);
  // Opening a fight does not count as a new turn.
  expect(turnCame(null, at('edda'))).toBe(false);
});
