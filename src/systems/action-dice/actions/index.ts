import type { Action } from './action.ts';
import { attack } from './attack.ts';
import { defend } from './defend.ts';
import { door } from './door.ts';
import { dropProne } from './drop-prone.ts';
import { emergencyAid } from './emergency-aid.ts';
import { endTurn } from './end-turn.ts';
import { escapeAction } from './escape.ts';
import { move } from './move.ts';
import { ready } from './ready.ts';
import { stabilise } from './stabilise.ts';
import { standUp } from './stand-up.ts';
import { draw, drop, pickUp, putAway } from './things.ts';
import { useSkill } from './use-skill.ts';

/** Everything that can be done, in the order in which it is listed. Each is a file of its own: add a line. */
export const actions: readonly Action[] = [
  attack,
  move,
  standUp,
  defend,
  ready,
  useSkill,
  emergencyAid,
  stabilise,
  draw,
  putAway,
  pickUp,
  door,
  escapeAction,
  drop,
  dropProne,
  endTurn,
];
