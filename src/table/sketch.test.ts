import { describe, expect, test } from 'vitest';
import type { Json } from '../kernel/json.ts';
import type { SketchReply } from '../protocol/encounters.ts';
import { systems } from '../systems/registry.ts';
import { openHost } from './host.ts';

const sketch = (encounter: Json): SketchReply =>
  openHost({ systems, newSeed: () => 'sketch' }).handle({ do: 'sketch', encounter }) as SketchReply;

describe.each(Object.values(systems))('$name', ({ encounters: { pack, beginning } }) => {
  const [sample] = pack.encounters;
  const good = sample?.encounter as { readonly combatants: readonly { readonly id: string }[] };

  test('a valid encounter has no problems, and its combatants are shown as they would begin', () => {
    const { problems, begins, people } = sketch(good as unknown as Json);
    expect(problems).toEqual([]);
    expect(people.map((one) => one?.id)).toEqual(good.combatants.map(({ id }) => id));
    expect(people).toEqual(good.combatants.map(({ id }) => begins?.combatants[id]));
  });

  test('combatants of waves are shown in the order of the waves', () => {
    const [first, second] = good.combatants;
    const wave = (id: string, one: object | undefined) => ({
      id,
      arrives: 'called',
      combatants: [{ ...one, id: `${id}-one` }],
    });
    const waves = [wave('a', first), wave('b', second)];
    const names = (people: SketchReply['people']) => people.map((one) => one?.name);
    const { people, later } = sketch({ ...good, waves } as unknown as Json);
    expect(names(later)).toEqual(names(people).slice(0, 2));
    expect(sketch(good as unknown as Json).later).toEqual([]);
  });

  test('the light of cells is reported in systems with rules for it, even if the encounter cannot begin', () => {
    const battlefield = { width: 3, height: 1, grid: 'square', metric: 'one', light: { ambient: 'dim' } };
    const { begins, light } = sketch({ ...good, battlefield, combatants: [] } as unknown as Json);
    expect(begins).toBeNull();
    expect(light).toEqual(beginning?.light ? ['111'] : null);
  });

  test('an invalid encounter is reported with its problems, and its readable combatants are shown all the same', () => {
    const [first, ...others] = good.combatants;
    const bad = { ...good, combatants: [{ ...first, cell: { x: 999, y: 0 } }, { sheet: 5 }, ...others] };
    const { problems, begins, people } = sketch(bad as unknown as Json);
    expect(begins).toBeNull();
    expect(problems.map(({ path }) => path)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^combatants\[1\]/)]),
    );
    expect(people.map((one) => one?.name ?? null)).toEqual([
      expect.any(String),
      null,
      ...others.map(() => expect.any(String)),
    ]);
  });

  test('of long lists 60 combatants are shown, and 12 waves with 30 combatants each', () => {
    const nobodies = (count: number) => Array.from({ length: count }, () => 0);
    const waves = nobodies(14).map((_, n) => ({ combatants: nobodies(n === 0 ? 40 : 1) }));
    const { people, later } = sketch({ ...good, combatants: nobodies(70), waves } as unknown as Json);
    expect(people).toHaveLength(60);
    expect(later).toHaveLength(30 + 11);
  });
});

test('an encounter of an unknown system is refused', () => {
  expect(sketch({ system: 'chess', combatants: [] })).toMatchObject({
    ok: false,
    error: { code: 'unknown-system' },
  });
});
