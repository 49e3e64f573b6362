import { nameOfFightCopy } from '../kernel/free-id.ts';
import { connected } from './connection.ts';

/** The name of a copy of a fight, which none of the saved ones has; where they cannot be read it is the first one. */
export async function copyNameOf(fight: { readonly name: string } | null): Promise<string> {
  const saved = await connected()
    .table.library('fights')
    .catch(() => []);
  return nameOfFightCopy(fight?.name ?? 'Fight', saved);
}
