import type { Reaction, System } from '../../../engine/system.ts';
import type { Facts } from '../facts/index.ts';
import type { Fight } from '../state.ts';
import { cinematicNow } from './cinematic.ts';
import { guard } from './guard.ts';

/** All reactions (WS-RND-7), each in a file of its own. */
export const reactions: readonly Reaction<Fight, Facts>[] = [guard, cinematicNow];

/** Other answers that can be set to Off or Auto, and their defaults. */
export const answers: NonNullable<System['answers']> = [
  { id: 'union', label: 'Propose unions at the start of a round', clause: 'WS-INI-14', usual: 'off' },
  { id: 'union-consent', label: 'Join unions that others propose', clause: 'WS-INI-14' },
  { id: 'switch-places', label: 'Switch places when an ally asks for it', clause: 'WS-BAS-10' },
  { id: 'cinematic-join', label: 'Take part in great deeds of others', clause: 'WS-CIN-8' },
  { id: 'held-turn', label: 'Take a held turn between two turns', clause: 'WS-INI-7' },
  { id: 'initiative-tie', label: 'Order those of equal Initiative', clause: 'WS-INI-2', gm: true },
];
