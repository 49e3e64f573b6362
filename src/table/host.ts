import type { System } from '../engine/system.ts';
import type { JournalOp } from '../protocol/journal.ts';
import type { Reply, Request } from '../protocol/messages.ts';
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

/** One table: messages in, replies out. It knows nothing of workers, files or screens. */
export interface Host {
  /** Answers a message. Every refusal changes nothing. Never throws on bad input. */
  handle(request: unknown): Reply;
  /** What the messages since the last take did to the fight, for a journal. */
  takeJournal(): readonly JournalOp[];
}

export interface HostOptions {
  readonly systems: { readonly [id: string]: System };
  /** A seed for fights that are started without one. */
  readonly newSeed: () => string;
}

/** Opens a table with nothing on it. Each kind of message is answered in a file of its own. */
export function openHost(options: HostOptions): Host {
  const seat = openSeat(options.systems);
  const handlers: Handlers = {
    ...answersAboutFights(seat, options),
    ...answersInPlay(seat),
    ...answersAboutChoices(seat),
    ...answersAboutCourses(seat),
    ...answersAboutSystems(options.systems),
  };
  return {
    handle(message) {
      const read = readRequest(message);
      if (!read.ok) return read;
      const { request } = read;
      const handler = handlers[request.do] as (request: Request) => Reply;
      try {
        return handler(request);
      } catch (thrown) {
        return rulesFailed(thrown, seat.playing());
      }
    },
    takeJournal: seat.takeJournal,
  };
}

/** A fault of ours in the rules. The run has gone back to where it was; people can do something else. */
function rulesFailed(thrown: unknown, playing: Playing | null): Reply {
  const said = thrown instanceof Error ? thrown.message : String(thrown);
  const where = playing ? ` (seed ${playing.head.seed}, ${playing.run.start().tape.length} answers)` : '';
  const message = `The rules failed on this, and nothing has changed: ${said}${where}`;
  return failure('rules-failed', message, 'do');
}
