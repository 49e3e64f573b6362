/** How long a worker may go on working on a question that was cancelled, before it is terminated. */
export interface GracePeriod {
  /** To be called when the worker has loaded the rules and starts on its first question. */
  begins(): void;
  /** Calls `deed` once the grace period, counted from this call, is over (and not before the worker has begun). */
  whenOver(deed: () => void): void;
}

/** The limits of the grace period in milliseconds; `most` is also how long a worker's beginning is waited for. */
const bounds = { least: 200, most: 2000 };

/**
 * For a worker that is started right now. Its grace period is the time that it took to begin: terminating it sooner
 * would not pay, because the next question would wait for a new worker to load the rules.
 */
export function openGracePeriod(): GracePeriod {
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
