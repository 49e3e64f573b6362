import type { Request } from '../protocol/messages.ts';
import type { LibraryApi } from '../storage/library.ts';
import { systemOf } from '../table/named.ts';
import type { Job, OddsJob } from './channel.ts';

/**
 * Whose rules a worker must load before it handles a job: the id of a system, or `null` for all systems. `undefined`:
 * none beyond those already loaded, or the handler loads them itself once it knows the system.
 */
type Rules = string | null | undefined;

/** Library calls that judge documents, which may belong to any system. */
const judging: ReadonlySet<keyof LibraryApi> = new Set(['importText', 'addFight']);

/** Fights that are unsaved are judged before they go into a backup. */
const hasUnsaved = ([unsaved]: readonly unknown[]): boolean => Array.isArray(unsaved) && unsaved.length > 0;

function forRequest(request: Request): Rules {
  if ('system' in request) return request.system;
  if ('encounter' in request) return systemOf(request.encounter);
  return request.do === 'systems' ? null : undefined;
}

/** The rules for a job of the table worker. Those of the fight on the table are loaded already. */
export function rulesForJob(job: Job): Rules {
  switch (job.job) {
    case 'start':
      return systemOf(job.encounter);
    case 'adopt':
      return systemOf(job.record);
    case 'resume':
      return job.memory.fight.system;
    case 'table':
      return forRequest(job.request);
    case 'library':
      return judging.has(job.call) || (job.call === 'exportAll' && hasUnsaved(job.args)) ? null : undefined;
    default:
      return undefined;
  }
}

/** The rules for a job of the odds worker. */
export function rulesForOdds({ record, encounter, request }: OddsJob): Rules {
  if (record) return record.system;
  return encounter === undefined ? forRequest(request) : systemOf(encounter);
}
