import { openDatabase } from '../storage/database.ts';
import { openLibrary } from '../storage/open-library.ts';
import { openHost } from '../table/host.ts';
import type { Envelope } from './channel.ts';
import { judgeOf } from './judge.ts';
import { newSeed } from './seed.ts';
import { serveTable } from './server.ts';
import { openShelf } from './shelf.ts';

/** The table worker: it owns the open fight and its journal. */
export function beTable(): void {
  const shelf = openShelf();
  const { systems } = shelf;
  const db = openDatabase();
  const now = (): number => Date.now();

  const take = serveTable({
    host: openHost({ systems, newSeed }),
    rules: shelf.read,
    prefaces: shelf.prefaces,
    db,
    library: openLibrary(db, judgeOf(openHost({ systems, newSeed })), now),
    locks: navigator.locks as LockManager | undefined,
    gossip: typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('woundtrack'),
    now,
    post: (message) => postMessage(message),
  });

  self.onmessage = ({ data }: MessageEvent<Envelope>) => take(data);
}
