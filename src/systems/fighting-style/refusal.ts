import type { Refusal } from '../../kernel/port.ts';
import { refusing } from '../../kernel/port.ts';

/** The causes of a refused command (FS-TURN-8), for programs. */
export const refusalCodes = [
  'notYourTurn',
  'noActionPoints',
  'attackLimit',
  'surprised',
  'unconscious',
  'held',
  'noMovement',
  'squareTaken',
  'outOfReach',
  'outOfRange',
  'notInHand',
  'notLoaded',
  'noFreeHand',
  'noShield',
  'wrongAttribute',
  'wrongDefence',
  'unaware',
  'notAReaction',
  'midResolution',
  'freeActionUsed',
  'cannotSave',
  'maneuverUnavailable',
  'oneManeuverOnly',
  'notProne',
  'noMana',
  'styleFull',
  'notEnoughXp',
  /** The answer names something that is not there: an option, a combatant, an item, a square. */
  'noSuchThing',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Why a choice is not legal: one text for the greyed option and for the refused answer. */
export const refuse = refusing<RefusalCode>();

/** FS-REACT-1: in the middle of an attack nothing else can be done than what is asked. */
export const stillResolving = (answers: string): Refusal =>
  refuse('midResolution', `something is being resolved: ${answers}`, 'FS-REACT-1', 'option');
