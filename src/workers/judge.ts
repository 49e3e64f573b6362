import type { Json } from '../kernel/json.ts';
import type { ErrorReply, SystemsReply } from '../protocol/messages.ts';
import type { Judge } from '../storage/import.ts';
import type { TableHost } from './seats.ts';
import { standingOf } from './standing.ts';

/** Judges documents by laying them on a table of its own. `path` names the place within the document. */
export function judgeOf(host: TableHost): Judge {
  const systems = (): readonly string[] => {
    const reply = host.handle({ do: 'systems' });
    return 'systems' in reply ? (reply as SystemsReply).systems.map(({ id }) => id) : [];
  };
  return {
    systems,
    knows: (system) => systems().includes(system),
    encounter(encounter) {
      const reply = host.handle({ do: 'start', encounter, seed: 'judge', dice: 'manual' });
      host.takeJournal();
      return reply.ok ? null : problemOf(reply.error);
    },
    fight(record: Json) {
      const reply = host.handle({ do: 'load', record });
      host.takeJournal();
      if (!reply.ok) return { ok: false, problem: problemOf(reply.error) };
      const saved = host.handle({ do: 'save' });
      if (!('view' in reply) || !('record' in saved)) throw new Error('the host loaded no fight');
      const { summary, over } = standingOf(reply);
      return { ok: true, record: saved.record, summary, ...(over && { over }) };
    },
  };
}

const problemOf = ({ code, message, path }: ErrorReply['error']) => ({
  code,
  message,
  ...(path !== undefined && { path: path.replace(/^(encounter|record)\./, '') }),
});
