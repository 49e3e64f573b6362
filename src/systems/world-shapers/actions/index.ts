import type { Action } from './action.ts';
import { attack, attackAgain, attackLater } from './attack.ts';
import { attackSquare } from './attack-square.ts';
import { blind } from './blind.ts';
import { breakFree } from './break-free.ts';
import { cinematicAction, cinematicReaction, cinematicTogether } from './cinematic.ts';
import { climb } from './climb.ts';
import { climbDown } from './climb-down.ts';
import { command } from './command.ts';
import { defend } from './defend.ts';
import { disarm } from './disarm.ts';
import { putOut, standUp } from './end-status.ts';
import { endTurn } from './end-turn.ts';
import { grab } from './grab.ts';
import { handOver } from './hand-over.ts';
import { hide } from './hide.ts';
import { holdingOf } from './hold-action.ts';
import { holdTurn } from './hold-turn.ts';
import { interactions } from './interact.ts';
import { jump } from './jump.ts';
import { leanOut } from './lean.ts';
import { move, moveAction, sprint } from './move.ts';
import { release } from './release.ts';
import { shakeOff } from './shake-off.ts';
import { shove } from './shove.ts';
import { stabilize } from './stabilize.ts';
import { switchPlaces } from './switch-places.ts';
import { switchWeapons } from './switch-weapons.ts';
import { takeCover } from './take-cover.ts';
import { trip } from './trip.ts';
import { uphold } from './uphold.ts';
import { useItem } from './use-item.ts';

/** Items, care and orders (WS-BAS-5 to WS-BAS-16, WS-ADV-9). */
const things: readonly Action[] = [
  switchWeapons,
  ...interactions,
  useItem,
  stabilize,
  standUp,
  putOut,
  command,
];
/** Advanced actions and those that respond to them (section ADV, WS-BAS-10). */
const advanced: readonly Action[] = [
  switchPlaces,
  climbDown,
  blind,
  climb,
  disarm,
  grab,
  hide,
  shove,
  trip,
  shakeOff,
  breakFree,
  release,
];
/** Cinematic deeds (section CIN). */
const great: readonly Action[] = [cinematicAction, cinematicTogether, cinematicReaction, uphold];

/** All deeds, in the order in which they are listed. */
const deeds: readonly Action[] = [
  move,
  moveAction,
  sprint,
  jump,
  leanOut,
  attack,
  attackAgain,
  attackLater,
  attackSquare,
  defend,
  takeCover,
  ...things,
  ...advanced,
  ...great,
];

/** The options that hold them (WS-INI-11). */
const holdings = deeds.flatMap((action) => (action.held ? [holdingOf(action, action.held)] : []));

/** Everything that can be chosen, without Abilities. */
export const actions: readonly Action[] = [...deeds, handOver, holdTurn, ...holdings, endTurn];
