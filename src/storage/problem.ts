/** What can go wrong with the storage of the browser. */
const storageProblemCodes = [
  /** There is no IndexedDB, or this browser mode forbids it. */
  'storage-absent',
  /** Another tab holds an older database open. */
  'storage-blocked',
  /** The disk or the share of this site is full. */
  'storage-full',
  /** The connection was lost, and so was a second one that was opened for another try. */
  'storage-lost',
  /** The database did not answer in time. */
  'storage-slow',
  /** A newer Woundtrack changed the database so that this one cannot use it. */
  'storage-newer',
  /** Another tab wrote to the journal of this fight. */
  'journal-gap',
  /** The fight is no longer in the library. */
  'fight-gone',
  /** What was to be restored does not lie in the bin. */
  'not-in-bin',
  /** What was stored does not fit together. */
  'storage-damaged',
  'storage-failed',
] as const;
export type StorageProblemCode = (typeof storageProblemCodes)[number];

/** A problem of storage: never a reason to stop the fight. */
export interface StorageProblem {
  readonly code: StorageProblemCode;
  /** One or two sentences for people: what happened, and what to do. */
  readonly message: string;
  /** What was being read or written: `the journal of "A duel"`, `the settings`. */
  readonly place: string;
}

/** How far the open fight is saved. */
export interface Saving {
  readonly state: 'saved' | 'saving' | 'unsaved';
  /** How many entries of the journal are only in memory. */
  readonly unsaved: number;
  /** Why, when it is not saved. */
  readonly problem: StorageProblem | null;
}

/** Thrown where storing or reading fails. For documents that cannot be read there is `ReadFailure`. */
export class StorageFailure extends Error {
  readonly problem: StorageProblem;
  constructor(problem: StorageProblem, cause?: unknown) {
    super(problem.message, { cause });
    this.name = 'StorageFailure';
    this.problem = problem;
  }
}

const words: { readonly [code in StorageProblemCode]: string } = {
  'storage-absent':
    'This browser keeps nothing here (a private window, or storage is switched off). The fight goes on in memory: export it before you close the tab.',
  'storage-blocked':
    'Another tab of Woundtrack holds an older version of the library open. Close or reload the other tabs.',
  'storage-full':
    'There is no room left to save. Delete old fights and empty the bin, or free space on this device, then save again.',
  'storage-lost':
    'The browser cannot reach the library: it dropped the connection, or the disk is full. It is tried again by itself.',
  'storage-slow': 'The library does not answer. It is tried again by itself.',
  'storage-newer':
    'A newer Woundtrack in another tab has taken over the library. Reload this tab when the moment is right.',
  'journal-gap':
    'Another tab has played on in this fight. What was entered here is kept in memory: save it as a copy, or reload the page to see what the other tab has.',
  'fight-gone':
    'This fight was deleted from the library. It is kept in memory: save it as a copy to keep it.',
  'not-in-bin': 'It no longer lies in the bin: it was taken back already, or is gone for good.',
  'storage-damaged': 'A part of what was stored is missing or unreadable.',
  'storage-failed': 'The browser could not read or save here, and gives a reason that nobody foresaw.',
};

/**
 * A failure with the standard words for its code. What the browser said (`cause`) is added only to `storage-failed`,
 * for which there are no better words: elsewhere it tells the user nothing, and developers find it as the cause of the
 * error.
 */
export function storageFailure(code: StorageProblemCode, place: string, cause?: unknown): StorageFailure {
  const said = cause instanceof Error ? `${cause.name}: ${cause.message}` : cause;
  const message =
    code !== 'storage-failed' || said === undefined ? words[code] : `${words[code]} (${String(said)})`;
  return new StorageFailure({ code, message, place }, cause);
}

const codeByName: { readonly [name: string]: StorageProblemCode } = {
  QuotaExceededError: 'storage-full',
  VersionError: 'storage-newer',
  SecurityError: 'storage-absent',
  NotSupportedError: 'storage-absent',
};

const nameOf = (error: unknown): string => (error instanceof Error || isNamed(error) ? error.name : '');
const isNamed = (error: unknown): error is { name: string } =>
  typeof error === 'object' && error !== null && typeof (error as { name?: unknown }).name === 'string';

/** The failure that a thrown value stands for. */
export function asFailure(error: unknown, place: string): StorageFailure {
  if (error instanceof StorageFailure) return error;
  return storageFailure(codeByName[nameOf(error)] ?? 'storage-failed', place, error);
}

const dropped = new Set(['InvalidStateError', 'TransactionInactiveError', 'AbortError', 'UnknownError']);

/** Whether the error looks as if the connection was lost, so that a new one may do better. */
export const looksDropped = (error: unknown): boolean => dropped.has(nameOf(error));
