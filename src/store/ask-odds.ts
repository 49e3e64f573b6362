import type { Choice } from '../kernel/port.ts';
import type { OddsReply } from '../protocol/messages.ts';
import { table } from './table.ts';

/** Resolves when what has just been shown is on the screen. */
const drawn = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * The odds of a complete choice; `null` when they were given up or cannot be had. They wait until the way stands on the
 * screen: another worker that thinks, or has to be started first, would take its time from the answer to the finger.
 */
export async function askOdds(choice: Choice, signal: AbortSignal): Promise<OddsReply | null> {
  await table.preview(choice);
  await drawn();
  if (signal.aborted) return null;
  const reply = await table.odds(choice, { signal });
  return reply?.ok ? reply : null;
}
