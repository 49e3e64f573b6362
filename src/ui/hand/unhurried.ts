import { slip, useTable } from '../../store/table.ts';

/** The last press of a button that may answer the prompt, and the prompt before it. */
let last: { readonly what: string; readonly prompt: number | null; readonly at: number } | null = null;

/**
 * Runs what a button does, unless this is the second tap of a slip of the finger: within `slip` milliseconds of a press
 * of the same button, which has brought the next prompt under the finger. `what`: which button it is, the same for
 * every prompt.
 */
export function unhurried(what: string, run: () => void): void {
  const prompt = useTable.getState().prompt?.id ?? null;
  const slipped =
    last !== null && last.what === what && last.prompt !== prompt && performance.now() - last.at < slip;
  if (!slipped) run();
  // Counted from the end of `run`: while it worked, nobody could see what the button stands for now.
  last = { what, prompt: slipped && last ? last.prompt : prompt, at: performance.now() };
}
