import { describe, expect, test } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import type { CombatantView, Track } from '../../kernel/view.ts';
import { systems } from '../../systems/registry.ts';
import { openHost } from '../../table/host.ts';
import { isWhole, leftOf, rememberedIn } from './left.ts';

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
