/** The right to write to a fight. */
export interface Claim {
  release(): void;
}

/** The name of a fight's lock is this with the fight's id. */
const prefix = 'woundtrack:fight:';

/** Whether any tab holds the lock of a fight. `false` where locks are not supported or the query is refused. */
export async function isFightOpen(locks: Pick<LockManager, 'query'> | undefined): Promise<boolean> {
  const { held = [] } = (await locks?.query().catch(() => null)) ?? {};
  return held.some(({ name }) => name?.startsWith(prefix));
}

/** The part of `navigator.locks` that is used. */
export type Locks = Pick<LockManager, 'request'>;

/**
 * Milliseconds to wait for a lock: a tab that is reloaded releases its locks a moment after the new page requests them.
 */
const patience = 800;

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
