import { describe, expect, test } from 'vitest';
import type { Variation } from '../forecast/vary.ts';
import type { Json } from '../kernel/json.ts';
import type { Encounter } from '../kernel/written.ts';
import type { VariationsReply } from '../protocol/encounters.ts';
import { systems } from '../systems/registry.ts';
import { openHost } from './host.ts';

const host = openHost({ systems, newSeed: () => 'vary' });

const changed = (encounter: Json, ...changes: readonly Variation[]) => {
  const reply = host.handle({ do: 'vary', encounter, changes });
  if (!('encounter' in reply)) throw new Error(JSON.stringify(reply));
  return reply.encounter as unknown as Encounter;
};

const foesOf = (encounter: Json, tough = false) => {
  const reply = host.handle({ do: 'variations', encounter, tough });
  if (!('foes' in reply)) throw new Error(JSON.stringify(reply));
  return (reply as VariationsReply).foes;
};

/** Ids of sheets of packs that are things, which have no turns. */
const things = ['concrete-barricade', 'stone-pillar', 'thicket', 'wooden-door', 'crate', 'stone-wall'];

describe.each(Object.values(systems))('$name', ({ encounters: { pack } }) => {
  const { encounter } = pack.encounters.find(({ id }) => id === 'duel')!;
  const [foe] = foesOf(encounter);
  const who = foe!.who;
  const before = (encounter as unknown as Encounter).combatants;

  test('the foe of a duel three times: each has its own cell and name; back to one gives the original encounter', () => {
    const { combatants } = changed(encounter, { vary: 'count', who, count: 3 });
    expect(combatants).toHaveLength(before.length + 2);
    const three = combatants.filter(({ side }) => side === foe!.side);
    expect(new Set(three.map(({ cell }) => `${cell.x},${cell.y}`)).size).toBe(3);
    expect(three.map(({ sheet }) => (sheet as { readonly name?: string }).name ?? foe!.name)).toEqual([
      foe!.name,
      `${foe!.name} 2`,
      `${foe!.name} 3`,
    ]);
    expect(foesOf(combatantsOf(encounter, combatants))[0]).toMatchObject({ count: 3, name: foe!.name });
    // Back to one foe: the original encounter.
    const back = changed(combatantsOf(encounter, combatants), { vary: 'count', who, count: 1 });
    expect(back.combatants).toEqual(before);
  });

  test('removing the only foe is refused: nobody is left to fight against', () => {
    const reply = host.handle({ do: 'vary', encounter, changes: [{ vary: 'count', who, count: 0 }] });
    const problems = [{ path: 'combatants', message: 'nobody is left to fight against' }];
    expect(reply).toMatchObject({ ok: false, error: { problems } });
  });

  test('the only foe there at the beginning can be removed where another comes with a wave; whoever is left can be varied', () => {
    const late = { ...before.find(({ id }) => id === who)!, id: 'late' };
    const waves = [{ id: 'second', arrives: { round: 2 }, combatants: [late] }];
    const alone = changed({ ...(encounter as object), waves } as unknown as Json, {
      vary: 'count',
      who,
      count: 0,
    });
    expect(alone.combatants).toEqual(before.filter(({ side }) => side !== foe!.side));
    const two = changed(alone as unknown as Json, { vary: 'count', who: alone.combatants[0]!.id, count: 2 });
    expect(two.combatants).toHaveLength(alone.combatants.length + 1);
  });

  test('the foe can be replaced by each foe of the pack that has turns', () => {
    for (const { id } of pack.foes) {
      if (things.includes(id)) continue;
      const { combatants } = changed(encounter, { vary: 'kind', who, use: id });
      const there = combatants.find((one) => one.id === who);
      expect(there).toMatchObject({ side: foe!.side, sheet: { use: id } });
    }
  });

  test('a number on the foe’s sheet can be raised by 1; a value that the system does not allow is refused', () => {
    const { path, value } = foe!.numbers[0]!;
    const one = (to: number): Variation => ({ vary: 'number', who, path, value: to });
    const more = changed(encounter, one(value + 1));
    expect(foesOf(more as unknown as Json)[0]?.numbers[0]).toMatchObject({ path, value: value + 1 });
    expect(more.combatants.filter(({ id }) => id !== who)).toEqual(before.filter(({ id }) => id !== who));
    const reply = host.handle({ do: 'vary', encounter, changes: [one(1_000_000_000)] });
    expect(reply).toMatchObject({ ok: false, error: { code: 'bad-encounter' } });
  });

  test('the order of the combatants in the encounter does not change where added foes stand', () => {
    const turned = combatantsOf(encounter, [...before].reverse());
    const change: Variation = { vary: 'count', who, count: 4 };
    const placed = (all: Encounter) => [...all.combatants].sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(placed(changed(turned, change))).toEqual(placed(changed(encounter, change)));
  });
});

const combatantsOf = (encounter: Json, combatants: readonly unknown[]): Json =>
  ({ ...(encounter as object), combatants }) as unknown as Json;

const sample = (system: string, id: string): Json =>
  systems[system]!.encounters.pack.encounters.find((one) => one.id === id)!.encounter;

test('added copies of a foe in hiding hide as well, and a removed foe is taken off the list of sneakers', () => {
  const bridge = sample('fighting-style', 'giants-bridge');
  const three = changed(bridge, { vary: 'count', who: 'archer-1', count: 3 });
  expect(three.surprise).toMatchObject({ sneakers: ['archer-1', 'archer-2', 'imp', 'archer'] });
  // Who is hidden when it begins (FS-COND-4), or has somebody hidden from it, is copied with that.
  const pairs = [
    { who: 'archer-1', from: 'edda' },
    { who: 'runa', from: 'archer-1' },
  ];
  const { surprise: _, ...open } = bridge as { readonly [key: string]: Json };
  const four = changed({ ...open, hidden: pairs } as Json, { vary: 'count', who: 'archer-1', count: 3 });
  expect(four.hidden).toEqual([...pairs, { who: 'archer', from: 'edda' }, { who: 'runa', from: 'archer' }]);
  const none = changed(bridge, { vary: 'count', who: 'archer-1', count: 0 });
  expect(none.surprise).toMatchObject({ sneakers: ['imp'] });
});

describe('a fight in its middle', () => {
  const { surprise: _, ...duel } = sample('fighting-style', 'duel') as { readonly [key: string]: Json };
  const pit = changed(duel as Json, { vary: 'count', who: 'brute', count: 3 });
  const inMiddle = (active: string, edda: number): Json =>
    ({
      ...pit,
      startAt: { round: 3, active, initiative: { edda, brute: 15, 'brute-2': 12, 'brute-3': 9 } },
    }) as unknown as Json;

  test('stays there when the foe whose turn it is is removed: the turn passes to the next in the order', () => {
    const two = changed(inMiddle('brute-3', 5), { vary: 'count', who: 'brute', count: 2 });
    const initiative = { edda: 5, brute: 15, 'brute-2': 12 };
    expect(two.startAt).toEqual({ round: 3, active: 'edda', initiative });
    const one = changed(inMiddle('brute-2', 10), { vary: 'count', who: 'brute', count: 1 });
    expect(one.startAt).toEqual({ round: 3, active: 'edda', initiative: { edda: 10, brute: 15 } });
  });

  test('goes on with the next round when the foe whose turn it is was the last of this one', () => {
    const two = changed(inMiddle('brute-3', 20), { vary: 'count', who: 'brute', count: 2 });
    const initiative = { edda: 20, brute: 15, 'brute-2': 12 };
    expect(two.startAt).toEqual({ round: 4, active: 'edda', initiative });
  });

  test('leaves the turn to whoever has it when another foe is removed', () => {
    const two = changed(inMiddle('brute', 20), { vary: 'count', who: 'brute', count: 2 });
    expect(two.startAt).toMatchObject({ round: 3, active: 'brute' });
  });
});

test('an added foe has a name that nobody else has, with the next free number', () => {
  const duel = sample('fighting-style', 'duel');
  const names = (all: Encounter) =>
    all.combatants.map(({ id, sheet }) => (sheet as { readonly name?: string }).name ?? id);
  // Of twelve the last id is removed, `brute-9`: another one is called Brute 12 already.
  const count = (to: number): Variation => ({ vary: 'count', who: 'brute', count: to });
  const again = names(changed(duel, count(12), count(11), count(12)));
  expect(new Set(again).size).toBe(13);
  expect(again.at(-1)).toBe('Brute 13');
  const { combatants } = duel as unknown as Encounter;
  const second = {
    id: 'second',
    side: 'Heroes',
    cell: { x: 0, y: 0 },
    sheet: { use: 'wolf', name: 'Brute 2' },
  };
  expect(names(changed(combatantsOf(duel, [...combatants, second]), count(3))).slice(-2)).toEqual([
    'Brute 3',
    'Brute 4',
  ]);
});

test('nor one of those who come later: of two Brutes 2 the log would not tell which is meant', () => {
  const duel = sample('fighting-style', 'duel');
  const late = (id: string, x: number, sheet: object) => ({ id, side: 'Bandits', cell: { x, y: 0 }, sheet });
  const people = [late('brute-2', 0, { use: 'brute', name: 'Brute 2' }), late('wolf', 2, { use: 'wolf' })];
  const waves = [{ id: 'second', arrives: { round: 2 }, combatants: people }];
  const later = { ...(duel as object), waves } as unknown as Json;
  const last = (change: Variation) => changed(later, change).combatants.at(-1);
  expect(last({ vary: 'count', who: 'brute', count: 2 })).toMatchObject({ sheet: { name: 'Brute 3' } });
  expect(last({ vary: 'kind', who: 'brute', use: 'wolf' })).toMatchObject({ sheet: { name: 'Wolf 2' } });
});

test('foes with the longest name and id of their own can be added too: both are cut for the number', () => {
  const duel = sample('fighting-style', 'duel');
  const { sheet } = systems['fighting-style']!.encounters.pack.foes.find(({ id }) => id === 'wolf')!;
  const [edda, brute] = (duel as unknown as Encounter).combatants;
  const who = 'w'.repeat(40);
  const wolf = { ...brute, id: who, sheet: { ...(sheet as object), name: 'W'.repeat(60) } };
  const { combatants } = changed(combatantsOf(duel, [edda, wolf]), { vary: 'count', who, count: 2 });
  expect(combatants.at(-1)).toMatchObject({
    id: 'w'.repeat(36),
    sheet: { name: `${'W'.repeat(58)} 2` },
  });
});

test('equal foes are listed as one kind with their number, and things without turns are not listed', () => {
  const siege = foesOf(sample('action-dice', 'bank-siege'));
  expect(siege.map(({ name, count }) => [name, count])).toEqual([['Gunman', 3]]);
});

test('on request the foes list the numbers of their sheets that determine how much harm they can take', () => {
  const tough = (system: string) => foesOf(sample(system, 'duel'), true)[0]?.tough;
  // Health is printed on the brute's sheet, Vitality on the wrestler's; a veteran's Durability is derived from scores.
  expect(tough('fighting-style')).toEqual(['printed.health']);
  expect(tough('world-shapers')).toEqual(['vitality']);
  expect(tough('action-dice')).toContain('scores.stamina');
  expect(foesOf(sample('fighting-style', 'duel'))[0]).not.toHaveProperty('tough');
  // With printed pools only, Stamina has no influence.
  const printed = { ...(sample('action-dice', 'duel') as object), rulings: { poolMaxima: 'printedOnly' } };
  expect(foesOf(printed as Json, true)[0]?.tough).not.toContain('scores.stamina');
});

test('replacing a foe by a thing without turns is refused', () => {
  const changes = [{ vary: 'kind', who: 'veteran', use: 'stone-pillar' }] as const;
  expect(host.handle({ do: 'vary', encounter: sample('action-dice', 'duel'), changes })).toMatchObject({
    ok: false,
    error: { problems: [{ path: 'changes[0].use', message: 'this one has no turns: it fights nobody' }] },
  });
});

test('a change of an unknown combatant, sheet or number is refused with its path and reason', () => {
  const duel = sample('fighting-style', 'duel');
  const refused = (change: Variation) => host.handle({ do: 'vary', encounter: duel, changes: [change] });
  const said = (path: string, message: string) => ({ ok: false, error: { problems: [{ path, message }] } });
  expect(refused({ vary: 'count', who: 'ghost', count: 2 })).toMatchObject(
    said('changes[0].who', 'there is no combatant "ghost"'),
  );
  expect(refused({ vary: 'kind', who: 'brute', use: 'ghost' })).toMatchObject(
    said('changes[0].use', 'the pack has no sheet "ghost"'),
  );
  expect(refused({ vary: 'number', who: 'brute', path: 'nose', value: 2 })).toMatchObject(
    said('changes[0].path', 'there is no number "nose" on this sheet'),
  );
});

describe('kinds are called by what they are', () => {
  const { encounter } = systems['action-dice']!.encounters.pack.encounters.find(({ id }) => id === 'duel')!;
  const { combatants } = encounter as unknown as Encounter;
  const [foe] = foesOf(encounter);
  const model = combatants.find(({ id }) => id === foe!.who)!;
  const named = (...foes: readonly object[]) =>
    foesOf(combatantsOf(encounter, [...combatants.filter(({ id }) => id !== model.id), ...(foes as [])])).map(
      ({ name, count }) => [name, count],
    );
  const one = (nth: number, more: object = {}) => ({
    ...model,
    id: `${model.id}-${nth}`,
    cell: { x: model.cell.x, y: nth },
    sheet: { use: (model.sheet as { readonly use: string }).use, ...more },
  });

  test('several by the name without its number, one by its own', () => {
    expect(named(one(1, { name: 'Gunman 1' }), one(2, { name: 'Gunman 2' }))).toEqual([['Gunman', 2]]);
    expect(named(one(1, { name: 'Gunman 1' }))).toEqual([['Gunman 1', 1]]);
  });

  test('several with names of their own by the sheet in the pack that they share', () => {
    expect(named(one(1, { name: 'Vik' }), one(2, { name: 'Oda' }))).toEqual([[foe!.name, 2]]);
  });

  test('kinds that would be called the same by all of their names', () => {
    const others = [one(3, { name: 'Gunman 3' }), one(4, { name: 'Gunman 4' })];
    expect(
      named(
        one(1, { name: 'Gunman 1' }),
        one(2, { name: 'Gunman 2' }),
        ...others.map((each) => ({ ...each, side: 'Others' })),
      ),
    ).toEqual([
      ['Gunman 1 and Gunman 2', 2],
      ['Gunman 3 and Gunman 4', 2],
    ]);
  });
});
