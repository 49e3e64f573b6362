import type { System } from '../engine/system.ts';
import type { JournalOp } from '../protocol/journal.ts';
import type { ErrorReply, Reply, ReplyTo, Request } from '../protocol/messages.ts';
import { readRequest } from '../protocol/requests.ts';
import { answersAboutChoices } from './about-choices.ts';
import { answersAboutCourses } from './about-courses.ts';
import { answersAboutFights } from './about-fights.ts';
import { answersAboutSystems } from './about-systems.ts';
import { failure } from './failures.ts';
import type { Handlers } from './handlers.ts';
import { answersInPlay } from './in-play.ts';
import type { Playing } from './seat.ts';
import { openSeat } from './seat.ts';

/** One table: it answers messages, and is independent of workers, files and screens. */
export interface Host {
  /** Answers a message. An error reply means that nothing has changed. Never throws. */
  handle<R extends Request>(request: R): ReplyTo<R>;
  handle(message: unknown): Reply;
  /** The changes of the fight since the last call, for a journal. */
  takeJournal(): readonly JournalOp[];
}

export interface HostOptions {
  readonly systems: { readonly [id: string]: System };
  /** A seed for fights that are started without one. */
  readonly newSeed: () => string;
}

/** Opens a table without a fight. The handlers of related messages are in one file each. */
export function openHost(options: HostOptions): Host {
  const seat = openSeat(options.systems);
  const handlers: Handlers = {
    ...answersAboutFights(seat, options),
    ...answersInPlay(seat),
    ...answersAboutChoices(seat),
    ...answersAboutCourses(seat),
    ...answersAboutSystems(options.systems),
  };
  function handle(message: unknown): Reply {
    const read = readRequest(message);
    if (!read.ok) return read;
    const { request } = read;
    const handler = handlers[request.do] as (request: Request) => Reply;
    try {
      return handler(request);
    } catch (thrown) {
      return rulesFailed(thrown, seat.playing());
    }
  }

  return { handle: handle as Host['handle'], takeJournal: seat.takeJournal };
}

/** The error reply for an exception in the rules, which is a bug. The run has restored its state, so play can go on. */
function rulesFailed(thrown: unknown, playing: Playing | null): ErrorReply {
  const said = thrown instanceof Error ? thrown.message : String(thrown);
  const where = playing ? ` (seed ${playing.head.seed}, ${playing.run.start().tape.length} answers)` : '';
  const message = `The rules failed on this, and nothing has changed: ${said}${where}`;
  return failure('rules-failed', message, 'do');
}
