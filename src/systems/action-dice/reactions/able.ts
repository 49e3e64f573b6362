import type { Refusal } from '../../../kernel/port.ts';
import type { Price } from '../actions/action.ts';
import { judgeReaction } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';
import type { Trigger } from './trigger.ts';
import { judgeOnce } from './trigger.ts';

/** Why a combatant may not react to a trigger at this price; `null` if it may (AD-REA-1 to AD-REA-3, AD-ENC-7). */
export const judgeAnswer = (fight: Fight, who: Combatant, to: Trigger, price: Price): Refusal | null =>
  (isObject(who) ? refuse('notAReaction', `${who.sheet.name} is a thing`, 'AD-OBJ-1') : null) ??
  judgeOnce(to, who) ??
  judgeReaction(fight, who, price);
