import { describe, expect, test } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import type { SketchReply } from '../../protocol/encounters.ts';
import type { FightReply } from '../../protocol/messages.ts';
import { systems } from '../../systems/registry.ts';
import { openHost } from '../../table/host.ts';
import type { Cast } from './cast.ts';
import { beginInMiddle, changeMiddle, inStep, middleIn } from './middle.ts';
import { addPerson, removePerson } from './people.ts';

const format = { clause: 'X-1', least: 0, most: 40 };
const surprise = { field: 'surprised', label: 'Surprise', about: '', clause: 'X-2', roles: [{ label: 'S' }] };
const ford: Json = {
  name: 'Ford',
  surprised: ['edda'],
  combatants: [
    { id: 'edda', side: 'Heroes', cell: { x: 0, y: 0 } },
    { id: 'wolf', side: 'Wolves', cell: { x: 2, y: 0 } },
  ],
};
const middle = beginInMiddle(ford, format, surprise, true);
const wolf = { key: 'pack/wolf', name: 'Wolf', about: '', sheet: { use: 'wolf' } };

test('an encounter begins at its beginning unless told otherwise; in the middle nobody is surprised', () => {
  expect(middleIn(ford)).toBeNull();
  expect(middle).toMatchObject({
    startAt: { round: 1, active: 'edda', initiative: { edda: 10, wolf: 10 } },
  });
  expect(middle).not.toHaveProperty('surprised');
  expect(beginInMiddle(middle, format, surprise, true)).toBe(middle);
  expect(beginInMiddle(middle, format, surprise, false)).not.toHaveProperty('startAt');
  expect(beginInMiddle(ford, format, surprise, false)).toBe(ford);
  const empty: Json = { combatants: [] };
  expect(beginInMiddle(empty, format, surprise, true)).toBe(empty);
});

test('the turn is that of the highest initiative, of equal ones the first in the list', () => {
  const cast = {
    edda: { initiative: 9 },
    wolf: { initiative: 14 },
    bear: { initiative: 14 },
  } as unknown as Cast;
  const field = { ...(ford as object), combatants: [{ id: 'edda' }, { id: 'wolf' }, { id: 'bear' }] } as Json;
  const begun = beginInMiddle(field, format, surprise, true, cast);
  expect(middleIn(begun)?.active).toBe('wolf');
  expect(middleIn(inStep(begun, removePerson(begun, 'wolf'), format, cast))?.active).toBe('bear');
  expect(middleIn(inStep(begun, removePerson(begun, 'edda'), format, cast))?.active).toBe('wolf');
});

test('round, turn and initiative are changed, and other fields of startAt stay', () => {
  const staged = { ...(middle as object), startAt: { ...middleIn(middle), stage: 'start' } } as Json;
  const later = changeMiddle(changeMiddle(staged, { round: 3 }), { active: 'wolf' });
  expect(later).toMatchObject({ startAt: { round: 3, active: 'wolf', stage: 'start' } });
  expect(changeMiddle(ford, { round: 3 })).toBe(ford);
});

test('the turn is never that of a thing without turns, and initiative is what the sheets say where no die decides', () => {
  const field = {
    ...(ford as object),
    combatants: [{ id: 'crate' }, { id: 'edda' }, { id: 'wolf' }],
  } as Json;
  const cast = {
    crate: { turnless: true, initiative: 0 },
    edda: { initiative: 17 },
    wolf: { initiative: null },
  } as unknown as Cast;
  const begun = beginInMiddle(field, format, surprise, true, cast);
  expect(middleIn(begun)).toEqual({
    round: 1,
    active: 'edda',
    initiative: { crate: 0, edda: 17, wolf: 10 },
  });
  expect(middleIn(inStep(begun, removePerson(begun, 'edda'), format, cast))?.active).toBe('wolf');
});

describe('startAt after a change of combatants', () => {
  const told = changeMiddle(middle, { round: 3, initiative: { edda: 17, wolf: 4 } });
  const stated = (next: Json) => middleIn(inStep(told, next, format));

  test('an added combatant gets the initiative 10', () => {
    const more = addPerson(told, wolf, 'Wolves', { x: 3, y: 0 });
    expect(stated(more)?.initiative).toEqual({ edda: 17, wolf: 4, 'wolf-2': 10 });
  });

  test('a removed combatant loses its initiative, and its turn passes to another', () => {
    expect(stated(removePerson(told, 'wolf'))?.initiative).toEqual({ edda: 17 });
    expect(stated(removePerson(told, 'edda'))).toEqual({ round: 3, active: 'wolf', initiative: { wolf: 4 } });
  });

  test('nothing changes while the combatants are the same, or without startAt or a range', () => {
    const beginning = beginInMiddle(told, format, surprise, false);
    expect(inStep(told, beginning, format)).toBe(beginning);
    const more = addPerson(ford, wolf, 'Wolves', { x: 3, y: 0 });
    expect(inStep(ford, more, format)).toBe(more);
    expect(inStep(told, more, undefined)).toBe(more);
  });
});

/** What the table draws of everybody in an encounter, in its order. */
const drawn = (encounter: Json): Cast => {
  const host = openHost({ systems, newSeed: () => 'x' });
  const { people } = host.handle({ do: 'sketch', encounter }) as SketchReply;
  return Object.fromEntries(people.flatMap((one) => (one ? [[one.id, one]] : [])));
};

test.each(['action-dice', 'world-shapers'] as const)(
  '%s: a fight among things begins with a fighter’s turn',
  (id) => {
    const system = systems[id];
    if (!system) throw new Error('no such system');
    const { beginning: { middle: range, surprise } = {}, pack } = system.encounters;
    for (const { encounter } of pack.encounters) {
      const { combatants } = encounter as unknown as {
        readonly combatants: readonly { readonly id: string }[];
      };
      const cast = drawn(encounter as Json);
      const things = combatants.filter((one) => cast[one.id]?.turnless);
      const field = { ...(encounter as object), combatants: [...things, ...combatants] } as Json;
      const active = middleIn(beginInMiddle(field, range as never, surprise, true, cast))?.active ?? '';
      expect(cast[active]).toMatchObject({ id: active });
      expect(cast[active]?.thing).toBeUndefined();
    }
    // Those of the last ones: a crate has no turns, and a trap that shoots has.
    const all = pack.encounters.flatMap(({ encounter }) => Object.values(drawn(encounter as Json)));
    const turnless = all.filter((one) => one.turnless).map(({ name }) => name);
    expect(turnless).toContain(id === 'action-dice' ? 'Stone pillar' : 'Crate');
    expect(turnless).not.toContain('Bolt trap');
  },
);

describe.each(Object.values(systems))('$name: a beginning in the middle', (system) => {
  const { beginning: { middle: range, surprise } = {}, pack } = system.encounters;
  const sample = pack.encounters[0]?.encounter as Json;
  const begun = (encounter: Json) =>
    openHost({ systems, newSeed: () => 'x' }).handle({ do: 'start', encounter, seed: 's' });

  test('its clause is in the rulebook', () => {
    const clauses = system.rulebook.sections.flatMap((section) => section.clauses.map(({ id }) => id));
    expect(clauses).toContain(range?.clause);
  });

  test('a fight begins in the given round and turn, with the least and with the greatest initiative', () => {
    if (!range) throw new Error('no middle');
    const inMiddle = beginInMiddle(sample, range, surprise, true);
    // Things are in the list of combatants, but have no turns.
    const { combatants } = (begun(inMiddle) as FightReply).view;
    const last = Object.values(combatants).findLast(({ initiative }) => initiative !== null)?.id ?? '';
    for (const value of [range.least, range.most]) {
      const initiative = { ...middleIn(inMiddle)?.initiative, [last]: value };
      const reply = begun(changeMiddle(inMiddle, { round: 3, initiative })) as FightReply;
      expect(reply).toMatchObject({ ok: true, view: { round: 3, active: middleIn(inMiddle)?.active } });
      expect(reply.view.combatants[last]?.initiative).toBe(value);
    }
  });
});
