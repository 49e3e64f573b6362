import type { Action } from './action.ts';
import { allWeapon } from './all-weapon.ts';
import { advancedAnalyse, analyse } from './analyse.ts';
import { attack } from './attack.ts';
import { breakFree, release } from './break-free.ts';
import { burst } from './burst.ts';
import { called } from './called.ts';
import { charge } from './charge.ts';
import { climb } from './climb.ts';
import { consumable } from './consumable.ts';
import { defend } from './defend.ts';
import { disengage } from './disengage.ts';
import { distract, scaryFace } from './disrupt.ts';
import { openDoor, openSilently } from './doors.ts';
import { endTurn } from './end-turn.ts';
import { draw, drop, pickUp, stow } from './equip.ts';
import { fateActions } from './fate.ts';
import { fly } from './fly.ts';
import { focused } from './focused.ts';
import { grapple } from './grapple.ts';
import { hide } from './hide.ts';
import { jumpDown } from './jump-down.ts';
import { knockdown } from './knockdown.ts';
import { leap, leapFar } from './leap.ts';
import { move, moveFull, run, runFull, runningTest } from './move.ts';
import { power } from './power.ts';
import { goProne, rise } from './prone.ts';
import { protect } from './protect.ts';
import { pullTogether } from './pull-together.ts';
import { push } from './push.ts';
import { putOut } from './put-out.ts';
import { reload } from './reload.ts';
import { staunch } from './staunch.ts';
import { swapPersona } from './swap-persona.ts';
import { trick } from './trick.ts';
import { goOn, improvise, useSkill } from './use-skill.ts';

/** All actions of a turn in the order in which they are listed. */
export const actions: readonly Action[] = [
  move,
  run,
  moveFull,
  runFull,
  runningTest,
  fly,
  climb,
  jumpDown,
  leap,
  leapFar,
  rise,
  goProne,
  attack,
  charge,
  called,
  focused,
  burst,
  allWeapon,
  power,
  consumable,
  grapple,
  push,
  knockdown,
  trick,
  breakFree,
  release,
  disengage,
  defend,
  protect,
  analyse,
  advancedAnalyse,
  distract,
  scaryFace,
  staunch,
  hide,
  openDoor,
  openSilently,
  reload,
  swapPersona,
  draw,
  stow,
  pickUp,
  drop,
  goOn,
  useSkill,
  improvise,
  putOut,
  pullTogether,
  ...fateActions,
  endTurn,
];

/** The actions that need an Action, or a Move, under every ruling. The menu skips them once that is spent. */
export const takers: { readonly [what in 'action' | 'move']: ReadonlySet<Action> } = {
  action: new Set([
    attack,
    charge,
    called,
    focused,
    burst,
    allWeapon,
    power,
    consumable,
    grapple,
    push,
    knockdown,
    trick,
    disengage,
    defend,
    protect,
    analyse,
    advancedAnalyse,
    distract,
    scaryFace,
    staunch,
    reload,
    goOn,
    useSkill,
  ]),
  move: new Set([move, run, moveFull, runFull, runningTest, fly, climb, jumpDown, leap, leapFar]),
};
