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

/** What is listed before Ready, and what after it. Each is a file of its own. */
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

/** Ready is told what else there is to make ready, going on what there is to go on with. */
const deeds: readonly Action[] = [...before, readyAmong([...before, ...after]), ...after];
export const continueCharge = continueAmong(deeds);

/** Everything that can be chosen, in the order in which it is listed. */
export const actions: readonly Action[] = [continueCharge, stopCharge, ...deeds];
