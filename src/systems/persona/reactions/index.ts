import type { Reaction, System } from '../../../engine/system.ts';
import type { Facts } from '../facts/index.ts';
import type { Fight } from '../state.ts';
import { chanceAttacks } from './chance-attack.ts';

/** All reactions of this system. */
export const reactions: readonly Reaction<Fight, Facts>[] = chanceAttacks;

/** Questions outside of windows that can be answered automatically, with their default setting. */
export const answers: NonNullable<System['answers']> = [
  { id: 'evasion', label: 'Evasion', clause: 'PE-ACT-4' },
  { id: 'fate-advantage', label: 'Fate for Advantage', clause: 'PE-FATE-3', usual: 'off' },
  { id: 'fate-reroll', label: 'Fate for another roll', clause: 'PE-FATE-4' },
  { id: 'fate-block', label: 'Fate against a Heavy Wound', clause: 'PE-FATE-7' },
  { id: 'fate-ailment', label: 'Fate against an ailment', clause: 'PE-FATE-6' },
  { id: 'stem', label: 'Stemming Blood Loss', clause: 'PE-BLD-2' },
  { id: 'join-all-out', label: 'Joining an All-Out Attack', clause: 'PE-AOA-2' },
  { id: 'follow-push', label: 'Going along with a push', clause: 'PE-ACT-28' },
  { id: 'hard-climb', label: 'Hard climbs', clause: 'PE-OBST-6', gm: true },
  { id: 'soften-fall', label: 'A reason to soften a fall', clause: 'PE-OBST-14', gm: true },
  { id: 'stealth', label: 'Overruling the dice of stealth', clause: 'PE-ACT-36', usual: 'off', gm: true },
  { id: 'distract', label: 'Forcing a distracted reroll', clause: 'PE-ACT-22' },
];
