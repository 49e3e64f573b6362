import { useEffect } from 'react';
import { useSettings } from '../../store/settings.ts';
import { useHand } from '../hand/hand.ts';
import { letTacticsPlay } from './plays.ts';

/** Somebody sees the fight: the page is in front, nothing lies over it, and nobody is being put on a cell. */
const looking = (): boolean =>
  !document.hidden &&
  document.querySelector('dialog[open]') === null &&
  useSettings.getState().eyes !== 'curtain' &&
  useHand.getState().placing === null;

/** Tactics play as long as this stands on a screen. */
export function TacticsAtWork() {
  useEffect(() => letTacticsPlay(looking), []);
  return null;
}
