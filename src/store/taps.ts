import type { Prompt } from '../protocol/messages.ts';

/** How long a second tap on the same prompt is ignored, in milliseconds. */
export const slip = 400;

let last: { readonly prompt: number; readonly at: number; done: boolean } | null = null;

/** To be called when prompts are numbered anew. */
export const forgetTaps = (): void => {
  last = null;
};

/**
 * Sends an answer to a prompt and returns whether it was taken. A second answer to the same prompt is not sent: within
 * `slip` ms of the first, or while that one is on its way.
 */
export async function sentOnce(
  { id }: Pick<Prompt, 'id'>,
  send: (prompt: number) => Promise<boolean>,
): Promise<boolean> {
  const at = performance.now();
  if (last?.prompt === id && (!last.done || at - last.at < slip)) return false;
  const mine = { prompt: id, at, done: false };
  last = mine;
  const taken = await send(id);
  mine.done = true;
  return taken;
}
