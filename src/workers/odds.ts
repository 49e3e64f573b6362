import { inOrder } from '../forecast/order.ts';
import type { Json } from '../kernel/json.ts';
import { asJson } from '../kernel/json.ts';
import type { Reply } from '../protocol/messages.ts';
import type { OddsAnswer, OddsJob } from './channel.ts';
import type { TableHost } from './seats.ts';

/**
 * Answers questions about a moment of a fight; the moment stays until a job brings another. Questions about an encounter
 * bring it along.
 */
export function serveOdds(host: Pick<TableHost, 'handle'>): (job: OddsJob) => OddsAnswer {
  let refused: Reply | null = null;
  const start = (encounter: Json): Reply => host.handle({ do: 'start', encounter, dice: 'manual' });
  /** What is wrong with it is told by the places of the document as it is written, not by those of the order it is played in. */
  const begun = (encounter: Json): Reply => {
    const ordered = start(inOrder(encounter));
    if (ordered.ok) return ordered;
    const written = start(encounter);
    return written.ok ? ordered : written;
  };
  return ({ id, record, encounter, request }) => {
    if (record || encounter !== undefined) {
      const opened = record
        ? host.handle({ do: 'follow', record: asJson(record) })
        : begun(encounter as Json);
      refused = opened.ok ? null : opened;
    }
    const ofItself = request.do === 'vary' || request.do === 'variations';
    return { id, reply: (ofItself ? null : refused) ?? host.handle(request) };
  };
}
