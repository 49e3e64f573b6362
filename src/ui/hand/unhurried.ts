import { useTable } from '../../store/table.ts';
import { slip } from '../../store/taps.ts';

/** The last press of a button that may answer the prompt, and the prompt before it. */
let last: { readonly what: string; readonly prompt: number | null; readonly at: number } | null = null;

/** Whether the key that is down repeats itself: a button that has the focus is clicked by each repetition of Enter. */
let repeats = false;
if (typeof addEventListener === 'function') {
  addEventListener(
    'keydown',
    (event) => {
      repeats = event.repeat;
    },
    true,
  );
  for (const end of ['keyup', 'pointerdown', 'blur']) addEventListener(end, () => (repeats = false), true);
}

/**
 * Runs what a button or its key does, unless this is the second tap of a slip of the finger: within `slip` milliseconds
 * of a press of the same button, which has brought the next prompt under the finger; or a key that is held. `what`:
 * which button it is, the same for every prompt.
 */
export function unhurried(what: string, run: () => void): void {
  if (repeats) return;
  const prompt = useTable.getState().prompt?.id ?? null;
  const slipped =
    last !== null && last.what === what && last.prompt !== prompt && performance.now() - last.at < slip;
  if (!slipped) run();
  // Counted from the end of `run`: while it worked, nobody could see what the button stands for now.
  last = { what, prompt: slipped && last ? last.prompt : prompt, at: performance.now() };
}
