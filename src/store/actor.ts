import type { Id } from '../kernel/json.ts';
import type { Prompt } from '../protocol/messages.ts';

/** Who acts in answer to a prompt, and pays: the one who decides, unless that one decides for somebody else. */
export const actorOf = (prompt: Prompt | null | undefined): Id | undefined =>
  prompt?.kind === 'choose' ? (prompt.acts ?? prompt.for) : prompt?.for;
