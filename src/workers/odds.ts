import { inOrder } from '../forecast/order.ts';
import type { Json } from '../kernel/json.ts';
import { asJson } from '../kernel/json.ts';
import type { Reply } from '../protocol/messages.ts';
import type { OddsAnswer, OddsJob, OddsRequest } from './channel.ts';
import type { TableHost } from './seats.ts';

/**
 * Returns the handler of the odds worker. It answers questions about the fight on its own table, which stays there
 * until a job brings another one: a `record` to catch up with, or an `encounter` that is begun. When that could not be
 * loaded, questions are answered with its refusal, except those that carry their own encounter (`vary`, `variations`).
 */
export function serveOdds(host: Pick<TableHost, 'handle'>): (job: OddsJob) => OddsAnswer {
  let refused: Reply | null = null;
  /**
   * Asks about an encounter with its combatants sorted; a refusal names the places of the document as written, not as
   * sorted.
   */
  const sorted = (encounter: Json, ask: (encounter: Json) => Reply): Reply => {
    const ordered = ask(inOrder(encounter));
    if (ordered.ok) return ordered;
    const written = ask(encounter);
    return written.ok ? ordered : written;
  };
  const start = (encounter: Json): Reply => host.handle({ do: 'start', encounter, dice: 'manual' });
  /** What can be varied is sorted like what is forecast: both take the same side for the party. */
  const answered = (request: OddsRequest): Reply =>
    request.do === 'variations'
      ? sorted(request.encounter, (encounter) => host.handle({ ...request, encounter }))
      : host.handle(request);
  return ({ id, record, encounter, request }) => {
    if (record || encounter !== undefined) {
      const opened = record
        ? host.handle({ do: 'follow', record: asJson(record) })
        : sorted(encounter as Json, start);
      refused = opened.ok ? null : opened;
    }
    const ofItself = request.do === 'vary' || request.do === 'variations';
    return { id, reply: (ofItself ? null : refused) ?? answered(request) };
  };
}
