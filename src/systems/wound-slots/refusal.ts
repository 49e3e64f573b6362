import type { Refusal } from '../../kernel/port.ts';
import { refusing } from '../../kernel/port.ts';

/** The codes of refusals, for programs. */
const refusalCodes = [
  'notYourTurn',
  'lowInitiative',
  'noActionPoints',
  'noStamina',
  'noMana',
  'charging',
  'unconscious',
  'helpless',
  'pinned',
  'surprised',
  'immobile',
  'noMovement',
  'spaceTaken',
  'noWay',
  'outOfReach',
  'outOfRange',
  'unseen',
  'notInHand',
  'noFreeHand',
  'notLoaded',
  'grappling',
  'notGrappling',
  'tooDifferentInSize',
  'formless',
  'underwater',
  'posture',
  'notWounded',
  'notDying',
  'notWilling',
  'hopeless',
  'dashed',
  'onceARound',
  'notMounted',
  'mounted',
  'noControl',
  'immune',
  'thwarted',
  /** Defending again would change nothing. */
  'defending',
  'midResolution',
  'notAReaction',
  /** The answer names something that does not exist: an option, a combatant, an item, a cell. */
  'noSuchThing',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Makes a refusal, used both for the disabled option and for the illegal answer. */
export const refuse = refusing<RefusalCode>();

/** The refusal while something is being resolved and only the open question can be answered. */
export const stillResolving = (answers: string): Refusal =>
  refuse('midResolution', `something is being resolved: ${answers}`, 'SL-REA-3', 'option');
