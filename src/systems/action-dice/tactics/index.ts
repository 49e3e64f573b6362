import { randomTactic } from '../../../engine/random-choice.ts';
import type { Tactic } from '../../../engine/system.ts';
import type { Fight } from '../state.ts';

/** How fights are played where nobody decides. */
export const tactics: { readonly [id: string]: Tactic<Fight> } = {
  random: randomTactic as unknown as Tactic<Fight>,
};
