import type { JournalOp } from '../protocol/journal.ts';
import type { FightRecord, ReplyTo, Request } from '../protocol/messages.ts';
import type { Database } from '../storage/database.ts';
import type { FromWorker, OpenFight } from './channel.ts';
import type { Journal, JournalOptions } from './journal.ts';
import { mayStillSave, openJournal } from './journal.ts';
import type { Claim, Locks } from './locks.ts';
import { claimFight } from './locks.ts';

/** The part of a host that is used: requests in, replies out, and the journal entries that they caused. */
export interface TableHost {
  handle<R extends Request>(request: R): ReplyTo<R>;
  takeJournal(): readonly JournalOp[];
}

/** The fight on the table, or one that was left with entries that are still being saved. */
export interface Session {
  fight: OpenFight;
  readonly journal: Journal;
  /** `null` while another tab plays it: read-only here. */
  claim: Claim | null;
  /**
   * Set when replaying the stored journal does not give the fight being played (it was mended on loading): the next
   * input first writes this record as a new beginning. `null` otherwise.
   */
  rebase: FightRecord | null;
}

interface SeatOptions {
  readonly host: TableHost;
  readonly db: Database;
  readonly locks: Locks | undefined;
  readonly now: () => number;
  readonly post: (message: FromWorker) => void;
  /** Tells every tab that a fight changed on the disk. */
  readonly tell: (fight: string) => void;
}

/** The sessions of this worker: one on the table, and those that were left and still write their unsaved entries. */
export interface Seats {
  current(): Session | null;
  /** Claims a fight for this tab; `null` when another tab plays it. A background session of it ends. */
  claim(fight: string, steal: boolean): Promise<Claim | null>;
  /** Puts a fight on the table in place of the one before, which goes on saving in the background if it has to. */
  seat(next: Session | null): void;
  /** Ends the session of a fight that is about to be deleted, after a last try to write its unsaved entries. */
  leave(fight: string): Promise<void>;
  /** Ends all sessions without writing what is unsaved. */
  leaveAll(): void;
  rename(fight: string, name: string): void;
  /** Opens the journal of a fight that is about to be seated. */
  journal(fight: OpenFight, at: JournalPlace): Journal;
  /** The record of the fight that the host plays. Throws when there is none. */
  record(): FightRecord;
}

type JournalPlace = Pick<JournalOptions, 'savedTo' | 'checkpoint' | 'tail' | 'row'>;

/** Seats with no session. */
export function openSeats({ host, db, locks, now, post, tell }: SeatOptions): Seats {
  let session: Session | null = null;
  const lingering = new Map<string, Session>();

  const end = (one: Session): void => {
    one.journal.stop();
    one.claim?.release();
  };

  /** The session of a fight: on the table or in the background. */
  const sessionOf = (fight: string): Session | undefined =>
    session?.fight.id === fight ? session : lingering.get(fight);

  /** Ends the background session of a fight, if there is one. */
  function forget(fight: string): void {
    const left = lingering.get(fight);
    lingering.delete(fight);
    if (left) end(left);
  }

  /** Ends the sessions of a fight, on the table and in the background. */
  function endAll(fight: string): void {
    forget(fight);
    if (session?.fight.id !== fight) return;
    end(session);
    session = null;
  }

  function record(): FightRecord {
    const reply = host.handle({ do: 'save' });
    if (!reply.ok) throw new Error('the host cannot save the fight that it plays');
    return reply.record;
  }

  return {
    current: () => session,
    record,
    async claim(fight, steal) {
      forget(fight);
      const mine: { claim: Claim | null } = { claim: null };
      mine.claim = await claimFight(locks, fight, {
        steal,
        onLost() {
          const background = lingering.get(fight);
          if (background && background.claim === mine.claim) forget(fight);
          if (session === null || session.claim !== mine.claim) return;
          session.claim = null;
          session.journal.stop();
          post({ kind: 'lost', fight });
        },
      });
      return mine.claim;
    },
    seat(next) {
      const before = session;
      session = next;
      if (!before) return;
      const writes = before.claim !== null && mayStillSave(before.journal.saving());
      if (writes && before.fight.id !== next?.fight.id) lingering.set(before.fight.id, before);
      else end(before);
    },
    async leave(fight) {
      const mine = sessionOf(fight);
      if (mine?.claim) await mine.journal.flush();
      endAll(fight);
    },
    leaveAll() {
      for (const fight of [...lingering.keys()]) forget(fight);
      if (session) endAll(session.fight.id);
    },
    rename(fight, name) {
      if (session?.fight.id === fight) session.fight = { ...session.fight, name };
    },
    journal(fight, at) {
      const journal: Journal = openJournal({
        ...at,
        db,
        now,
        fight,
        record: () => (session?.journal === journal ? record() : null),
        onSaving() {
          const saving = journal.saving();
          const saved = saving.state === 'saved';
          const now = sessionOf(fight.id);
          // A write may outlast its session. If the fight was opened anew by then, it has a journal that knows better; if
          // it was left for good, nobody tries again what is not saved.
          if (now ? now.journal === journal : saved)
            post({ kind: 'saving', fight: fight.id, saving, savedTo: journal.savedTo() });
          if (!saved) return;
          tell(fight.id);
          if (now?.journal === journal) forget(fight.id);
        },
      });
      return journal;
    },
  };
}
