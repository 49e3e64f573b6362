import { useEffect } from 'react';
import { useSettings } from '../../store/settings.ts';
import { useHand } from '../hand/hand.ts';
import { letTacticsPlay } from './plays.ts';

/**
 * Whether the user can see the fight: the page is visible, no dialog or curtain covers it, and no combatant is being
 * placed on a cell.
 */
const looking = (): boolean =>
  !document.hidden &&
  document.querySelector('dialog[open]') === null &&
  useSettings.getState().eyes !== 'curtain' &&
  useHand.getState().placing === null;

/** Lets tactics play while it is mounted. Renders nothing. */
export function TacticsAtWork() {
  useEffect(() => letTacticsPlay(looking), []);
  return null;
}
