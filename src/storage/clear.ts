import type { Database } from './database.ts';
import { storeNames } from './database.ts';

/** Throws away for good everything that is kept: all of it or, where that fails, nothing. */
export const clearAll = (db: Database): Promise<void> =>
  db.use('the whole library', async (connection) => {
    const tx = connection.transaction(storeNames, 'readwrite', { durability: 'strict' });
    await Promise.all([...storeNames.map((name) => tx.objectStore(name).clear()), tx.done]);
  });
