import { describe, expect, test } from 'vitest';
import { compile } from '../../battlefield/compile.ts';
import type { BattlefieldDocument } from '../../battlefield/document.ts';
import { reachable } from '../../battlefield/reach.ts';
import { validate } from '../../battlefield/validate.ts';
import { readMap } from '../import.ts';
import { ReadFailure } from '../read.ts';
import type { BroughtMap } from './map.ts';

const at = (x: number, y: number) => ({ x, y });

/** A map of 6 by 4 cells with its origin at 0, 0; `says` and `resolution` override fields. */
const file = (says: { readonly [key: string]: unknown } = {}, resolution: object = {}) => ({
  format: 0.3,
  resolution: { map_origin: at(0, 0), map_size: at(6, 4), pixels_per_grid: 70, ...resolution },
  line_of_sight: [],
  portals: [],
  lights: [],
  environment: { baked_lighting: false, ambient_light: 'ffffffff' },
  image: '',
  ...says,
});
const read = (...says: Parameters<typeof file>): BroughtMap =>
  readMap(JSON.stringify(file(...says)), 'Old mill.dd2vtt');
const battlefield = ({ ground }: BroughtMap) =>
  ({
    width: ground.width,
    height: ground.height,
    grid: 'square',
    metric: 'one',
    walls: ground.walls,
    ...(ground.light !== null && { light: ground.light }),
  }) as unknown as BattlefieldDocument;

const none = { along: 0, beside: 0, slanting: 0, tiny: 0, rim: 0, outside: 0, cut: 0 };

describe('walls', () => {
  test('walls, doors and lights of a map whose origin is 10, 5 are placed relative to it', () => {
    const map = read(
      {
        line_of_sight: [[at(10, 6), at(12, 6), at(12, 8)]],
        portals: [{ position: at(13.5, 7), bounds: [at(13, 7), at(14, 7)], closed: true }],
        lights: [{ position: at(14.5, 5.5), range: 3, intensity: 1, color: 'ffffffff' }],
      },
      { map_origin: at(10, 5) },
    );
    expect(map.name).toBe('Old mill');
    expect(map.ground).toEqual({
      width: 6,
      height: 4,
      walls: [
        { kind: 'wall', x: 0, y: 1, side: 'n', length: 2 },
        { kind: 'wall', x: 2, y: 1, side: 'w', length: 2 },
        { kind: 'door', x: 3, y: 2, side: 'n', id: 'door-1', label: 'Door' },
      ],
      light: { ambient: 'bright', sources: [{ x: 4, y: 0, bright: 1.5, dim: 3 }] },
    });
    expect(map.report.walls).toEqual({ ...none, along: 2 });
    expect(validate(battlefield(map))).toEqual([]);
  });

  test('a straight wall beside an edge goes to the nearest edge, its ends to the nearest corners', () => {
    const map = read({
      line_of_sight: [
        [at(1.4, 1.3), at(4.2, 1.3)],
        [at(2.5, 2), at(4, 2)],
      ],
    });
    // The first from corner 1 to corner 4 of line 1; the second from 3, as halves are rounded to the right, to 4 of
    // line 2.
    expect(map.ground.walls).toEqual([
      { kind: 'wall', x: 1, y: 1, side: 'n', length: 3 },
      { kind: 'wall', x: 3, y: 2, side: 'n' },
    ]);
    expect(map.report.walls).toEqual({ ...none, beside: 2 });
  });

  test('a slanting wall becomes steps, the same from either end', () => {
    const steps = [
      { kind: 'wall', x: 2, y: 2, side: 'n' },
      { kind: 'wall', x: 2, y: 1, side: 'w' },
      { kind: 'wall', x: 3, y: 2, side: 'w' },
    ];
    const there = read({ line_of_sight: [[at(1, 1), at(3, 3)]] });
    // From 1,1 to 2,1 along line 1, down to 2,2, along line 2 to 3,2, down to 3,3.
    expect(there.ground.walls).toEqual([{ kind: 'wall', x: 1, y: 1, side: 'n' }, ...steps]);
    expect(there.report.walls).toEqual({ ...none, slanting: 1 });
    expect(read({ line_of_sight: [[at(3, 3), at(1, 1)]] }).ground).toEqual(there.ground);
  });

  test('walls outside the map or on its rim are left out and counted, walls that reach beyond it are cut', () => {
    const map = read({
      line_of_sight: [
        [at(7, 1), at(9, 1), at(9, 3)],
        [at(0, 0), at(6, 0), at(6, 4)],
        [at(4, 2), at(8, 2)],
        [at(2, 1), at(2.3, 1.3)],
      ],
    });
    expect(map.ground.walls).toEqual([{ kind: 'wall', x: 4, y: 2, side: 'n', length: 2 }]);
    expect(map.report.walls).toEqual({ ...none, outside: 2, rim: 2, along: 1, cut: 1, tiny: 1 });
  });

  test('a round wall of 120 pieces has no gap', () => {
    const middle = at(10.2, 9.9);
    const round = Array.from({ length: 121 }, (_, n) => {
      const angle = (n % 120) * (Math.PI / 60);
      return at(middle.x + 6.3 * Math.cos(angle), middle.y + 6.3 * Math.sin(angle));
    });
    const map = read({ line_of_sight: [round] }, { map_size: at(20, 20) });
    const field = compile(battlefield(map));
    const reach = reachable(field, { from: at(10, 10), budget: 100 });
    const cells = reach.stops();
    expect(cells.length).toBeGreaterThan(80);
    for (const { x, y } of cells)
      expect(Math.hypot(x + 0.5 - middle.x, y + 0.5 - middle.y)).toBeLessThan(7.5);
    const { along, beside, slanting, tiny } = map.report.walls;
    expect([along + beside + slanting, tiny]).toEqual([120, 0]);
  });

  test('objects become walls and are counted separately; a pillar of less than half a cell is left out', () => {
    const pillar = (x: number, y: number, half: number) =>
      [at(-half, -half), at(half, -half), at(half, half), at(-half, half), at(-half, -half)].map((one) =>
        at(x + one.x, y + one.y),
      );
    const map = read({ objects_line_of_sight: [pillar(2.5, 1.5, 0.4), pillar(4, 2, 0.2)] });
    expect(map.ground.walls).toEqual([
      { kind: 'wall', x: 2, y: 1, side: 'n' },
      { kind: 'wall', x: 2, y: 2, side: 'n' },
      { kind: 'wall', x: 2, y: 1, side: 'w' },
      { kind: 'wall', x: 3, y: 1, side: 'w' },
    ]);
    expect(map.report).toMatchObject({ walls: none, objects: { ...none, beside: 4, tiny: 4 } });
  });

  test('a map of 6.5 by 4.02 cells becomes 7 by 4 cells', () => {
    const map = read({}, { map_size: at(6.5, 4.02) });
    expect(map.ground).toMatchObject({ width: 7, height: 4, walls: [] });
    expect(map.report.grown).toBe(true);
    expect(read().report.grown).toBe(false);
  });
});

describe('doors', () => {
  test('a door replaces the wall at its place, open or closed; a double door is one door of length 2', () => {
    const map = read({
      line_of_sight: [[at(0, 2), at(6, 2)]],
      portals: [
        { position: at(1.5, 2), bounds: [at(1, 2), at(2, 2)], closed: false },
        { position: at(4, 2), bounds: [at(3, 2), at(5, 2)], closed: true },
      ],
    });
    expect(map.ground.walls).toEqual([
      { kind: 'wall', x: 0, y: 2, side: 'n' },
      { kind: 'wall', x: 2, y: 2, side: 'n' },
      { kind: 'wall', x: 5, y: 2, side: 'n' },
      { kind: 'door', x: 1, y: 2, side: 'n', id: 'door-1', label: 'Door', open: true },
      { kind: 'door', x: 3, y: 2, side: 'n', id: 'door-2', label: 'Door', length: 2 },
    ]);
    expect(map.report.doors).toEqual({ set: 2, open: 1, moved: 0, outside: 0, twice: 0 });
    expect(validate(battlefield(map))).toEqual([]);
  });

  test('a narrow door goes to the nearest edge; a door outside or on another one is left out and counted', () => {
    const map = read({
      portals: [
        { position: at(2.9, 1.5), bounds: [at(2.9, 1.35), at(2.9, 1.65)], closed: true },
        { position: at(3, 1.4) },
        { position: at(9, 1), bounds: [at(9, 1), at(10, 1)], closed: true },
      ],
    });
    expect(map.ground.walls).toEqual([{ kind: 'door', x: 3, y: 1, side: 'w', id: 'door-1', label: 'Door' }]);
    expect(map.report.doors).toEqual({ set: 1, open: 0, moved: 1, outside: 1, twice: 1 });
  });
});

describe('light', () => {
  const lamp = (says: object) => ({ position: at(1.5, 1.5), range: 4, intensity: 1, ...says });

  test('lamps are bright to half their range; unlit lamps and lamps outside are counted, colours are dropped', () => {
    const map = read({
      environment: { ambient_light: 'ff101018' },
      lights: [
        lamp({ color: 'ffeccd8b' }),
        lamp({ color: '00eccd8b' }),
        lamp({ intensity: 0 }),
        lamp({ position: at(-3, 1) }),
        lamp({ position: at(5.9, 3.9), range: 2.5, color: 'none' }),
      ],
    });
    expect(map.ground.light).toEqual({
      ambient: 'dark',
      sources: [
        { x: 1, y: 1, bright: 2, dim: 4 },
        { x: 5, y: 3, bright: 1.5, dim: 2.5 },
      ],
    });
    expect(map.report.lights).toEqual({ set: 2, outside: 1, unlit: 2, coloured: 1 });
    expect(validate(battlefield(map))).toEqual([]);
  });

  test('ambient light is dim or dark by the brightness and alpha of its colour; full light is left out', () => {
    const ambient = (colour?: string) =>
      read({ environment: colour === undefined ? undefined : { ambient_light: colour } }).ground.light;
    expect(ambient()).toBeNull();
    expect(ambient('ffffffff')).toBeNull();
    // 0.2126 · 0.4 + 0.7152 · 0.4 + 0.0722 · 0.6 = 0.41
    expect(ambient('ff666699')).toEqual({ ambient: 'dim' });
    // The same colour at an alpha of one third.
    expect(ambient('55666699')).toEqual({ ambient: 'dark' });
  });
});

describe('the picture', () => {
  test('is left out, and its size of 15 million bytes is reported', () => {
    const map = readMap(JSON.stringify(file({ image: 'iVBO'.repeat(5_000_000) })), 'Large.uvtt');
    expect(map.report.picture).toBe(15_000_000);
    expect(JSON.stringify(map).length).toBeLessThan(1000);
  });
});

describe('a broken file: code, file name and path', () => {
  const cases: readonly (readonly [what: string, document: object, path: string])[] = [
    ['no size', file({}, { map_size: undefined }), 'resolution.map_size'],
    ['a width of 0', file({}, { map_size: at(0, 4) }), 'resolution.map_size.x'],
    ['a height of 201', file({}, { map_size: at(30, 201) }), 'resolution.map_size.y'],
    ['an origin without y', file({}, { map_origin: { x: 1 } }), 'resolution.map_origin.y'],
    ['walls that are not a list', file({ line_of_sight: {} }), 'line_of_sight'],
    [
      'a point whose x is a text',
      file({ line_of_sight: [[at(1, 1)], [at(1, 1), { x: '2', y: 1 }]] }),
      'line_of_sight[1][1].x',
    ],
    ['a line that is a number', file({ objects_line_of_sight: [7] }), 'objects_line_of_sight[0]'],
    ['a door with one end', file({ portals: [{ bounds: [at(1, 1)], closed: true }] }), 'portals[0].bounds'],
    [
      'a door whose closed is not a boolean',
      file({ portals: [{ position: at(1, 1), closed: 'ajar' }] }),
      'portals[0].closed',
    ],
    ['a door without a position', file({ portals: [{ closed: true }] }), 'portals[0].position'],
    ['a light without a range', file({ lights: [{ position: at(1, 1) }] }), 'lights[0].range'],
    ['a picture that is a number', file({ image: 5 }), 'image'],
  ];
  const refused = (text: string) => {
    try {
      readMap(text, 'bad.dd2vtt');
    } catch (error) {
      return error instanceof ReadFailure ? error.problem : error;
    }
    return null;
  };

  test.each(cases)('%s', (_, document, path) => {
    const problem = refused(JSON.stringify(document));
    expect(problem).toMatchObject({ code: 'bad-map', place: 'bad.dd2vtt', path });
    expect((problem as ReadFailure['problem']).message.startsWith(path)).toBe(true);
  });

  test('a file that is no map: unknown-kind; a syntax error behind a large picture: not-json, with its place', () => {
    expect(refused('{"hello":1}')).toMatchObject({ code: 'unknown-kind' });
    const broken = `{"resolution":{"map_size":{"x":3,"y":3}},\n"image":"${'A'.repeat(20_000_000)}",}`;
    // Nine characters stand before the picture, then come its closing quote, the comma and the brace.
    expect(refused(broken)).toMatchObject({ code: 'not-json', path: 'line 2, column 20000012' });
  });
});
