import type { OddsAnswer, OddsJob } from './channel.ts';
import type { TableHost } from './server.ts';

/** Answers questions about a moment of a fight; the moment stays until a job brings another. */
export function serveOdds(host: Pick<TableHost, 'handle'>): (job: OddsJob) => OddsAnswer {
  return ({ id, record, request }) => {
    if (record) {
      const loaded = host.handle({ do: 'load', record: record as never });
      if (!loaded.ok) return { id, reply: loaded };
    }
    return { id, reply: host.handle(request) };
  };
}
