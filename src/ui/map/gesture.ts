import type { Point } from './geometry.ts';

/**
 * The pointer input of the gesture state machine, independent of the browser: touches in, effects out. A press becomes
 * a tap, a long press or a drag. A drag that begins on something draggable carries it, any other pans the map. A second
 * finger makes it a pinch or, if both leave soon without having moved, a two-finger tap.
 */
export type Touch =
  | {
      readonly kind: 'down';
      readonly id: number;
      readonly at: Point;
      readonly time: number;
      readonly draggable: boolean;
      /** It moves the map and means nothing else, wherever it is: the middle button of a mouse. */
      readonly pans?: boolean;
    }
  | { readonly kind: 'move'; readonly id: number; readonly at: Point; readonly time: number }
  | { readonly kind: 'up'; readonly id: number; readonly time: number }
  | { readonly kind: 'cancel'; readonly id: number }
  /** The long-press time has elapsed. */
  | { readonly kind: 'held' };

/** What a touch leads to: camera moves are carried out on the camera, all others are left to the caller. */
export type Effect = CameraMove | HandMove;

type CameraMove =
  /** The camera is being moved (`grab`), and has stopped (`rest`). */
  | { readonly do: 'grab' }
  | { readonly do: 'rest' }
  | { readonly do: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly do: 'zoom'; readonly at: Point; readonly factor: number };

export type HandMove =
  | { readonly do: 'tap'; readonly at: Point }
  | { readonly do: 'long'; readonly at: Point }
  | { readonly do: 'twoFingerTap' }
  /** Start or stop waiting for a long press. */
  | { readonly do: 'wait'; readonly at: Point }
  | { readonly do: 'stopWaiting' }
  | { readonly do: 'lift'; readonly at: Point }
  | { readonly do: 'carry'; readonly at: Point }
  | { readonly do: 'drop'; readonly at: Point }
  | { readonly do: 'letGo' };

/** The camera methods that gestures call. */
export interface Mount {
  readonly grab: () => void;
  readonly rest: () => void;
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (at: Point, factor: number) => void;
}

/** Carries out an effect: camera moves on `camera`, all others with `hand`. */
export function carryOut(effect: Effect, camera: Mount, hand: (move: HandMove) => void): void {
  switch (effect.do) {
    case 'grab':
      camera.grab();
      break;
    case 'rest':
      camera.rest();
      break;
    case 'pan':
      camera.pan(effect.dx, effect.dy);
      break;
    case 'zoom':
      camera.zoom(effect.at, effect.factor);
      break;
    default:
      hand(effect);
      break;
  }
}

interface Finger {
  readonly id: number;
  readonly at: Point;
}

export type Gesture =
  | { readonly is: 'none' }
  | {
      readonly is: 'press';
      readonly finger: Finger;
      readonly start: Point;
      readonly draggable: boolean;
      readonly time: number;
    }
  | { readonly is: 'pan'; readonly finger: Finger }
  | { readonly is: 'carry'; readonly finger: Finger }
  | {
      readonly is: 'pinch';
      readonly fingers: readonly [Finger, Finger];
      readonly start: readonly [Point, Point];
      readonly since: number;
      readonly still: boolean;
      readonly left: number | null;
    }
  /** A finger is still down after a long press; it does nothing further. */
  | { readonly is: 'spent'; readonly id: number };

export const none: Gesture = { is: 'none' };

/** Pixels until a press becomes a drag, and the maximum duration of a two-finger tap in milliseconds. */
const dragStart = 8;
const twoFingerTime = 350;

type Step = readonly [Gesture, readonly Effect[]];
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The transition of the state machine: returns the next state and the effects of a touch. */
export function step(gesture: Gesture, touch: Touch): Step {
  switch (touch.kind) {
    case 'down':
      return down(gesture, touch);
    case 'move':
      return move(gesture, touch);
    case 'up':
      return up(gesture, touch);
    case 'cancel':
      return cancel(gesture, touch.id);
    case 'held':
      return gesture.is === 'press'
        ? [{ is: 'spent', id: gesture.finger.id }, [{ do: 'stopWaiting' }, { do: 'long', at: gesture.start }]]
        : [gesture, []];
  }
}

function down(gesture: Gesture, touch: Touch & { kind: 'down' }): Step {
  const finger = { id: touch.id, at: touch.at };
  switch (gesture.is) {
    case 'none':
      if (touch.pans) return [{ is: 'pan', finger }, [{ do: 'grab' }]];
      return [
        { is: 'press', finger, start: touch.at, draggable: touch.draggable, time: touch.time },
        [{ do: 'wait', at: touch.at }],
      ];
    case 'press':
    case 'pan': {
      const still = gesture.is === 'press';
      const pinch: Gesture = {
        is: 'pinch',
        fingers: [gesture.finger, finger],
        start: [gesture.finger.at, finger.at],
        since: still ? gesture.time : Number.NEGATIVE_INFINITY,
        still,
        left: null,
      };
      return [pinch, still ? [{ do: 'stopWaiting' }, { do: 'grab' }] : []];
    }
    // Further fingers are ignored while something is carried, during a pinch and after a long press.
    default:
      return [gesture, []];
  }
}

function move(gesture: Gesture, touch: Touch & { kind: 'move' }): Step {
  switch (gesture.is) {
    case 'press': {
      if (touch.id !== gesture.finger.id) return [gesture, []];
      if (distance(touch.at, gesture.start) < dragStart)
        return [{ ...gesture, finger: { id: touch.id, at: touch.at } }, []];
      const finger = { id: touch.id, at: touch.at };
      if (gesture.draggable)
        return [
          { is: 'carry', finger },
          [{ do: 'stopWaiting' }, { do: 'lift', at: gesture.start }, { do: 'carry', at: touch.at }],
        ];
      const pan: Effect = { do: 'pan', dx: touch.at.x - gesture.start.x, dy: touch.at.y - gesture.start.y };
      return [{ is: 'pan', finger }, [{ do: 'stopWaiting' }, { do: 'grab' }, pan]];
    }
    case 'pan': {
      if (touch.id !== gesture.finger.id) return [gesture, []];
      const { at } = gesture.finger;
      return [
        { is: 'pan', finger: { id: touch.id, at: touch.at } },
        [{ do: 'pan', dx: touch.at.x - at.x, dy: touch.at.y - at.y }],
      ];
    }
    case 'carry':
      if (touch.id !== gesture.finger.id) return [gesture, []];
      return [{ is: 'carry', finger: { id: touch.id, at: touch.at } }, [{ do: 'carry', at: touch.at }]];
    case 'pinch':
      return pinched(gesture, touch);
    default:
      return [gesture, []];
  }
}

function pinched(gesture: Gesture & { is: 'pinch' }, touch: Touch & { kind: 'move' }): Step {
  const which = gesture.fingers.findIndex((finger) => finger.id === touch.id);
  if (which < 0 || gesture.left !== null) return [gesture, []];
  const [a, b] = gesture.fingers;
  const next: readonly [Finger, Finger] =
    which === 0 ? [{ id: a.id, at: touch.at }, b] : [a, { id: b.id, at: touch.at }];
  const still = gesture.still && distance(touch.at, gesture.start[which]!) < dragStart;
  const moved: Gesture = { ...gesture, fingers: next, still };
  // As long as it may still be a two-finger tap the map does not move; then it catches up.
  if (still) return [moved, []];
  const [p, q] = gesture.still ? gesture.start : [a.at, b.at];
  const middle = between(next[0].at, next[1].at);
  const was = between(p, q);
  const factor = distance(next[0].at, next[1].at) / Math.max(1, distance(p, q));
  return [
    moved,
    [
      { do: 'pan', dx: middle.x - was.x, dy: middle.y - was.y },
      { do: 'zoom', at: middle, factor },
    ],
  ];
}

function up(gesture: Gesture, touch: Touch & { kind: 'up' }): Step {
  switch (gesture.is) {
    case 'press':
      if (touch.id !== gesture.finger.id) return [gesture, []];
      return [none, [{ do: 'stopWaiting' }, { do: 'tap', at: gesture.start }]];
    case 'pan':
      return touch.id === gesture.finger.id ? [none, [{ do: 'rest' }]] : [gesture, []];
    case 'carry':
      return touch.id === gesture.finger.id ? [none, [{ do: 'drop', at: gesture.finger.at }]] : [gesture, []];
    case 'pinch': {
      const rest = gesture.fingers.find((finger) => finger.id !== touch.id);
      if (!gesture.fingers.some((finger) => finger.id === touch.id) || !rest) return [gesture, []];
      if (gesture.left !== null) {
        const quick = touch.time - gesture.since < twoFingerTime;
        return [none, quick ? [{ do: 'rest' }, { do: 'twoFingerTap' }] : [{ do: 'rest' }]];
      }
      if (gesture.still) return [{ ...gesture, left: touch.id }, []];
      return [{ is: 'pan', finger: rest }, []];
    }
    case 'spent':
      return touch.id === gesture.id ? [none, []] : [gesture, []];
    case 'none':
      return [gesture, []];
  }
}

function cancel(gesture: Gesture, id: number): Step {
  switch (gesture.is) {
    case 'press':
      return gesture.finger.id === id ? [none, [{ do: 'stopWaiting' }]] : [gesture, []];
    case 'pan':
      return gesture.finger.id === id ? [none, [{ do: 'rest' }]] : [gesture, []];
    case 'carry':
      return gesture.finger.id === id ? [none, [{ do: 'letGo' }]] : [gesture, []];
    case 'pinch':
      return [none, [{ do: 'rest' }]];
    case 'spent':
      return gesture.id === id ? [none, []] : [gesture, []];
    case 'none':
      return [gesture, []];
  }
}
