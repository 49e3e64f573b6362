/** How long a worker may go on with what nobody waits for any more. */
export interface Patience {
  /** The worker has read what it needs. */
  begins(): void;
  /** Does something when it has had its time from now on. */
  whenOver(deed: () => void): void;
}

/** The least and the most of it, in milliseconds. */
const bounds = { least: 200, most: 2000 };

/**
 * For a worker that is started right now. It may take as long as it took to begin: sooner would be waste, for what comes
 * next waits for a fresh one instead, which has to read all the rules and is slow at first.
 */
export function openPatience(): Patience {
  const launched = performance.now();
  let start = 0;
  let begins = (): void => {};
  const begun = new Promise<void>((resolve) => {
    begins = resolve;
  });
  return {
    begins() {
      start = performance.now() - launched;
      begins();
    },
    whenOver(deed) {
      const soon = (): unknown => setTimeout(deed, Math.min(Math.max(start, bounds.least), bounds.most));
      void Promise.race([begun, new Promise((late) => setTimeout(late, bounds.most))]).then(soon);
    },
  };
}
