import type { Choice } from '../kernel/port.ts';
import type { OddsReply } from '../protocol/messages.ts';
import { questions } from './questions.ts';

/** Resolves once the next frame has been painted. */
const drawn = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * Asks for the odds of a complete choice and passes them to `show`: once if the first look is exact, otherwise twice,
 * the first look and then the odds counted to the end. `settled`: nothing better follows. `odds` is `null` only then,
 * when the odds were refused or given up. Waits for the preview and the next painted frame first: the odds worker,
 * which may have to be started, would take CPU time from the response to the tap.
 */
export async function askOdds(
  choice: Choice,
  signal: AbortSignal,
  show: (odds: OddsReply | null, settled: boolean) => void,
): Promise<void> {
  await questions.preview(choice);
  await drawn();
  if (signal.aborted) return;
  const look = await questions.odds(choice, { signal, quick: true });
  if (signal.aborted) return;
  if (!look?.ok || look.exact) {
    show(look?.ok ? look : null, true);
    return;
  }
  show(look, false);
  const whole = await questions.odds(choice, { signal });
  if (!signal.aborted) show(whole?.ok ? whole : look, true);
}
