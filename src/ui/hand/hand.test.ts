import { expect, test } from 'vitest';
import { useTable } from '../../store/table.ts';
import { useHand } from './hand.ts';

test('when a fight is opened, nothing has been sent in it yet, whatever was sent in the fight before', () => {
  useHand.setState({ since: 40 });
  useTable.setState({ hash: 'another state of the same fight' });
  expect(useHand.getState().since).toBe(40);
  useTable.setState({ resumed: { since: 12 } });
  expect(useHand.getState().since).toBe(0);
});
