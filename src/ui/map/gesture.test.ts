import { expect, test } from 'vitest';
import type { Effect, Gesture, Touch } from './gesture.ts';
import { carryOut, none, step } from './gesture.ts';

/** Plays touches and returns the names of their effects, by default without those of waiting for a long press. */
function play(touches: readonly Touch[], all = false): readonly string[] {
  let gesture: Gesture = none;
  const done: Effect[] = [];
  for (const touch of touches) {
    const [next, effects] = step(gesture, touch);
    gesture = next;
    done.push(...effects);
  }
  return done.filter((one) => all || (one.do !== 'wait' && one.do !== 'stopWaiting')).map((one) => one.do);
}

const down = (id: number, x: number, y: number, time = 0, draggable = false): Touch => ({
  kind: 'down',
  id,
  at: { x, y },
  time,
  draggable,
});
const move = (id: number, x: number, y: number, time = 10): Touch => ({
  kind: 'move',
  id,
  at: { x, y },
  time,
});
const up = (id: number, time = 20): Touch => ({ kind: 'up', id, time });

test('a press that moves at most 7 px is a tap', () => {
  expect(play([down(1, 50, 50), up(1)])).toEqual(['tap']);
  expect(play([down(1, 50, 50), move(1, 57, 50), up(1)])).toEqual(['tap']);
});

test('from 8 px on a press moves the map by the whole way since it began', () => {
  expect(play([down(1, 50, 50), move(1, 58, 50), move(1, 70, 50), up(1)])).toEqual([
    'grab',
    'pan',
    'pan',
    'rest',
  ]);
  const [, effects] = step(step(none, down(1, 50, 50))[0], move(1, 60, 53));
  expect(effects.at(-1)).toEqual({ do: 'pan', dx: 10, dy: 3 });
});

test('the middle button of a mouse moves the map, also over what could be carried, and taps nothing', () => {
  const pressed = { ...down(1, 50, 50, 0, true), pans: true } as Touch;
  expect(play([pressed, move(1, 52, 50), move(1, 90, 50), up(1)])).toEqual(['grab', 'pan', 'pan', 'rest']);
  expect(play([pressed, up(1)], true)).toEqual(['grab', 'rest']);
});

test('a press on something draggable carries it; a cancelled press lets it go', () => {
  expect(play([down(1, 50, 50, 0, true), move(1, 70, 50), move(1, 90, 50), up(1)])).toEqual([
    'lift',
    'carry',
    'carry',
    'drop',
  ]);
  expect(play([down(1, 50, 50, 0, true), move(1, 70, 50), { kind: 'cancel', id: 1 }])).toEqual([
    'lift',
    'carry',
    'letGo',
  ]);
});

test('a second finger while carrying is ignored', () => {
  expect(
    play([down(1, 50, 50, 0, true), move(1, 70, 50), down(2, 200, 200), move(2, 230, 200), up(2), up(1)]),
  ).toEqual(['lift', 'carry', 'drop']);
});

test('a press that is held is a long press, unless the finger has moved', () => {
  expect(play([down(1, 50, 50), { kind: 'held' }, up(1)], true)).toEqual(['wait', 'stopWaiting', 'long']);
  // A finger that has moved makes no long press.
  expect(play([down(1, 50, 50), move(1, 80, 50), { kind: 'held' }, up(1)])).toEqual(['grab', 'pan', 'rest']);
});

test('two fingers zoom around their middle and move the map', () => {
  const done = play([
    down(1, 100, 100),
    down(2, 200, 100),
    move(2, 300, 100),
    up(2),
    move(1, 120, 100),
    up(1),
  ]);
  expect(done).toEqual(['grab', 'pan', 'zoom', 'pan', 'rest']);
  let gesture = step(step(none, down(1, 100, 100))[0], down(2, 200, 100))[0];
  const [next, effects] = step(gesture, move(2, 300, 100));
  expect(effects).toEqual([
    { do: 'pan', dx: 50, dy: 0 },
    { do: 'zoom', at: { x: 200, y: 100 }, factor: 2 },
  ]);
  gesture = next;
  expect(step(gesture, move(1, 100, 100))[1].at(-1)).toMatchObject({ factor: 1 });
});

test('two still fingers lifted after 140 ms are a two-finger tap, after 420 ms they are not', () => {
  expect(play([down(1, 100, 100, 0), down(2, 200, 100, 30), up(1, 120), up(2, 140)])).toEqual([
    'grab',
    'rest',
    'twoFingerTap',
  ]);
  expect(play([down(1, 100, 100, 0), down(2, 200, 100, 30), up(1, 400), up(2, 420)])).toEqual([
    'grab',
    'rest',
  ]);
});

test('the finger that stays after zooming moves the map, and is no tap', () => {
  expect(play([down(1, 0, 0), down(2, 100, 0), move(2, 150, 0), up(1), move(2, 160, 0), up(2)])).toEqual([
    'grab',
    'pan',
    'zoom',
    'pan',
    'rest',
  ]);
});

test('after a cancelled pointer the next press is a tap', () => {
  expect(play([down(1, 0, 0), { kind: 'cancel', id: 1 }, down(2, 5, 5), up(2)])).toEqual(['tap']);
  expect(play([down(1, 0, 0), down(2, 9, 9), { kind: 'cancel', id: 2 }, down(3, 5, 5), up(3)])).toEqual([
    'grab',
    'rest',
    'tap',
  ]);
});

test('panning and zooming go to the camera, all other effects to the hand', () => {
  const told: string[] = [];
  const camera = {
    grab: () => told.push('camera grabs'),
    rest: () => told.push('camera rests'),
    pan: (dx: number, dy: number) => told.push(`camera ${dx},${dy}`),
    zoom: ({ x }: { readonly x: number }, factor: number) => told.push(`camera ×${factor} at ${x}`),
  };
  const at = { x: 3, y: 4 };
  for (const effect of [
    { do: 'grab' },
    { do: 'pan', dx: 5, dy: 6 },
    { do: 'zoom', at, factor: 2 },
    { do: 'rest' },
    { do: 'tap', at },
    { do: 'letGo' },
  ] as const)
    carryOut(effect, camera, (move) => told.push(`hand ${move.do}`));
  expect(told).toEqual([
    'camera grabs',
    'camera 5,6',
    'camera ×2 at 3',
    'camera rests',
    'hand tap',
    'hand letGo',
  ]);
});
