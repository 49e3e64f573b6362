import { hashOf } from '../kernel/json.ts';
import type { Account } from '../ledger/account.ts';
import type { LuckReport } from '../ledger/report.ts';
import { openLuckBook } from '../ledger/report.ts';
import type { TurnOfFight } from '../protocol/courses.ts';
import type { ErrorReply, FightRecord } from '../protocol/messages.ts';
import type { WorkerLike } from './channel.ts';
import type { OddsClient } from './client-odds.ts';
import { connectOdds } from './client-odds.ts';

export { foretold } from '../ledger/foretold.ts';

export interface LedgerClient {
  /** Who did what in a fight, or why that could not be told; `null` when aborted. */
  account(record: FightRecord, signal?: AbortSignal): Promise<Account | ErrorReply['error'] | null>;
  /**
   * Weighs the dice of every deed and reports the sum so far after each. Resolves with `null` when all deeds are done
   * or it was aborted, otherwise with the error that ended it.
   */
  luck(
    record: FightRecord,
    account: Account,
    onProgress: (report: LuckReport) => void,
    signal?: AbortSignal,
  ): Promise<ErrorReply['error'] | null>;
  /** The turns of a fight, those that can be done again included; `null` when aborted or it could not be told. */
  timeline(record: FightRecord, signal?: AbortSignal): Promise<readonly TurnOfFight[] | null>;
  /** Terminates the workers of account and luck; they are started again by the next question. */
  rest(): void;
}

const crashed: ErrorReply['error'] = {
  code: 'ledger-failed',
  message: 'The ledger broke off: the rules failed on one of the deeds.',
};

/** A key of a fight as it stands, with the way to it: two ways may lead to the same state, such as two misses. */
export const momentOf = ({ seed, hash, tape }: FightRecord): string => `${seed}:${hash}:${hashOf(tape)}`;

/**
 * The page's client of `size` workers that weigh deeds, one deed at a time each. They are started when first needed.
 */
export function connectLedger(spawn: () => WorkerLike, size: number): LedgerClient {
  const clients: readonly OddsClient[] = Array.from({ length: Math.max(1, size) }, () => connectOdds(spawn));
  /** A worker of its own: a fight is gone through on another page than that of its ledger. */
  const guide = connectOdds(spawn);
  let asked = 0;
  return {
    async account(record, signal) {
      const client = clients[0] as OddsClient;
      const reply = await client.ask(momentOf(record), () => record, { do: 'account' }, signal);
      if (!reply) return signal?.aborted ? null : crashed;
      return reply.ok ? reply : reply.error;
    },
    async timeline(record, signal) {
      // Unlike the rest of the ledger, it is about what can be done again, too.
      const moment = `${momentOf(record)}:${hashOf(record.redo)}`;
      asked++;
      const reply = await guide.ask(moment, () => record, { do: 'timeline' }, signal);
      // It is not needed again before the next fight is gone through.
      if (--asked === 0) guide.rest();
      return reply?.ok ? reply.turns : null;
    },
    async luck(record, account, onProgress, signal) {
      const moment = momentOf(record);
      const book = openLuckBook(account);
      let next = 0;
      let failed: ErrorReply['error'] | null = null;
      const work = async (client: OddsClient): Promise<void> => {
        for (let deed = account.deeds[next++]; deed && !failed; deed = account.deeds[next++]) {
          const reply = await client.ask(moment, () => record, { do: 'luck', step: deed.step }, signal);
          if (signal?.aborted) return;
          if (!reply?.ok) {
            failed ??= reply?.error ?? crashed;
            return;
          }
          book.add(reply);
          onProgress(book.report());
        }
      };
      onProgress(book.report());
      await Promise.all(clients.map(work));
      return failed;
    },
    rest() {
      for (const client of clients) client.rest();
    },
  };
}
