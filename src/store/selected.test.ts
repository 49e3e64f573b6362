import { afterEach, expect, test } from 'vitest';
import type { View } from '../kernel/view.ts';
import type { FightReply } from '../protocol/messages.ts';
import type { FightState, TableClient } from '../workers/client.ts';
import { connectWith } from './connection.ts';
import { emptyTable } from './mirror.ts';
import { session, useSession } from './session.ts';
import { table, useTable } from './table.ts';

afterEach(() => {
  connectWith(null);
  useTable.setState(emptyTable);
  session.clear();
});

test('whoever is taken out of the fight is not selected any more, and whoever is in it stays so', async () => {
  let tell: Parameters<TableClient['listen']>[0] = () => {};
  connectWith({
    table: {
      listen: (hear: typeof tell) => {
        tell = hear;
      },
      send: () => Promise.reject(new Error('not needed')),
    },
    odds: { cancel: () => {} },
  } as never);
  await table.saveNow();
  const viewOf = (...all: readonly string[]): View =>
    ({ active: 'mage', combatants: Object.fromEntries(all.map((id) => [id, { id }])) }) as unknown as View;
  const told = (view: View): void =>
    tell({
      event: 'followed',
      reply: { view, prompt: null, lines: [], struck: [], facts: [], hash: '' } as unknown as FightReply,
      state: {
        fight: { id: 'fight' },
        access: 'read',
        saving: emptyTable.saving,
      } as unknown as FightState,
    });
  useTable.setState({ fight: { id: 'fight', name: 'Fight', system: 'ball' } });
  told(viewOf('mage', 'wolf'));

  // A summoned wolf is selected; its calling is taken back.
  session.select('wolf');
  told(viewOf('mage'));
  expect(useSession.getState().selected).toBeNull();

  session.select('mage');
  told(viewOf('mage', 'wolf'));
  expect(useSession.getState().selected).toBe('mage');
});
