import type { Refusal } from '../../kernel/port.ts';
import { refusing } from '../../kernel/port.ts';

/** The causes of a refused choice, for programs. */
export const refusalCodes = [
  'notYourTurn',
  'notAReaction',
  'noActionPoints',
  'noReactionPoints',
  'noWp',
  'noMomentum',
  'noBurst',
  'upcastLimit',
  'down',
  'surrendered',
  'surprised',
  'immobile',
  'noMovement',
  'spaceTaken',
  'noWay',
  'barred',
  'outOfReach',
  'outOfRange',
  'unseen',
  'seen',
  'covered',
  'hidden',
  'notInHand',
  'noFreeHand',
  'noFreeUse',
  'tooDifferentInSize',
  'wrongTarget',
  'notAlly',
  'notPlayed',
  'reckless',
  'frightened',
  'already',
  'turnUsed',
  'notHolding',
  'union',
  'notHoldable',
  'midResolution',
  /** The answer names something that is not there: an option, a combatant, an item, a square. */
  'noSuchThing',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Why a choice is not legal: one text for the greyed option and for the refused answer (WS-GEN-11). */
export const refuse = refusing<RefusalCode>();

/** A question has these answers and no others. */
export const onlyAnswers = (answers: string, clause: string): Refusal =>
  refuse('noSuchThing', `the answer is ${answers}`, clause, 'option');
