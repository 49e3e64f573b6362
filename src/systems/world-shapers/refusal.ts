import type { Refusal } from '../../kernel/port.ts';
import { refusing } from '../../kernel/port.ts';

/** Machine-readable reasons of refused choices. */
const refusalCodes = [
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
  /** The answer names something that does not exist: an option, a combatant, an item, a square. */
  'noSuchThing',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Makes the refusal of an illegal choice, used both for the greyed option and for the refused answer (WS-GEN-11). */
export const refuse = refusing<RefusalCode>();

/** The refusal of an answer that is none of those allowed; `answers` lists these. */
export const onlyAnswers = (answers: string, clause: string): Refusal =>
  refuse('noSuchThing', `the answer is ${answers}`, clause, 'option');
