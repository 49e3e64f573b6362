import type { Id } from '../../kernel/json.ts';
import type { Refusal } from '../../kernel/port.ts';
import type { AilmentKind } from './ailments/catalogue.ts';
import { ailmentKinds } from './ailments/catalogue.ts';
import { nameOf } from './names.ts';
import { refuse } from './refusal.ts';
import type { Combatant, Fight, Item } from './state.ts';
import { actor, foes, one, suffers } from './state.ts';

/**
 * Conditions that several choices share: whether a combatant may act at all, has a Move or an Action left, and so on.
 * Each function returns the refusal, which both greys out the option and answers an illegal choice, or `null` if legal.
 */

/** PE-TIME-2: only on the combatant's own turn or with a One More. */
export function judgeTurn(fight: Fight, who: Combatant): Refusal | null {
  const now = actor(fight);
  if (now === who.id) return null;
  const because = now
    ? `It is the turn of ${nameOf(fight, now)}, not of ${who.sheet.name}`
    : 'It is nobody’s turn';
  return refuse('notYourTurn', because, 'PE-TIME-2');
}

/** PE-AIL-6: the ailment that forbids actions; `null` if there is none. */
export function actionlessBy(who: Combatant): AilmentKind | null {
  for (const { id } of who.ailments) if (ailmentKinds[id].actionless) return ailmentKinds[id];
  return null;
}

/** Whether the combatant can do anything by itself: it is conscious and no ailment forbids actions. */
export function judgeAble(who: Combatant): Refusal | null {
  if (who.out !== null) {
    return refuse('unconscious', `${who.sheet.name} is out of the fight`, 'PE-HLP-1');
  }
  const ailment = actionlessBy(who);
  return ailment && refuse('ailment', `${who.sheet.name} is ${ailment.name}`, ailment.clause);
}

/** PE-AIL-9: refuses help for an ally by a Dizzy combatant. It may still help itself. */
export const judgeAssisting = (who: Combatant, other: Combatant): Refusal | null =>
  other !== who && !foes(who, other) && suffers(who, 'dizzy')
    ? refuse('ailment', `${who.sheet.name} is Dizzy and can assist nobody`, 'PE-AIL-9')
    : null;

/** PE-TIME-3, PE-ONE-4: whether an Action is left, of the turn or of a One More. */
export function judgeAction(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeTurn(fight, who) ?? judgeAble(who);
  if (refused) return refused;
  if (fight.bonus?.used === 'move') {
    return refuse('oneMoreOnly', 'this One More is used for a Move', 'PE-ONE-4');
  }
  if (who.fleeing) return refuse('ailment', `${who.sheet.name} must flee`, 'PE-AIL-19');
  if (who.acted) return refuse('noAction', `${who.sheet.name} has no Action left`, 'PE-TIME-3');
  return null;
}

/** PE-AIL-6, PE-R105: the ailment that forbids moving; `null` if there is none. */
export const movelessBy = ({ rulings }: Pick<Fight, 'rulings'>, who: Combatant): AilmentKind | null =>
  rulings.noActionsBlocks === 'actionOnly' ? null : actionlessBy(who);

/** Whether the combatant is able to move by itself. */
export function judgeMobile(fight: Pick<Fight, 'rulings'>, who: Combatant): Refusal | null {
  const refused = judgeAble(who);
  return refused !== null && who.out === null && movelessBy(fight, who) === null ? null : refused;
}

/** PE-TIME-3, PE-TIME-4, PE-ONE-4: whether the Move of the turn is left or can go on. */
export function judgeMove(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeTurn(fight, who) ?? judgeMobile(fight, who);
  if (refused) return refused;
  if (fight.bonus?.used === 'action') {
    return refuse('oneMoreOnly', 'this One More is used for an Action', 'PE-ONE-4');
  }
  if (who.focused) {
    return refuse('noMove', `${who.sheet.name} made a Focused Attack: no Move in this turn`, 'PE-ACT-8');
  }
  if (who.moveOver) return refuse('noMove', `${who.sheet.name} has no Move left`, 'PE-TIME-3');
  return null;
}

/** For choices that cost neither Move nor Action: only the turn and being able to act count. */
export const judgeFree = (fight: Fight, who: Combatant): Refusal | null =>
  judgeTurn(fight, who) ?? judgeAble(who);

/** The items in the hands, each once. */
export function itemsInHand(who: Combatant): readonly Item[] {
  const { right, left } = who.hands;
  const held = right === null ? [] : [right];
  return left === null || left === right || left.id === right?.id ? held : [...held, left];
}

/** All items of a combatant, those in hand first. */
export const belongings = (who: Combatant): readonly Item[] => [...itemsInHand(who), ...who.carried];

/** All combatants except `except` that have neither fled nor been removed, in the order of the encounter. */
export const othersHere = (fight: Fight, except: Id): readonly Combatant[] =>
  fight.listing
    .filter((id) => id !== except)
    .map((id) => one(fight, id))
    .filter((who) => who.out !== 'gone' && who.out !== 'fled');
