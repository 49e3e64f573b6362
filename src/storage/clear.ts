import type { Database } from './database.ts';
import { storeNames } from './database.ts';

/** Deletes everything that is stored, in one transaction: all of it or nothing. */
export const clearAll = (db: Database): Promise<void> =>
  db.use('the whole library', async (connection) => {
    const tx = connection.transaction(storeNames, 'readwrite', { durability: 'strict' });
    await Promise.all([...storeNames.map((name) => tx.objectStore(name).clear()), tx.done]);
  });
