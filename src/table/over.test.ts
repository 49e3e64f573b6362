import { expect, test } from 'vitest';
import type { Json } from '../kernel/json.ts';
import { systems } from '../systems/registry.ts';
import { openHost } from './host.ts';

test.each(Object.values(systems))('$id: once the fight is over, nobody has the turn', (system) => {
  const duel = system.encounters.pack.encounters.find(({ id }) => id === 'duel')!
    .encounter as unknown as Json;
  const host = openHost({ systems, newSeed: () => 'over' });
  const begun = host.handle({ do: 'start', encounter: duel });
  if (!begun.ok || !('view' in begun)) throw new Error(JSON.stringify(begun));
  const [side] = Object.values(begun.view.combatants).map((one) => one.side);

  const ended = host.handle({
    do: 'override',
    changes: [{ change: 'end', winner: side! }],
    reason: 'they give up',
  });
  if (!ended.ok || !('view' in ended)) throw new Error(JSON.stringify(ended));
  expect(ended.view.over).toEqual({ winner: side });
  expect(ended.view.active).toBeNull();
  expect(new Set(ended.view.bar.map(({ state }) => state))).toEqual(new Set(['over']));

  const undone = host.handle({ do: 'undo' });
  if (!undone.ok || !('view' in undone)) throw new Error(JSON.stringify(undone));
  expect(undone.view.active).toBe(begun.view.active);
  expect(undone.view.bar).toEqual(begun.view.bar);
});
