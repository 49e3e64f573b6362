import type { Refusal } from '../../kernel/port.ts';
import { refusing } from '../../kernel/port.ts';

/** The reasons of refusals, for programs. */
const refusalCodes = [
  'notYourTurn',
  'notAReaction',
  /** It could not change anything, whatever is rolled. */
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
  /** The answer names something that does not exist: an option, a combatant, an item, a square. */
  'noSuchThing',
] as const;
type RefusalCode = (typeof refusalCodes)[number];

/** Builds a refusal; the same text serves the greyed-out option and the illegal answer (AD-DIE-17). */
export const refuse = refusing<RefusalCode>();

/** The refusal of an answer that is none of the question's options. */
export const onlyAnswers = (answers: string, clause: string): Refusal =>
  refuse('noSuchThing', `the answer is ${answers}`, clause, 'option');
