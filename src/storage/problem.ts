/** What can go wrong with what the browser keeps for us. */
export const storageProblemCodes = [
  /** There is no IndexedDB, or this browser mode forbids it. */
  'storage-absent',
  /** An older tab holds the old database open, or a newer one waits for us to let go. */
  'storage-blocked',
  /** The disk or the share of this site is full. */
  'storage-full',
  /** The connection dropped and came back neither at once nor a second time. */
  'storage-lost',
  /** It did not answer in time. */
  'storage-slow',
  /** A newer Woundtrack in another tab changed the database. */
  'storage-newer',
  /** Another tab wrote to this fight. */
  'journal-gap',
  /** The fight is no longer in the library. */
  'fight-gone',
  /** What was stored does not fit together. */
  'storage-damaged',
  'storage-failed',
] as const;
export type StorageProblemCode = (typeof storageProblemCodes)[number];

/** A trouble with storing: never a reason to stop the fight. */
export interface StorageProblem {
  readonly code: StorageProblemCode;
  /** One or two sentences for people: what happened, and what to do. */
  readonly message: string;
  /** What was being done to what: `journal of "A duel"`, `settings`. */
  readonly place: string;
}

/** What stands between the fight on the screen and the fight on the disk. */
export interface Saving {
  readonly state: 'saved' | 'saving' | 'unsaved';
  /** How many inputs are only in memory. */
  readonly unsaved: number;
  /** Why, when it is not saved. */
  readonly problem: StorageProblem | null;
}
