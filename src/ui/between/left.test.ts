import { describe, expect, test } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import type { CombatantView, Track } from '../../kernel/view.ts';
import { systems } from '../../systems/registry.ts';
import { openHost } from '../../table/host.ts';
import { isWhole, leftOf, rememberedIn, takePartIn, withPeople } from './left.ts';

const bar = (left: number, max: number, more: Partial<Track> = {}): Track => ({
  label: 'T',
  kind: 'bar',
  max,
  left,
  clause: 'X',
  ...more,
});
const somebody = (more: Partial<CombatantView>): CombatantView =>
  ({ id: 'one', out: null, tracks: {}, pools: {}, conditions: [], notes: [], ...more }) as CombatantView;

test('of tracks, gear, slots and pools only those that are not whole are listed', () => {
  const seen = somebody({
    tracks: {
      health: bar(9, 22),
      deadly: bar(1, 1),
      stress: bar(0, 60, { kind: 'gauge' }),
      temporary: bar(0, 30, { shields: 'health' }),
      mail: bar(36, 40, { gear: true }),
      shield: bar(30, 30, { gear: true }),
      light: bar(6, 6, { kind: 'slots' }),
      severe: bar(1, 2, { kind: 'slots' }),
    },
    pools: {
      ap: { label: 'AP', value: 0, max: 3, clause: 'X', kind: 'pips' },
      mana: { label: 'Mana', value: 4, max: 10, clause: 'X', kind: 'bar' },
      stamina: { label: 'Stamina', value: 12, max: 12, clause: 'X', kind: 'bar' },
    },
  });
  const left = leftOf(seen, { use: 'one', current: { health: 9, mana: 4, stamina: 12 } });
  expect(left.tracks.map(([name]) => name)).toEqual(['health']);
  expect(left.gear.map(([name]) => name)).toEqual(['mail']);
  // If one level of wounds has a filled slot, all levels are shown.
  expect(Object.keys(left.slots)).toEqual(['light', 'severe']);
  // AP refill every turn, so sheets do not record them.
  expect(left.pools.map(([name]) => name)).toEqual(['mana']);
  expect(isWhole(left)).toBe(false);
});

test('a combatant who has used up items is not whole', () => {
  const left = leftOf(somebody({}), { use: 'one', current: { used: ['stimulant', 'smoke-bomb'] } });
  expect([left.used, isWhole(left)]).toEqual([['stimulant', 'smoke bomb'], false]);
  // What is written on the sheet itself is called as there.
  const own = { carried: [{ thing: { id: 'own-2', name: 'Tears of the Saint' }, in: 'pack' }] };
  const saint = leftOf(somebody({}), { ...own, current: { used: ['own-2'] } });
  expect(saint.used).toEqual(['Tears of the Saint']);
});

describe.each(Object.values(systems))('$name', ({ id: system, encounters: { pack } }) => {
  const host = openHost({ systems, newSeed: () => 'left' });
  const seenAs = (sheets: unknown[]) => {
    const reply = host.handle({ do: 'people', system, sheets });
    if (!('people' in reply)) throw new Error(JSON.stringify(reply));
    return reply.people as readonly (CombatantView | null)[];
  };

  test('every hero of the pack is whole, and a sheet that cannot be read gives nobody', () => {
    for (const { id, sheet } of pack.heroes) {
      const [seen] = seenAs([sheet]);
      expect(isWhole(leftOf(seen!, sheet)), id).toBe(true);
    }
    expect(seenAs([{ use: 'nobody-at-all' }, pack.heroes[0]!.sheet]).map((one) => one?.name)).toEqual([
      undefined,
      pack.heroes[0]!.name,
    ]);
  });

  test('the form of its sheets says what a fight leaves on them', () => {
    const reply = host.handle({ do: 'form', system }) as unknown as { form: { schema: Json } };
    expect(rememberedIn(reply.form.schema)).not.toEqual([]);
  });

  test('a track that was reduced in a fight reads the same from the sheet after the fight', () => {
    const [sample] = pack.encounters;
    host.handle({ do: 'start', encounter: sample!.encounter, seed: 'left', dice: 'seeded' });
    const view = (reply: unknown) =>
      (reply as { view: { combatants: { [id: string]: CombatantView } } }).view.combatants;
    const hurt = Object.values(view(host.handle({ do: 'view' }))).find(({ player }) => player)!;
    const [track, { left }] = Object.entries(hurt.tracks).find(([, { shields }]) => shields === undefined)!;
    const changes = [{ change: 'track', who: hurt.id, track, left: left - 1 }];
    const after = view(host.handle({ do: 'override', reason: 'a stone', changes }))[hurt.id]!;
    const aftermath = host.handle({ do: 'aftermath' });
    if (!('people' in aftermath)) throw new Error(JSON.stringify(aftermath));
    const { sheet } = (aftermath.people as readonly { id: string; sheet: object }[]).find(
      ({ id }) => id === hurt.id,
    )!;
    const [seen] = seenAs([sheet]);
    expect(seen!.tracks[track]).toMatchObject({ left: left - 1, max: after.tracks[track]!.max });
    expect(isWhole(leftOf(seen!, sheet as never))).toBe(false);
  });
});

test('[PE-WND-2] [PE-PER-1] Rin, whole again after the duel that finds her tired, is whole in the next one', () => {
  // The encounter begins with 2 of her 4 Light Wounds left and 1 of the 4 of her Lantern Hart.
  const { pack } = systems.persona!.encounters;
  const duel = pack.encounters.find(({ id }) => id === 'duel')!.encounter;
  const host = openHost({ systems, newSeed: () => 'next' });
  const form = host.handle({ do: 'form', system: 'persona' }) as unknown as { form: { schema: Json } };
  const { encounter } = withPeople(
    duel,
    [{ use: 'rin', current: { fate: 0 } }],
    rememberedIn(form.form.schema),
  );
  const begun = host.handle({ do: 'start', encounter, seed: 'next', dice: 'manual' }) as unknown as {
    view: { combatants: { [id: string]: CombatantView } };
  };
  expect(begun.view.combatants.rin!.tracks.light).toMatchObject({ left: 4, max: 4 });
});

test('[PE-PER-3] [PE-ATK-9] a Persona that is not equipped and rounds that were fired are left of a fight, too', () => {
  const host = openHost({ systems, newSeed: () => 'left' });
  const leftNotes = (use: string, current: Json) => {
    const sheet = { use, current };
    const reply = host.handle({ do: 'people', system: 'persona', sheets: [sheet] });
    const [seen] = (reply as unknown as { people: readonly CombatantView[] }).people;
    const left = leftOf(seen!, sheet as Json);
    return [isWhole(left), left.notes.map(({ label, value }) => `${label}: ${value}`)];
  };
  // Kai has the Iron Carp equipped, and the Moon Moth with 3 wounds besides.
  expect(leftNotes('kai', { personas: { 'moon-moth': 1 } })).toEqual([
    false,
    ['Moon Moth: 1 of 3 · Lull, Clear, Squall'],
  ]);
  // The equipped one has a track.
  expect(leftNotes('kai', { personas: { 'iron-carp': 1 } })).toEqual([false, []]);
  // Jun has a rifle of 6 rounds and two spare clips.
  expect(leftNotes('jun', { loaded: { rifle: 5 } })).toEqual([
    false,
    ['Rifle: 5 of 6 loaded, 2 spare clips'],
  ]);
  expect(leftNotes('jun', { spares: { rifle: 1 } })).toEqual([false, ['Rifle: 6 of 6 loaded, 1 spare clip']]);
  expect(leftNotes('jun', { loaded: { rifle: 6 }, spares: { rifle: 2 } })).toEqual([true, []]);
});

test('of two kept people with the same sheet each takes part', () => {
  const wolf = (stamina: number) => ({ use: 'wolf', current: { stamina } });
  const sheets = ['a', 'b', 'c'].map((id) => ({ id, sheet: { use: 'wolf' }, side: 'foes' }));
  const { count, encounter } = withPeople({ combatants: sheets }, [wolf(1), wolf(2)], []);
  expect(count).toBe(2);
  expect((encounter as { readonly combatants: typeof sheets }).combatants.map(({ sheet }) => sheet)).toEqual([
    wolf(1),
    wolf(2),
    { use: 'wolf' },
  ]);
});

test('kept people replace the combatants with the same sheet in an encounter, each once', () => {
  const encounter = {
    name: 'Ford',
    combatants: [
      { id: 'a', sheet: { use: 'wenna' }, side: 'heroes' },
      { id: 'b', sheet: { use: 'raider' }, side: 'foes' },
      { id: 'c', sheet: { use: 'wenna' }, side: 'foes' },
      { id: 'd', sheet: { name: 'Ada' }, side: 'heroes' },
    ],
  };
  const hurt = { use: 'wenna', current: { stamina: 1 } };
  const ada = { name: 'Ada', current: { stamina: 2 } };
  expect(withPeople(encounter, [hurt, ada, { use: 'nobody' }], [])).toEqual({
    count: 2,
    encounter: {
      name: 'Ford',
      combatants: [
        { id: 'a', sheet: hurt, side: 'heroes' },
        { id: 'b', sheet: { use: 'raider' }, side: 'foes' },
        { id: 'c', sheet: { use: 'wenna' }, side: 'foes' },
        { id: 'd', sheet: ada, side: 'heroes' },
      ],
    },
  });
  expect(withPeople({ name: 'nothing' }, [hurt], []).count).toBe(0);
});

test('of people who build on one sheet of the pack each takes the place that has its name', () => {
  const elke = { use: 'brana', name: 'Elke', current: { vitality: 3 } };
  const frida = { use: 'brana', name: 'Frida', current: { vitality: 9 } };
  const place = (id: string, name: string) => ({ id, sheet: { use: 'brana', name } });
  const encounter = { combatants: [place('a', 'Frida'), place('b', 'Elke')] };
  // Frida was not kept, and stays as the encounter has her: before, Elke took her place, and stood there twice.
  expect(withPeople(encounter, [elke], [])).toEqual({
    count: 1,
    encounter: { combatants: [place('a', 'Frida'), { id: 'b', sheet: elke }] },
  });
  expect(withPeople(encounter, [elke, frida], [])).toEqual({
    count: 2,
    encounter: {
      combatants: [
        { id: 'a', sheet: frida },
        { id: 'b', sheet: elke },
      ],
    },
  });
  // A place without a name of its own is for either.
  expect(withPeople({ combatants: [{ id: 'a', sheet: { use: 'brana' } }] }, [elke], []).count).toBe(1);
});

test('kept people take their places in waves too, once those of the beginning have theirs', () => {
  const hurt = { use: 'wenna', current: { stamina: 1 } };
  const late = { id: 'late', round: 3, combatants: [{ id: 'b', sheet: { use: 'wenna' } }] };
  const alone = { combatants: [{ id: 'a', sheet: { use: 'raider' } }], waves: [late] };
  expect(withPeople(alone, [hurt], [])).toEqual({
    count: 1,
    encounter: { ...alone, waves: [{ ...late, combatants: [{ id: 'b', sheet: hurt }] }] },
  });
  const both = { combatants: [{ id: 'a', sheet: { use: 'wenna' } }], waves: [late] };
  expect(withPeople(both, [hurt], [])).toEqual({
    count: 1,
    encounter: { combatants: [{ id: 'a', sheet: hurt }], waves: [late] },
  });
});

test('people whose names have no Latin letters are told apart by them', () => {
  const encounter = { combatants: [{ id: 'a', sheet: { name: 'Анна' } }] };
  expect(withPeople(encounter, [{ name: 'Иван', current: { vitality: 1 } }], []).count).toBe(0);
  const anna = { name: 'Анна', current: { vitality: 2 } };
  expect(withPeople(encounter, [anna], []).encounter).toEqual({ combatants: [{ id: 'a', sheet: anna }] });
});

test('a sheet of the pack that was written in full still replaces its combatant', () => {
  const encounter = { combatants: [{ id: 'a', sheet: { use: 'hill-giant' } }] };
  const written = { name: 'Hill Giant', health: 90 };
  expect(withPeople(encounter, [written], [])).toEqual({
    count: 1,
    encounter: { combatants: [{ id: 'a', sheet: written }] },
  });
});

test('who is kept comes as it is: what an encounter says of its state gives way, where and how it stands does not', () => {
  const encounter = {
    combatants: [{ id: 'a', now: { light: 2, band: 'low' }, sheet: { use: 'imp' } }],
  };
  const rested = { use: 'imp', current: { fate: 1 } };
  expect(withPeople(encounter, [rested], ['light', 'fate']).encounter).toEqual({
    combatants: [{ id: 'a', now: { band: 'low' }, sheet: rested }],
  });
  // Nobody else is touched.
  expect(withPeople(encounter, [], ['light']).encounter).toEqual(encounter);
});

test('somebody kept who comes in a wave is the one who was kept', () => {
  const waves = [{ id: 'help', arrives: 'called', combatants: [{ id: 'b', sheet: { use: 'wenna' } }] }];
  const encounter = { combatants: [{ id: 'a', sheet: { use: 'ogre' } }], waves };
  const hurt = { use: 'wenna', current: { stamina: 1 } };
  expect(withPeople(encounter, [hurt], [])).toEqual({
    count: 1,
    encounter: {
      ...encounter,
      waves: [{ id: 'help', arrives: 'called', combatants: [{ id: 'b', sheet: hurt }] }],
    },
  });
});

test('words for how many kept people take part, in a ready-made encounter and in one of the user’s own', () => {
  expect(takePartIn(false, 1)).toBe('one of them takes part');
  expect(takePartIn(true, 3)).toBe('your own · 3 of them take part');
});
