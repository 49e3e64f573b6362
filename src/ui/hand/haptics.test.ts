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

test('a commit, a long press and a turn vibrate differently, each for less than 200 ms', () => {
  const { felt, device } = shaken();
  buzz('commit', { device, still: false });
  buzz('held', { device, still: false });
  buzz('turn', { device, still: false });
  expect(new Set(felt.map(String)).size).toBe(3);
  for (const pattern of felt) expect(pattern.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(200);
});

test('nothing vibrates if it is switched off, with reduced motion, or on a device that cannot', () => {
  const { felt, device } = shaken();
  buzz('commit', { device, still: true });
  useSettings.setState({ haptics: false });
  buzz('commit', { device, still: false });
  expect(felt).toEqual([]);
  useSettings.setState({ haptics: true });
  expect(() => buzz('commit', { device: {}, still: false })).not.toThrow();
});

test('the switch is offered only on a device that can vibrate', () => {
  expect(canBuzz(shaken().device)).toBe(true);
  expect(canBuzz({})).toBe(false);
});

test('vibration is on unless the stored setting is false', () => {
  expect(readSettings(null).haptics).toBe(true);
  expect(readSettings({ haptics: false }).haptics).toBe(false);
  expect(readSettings({ haptics: 'no' }).haptics).toBe(true);
});

const at = (active: string | null) =>
  ({
    active,
    combatants: { edda: { player: true }, ciro: { player: true }, wolf: { player: false } },
  }) as unknown as View;

test('a turn counts as coming when it passes to a player’s combatant, not to a foe and not on opening a fight', () => {
  expect(turnCame(at('wolf'), at('edda'))).toBe(true);
  expect(turnCame(at('edda'), at('ciro'))).toBe(true);
  expect(turnCame(at('edda'), at('edda'))).toBe(false);
  expect(turnCame(at('edda'), at('wolf'))).toBe(false);
  expect(turnCame(at('edda'), at(null))).toBe(false);
  // Opening a fight does not count as a new turn.
  expect(turnCame(null, at('edda'))).toBe(false);
});
