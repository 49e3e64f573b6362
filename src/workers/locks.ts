/** The right to write to a fight. */
export interface Claim {
  release(): void;
}

/** The name of a fight's lock is this with the fight's id. */
const prefix = 'woundtrack:fight:';

/** The part of `navigator.locks` that is used. */
export type Locks = Pick<LockManager, 'request'>;

/**
 * Milliseconds to wait for a lock: a tab that is reloaded, or leaves a fight, releases it a moment after that shows.
 */
const patience = 800;

/** The names of the locks of fights that tabs hold. */
async function fightLocks(locks: Pick<LockManager, 'query'>): Promise<readonly string[]> {
  const { held = [] } = await locks.query();
  return held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []));
}

/**
 * Waits until no tab has a fight open, however long that takes. At once where locks are not supported, or listing them is
 * refused.
 */
export async function untilFightsAreLeft(
  locks: Pick<LockManager, 'query' | 'request'> | undefined,
): Promise<void> {
  if (!locks) return;
  try {
    for (let open = await fightLocks(locks); open.length > 0; open = await fightLocks(locks))
      for (const name of open) await locks.request(name, { mode: 'shared' }, () => {});
  } catch {
    // Nothing can be learned about other tabs here.
  }
}

/**
 * Whether no tab has a fight open. The answer is given after `patience` at the latest: a fight that was just left holds
 * its lock until what it still had to do is done.
 */
export function areFightsLeft(locks: Parameters<typeof untilFightsAreLeft>[0]): Promise<boolean> {
  return Promise.race([
    untilFightsAreLeft(locks).then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, patience, false)),
  ]);
}

/** Whether a tab plays this fight. `true` where nothing can be learned about other tabs. */
export async function isFightPlayed(
  locks: Pick<LockManager, 'query'> | undefined,
  fight: string,
): Promise<boolean> {
  if (!locks) return true;
  return fightLocks(locks).then(
    (names) => names.includes(`${prefix}${fight}`),
    () => true,
  );
}

/**
 * Claims a fight for this tab. Resolves with `null` when another tab still has it after `patience`; with `steal` the
 * claim is taken from that tab at once. `onLost` is called when another tab steals the claim. Where locks are not
 * supported (plain http on a network address) or refused, every tab gets a claim; then only the sequence numbers of the
 * journal keep two tabs from mixing their entries.
 */
export function claimFight(
  locks: Locks | undefined,
  fight: string,
  options: { readonly steal: boolean; readonly onLost: () => void },
): Promise<Claim | null> {
  if (!locks) return Promise.resolve({ release() {} });
  return new Promise((resolve) => {
    let release = (): void => {};
    let granted = false;
    let released = false;
    const held = new Promise<void>((done) => {
      release = () => {
        released = true;
        done();
      };
    });
    const how: LockOptions = options.steal ? { steal: true } : { signal: AbortSignal.timeout(patience) };
    locks
      .request(`${prefix}${fight}`, how, () => {
        granted = true;
        resolve({ release });
        return held;
      })
      .catch((error: unknown) => {
        if (granted) {
          if (!released) options.onLost();
        } else if (error instanceof Error && error.name === 'TimeoutError') resolve(null);
        else resolve({ release() {} });
      });
  });
}
