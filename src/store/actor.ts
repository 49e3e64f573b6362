import type { Id } from '../kernel/json.ts';
import { doerOf } from '../kernel/port.ts';
import type { Prompt } from '../protocol/messages.ts';

/**
 * The combatant that acts and pays when a prompt is answered: the one who decides, unless it decides for another one
 * (`acts`).
 */
export const actorOf = (prompt: Prompt | null | undefined): Id | undefined =>
  prompt?.kind === 'choose' ? doerOf(prompt) : prompt?.for;
