import type { Refusal } from '../../kernel/port.ts';
import { refusing } from '../../kernel/port.ts';

/** The codes of refused choices, for programs. */
const refusalCodes = [
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
  /** The choice names something that does not exist: an option, a combatant, an item, a square. */
  'noSuchThing',
] as const;
type RefusalCode = (typeof refusalCodes)[number];

/** Why a choice is not legal. The same text greys out the option and answers the refused choice. */
export const refuse = refusing<RefusalCode>();

/** The refusal while something is being resolved: only the pending question can be answered. */
export const stillResolving = (answers: string): Refusal =>
  refuse('midResolution', `something is being resolved: ${answers}`, 'PE-TEST-7', 'option');
