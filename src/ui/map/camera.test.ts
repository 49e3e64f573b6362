import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  atFirst,
  besideCorner,
  centredOn,
  fitted,
  inSight,
  isInside,
  isWhole,
  kept,
  layoutOf,
  lensOf,
  lensPlace,
  lensShift,
  limits,
  moved,
  nearer,
  toDrawing,
  toScreen,
  transformOf,
  zoomAt,
} from './camera.ts';

const view = { width: 860, height: 690 };
const board = { width: 24 * 64, height: 18 * 64 };
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const cameras = fc.record({ x: number(-2000, 2000), y: number(-2000, 2000), scale: number(0.2, 2.5) });
const points = fc.record({ x: number(0, 860), y: number(0, 690) });

test('the letters and numbers beside a board of few cells are in sight: they grow with its cells', () => {
  // A letter is 8 high and stands 8 above the board, a number is 8 wide and stands as far to the left of it.
  for (const cells of [1, 2, 4, 5, 6, 8]) {
    const { scale, x, y } = fitted(
      { width: 828, height: 698 },
      { width: cells * 64, height: cells * 64 },
      64,
    );
    expect(y, `${cells} rows`).toBeGreaterThanOrEqual(16 * scale);
    expect(x, `${cells} columns`).toBeGreaterThanOrEqual(16 * scale);
  }
  // Five columns in a narrow view, as on a tablet upright.
  const upright = fitted({ width: 760, height: 1100 }, { width: 320, height: 384 }, 64);
  expect(upright.x).toBeGreaterThanOrEqual(16 * upright.scale);
});

test('a board that fits is shown whole', () => {
  const camera = fitted(view, board, 64);
  const [a, b] = [toScreen(camera, { x: 0, y: 0 }), toScreen(camera, { x: board.width, y: board.height })];
  expect(Math.min(a.x, a.y)).toBeGreaterThan(0);
  expect(b.x).toBeLessThan(view.width);
  expect(b.y).toBeLessThan(view.height);
});

test('a large board on a phone first shows all combatants, or else the active one', () => {
  const phone = { width: 390, height: 500 };
  const large = { width: 60 * 64, height: 60 * 64 };
  const at = (x: number, y: number) => ({ x: (x + 0.5) * 64, y: (y + 0.5) * 64 });
  const sees = (camera: typeof first, point: { x: number; y: number }) => isInside(camera, point, phone);
  // 390 pixels less 98 for rulers and buttons, for 14 columns with combatants and two on each side.
  const crowd = [at(24, 20), at(37, 30)];
  const first = atFirst(phone, large, 64, crowd, null);
  expect(first.scale * 64).toBeCloseTo(292 / 18, 6);
  for (const one of [...crowd, at(22, 18), at(39, 32)]) expect(sees(first, one)).toBe(true);
  // Far apart: cells of the minimum size, centred on the active combatant.
  const far = atFirst(phone, large, 64, [at(0, 0), at(59, 59)], at(59, 59));
  expect(far.scale * 64).toBe(14);
  expect(toScreen(far, at(59, 59))).toEqual({ x: (30 + 390 - 68) / 2, y: (30 + 500 - 14) / 2 });
  // Alone: cells no larger than a finger. Without combatants, or on a board that fits: the whole board.
  expect(atFirst(phone, large, 64, [at(9, 9)], null).scale * 64).toBe(44);
  expect(atFirst(phone, large, 64, [], null)).toEqual(fitted(phone, large, 64));
  expect(atFirst(view, board, 64, crowd, null)).toEqual(fitted(view, board, 64));
});

test('a small board is enlarged to 160 pixels a cell at most', () => {
  expect(fitted(view, { width: 128, height: 128 }, 64).scale * 64).toBe(160);
});

test('a point of the screen turned into one of the drawing and back is the same', () => {
  fc.assert(
    fc.property(cameras, points, (camera, point) => {
      const back = toScreen(camera, toDrawing(camera, point));
      expect(back.x).toBeCloseTo(point.x, 6);
      expect(back.y).toBeCloseTo(point.y, 6);
    }),
  );
});

test('zooming keeps the point under the fingers in place, and stays within the limits', () => {
  const range = limits(view, board, 64);
  fc.assert(
    fc.property(cameras, points, number(0.1, 10), (camera, point, factor) => {
      const under = toDrawing(camera, point);
      const next = zoomAt(camera, point, factor, range);
      expect(next.scale).toBeGreaterThanOrEqual(range.least);
      expect(next.scale).toBeLessThanOrEqual(range.most);
      const after = toScreen(next, under);
      expect(after.x).toBeCloseTo(point.x, 4);
      expect(after.y).toBeCloseTo(point.y, 4);
    }),
  );
});

test('at least 40 pixels of the board always stay in view', () => {
  fc.assert(
    fc.property(cameras, (camera) => {
      const { x, y, scale } = kept(camera, view, board);
      expect(x).toBeLessThan(view.width - 40);
      expect(y).toBeLessThan(view.height - 40);
      expect(x + board.width * scale).toBeGreaterThan(40);
      expect(y + board.height * scale).toBeGreaterThan(40);
    }),
  );
  const still = { x: -200, y: -100, scale: 1 };
  expect(kept(still, view, board)).toEqual(still);
});

test('bringing a point into sight moves the camera as little as possible', () => {
  const camera = { x: 0, y: 0, scale: 1 };
  expect(inSight(camera, { x: 400, y: 300 }, view, 72)).toEqual(camera);
  expect(toScreen(inSight(camera, { x: 1200, y: 300 }, view, 72), { x: 1200, y: 300 })).toEqual({
    x: 860 - 72,
    y: 300,
  });
  expect(toScreen(centredOn(camera, { x: 1200, y: 300 }, view), { x: 1200, y: 300 })).toEqual({
    x: 430,
    y: 345,
  });
  expect(moved(camera, 3, -4)).toEqual({ x: 3, y: -4, scale: 1 });
});

test('a point under the small map is moved out by the shorter way', () => {
  const camera = { x: 0, y: 0, scale: 1 };
  const corner = { width: 140, height: 140 };
  const shown = (x: number, y: number) =>
    toScreen(besideCorner(camera, { x, y }, view, corner, 30), { x, y });
  // The view is 860 by 690: 690 - 140 - 30 = 520.
  expect(shown(120, 660), '50 to the right is less than 140 up').toEqual({ x: 170, y: 660 });
  expect(shown(72, 540), '20 up is less than 98 to the right').toEqual({ x: 72, y: 520 });
  expect(shown(171, 660)).toEqual({ x: 171, y: 660 });
  expect(shown(72, 519)).toEqual({ x: 72, y: 519 });
});

test('a touched cell is enlarged to 44 pixels and moved away from the edges', () => {
  const phone = { width: 390, height: 570 };
  const range = limits(phone, board, 64);
  // 12 pixels a cell; the finger is at 100, 200: 100 / (12 / 64) = 533.33 units to the right, 1,066.67 down.
  const whole = { x: 0, y: 0, scale: 12 / 64 };
  const near = nearer(whole, { x: 100, y: 200 }, 44 / 64, phone, range);
  expect(near.scale * 64).toBeCloseTo(44, 6);
  const there = toScreen(near, { x: 533.333333, y: 1066.666667 });
  // A third of 390 pixels is 130 from the left; down it lies where the finger is.
  expect(there.x).toBeCloseTo(130, 3);
  expect(there.y).toBeCloseTo(200, 3);
});

test('the drawing is at most 1,024 pixels wide, and the transform shows it as the camera does', () => {
  const camera = { x: 3, y: -4, scale: 0.5 };
  const small = { width: 640, height: 1024 };
  expect(layoutOf(small)).toEqual(small);
  expect(transformOf(camera, small)).toBe('translate(3px,-4px) scale(0.5)');
  // 60 × 40 cells of 64 units: 3,840 units in 1,024 pixels are 3.75 to a pixel.
  const large = { width: 3840, height: 2560 };
  expect(layoutOf(large).width).toBe(1024);
  expect(layoutOf(large).height).toBeCloseTo(682.667, 3);
  expect(transformOf(camera, large)).toBe('translate(3px,-4px) scale(1.875)');
});

test('the lens of the small map covers half the width and height of a board twice the size of the screen', () => {
  const four = { width: 2 * view.width, height: 2 * view.height };
  // The middle of the board in the middle of the screen.
  const camera = centredOn({ x: 0, y: 0, scale: 1 }, { x: view.width, y: view.height }, view);
  const lens = lensOf(camera, view, four);
  expect(lens).toEqual({ left: 0.25, top: 0.25, width: 0.5, height: 0.5 });
  expect(lensPlace(lens)).toEqual({ left: '25%', top: '25%', width: '50%', height: '50%' });
  expect(isWhole(camera, view, four)).toBe(false);
  expect(isWhole(fitted(view, four, 64), view, four)).toBe(true);
  expect(isInside(camera, { x: view.width, y: view.height }, view)).toBe(true);
  expect(isInside(camera, { x: 10, y: 10 }, view)).toBe(false);
});

test('during a gesture the lens is moved in percent of its own size and scaled', () => {
  const from = { left: 0.25, top: 0.25, width: 0.5, height: 0.5 };
  // A tenth of the board to the right is a fifth of the lens; zoomed in, it is half as large.
  expect(lensShift(from, { ...from, left: 0.35 })).toBe('translate(20%,0%) scale(1,1)');
  expect(lensShift(from, { left: 0.5, top: 0.25, width: 0.25, height: 0.25 })).toBe(
    'translate(50%,0%) scale(0.5,0.5)',
  );
  expect(lensShift({ left: 0, top: 0, width: 0, height: 1 }, from)).toBe('translate(0%,25%) scale(0,0.5)');
});
