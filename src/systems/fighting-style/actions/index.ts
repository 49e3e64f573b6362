import type { Action } from './action.ts';
import { breakFree } from './break-free.ts';
import { dash } from './dash.ts';
import { disengage } from './disengage.ts';
import { door, handle } from './doors.ts';
import { grapple } from './grapple.ts';
import { improvise } from './improvise.ts';
import { move } from './move.ts';
import { release } from './release.ts';
import { search } from './search.ts';
import { sneak } from './sneak.ts';
import { dropProne, standUp } from './stand-up.ts';
import { strike } from './strike.ts';
import { changeGrip, draw, load, pickUp, stow } from './things.ts';
import { endTurn, saveTurn } from './turns.ts';
import { useMagic, useMagicOnSeveral, useMagicTo } from './use-magic.ts';

/** All actions of a turn, in the order in which they are listed. */
export const actions: readonly Action[] = [
  move,
  standUp,
  dropProne,
  strike,
  useMagic,
  useMagicOnSeveral,
  useMagicTo,
  dash,
  disengage,
  grapple,
  breakFree,
  search,
  sneak,
  draw,
  stow,
  pickUp,
  load,
  changeGrip,
  door,
  handle,
  release,
  improvise,
  saveTurn,
  endTurn,
];
