import { expect, test } from 'vitest';
import type { System } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import type { FightReply, Reply } from '../protocol/messages.ts';
import { systems } from '../systems/registry.ts';
import { choice, duel } from '../systems/wound-slots/tests/line-up.ts';
import { openHost } from './host.ts';

/** Fights of a forecast that are watched to their end: no automatic answer conflicts with a recorded one. */

const round = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function fight(reply: Reply): FightReply {
  if (!reply.ok || !('view' in reply)) throw new Error(JSON.stringify(reply));
  return reply;
}

/** Whether there are things in the encounter. */
const hasThings = (system: System, encounter: Json): boolean => {
  const begun = system.encounters.begin(encounter);
  return begun.ok && system.status(begun.fight).some(({ thing }) => thing);
};

const samples = Object.values(systems).flatMap((system) =>
  system.encounters.pack.encounters
    .filter(({ encounter }) => hasThings(system, encounter))
    .map(({ id, encounter }) => ({ system: system.id, id, encounter })),
);

test.each(samples)(
  '$system $id: a watched forecast fight with things replays to its end without a warning',
  ({ encounter }) => {
    const host = openHost({ systems, newSeed: () => 'watch' });
    fight(host.handle(round({ do: 'start', encounter, seed: 'watch', dice: 'seeded' })));
    const watched = host.handle({ do: 'watch', index: 0, seed: 'f' });
    if (!watched.ok || !('record' in watched)) throw new Error(JSON.stringify(watched));
    const other = openHost({ systems, newSeed: () => 'watch' });
    let seen = fight(other.handle(round({ do: 'load', record: watched.record })));
    while (seen.can.redo) seen = fight(other.handle({ do: 'redo' }));
    expect([seen.warning, seen.prompt]).toEqual([undefined, null]);
  },
);

test('a fight watched from a roll that is awaited begins at this roll, and not behind it', () => {
  const table = duel({ isra: {}, guard: { at: [9, 5] } }).does(
    choice('cast-spell', { spell: 'ember-dart', target: 'guard' }),
  );
  const awaited = table.roll();
  expect([awaited.for, awaited.purpose]).toEqual(['isra', 'attack']);
  const watched = table.send({ do: 'watch', index: 0, seed: 'f' }) as { readonly record: Json };
  const other = openHost({ systems, newSeed: () => 'watch' });
  const begun = fight(other.handle(round({ do: 'load', record: watched.record })));
  expect([begun.warning, begun.hash]).toEqual([undefined, table.hash()]);
  expect(begun.prompt).toMatchObject({ kind: 'roll', for: 'isra', purpose: 'attack' });
  // Her roll is the first thing to be seen; it can be taken back, and the fight goes on to its end.
  let seen = fight(other.handle({ do: 'redo' }));
  expect(seen.facts.filter(({ fact }) => fact === 'rolled')[0]).toMatchObject({
    why: { for: 'isra', purpose: 'attack' },
  });
  expect(fight(other.handle({ do: 'undo' })).prompt).toMatchObject({ kind: 'roll', purpose: 'attack' });
  seen = fight(other.handle({ do: 'redo' }));
  while (seen.can.redo) seen = fight(other.handle({ do: 'redo' }));
  expect([seen.warning, seen.prompt]).toEqual([undefined, null]);
});
