import type { Refusal } from '../../kernel/port.ts';
import { refusing } from '../../kernel/port.ts';

/** The causes of a refused choice, for programs. */
export const refusalCodes = [
  'notYourTurn',
  'noMove',
  'noAction',
  'noMetres',
  'oneMoreOnly',
  'unconscious',
  'ailment',
  'surprised',
  'grappled',
  'squareTaken',
  'noWay',
  'outOfReach',
  'outOfRange',
  'outOfBand',
  'unseen',
  'notInHand',
  'noFreeHand',
  'brokenArm',
  'notLoaded',
  'jammed',
  'broken',
  'noAmmunition',
  'focusOnly',
  'moved',
  'engaged',
  'notEngaged',
  'notProne',
  'prone',
  'wrongEvasion',
  'cannotPay',
  'noPersona',
  'notTrained',
  'noFate',
  'noAlly',
  'notAllStaggered',
  'tooFewContributors',
  'midResolution',
  'notAReaction',
  /** The answer names something that is not there: an option, a combatant, an item, a square. */
  'noSuchThing',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Why a choice is not legal: one text for the greyed option and for the refused answer. */
export const refuse = refusing<RefusalCode>();

/** In the middle of something nothing else can be done than what is asked. */
export const stillResolving = (answers: string): Refusal =>
  refuse('midResolution', `something is being resolved: ${answers}`, 'PE-TEST-7', 'option');
