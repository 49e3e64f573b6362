import type { Choice } from '../kernel/port.ts';
import type { OddsReply } from '../protocol/messages.ts';
import { table } from './table.ts';

/** Resolves when what has just been shown is on the screen. */
const drawn = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * Asks for the odds of a complete choice and shows them, twice where they take long to count: a first look, and what
 * comes of counting to the end. `settled` says that nothing better follows; then `odds` may be `null`: they were given up or
 * cannot be had. They wait until the way stands on the screen: another worker that thinks, or has to be started first, would
 * take its time from the answer to the finger.
 */
export async function askOdds(
  choice: Choice,
  signal: AbortSignal,
  show: (odds: OddsReply | null, settled: boolean) => void,
): Promise<void> {
  await table.preview(choice);
  await drawn();
  if (signal.aborted) return;
  const look = await table.odds(choice, { signal, quick: true });
  if (signal.aborted) return;
  if (!look?.ok || look.exact) {
    show(look?.ok ? look : null, true);
    return;
  }
  show(look, false);
  const whole = await table.odds(choice, { signal });
  if (!signal.aborted) show(whole?.ok ? whole : look, true);
}
