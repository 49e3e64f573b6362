import { expect, test } from 'vitest';
import type { System } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import type { FightReply, Reply } from '../protocol/messages.ts';
import { systems } from '../systems/registry.ts';
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
