import type { Reply } from '../protocol/messages.ts';
import type { OddsAnswer, OddsJob } from './channel.ts';
import type { TableHost } from './seats.ts';

/** Answers questions about a moment of a fight; the moment stays until a job brings another. */
export function serveOdds(host: Pick<TableHost, 'handle'>): (job: OddsJob) => OddsAnswer {
  let refused: Reply | null = null;
  return ({ id, record, request }) => {
    if (record) {
      const loaded = host.handle({ do: 'load', record: record as never });
      refused = loaded.ok ? null : loaded;
    }
    return { id, reply: refused ?? host.handle(request) };
  };
}
