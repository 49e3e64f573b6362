import { expect, test } from 'vitest';
import { playRandomly } from '../../../engine/random-play.ts';
import { isSwitchable } from '../../../kernel/rulebook.ts';
import { system } from '../index.ts';
import { pack } from '../pack/index.ts';
import { defaultRulings, rulings } from '../rulings.ts';
import { begin } from '../setup.ts';
import type { Fight } from '../state.ts';

/** Random legal answers: all invariants hold after every fact, under various rulings. */

const begun = (encounter: unknown, rulings: object): Fight => {
  const read = begin({ ...(encounter as object), rulings } as never);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.fight;
};

test.each(pack.encounters.map(({ id, encounter }) => [id, encounter] as const))(
  'random play of %s with the default rulings breaks no invariant',
  (id, encounter) => {
    const play = playRandomly(system, () => begun(encounter, {}), {
      fights: 6,
      seed: `ad/${id}`,
      roundCap: 4,
    });
    expect(play.findings).toEqual([]);
  },
);

test('random play of the crossing with the second or third value of every ruling breaks no invariant', () => {
  const crossing = pack.encounters.find(({ id }) => id === 'crossing')?.encounter;
  for (const place of [1, 2]) {
    const others = rulings
      .filter(isSwitchable)
      .filter(({ key }) => key !== 'cellSize')
      .map(({ key, options }) => [
        key,
        options[Math.min(place, options.length - 1)]?.id ?? defaultRulings[key],
      ]);
    const play = playRandomly(system, () => begun(crossing, Object.fromEntries(others)), {
      fights: 4,
      seed: `ad/others/${place}`,
      roundCap: 4,
    });
    expect(play.findings).toEqual([]);
  }
});
