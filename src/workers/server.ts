import type { Preface } from '../engine/system.ts';
import { asJson } from '../kernel/json.ts';
import type { Database } from '../storage/database.ts';
import { readFight } from '../storage/fights.ts';
import type { LibraryApi } from '../storage/library.ts';
import { StorageFailure } from '../storage/problem.ts';
import type { ReadProblem } from '../storage/read.ts';
import { ReadFailure } from '../storage/read.ts';
import { failure } from '../table/failures.ts';
import type { CrashPoint, Envelope, FightState, FromWorker, Job, TableRequest } from './channel.ts';
import type { Broadcast, Done } from './done.ts';
import type { Locks } from './locks.ts';
import { openingsOf, writeOps } from './openings.ts';
import { rowUpdateOf } from './row-update.ts';
import { rulesForJob } from './rules-for.ts';
import type { TableHost } from './seats.ts';
import { openSeats } from './seats.ts';

/** The part of `BroadcastChannel` by which tabs tell each other that something changed. */
export interface Gossip {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

interface ServerOptions {
  readonly host: TableHost;
  /** Loads the rules of a system (`null`: of all); awaited before a job that needs them. */
  readonly rules: (system: string | null) => Promise<void>;
  /** What lists show of every system. */
  readonly prefaces: () => Promise<readonly Preface[]>;
  readonly db: Database;
  readonly library: LibraryApi;
  readonly locks: Locks | undefined;
  readonly gossip: Gossip | null;
  readonly now: () => number;
  readonly post: (message: FromWorker) => void;
}

/** The requests that change the fight, and so its journal: only whoever has the fight may send them. */
const inputs: ReadonlySet<TableRequest['do']> = new Set<TableRequest['do']>([
  'answer',
  'roll',
  'override',
  'wave',
  'prefer',
  'undo',
  'redo',
  'seek',
]);
/** The calls after which every tab reads the library anew. */
const changing: ReadonlySet<keyof LibraryApi> = new Set<keyof LibraryApi>([
  'renameFight',
  'deleteFight',
  'duplicateFight',
  'addFight',
  'saveItem',
  'saveItems',
  'deleteItem',
  'takeBack',
  'emptyBin',
  'clearAll',
  'importText',
]);
const allSaved: FightState['saving'] = { state: 'saved', unsaved: 0, problem: null };
const never = new Promise<never>(() => {});

/**
 * The table worker without the `Worker` around it. Handles jobs one after another, owns the host and the journal of the
 * open fight, and answers a job once its changes are on the disk, or writing them has failed for now. Storage and read
 * failures become error answers, and so do faults of the rules (`rules-failed` of the host). Any other exception is a
 * fault of the worker: the job is not answered, `fatal` is posted, and no further job is handled; the page starts a new
 * worker, which resumes from the journal.
 */
export function serveTable(options: ServerOptions): (envelope: Envelope) => void {
  const { host, rules, prefaces, db, library, locks, gossip, now, post } = options;
  const seats = openSeats({
    host,
    db,
    locks,
    now,
    post,
    tell: (fight) => tell({ changed: fight }),
  });
  const openings = openingsOf({ host, seats, db, rules });
  let crash: CrashPoint | null = null;
  let dead = false;
  let queue: Promise<void> = Promise.resolve();

  function stateOf(done: Omit<Done, 'outcome'> = {}): FightState {
    const session = seats.current();
    return {
      fight: session?.fight ?? null,
      access: session && !session.claim ? 'read' : 'write',
      saving: session?.journal.saving() ?? allSaved,
      savedTo: session?.journal.savedTo() ?? 0,
      ...(done.opened && { opened: done.opened }),
      ...(done.news && { news: done.news }),
    };
  }

  function tell(message: Broadcast): void {
    gossip?.postMessage(message);
    post({ kind: 'library' });
  }

  async function play(request: TableRequest): Promise<Done> {
    const session = seats.current();
    if (!inputs.has(request.do)) return { outcome: host.handle(request) };
    if (session && !session.claim) {
      return {
        outcome: failure('read-only', 'This tab looks on. Take the fight over to play here.', 'do'),
      };
    }
    const reply = host.handle(request);
    const ops = host.takeJournal();
    if (!reply.ok || !('view' in reply) || !session) return { outcome: reply };
    if (crash === 'before-write') throw new Error('broken for a test before the write');
    const written = await writeOps(seats, ops, rowUpdateOf(reply));
    if (crash === 'after-write') throw new Error('broken for a test after the write');
    return { outcome: reply, ...written };
  }

  async function callLibrary(call: keyof LibraryApi, args: readonly unknown[]): Promise<Done> {
    if (call === 'deleteFight') await seats.leave(args[0] as string);
    const value = await (library[call] as (...args: readonly unknown[]) => Promise<unknown>)(...args);
    if (call === 'clearAll') seats.leaveAll();
    if (call === 'renameFight') seats.rename(args[0] as string, args[1] as string);
    return { outcome: { ok: true, value }, ...(changing.has(call) && { told: { library: true } }) };
  }

  async function perform(job: Job): Promise<Done> {
    switch (job.job) {
      case 'start': {
        const { fight, job: _, ...request } = job;
        return openings.begin(fight, null, { do: 'start', ...request });
      }
      case 'adopt':
        return openings.begin(job.fight, job.name ?? null, { do: 'load', record: job.record });
      case 'open':
        return openings.open(job.fight, job.steal ?? false);
      case 'resume':
        return openings.resume(job.memory);
      case 'close':
        seats.seat(null);
        return { outcome: { ok: true, value: null } };
      case 'prefaces':
        return { outcome: { ok: true, value: await prefaces() } };
      case 'rules':
        // A failure is reported by the job that needs the rules.
        await rules(job.system).catch(() => {});
        return { outcome: { ok: true, value: null } };
      case 'table':
        return play(job.request);
      case 'save':
        await seats.current()?.journal.flush();
        return { outcome: { ok: true, value: null } };
      case 'rest':
        await seats.current()?.journal.flush();
        db.rest();
        return { outcome: { ok: true, value: null } };
      case 'library':
        return callLibrary(job.call, job.args);
      case 'crash':
        crash = job.when;
        if (crash === 'now') throw new Error('broken for a test');
        return { outcome: { ok: true, value: null } };
    }
  }

  async function handle({ id, job }: Envelope): Promise<void> {
    if (dead) return never;
    try {
      const needed = rulesForJob(job);
      if (needed !== undefined) await rules(needed);
      const { outcome, told, ...news } = await perform(job);
      post({ kind: 'answer', id, outcome, state: stateOf(news) });
      if (told) tell(told);
    } catch (error) {
      if (error instanceof StorageFailure || error instanceof ReadFailure) {
        const { code, message, place, path, problems }: ReadProblem = error.problem;
        const { ok, error: said } = failure(code, message, path ?? place);
        const outcome = { ok, error: { ...said, ...(problems && { problems }) } };
        post({ kind: 'answer', id, outcome, state: stateOf() });
        return;
      }
      die(error);
    }
  }

  /** Stops handling jobs after a fault of the engine, and tells the page why. */
  function die(error: unknown): void {
    dead = true;
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    post({ kind: 'fatal', message });
  }

  /** Catches up with a fight that is open read-only here and was changed by another tab. */
  async function follow(fight: string): Promise<void> {
    if (dead) return;
    const watched = seats.current();
    if (watched?.fight.id !== fight || watched.claim || watched.journal.saving().unsaved > 0) return;
    const stored = await readFight(db, fight).catch(() => null);
    if (!stored || seats.current() !== watched) return;
    const caughtUp = host.handle({ do: 'follow', record: asJson(stored.record) });
    const reply = caughtUp.ok ? host.handle({ do: 'view' }) : caughtUp;
    if (!reply.ok) return;
    const base = { seq: stored.row.seq, record: stored.record };
    post({ kind: 'followed', reply, state: stateOf({ opened: { base, ops: [] } }) });
  }

  if (gossip) {
    gossip.onmessage = ({ data }: MessageEvent<{ changed?: string }>) => {
      post({ kind: 'library' });
      const { changed } = data;
      if (changed !== undefined) queue = queue.then(() => follow(changed)).catch(die);
    };
  }

  return (envelope) => {
    queue = queue.then(() => handle(envelope));
  };
}
