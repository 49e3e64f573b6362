import { describe, expect, test } from 'vitest';
import type { Json } from '../kernel/json.ts';
import { systems } from '../systems/registry.ts';
import { openHost } from './host.ts';

/** Fights that only the game master's word ends, by a ruling (AD-R18, SL-R39, WS-R10 `gmOnly`): their forecasts. */

const byWord = Object.values(systems).flatMap((system) =>
  system.rulebook.rulings
    .filter(({ key, options }) => /End$/.test(key) && options.some(({ id }) => id === 'gmOnly'))
    .map(({ key }) => ({ id: system.id, key, system })),
);

describe.each(byWord)('$id, $key', ({ system, key }) => {
  const duel = system.encounters.pack.encounters.find(({ id }) => id === 'duel')!.encounter as unknown as {
    readonly combatants: readonly { readonly id: string; readonly side: string; readonly cell: Json }[];
  };
  const foe = duel.combatants.findLast(({ side }) => side !== duel.combatants[0]?.side)!;

  const forecast = (change: object) => {
    const host = openHost({ systems, newSeed: () => 'ends' });
    const encounter = { ...duel, ...change } as unknown as Json;
    const begun = host.handle({ do: 'start', encounter });
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    const reply = host.handle({ do: 'forecast', fights: 40, seed: 'f' });
    if (!reply.ok || !('lengths' in reply)) throw new Error(JSON.stringify(reply));
    return reply;
  };

  test('they end, and are won, as those that end when one side is left', () => {
    const usual = forecast({});
    expect(Math.max(...usual.lengths.map(({ rounds }) => rounds))).toBeLessThan(60);
    expect(forecast({ rulings: { [key]: 'gmOnly' } })).toEqual(usual);
  });

  test('they wait for a wave against whoever is left', () => {
    const late = [{ ...foe, id: 'late' }];
    const waves = [{ id: 'second', arrives: { round: 9 }, combatants: late }];
    const { lengths } = forecast({ rulings: { [key]: 'gmOnly' }, waves });
    // Those that the other side wins end before.
    expect(lengths.filter(({ rounds }) => rounds >= 9).length).toBeGreaterThan(0);
  });
});
