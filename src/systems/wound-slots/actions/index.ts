import type { Action } from './action.ts';
import { nonlethalAttack, quickAttack, standardAttack, strongAttack } from './attacks.ts';
import { buyMovement } from './buy-movement.ts';
import { calm } from './calm.ts';
import { castSpell } from './cast-spell.ts';
import { continueAmong, stopCharge } from './charge.ts';
import { dash } from './dash.ts';
import { defend } from './defend.ts';
import { drag, dragAlong } from './drag.ts';
import { drop } from './drop.ts';
import { endMagic } from './end-effect.ts';
import { endTurn } from './end-turn.ts';
import { enterSpace, joinSpace } from './enter-space.ts';
import { escapeHold } from './escape.ts';
import { eventCome } from './event-come.ts';
import { grapple } from './grapple.ts';
import { hinder } from './hinder.ts';
import { ignoreAttackers } from './ignore.ts';
import { highJump, longJump } from './jump.ts';
import { load } from './load.ts';
import { dismount, mountUp } from './mount.ts';
import { climb, fly, move, swim } from './move.ts';
import { openDoor } from './open-door.ts';
import { createOpening } from './opening.ts';
import { otherAction } from './other.ts';
import { pickUp } from './pick-up.ts';
import { pin } from './pin.ts';
import { changePosture } from './posture.ts';
import { readyAmong } from './ready.ts';
import { retrieve } from './retrieve.ts';
import { seizeInitiative } from './seize-initiative.ts';
import { specialAttack } from './special-attack.ts';
import { stabilize } from './stabilize.ts';
import { stow } from './stow.ts';
import { surface } from './surface.ts';
import { treatCondition } from './treat-condition.ts';
import { treatWound } from './treat-wound.ts';
import { useObject } from './use-object.ts';

/** Actions listed before and after Ready. */
const before: readonly Action[] = [
  move,
  swim,
  climb,
  fly,
  joinSpace,
  longJump,
  highJump,
  buyMovement,
  dash,
  changePosture,
  enterSpace,
  mountUp,
  dismount,
  calm,
  surface,
  escapeHold,
  standardAttack,
  quickAttack,
  strongAttack,
  nonlethalAttack,
  specialAttack,
  castSpell,
  endMagic,
  defend,
  createOpening,
  ignoreAttackers,
  grapple,
  pin,
  drag,
  dragAlong,
  hinder,
  seizeInitiative,
  stabilize,
  treatCondition,
  treatWound,
];
const after: readonly Action[] = [
  retrieve,
  stow,
  pickUp,
  useObject,
  load,
  openDoor,
  otherAction,
  drop,
  eventCome,
  endTurn,
];

/** Ready gets the list of all other actions, and continuing a charge the list of all that can be charged. */
const deeds: readonly Action[] = [...before, readyAmong([...before, ...after]), ...after];
export const continueCharge = continueAmong(deeds);

/** All actions in the order in which they are listed. */
export const actions: readonly Action[] = [continueCharge, stopCharge, ...deeds];
