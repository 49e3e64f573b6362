import type { Json } from '../kernel/json.ts';
import type { Request } from '../protocol/messages.ts';
import type { LibraryApi } from '../storage/library.ts';
import type { Job, OddsJob } from './channel.ts';

/**
 * Whose rules must have been read before a worker can do something: those of one system, `null`: of all; `undefined`: no
 * more than it has, or it says itself which, once it knows.
 */
export type Rules = string | null | undefined;

/** The system that a document names; `null` where it names none. */
function named(document: Json | undefined): string | null {
  const system =
    document !== null && typeof document === 'object' && 'system' in document ? document.system : null;
  return typeof system === 'string' ? system : null;
}

/** Calls of the library that judge documents, which may be of any system. */
const judging: ReadonlySet<keyof LibraryApi> = new Set(['importText', 'addFight']);

function forRequest(request: Request): Rules {
  if ('system' in request) return request.system;
  if ('encounter' in request) return named(request.encounter);
  return request.do === 'systems' ? null : undefined;
}

/** For a job of the table worker. The fight on the table has its rules already. */
export function rulesForJob(job: Job): Rules {
  switch (job.job) {
    case 'start':
      return named(job.encounter);
    case 'adopt':
      return named(job.record);
    case 'resume':
      return job.memory.fight.system;
    case 'table':
      return forRequest(job.request);
    case 'library':
      return judging.has(job.call) ? null : undefined;
    default:
      return undefined;
  }
}

/** For a job of the odds worker. */
export function rulesForOdds({ record, encounter, request }: OddsJob): Rules {
  if (record) return record.system;
  return encounter === undefined ? forRequest(request) : named(encounter);
}
