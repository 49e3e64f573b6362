import type { Action } from './action.ts';
import { allWeapon } from './all-weapon.ts';
import { advancedAnalyse, analyse } from './analyse.ts';
import { attack } from './attack.ts';
import { burst } from './burst.ts';
import { called } from './called.ts';
import { charge } from './charge.ts';
import { consumable } from './consumable.ts';
import { defend } from './defend.ts';
import { distract, scaryFace } from './disrupt.ts';
import { endTurn } from './end-turn.ts';
import { draw, drop, pickUp, stow } from './equip.ts';
import { fateActions } from './fate.ts';
import { focused } from './focused.ts';
import { power } from './power.ts';
import { protect } from './protect.ts';
import { pullTogether } from './pull-together.ts';
import { putOut } from './put-out.ts';
import { reload } from './reload.ts';
import { staunch } from './staunch.ts';
import { swapPersona } from './swap-persona.ts';
import { goOn, improvise, useSkill } from './use-skill.ts';

/** Everything that can be chosen in a turn, in the order in which it is listed. Each owner adds its own. */
export const actions: readonly Action[] = [
  attack,
  charge,
  called,
  focused,
  burst,
  allWeapon,
  power,
  consumable,
  defend,
  protect,
  analyse,
  advancedAnalyse,
  distract,
  scaryFace,
  staunch,
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
