import type { Action } from './action.ts';
import { nonlethalAttack, quickAttack, standardAttack, strongAttack } from './attacks.ts';
import { castSpell } from './cast-spell.ts';
import { continueCharge, stopCharge } from './charge.ts';
import { drop } from './drop.ts';
import { endMagic } from './end-effect.ts';
import { endTurn } from './end-turn.ts';
import { ignoreAttackers } from './ignore.ts';
import { load } from './load.ts';
import { openDoor } from './open-door.ts';
import { createOpening } from './opening.ts';
import { pickUp } from './pick-up.ts';
import { ready } from './ready.ts';
import { retrieve } from './retrieve.ts';
import { seizeInitiative } from './seize-initiative.ts';
import { specialAttack } from './special-attack.ts';
import { stow } from './stow.ts';
import { useObject } from './use-object.ts';

/** Everything that can be chosen, in the order in which it is listed. Each is a file of its own. */
export const actions: readonly Action[] = [
  continueCharge,
  stopCharge,
  standardAttack,
  quickAttack,
  strongAttack,
  nonlethalAttack,
  specialAttack,
  castSpell,
  endMagic,
  createOpening,
  ignoreAttackers,
  seizeInitiative,
  ready,
  retrieve,
  stow,
  pickUp,
  useObject,
  load,
  openDoor,
  drop,
  endTurn,
];
