import { describe, expect, test } from 'vitest';
import type { AftermathReply, FightReply } from '../protocol/messages.ts';
import { systems } from '../systems/registry.ts';
import { openHost } from './host.ts';

describe.each(Object.values(systems))('$id', (system) => {
  test.each(system.encounters.pack.encounters.map(({ id, encounter }) => [id, encounter] as const))(
    '%s: everybody who fought can be kept, and nothing else, such as a pillar or a door',
    (_, encounter) => {
      const host = openHost({ systems, newSeed: () => 'after' });
      const { view } = host.handle({ do: 'start', encounter, dice: 'seeded' }) as FightReply;
      const { people } = host.handle({ do: 'aftermath' }) as AftermathReply;
      const fighters = Object.values(view.combatants).filter(({ thing }) => !thing);
      expect(people.map(({ id }) => id).sort()).toEqual(fighters.map(({ id }) => id).sort());
    },
  );
});
