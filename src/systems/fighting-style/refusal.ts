import type { Refusal } from '../../kernel/port.ts';
import { refusing } from '../../kernel/port.ts';

/** The codes of refusals (FS-TURN-8). */
const refusalCodes = [
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
  /** The choice names something that does not exist: an option, a combatant, an item, a square. */
  'noSuchThing',
] as const;
type RefusalCode = (typeof refusalCodes)[number];

/** Constructs a refusal, used both to grey an option and to refuse a choice. */
export const refuse = refusing<RefusalCode>();

/** FS-REACT-1: the refusal of a choice that does not answer the question asked in the middle of a deed. */
export const stillResolving = (answers: string): Refusal =>
  refuse('midResolution', `something is being resolved: ${answers}`, 'FS-REACT-1', 'option');
