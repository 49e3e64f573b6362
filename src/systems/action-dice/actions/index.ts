import type { Action } from './action.ts';
import { attack } from './attack.ts';
import { defend } from './defend.ts';
import { door } from './door.ts';
import { dropProne } from './drop-prone.ts';
import { emergencyAid } from './emergency-aid.ts';
import { endTurn } from './end-turn.ts';
import { escapeAction } from './escape.ts';
import { move } from './move.ts';
import { readyAmong } from './ready.ts';
import { stabilise } from './stabilise.ts';
import { standUp } from './stand-up.ts';
import { draw, drop, pickUp, putAway } from './things.ts';
import { useSkill } from './use-skill.ts';

/** The actions listed before Ready, and after it. */
const before: readonly Action[] = [attack, move, standUp, defend];
const after: readonly Action[] = [
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

/** All actions common to all combatants, in the order of the menu. Ready gets the others, which it can make ready. */
export const actions: readonly Action[] = [...before, readyAmong([...before, ...after]), ...after];
