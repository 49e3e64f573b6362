/** The right to write to a fight. */
export interface Claim {
  release(): void;
}

/** What the lock of a fight is called. */
const prefix = 'woundtrack:fight:';

/** Whether any tab has a fight that can be played on. Nobody knows where there are no locks, or none are told of. */
export async function isFightOpen(locks: Pick<LockManager, 'query'> | undefined): Promise<boolean> {
  const { held = [] } = (await locks?.query().catch(() => null)) ?? {};
  return held.some(({ name }) => name?.startsWith(prefix));
}

/** What of `navigator.locks` is used. */
export type Locks = Pick<LockManager, 'request'>;

/** A tab that is being reloaded lets go of its locks a moment later than the new page asks for them. */
const patience = 800;

/**
 * Claims a fight for this tab: `null` when another tab has it. `steal` takes it from there. `onLost` is called
 * when another tab steals it from here. Where there are no locks (plain http on a network address) everybody gets
 * a claim, and the numbers of the journal alone keep two tabs from mixing their fights.
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
