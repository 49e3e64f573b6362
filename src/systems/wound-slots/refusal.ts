import type { Refusal } from '../../kernel/port.ts';
import { refusing } from '../../kernel/port.ts';

/** The causes of a refused choice, for programs. */
export const refusalCodes = [
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
  /** Defend changes nothing for whoever defends already. */
  'defending',
  'midResolution',
  'notAReaction',
  /** The answer names something that is not there: an option, a combatant, an item, a cell. */
  'noSuchThing',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Why a choice is not legal: one text for the greyed option and for the refused answer. */
export const refuse = refusing<RefusalCode>();

/** In the middle of something nothing else can be done than what is asked. */
export const stillResolving = (answers: string): Refusal =>
  refuse('midResolution', `something is being resolved: ${answers}`, 'SL-REA-3', 'option');
