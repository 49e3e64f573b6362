import { expect, test, vi } from 'vitest';
import type { RollPrompt } from '../../protocol/messages.ts';
import { table, useTable } from '../../store/table.ts';
import { hand, useHand } from './hand.ts';
import { padOf, press, pressHalf } from './pad.ts';

test('when a fight is opened, nothing has been sent in it yet, whatever was sent in the fight before', () => {
  useHand.setState({ since: 40 });
  useTable.setState({ hash: 'another state of the same fight' });
  expect(useHand.getState().since).toBe(40);
  useTable.setState({ resumed: { since: 12 } });
  expect(useHand.getState().since).toBe(0);
});

test('no button rolls a die anew that was begun by hand: its half of a percentile, its burst', async () => {
  const roll = vi.spyOn(table, 'roll').mockResolvedValue(true);
  const rollOf = async (dice: RollPrompt['dice'], type: (pad: ReturnType<typeof padOf>) => typeof pad) => {
    useTable.setState({ prompt: { id: 3, kind: 'roll', dice } as RollPrompt });
    useHand.setState({ typed: { prompt: 3, pad: type(padOf(dice)) } });
    return hand.roll();
  };
  expect(await rollOf([{ sides: 100 }], (pad) => pressHalf(pad, 'tens', 3))).toBe(false);
  expect(await rollOf([{ sides: 6, burst: true }], (pad) => press(pad, 6))).toBe(false);
  expect(roll).not.toHaveBeenCalled();
  expect(await rollOf([{ sides: 6 }, { sides: 6 }], (pad) => press(pad, 5))).toBe(true);
  expect(roll).toHaveBeenCalledExactlyOnceWith([5, null]);
  roll.mockRestore();
});
