import { expect, test } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import type { CombatantView } from '../../kernel/view.ts';
import { systems } from '../../systems/registry.ts';
import { openHost } from '../../table/host.ts';
import { rememberedIn } from './left.ts';
import { takePartIn, withPeople } from './places.ts';

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
