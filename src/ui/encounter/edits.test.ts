import { describe, expect, test } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import type { Person } from '../folk/person.ts';
import { regridded } from './grid.ts';
import { paint, raise } from './ground.ts';
import { addPerson, changeSide, movePerson, removePerson, renamePerson, setSheet } from './people.ts';
import { resized } from './size.ts';
import { tie, tiedTo, tiesFor } from './ties.ts';
import { setWalls, swing, wallAt } from './walls.ts';

/** Other fields of an encounter, which the tools do not know. */
const unknown = {
  rulings: { rounding: 'up' },
  waves: [{ id: 'late', arrives: 'called', combatants: [{ id: 'wolf-2', side: 'Wolves' }] }],
  surprised: ['edda'],
};

const green = {
  system: 'some-system',
  name: 'Green',
  ...unknown,
  battlefield: { width: 4, height: 3, grid: 'square', metric: 'one', light: { ambient: 'dim' } },
  combatants: [{ id: 'edda', side: 'Heroes', cell: { x: 0, y: 0 }, sheet: { use: 'edda' }, rides: 'mare' }],
} as const;

const field = (document: Json) =>
  (document as { readonly battlefield: { readonly [key: string]: Json } }).battlefield;
const people = (document: Json) => (document as { readonly combatants: Json }).combatants;
const at = (x: number, y: number) => ({ x, y });

const wolf: Person = { key: 'pack/wolf', name: 'Wolf', about: '', sheet: { use: 'wolf' } };

describe('people', () => {
  test('a sheet that builds on one of the pack is stored as its differences, an equal one as a reference', () => {
    const base = { name: 'Edda', attributes: { strength: 3, speed: 1 }, weapons: ['axe'] };
    const strong = { ...base, attributes: { strength: 5, speed: 1 }, weapons: ['axe', 'bow'] };
    expect(people(setSheet(green, 'edda', strong, base))).toEqual([
      {
        ...green.combatants[0],
        sheet: { use: 'edda', attributes: { strength: 5 }, weapons: ['axe', 'bow'] },
      },
    ]);
    // A sheet equal to the one of the pack is again only a reference to it.
    const again = setSheet(setSheet(green, 'edda', strong, base), 'edda', base, base);
    expect(people(again)).toEqual(green.combatants);
  });

  test('a sheet that builds on none, or clears a field of the pack’s sheet, is stored in full', () => {
    const base = { name: 'Edda', equipped: 'mask' };
    const bare = { name: 'Edda', equipped: null };
    expect(people(setSheet(green, 'edda', bare, base))).toMatchObject([{ id: 'edda', sheet: bare }]);
    const own = setSheet(setSheet(green, 'edda', bare, base), 'edda', { name: 'Odd' }, null);
    expect(people(own)).toMatchObject([{ sheet: { name: 'Odd' } }]);
  });

  test('a second wolf gets a number that no combatant of a wave has', () => {
    const first = addPerson(green, wolf, 'Wolves', at(3, 0));
    const both = addPerson(first, wolf, 'Wolves', at(3, 1));
    expect(people(both)).toEqual([
      ...green.combatants,
      { id: 'wolf', side: 'Wolves', cell: at(3, 0), sheet: { use: 'wolf' } },
      { id: 'wolf-3', side: 'Wolves', cell: at(3, 1), sheet: { use: 'wolf', name: 'Wolf 3' } },
    ]);
    expect(both).toMatchObject(unknown);
    expect(field(both)).toEqual(green.battlefield);
  });

  test('a combatant kept from another fight is added with the whole sheet', () => {
    const runa: Person = {
      key: 'own/1',
      name: 'Runa Ash',
      about: '',
      sheet: { name: 'Runa Ash', health: 7 },
    };
    expect(people(addPerson(green, runa, 'Heroes', at(1, 1)))).toEqual([
      ...green.combatants,
      { id: 'runa-ash', side: 'Heroes', cell: at(1, 1), sheet: { name: 'Runa Ash', health: 7 } },
    ]);
  });

  test('a combatant is numbered, too, where somebody is called the same under another id', () => {
    const called = renamePerson(green, 'edda', 'Runa Ash');
    const runa: Person = {
      key: 'own/1',
      name: 'Runa Ash',
      about: '',
      sheet: { use: 'runa', name: 'Runa Ash' },
    };
    expect(people(addPerson(called, runa, 'Heroes', at(1, 1)))).toMatchObject([
      ...green.combatants.map(({ id }) => ({ id })),
      { id: 'runa-ash-2', sheet: { use: 'runa', name: 'Runa Ash 2' } },
    ]);
  });

  test('moving, renaming and changing sides keep everything else; without a change the document is the same', () => {
    const edda = green.combatants[0];
    const moved = movePerson(green, 'edda', at(2, 2));
    expect(people(moved)).toEqual([{ ...edda, cell: at(2, 2) }]);
    expect(movePerson(moved, 'edda', at(2, 2))).toBe(moved);
    const renamed = renamePerson(green, 'edda', ' Edda the Old ');
    expect(people(renamed)).toEqual([{ ...edda, sheet: { use: 'edda', name: 'Edda the Old' } }]);
    expect(renamePerson(renamed, 'edda', '')).toEqual(green);
    expect(renamePerson(green, 'edda', '')).toBe(green);
    expect(people(changeSide(green, 'edda', 'Wolves'))).toEqual([{ ...edda, side: 'Wolves' }]);
  });

  test('removing a combatant removes references to it: who rides it, who is surprised', () => {
    const mare: Person = { key: 'pack/mare', name: 'Mare', about: '', sheet: { use: 'mare' } };
    const both = addPerson(green, mare, 'Heroes', at(0, 0));
    const { rides: _, ...onFoot } = green.combatants[0];
    expect(people(removePerson(both, 'mare'))).toEqual([onFoot]);
    expect(removePerson(both, 'edda')).toMatchObject({ surprised: [], rulings: unknown.rulings });
  });

  test('rulings, doors and fields that are called like somebody stay when that one is removed', () => {
    const told = { ...green, rulings: { ties: 'defender', rounding: 'up' }, doors: { door: true } };
    for (const name of ['Defender', 'Door', 'Waves']) {
      const sheet = { name };
      const joined = addPerson(told, { key: name, name, about: '', sheet }, 'Wolves', at(3, 0));
      expect(removePerson(joined, name.toLowerCase())).toEqual(told);
    }
  });
});

describe('ground', () => {
  const thicket = { id: 'thicket', label: 'Thicket', costTimes: 2 };
  const mud = { id: 'mud', label: 'Mud', costTimes: 3 };

  test('three painted cells in a row become one entry, and their kind is written down', () => {
    const painted = paint(green, [at(1, 1), at(2, 1), at(3, 1)], thicket);
    expect(field(painted)).toEqual({
      ...green.battlefield,
      terrain: [thicket],
      cells: [{ x: 1, y: 1, w: 3, h: 1, terrain: 'thicket' }],
    });
    expect(painted).toMatchObject(unknown);
  });

  test('cells painted one by one and twice become one entry; cells outside the map are ignored', () => {
    let document: Json = green;
    for (const x of [1, 3, 2, 2, 1, 4]) document = paint(document, [at(x, 1)], thicket);
    expect(field(document).cells).toEqual([{ x: 1, y: 1, w: 3, h: 1, terrain: 'thicket' }]);
    expect(paint(green, [at(4, 0), at(0, -1)], thicket)).toBe(green);
  });

  test('mud painted into a thicket splits the thicket, and no cell has two entries', () => {
    const all = Array.from({ length: 12 }, (_, n) => at(n % 4, Math.floor(n / 4)));
    const document = paint(paint(green, all, thicket), [at(1, 1)], mud);
    expect(field(document).cells).toEqual([
      { x: 0, y: 0, w: 4, h: 1, terrain: 'thicket' },
      { x: 0, y: 1, terrain: 'thicket' },
      { x: 2, y: 1, w: 2, h: 1, terrain: 'thicket' },
      { x: 0, y: 2, w: 4, h: 1, terrain: 'thicket' },
      { x: 1, y: 1, terrain: 'mud' },
    ]);
    expect(field(paint(document, [at(1, 1)], thicket)).cells).toEqual([
      { x: 0, y: 0, w: 4, h: 3, terrain: 'thicket' },
    ]);
  });

  test('erased cells are bare ground, also where two kinds overlapped', () => {
    const cells = [
      { x: 0, y: 0, w: 2, h: 1, terrain: 'thicket' },
      { x: 1, y: 0, terrain: 'fire', since: 3 },
      { x: 3, y: 2, terrain: 'fire', since: 4 },
    ];
    const burning = { ...green, battlefield: { ...green.battlefield, cells } };
    expect(field(paint(burning, [at(1, 0)], null)).cells).toEqual([
      { x: 0, y: 0, terrain: 'thicket' },
      { x: 3, y: 2, terrain: 'fire', since: 4 },
    ]);
  });

  test('of overlapping heights the last one counts, also after an edit', () => {
    const elevation = [
      { x: 0, y: 0, w: 4, h: 1, height: 2 },
      { x: 1, y: 0, height: 5 },
    ];
    const hill = { ...green, battlefield: { ...green.battlefield, elevation } };
    expect(field(raise(hill, [at(0, 1)], 2)).elevation).toEqual([
      { x: 1, y: 0, height: 5 },
      { x: 0, y: 0, w: 1, h: 2, height: 2 },
      { x: 2, y: 0, w: 2, h: 1, height: 2 },
    ]);
    expect(field(raise(hill, [at(1, 0)], 0)).elevation).toEqual([
      { x: 0, y: 0, height: 2 },
      { x: 2, y: 0, w: 2, h: 1, height: 2 },
    ]);
  });
});

describe('walls', () => {
  const north = (x: number, y: number) => ({ cell: at(x, y), side: 'n' as const });

  test('three edges in a row become one wall, named from either side; the rim gets none', () => {
    const edges = [north(0, 1), { cell: at(1, 0), side: 's' as const }, north(2, 1), north(0, 0)];
    const walled = setWalls(green, edges, 'wall');
    expect(field(walled).walls).toEqual([{ kind: 'wall', x: 0, y: 1, side: 'n', length: 3 }]);
    expect(setWalls(green, [north(0, 0)], 'wall')).toBe(green);
    expect(walled).toMatchObject(unknown);
  });

  test('edges next to a wall extend it, and an edge set twice counts once', () => {
    let document: Json = green;
    for (const x of [1, 2, 2, 0]) document = setWalls(document, [north(x, 1)], 'wall');
    expect(field(document).walls).toEqual([{ kind: 'wall', x: 0, y: 1, side: 'n', length: 3 }]);
  });

  test('a door in the middle of a wall splits it; erasing the door leaves a gap', () => {
    const wall = setWalls(green, [north(0, 1), north(1, 1), north(2, 1)], 'wall');
    const withDoor = setWalls(wall, [north(1, 1)], 'door');
    const parts = [
      { kind: 'wall', x: 0, y: 1, side: 'n' },
      { kind: 'wall', x: 2, y: 1, side: 'n' },
    ];
    const door = { kind: 'door', x: 1, y: 1, side: 'n', id: 'door', label: 'Door' };
    expect(field(withDoor).walls).toEqual([...parts, door]);
    expect(field(setWalls(withDoor, [north(1, 1)], null)).walls).toEqual(parts);
    const second = setWalls(withDoor, [{ cell: at(2, 2), side: 'w' }], 'door');
    expect(field(second).walls).toEqual([
      ...parts,
      door,
      { kind: 'door', x: 2, y: 2, side: 'w', id: 'door-2', label: 'Door' },
    ]);
  });

  test('a door is opened and closed, also one that the encounter states as open', () => {
    const shut = setWalls(green, [north(1, 1)], 'door');
    const entry = () => wallAt(shut, { cell: at(1, 0), side: 's' });
    expect(entry()).toMatchObject({ id: 'door' });
    const open = swing(shut, entry()!);
    expect(field(open).walls).toMatchObject([{ id: 'door', open: true }]);
    expect(swing(open, wallAt(open, north(1, 1))!)).toEqual(shut);
    const said = { ...(shut as object), doors: { door: true } } as Json;
    expect(swing(said, wallAt(said, north(1, 1))!)).toMatchObject({ doors: { door: false } });
    expect(wallAt(shut, north(2, 1))).toBeNull();
  });

  test('on hexagons each edge is an entry of its own, also one that is written between two cells', () => {
    const walls = [{ a: at(0, 0), b: at(1, 0), kind: 'window', id: 'hatch', armour: 4 }];
    const hexes = { ...green, battlefield: { ...green.battlefield, grid: 'hex-pointy', walls } };
    const east = { cell: at(1, 0), side: 'e' as const };
    expect(field(setWalls(hexes, [east], 'wall')).walls).toEqual([
      walls[0],
      { kind: 'wall', x: 1, y: 0, side: 'e' },
    ]);
    expect(field(setWalls(hexes, [{ cell: at(0, 0), side: 'e' }], null)).walls).toEqual([]);
  });
});

describe('size', () => {
  const full = {
    ...green,
    battlefield: {
      ...green.battlefield,
      cells: [{ x: 1, y: 1, w: 3, h: 2, terrain: 'mud' }],
      walls: [
        { kind: 'wall', x: 0, y: 2, side: 'n', length: 4 },
        { kind: 'door', x: 3, y: 0, side: 'w', id: 'gate' },
      ],
      elevation: [{ x: 3, y: 0, height: 2 }],
      light: { ambient: 'dark', sources: [{ x: 3, y: 1, bright: 2, dim: 4 }] },
    },
    combatants: [
      ...green.combatants,
      { id: 'wolf', side: 'Wolves', cell: { x: 3, y: 1 }, sheet: { use: 'wolf', name: 'Grey' } },
    ],
  };

  test('what an encounter says of a door goes with the door, and what it says of others stays', () => {
    const gate = { kind: 'door', x: 1, y: 1, side: 'n', id: 'gate' };
    const hatch = { kind: 'door', x: 0, y: 1, side: 'n', id: 'hatch' };
    const doors = { gate: true, hatch: true };
    const hall: Json = { ...green, battlefield: { ...green.battlefield, walls: [hatch, gate] }, doors };
    const told = (document: Json) => (document as { readonly doors: Json }).doors;
    expect(told(setWalls(hall, [{ cell: at(1, 1), side: 'n' }], null))).toEqual({ hatch: true });
    expect(told(resized(hall, 1, 3, String).document)).toEqual({ hatch: true });
    expect(told(regridded(hall, 'hex-flat').document)).toEqual({});
    expect(told(paint(hall, [at(0, 0)], { id: 'mud', label: 'Mud' }))).toEqual(doors);
  });

  test('shrinking a map cuts away those of waves who stand outside, too, and a wave of which nobody is left', () => {
    const wolf = (id: string, x: number) => ({ id, side: 'Wolves', cell: at(x, 0), sheet: { use: 'wolf' } });
    const late = { id: 'late', arrives: 'called', combatants: [wolf('a', 1), wolf('b', 3)] };
    const later = { id: 'later', arrives: 'called', combatants: [wolf('c', 3)] };
    const { document, cut } = resized({ ...green, waves: [late, later] }, 3, 3, String);
    expect(document).toMatchObject({ waves: [{ ...late, combatants: [wolf('a', 1)] }] });
    expect(cut).toBe('Cut away: b, c. Undo brings it back.');
  });

  test('enlarging a map keeps everything', () => {
    const { document, cut } = resized(full, 9, 8, String);
    expect(document).toEqual({ ...full, battlefield: { ...full.battlefield, width: 9, height: 8 } });
    expect(cut).toBe('');
  });

  test('shrinking a map keeps what fits, and tells what was cut', () => {
    const { document, cut } = resized(full, 3, 3, () => 'Grey');
    expect(field(document)).toEqual({
      ...green.battlefield,
      width: 3,
      cells: [{ x: 1, y: 1, w: 2, h: 2, terrain: 'mud' }],
      walls: [{ kind: 'wall', x: 0, y: 2, side: 'n', length: 3 }],
      elevation: [],
      light: { ambient: 'dark', sources: [] },
    });
    expect(people(document)).toEqual(green.combatants);
    expect(document).toMatchObject(unknown);
    // The mud and the wall are shorter; the door, the height and the lamp are gone.
    expect(cut).toBe('Cut away: Grey, and 5 pieces of the map. Undo brings it back.');
  });
});

describe('ties', () => {
  const format = { field: 'summoner', label: 'Summoned by', clause: 'X-1', kind: 'summon' };
  const hound = { id: 'hound', side: 'Heroes', cell: at(1, 0), sheet: { use: 'hound' } };
  const with_ = { ...green, combatants: [...green.combatants, hound] } as unknown as Json;
  const pack = new Map<string, Json>([['hound', { kind: 'summon' }]]);

  test('a summon, of the pack or of one’s own, says who has summoned it; others are not asked', () => {
    expect(tiesFor(hound, [format], pack)).toEqual([format]);
    expect(tiesFor({ ...hound, sheet: { name: 'Gull', kind: 'summon' } }, [format], pack)).toEqual([format]);
    expect(tiesFor(green.combatants[0] as never, [format], pack)).toEqual([]);
    // What is written already can be changed, whatever the kind.
    expect(tiesFor({ ...hound, sheet: { use: 'mare' }, summoner: 'edda' }, [format], pack)).toEqual([format]);
  });

  test('it is tied to another one, and let go again', () => {
    const tied = tie(with_, 'hound', format, 'edda');
    expect(people(tied)).toEqual([...green.combatants, { ...hound, summoner: 'edda' }]);
    expect(tiedTo({ ...hound, summoner: 'edda' }, format)).toBe('edda');
    expect(tie(tied, 'hound', format, '')).toEqual(with_);
    // Whoever is removed has summoned nobody.
    expect(people(removePerson(tied, 'edda'))).toEqual([hound]);
  });
});
