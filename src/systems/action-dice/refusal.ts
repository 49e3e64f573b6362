import type { Refusal } from '../../kernel/port.ts';
import { refusing } from '../../kernel/port.ts';

/** The causes of a refused choice, for programs. */
export const refusalCodes = [
  'notYourTurn',
  'notAReaction',
  /** It could not change anything, whatever falls. */
  'hopeless',
  'noActions',
  'noVigor',
  'noMana',
  'winded',
  'out',
  'incapacitated',
  'ambushed',
  'ownTurn',
  'immobile',
  'noMovement',
  'spaceTaken',
  'noWay',
  'outOfReach',
  'outOfRange',
  'unseen',
  'covered',
  'notInHand',
  'noFreeHand',
  'wrongTarget',
  'notHurt',
  'already',
  'actInProgress',
  /** The answer names something that is not there: an option, a combatant, an item, a square. */
  'noSuchThing',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Why a choice is not legal: one text for the greyed option and for the refused answer (AD-DIE-17). */
export const refuse = refusing<RefusalCode>();

/** A question has these answers and no others. */
export const onlyAnswers = (answers: string, clause: string): Refusal =>
  refuse('noSuchThing', `the answer is ${answers}`, clause, 'option');
