import { describe, expect, test } from 'vitest';
import type { Json } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import { systems } from '../systems/registry.ts';

/** Waves in the documents of every system, tested with a sample encounter and a wave of one of the pack's foes. */

interface Encounter {
  readonly combatants: readonly { readonly id: string; readonly side: string }[];
}

describe.each(Object.values(systems))('$id', (system) => {
  const sample = system.encounters.pack.encounters[0]!.encounter as unknown as Encounter;
  const [foe] = system.encounters.pack.foes;
  const { side } = sample.combatants.at(-1)!;
  const newcomer = { id: 'late', sheet: { use: foe!.id }, side, cell: { x: 0, y: 0 } };
  const wave = { id: 'second', arrives: { round: 2 }, combatants: [newcomer] };
  const begin = (waves: unknown) => system.encounters.begin({ ...sample, waves } as unknown as Json);
  const wrong = (waves: unknown): readonly string[] => {
    const begun = begin(waves);
    return begun.ok ? [] : begun.problems.map(({ path }) => path);
  };

  test('an encounter with a wave begins without the combatants of the wave', () => {
    const begun = begin([wave]);
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    const plain = system.encounters.begin(sample as unknown as Json);
    if (!plain.ok) throw new Error('the sample itself is wrong');
    expect(begun.fight).toEqual(plain.fight);
    expect(system.encounters.waves?.({ ...sample, waves: [wave] } as unknown as Json)).toEqual([
      {
        id: 'second',
        name: 'second',
        round: 2,
        combatants: [newcomer],
        people: [{ id: newcomer.id, name: foe!.name, side }],
      },
    ]);
  });

  test('each mistake in a wave is reported with its path', () => {
    const second = { ...newcomer, id: sample.combatants[0]!.id };
    const third = { ...newcomer, id: 'third', sheet: { use: foe!.id, nose: 'long' } };
    expect(wrong([wave, { ...wave, combatants: [second, third] }])).toEqual([
      'waves[1].id',
      'waves[1].combatants[0].id',
      'waves[1].combatants[1].sheet.nose',
    ]);
    expect(wrong([{ ...wave, arrives: { round: 0 } }])).toEqual(['waves[0].arrives.round']);
    expect(wrong([{ ...wave, combatants: [] }])).toEqual(['waves[0].combatants']);
    expect(wrong({})).toEqual(['waves']);
  });

  test('a combatant of a wave may be given a cell that is occupied at the beginning', () => {
    const there = (sample.combatants[0] as unknown as { readonly cell: Json }).cell;
    expect(wrong([{ ...wave, combatants: [{ ...newcomer, cell: there }] }])).toEqual([]);
  });

  test('two sides are needed, of which one may come with a wave alone', () => {
    const alone = sample.combatants.filter((one) => one.side === sample.combatants[0]!.side);
    const among = (combatants: readonly object[], waves?: unknown) => {
      const begun = system.encounters.begin({
        ...sample,
        combatants,
        ...(waves !== undefined && { waves }),
      } as Json);
      return begun.ok ? [] : begun.problems.map(({ path, message }) => `${path}: ${message}`);
    };
    const oneSide = 'combatants: a fight needs two sides: everybody here is on the same';
    const friend = { ...wave, combatants: [{ ...newcomer, side: alone[0]!.side }] };
    expect(among(alone)).toEqual([oneSide]);
    expect(among(alone, [friend])).toEqual([oneSide]);
    expect(
      among(alone, [friend, { ...wave, id: 'third', combatants: [{ ...newcomer, id: 'later' }] }]),
    ).toEqual([]);
    expect(among(alone, [{ ...wave, arrives: 'called' }])).toEqual([]);
    // Somebody has to be there at the beginning.
    expect(among([], [wave])).toEqual([expect.stringMatching(/^combatants: /)]);
  });

  test('the JSON schema describes waves, with combatants like those of the encounter', () => {
    const schema = system.encounters.schema();
    const { waves, combatants } = (isObject(schema) ? schema.properties : {}) as {
      readonly [part: string]: { readonly items: { readonly properties: { readonly combatants: unknown } } };
    };
    expect((waves!.items.properties.combatants as { readonly items: unknown }).items).toEqual(
      combatants!.items,
    );
  });
});
