import type { Problem } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import type { ErrorReply } from '../protocol/messages.ts';
import type { Judge } from '../storage/import.ts';
import { rowUpdateOf } from './row-update.ts';
import type { TableHost } from './seats.ts';

/**
 * Judges documents by loading them into `host`, which must not be the host of the open fight: what it plays is
 * replaced. The `path` of a problem is a place within the document.
 */
export function judgeOf(host: TableHost): Judge {
  const systems = (): readonly string[] => {
    const reply = host.handle({ do: 'systems' });
    return reply.ok ? reply.systems.map(({ id }) => id) : [];
  };
  return {
    systems,
    knows: (system) => systems().includes(system),
    encounter(encounter) {
      const reply = host.handle({ do: 'start', encounter, seed: 'judge', dice: 'manual' });
      host.takeJournal();
      return reply.ok ? null : problemOf(reply.error);
    },
    sheet(system, sheet) {
      const known = host.handle({ do: 'catalogue', system });
      const [sample] = known.ok ? known.catalogue.pack.encounters : [];
      if (!sample) return null;
      const ground = { sample: sample.id, open: { width: 40, height: 40 } };
      const reply = host.handle({ do: 'quick', system, ground, sides: [[sheet], [sheet]] });
      return reply.ok ? null : problemOf({ code: 'bad-sheet', ...inSheet(reply.error.problems ?? []) });
    },
    fight(record: Json) {
      const reply = host.handle({ do: 'load', record });
      host.takeJournal();
      if (!reply.ok) return { ok: false, problem: problemOf(reply.error) };
      const saved = host.handle({ do: 'save' });
      if (!saved.ok) throw new Error('the host loaded no fight');
      const { summary, over } = rowUpdateOf(reply);
      return { ok: true, record: saved.record, summary, ...(over && { over }) };
    },
  };
}

/** The problems of a quick fight of a sheet against itself, with their paths turned into paths within the sheet. */
function inSheet(found: readonly Problem[]): Pick<ErrorReply['error'], 'message' | 'path' | 'problems'> {
  const problems = found.map(({ path, message }) => ({
    path: path.replace(/^sides\[\d\]\[0\]/, 'sheet'),
    message,
  }));
  const [first = { path: 'sheet', message: 'it cannot be read' }] = problems;
  return { ...first, message: `${first.path}: ${first.message}`, problems };
}

const problemOf = ({ code, message, path, problems }: ErrorReply['error']) => ({
  code,
  message,
  ...(path !== undefined && { path: path.replace(/^(encounter|record)\./, '') }),
  ...(problems && { problems }),
});
