import type { ErrorReply } from '../protocol/messages.ts';
import type { FightState, NumberedOp, Outcome } from './channel.ts';

/** What came of a job. */
export type Done = {
  readonly outcome: Outcome;
  readonly opened?: FightState['opened'];
  readonly news?: readonly NumberedOp[];
  /** What everybody else hears once the job is answered: whoever waits for it comes first. */
  readonly told?: Told;
};

/** What every tab hears. */
export type Told = { readonly changed: string } | { readonly library: true };

/** Why something was not done, for the page. */
export const refusal = (code: string, message: string, path?: string): ErrorReply => ({
  ok: false,
  error: { code, message, ...(path !== undefined && { path }) },
});
