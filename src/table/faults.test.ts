import { expect, test } from 'vitest';
import type { System } from '../engine/system.ts';
import type { Ball, BallFact } from '../engine/testing/odd-system.ts';
import { oddSystem } from '../engine/testing/odd-system.ts';
import { openHost } from './host.ts';

test('a fault in the rules is an answer, not an end: nothing has changed and play goes on', () => {
  const faulty: System<Ball, BallFact> = {
    ...oddSystem,
    step(table) {
      oddSystem.step(table);
      if (table.fight.round === 2) throw new TypeError('undefined is not a function');
    },
  };
  const host = openHost({ systems: { masquerade: faulty as unknown as System }, newSeed: () => 'f' });
  const encounter = {
    system: 'masquerade',
    combatants: [
      { id: 'ada', side: 'red' },
      { id: 'bea', side: 'blue' },
    ],
  };
  host.handle({ do: 'start', encounter, dice: 'seeded' });
  const answer = (): ReturnType<typeof host.handle> => {
    const now = host.handle({ do: 'view' });
    if (!('prompt' in now) || !now.prompt) throw new Error('nothing is waited for');
    return host.handle({ do: 'answer', prompt: now.prompt.id, choice: { option: 'wait' } });
  };
  answer();
  answer();
  answer();
  const before = host.handle({ do: 'view' });
  expect(answer()).toMatchObject({ ok: false, error: { code: 'rules-failed' } });
  const after = host.handle({ do: 'view' });
  expect(after).toEqual(before);
  expect(host.handle({ do: 'undo' })).toMatchObject({ ok: true });
});
