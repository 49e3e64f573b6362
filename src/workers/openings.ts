import { asJson, canonical } from '../kernel/json.ts';
import type { JournalOp } from '../protocol/journal.ts';
import { journalOf, replayJournal } from '../protocol/journal.ts';
import type { FightRecord, Request } from '../protocol/messages.ts';
import type { Database } from '../storage/database.ts';
import { readFight, readJournal } from '../storage/fights.ts';
import { StorageFailure } from '../storage/problem.ts';
import { failure } from '../table/failures.ts';
import type { Memory, NumberedOp } from './channel.ts';
import type { Done } from './done.ts';
import type { RowUpdate } from './journal.ts';
import { rowUpdateOf } from './row-update.ts';
import type { Seats, Session, TableHost } from './seats.ts';

const replay = (ops: readonly NumberedOp[], from?: FightRecord): FightRecord =>
  replayJournal(
    ops.map(({ op }) => op),
    from,
  );

/** Whether loading a stored fight changed it (repaired or migrated it); hashes are ignored. */
const differs = (stored: FightRecord, played: FightRecord): boolean =>
  canonical({ ...stored, hash: '' }) !== canonical({ ...played, hash: '' });

const unlessUnreadable = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: unknown) => {
    if (error instanceof StorageFailure) return null;
    throw error;
  });

/** Whether the journal on the disk, up to entry `seq`, has nothing else in the place of entries that were not saved. */
async function goesOnAs(db: Database, { fight, ops, savedTo }: Memory, seq: number): Promise<boolean> {
  const unsaved = ops.filter((one) => one.seq > savedTo && one.seq <= seq);
  if (unsaved.length === 0) return true;
  const there = new Map((await readJournal(db, fight.id)).map((one) => [one.seq, canonical(one.op)]));
  return unsaved.every((one) => there.get(one.seq) === canonical(one.op));
}

/**
 * Writes changes of the fight on the table to its journal, after a new beginning where the session asks for one
 * (`rebase`). Returns the numbered entries, and `told` when all are on the disk.
 */
export async function writeOps(
  seats: Seats,
  ops: readonly JournalOp[],
  row: RowUpdate,
): Promise<Required<Pick<Done, 'news'>> & Pick<Done, 'told'>> {
  const session = seats.current() as Session;
  const anew = session.rebase && ops.length > 0 && ops[0]?.op !== 'begin' ? journalOf(session.rebase) : [];
  if (ops.length > 0) session.rebase = null;
  const news = await session.journal.commit([...anew, ...ops], row);
  const saved = news.length > 0 && session.journal.saving().state === 'saved';
  return { news, ...(saved && { told: { changed: session.fight.id } }) };
}

/** How a fight comes to the table: begun or brought as a record, opened from the library, resumed from memory. */
interface Openings {
  begin(id: string, name: string | null, request: Extract<Request, { do: 'start' | 'load' }>): Promise<Done>;
  /** `steal`: takes the fight over from another tab that plays it; otherwise it is then opened read-only. */
  open(id: string, steal: boolean): Promise<Done>;
  resume(memory: Memory): Promise<Done>;
}

export function openingsOf(options: {
  readonly host: TableHost;
  readonly seats: Seats;
  readonly db: Database;
  /** Loads the rules of a system; awaited before the host plays it. */
  readonly rules: (system: string) => Promise<void>;
}): Openings {
  const { host, seats, db, rules } = options;

  async function begin(
    id: string,
    name: string | null,
    request: Extract<Request, { do: 'start' | 'load' }>,
  ): Promise<Done> {
    const mine = await seats.claim(id, false);
    // No `await` from here to `seat`: the host and the session must be of the same fight at every moment.
    const reply = host.handle(request);
    const taken = host.takeJournal();
    if (!reply.ok || !('view' in reply)) {
      mine?.release();
      return { outcome: reply };
    }
    const fight = { id, name: name ?? (reply.view.name || 'A fight'), system: reply.view.system };
    const journal = seats.journal(fight, { savedTo: 0, checkpoint: 0, row: rowUpdateOf(reply) });
    seats.seat({ fight, journal, claim: mine, rebase: null });
    const written = await writeOps(seats, taken, rowUpdateOf(reply));
    return { outcome: reply, opened: { base: null, ops: [] }, ...written };
  }

  async function open(id: string, steal: boolean): Promise<Done> {
    const session = seats.current();
    if (session?.fight.id === id && session.claim) return { outcome: host.handle({ do: 'view' }) };
    if (session?.fight.id === id && session.journal.saving().unsaved > 0) {
      return {
        outcome: failure(
          'unsaved-tail',
          'Entries of this fight are only in memory here: save them as a copy first.',
        ),
      };
    }
    const mine = await seats.claim(id, steal);
    let seated = false;
    try {
      const stored = await readFight(db, id);
      if (!stored)
        return { outcome: failure('fight-gone', 'This fight is no longer in the library.', 'fight') };
      const { row, record } = stored;
      await rules(row.system);
      const reply = host.handle({ do: 'load', record: asJson(record) });
      host.takeJournal();
      if (!reply.ok || !('view' in reply)) return { outcome: reply };
      const fight = { id, name: row.name, system: row.system };
      const journal = seats.journal(fight, {
        savedTo: row.seq,
        checkpoint: stored.checkpoint,
        row: rowUpdateOf(reply),
      });
      const played = seats.record();
      seats.seat({
        fight,
        journal,
        claim: mine,
        rebase: stored.damage || differs(record, played) ? played : null,
      });
      seated = true;
      if (!mine) journal.stop();
      const warning = [
        reply.warning,
        stored.damage && `Not everything of this fight could be read: ${stored.damage}.`,
      ];
      const said = warning.filter(Boolean).join(' ');
      return {
        outcome: { ...reply, ...(said && { warning: said }) },
        opened: { base: { seq: row.seq, record: played }, ops: [] },
      };
    } finally {
      if (!seated) mine?.release();
    }
  }

  /**
   * Entries that only the page remembers are appended to what the journal on the disk has. When the disk cannot be read,
   * has less than the page saw written, or has entries of another tab in their place, the fight is rebuilt from memory
   * alone. Where entries are missing on the disk, a new beginning is written with the next input, as in `open`.
   */
  async function resume(memory: Memory): Promise<Done> {
    const { fight, base, ops } = memory;
    const mine = await seats.claim(fight.id, false);
    const stored = await unlessUnreadable(readFight(db, fight.id));
    const fits = stored && !stored.damage && stored.row.seq >= memory.savedTo;
    const disk = fits && (await unlessUnreadable(goesOnAs(db, memory, stored.row.seq))) ? stored : null;
    const savedTo = disk ? disk.row.seq : memory.savedTo;
    const tail = ops.filter((one) => one.seq > savedTo);
    const record = disk ? replay(tail, disk.record) : replay(ops, base?.record);
    const reply = host.handle({ do: 'load', record: asJson({ ...record, hash: '' }) });
    host.takeJournal();
    if (!reply.ok || !('view' in reply)) {
      mine?.release();
      return { outcome: reply };
    }
    const row = rowUpdateOf(reply);
    const journal = seats.journal(fight, { savedTo, checkpoint: stored?.checkpoint ?? 0, tail, row });
    const played = seats.record();
    const gap = stored?.damage !== undefined;
    seats.seat({ fight, journal, claim: mine, rebase: gap || differs(record, played) ? played : null });
    const opened = disk ? { base: { seq: savedTo, record: disk.record }, ops: tail } : { base, ops };
    if (!mine) journal.stop();
    // Behind a gap nothing is read but a new beginning.
    else if (gap && tail.length > 0)
      return { outcome: reply, opened, ...(await writeOps(seats, journalOf(played), row)) };
    else await journal.flush();
    return { outcome: reply, opened };
  }

  return { begin, open, resume };
}
