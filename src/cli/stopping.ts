import type { EventEmitter } from 'node:events';

/** The signals that end a program early, with their numbers: Ctrl-C, and whoever ends programs. */
const signals = { SIGINT: 2, SIGTERM: 15 };

interface Stopping {
  /** Aborted when it is to end. A second signal ends it at once. */
  readonly signal: AbortSignal;
  /** What it exits with when all went well: 0, or what shells expect of a program that a signal ended. */
  readonly code: number;
}

/** A program that ends tidily when it is told to: what is known is told first. */
export function openStopping(program: Pick<EventEmitter, 'once'> = process): Stopping {
  const controller = new AbortController();
  let code = 0;
  for (const [name, number] of Object.entries(signals)) {
    program.once(name, () => {
      code = 128 + number;
      controller.abort();
    });
  }
  return {
    signal: controller.signal,
    get code() {
      return code;
    },
  };
}
