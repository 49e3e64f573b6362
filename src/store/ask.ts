import type { Accepted } from '../protocol/messages.ts';
import type { TableRequest } from '../workers/client.ts';
import { TableFailure } from '../workers/client.ts';
import { connected } from './connection.ts';

/** Asks the table something that changes no fight and returns the reply. Throws a `TableFailure` when it is refused. */
export async function ask<R extends TableRequest>(request: R): Promise<Accepted<R>> {
  const { outcome } = await connected().table.send({ job: 'table', request: request as TableRequest });
  if (!outcome.ok) throw new TableFailure(outcome.error);
  return outcome as Accepted<R>;
}
