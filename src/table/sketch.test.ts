import { describe, expect, test } from 'vitest';
import type { Json } from '../kernel/json.ts';
import { patchOf } from '../kernel/patch.ts';
import type { SketchReply } from '../protocol/encounters.ts';
import { systems } from '../systems/registry.ts';
import { openHost } from './host.ts';

const sketch = (encounter: Json): SketchReply =>
  openHost({ systems, newSeed: () => 'sketch' }).handle({ do: 'sketch', encounter }) as SketchReply;

describe.each(Object.values(systems))('$name', ({ encounters: { pack, beginning } }) => {
  const [sample] = pack.encounters;
  const good = sample?.encounter as { readonly combatants: readonly { readonly id: string }[] };

  test('of an encounter that can be begun everybody is seen as they would begin', () => {
    const { problems, begins, people } = sketch(good as unknown as Json);
    expect(problems).toEqual([]);
    expect(people.map((one) => one?.id)).toEqual(good.combatants.map(({ id }) => id));
    expect(people).toEqual(good.combatants.map(({ id }) => begins?.combatants[id]));
  });

  test('whoever comes later is seen as well, wave after wave', () => {
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

  test('how light it is is told where the rules ask, also of an encounter that cannot begin', () => {
    const battlefield = { width: 3, height: 1, grid: 'square', metric: 'one', light: { ambient: 'dim' } };
    const { begins, light } = sketch({ ...good, battlefield, combatants: [] } as unknown as Json);
    expect(begins).toBeNull();
    expect(light).toEqual(beginning?.light ? ['111'] : null);
  });

  test('of one with mistakes every mistake is told, and whoever can be read is seen all the same', () => {
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

  test('of a list without end no more are shown than may take part', () => {
    const nobodies = (count: number) => Array.from({ length: count }, () => 0);
    const waves = nobodies(14).map((_, n) => ({ combatants: nobodies(n === 0 ? 40 : 1) }));
    const { people, later } = sketch({ ...good, combatants: nobodies(70), waves } as unknown as Json);
    expect(people).toHaveLength(60);
    expect(later).toHaveLength(30 + 11);
  });

  test('the numbers of whoever is asked for, each in its place and within what the sheet takes', () => {
    const host = openHost({ systems, newSeed: () => 'sketch' });
    const { numbers } = host.handle({
      do: 'sketch',
      encounter: good as unknown as Json,
      who: good.combatants[0]?.id ?? '',
    }) as SketchReply;
    expect(numbers?.numbers.length).toBeGreaterThan(5);
    for (const { path, value, least, most } of numbers?.numbers ?? []) {
      expect(patchOf(numbers?.sheet ?? {}, path, value), path).not.toBeNull();
      expect(value, path).toBeGreaterThanOrEqual(least ?? value);
      expect(value, path).toBeLessThanOrEqual(most ?? value);
      expect(path).not.toMatch(/^current/);
    }
    expect(sketch(good as unknown as Json).numbers).toBeUndefined();
    const nobody = host.handle({ do: 'sketch', encounter: good as unknown as Json, who: 'nobody' });
    expect((nobody as SketchReply).numbers).toBeNull();
  });
});

test('an encounter of no system that is known here is refused', () => {
  expect(sketch({ system: 'chess', combatants: [] })).toMatchObject({
    ok: false,
    error: { code: 'unknown-system' },
  });
});

test('a number that a sheet leaves to the rules is there as they have it, and between its bounds', () => {
  const pack = systems['wound-slots']?.encounters.pack.encounters.find(({ id }) => id === 'ford');
  const encounter = (pack?.encounter ?? {}) as { readonly combatants: readonly object[] };
  const goblin = {
    id: 'goblin',
    side: 'Tollmen',
    cell: { x: 20, y: 8 },
    sheet: { use: 'goblin', name: 'Grub' },
  };
  const asked = { ...encounter, combatants: [...encounter.combatants, goblin] } as unknown as Json;
  const { numbers } = openHost({ systems, newSeed: () => 'x' }).handle({
    do: 'sketch',
    encounter: asked,
    who: 'goblin',
  }) as SketchReply;
  const found = (path: string) => numbers?.numbers.find((one) => one.path === path);
  // The pack's goblin says Dexterity 1 and nothing of Strength; Athletics is a skill it has not.
  expect(found('attributes.dexterity')).toMatchObject({ label: 'Dexterity', value: 1, least: -10, most: 10 });
  expect(found('attributes.strength')).toMatchObject({ label: 'Strength', value: 0 });
  expect(found('skills.athletics.rank')).toMatchObject({ label: 'Athletics', value: 0, least: 0, most: 10 });
  expect(found('skills.melee.specializations.axes')).toMatchObject({ value: 1, most: 5 });
});
